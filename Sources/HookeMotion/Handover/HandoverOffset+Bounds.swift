// How far an offset reaches, and when it has settled.

extension HandoverOffset {
    /// An upper bound of the offset's norm from time 0 on, in the value's units; NaN for a non-finite difference.
    ///
    /// - Spring: the largest norm itself.
    /// - Quintic: ‖d0‖ + (16/81)·D·‖d1‖ + (54/3125)·D²·‖a0‖, with a0 = 0 for C¹ and d2 for C². Each term is sharp.
    /// - Third order: ‖d0‖ + 0.8400·‖d1‖/ω + 0.2707·‖d2‖/ω², each term sharp.
    public var bound: Double {
        switch form {
        case .spring(let box): return box.content.largestNorm
        case .thirdOrder, .quintic: return sizes(from: 0).distance
        }
    }

    /// Returns a time from which the offset stays within the tolerance. It is never early.
    ///
    /// A spring's time is exact, as `SpringMotion.settlingDuration(within:)`. The others use bounds of their three
    /// terms, so they may be late; a quintic settles by its end. A relative tolerance is a fraction of the largest norm
    /// of a spring, and of the largest of 17 norms of the others.
    /// - Returns: Seconds from time 0; 0 if it starts settled. `nil` if it never settles: an undamped spring, a
    ///   tolerance of 0, or a non-finite difference.
    public func settlingDuration(within tolerance: Tolerance = .standard) -> Double? {
        if case .spring(let motion) = form { return motion.content.settlingDuration(within: tolerance) }
        let tolerance = tolerance.absolute(excursion: sampledExcursion)
        func isOutside(_ time: Double) -> Bool {
            let sizes = sizes(from: time)
            return !(sizes.distance <= tolerance.distance)
                || tolerance.speed.map { !(sizes.speed <= $0) } ?? false
        }
        guard sizes(from: 0).distance.isFinite else { return nil }
        guard isOutside(0) else { return 0 }
        var low = 0.0
        var high: Double
        switch form {
        case .quintic(let duration, _): high = duration
        case .thirdOrder(let rate):
            guard tolerance.distance > 0, tolerance.speed != 0 else { return nil }
            high = 1 / rate
            // Ends before rate·high is 1000, where the offset is 0.
            while isOutside(high) {
                (low, high) = (high, 2 * high)
            }
        case .spring: return nil
        }
        return bisect(low, high, steps: 50, isLow: isOutside).high
    }

    /// A lower bound of the largest norm, from 17 times over the duration or 8/ω.
    private var sampledExcursion: Double {
        let length: Double
        switch form {
        case .thirdOrder(let rate): length = 8 / rate
        case .quintic(let duration, _): length = duration
        case .spring: return .nan
        }
        return (0...16).map { position(at: length * Double($0) / 16).norm }.max() ?? 0
    }

    /// Upper bounds of distance and speed from a time on; for laws with weights.
    private func sizes(from time: Double) -> (distance: Double, speed: Double) {
        let (d0, d1) = (difference.position.norm, difference.velocity.norm)
        switch form {
        case .thirdOrder(let rate):
            return HandoverWeights.thirdOrderTail(rate: rate, time)
                .sizes(d0, d1, difference.acceleration.norm)
        case .quintic(let duration, let acceleration):
            return HandoverWeights.quinticTail(duration: duration, time)
                .sizes(d0, d1, acceleration?.norm ?? 0)
        case .spring: return (.nan, .nan)
        }
    }
}

extension HandoverOffset where Value == Double {
    /// The smallest and largest offset from time 0 on, including 0, which it approaches. NaN for a non-finite
    /// difference.
    ///
    /// Turning points are roots of a quadratic for third order and quintic. The accuracy is that of
    /// ``position(at:)``.
    public var extremes: (minimum: Double, maximum: Double) {
        let (d0, d1) = (difference.position, difference.velocity)
        let times: [Double]
        switch form {
        case .spring(let motion): return motion.content.extremes
        case .thirdOrder(let rate):
            let q1 = d1 + rate * d0
            let q2 = (difference.acceleration + rate * (2 * d1 + rate * d0)) / 2
            times = quadraticRoots(rate * q2, rate * q1 - 2 * q2, -d1, between: 0, .infinity)
        case .quintic(let duration, let acceleration):
            let (v, a) = (duration * d1, duration * duration * (acceleration ?? 0))
            times = quadraticRoots(-30 * d0 - 15 * v - 2.5 * a, 2 * v + a, v, between: 0, .infinity)
                .map { $0 * duration }
        }
        guard (d0 + d1 + difference.acceleration).isFinite else { return (.nan, .nan) }
        var (low, high) = (min(d0, 0), max(d0, 0))
        for time in times {
            let position = position(at: time)
            (low, high) = (min(low, position), max(high, position))
        }
        return (low, high)
    }
}
