import Foundation
import Hooke

/// What a scene shows, frame by frame: the input of pictures and exports of your own scenes.
///
/// ```swift
/// let scene = WindowScene(size: .init(width: 390, height: 844))
/// let card = SceneView(frame: .init(x: 40, y: 600, width: 310, height: 200), name: "card")
/// card.backgroundColor = SceneColor(hex: 0xDFB771)
/// scene.window.addSubview(card)
///
/// let recording = try SceneRecording(of: scene, until: 1) {
///     scene.animate(.bouncy) { card.center.y = 200 }
/// }
/// let exported = try recording.linearTimeline()
/// ```
///
/// - `Filmstrip`, `AnimatedPicture`, `FramesCSV` and `PlayerPage` of `HookePreview` draw it, `WebExport` and `LottieExport` of
///   `HookeExport` write ``linearTimeline(distance:colorError:transformMode:)``.
/// - Times are in seconds from the start of the recording.
/// - It has what the scene showed, so anything that moves views can be recorded: blocks, gestures, property animators, loops
///   of your own. ``SceneRecorder`` records a scene that you advance yourself.
public struct SceneRecording: Sendable {
    /// The screen at one time.
    public struct Frame: Sendable {
        /// The time, in seconds.
        public var time: Double
        /// The phase of the motion.
        public var phase: Phase
        /// The fraction: 0 at the start, 1 at the end.
        public var fraction: Double
        /// The velocity of the fraction, per second.
        public var fractionVelocity: Double
        /// The position of the finger, in points; `nil` when it does not touch the screen.
        public var finger: SIMD2<Double>?
        /// What is shown.
        public var snapshot: SceneSnapshot

        /// Creates a frame.
        public init(
            time: Double, phase: Phase, fraction: Double, fractionVelocity: Double,
            finger: SIMD2<Double>? = nil, snapshot: SceneSnapshot
        ) {
            (self.time, self.phase) = (time, phase)
            (self.fraction, self.fractionVelocity) = (fraction, fractionVelocity)
            (self.finger, self.snapshot) = (finger, snapshot)
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

    /// A marked time, such as the release.
    public struct Event: Sendable, Hashable, Codable {
        /// The time, in seconds.
        public var time: Double
        /// One or two words. A label that starts with `release` marks the release.
        public var label: String

        /// Creates an event.
        public init(time: Double, label: String) {
            self.time = time
            self.label = label
        }
    }

    /// The phase of a motion.
    public enum Phase: String, Sendable, Hashable, Codable, CaseIterable {
        /// Nothing moves yet.
        case idle
        /// The finger controls the fraction.
        case interactive
        /// The motion runs by time.
        case playing
        /// The finger is released; the motion runs to its end or back to its start.
        case settling
        /// The motion has completed.
        case finished
        /// The motion is back at its start.
        case cancelled
    }

    /// The name in pictures and pages.
    public var title = "motion"
    /// One line below the title.
    public var subtitle = ""
    /// The results that pictures, pages and `hooke play` list, in order.
    public var summary: [SummaryLine] = []
    /// The width and height of the screen, in points.
    public var size: CGSize
    /// The requested frames per second. The actual times are in ``Frame/time``.
    public var framesPerSecond: Double
    /// The frames, with non-decreasing times.
    public var frames: [Frame]
    /// The events: `touch`, `began`, `release`, `settled`, and those that you add.
    public var events: [Event] = []
    /// The gesture that was sent; `nil` without one.
    public var trace: GestureTrace?

    /// Creates a recording of frames.
    public init(size: CGSize, framesPerSecond: Double = 60, frames: [Frame] = []) {
        (self.size, self.framesPerSecond, self.frames) = (size, framesPerSecond, frames)
    }

    /// The time of the last frame, in seconds.
    public var duration: Double { frames.last?.time ?? 0 }
}

/// An error of recording a scene.
public enum RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A number is out of range.
    case outOfRange(field: String, value: Double, accepted: String)
    /// The scene still moves after the longest recording, in seconds.
    case endless(after: Double)
    /// The progress closure returned `false`.
    case stopped(afterFrames: Int)

    /// One sentence with the field, its value and what is accepted.
    public var description: String {
        switch self {
        case .outOfRange(let field, let value, let accepted):
            return "\(field) is \(value); accepted: \(accepted)"
        case .endless(let seconds):
            return
                "the scene still moves after \(seconds) s; accepted: a motion that ends, or `until` with a time"
        case .stopped(let count): return "the recording was stopped after \(count) frames"
        }
    }
}
