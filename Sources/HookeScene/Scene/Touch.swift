import Foundation

/// An event of a touch: a phase, a location and a time.
public struct Touch: Hashable, Sendable {
    /// The phases of a touch.
    public enum Phase: String, Hashable, Sendable, Codable {
        /// The finger touched the screen.
        case began
        /// The finger moved.
        case moved
        /// The finger left the screen.
        case ended
        /// The system cancelled the touch.
        case cancelled
    }

    /// The phase.
    public var phase: Phase
    /// The location, in the window's coordinates.
    public var location: CGPoint
    /// The time, in seconds of the scene.
    public var time: Double
    /// The number of the finger.
    public var finger: Int

    /// Creates a touch.
    public init(_ phase: Phase, at location: CGPoint, time: Double, finger: Int = 0) {
        self.phase = phase
        self.location = location
        self.time = time
        self.finger = finger
    }
}
