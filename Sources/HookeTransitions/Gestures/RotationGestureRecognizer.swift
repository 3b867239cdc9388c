import Foundation
import Hooke

/// Two fingers that turn about each other.
///
/// The rotation is the angle of the line through them less the one at which they came down, unwound: each
/// move takes the shorter way round, so that full turns add up. Fingers that meet keep the angle that they
/// had; those that come down at one place count from the first angle that they have.
nonisolated open class RotationGestureRecognizer: TwoFingerGestureRecognizer {
    /// How far the fingers have to turn to be recognised, in radians.
    public var minimumRotation = 0.15
    /// The angle at which the fingers came down; `nil` until they have one.
    private var baseAngle: Double?
    private var baseRotation = 0.0
    private var angle = 0.0
    private var pathRotation = 0.0
    /// The rotation as users set it less that of the fingers.
    private var offset = 0.0

    /// How far the fingers have turned since they came down, in radians, clockwise on the screen; 0 before.
    /// Set it to count from another value. One that is not finite is reported and changes nothing.
    public var rotation: Double {
        get { pathRotation + offset }
        set {
            guard newValue.isFinite else {
                scene?.report(.refusedParameter(field: "rotation", value: newValue, used: "the one before"))
                return
            }
            offset = newValue - pathRotation
        }
    }

    /// The rotation's velocity in radians per second: least squares over the last 100 ms, 0 when the fingers
    /// rested before the last one lifted (`VelocityTracker`).
    public var velocity: Double { valueVelocity }

    /// Forgets the gesture before.
    open override func reset() {
        super.reset()
        (angle, baseRotation, pathRotation, offset) = (0, 0, 0, 0)
    }

    override var value: Double { pathRotation }

    override var isRecognized: Bool { (pathRotation - baseRotation).magnitude >= minimumRotation }

    override func rebase() {
        baseAngle = measured
        angle = baseAngle ?? 0
        baseRotation = pathRotation
    }

    override func update() {
        guard let measured else { return }
        guard let baseAngle else { return rebase() }
        // The turn that is nearest to the last angle.
        angle = measured + ((angle - measured) / (2 * .pi)).rounded() * (2 * .pi)
        pathRotation = baseRotation + (angle - baseAngle)
    }

    private var measured: Double? {
        let span = span
        return span.norm >= Self.minimumSpan ? Elementary.atan2(span.y, span.x) : nil
    }
}
