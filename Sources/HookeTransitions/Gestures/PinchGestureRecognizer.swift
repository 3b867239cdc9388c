import Hooke

/// Two fingers that move apart or together.
///
/// The scale is d/d₀, the fingers' distance over the one at which they came down, times the scale so far
/// where the set of fingers has changed.
nonisolated open class PinchGestureRecognizer: TwoFingerGestureRecognizer {
    /// How much the fingers' distance has to change to be recognised, in points.
    public var minimumDistance = 10.0
    private var baseDistance = 1.0
    private var baseScale = 1.0
    private var pathScale = 1.0
    /// The scale as users set it over that of the fingers.
    private var factor = 1.0

    /// The fingers' distance over the one at which they came down; 1 before. Set it to count from another
    /// value, as with `scale = 1` in each callback: later scales and the velocity are in proportion. Above 0
    /// and finite; anything else is reported and changes nothing.
    public var scale: Double {
        get { pathScale * factor }
        set {
            guard newValue > 0, newValue.isFinite, (newValue / pathScale).isFinite else {
                scene?.report(.refusedParameter(field: "scale", value: newValue, used: "the one before"))
                return
            }
            factor = newValue / pathScale
        }
    }

    /// The scale's velocity, per second: least squares over the last 100 ms, 0 when the fingers rested before
    /// the last one lifted (`VelocityTracker`).
    public var velocity: Double { valueVelocity * factor }

    /// Forgets the gesture before.
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
        // Kept where a double can hold it: fingers at the ends of the number line are none, but must not make
        // it infinite.
        let scale = baseScale * (distance / baseDistance)
        pathScale = min(max(scale, .leastNormalMagnitude), .greatestFiniteMagnitude)
    }

    private var distance: Double { min(max(span.norm, Self.minimumSpan), .greatestFiniteMagnitude) }
}
