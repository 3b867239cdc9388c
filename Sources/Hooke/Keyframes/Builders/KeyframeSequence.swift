/// A value through SwiftUI's kinds of keyframe, one after the other: straight, cubic, by a spring, or at once.
///
/// ```swift
/// let hop = try KeyframeSequence(
///     from: 0.0,
///     [
///         .linear(to: 10, duration: 0.2, timing: .easeIn),
///         .cubic(to: -60, duration: 0.3), .cubic(to: -80, duration: 0.25),
///         .spring(to: 0, spring: .bouncy),    // for as long as the spring takes to settle
///         .move(to: 5),
///     ])
/// let height = hop.value(at: 0.4)
/// let speed = hop.velocity(at: 0.4)
/// ```
///
/// It is a `KeyframeTrack` from 0 to ``duration`` whose segments join as SwiftUI's documentation says: neighbouring
/// cubics are one Catmull–Rom spline; a cubic without a velocity takes that of the neighbouring segment of another kind;
/// a spring without a velocity starts with the one the value arrives with.
///
/// What the documentation leaves open is an assumption here, and nobody here has observed a device: that the spline heeds
/// the durations (`TangentRule.timeAwareCatmullRom`; another rule may be given), that it ends there by the rule's own
/// end rule where it has no neighbour, after a move, or before a spring that takes its velocity over, and that motion
/// starts from rest after a move.
public struct KeyframeSequence<Value: VectorSpace>: Sendable, Equatable {
    /// How the value goes on from where it is. Durations are in seconds, velocities in units a second.
    public enum Step: Sendable, Equatable {
        /// Straight to a value, at the pace of a timing function (SwiftUI's `LinearKeyframe`).
        case linear(to: Value, duration: Double, timing: TimingFunction? = nil)
        /// Along a cubic (SwiftUI's `CubicKeyframe`). A velocity that is not given comes from the spline or from the
        /// neighbouring segment.
        case cubic(to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil)
        /// By a spring (SwiftUI's `SpringKeyframe`). Without a duration it lasts `Spring.settlingDuration()`, that of the
        /// step from 0 to 1 to a thousandth; what is left to go then is a jump. Without a velocity it starts with the one
        /// the value arrives with.
        case spring(to: Value, duration: Double? = nil, spring: Spring = .smooth, startVelocity: Value? = nil)
        /// At once (SwiftUI's `MoveKeyframe`).
        case move(to: Value)

        /// The value that the step leads to.
        public var value: Value {
            switch self {
            case .linear(let value, _, _), .cubic(let value, _, _, _), .spring(let value, _, _, _),
                .move(let value):
                value
            }
        }
    }

    /// The value at the start.
    public let initialValue: Value
    /// The steps, in their order.
    public let steps: [Step]
    /// The rule of the cubic steps.
    public let cubicRule: TangentRule
    /// The same as a track, whose keys are where steps meet.
    public let track: KeyframeTrack<Value>

    /// A sequence of steps.
    ///
    /// A duration that is too short to change the time it starts at is a jump.
    ///
    /// - Parameters:
    ///   - initialValue: the value at the start, of finite norm.
    ///   - steps: how it goes on; none is a constant.
    ///   - cubicRule: the rule of the cubic steps.
    /// - Throws: `HookeError.badElement` for a step with a duration that is not above 0 or not finite, or with a value or
    ///   a velocity whose norm is not finite; `HookeError.noSolution` for a spring without damping and duration;
    ///   `HookeError.outOfRange` for an initial value whose norm is not finite, and for durations whose sum is not;
    ///   what the rule refuses.
    public init(
        from initialValue: Value, _ steps: [Step], cubicRule: TangentRule = .timeAwareCatmullRom
    ) throws(HookeError) {
        guard initialValue.norm.isFinite else {
            throw .outOfRange(
                field: "initialValue", value: initialValue.norm, accepted: "a value of finite norm")
        }
        self.initialValue = initialValue
        self.steps = steps
        self.cubicRule = cubicRule
        var time = ExactSum()
        var times = [0.0]
        var values = [initialValue]
        var interpolations: [Interpolation<Value>] = []
        for (index, step) in steps.enumerated() {
            time.add(try step.checkedDuration(index))
            times.append(time.value.high)
            values.append(step.value)
            interpolations.append(step.interpolation(cubicRule))
        }
        guard times[times.count - 1].isFinite else {
            throw .outOfRange(
                field: "the sum of the durations", value: times[times.count - 1], accepted: "a finite number")
        }
        track = try KeyframeTrack(times: times, values: values, interpolations: interpolations)
    }

    /// How long all steps last together, in seconds.
    public var duration: Double { track.times[track.times.count - 1] }

    /// The value at a time in seconds: the initial one before 0, the last one from ``duration`` on. NaN gives NaN.
    public func value(at time: Double) -> Value { track.value(at: time) }

    /// The velocity at a time, in units a second: where steps meet that of the later one, 0 before and after. NaN gives
    /// NaN.
    public func velocity(at time: Double) -> Value { track.velocity(at: time) }

    /// Value, velocity and acceleration at a time.
    public func state(at time: Double) -> MotionState<Value> { track.state(at: time) }

    /// Whether initial value, steps and rule are equal.
    public static func == (a: Self, b: Self) -> Bool {
        a.initialValue == b.initialValue && a.steps == b.steps && a.cubicRule == b.cubicRule
    }
}

extension KeyframeSequence.Step {
    /// The duration; refused by the step's index where it, the value or a velocity is none.
    fileprivate func checkedDuration(_ index: Int) throws(HookeError) -> Double {
        let (asked, velocities): (Double?, [Value?]) =
            switch self {
            case .linear(_, let duration, _): (duration, [])
            case .cubic(_, let duration, let start, let end): (duration, [start, end])
            case .spring(_, let duration, _, let start): (duration, [start])
            case .move: (0, [])
            }
        guard value.norm.isFinite else {
            throw .badElement(
                field: "steps", index: index, value: value.norm, accepted: "a value of finite norm")
        }
        for case let velocity? in velocities where !velocity.norm.isFinite {
            throw .badElement(
                field: "steps", index: index, value: velocity.norm, accepted: "velocities of finite norm")
        }
        if case .move = self { return 0 }
        if case .spring(_, nil, let spring, _) = self {
            guard let settling = spring.settlingDuration() else {
                throw .noSolution(
                    field: "steps[\(index)].duration", reason: "a spring without damping never settles")
            }
            return settling
        }
        guard let asked, asked > 0, asked.isFinite else {
            throw .badElement(
                field: "steps", index: index, value: asked ?? .nan, accepted: "a finite duration above 0")
        }
        return asked
    }

    fileprivate func interpolation(_ rule: TangentRule) -> Interpolation<Value> {
        switch self {
        case .linear(_, _, let timing): Interpolation(path: .linear, timing: timing)
        case .cubic(_, _, let start, let end):
            Interpolation(path: .cubic(rule, startVelocity: start, endVelocity: end))
        case .spring(_, _, let spring, let start):
            Interpolation(path: .spring(spring, initialVelocity: start))
        case .move: .discrete
        }
    }
}

extension KeyframeSequence.Step: Hashable where Value: Hashable {}

extension KeyframeSequence: Hashable where Value: Hashable {
    /// Hashes initial value, steps and rule.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(initialValue)
        hasher.combine(steps)
        hasher.combine(cubicRule)
    }
}

#if !hasFeature(Embedded)
    extension KeyframeSequence.Step: Encodable where Value: Encodable {}
    extension KeyframeSequence.Step: Decodable where Value: Decodable {}
#endif
