extension SpringTrajectory {
    /// The times at which the distance from the target is extreme.
    struct StationaryTimes {
        /// Ascending, from 0 on, and below `period` if it is not `nil`.
        var times: [Double]
        /// The period π/w of the times if the motion oscillates.
        var period: Double?
    }

    /// π/w if the motion oscillates: the time between turning points, and between arrivals at the target.
    var period: Double? {
        switch constants.regime {
        case .undamped, .underdamped: .pi / constants.frequency.high
        case .critical, .overdamped: nil
        }
    }

    /// The zeros of x·v; for a scalar those of v alone.
    ///
    /// With T = S/C they satisfy (x0 + T·B)·(v0 − T·N) = 0, a quadratic in T. By regime T is tan(wt)/w, t or
    /// tanh(wt)/w. A motion that oscillates has two solutions or none per half period π/w, any other at most two in
    /// all. For a scalar the factors are the crossings of the target and the turning points.
    var stationaryTimes: StationaryTimes {
        let times = vectorTimes?(self) ?? turningTime.flatMap { $0 >= 0 ? [$0] : nil } ?? []
        return StationaryTimes(times: times, period: period)
    }

    // MARK: - Scalar motions

    /// The time at which the displacement is zero, or `nil`: the first from 0 on if the motion oscillates, else the
    /// only one, which may be before 0. The motion must not be at rest.
    var crossingTime: Double? {
        let (x, v) = (first.x, first.v)
        switch constants.regime {
        case .undamped, .underdamped:
            return halfTurnTime(-(constants.frequency.high * x.high), (constants.decay * x + v).value)
        case .critical, .overdamped:
            if x.high == 0 { return v == 0 ? nil : 0 }
            return decayTime(-x.high / constants.modeParts(x, v).slow.value)
        }
    }

    /// The time at which the velocity is zero, as `crossingTime`.
    var turningTime: Double? {
        let (x, v) = (first.x, first.v)
        if v == 0 { return 0 }
        switch constants.regime {
        case .undamped, .underdamped:
            let n = (constants.stiffness * x + constants.decay * v).value
            return halfTurnTime(constants.frequency.high * v, n)
        case .critical, .overdamped:
            return decayTime(v / (constants.slowRate.high * constants.modeParts(x, v).slow.value))
        }
    }

    /// The time in [0, π/w) at which tan(wt) = sine/cosine.
    private func halfTurnTime(_ sine: Double, _ cosine: Double) -> Double {
        if sine == 0 { return 0 }
        // Mirror into the upper half plane first; turning the angle by π afterwards would cancel.
        let angle = sine < 0 ? Elementary.atan2(-sine, -cosine) : Elementary.atan2(sine, cosine)
        return angle / constants.frequency.high
    }

    /// The time at which e^(2wt) = 1 + 2w·z, or t = z at critical damping; it is after 0 only for z > 0.
    private func decayTime(_ z: Double) -> Double? {
        let w = 2 * constants.frequency.high
        guard z.isFinite, w * z > -1 else { return nil }
        return w * z == 0 ? z : Elementary.log1p(w * z) / w
    }

    // MARK: - Vectors

    static func vectorTimes(_ motion: SpringTrajectory) -> [Double] {
        (motion.period == nil ? motion.decayTimes : motion.swingTimes).sorted()
    }

    private var swingTimes: [Double] {
        tangentRoots.map { halfTurnTime(constants.frequency.high * $0.s, $0.c) }
    }

    /// The roots T = s/c of (x0 + T·B)·(v0 − T·N) = 0, for a motion scaled to prevent overflow.
    private var tangentRoots: [(s: Double, c: Double)] {
        let frequency = constants.angularFrequency
        let size = components.map { max($0.x.high.magnitude, $0.v.magnitude / frequency) }.max() ?? 0
        guard size > 0, size.isFinite else { return [] }
        let exponent = -Int(size.exponent)
        var (square, linear, constant) = (0.0, 0.0, 0.0)
        for component in components {
            let x = component.x.high.scaled(byPowerOfTwo: exponent)
            let v = component.v.scaled(byPowerOfTwo: exponent)
            let b = (constants.decay * component.x + component.v).value.scaled(byPowerOfTwo: exponent)
            let n = (constants.stiffness * component.x + constants.decay * component.v).value
                .scaled(byPowerOfTwo: exponent)
            square -= b * n
            linear += b * v - x * n
            constant += x * v
        }
        return Self.projectiveRoots(square, linear, constant)
    }

    private var decayTimes: [Double] {
        let w = constants.frequency.high
        if w < 1e-3 * constants.angularFrequency {
            return tangentRoots.compactMap { root -> Double? in
                let tangent = root.s / root.c
                guard tangent >= 0, w * tangent < 1 else { return nil }
                return decayTime(tangent / (1 - w * tangent))
            }
        }
        // ‖x‖² ∝ e^(−2rt)·‖A − q·B‖² with q = e^(−2wt): (r/R)‖A‖² − (2g/R)·q·A·B + q²·‖B‖² = 0.
        let parts = components.map { component -> (Double, Double) in
            let (slow, fast) = constants.modeParts(component.x, component.v)
            return (slow.high, fast.high)
        }
        // Scale each separately: near an eigendirection one may be far smaller.
        let slowSize = parts.map { $0.0.magnitude }.max() ?? 0
        let fastSize = parts.map { $0.1.magnitude }.max() ?? 0
        guard slowSize > 0, fastSize > 0, slowSize.isFinite, fastSize.isFinite else { return [] }
        var (aa, ab, bb) = (0.0, 0.0, 0.0)
        for part in parts {
            let (a, b) = (part.0 / slowSize, part.1 / fastSize)
            aa += a * a
            ab += a * b
            bb += b * b
        }
        let rate = constants.fastRate.high
        let roots = Self.projectiveRoots(
            bb, -2 * (constants.decay.high / rate) * ab, (constants.slowRate.high / rate) * aa)
        return roots.compactMap { root -> Double? in
            // log(q) with q = (s/c)·(slowSize/fastSize), because q may underflow.
            let ratio = root.s / root.c
            guard ratio > 0, ratio.isFinite else { return nil }
            let logarithm = Elementary.log(ratio) + (Elementary.log(slowSize) - Elementary.log(fastSize))
            return logarithm <= 0 ? -logarithm / (2 * w) : nil
        }
    }

    /// The roots s : c of p2·s² + p1·s·c + p0·c² = 0, without cancellation.
    private static func projectiveRoots(
        _ p2: Double, _ p1: Double, _ p0: Double
    ) -> [(s: Double, c: Double)] {
        quadraticRatios(DoubleDouble(p2), twice: DoubleDouble(p1 / 2), DoubleDouble(p0))
            .map { ($0.above.high, $0.below.high) }
    }
}
