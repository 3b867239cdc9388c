import Foundation
import Hooke

/// Recognises one or more taps.
///
/// - One tap: exactly the required number of touches, all begun before the first ends. None moves or ends farther
///   than ``allowableMovement`` from its start, and all end within ``maximumDuration`` of the first's beginning.
/// - Several taps: each begins within ``maximumInterval`` of the previous one's end, within
///   ``maximumTapDistance`` of the first.
/// - A recogniser of fewer taps does not prevent one of more. To recognise only one of them, call
///   ``GestureRecognizer/require(toFail:)`` with the one of more taps.
open class TapGestureRecognizer: GestureRecognizer {
    /// The required number of taps; 1 by default and at least.
    public var numberOfTapsRequired = 1
    /// The required number of touches; 1 by default and at least.
    public var numberOfTouchesRequired = 1
    /// The largest movement of each touch, in points.
    public var allowableMovement = 10.0
    /// The largest duration of a tap, in seconds.
    public var maximumDuration = 0.75
    /// The longest pause between two taps, in seconds.
    public var maximumInterval = 0.35
    /// The largest distance of later taps from the first, in points.
    public var maximumTapDistance = 45.0
    private var taps = 0
    private var largestCount = 0
    /// The touches of the current tap that have ended.
    private var lifted: [Finger] = []

    /// The touches of a completed tap count although they have ended.
    override var reportedFingers: [Finger] { state == .ended || isWaiting ? lifted : path.fingers }

    /// Returns false for a recogniser that requires more taps.
    open override func canPrevent(_ other: GestureRecognizer) -> Bool {
        guard let other = other as? TapGestureRecognizer else { return true }
        return other.numberOfTapsRequired <= numberOfTapsRequired
    }

    /// Resets the count of taps.
    open override func reset() {
        taps = 0
        lifted = []
    }

    /// Begins a tap, or adds a touch to it.
    open override func touchBegan(_ touch: Touch) {
        if numberOfTouches == 1 {
            lifted = []
            largestCount = 0
            let offset = SIMD2(touch.location.x - startLocation.x, touch.location.y - startLocation.y)
            guard offset.norm <= maximumTapDistance else { return transition(to: .failed) }
            setTimer(at: (touch.time + maximumDuration).nextUp)
        }
        largestCount = max(largestCount, numberOfTouches)
        if !lifted.isEmpty || largestCount > numberOfTouchesRequired { transition(to: .failed) }
    }

    /// Fails if a touch moves too far.
    open override func touchMoved(_ touch: Touch) {
        if path.fingers.contains(where: { $0.movement.norm > allowableMovement }) { transition(to: .failed) }
    }

    /// Counts a tap when its last touch ends, and recognises the last tap.
    open override func touchEnded(_ touch: Touch) {
        guard let lastLifted, (SIMD2(touch.location) - lastLifted.start).norm <= allowableMovement else {
            return transition(to: .failed)
        }
        lifted.append(lastLifted)
        guard numberOfTouches == 0 else { return }
        guard largestCount == numberOfTouchesRequired else { return transition(to: .failed) }
        taps += 1
        guard taps >= numberOfTapsRequired else {
            return setTimer(at: (touch.time + maximumInterval).nextUp)
        }
        setTimer(at: nil)
        let locations = lifted.map(\.location)
        windowLocation = CGPoint(
            x: locations.reduce(0) { $0 + $1.x / Double(locations.count) },
            y: locations.reduce(0) { $0 + $1.y / Double(locations.count) })
        transition(to: .ended)
    }

    /// Fails: the tap or the pause is too long.
    open override func timerFired() { transition(to: .failed) }
}
