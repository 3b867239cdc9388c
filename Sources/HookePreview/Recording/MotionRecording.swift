import Hooke

/// What a transition did, frame by frame: a plain value that every preview is drawn from.
///
/// Lengths are in points with the origin at the screen's top left and y downwards, times in seconds on the
/// recording's own clock, fractions from 0 (start) to 1 (end) with overshoot outside. Whoever records decides
/// the instants; nothing here interpolates between them.
///
/// Encoding with `JSONEncoder` needs its `nonConformingFloatEncodingStrategy` where a corner is not finite.
public struct MotionRecording: Sendable, Hashable, Codable {
    /// What was played, for instance `drawer`.
    public var title: String
    /// One line on how it was played: the trace, the edge, the decision, the way it settled.
    public var subtitle: String
    /// The screen's width and height in points.
    public var size: SIMD2<Double>
    /// Frames in a second that were asked for; the truth about each instant is `Frame.time`.
    public var fps: Double
    /// The frames, their times never decreasing.
    public var frames: [Frame]
    /// What happened when: `touch`, `began`, `release`, `settled` and the like.
    public var events: [Event]
    /// The finger as it was sampled, its times never decreasing.
    public var trace: [TracePoint]
    /// What the tool prints about the run, in its order.
    public var summary: [SummaryLine]

    /// A recording from its parts.
    public init(
        title: String, subtitle: String = "", size: SIMD2<Double>, fps: Double, frames: [Frame],
        events: [Event] = [], trace: [TracePoint] = [], summary: [SummaryLine] = []
    ) {
        self.title = title
        self.subtitle = subtitle
        self.size = size
        self.fps = fps
        self.frames = frames
        self.events = events
        self.trace = trace
        self.summary = summary
    }
}

extension MotionRecording {
    /// A moment worth a mark, such as the release.
    public struct Event: Sendable, Hashable, Codable {
        /// When, in seconds.
        public var time: Double
        /// What, in a word or two. A label that starts with `release` marks the hand-over.
        public var label: String

        /// An event from its parts.
        public init(time: Double, label: String) {
            self.time = time
            self.label = label
        }
    }

    /// One sample of the finger.
    public struct TracePoint: Sendable, Hashable, Codable {
        /// When, in seconds.
        public var time: Double
        /// Points from the screen's left.
        public var x: Double
        /// Points from the screen's top.
        public var y: Double
        /// Whether the finger touches the screen; `false` marks the lift.
        public var isDown: Bool

        /// A sample from its parts.
        public init(time: Double, x: Double, y: Double, isDown: Bool) {
            self.time = time
            self.x = x
            self.y = y
            self.isDown = isDown
        }
    }

    /// A line of the summary: what is measured, and its value as text.
    public struct SummaryLine: Sendable, Hashable, Codable {
        /// What is measured.
        public var key: String
        /// Its value, with its unit.
        public var value: String

        /// A line from its parts.
        public init(key: String, value: String) {
            self.key = key
            self.value = value
        }
    }

    /// Where a transition stands.
    public enum Phase: String, Sendable, Hashable, Codable, CaseIterable {
        /// Nothing moves yet.
        case idle
        /// The finger holds the fraction.
        case interactive
        /// The transition runs by time.
        case playing
        /// Let go, it moves to its end or back to its start.
        case settling
        /// It has come to its end.
        case finished
        /// It has gone back to its start.
        case cancelled
    }
}
