// A state with more than double accuracy, to decide on which side of a level it is.

/// Displacement and velocity as double-doubles, with error bounds; all times 2^exponent.
struct PreciseState {
    var x, v: DoubleDouble
    var xError, vError: Double
    var acceleration: Double
    var exponent: Int
}

extension SpringPhase {
    /// The state in double-double without a power of two, with error bounds. It needs constants in their own time and
    /// states of ordinary size; it is zero for undefined times.
    ///
    /// The error of x is about 2⁻⁶⁰ of the larger of C·x0 and S·B; if the phase is sharp 2⁻⁷², and smaller as time
    /// approaches 0. The same is true of v.
    func precise(
        _ constants: SpringConstants, from x0: DoubleDouble, velocity v0: Double, isSharp: Bool
    ) -> PreciseState {
        if elapsed == 0 && kind != .undefined {
            let pull = constants.stiffness.high * x0.high + 2 * constants.decay.high * v0
            return PreciseState(
                x: x0, v: DoubleDouble(v0), xError: 0, vError: 0, acceleration: -pull, exponent: 0)
        }
        let state = propagated(constants, from: x0, velocity: v0, isSharp)
        let rate = constants.decay.high + constants.frequency.high
        guard isSharp, rate * elapsed.magnitude < 0.25, kind != .undefined else { return state }
        let early = expanded(constants, from: x0, velocity: v0)
        let exponent = 1.0.scaled(byPowerOfTwo: -state.exponent)
        return early.xError * exponent < state.xError ? early : state
    }

    /// The state by a Taylor series at time 0; its error is relative to the change since then.
    private func expanded(
        _ constants: SpringConstants, from x0: DoubleDouble, velocity v0: Double
    ) -> PreciseState {
        let h = elapsed
        let damping = 2 * constants.decay.high * h
        let pull = constants.stiffness.high * h * h
        let moved = DoubleDouble(productOf: h, and: v0)
        // The terms a·hᵏ of x; the sums from k = 2 on of a·hᵏ and of k·a·hᵏ.
        var (before, term) = (x0.high, moved.high)
        var (sum, slopes) = (0.0, 0.0)
        for k in 2...14 {
            let order = Double(k)
            (before, term) = (term, -(damping * (order - 1) * term + pull * before) / (order * (order - 1)))
            sum += term
            slopes += order * term
        }
        let size = (damping * moved.high).magnitude + pull * (x0.high.magnitude + moved.high.magnitude)
        let velocity = DoubleDouble(sumOf: v0, and: slopes / h)
        return PreciseState(
            x: x0 + moved + sum, v: velocity, xError: 0x1p-49 * size,
            vError: 0x1p-48 * (size / h.magnitude),
            acceleration:
                -(constants.stiffness.high * (x0.high + moved.high + sum)
                + 2 * constants.decay.high * velocity.high),
            exponent: 0)
    }

    @inline(__always) private func propagated(
        _ constants: SpringConstants, from x0: DoubleDouble, velocity v0: Double, _ isSharp: Bool
    ) -> PreciseState {
        switch kind {
        case .series, .oscillating:
            let (x, v, (xSize, vSize)) = swing(constants, x0, v0)
            // The error of sine and cosine, or of C − 1 and S − h; above 2⁴⁰ the rounding of the phase is larger.
            let isLate = constants.frequency.high * elapsed.magnitude > 0x1p40
            let unit = kind == .series || isLate ? 0x1p-50 : isSharp ? 0x1p-73 : 0x1p-60
            // The error of the exponential.
            let envelopeError = isSharp ? 0x1p-74 : 0x1p-65
            let displacement = envelope * DoubleDouble(sumOfLarger: x.high, andSmaller: x.low)
            let velocity = envelope * DoubleDouble(sumOfLarger: v.high, andSmaller: v.low)
            return PreciseState(
                x: displacement, v: velocity,
                xError: envelope.high * unit * xSize + displacement.high.magnitude * envelopeError,
                vError: envelope.high * unit * vSize + velocity.high.magnitude * envelopeError,
                acceleration:
                    -(constants.stiffness.high * displacement.high
                    + 2 * constants.decay.high * velocity.high),
                exponent: exponent)
        case .forward, .backward:
            let (x, v, trailing, isFastAlone) = modes(constants, x0, v0)
            if isFastAlone {
                let (state, exponent) = fastModeAlone(constants, x0, v0)
                return PreciseState(
                    x: DoubleDouble(state.displacement), v: DoubleDouble(state.velocity),
                    xError: state.displacement.magnitude * 0x1p-50,
                    vError: state.velocity.magnitude * 0x1p-50, acceleration: state.acceleration,
                    exponent: exponent)
            }
            let velocity = envelope * DoubleDouble(sumOfLarger: v.high, andSmaller: v.low)
            let bRate = kind == .forward ? constants.fastRate.high : constants.slowRate.high
            // Errors of the exponentials and of the mode parts, which cancel to 2⁻³⁰ at most before they are summed
            // exactly.
            let part = trailing.magnitude
            let sum = constants.fastRate.high * x0.high.magnitude + v0.magnitude
            let unit = envelope.high.magnitude
            let power = isSharp ? 0x1p-74 : 0x1p-65
            let xError = power * (x.high.magnitude + 2 * part)
            let vError = power * (v.high.magnitude + 2 * bRate * part)
            let partsError =
                min(0x1p-71 * (x.high.magnitude + part), 0x1p-101 * sum * (1 + first.high))
            return PreciseState(
                x: envelope * x, v: velocity, xError: unit * (xError + partsError),
                vError: unit * (vError + constants.fastRate.high * partsError),
                acceleration: acceleration(constants, velocity: velocity.high, trailing: trailing),
                exponent: exponent)
        case .rest, .undefined:
            return PreciseState(
                x: DoubleDouble(0), v: DoubleDouble(0), xError: 0, vError: 0, acceleration: 0, exponent: 0)
        }
    }
}
