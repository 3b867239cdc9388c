import Hooke

/// A motion of one layer property that is added by hand, as Core Animation's basic, spring and keyframe
/// animations.
///
/// While it is active it shows instead of the model (or on top of it where it is additive), and leaves the
/// model alone. Added inside a transition's animator or hooks, or a property animator's block, it is scrubbed
/// with the rest; else it runs with the scene.
public struct LayerAnimation: Sendable {
    /// What it goes through.
    public enum Values: Sendable {
        /// From one value to another. What is not given is filled in when the animation is added, as Core
        /// Animation does: from and by make the end; by and to make the start; the model's value is the end
        /// of a start alone; what shows is the start of an end, or of a way, alone. For transforms `by` is a
        /// factor that comes first.
        case basic(from: AnimatableValue? = nil, to: AnimatableValue? = nil, by: AnimatableValue? = nil)
        /// Through values at fractions of the duration (evenly spaced where not given), joined by a mode.
        case keyframes([AnimatableValue], keyTimes: [Double]? = nil, mode: CalculationMode = .linear)
    }

    /// What moves.
    public var keyPath: LayerKeyPath
    /// What it goes through.
    public var values: Values
    /// When it runs.
    public var timing: MediaTiming
    /// How it goes over each run.
    public var pacing: Pacing
    /// Whether the values are added to what shows without the animation.
    public var isAdditive = false
    /// Whether each run starts where the one before ended.
    public var isCumulative = false
    /// Whether the animation goes when it is over; else it stays, and its fill mode says what it shows.
    public var isRemovedOnCompletion = true
    /// Called when the animation is over, with whether it ran to its end.
    public var onStop: (@Sendable (_ finished: Bool) -> Void)?

    /// An animation of a property over a duration in seconds. Core Animation's basic animations are linear
    /// unless told otherwise.
    public init(
        _ keyPath: LayerKeyPath, _ values: Values, duration: Double = 0.25, pacing: Pacing = .linear
    ) {
        self.keyPath = keyPath
        self.values = values
        self.pacing = pacing
        timing = MediaTiming(duration: duration)
    }

    /// An animation along a spring, as long as it takes to settle within 0.1 % of the way.
    ///
    /// - Parameters:
    ///   - keyPath: what moves.
    ///   - values: what it goes through.
    ///   - spring: the spring from the start to the end.
    ///   - initialVelocity: in ways a second; positive towards the end.
    /// - Throws: `HookeError.outOfRange` for a spring that never settles, and for a velocity that is not
    ///   finite.
    public init(
        _ keyPath: LayerKeyPath, _ values: Values, spring: Spring, initialVelocity: Double = 0
    ) throws(HookeError) {
        guard initialVelocity.isFinite else {
            throw .outOfRange(field: "initialVelocity", value: initialVelocity, accepted: "a finite number")
        }
        let motion = SpringMotion(spring: spring, from: 0.0, to: 1.0, initialVelocity: initialVelocity)
        guard let settling = motion.settlingDuration(within: 1e-3) else {
            throw .outOfRange(field: "damping", value: spring.damping, accepted: "above 0: it must settle")
        }
        self.init(keyPath, values, duration: settling, pacing: .spring(motion))
    }
}
