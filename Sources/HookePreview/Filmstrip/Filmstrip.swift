import HookeTransitions

/// Draws a transition as one picture: a row of small screens above a plot of the fraction.
public enum Filmstrip {
    /// Returns the filmstrip as a self-contained SVG document, without scripts, fonts or links.
    ///
    /// - The row has the first frame, the last, the release, the overshoot if there is one, and frames
    ///   between them that spread time and movement evenly. A recording with at most `frameCount` frames
    ///   shows all.
    /// - Each screen shows the projected views with their opacity and clipping, the finger and its trail.
    ///   Events are above it; time and fraction are below.
    /// - Translucent views are blended one by one, because each has its own opacity. The empty screen is
    ///   light grey in both colour schemes.
    ///
    /// - Parameters:
    ///   - recording: the recording to draw.
    ///   - frameCount: the largest number of screens; at least 1.
    /// - Throws: `PreviewError.badRecording` if `recording.validate()` throws.
    public static func svg(
        of recording: SceneRecording, frameCount: Int = 9
    ) throws(PreviewError) -> String {
        precondition(frameCount >= 1, "frameCount is \(frameCount); a strip has at least 1 frame")
        try recording.validate()
        var strip = FilmstripDrawing(recording, chosen: recording.representativeFrames(count: frameCount))
        return strip.svg()
    }
}

private struct FilmstripDrawing {
    let recording: SceneRecording
    /// The indices of the frames to show.
    let chosen: [Int]
    private var drawing: SceneDrawing
    private let screen: SIMD2<Double>
    private let cell: Double
    private let width: Double
    private let height: Double

    private static let margin = 28.0
    private static let gap = 18.0
    private static let screensTop = 104.0
    private static let plotHeight = 320.0

    init(_ recording: SceneRecording, chosen: [Int]) {
        (self.recording, self.chosen) = (recording, chosen)
        let size = recording.extent
        let limit = size.y >= size.x ? SIMD2(124.0, 262.0) : SIMD2(176.0, 120.0)
        drawing = SceneDrawing(recording, scale: min(limit.x / size.x, limit.y / size.y))
        screen = size * drawing.scale
        cell = max(screen.x, 96)
        let row = Double(chosen.count) * (cell + Self.gap) - Self.gap
        width = max(row, 760) + 2 * Self.margin
        height = Self.screensTop + screen.y + 56 + Self.plotHeight + Self.margin
    }

    mutating func svg() -> String {
        let body = body()
        return Markup.document(
            width: width, height: height, title: recording.title, description: recording.pictureDescription,
            body: body)
    }

    private mutating func body() -> String {
        var svg = Markup.paper
        let room = width - 2 * Self.margin
        svg += text(Self.margin, 42, recording.title, size: 20, kind: "ink", weight: "700", limit: room)
        svg += text(Self.margin, 64, recording.subtitle, size: 13, kind: "ink muted", limit: room)
        guard !chosen.isEmpty else {
            svg += text(Self.margin, 120, "No frames were recorded.", size: 14, kind: "ink")
            return svg
        }
        let screens = chosen.map { drawing.screen($0) }
        svg += drawing.defs
        for (place, screenElements) in screens.enumerated() {
            let left = Self.margin + Double(place) * (cell + Self.gap)
            svg += caption(chosen[place], at: left + cell / 2)
            svg +=
                drawing.placed(screenElements, at: SIMD2(left + (cell - screen.x) / 2, Self.screensTop))
                + "\n"
        }
        return svg + plot()
    }

    private func plot() -> String {
        let top = Self.screensTop + screen.y + 56
        let column = recording.summary.isEmpty ? 0.0 : 340.0
        let room = width - 2 * Self.margin
        let plotWidth = recording.summary.isEmpty ? room : room - column - 28
        let plot = FractionPlot(recording, width: plotWidth, height: Self.plotHeight)
        var svg = "<g transform=\"translate(\(number(Self.margin)) \(number(top)))\">\n"
        svg += plot.svg(chosen: chosen) + "</g>\n"
        let left = width - Self.margin - column
        let rows = summaryRows(column)
        let lowest = top + Self.plotHeight
        var baseline = top + 12
        for row in rows {
            guard baseline + Double(row.lines.count + row.skipped - 1) * 15 <= lowest else { break }
            svg += text(left, baseline, row.key, size: 12, kind: "ink muted", limit: column)
            for (number, line) in row.lines.enumerated() {
                svg += text(
                    left + column, baseline + Double(number + row.skipped) * 15, line, size: 12, kind: "ink",
                    anchor: "end", limit: column)
            }
            baseline += Double(row.lines.count + row.skipped - 1) * 15 + 18
        }
        return svg
    }

    /// The lines of the summary, with long values in several lines.
    private func summaryRows(_ column: Double) -> [(key: String, lines: [String], skipped: Int)] {
        recording.summary.map { line in
            let key = Markup.truncated(line.key, size: 12, width: column * 0.6)
            let beside = column - Markup.width(key, size: 12) - 12
            if Markup.width(line.value, size: 12) <= beside { return (key, [line.value], 0) }
            return (key, Markup.wrapped(line.value, size: 12, width: column, most: 4), 1)
        }
    }

    private func caption(_ index: Int, at center: Double) -> String {
        let frame = recording.frames[index]
        let happening = recording.events(showing: index)
        var name = frame.phase.rawValue
        if !happening.isEmpty {
            name = happening.map(\.label).joined(separator: " · ")
        } else if index == recording.overshootIndex {
            name = "overshoot"
        }
        let under = Self.screensTop + screen.y
        return text(
            center, Self.screensTop - 10, name, size: 11,
            kind: happening.isEmpty ? "ink muted" : "ink", weight: happening.isEmpty ? "400" : "600",
            anchor: "middle", limit: cell + Self.gap - 6)
            + text(
                center, under + 19, seconds(frame.time), size: 12, kind: "ink", weight: "600",
                anchor: "middle")
            + text(
                center, under + 35, percent(frame.fraction), size: 11, kind: "ink fraction", anchor: "middle")
    }

    private func number(_ value: Double) -> String { Markup.number(value) }

    private func text(
        _ x: Double, _ y: Double, _ text: String, size: Double, kind: String, weight: String = "400",
        anchor: String = "start", limit: Double = .infinity
    ) -> String {
        let shown = Markup.truncated(text, size: size, width: limit)
        guard !shown.isEmpty else { return "" }
        return "<text class=\"\(kind)\" x=\"\(number(x))\" y=\"\(number(y))\" text-anchor=\"\(anchor)\""
            + " font-size=\"\(number(size))\" font-weight=\"\(weight)\">\(Markup.escaped(shown))</text>\n"
    }
}

extension SceneRecording {
    /// A text description of the picture, for accessibility.
    var pictureDescription: String {
        guard let first = frames.first, let last = frames.last else { return "No frames were recorded." }
        var parts = [subtitle].filter { !$0.isEmpty }
        parts.append(
            "\(frames.count) frames from \(seconds(first.time)) to \(seconds(last.time));"
                + " the fraction goes from \(percent(first.fraction)) to \(percent(last.fraction)).")
        for event in events { parts.append("\(event.label) at \(seconds(event.time)).") }
        return parts.joined(separator: " ")
    }
}

private func seconds(_ time: Double) -> String { "\(Markup.fixed(time, decimals: 3)) s" }
private func percent(_ fraction: Double) -> String { "\(Markup.fixed(fraction * 100, decimals: 1)) %" }
