import Foundation
import Hooke

/// Two fingers and what lies between them: what ``PinchGestureRecognizer`` and ``RotationGestureRecognizer``
/// have in common.
///
/// Recognised when the fingers have moved enough, then changes until both have lifted. With one finger the
/// value rests; one that comes down again takes it up where it is. A third finger is not followed.
nonisolated open class TwoFingerGestureRecognizer: GestureRecognizer {
    /// Fingers nearer to each other than this, in points, have no direction, and count as this far apart.
    public static let minimumSpan = 1.0

    private var tracker = MotionTracker()
    private var releaseTime: Double?

    /// From the first finger to the second, in the window.
    var span: SIMD2<Double> {
        path.fingers.count == 2 ? path.fingers[1].location - path.fingers[0].location : .zero
    }

    /// What the fingers make, before anybody set it.
    var value: Double { 0 }
    /// Whether the fingers have moved enough.
    var isRecognized: Bool { false }
    /// Two fingers are down: the value goes on from where it is.
    func rebase() {}
    /// One of two fingers moved.
    func update() {}

    /// Units of ``value`` per second; 0 when the fingers rested before the last one lifted.
    var valueVelocity: Double { tracker.velocity(releasedAt: releaseTime).x }

    /// Up to two fingers.
    open override func follows(_ touch: Touch) -> Bool { numberOfTouches < 2 || memberID == nil }

    /// Forgets the gesture before.
    open override func reset() {
        tracker.reset()
        releaseTime = nil
    }

    /// Begins to follow two fingers.
    open override func touchBegan(_ touch: Touch) {
        guard numberOfTouches == 2 else { return }
        rebase()
        if !isActive, !isWaiting {
            tracker.reset()
            addSample(touch)
        }
    }

    /// Follows two fingers.
    open override func touchMoved(_ touch: Touch) {
        guard numberOfTouches == 2 else { return }
        update()
        addSample(touch)
        if isActive { return transition(to: .changed) }
        if !isWaiting, isRecognized { transition(to: .began) }
    }

    /// Ends the gesture with the last finger.
    open override func touchEnded(_ touch: Touch) {
        guard numberOfTouches == 0 else { return }
        releaseTime = touch.time
        transition(to: isActive || isWaiting ? .ended : .failed)
    }

    private func addSample(_ touch: Touch) {
        tracker.add(time: touch.time, position: SIMD2(value, 0), finger: touch.finger)
    }
}
