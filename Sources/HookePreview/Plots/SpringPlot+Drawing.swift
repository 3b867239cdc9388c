import Hooke

struct SpringDrawing {
    let plot: SpringPlot
    private let sheet: PlotSheet
    private let samples: [[MotionState<Double>]]
    private let times: [[Double]]
    private let peaks: [[TurningPoint]]

    private var values: PlotFrame { sheet.values }
    private var velocities: PlotFrame { sheet.rates }

    init(_ plot: SpringPlot, width: Double, height: Double) {
        self.plot = plot
        let duration = plot.duration
        let count = Int(width)
        peaks = plot.curves.map { curve in
            // More peaks than pixel columns cannot be distinguished.
            Array(curve.motion.turningPoints(in: 0...duration).prefix(count))
        }
        times = peaks.map { points in
            ((0...count).map { Double($0) / Double(count) * duration } + points.map(\.time)).sorted()
        }
        samples = zip(plot.curves, times).map { curve, times in times.map(curve.motion.state(at:)) }

        let speed = plot.tolerance.speed
        let bands = plot.curves.flatMap { curve in
            let room = plot.room(curve.motion)
            return [curve.motion.target - room, curve.motion.target + room]
        }
        var value = AxisRange(
            of: samples.joined().map(\.position), holding: plot.curves.map(\.motion.target) + bands)
        // Leave room for the labels of the peaks.
        let room = (value.high - value.low) / 16
        value = AxisRange(low: value.low - room, high: value.high + room)
        let velocity = AxisRange(
            of: samples.joined().map(\.velocity), holding: [0] + (speed.map { [-$0, $0] } ?? []))
        let events = plot.curves.compactMap { curve -> PlotFrame.Event? in
            guard let settled = curve.motion.settlingDuration(within: plot.tolerance), settled <= duration
            else { return nil }
            let name = plot.curves.count == 1 ? "settled" : curve.label
            return PlotFrame.Event(time: settled, label: "\(Markup.short(settled)) s \(name)")
        }
        sheet = PlotSheet(
            width: width, height: height, title: plot.curves.map(\.label).joined(separator: ", "),
            brief: plot.curves.count > 1 ? "\(plot.curves.count) springs" : nil,
            textDescription: Self.textDescription(plot), subtitle: Self.subtitle(plot),
            time: AxisRange(low: 0, high: duration),
            values: value, rates: velocity, events: events,
            lines: plot.curves.count > 1 ? plot.curves.map(\.label) : [],
            band: plot.curves.count > 1 ? Self.bandName(plot) : nil)
    }

    func svg() -> String { sheet.svg(values: valuePanel(), rates: velocityPanel()) }

    private static func textDescription(_ plot: SpringPlot) -> String {
        func sentence(_ motion: SpringMotion<Double>) -> String {
            var parts = ["\(motion.spring.reportedRegime.rawValue), from \(Markup.short(motion.start))"]
            parts[0] += " to \(Markup.short(motion.target))"
            if let settled = motion.settlingDuration(within: plot.tolerance) {
                parts.append("settles within \(plot.toleranceText) after \(Markup.short(settled)) s")
            } else {
                parts.append("never settles within \(plot.toleranceText)")
            }
            if motion.overshoot > 0 { parts.append("overshoots by \(Markup.short(motion.overshoot))") }
            return parts.joined(separator: ", ")
        }
        guard plot.curves.count > 1 else { return sentence(plot.curves[0].motion) }
        return plot.curves.map { "\($0.label): \(sentence($0.motion))" }.joined(separator: "; ")
    }

    private static func subtitle(_ plot: SpringPlot) -> String {
        guard plot.curves.count > 1 else { return textDescription(plot) }
        let ends = Set(
            plot.curves.map { "from \(Markup.short($0.motion.start)) to \(Markup.short($0.motion.target))" })
        let range = ends.count == 1 ? ends.joined() + ", " : ""
        return range
            + "the times from which each stays within \(plot.toleranceText) of its target"
    }

    private func valuePanel() -> String {
        var svg = ""
        var targets: [Double] = []
        for target in plot.curves.map(\.motion.target) where !targets.contains(target) {
            targets.append(target)
            // Springs with one target may have bands of several widths.
            let rooms = plot.curves.filter { $0.motion.target == target }.map { plot.room($0.motion) }
            svg += band(values, around: target, rooms.max() ?? 0)
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

    /// Returns the values of the notable peaks, where they do not overlap.
    private func peakLabels() -> String {
        let target = plot.curves[0].motion.target
        var svg = ""
        var (freeAbove, freeBelow) = (0.0, 0.0)
        for point in peaks[0].prefix(24) where isNotable(point, plot.curves[0].motion) {
            let label = Markup.short(point.position)
            let half = Markup.width(label, size: PlotFrame.font) / 2
            // Keep the label off the axis and its numbers.
            let x = max(values.x(point.time), values.x(0) + half + 6)
            let y = values.y(point.position)
            let isHigh = point.position > target
            guard (y - values.y(target)).magnitude >= 6, x - half >= (isHigh ? freeAbove : freeBelow) else {
                continue
            }
            let baseline = y + (isHigh ? -8 : 17)
            // A low panel has no room below the curve.
            guard baseline <= values.bottom else { continue }
            svg += values.text(x, baseline, label, "ink halo", anchor: "middle")
            if isHigh { freeAbove = x + half + 6 } else { freeBelow = x + half + 6 }
        }
        return svg
    }

    /// Whether a peak is after the start of the curve and outside the band.
    private func isNotable(_ point: TurningPoint, _ motion: SpringMotion<Double>) -> Bool {
        point.time > 0 && (point.position - motion.target).magnitude > plot.room(motion)
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
        // Keep thin bands visible.
        let height = max(bottom - top, 1.5)
        let y = "y=\"\(frame.number((top + bottom - height) / 2))\" height=\"\(frame.number(height))\""
        return "<rect class=\"band\" x=\"\(frame.number(frame.left))\" \(y)"
            + " width=\"\(frame.number(frame.right - frame.left))\"/>\n"
    }

    private func keys() -> String {
        guard plot.curves.count == 1 else { return sheet.keys() }
        let name = Self.bandName(plot)
        return values.text(values.left, 12, "value", "ink")
            + values.key(name, nil, at: (values.right - PlotFrame.keyWidth(name), 8))
    }

    private static func bandName(_ plot: SpringPlot) -> String {
        let tolerance = plot.tolerance
        let room = tolerance.isRelative ? tolerance.distance * 100 : tolerance.distance
        return "settled: ±\(Markup.short(room))\(tolerance.isRelative ? " %" : "")"
    }
}

extension SpringPlot {
    /// The distance from the target within which a motion counts as settled.
    fileprivate func room(_ motion: SpringMotion<Double>) -> Double {
        tolerance.absolute(excursion: motion.excursion).distance
    }

    /// The distance of the tolerance in words.
    fileprivate var toleranceText: String {
        tolerance.isRelative
            ? "\(Markup.short(tolerance.distance * 100)) % of the largest distance"
            : Markup.short(tolerance.distance)
    }
}
