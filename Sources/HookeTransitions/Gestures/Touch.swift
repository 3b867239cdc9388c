import Foundation

/// One thing that a finger does, at a time and place.
public struct Touch: Equatable, Sendable {
    /// What a finger does.
    public enum Phase: String, Hashable, Sendable, Codable {
        case began, moved, ended, cancelled
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

/// The fingers on a scene, and the recognisers that follow each.
struct TouchRouter {
    private var followers: [Int: [GestureRecognizer]] = [:]

    func isDown(_ finger: Int) -> Bool { followers[finger] != nil }

    /// The recognisers that get a touch: on its way down those of the hit view and of all views around it.
    mutating func recognizers(for touch: Touch, in window: SceneWindow) -> [GestureRecognizer] {
        if touch.phase == .began {
            var found: [GestureRecognizer] = []
            var view = window.hitTest(touch.location)
            while let current = view {
                found += current.gestureRecognizers.filter(\.isEnabled)
                view = current.superview
            }
            followers[touch.finger] = found
            return found
        }
        let found = followers[touch.finger] ?? []
        if touch.phase != .moved { followers[touch.finger] = nil }
        return found
    }
}

extension WindowScene {
    /// Advances to the touch's time and lets the recognisers under the finger see it.
    ///
    /// A touch whose time is before the scene's, or whose numbers are not finite, is reported and dropped. A
    /// finger that moves or lifts without having come down is nobody's and changes nothing; one that comes down twice
    /// is taken away first.
    public func send(_ touch: Touch) {
        guard touch.location.x.isFinite, touch.location.y.isFinite else {
            return report(.refusedParameter(field: "touch location", value: .nan, used: "nothing"))
        }
        guard touch.time.isFinite, touch.time >= now else {
            return report(.timeRanBackwards(from: now, to: touch.time))
        }
        advance(to: touch.time)
        if touch.phase == .began, touches.isDown(touch.finger) {
            var lost = touch
            lost.phase = .cancelled
            send(lost)
        }
        run {
            let recognizers = touches.recognizers(for: touch, in: window)
            for recognizer in recognizers {
                recognizer.handle(touch, in: self)
                // The first to recognise has the finger: the others give up, as they do in UIKit.
                if recognizer.hasJustRecognized {
                    for other in recognizers where other !== recognizer { other.yield(to: recognizer) }
                }
            }
        }
    }
}
