import Foundation
import Hooke

/// Fingers that come down and lift at the same place, once or several times.
///
/// One tap: as many fingers as it takes, no more, come down before the first lifts; none moves further than
/// ``allowableMovement``; all are up within ``maximumDuration`` of the first. Several: each begins within
/// ``maximumInterval`` of the end of the one before, with its first finger within ``maximumTapDistance`` of
/// the first tap's. A tap with fewer taps does not take the finger from one with more; to have one or the
/// other, ``GestureRecognizer/require(toFail:)`` that the one with more fails.
public final class TapGestureRecognizer: GestureRecognizer {
    /// How many taps it takes; 1 by default, and at least.
    public var numberOfTapsRequired = 1
    /// How many fingers it takes; 1 by default, and at least.
    public var numberOfTouchesRequired = 1
    /// How far each finger may move meanwhile, in points.
    public var allowableMovement = 10.0
    /// How long a tap may take, in seconds.
    public var maximumDuration = 0.75
    /// The longest pause between two taps, in seconds.
    public var maximumInterval = 0.35
    /// How far from the first tap the others may be, in points.
    public var maximumTapDistance = 45.0
    private var taps = 0
    private var largestCount = 0
    /// The fingers of the tap under way that have lifted.
    private var lifted: [Finger] = []

    /// A tap's fingers count when it is made, though they have lifted.
    override var reportedFingers: [Finger] { state == .ended || isWaiting ? lifted : path.fingers }

    /// A tap that comes later does not take the finger from one that needs more of them.
    public override func canPrevent(_ other: GestureRecognizer) -> Bool {
        guard let other = other as? TapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }

    /// Forgets the taps before.
    public override func reset() {
        taps = 0
        lifted = []
    }

    /// Begins a tap, or takes one finger more.
    public override func touchBegan(_ touch: Touch) {
        if numberOfTouches == 1 {
            lifted = []
            largestCount = 0
            let way = SIMD2(touch.location.x - startLocation.x, touch.location.y - startLocation.y)
            guard way.norm <= maximumTapDistance else { return transition(to: .failed) }
            setTimer(at: (touch.time + maximumDuration).nextUp)
        }
        largestCount = max(largestCount, numberOfTouches)
        if !lifted.isEmpty || largestCount > numberOfTouchesRequired { transition(to: .failed) }
    }

    /// Fails when the finger moves too far.
    public override func touchMoved(_ touch: Touch) {
        if path.fingers.contains(where: { $0.movement.norm > allowableMovement }) { transition(to: .failed) }
    }

    /// Counts the tap when the last finger is up, and recognises the last one.
    public override func touchEnded(_ touch: Touch) {
        if let lastLifted { lifted.append(lastLifted) }
        guard numberOfTouches == 0 else { return }
        guard largestCount == numberOfTouchesRequired else { return transition(to: .failed) }
        taps += 1
        guard taps >= numberOfTapsRequired else {
            return setTimer(at: (touch.time + maximumInterval).nextUp)
        }
        setTimer(at: nil)
        let places = lifted.map(\.location)
        windowLocation = CGPoint(
            x: places.reduce(0) { $0 + $1.x / Double(places.count) },
            y: places.reduce(0) { $0 + $1.y / Double(places.count) })
        transition(to: .ended)
    }

    /// Fails: the tap, or the pause, is too long.
    public override func timerFired() { transition(to: .failed) }
}
