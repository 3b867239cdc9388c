import Foundation

/// One thing that a finger does, at a time and place.
public struct Touch: Equatable, Sendable {
    /// What a finger does.
    public enum Phase: String, Hashable, Sendable, Codable {
        /// The finger came down.
        case began
        /// It moved.
        case moved
        /// It lifted.
        case ended
        /// The system took it away.
        case cancelled
    }

    /// What the finger does.
    public var phase: Phase
    /// Where, in the window's coordinates.
    public var location: CGPoint
    /// When, in seconds of the scene.
    public var time: Double
    /// Which finger.
    public var finger: Int

    /// A touch.
    public init(_ phase: Phase, at location: CGPoint, time: Double, finger: Int = 0) {
        self.phase = phase
        self.location = location
        self.time = time
        self.finger = finger
    }
}

extension WindowScene {
    /// The touches under way and the recognisers that follow each.
    var gestures: GestureRouter {
        if let router = touches as? GestureRouter { return router }
        let router = GestureRouter()
        touches = router
        return router
    }

    /// Advances to the touch's time and lets the recognisers under the finger see it.
    ///
    /// A touch whose time is before the scene's, or whose numbers are not finite, is reported and dropped. A
    /// finger that moves or lifts without having come down is nobody's and changes nothing; one that comes
    /// down twice is taken away first. A touch that is sent while another is on its way, by a handler, waits
    /// for that one.
    public func send(_ touch: Touch) { gestures.send(touch, in: self) }
}
