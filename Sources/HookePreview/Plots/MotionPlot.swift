import Hooke

/// A plot of motions against time: values above, velocities and accelerations below, and dashed lines at events such
/// as the switch to another motion.
///
/// ```swift
/// import HookePreview
///
/// let motion = SpringMotion(spring: .bouncy, from: 0, to: 100, initialVelocity: 400)
/// let plot = try MotionPlot(
///     [MotionPlot.Line(label: "thrown", motion: motion)],
///     events: [MotionPlot.Event(time: 0.5, label: "at the target")], until: 1.2)
/// let svg = plot.svg()
/// ```
public struct MotionPlot: Sendable {
    /// A motion of a number, with its label.
    public struct Line: Sendable {
        /// The name in the picture.
        public var label: String
        /// The times at which the motion may have a jump or a corner.
        public var corners: [Double]
        /// Returns position, velocity and acceleration at a time.
        public var state: @Sendable (Double) -> MotionState<Double>

        /// Creates a line from an evaluator.
        public init(
            label: String, corners: [Double] = [], state: @escaping @Sendable (Double) -> MotionState<Double>
        ) {
            (self.label, self.corners, self.state) = (label, corners, state)
        }

        /// Creates a line of a motion.
        public init(label: String, corners: [Double] = [], motion: some Motion<Double>) {
            self.init(label: label, corners: corners) { time in
                MotionState(
                    position: motion.position(at: time), velocity: motion.velocity(at: time),
                    acceleration: motion.acceleration(at: time))
            }
        }
    }

    /// A time with a label.
    public struct Event: Sendable {
        /// The time, in seconds.
        public var time: Double
        /// The text in the picture.
        public var label: String

        /// Creates an event.
        public init(time: Double, label: String) {
            (self.time, self.label) = (time, label)
        }
    }

    /// The lines, in drawing order.
    public let lines: [Line]
    /// The events that are drawn.
    public let events: [Event]
    /// The title; `nil` uses the lines' names.
    public let title: String?
    /// The times shown, in seconds.
    public let time: ClosedRange<Double>

    /// The largest number of lines.
    public static let maximumLineCount = PlotRules.maximumLineCount

    /// Creates a plot of one to six motions.
    /// - Parameters:
    ///   - lines: The motions, in drawing order.
    ///   - events: Times to mark; those outside the shown times are left out.
    ///   - title: The title; `nil` uses the lines' names.
    ///   - start: The first time, in seconds.
    ///   - end: The last time, in seconds.
    /// - Throws: `PreviewError.badPlot` if there are too few or too many lines, or if the range of times is empty or a
    ///   time is too large.
    public init(
        _ lines: [Line], events: [Event] = [], title: String? = nil, from start: Double = 0, until end: Double
    ) throws(PreviewError) {
        try PlotRules.check(lines.count, .curves)
        guard start.magnitude < drawableLimit, end.magnitude < drawableLimit, end > start else {
            throw .badPlot(
                field: .time, value: "\(start) to \(end)",
                accepted: "a non-empty range of times below \(drawableLimit)")
        }
        self.lines = lines
        self.events = events.filter { $0.time >= start && $0.time <= end }
        self.title = title
        time = start...end
    }

    /// Returns a self-contained SVG document in the reader's colour scheme, without scripts, fonts or links.
    ///
    /// - Parameters:
    ///   - width: At least 320 pixels.
    ///   - height: At least 280 pixels.
    public func svg(width: Double = 760, height: Double = 640) -> String {
        PlotRules.checkSize(width, height)
        let drawn = lines.map { line in
            let state = line.state
            return LinePlot.Line(
                label: line.label, value: { state($0).position }, rate: { state($0).velocity },
                secondRate: { state($0).acceleration }, knots: line.corners,
                textDescription: textDescription(of: line, columns: Int(width)))
        }
        return LinePlot(
            title: title, kinds: "motions", lines: drawn,
            time: AxisRange(low: time.lowerBound, high: time.upperBound),
            events: events,
            subtitle: "\(lines.count) motions over time, with their velocities and accelerations"
        ).svg(width: width, height: height)
    }

    private func textDescription(of line: Line, columns: Int) -> String {
        let step = (time.upperBound - time.lowerBound) / Double(columns)
        let values = (0...columns).map { line.state(time.lowerBound + Double($0) * step).position }
            .filter { $0.magnitude < drawableLimit }
        guard let first = values.first, let last = values.last, let low = values.min(),
            let high = values.max()
        else { return "too large to draw" }
        return "from \(Markup.short(first)) to \(Markup.short(last)), between \(Markup.short(low)) and "
            + Markup.short(high)
    }
}
