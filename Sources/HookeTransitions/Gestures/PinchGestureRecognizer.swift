import Hooke

/// Recognises two touches that move apart or together.
///
/// The scale is d/d₀, the distance of the touches divided by the initial one. When the set of touches
/// changes, it continues from its current value.
open class PinchGestureRecognizer: TwoFingerGestureRecognizer {
    /// The change of distance for recognition, in points.
    public var minimumDistance = 10.0
    private var baseDistance = 1.0
    private var baseScale = 1.0
    private var pathScale = 1.0
    /// The ratio of the scale as set by the user to that of the touches.
    private var factor = 1.0

    /// The distance of the touches divided by the initial one; 1 before a gesture. Set it to continue from
    /// another value, as with `scale = 1` in each callback; later scales and the velocity are scaled too. A
    /// value that is not positive and finite is reported and ignored.
    public var scale: Double {
        get { pathScale * factor }
        set {
            guard newValue > 0, newValue.isFinite, (newValue / pathScale).isFinite else {
                scene?.report(.refusedParameter(field: "scale", value: newValue, used: "the previous value"))
                return
            }
            factor = newValue / pathScale
        }
    }

    /// The scale's velocity, per second: least squares over the last 100 ms, 0 if the touches rested before
    /// the last one ended (`VelocityTracker`).
    public var velocity: Double { valueVelocity * factor }

    /// Resets the scale to 1.
    open override func reset() {
        super.reset()
        (baseScale, pathScale, factor) = (1, 1, 1)
    }

    override var value: Double { pathScale }

    override var isRecognized: Bool { (distance - baseDistance).magnitude >= minimumDistance }

    override func rebase() {
        baseDistance = distance
        baseScale = pathScale
    }

    override func update() {
        // Clamped, so that extreme coordinates do not make it infinite.
        let scale = baseScale * (distance / baseDistance)
        pathScale = min(max(scale, .leastNormalMagnitude), .greatestFiniteMagnitude)
    }

    private var distance: Double { min(max(span.norm, Self.minimumSpan), .greatestFiniteMagnitude) }
}
