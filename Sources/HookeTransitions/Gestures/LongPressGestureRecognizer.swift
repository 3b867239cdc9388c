import Foundation
import Hooke

/// Recognises touches that stay in place: exactly ``minimumPressDuration`` after the last of them began.
/// Changes when they move, and ends when one ends.
open class LongPressGestureRecognizer: GestureRecognizer {
    /// The required time in place, in seconds; 0.5 by default. 0 or less recognises at once, infinity never.
    public var minimumPressDuration = 0.5
    /// The largest movement of each touch before recognition, in points.
    public var allowableMovement = 10.0
    /// The required number of touches; 1 by default and at least.
    public var numberOfTouchesRequired = 1

    /// Returns whether more touches may join: until recognition.
    open override func follows(_ touch: Touch) -> Bool {
        state == .possible && !isWaiting || memberID == nil
    }

    /// Starts the timer when the number of touches is reached; fails above it.
    open override func touchBegan(_ touch: Touch) {
        guard numberOfTouches <= numberOfTouchesRequired else { return transition(to: .failed) }
        guard numberOfTouches == numberOfTouchesRequired else { return }
        setTimer(at: touch.time + max(minimumPressDuration, 0))
    }

    /// Fails if a touch moves too far before recognition; changes afterwards.
    open override func touchMoved(_ touch: Touch) {
        if isActive { return transition(to: .changed) }
        guard !isWaiting, path.fingers.contains(where: { $0.movement.norm > allowableMovement }) else {
            return
        }
        transition(to: .failed)
    }

    /// Ends, or fails before recognition.
    open override func touchEnded(_ touch: Touch) {
        transition(to: isActive || isWaiting ? .ended : .failed)
    }

    /// Recognises the press.
    open override func timerFired() { transition(to: .began) }
}
