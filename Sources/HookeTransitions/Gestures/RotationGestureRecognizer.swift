import Foundation
import Hooke

/// Recognises two touches that rotate about each other.
///
/// The rotation is the angle of the line through them minus the initial one, unwound: each step takes the
/// shorter direction, so full turns add up. Touches at one point keep the last angle; if they begin at one
/// point, rotation starts from their first angle.
open class RotationGestureRecognizer: TwoFingerGestureRecognizer {
    /// The rotation for recognition, in radians.
    public var minimumRotation = 0.15
    /// The initial angle; `nil` until there is one.
    private var baseAngle: Double?
    private var baseRotation = 0.0
    private var angle = 0.0
    private var pathRotation = 0.0
    /// The rotation as set by the user minus that of the touches.
    private var offset = 0.0

    /// The rotation since the touches began, in radians, clockwise on the screen; 0 before a gesture. Set it
    /// to continue from another value. A non-finite value is reported and ignored.
    public var rotation: Double {
        get { pathRotation + offset }
        set {
            guard newValue.isFinite else {
                scene?.report(
                    .refusedParameter(field: "rotation", value: newValue, used: "the previous value"))
                return
            }
            offset = newValue - pathRotation
        }
    }

    /// The rotation's velocity in radians per second: least squares over the last 100 ms, 0 if the touches
    /// rested before the last one ended (`VelocityTracker`).
    public var velocity: Double { valueVelocity }

    /// Resets the rotation to 0.
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
        // The equivalent angle nearest to the last one.
        angle = measured + ((angle - measured) / (2 * .pi)).rounded() * (2 * .pi)
        pathRotation = baseRotation + (angle - baseAngle)
    }

    private var measured: Double? {
        let span = span
        return span.norm >= Self.minimumSpan ? Elementary.atan2(span.y, span.x) : nil
    }
}
