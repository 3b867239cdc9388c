/// Splits the motion of a `SmoothDamp` along a piece of its path into phases with and without the limit.
struct SmoothDampPhases {
    let smoothTime, maximumSpeed: Double

    /// More phases than the roots of one piece allow; a guard against rounding that never ends.
    private static let mostPhases = 64

    /// Appends the phases of a piece.
    /// - Returns: The state at the end of the piece.
    func append(
        _ path: CubicPiece<Double>, from state: (position: Double, velocity: Double),
        to builder: inout PathResponse<Double>.Builder
    ) throws(HookeError) -> (position: Double, velocity: Double) {
        let limit = maximumSpeed * smoothTime
        var (rest, state) = (path, state)
        var isLimited = (state.position - rest.constant).magnitude > limit
        var wasImmediate = false
        for _ in 0..<Self.mostPhases {
            let excess = state.position - rest.constant
            let piece =
                isLimited
                ? limited(from: state, below: excess < 0, duration: rest.duration)
                : builder.response(to: rest, from: state)
            let end = firstCrossing(of: piece, rest, limit, isLimited, !wasImmediate, builder)
            guard let end else { return try builder.append(piece, at: rest.startTime) }
            isLimited.toggle()
            wasImmediate = end == 0
            if wasImmediate { continue }
            var phase = piece
            if phase.kind != .series { phase.duration = end }
            _ = try builder.append(phase, at: rest.startTime)
            let next = builder.state(of: piece, after: end)
            state = (next.position, next.velocity)
            rest = rest.suffix(after: end)
            guard rest.duration > 0 else { return state }
        }
        throw .noSolution(
            field: "maximumSpeed", reason: "more than \(Self.mostPhases) phases in one segment of the path")
    }

    private func limited(
        from state: (position: Double, velocity: Double), below isBelow: Bool, duration: Double
    ) -> PathResponse<Double>.Piece {
        let speed = isBelow ? maximumSpeed : -maximumSpeed
        var piece = PathResponse<Double>.Piece(
            free: state.position, state.velocity - speed, to: state.position, duration: duration)
        piece.kind = .limited
        piece.linear = speed
        return piece
    }

    /// The first time at which |x − p| − limit, or its negative in a limited phase, becomes positive.
    private func firstCrossing(
        of piece: PathResponse<Double>.Piece, _ path: CubicPiece<Double>, _ limit: Double,
        _ isLimited: Bool, _ mayBeImmediate: Bool, _ builder: PathResponse<Double>.Builder
    ) -> Double? {
        let distance = distance(of: piece, path, isLimited)
        let duration = path.duration < .infinity ? path.duration : horizon(distance, isLimited)
        guard duration > 0, isLimited || distance.bound(to: duration) > limit else { return nil }
        let below = isLimited && piece.linear > 0
        /// Above 0 where the other kind of phase applies.
        func excess(_ s: Double) -> Double {
            let x = builder.state(of: piece, after: s).position
            let gap = x - path.value(after: s)
            return isLimited ? limit - (below ? -gap : gap) : gap.magnitude - limit
        }
        let bounds = [0] + distance.derivative.signChanges(to: duration) + [duration]
        for index in 1..<bounds.count where excess(bounds[index]) > 0 {
            let from = bounds[index - 1]
            if index == 1, excess(0) > 0 {
                if mayBeImmediate { return 0 }
                continue
            }
            return bisect(from, bounds[index]) { excess($0) <= 0 }.high
        }
        return nil
    }

    /// x − p as a formula, which says where it turns.
    private func distance(
        of piece: PathResponse<Double>.Piece, _ path: CubicPiece<Double>, _ isLimited: Bool
    ) -> ExponentialPolynomial {
        let rate = 2 / smoothTime
        let p = path.perSecond
        if isLimited {
            let amplitude = piece.freeVelocity / (2 * rate)
            return ExponentialPolynomial(
                constant: piece.start + amplitude - p.constant, linear: piece.linear - p.linear,
                quadratic: -p.quadratic, cubic: -p.cubic, rate: 2 * rate, amplitude: -amplitude, slope: 0)
        }
        // x − p = q + the free motion, with matching of the position.
        let q2 = -6 * p.cubic / rate
        let q1 = -(6 * p.cubic + 4 * rate * p.quadratic + 4 * rate * q2) / (rate * rate)
        let q0 = -(2 * p.quadratic + 2 * rate * p.linear + 2 * rate * q1 + 2 * q2) / (rate * rate)
        let amplitude = piece.start - p.constant - q0
        let start = piece.freeVelocity + piece.linear - p.linear - q1
        return ExponentialPolynomial(
            constant: q0, linear: q1, quadratic: q2, cubic: 0, rate: rate, amplitude: amplitude,
            slope: start + rate * amplitude)
    }

    /// The time after which x − p no longer changes its side of the limits, for a path that rests.
    private func horizon(_ distance: ExponentialPolynomial, _ isLimited: Bool) -> Double {
        if isLimited {
            // At least the last time at which the straight part can be on this side.
            let reach = distance.constant.magnitude + distance.amplitude.magnitude
            return (reach / maximumSpeed + smoothTime) * 2
        }
        // The only turn of the free motion.
        return max(0, 1 / distance.rate - distance.amplitude / distance.slope)
    }
}
