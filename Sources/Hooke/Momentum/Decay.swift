/// A fling that slows down by itself: its velocity decays exponentially, and it comes to rest at `end`.
///
/// With λ = −1000·log r for a deceleration rate r,
///
///     x(t) = start + v0·(1 − e^(−λt))/λ
///     v(t) = v0·e^(−λt),   x″(t) = −λ·v(t)
///
/// ```swift
/// let fling = Decay(from: 0.0, velocity: 1_000)
/// print(fling.end)                              // 499.4998, and never beyond
/// print(fling.settlingDuration(within: 0.5)!)   // 3.45 s
/// let throwing = Decay(from: 0.0, to: 300)      // as fast as it takes to end at 300
/// ```
///
/// The velocity is within 4 u of itself, also when hardly any is left; the distance from the start within 4 u of itself,
/// and the position adds one rounding. Before 0 the motion is continued backwards, where it is faster, until numbers
/// overflow. At +∞ it rests at `end`; at −∞ and NaN it is NaN. Components whose start or velocity is NaN or infinite
/// stay without a finite answer.
///
/// This is the exact rule of `MomentumProjection`. The discrete rule, Apple's sum over milliseconds, is another distance
/// for the same velocity, not another motion: `MomentumProjection(rate: rate, rule: .discrete).velocity(covering:)` is
/// the velocity that it takes to a place.
public struct Decay<Value: VectorSpace>: Motion {
    /// The position at time 0.
    public let start: Value
    /// The velocity at time 0, in units a second.
    public let initialVelocity: Value
    /// How it slows down.
    public let rate: DecelerationRate

    /// λ in two words.
    let constant: DoubleDouble

    /// The fling that starts at `start` with `velocity`.
    public init(from start: Value, velocity: Value, rate: DecelerationRate = .normal) {
        self.start = start
        self.initialVelocity = velocity
        self.rate = rate
        constant = rate.decayConstant
    }

    /// The fling that comes to rest at `end`: its velocity is λ·(end − start), with an error of a few u of itself.
    public init(from start: Value, to end: Value, rate: DecelerationRate = .normal) {
        self.init(
            from: start, velocity: end.subtracting(start).scaled(by: rate.decayConstant.high), rate: rate)
    }

    /// Where it comes to rest: start + v0/λ.
    public var end: Value { start.adding(initialVelocity.scaled(by: 1 / constant.high)) }

    /// Position, velocity and acceleration at `time` seconds, at the cost of one.
    public func state(at time: Double) -> MotionState<Value> {
        let share = velocityShare(at: time)
        let velocity = initialVelocity.scaled(by: share)
        return MotionState(
            position: start.adding(initialVelocity.scaled(by: travel(at: time))),
            velocity: velocity, acceleration: velocity.scaled(by: -constant.high))
    }

    /// The position at `time` seconds.
    public func position(at time: Double) -> Value { state(at: time).position }

    /// The velocity at `time` seconds, in units a second.
    public func velocity(at time: Double) -> Value { state(at: time).velocity }

    /// The acceleration at `time` seconds, in units a second squared: −λ·v, within 6 u of itself.
    public func acceleration(at time: Double) -> Value { state(at: time).acceleration }

    /// When it has settled: the last time at which the distance from the end is above the tolerance's distance or, if the
    /// tolerance has one, the speed above its speed.
    ///
    /// Exact: log(‖v0‖/(λ·distance))/λ or log(‖v0‖/speed)/λ, whichever is later, rounded up by what their roundings
    /// amount to (a few u of the time and of a few 1/λ), so that it is never early.
    /// - Returns: Seconds from 0 on; 0 if it starts settled; `nil` if it never settles: a tolerance of 0 with a velocity
    ///   that is not 0, or a motion that is not a number.
    public func settlingDuration(within tolerance: Tolerance = .standard) -> Double? {
        let speed = initialVelocity.norm
        guard speed.isFinite, start.norm.isFinite else { return nil }
        if speed == 0 { return 0 }
        let size = Elementary.log(speed)
        let still = lastTime(size - Elementary.log(constant.high), Elementary.log(tolerance.distance))
        let slow = tolerance.speed.map { lastTime(size, Elementary.log($0)) } ?? 0
        let time = max(still, slow)
        return time < .infinity ? time : nil
    }

