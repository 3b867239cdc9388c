/// A fling whose velocity decays exponentially until it rests at `endValue`.
///
/// With λ = −1000·log r for a deceleration rate r,
///
///     x(t) = start + v0·(1 − e^(−λt))/λ
///     v(t) = v0·e^(−λt),   x″(t) = −λ·v(t)
///
/// ```swift
/// let fling = Decay(from: 0.0, initialVelocity: 1_000)
/// print(fling.endValue)                         // 499.4998
/// print(fling.settlingDuration(within: 0.5)!)   // 3.45 s
/// let throwing = Decay(from: 0.0, to: 300)      // the velocity that ends at 300
/// ```
///
/// - The velocity and the distance from the start have relative errors of at most 4 u; the position adds one
///   rounding.
/// - Times before 0 continue the motion backwards, where it is faster, until numbers overflow.
/// - At +∞ the fling is at `endValue`; at −∞ and NaN it is NaN.
/// - Components with a non-finite start or velocity are never finite.
///
/// This is the exact rule of `MomentumProjection`. The discrete rule, Apple's sum over milliseconds, gives another
/// distance for the same velocity: use `MomentumProjection(rate: rate, rule: .discrete).velocity(covering:)` for its
/// velocity.
public struct Decay<Value: VectorSpace>: Trajectory {
    /// The position at time 0.
    public let start: Value
    /// The velocity at time 0, in units per second.
    public let initialVelocity: Value
    /// The deceleration rate.
    public let rate: DecelerationRate

    /// λ in double-double.
    let constant: DoubleDouble

    /// Creates the fling that starts at `start` with `velocity`.
    public init(from start: Value, initialVelocity velocity: Value, rate: DecelerationRate = .normal) {
        self.start = start
        self.initialVelocity = velocity
        self.rate = rate
        constant = rate.decayConstant
    }

    /// Creates the fling that ends at `end`: its velocity is λ·(end − start); relative error a few u.
    public init(from start: Value, to end: Value, rate: DecelerationRate = .normal) {
        self.init(
            from: start, initialVelocity: end.subtracting(start).scaled(by: rate.decayConstant.high),
            rate: rate)
    }

    /// The position at rest: start + v0/λ.
    public var endValue: Value { start.adding(initialVelocity.scaled(by: 1 / constant.high)) }

    /// Returns position, velocity and acceleration at `time` seconds, at the cost of one.
    public func state(at time: Double) -> MotionState<Value> {
        let velocity = velocity(at: time)
        return MotionState(
            position: position(at: time), velocity: velocity,
            acceleration: velocity.scaled(by: -constant.high))
    }

    /// Returns the position at `time` seconds.
    public func position(at time: Double) -> Value {
        start.adding(initialVelocity.scaled(by: travel(at: time)))
    }

    /// Returns the velocity at `time` seconds, in units per second.
    public func velocity(at time: Double) -> Value { initialVelocity.scaled(by: velocityShare(at: time)) }

    /// Returns the time from which the fling stays within the tolerance, as `SpringMotion.settlingDuration(within:)`
    /// defines it.
    ///
    /// It is the later of log(‖v0‖/(λ·distance))/λ and log(‖v0‖/speed)/λ, rounded up by its rounding error (a few u
    /// of the time and of 1/λ), so it is never early. A relative tolerance is a fraction of the whole distance ‖v0‖/λ.
    /// - Returns: Seconds from time 0; 0 if it starts settled. `nil` if it never settles: a tolerance of 0 with a
    ///   velocity other than 0, or a non-finite motion.
    public func settlingDuration(within tolerance: Tolerance = .standard) -> Double? {
        let speed = initialVelocity.norm
        guard speed.isFinite, start.norm.isFinite else { return nil }
        let tolerance = tolerance.absolute(excursion: speed / constant.high)
        return exponentialSettlingDuration(speed: speed, rate: constant.high, within: tolerance)
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

    /// (1 − e^(−λt))/λ, the distance so far divided by the initial velocity.
    private func travel(at time: Double) -> Double {
        if time == -.infinity { return .nan }
        var seconds = -Elementary.expm1(-constant.high * time) / constant.high
        if constant.high * time < -1 {
            // Backwards e^(−λt) multiplies the rounding of λt; double-double keeps it.
            let share = velocityShare(at: time)
            seconds = share < .greatestFiniteMagnitude ? (1 - share) / constant.high : -.infinity
        }
        return max(seconds, -.greatestFiniteMagnitude)
    }
}

/// The time from which a velocity v0·e^(−λt) and the distance v/λ from the rest stay within a tolerance in the value's
/// units, rounded up by the rounding errors of its logarithms; `nil` if they never do.
package func exponentialSettlingDuration(
    speed: Double, rate: Double, within tolerance: Tolerance
) -> Double? {
    let (size, scale) = (Elementary.log(speed), Elementary.log(rate))
    func lastTime(_ scale: Double, _ limit: Double) -> Double {
        let decay = size - scale - limit
        guard decay > 0 else { return 0 }
        let terms: Double = decay + size.magnitude + scale.magnitude + limit.magnitude + 4
        return (decay + 0x1p-51 * terms) / rate
    }
    let still = lastTime(scale, Elementary.log(tolerance.distance))
    let slow = tolerance.speed.map { lastTime(0, Elementary.log($0)) } ?? 0
    let time = max(still, slow)
    return time < .infinity ? time : nil
}

extension Decay where Value == Double {
    /// Returns the time at which the fling is at `position`: log(v0/(v0 − λ·(position − start)))/λ. The error is a
    /// few u of the time, plus the effect of the position's rounding. 0 at the start, negative for earlier positions.
    /// `nil` for positions that it never has, including the end, and for non-finite numbers.
    public func time(at position: Double) -> Double? {
        if position == start { return 0 }
        // λ·(position − start)/v0, the fraction of the velocity lost by then.
        let gone = (position - start) / initialVelocity * constant.high
        guard gone < 1, gone > -.infinity else { return nil }
        let time = -Elementary.log1p(-gone) / constant.high
        return time.isFinite ? time : nil
    }
}

extension Decay: Equatable {
    /// Returns whether start, velocity and rate are equal.
    public static func == (a: Decay, b: Decay) -> Bool {
        a.start == b.start && a.initialVelocity == b.initialVelocity && a.rate == b.rate
    }
}

extension Decay: Hashable where Value: Hashable {
    /// Hashes start, velocity and rate.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(start)
        hasher.combine(initialVelocity)
        hasher.combine(rate)
    }
}

extension DecelerationRate {
    /// λ = −1000·log r, the decay rate of the velocity in 1/s; relative error at most 2⁻⁶², and 2⁻⁹⁵ for rates near
    /// 1, where motions last long.
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
