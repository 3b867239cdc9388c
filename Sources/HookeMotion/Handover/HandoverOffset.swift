/// The difference that a handover adds to the new motion: it starts at the old motion's state and goes to 0.
///
/// ```swift
/// let law = try HandoverLaw.quintic(0.5, .c2)
/// let offset = HandoverOffset(law, from: MotionState(position: 10.0, velocity: -120, acceleration: 40))!
/// print(offset.position(at: 0.1), offset.bound, offset.settlingDuration(within: 0.1)!)
/// ```
///
/// - Position and velocity at 0 are exactly those given; the acceleration too if the law is C².
/// - The error of a quintic is at most 8 u of the sum of its terms, that of third order 4 u·(1 + ω·time) of it. A spring
///   is as accurate as `SpringMotion`.
/// - A quintic is exactly 0 from its end on. Before 0 the formulas continue backwards. NaN gives NaN.
public struct HandoverOffset<Value: VectorSpace>: Trajectory {
    enum Form: Sendable {
        case spring(Boxed<SpringMotion<Value>>)
        case thirdOrder(rate: Double)
        /// The duration, and the acceleration at 0; `nil` for none.
        case quintic(duration: Double, acceleration: Value?)
    }

    private struct Parts: Sendable {
        let law: HandoverLaw
        let difference: MotionState<Value>
        let form: Form
    }

    // On the heap: calls pass one reference instead of copies of all numbers.
    private let parts: Boxed<Parts>

    /// The law.
    public var law: HandoverLaw { parts.content.law }
    /// The difference at time 0: position d0, velocity d1 and acceleration d2.
    public var difference: MotionState<Value> { parts.content.difference }

    var form: Form { parts.content.form }

    /// Creates the offset from a difference, or returns `nil` for a fade, which has no offset.
    /// - Parameters:
    ///   - law: The law.
    ///   - difference: The old motion's state minus the new motion's. A spring, and a quintic that is C¹, do not use
    ///     its acceleration.
    public init?(_ law: HandoverLaw, from difference: MotionState<Value>) {
        let form: Form
        switch law.kind {
        case .spring(let spring):
            let motion = SpringMotion(
                spring: spring, from: difference.position, to: .zero, initialVelocity: difference.velocity)
            form = .spring(Boxed(motion))
        case .thirdOrder(let rate): form = .thirdOrder(rate: rate)
        case .quintic(let duration, let join, let neverCrossesZero):
            if neverCrossesZero {
                form = Self.oneSided(duration, difference)
            } else {
                form = .quintic(
                    duration: duration, acceleration: join == .c2 ? difference.acceleration : nil)
            }
        case .fade: return nil
        }
        parts = Boxed(Parts(law: law, difference: difference, form: form))
    }

    /// Bollo's duration and acceleration, with which the offset along d0 stays on one side.
    private static func oneSided(_ duration: Double, _ difference: MotionState<Value>) -> Form {
        let d0 = difference.position
        let size = d0.norm
        guard size > 0, size.isFinite else { return .quintic(duration: duration, acceleration: nil) }
        let axis = d0.scaled(by: 1 / size)
        let slope = Value.innerProduct(axis, difference.velocity) / size
        let duration = slope < 0 ? min(duration, -5 / slope) : duration
        let factor = max(0, -(8 * slope + 20 / duration) / duration)
        return .quintic(duration: duration, acceleration: factor > 0 ? d0.scaled(by: factor) : nil)
    }

    /// The time from which the offset is exactly 0, in seconds; `nil` if it only approaches 0.
    public var endTime: Double? {
        if case .quintic(let duration, _) = form { duration } else { nil }
    }

    /// Returns position, velocity and acceleration `time` seconds after the switch, at the cost of one.
    @inlinable public func state(at time: Double) -> MotionState<Value> { evaluated(at: time) }

    // Common vectors have specialised code; the choice is made here, at run time.
    #if compiler(>=6.3)
        @specialized(where Value == Double)
        @specialized(where Value == SIMD2<Double>)
        @specialized(where Value == SIMD3<Double>)
        @specialized(where Value == SIMD4<Double>)
    #endif
    @usableFromInline func evaluated(at time: Double) -> MotionState<Value> { computed(at: time) }

    // Separate from the choice, which would look up the types of local values first.
    @inline(never) private func computed(at time: Double) -> MotionState<Value> {
        switch form {
        case .spring(let motion): return motion.content.state(at: time)
        case .thirdOrder(let rate):
            return state(HandoverWeights.thirdOrder(rate: rate, time), difference.acceleration)
        case .quintic(let duration, let acceleration):
            if time >= duration {
                return MotionState(position: .zero, velocity: .zero, acceleration: .zero)
            }
            return state(HandoverWeights.quintic(duration: duration, time), acceleration)
        }
    }

    /// Returns the offset `time` seconds after the switch.
    @inlinable public func position(at time: Double) -> Value { evaluatedPosition(at: time) }

    #if compiler(>=6.3)
        @specialized(where Value == Double)
        @specialized(where Value == SIMD2<Double>)
        @specialized(where Value == SIMD3<Double>)
        @specialized(where Value == SIMD4<Double>)
    #endif
    @usableFromInline func evaluatedPosition(at time: Double) -> Value { computedPosition(at: time) }

    @inline(never) private func computedPosition(at time: Double) -> Value {
        switch form {
        case .spring(let motion): return motion.content.position(at: time)
        case .thirdOrder(let rate):
            return sum(HandoverWeights.thirdOrderPosition(rate: rate, time), difference.acceleration)
        case .quintic(let duration, let acceleration):
            if time >= duration { return .zero }
            return sum(HandoverWeights.quinticPosition(duration: duration, time), acceleration)
        }
    }

    @inline(__always) private func state(
        _ weights: HandoverWeights, _ acceleration: Value?
    ) -> MotionState<Value> {
        MotionState(
            position: sum(weights.position, acceleration), velocity: sum(weights.velocity, acceleration),
            acceleration: sum(weights.acceleration, acceleration))
    }

    @inline(__always) private func sum(_ row: HandoverWeights.Row, _ acceleration: Value?) -> Value {
        let first = difference.position.scaled(by: row.position)
            .adding(difference.velocity.scaled(by: row.velocity))
        guard let acceleration else { return first }
        return first.adding(acceleration.scaled(by: row.acceleration))
    }
}

extension HandoverOffset: Equatable {
    /// Returns whether law and difference are equal.
    public static func == (a: HandoverOffset, b: HandoverOffset) -> Bool {
        a.law == b.law && a.difference == b.difference
    }
}

extension HandoverOffset: Hashable where Value: Hashable {
    /// Hashes law and difference.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(law)
        hasher.combine(difference)
    }
}

extension VectorSpace {
    /// ⟨a, b⟩: by components where the type gives access to them, else (‖a + b‖² − ‖a − b‖²)/4.
    static func innerProduct(_ a: Self, _ b: Self) -> Double {
        if let rows = componentRows(of: [a, b]) {
            var sum = 0.0
            for index in 0..<rows.width { sum += rows.elements[index] * rows.elements[rows.width + index] }
            return sum
        }
        let (first, second) = (a.norm, b.norm)
        guard first > 0, second > 0 else { return first * second }
        // Of unit length, so that a short vector keeps its digits beside a long one.
        let (left, right) = (a.scaled(by: 1 / first), b.scaled(by: 1 / second))
        let (sum, difference) = (left.adding(right).norm, left.subtracting(right).norm)
        return (sum * sum - difference * difference) / 4 * first * second
    }
}
