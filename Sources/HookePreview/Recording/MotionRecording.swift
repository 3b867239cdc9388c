import Hooke
import HookeTransitions

/// A recorded motion, frame by frame: the input of every preview.
///
/// - Lengths are in points, with the origin at the top left of the screen and y downwards.
/// - Times are in seconds on the recording's own clock.
/// - Fractions are from 0 (start) to 1 (end), and outside this range in an overshoot.
/// - The recorder chooses the times; previews do not interpolate between them.
///
/// Encoding with `JSONEncoder` needs a `nonConformingFloatEncodingStrategy` if a corner is not finite.
public struct MotionRecording: Sendable, Hashable, Codable {
    /// The name of the transition, for instance `drawer`.
    public var title: String
    /// One line with the trace, the edge, the decision and the settling.
    public var subtitle: String
    /// The screen's width and height in points.
    public var size: SIMD2<Double>
    /// The requested frames per second. The actual times are in `Frame.time`.
    public var fps: Double
    /// The frames, with non-decreasing times.
    public var frames: [Frame]
    /// The events: `touch`, `began`, `release`, `settled` and others.
    public var events: [Event]
    /// The samples of the finger, with non-decreasing times.
    public var trace: [TracePoint]
    /// The results that the tool prints, in order.
    public var summary: [SummaryLine]
    /// The texts and pictures inside views, by the view's id; `nil` if there are none.
    public var contents: [Int: ViewContent]?

    /// Creates a recording.
    public init(
        title: String, subtitle: String = "", size: SIMD2<Double>, fps: Double, frames: [Frame],
        events: [Event] = [], trace: [TracePoint] = [], summary: [SummaryLine] = [],
        contents: [Int: ViewContent]? = nil
    ) {
        self.title = title
        self.subtitle = subtitle
        self.size = size
        self.fps = fps
        self.frames = frames
        self.events = events
        self.trace = trace
        self.summary = summary
        self.contents = frames.pictures(contents)
    }
}

extension MotionRecording {
    /// A marked time, such as the release.
    public typealias Event = SceneRecording.Event

    /// The phase of a transition.
    public typealias Phase = SceneRecording.Phase

    /// One sample of the finger.
    public struct TracePoint: Sendable, Hashable, Codable {
        /// The time, in seconds.
        public var time: Double
        /// The distance from the left of the screen, in points.
        public var x: Double
        /// The distance from the top of the screen, in points.
        public var y: Double
        /// Whether the finger touches the screen; `false` when it lifts.
        public var isDown: Bool

        /// Creates a sample.
        public init(time: Double, x: Double, y: Double, isDown: Bool) {
            self.time = time
            self.x = x
            self.y = y
            self.isDown = isDown
        }
    }

    /// A line of the summary: a quantity and its value as text.
    public struct SummaryLine: Sendable, Hashable, Codable {
        /// The name of the quantity.
        public var key: String
        /// The value, with its unit.
        public var value: String

        /// Creates a line.
        public init(key: String, value: String) {
            self.key = key
            self.value = value
        }
    }
}
