import Foundation
import Hooke

/// The base class of ``PinchGestureRecognizer`` and ``RotationGestureRecognizer``: a value measured between
/// two touches.
///
/// Recognised when the touches have moved enough, then changes until both have ended. With one touch the
/// value does not change; a new second touch continues from it. A third touch is ignored.
open class TwoFingerGestureRecognizer: GestureRecognizer {
    /// The smallest distance between touches, in points. Nearer touches have no direction, and their distance
    /// counts as this.
    public static let minimumSpan = 1.0

    private var tracker = MotionTracker()
    private var releaseTime: Double?

    /// The vector from the first touch to the second, in the window.
    var span: SIMD2<Double> {
        path.fingers.count == 2 ? path.fingers[1].location - path.fingers[0].location : .zero
    }

    /// The value measured from the touches.
    var value: Double { 0 }
    var isRecognized: Bool { false }
    /// Called when two touches are present; measuring continues from the current value.
    func rebase() {}
    func update() {}

    /// Units of ``value`` per second; 0 if the touches rested before the last one ended.
    var valueVelocity: Double { tracker.velocity(releasedAt: releaseTime).x }

    /// Returns whether there are fewer than two touches.
    open override func follows(_ touch: Touch) -> Bool { numberOfTouches < 2 || memberID == nil }

    /// Resets the velocity.
    open override func reset() {
        tracker.reset()
        releaseTime = nil
    }

    /// Starts measuring with two touches.
    open override func touchBegan(_ touch: Touch) {
        guard numberOfTouches == 2 else { return }
        rebase()
        if !isActive, !isWaiting {
            tracker.reset()
            addSample(touch)
        }
    }

    /// Measures with two touches.
    open override func touchMoved(_ touch: Touch) {
        guard numberOfTouches == 2 else { return }
        update()
        addSample(touch)
        if isActive { return transition(to: .changed) }
        if !isWaiting, isRecognized { transition(to: .began) }
    }

    /// Ends the gesture with the last touch.
    open override func touchEnded(_ touch: Touch) {
        tracker.lift(touch.finger)
        guard numberOfTouches == 0 else { return }
        releaseTime = touch.time
        transition(to: isActive || isWaiting ? .ended : .failed)
    }

    private func addSample(_ touch: Touch) {
        tracker.add(time: touch.time, position: SIMD2(value, 0), finger: touch.finger)
    }
}
