import HookeTransitions

/// A plot of a recording against time: the fraction above, its velocity below, with shaded phases and marked events.
///
/// Without a gesture the fraction is the share of the time, so the plot has the progress of up to three properties
/// instead. It draws SVG into the rectangle (0, 0, width, height).
struct FractionPlot {
    let recording: SceneRecording
    /// The axes of the upper panel.
    let frame: PlotFrame
    /// The axes of the lower panel.
    let rates: PlotFrame
    private let curves: [Curve]
    private let rateTop: Double

    private struct Curve {
        var name: String
        var values: [Double]
        var rates: [Double]
    }

    private static let stripHeight = 16.0

    /// Creates the plot of a valid recording with at least one frame.
    init(_ recording: SceneRecording, width: Double, height: Double) {
        self.recording = recording
        let frames = recording.frames
        let times = frames.map(\.time) + recording.events.map(\.time)
        var time = AxisRange(of: times, holding: [])
        if let first = times.min(), let last = times.max(), last > first {
            (time.low, time.high) = (first, last)
        }
        curves = Self.curves(of: recording)
        let value = PlotFrame.Quantity(
            range: AxisRange(of: curves.flatMap(\.values), holding: [0, 1]), kind: "muted")
        let rate = PlotFrame.Quantity(
            range: AxisRange(of: curves.flatMap(\.rates), holding: [0]), kind: "muted")
        let leftRoom = max(PlotFrame.room(value), PlotFrame.room(rate))
        rateTop = (height * 0.6).rounded()
        frame = PlotFrame(
            width: width, height: rateTop, time: time, first: value,
            events: recording.events.map { PlotFrame.Event(time: $0.time, label: $0.label) },
            strip: Self.stripHeight, hasTimes: false, leftRoom: leftRoom)
        rates = PlotFrame(
            width: width, height: height - rateTop, time: time, first: rate, leftRoom: leftRoom)
    }

    private static func curves(of recording: SceneRecording) -> [Curve] {
        let frames = recording.frames
        let driven = [
            Curve(name: "fraction", values: frames.map(\.fraction), rates: frames.map(\.fractionVelocity))
        ]
        if recording.isDriven { return driven }
        let moving = GraphValues.progress(of: recording, most: 3)
        return moving.isEmpty
            ? driven
            : moving.map { column in
                Curve(
                    name: column.name, values: column.values,
                    rates: GraphValues.rates(of: column.values, at: frames.map(\.time)))
            }
    }

    /// Returns the plot as SVG elements, styled by `PreviewStyle.css`. The frames `chosen` are marked with
    /// dots.
    func svg(chosen: [Int] = []) -> String {
        var svg = title()
        svg += phases()
        svg += frame.axes(firm: [0, 1])
        svg += frame.events()
        for (number, curve) in curves.enumerated() {
            svg += self.curve(curve.values, in: frame, "s\(number)\(recording.isDriven ? " fraction" : "")")
        }
        for index in chosen {
            let value = curves[0].values[index]
            guard value.magnitude < drawableLimit else { continue }
            svg += frame.dot(recording.frames[index].time, value)
        }
        svg += "<g transform=\"translate(0 \(frame.number(rateTop)))\">\n"
        svg += rates.axes(firm: [0])
        for (number, curve) in curves.enumerated() {
            svg += self.curve(curve.rates, in: rates, "s\(number) thin")
        }
        let name = recording.isDriven ? "fraction velocity, 1/s" : "velocity of the progress, 1/s"
        return svg + rates.text(rates.left, 14, name, "ink") + "</g>\n"
    }

    private func title() -> String {
        if recording.isDriven { return frame.text(frame.left, 12, "fraction", "ink") }
        var svg = ""
        var x = frame.left
        for (number, curve) in curves.enumerated() {
            let room = (frame.right - frame.left) / Double(curves.count) - 40
            let words = (number == 0 ? "progress of " : "") + curve.name
            let name = Markup.truncated(words, size: PlotFrame.font, width: room)
            svg += frame.key(name, "s\(number)", at: (x, 8))
            x += PlotFrame.keyWidth(name) + 16
        }
        return svg
    }

    private func phases() -> String {
        var svg = ""
        let stripTop = frame.top - Self.stripHeight
        for span in recording.phaseSpans {
            let from = frame.x(span.start)
            let width = max(frame.x(span.end) - from, 0)
            let name = span.phase.rawValue
            let place = "class=\"phase \(name)\" x=\"\(frame.number(from))\" width=\"\(frame.number(width))\""
            let top = "y=\"\(frame.number(stripTop))\""
            svg += "<rect \(place) \(top) height=\"\(frame.number(frame.bottom - stripTop))\">"
            svg += "<title>\(name)</title></rect>\n"
            svg += "<rect \(place) \(top) height=\"\(frame.number(Self.stripHeight))\"/>\n"
            if Markup.width(name, size: PlotFrame.font) + 8 <= width {
                svg += frame.text(from + width / 2, frame.top - 4.5, name, "ink", anchor: "middle")
            }
        }
        return svg
    }

    private func curve(_ values: [Double], in panel: PlotFrame, _ kind: String) -> String {
        panel.curve(zip(recording.frames, values).map { ($0.time, $1) }, kind: kind)
    }
}
