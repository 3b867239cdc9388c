import Foundation
import Hooke

/// Fingers that move fast in one of some directions: recognised once, on the way.
///
/// The middle of the fingers has to go ``minimumDistance`` along a direction within ``maximumDuration``, and
/// not further than ``maximumDeviation`` across it.
public final class SwipeGestureRecognizer: GestureRecognizer {
    /// Directions on the screen, with UIKit's bits.
    public struct Direction: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Directions from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// To the right.
        public static let right = Direction(rawValue: 1)
        /// To the left.
        public static let left = Direction(rawValue: 2)
        /// Upwards.
        public static let up = Direction(rawValue: 4)
        /// Downwards.
        public static let down = Direction(rawValue: 8)
    }

    /// The directions that count; to the right by default.
    public var direction = Direction.right
    /// How many fingers it takes; 1 by default, and at least.
    public var numberOfTouchesRequired = 1
    /// How far along the direction, in points.
    public var minimumDistance = 50.0
    /// How far across it at most, in points.
    public var maximumDeviation = 50.0
    /// How long at most, in seconds from the first finger.
    public var maximumDuration = 0.5
    private var origin = SIMD2<Double>.zero

    /// Counts the way from where the fingers are as many as it takes. More fail.
    public override func touchBegan(_ touch: Touch) {
        if numberOfTouches == 1 { setTimer(at: (touch.time + maximumDuration).nextUp) }
        if numberOfTouches > numberOfTouchesRequired { return transition(to: .failed) }
        origin = path.position
    }

    /// Recognises the swipe, or fails when no direction is left.
    public override func touchMoved(_ touch: Touch) {
        guard !isWaiting, numberOfTouches == numberOfTouchesRequired else { return }
        let way = path.position - origin
        let unit: [(Direction, SIMD2<Double>)] = [
            (.right, SIMD2(1, 0)), (.left, SIMD2(-1, 0)), (.up, SIMD2(0, -1)), (.down, SIMD2(0, 1)),
        ]
        let open = unit.filter { direction, unit in
            let across = way - unit * (way * unit).sum()
            return self.direction.contains(direction) && across.norm <= maximumDeviation
        }
        if open.isEmpty { return transition(to: .failed) }
        if open.contains(where: { (way * $0.1).sum() >= minimumDistance }) {
            setTimer(at: nil)
            transition(to: .ended)
        }
    }

    /// A finger that lifts first makes it fail.
    public override func touchEnded(_ touch: Touch) {
        if !isWaiting { transition(to: .failed) }
    }

    /// Fails: too slow.
    public override func timerFired() { transition(to: .failed) }
}