    /// When a size that decays is down to a limit, both as logarithms, whose own roundings are made good.
    private func lastTime(_ size: Double, _ limit: Double) -> Double {
        let decay = size - limit
        guard decay > 0 else { return 0 }
        return (decay + 0x1p-51 * (decay + size.magnitude + limit.magnitude + 4)) / constant.high
    }

    /// e^(−λt), at most the largest double.
    private func velocityShare(at time: Double) -> Double {
        if time.isNaN || time == -.infinity { return .nan }
        guard (constant.high * time).magnitude < 5_000 else {
            return time > 0 ? 0 : .greatestFiniteMagnitude
        }
        let (mantissa, exponent) = DoubleDouble.exponential(constant * -time)
        return min(mantissa.value.scaled(byPowerOfTwo: exponent), .greatestFiniteMagnitude)
    }

    /// (1 − e^(−λt))/λ, the seconds at full velocity that the distance so far amounts to.
    private func travel(at time: Double) -> Double {
        if time == -.infinity { return .nan }
        var seconds = -Elementary.expm1(-constant.high * time) / constant.high
        if constant.high * time < -1 {
            // Backwards e^(−λt) multiplies the rounding of λt; two words keep it.
            let share = velocityShare(at: time)
            seconds = share < .greatestFiniteMagnitude ? (1 - share) / constant.high : -.infinity
        }
        return max(seconds, -.greatestFiniteMagnitude)
    }
}

extension Decay where Value == Double {
    /// The time at which the fling is at `position`: log(v0/(v0 − λ·(position − start)))/λ, with an error of a few u of
    /// the time and of what the position's rounding amounts to; 0 at the start and negative for where it came from.
    /// `nil` for where it never is, the end included, and for numbers that are none.
    public func time(at position: Double) -> Double? {
        if position == start { return 0 }
        // λ·(position − start)/v0, the share of the velocity that is gone by then.
        let gone = (position - start) / initialVelocity * constant.high
        guard gone < 1, gone > -.infinity else { return nil }
        let time = -Elementary.log1p(-gone) / constant.high
        return time.isFinite ? time : nil
    }
}

extension Decay: Equatable {
    /// Whether start, velocity and rate are the same.
    public static func == (a: Decay, b: Decay) -> Bool {
        a.start == b.start && a.initialVelocity == b.initialVelocity && a.rate == b.rate
    }
}

extension Decay: Hashable where Value: Hashable {
    /// Hashes what makes flings equal.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(start)
        hasher.combine(initialVelocity)
        hasher.combine(rate)
    }
}

extension DecelerationRate {
    /// λ = −1000·log r, the rate in 1/s at which the velocity decays; relative error at most 2⁻⁶², for rates near 1 (where
    /// motions last) 2⁻⁹⁵.
    var decayConstant: DoubleDouble {
        let r = perMillisecond
        if r > 0.9 {
            // log r = −2·artanh(s) with s = (1 − r)/(1 + r).
            let s = DoubleDouble(1 - r) / DoubleDouble(sumOf: 1, and: r)
            let square = s * s
            var (sum, power, divisor) = (s, s, 1.0)
            while power.high > 0x1p-110 * s.high {
                power = power * square
                divisor += 2
                sum = sum + power / divisor
            }
            return sum * 2_000
        }
        let first = Elementary.log(r)
        // One Newton step: log r = y + log(r·e^(−y)).
        let (mantissa, exponent) = DoubleDouble.exponential(DoubleDouble(-first))
        let power = 1.0.scaled(byPowerOfTwo: exponent + Int(r.exponent))
        let ratio = (mantissa * r.significand).scaled(byPowerOfTwo: power)
        return DoubleDouble(sumOf: first, and: (ratio + -1).value) * -1_000
    }
}
