import Hooke

/// The plot's layout.
struct SpringDrawing {
    let plot: SpringPlot
    let width: Double
    let height: Double
    private let values: PlotFrame
    private let velocities: PlotFrame
    private let samples: [[MotionState<Double>]]
    private let times: [[Double]]
    private let peaks: [[TurningPoint]]

    private static let margin = 24.0
    private static let head = 84.0

    init(_ plot: SpringPlot, width: Double, height: Double) {
        self.plot = plot
        self.width = width
        self.height = height
        let duration = plot.duration
        let count = Int(width)
        peaks = plot.curves.map { curve in
            // More than this many are not told apart.
            Array(curve.motion.turningPoints(in: 0...duration).prefix(count))
        }
        times = peaks.map { points in
            ((0...count).map { Double($0) / Double(count) * duration } + points.map(\.time)).sorted()
        }
        samples = zip(plot.curves, times).map { curve, times in times.map(curve.motion.state(at:)) }

        let (distance, speed) = (plot.tolerance.distance, plot.tolerance.speed)
        let bands = plot.curves.flatMap { [$0.motion.target - distance, $0.motion.target + distance] }
        var value = AxisRange(
            of: samples.joined().map(\.position), holding: plot.curves.map(\.motion.target) + bands)
        // Room for the peaks' labels.
        let room = (value.high - value.low) / 16
        value = AxisRange(low: value.low - room, high: value.high + room)
        let velocity = AxisRange(
            of: samples.joined().map(\.velocity), holding: [0] + (speed.map { [-$0, $0] } ?? []))
        let first = PlotFrame.Quantity(range: value, kind: "muted")
        let second = PlotFrame.Quantity(range: velocity, kind: "muted")
        let events = plot.curves.compactMap { curve -> PlotFrame.Event? in
            guard let settled = curve.motion.settlingDuration(within: plot.tolerance), settled <= duration
            else { return nil }
            let name = plot.curves.count == 1 ? "settled" : curve.label
            return PlotFrame.Event(time: settled, label: "\(Self.short(settled)) s \(name)")
        }
        let time = AxisRange(low: 0, high: duration)
        let leftRoom = max(PlotFrame.room(first), PlotFrame.room(second))
        let both = height - Self.head - Self.margin
        values = PlotFrame(
            width: width - 2 * Self.margin, height: both * 0.6, time: time, first: first, events: events,
            hasTimes: false, leftRoom: leftRoom)
        velocities = PlotFrame(
            width: width - 2 * Self.margin, height: both * 0.4, time: time, first: second,
            leftRoom: leftRoom)
    }

    /// Four significant digits.
    private static func short(_ value: Double) -> String {
        if value == 0 { return "0" }
        guard value.magnitude < 1e6, value.magnitude >= 1e-4 else { return value.description }
        var decimals = 0
        var scale = value.magnitude
        while scale < 1000 {
            scale *= 10
            decimals += 1
        }
        return Markup.number(value, decimals: decimals)
    }

    func svg() -> String {
        let size = "width=\"\(values.number(width))\" height=\"\(values.number(height))\""
        let box = "0 0 \(values.number(width)) \(values.number(height))"
        let room = width - 2 * Self.margin
        let title = plot.curves.map(\.label).joined(separator: ", ")
        var svg = """
            <?xml version="1.0" encoding="UTF-8"?>
            <svg xmlns="http://www.w3.org/2000/svg" \(size) viewBox="\(box)" role="img" \
            aria-labelledby="title desc">
            <title id="title">\(Markup.escaped(title))</title>
            <desc id="desc">\(Markup.escaped(story))</desc>
            <style>
            \(PreviewStyle.css)</style>
            <rect class="paper" width="100%" height="100%"/>

            """
        svg += heading(title, y: 40, size: 20, "ink", weight: "700", room)
        svg += heading(subtitle, y: 62, size: 13, "ink muted", weight: "400", room)
        svg += panel(values, top: Self.head, drawn: valuePanel())
        svg += panel(velocities, top: Self.head + values.height, drawn: velocityPanel())
        return svg + "</svg>\n"
    }

    private func heading(
        _ text: String, y: Double, size: Double, _ kind: String, weight: String, _ room: Double
    ) -> String {
        let shown = Markup.escaped(Markup.truncated(text, size: size, width: room))
        return "<text class=\"\(kind)\" x=\"\(values.number(Self.margin))\" y=\"\(values.number(y))\""
            + " font-size=\"\(values.number(size))\" font-weight=\"\(weight)\">\(shown)</text>\n"
    }

    private func panel(_ frame: PlotFrame, top: Double, drawn: String) -> String {
        "<g transform=\"translate(\(frame.number(Self.margin)) \(frame.number(top)))\">\n" + drawn + "</g>\n"
    }

