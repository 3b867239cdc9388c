import Foundation
import Hooke

/// Fingers that stay where they came down: recognised ``minimumPressDuration`` after the last of them came
/// down, at exactly that moment of the scene's time; changes when they move, and ends when one lifts.
public final class LongPressGestureRecognizer: GestureRecognizer {
    /// How long the fingers have to stay, in seconds; 0.5 by default. 0 or less recognises at once, infinity
    /// never.
    public var minimumPressDuration = 0.5
    /// How far each finger may move before that, in points.
    public var allowableMovement = 10.0
    /// How many fingers it takes; 1 by default, and at least.
    public var numberOfTouchesRequired = 1

    /// One finger after another until they are as many as it takes.
    public override func follows(_ touch: Touch) -> Bool {
        state == .possible && !isWaiting || memberID == nil
    }

    /// Starts counting the time when the fingers are as many as it takes. More fail.
    public override func touchBegan(_ touch: Touch) {
        guard numberOfTouches <= numberOfTouchesRequired else { return transition(to: .failed) }
        guard numberOfTouches == numberOfTouchesRequired else { return }
        setTimer(at: touch.time + max(minimumPressDuration, 0))
    }

    /// Fails when a finger moves too far before it is recognised; changes afterwards.
    public override func touchMoved(_ touch: Touch) {
        if isActive { return transition(to: .changed) }
        guard !isWaiting, path.fingers.contains(where: { $0.movement.norm > allowableMovement }) else {
            return
        }
        transition(to: .failed)
    }

    /// Ends, or fails when it is too early.
    public override func touchEnded(_ touch: Touch) {
        transition(to: isActive || isWaiting ? .ended : .failed)
    }

    /// The fingers have stayed.
    public override func timerFired() { transition(to: .began) }
}
