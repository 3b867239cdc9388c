import HookeGeometry

/// A motion of one layer property, as Core Animation's basic, spring and keyframe animations.
///
/// While active, it shows instead of the model, or on top of it if additive; it does not change the model.
/// Added inside a transition's animator or hooks, or a property animator's block, it is scrubbed with the
/// rest. Otherwise it runs with the scene.
public struct LayerAnimation: Sendable {
    /// The values of the animation.
    public enum Values: Sendable {
        /// From one value to another. Missing values are computed when the animation is added, as in Core
        /// Animation:
        ///
        /// - `from` and `by`: the end is from + by.
        /// - `by` and `to`: the start is to − by.
        /// - `from` alone: the end is the model's value.
        /// - `to` or `by` alone: the start is the value shown.
        ///
        /// For transforms `by` is a factor that applies first.
        case basic(from: AnimatableValue? = nil, to: AnimatableValue? = nil, by: AnimatableValue? = nil)
        /// Values at fractions of the duration (default: evenly spaced), interpolated in a mode.
        case keyframes([AnimatableValue], keyTimes: [Double]? = nil, mode: CalculationMode = .linear)
        /// Along a path, for `position`.
        ///
        /// - `paced`, the default: at constant speed over the whole path.
        /// - `linear` and `discrete`: the ends of the path's steps at fractions of the duration (default: evenly
        ///   spaced). Each step is passed at constant speed, or jumped over.
        /// - With a rotation the layer's rotation about z is that of the path.
        /// - A spring that overshoots continues straight on.
        case path(
            VectorPath, rotation: OffsetPath.Rotation? = nil, keyTimes: [Double]? = nil,
            mode: CalculationMode = .paced)
    }

    /// The animated property.
    public var keyPath: LayerKeyPath
    /// The values of the animation.
    public var values: Values
    /// The timing of the animation.
    public var timing: MediaTiming
    /// The pacing of each run.
    public var pacing: Pacing
    /// Whether the values are added to what is shown without the animation.
    public var isAdditive = false
    /// Whether each run starts where the previous one ended.
    public var isCumulative = false
    /// Whether the animation is removed at its end. If not, its fill mode decides what it shows.
    public var isRemovedOnCompletion = true
    /// Called when the animation ends, with whether it ran to its end.
    public var onStop: (@Sendable (_ finished: Bool) -> Void)?

    /// Creates an animation over a duration in seconds. As in Core Animation, the pacing is linear by
    /// default.
    public init(
        _ keyPath: LayerKeyPath, _ values: Values, duration: Double = 0.25, pacing: Pacing = .linear
    ) {
        self.keyPath = keyPath
        self.values = values
        self.pacing = pacing
        timing = MediaTiming(duration: duration)
    }

    /// Creates a spring animation. Its duration is the spring's settling time within 0.1 % of the distance.
    ///
    /// - Parameters:
    ///   - keyPath: the animated property.
    ///   - values: the values of the animation.
    ///   - spring: the spring from the start to the end.
    ///   - initialVelocity: in distances per second; positive towards the end.
    /// - Throws: `HookeError.outOfRange` for a spring that never settles, or a non-finite velocity.
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