    /// The story in words.
    private var story: String {
        func sentence(_ motion: SpringMotion<Double>) -> String {
            var parts = ["\(motion.spring.regime.rawValue), from \(Self.short(motion.start))"]
            parts[0] += " to \(Self.short(motion.target))"
            if let settled = motion.settlingDuration(within: plot.tolerance) {
                parts.append(
                    "settles within \(Self.short(plot.tolerance.distance)) after \(Self.short(settled)) s")
            } else {
                parts.append("never settles within \(Self.short(plot.tolerance.distance))")
            }
            if motion.overshoot > 0 { parts.append("overshoots by \(Self.short(motion.overshoot))") }
            return parts.joined(separator: ", ")
        }
        guard plot.curves.count > 1 else { return sentence(plot.curves[0].motion) }
        return plot.curves.map { "\($0.label): \(sentence($0.motion))" }.joined(separator: "; ")
    }

    private var subtitle: String {
        guard plot.curves.count > 1 else { return story }
        let ends = Set(
            plot.curves.map { "from \(Self.short($0.motion.start)) to \(Self.short($0.motion.target))" })
        let way = ends.count == 1 ? ends.joined() + ", " : ""
        return way
            + "the times from which each stays within \(Self.short(plot.tolerance.distance)) of its target"
    }

    private func valuePanel() -> String {
        var svg = ""
        var targets: [Double] = []
        for curve in plot.curves where !targets.contains(curve.motion.target) {
            targets.append(curve.motion.target)
            svg += band(values, around: curve.motion.target, plot.tolerance.distance)
        }
        svg += values.axes(firm: targets) + values.events()
        svg += lines(values, "", \.position)
        for (index, curve) in plot.curves.enumerated() {
            for point in peaks[index].prefix(24) where isNotable(point, curve.motion) {
                svg += values.dot(point.time, point.position, "dot s\(index)")
            }
        }
        if plot.curves.count == 1 { svg += peakLabels() }
        return svg + keys()
    }

    /// The values of the peaks that are seen as such, where they do not meet.
    private func peakLabels() -> String {
        let target = plot.curves[0].motion.target
        var svg = ""
        var (freeAbove, freeBelow) = (0.0, 0.0)
        for point in peaks[0].prefix(24) where isNotable(point, plot.curves[0].motion) {
            let label = Self.short(point.position)
            let half = Markup.width(label, size: PlotFrame.font) / 2
            // Clear of the axis and its numbers.
            let x = max(values.x(point.time), values.x(0) + half + 6)
            let y = values.y(point.position)
            let isHigh = point.position > target
            guard (y - values.y(target)).magnitude >= 6, x - half >= (isHigh ? freeAbove : freeBelow) else {
                continue
            }
            svg += values.text(x, y + (isHigh ? -8 : 17), label, "ink halo", anchor: "middle")
            if isHigh { freeAbove = x + half + 6 } else { freeBelow = x + half + 6 }
        }
        return svg
    }

    /// A peak away from the ends of the curve and outside the band.
    private func isNotable(_ point: TurningPoint, _ motion: SpringMotion<Double>) -> Bool {
        point.time > 0 && (point.position - motion.target).magnitude > plot.tolerance.distance
    }

    private func velocityPanel() -> String {
        var svg = plot.tolerance.speed.map { band(velocities, around: 0, $0) } ?? ""
        svg += velocities.axes(firm: [0])
        svg += lines(velocities, " thin", \.velocity)
        return svg + velocities.text(velocities.left, 12, "velocity, 1/s", "ink")
    }

    private func lines(
        _ frame: PlotFrame, _ weight: String, _ part: KeyPath<MotionState<Double>, Double>
    ) -> String {
        plot.curves.indices.map { index in
            frame.curve(
                zip(times[index], samples[index]).map { ($0, $1[keyPath: part]) }, kind: "s\(index)\(weight)")
        }.joined()
    }

    private func band(_ frame: PlotFrame, around value: Double, _ room: Double) -> String {
        let (top, bottom) = (frame.y(value + room), frame.y(value - room))
        // Thin bands are still seen.
        let height = max(bottom - top, 1.5)
        let y = "y=\"\(frame.number((top + bottom - height) / 2))\" height=\"\(frame.number(height))\""
        return "<rect class=\"band\" x=\"\(frame.number(frame.left))\" \(y)"
            + " width=\"\(frame.number(frame.right - frame.left))\"/>\n"
    }

    /// What is what, above the values: the curves if there are several, and the band.
    private func keys() -> String {
        var svg = ""
        var x = values.left
        if plot.curves.count == 1 {
            svg += values.text(x, 12, "value", "ink")
        } else {
            for (index, curve) in plot.curves.enumerated() {
                let label = Markup.truncated(curve.label, size: PlotFrame.font, width: 150)
                svg += values.key(label, "s\(index)", at: x)
                x += PlotFrame.keyWidth(label) + 16
            }
        }
        let name = "settled: ±\(Self.short(plot.tolerance.distance))"
        let start = values.right - PlotFrame.keyWidth(name)
        guard start > x else { return svg }
        return svg
            + "<rect class=\"band\" x=\"\(values.number(start))\" y=\"3\" width=\"18\" height=\"10\"/>\n"
            + values.text(start + 24, 12, name, "ink")
    }
}
