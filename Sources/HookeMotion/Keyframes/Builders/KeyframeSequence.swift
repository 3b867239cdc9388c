/// A value that follows SwiftUI's kinds of keyframe: linear, cubic, spring, and move.
///
/// ```swift
/// let hop = try KeyframeSequence(
///     from: 0.0,
///     [
///         .linear(to: 10, duration: 0.2, timing: .easeIn),
///         .cubic(to: -60, duration: 0.3), .cubic(to: -80, duration: 0.25),
///         .spring(to: 0, spring: .bouncy),    // for the spring's settling time
///         .move(to: 5),
///     ])
/// let height = hop.value(at: 0.4)
/// let speed = hop.velocity(at: 0.4)
/// ```
///
/// It is a `KeyframeTrack` from 0 to ``duration`` with segments joined as SwiftUI documents:
///
/// - Adjacent cubics are one Catmull–Rom spline.
/// - A cubic without a velocity uses that of the adjacent segment of another kind.
/// - A spring without a velocity starts with the velocity at the end of the previous segment.
///
/// Three details are assumptions, not verified on a device:
///
/// - The spline depends on the durations (`TangentRule.timeAwareCatmullRom`, or another rule that you choose).
/// - It ends by the rule's own end rule where it has no neighbour, after a move, and before a spring that takes its
///   velocity.
/// - After a move the motion starts from rest.
public struct KeyframeSequence<Value: VectorSpace>: Sendable, Equatable {
    /// A step to the next value. Durations are in seconds, velocities in units per second.
    public enum Step: Sendable, Equatable {
        /// Linear, with an optional timing function (SwiftUI's `LinearKeyframe`).
        case linear(to: Value, duration: Double, timing: TimingFunction? = nil)
        /// A cubic (SwiftUI's `CubicKeyframe`). A missing velocity comes from the spline or from the adjacent
        /// segment.
        case cubic(to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil)
        /// A spring (SwiftUI's `SpringKeyframe`). The default duration is `Spring.settlingDuration()`, of the step
        /// from 0 to 1 within a thousandth; the value jumps the rest. Without a velocity it starts with that of the
        /// previous segment.
        case spring(to: Value, duration: Double? = nil, spring: Spring = .smooth, startVelocity: Value? = nil)
        /// A jump (SwiftUI's `MoveKeyframe`).
        case move(to: Value)

        /// The value at the end of the step.
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
    /// The steps in order.
    public let steps: [Step]
    /// The rule of the cubic steps.
    public let cubicRule: TangentRule
    /// The sequence as a track, with keys between the steps.
    public let track: KeyframeTrack<Value>

    /// Creates a sequence of steps.
    ///
    /// A duration too short to change its start time is a jump.
    ///
    /// - Parameters:
    ///   - initialValue: The value at the start, of finite norm.
    ///   - steps: The steps; an empty array gives a constant.
    ///   - cubicRule: The rule of the cubic steps.
    /// - Throws:
    ///   - `HookeError.badElement` for a step with a duration that is not above 0 and finite, or with a value or
    ///     velocity of non-finite norm.
    ///   - `HookeError.noSolution` for a spring with neither damping nor duration.
    ///   - `HookeError.outOfRange` for an initial value of non-finite norm, and for durations with a non-finite sum.
    ///   - The errors of the rule.
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

    /// The duration of all steps in seconds.
    public var duration: Double { track.times[track.times.count - 1] }

    /// Returns the value at a time in seconds: the initial value before 0, the last one from ``duration`` on. NaN
    /// gives NaN.
    public func value(at time: Double) -> Value { track.value(at: time) }

    /// Returns the velocity at a time, in units per second: between steps that of the later one, 0 outside. NaN gives
    /// NaN.
    public func velocity(at time: Double) -> Value { track.velocity(at: time) }

    /// Returns value, velocity and acceleration at a time.
    public func state(at time: Double) -> MotionState<Value> { track.state(at: time) }

    /// Returns whether initial value, steps and rule are equal.
    public static func == (a: Self, b: Self) -> Bool {
        a.initialValue == b.initialValue && a.steps == b.steps && a.cubicRule == b.cubicRule
    }
}

extension KeyframeSequence.Step {
    /// Returns the duration after checking it, the value and the velocities; errors name the step's index.
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
        case .linear(_, _, let timing): Interpolation(form: .linear, timing: timing)
        case .cubic(_, _, let start, let end):
            Interpolation(form: .cubic(rule, startVelocity: start, endVelocity: end))
        case .spring(_, _, let spring, let start):
            Interpolation(form: .spring(spring, initialVelocity: start))
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
