/// A plot of the fraction and its velocity against time, with shaded phases, marked events and labelled axes.
///
/// The filmstrip and the player page share it. It draws SVG into the rectangle (0, 0, width, height).
struct FractionPlot {
    let recording: MotionRecording
    /// The axes; the player page reads their positions.
    let frame: PlotFrame
    private let fraction: PlotFrame.Quantity
    private let velocity: PlotFrame.Quantity

    private static let stripHeight = 16.0

    /// Creates the plot of a valid recording with at least one frame. With `recordings`, all of them share
    /// the axes.
    init(
        _ recording: MotionRecording, among recordings: [MotionRecording] = [], width: Double, height: Double
    ) {
        self.recording = recording
        let all = recordings.isEmpty ? [recording] : recordings
        let frames = all.flatMap(\.frames)
        let times = frames.map(\.time) + all.flatMap(\.events).map(\.time)
        var time = AxisRange(of: times, holding: [])
        if let first = times.min(), let last = times.max(), last > first {
            (time.low, time.high) = (first, last)
        }
        fraction = PlotFrame.Quantity(
            range: AxisRange(of: frames.map(\.fraction), holding: [0, 1]), kind: "fraction")
        velocity = PlotFrame.Quantity(
            range: AxisRange(of: frames.map(\.fractionVelocity), holding: [0]), kind: "velocity")
        frame = PlotFrame(
            width: width, height: height, time: time, first: fraction, second: velocity,
            events: recording.events.map { PlotFrame.Event(time: $0.time, label: $0.label) },
            strip: Self.stripHeight)
    }

    /// Returns the plot as SVG elements, styled by `PreviewStyle.css`. The frames `chosen` are marked with
    /// dots.
    func svg(chosen: [Int] = []) -> String {
        var svg = title()
        svg += phases()
        svg += frame.axes(firm: [0, 1])
        svg += frame.events()
        svg += curve(\.fractionVelocity, velocity)
        svg += curve(\.fraction, fraction)
        for index in chosen {
            let chosen = recording.frames[index]
            guard chosen.fraction.magnitude < drawableLimit else { continue }
            svg += frame.dot(chosen.time, chosen.fraction)
        }
        return svg
    }

    private func title() -> String {
        let velocityName = frame.width >= 480 ? "fraction velocity, 1/s" : "velocity, 1/s"
        return frame.key("fraction", "fraction", at: (frame.left, 8))
            + frame.key(
                velocityName, "velocity", at: (frame.right - PlotFrame.keyWidth(velocityName), 8))
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

    private func curve(
        _ value: KeyPath<MotionRecording.Frame, Double>, _ quantity: PlotFrame.Quantity
    ) -> String {
        frame.curve(recording.frames.map { ($0.time, $0[keyPath: value]) }, quantity)
    }
}
