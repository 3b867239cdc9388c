/// A segment of a rotation track, prepared for evaluation.
struct RotationSegment: Sendable {
    let start, end: Quaternion
    let form: Form
    let timing: TimingFunction?

    /// The rare kinds are indirect, because a segment takes as much memory as its largest kind.
    enum Form: Sendable {
        case still
        /// Constant angular velocity in the shorter direction.
        case slerp(Slerp, turn: Vector3)
        /// Constant angular velocity in either direction.
        case turn(Vector3)
        case cubic(CumulativeRotation)
        indirect case even(ConstantSpeedRotation)
        /// A rotation vector from the start.
        indirect case spring(SpringMotion<Vector3>)
        indirect case components(HermiteSegment<SIMD4<Double>>)
    }

    /// Creates a segment from its interpolation, with velocities in the rotating frame.
    init(
        _ interpolation: Interpolation<Vector3>, _ start: Quaternion, _ end: Quaternion, chord: Vector3,
        _ tangents: Tangents<Vector3>, springVelocity velocity: Vector3 = .zero, at k: Int
    ) {
        self.start = start
        self.end = end
        timing = interpolation.timing
        let isAtRest = chord == .zero && start == end
        func cubic() -> CumulativeRotation {
            CumulativeRotation(
                from: start, to: end, chord: chord, startTangent: tangents.starts[k],
                endTangent: tangents.ends[k])
        }
        switch interpolation.form {
        case .discrete: form = .still
        case .linear:
            form =
                isAtRest
                ? .still
                : start.dot(end) < 0 ? .turn(chord) : .slerp(Slerp(from: start, to: end), turn: chord)
        case .cubic:
            let turn = cubic()
            form = turn.isStill ? .still : .cubic(turn)
        case .even:
            let turn = ConstantSpeedRotation(cubic(), chord: chord)
            form = turn.length > 0 ? .even(turn) : .still
        case .spring(let spring, _):
            form =
                isAtRest && velocity == .zero
                ? .still
                : .spring(
                    SpringMotion(spring: spring, from: .zero, to: chord, initialVelocity: velocity))
        }
    }

    /// Creates a segment of component cubics with their tangents by u.
    init(
        _ start: Quaternion, _ end: Quaternion, startTangent: SIMD4<Double>, endTangent: SIMD4<Double>
    ) {
        self.start = start.unit
        self.end = end.unit
        timing = nil
        let isStill = start == end && startTangent == .zero && endTangent == .zero
        form =
            isStill
            ? .still
            : .components(
                HermiteSegment(
                    start: start.components, end: end.components,
                    chord: end.components - start.components, startTangent: startTangent,
                    endTangent: endTangent))
    }

    var isStill: Bool { if case .still = form { true } else { false } }

    /// The segment prepared for many samples; `nil` where that is not possible.
    var preparedRotation: PreparedRotation? {
        guard timing == nil else { return nil }
        return switch form {
        case .still: PreparedRotation(from: start, by: .zero)
        case .slerp(_, let turn), .turn(let turn): PreparedRotation(from: start, by: turn)
        case .cubic(let turn): PreparedRotation(turn)
        case .even, .spring, .components: nil
        }
    }

    func value(at position: Knots.Position) -> Quaternion {
        let (u, v) = SegmentTiming.fraction(timing, at: position)
        switch form {
        case .still: return start
        case .slerp(let slerp, _): return slerp.value(at: u)
        case .turn(let turn):
            return u < 0.5
                ? start * Quaternion(rotationVector: u * turn) : end * Quaternion(rotationVector: -v * turn)
        case .cubic(let turn): return turn.value(u, v)
        case .even(let turn): return turn.value(at: u)
        case .spring(let motion):
            return start * Quaternion(rotationVector: motion.position(at: u * position.duration))
        case .components(let segment):
            return Quaternion(components: segment.value(u, v)).normalized ?? (u < 0.5 ? start : end)
        }
    }

    func state(at position: Knots.Position) -> RotationState {
        let pace = SegmentTiming(timing, at: position)
        let (u, v) = (pace.fraction, pace.rest)
        let rates: (first: Vector3, second: Vector3)
        let rotation = value(at: position)
        switch form {
        case .still: rates = (.zero, .zero)
        case .slerp(_, let turn), .turn(let turn): rates = (start.unit.rotating(turn), .zero)
        case .cubic(let turn): rates = rotation.rotating(turn.rates(u, v))
        case .even(let turn): rates = rotation.rotating(turn.rates(at: u))
        case .spring(let motion):
            let (velocity, acceleration) = rotation.rotating(
                RotationVectorMotion.rates(pace.state(of: motion)))
            return RotationState(
                rotation: rotation, angularVelocity: velocity, angularAcceleration: acceleration)
        case .components(let segment): rates = Self.rates(of: segment, u, v)
        }
        let (velocity, acceleration) = pace.perTime(rates.first, rates.second)
        return RotationState(
            rotation: rotation, angularVelocity: velocity, angularAcceleration: acceleration)
    }

    /// Returns the angular velocity and its derivative: with p = r·q, ω = 2·Im(q′q̄) and ω′ = 2·Im(q″q̄),
    /// where q′ = (p′ − r′q)/r and r′ = q·p′. Omits the part of q″ along q, which has no imaginary part in
    /// q″q̄.
    private static func rates(
        of segment: HermiteSegment<SIMD4<Double>>, _ u: Double, _ v: Double
    ) -> (first: Vector3, second: Vector3) {
        let p = segment.value(u, v)
        let length = p.norm
        guard length > 0 else { return (.zero, .zero) }
        let q = p / length
        let slope = segment.velocity(u, v) / length
        let growth = (q * slope).sum()
        let first = slope - growth * q
        let second = segment.acceleration(u) / length - 2 * growth * first
        let back = Quaternion(components: q).conjugate
        return (
            2 * (Quaternion(components: first) * back).imaginary,
            2 * (Quaternion(components: second) * back).imaginary
        )
    }
}

extension Quaternion {
    /// The normalised quaternion, or itself if it has no direction.
    var unit: Quaternion { normalized ?? self }

    /// Converts rates from the rotating frame to the fixed one.
    fileprivate func rotating(
        _ rates: (first: Vector3, second: Vector3)
    ) -> (first: Vector3, second: Vector3) {
        (rotating(rates.first), rotating(rates.second))
    }
}
