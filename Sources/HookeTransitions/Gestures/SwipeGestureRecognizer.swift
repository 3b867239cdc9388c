import Foundation
import Hooke

/// Recognises touches that move fast in an accepted direction: once, during the movement.
///
/// The centre of the touches must move ``minimumDistance`` along the direction within ``maximumDuration``,
/// and at most ``maximumDeviation`` across it.
open class SwipeGestureRecognizer: GestureRecognizer {
    /// Directions on the screen, with UIKit's bits.
    public struct Direction: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates directions from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Right.
        public static let right = Direction(rawValue: 1)
        /// Left.
        public static let left = Direction(rawValue: 2)
        /// Up.
        public static let up = Direction(rawValue: 4)
        /// Down.
        public static let down = Direction(rawValue: 8)
    }

    /// The accepted directions; right by default.
    public var direction = Direction.right
    /// The required number of touches; 1 by default and at least.
    public var numberOfTouchesRequired = 1
    /// The required movement along the direction, in points.
    public var minimumDistance = 50.0
    /// The largest movement across it, in points.
    public var maximumDeviation = 50.0
    /// The largest duration from the first touch, in seconds.
    public var maximumDuration = 0.5
    private var origin = SIMD2<Double>.zero

    /// Starts measuring when the number of touches is reached; fails above it.
    open override func touchBegan(_ touch: Touch) {
        if numberOfTouches == 1 { setTimer(at: (touch.time + maximumDuration).nextUp) }
        if numberOfTouches > numberOfTouchesRequired { return transition(to: .failed) }
        origin = path.position
    }

    /// Recognises the swipe, or fails if no accepted direction remains.
    open override func touchMoved(_ touch: Touch) {
        guard !isWaiting, numberOfTouches == numberOfTouchesRequired else { return }
        let movement = path.position - origin
        let unit: [(Direction, SIMD2<Double>)] = [
            (.right, SIMD2(1, 0)), (.left, SIMD2(-1, 0)), (.up, SIMD2(0, -1)), (.down, SIMD2(0, 1)),
        ]
        let open = unit.filter { direction, unit in
            let across = movement - unit * (movement * unit).sum()
            return self.direction.contains(direction) && across.norm <= maximumDeviation
        }
        if open.isEmpty { return transition(to: .failed) }
        if open.contains(where: { (movement * $0.1).sum() >= minimumDistance }) {
            setTimer(at: nil)
            transition(to: .ended)
        }
    }

    /// Fails if a touch ends before recognition.
    open override func touchEnded(_ touch: Touch) {
        if !isWaiting { transition(to: .failed) }
    }

    /// Fails: too slow.
    open override func timerFired() { transition(to: .failed) }
}
