import Hooke

/// The difference between what was shown and the motion that takes over from it. It starts with the difference of values and
/// of rates, and is exactly 0 from its end on; quintics remove it.
///
/// The difference of rates is removed in 1/speed seconds, if that is less. So it leads at most 16/81 of the unit of the speed
/// away: the largest value of s(1 − s)³(1 + 3s) for s from 0 to 1.
package struct CarriedDifference: Sendable {
    /// The time at which it starts.
    package let start: Double
    /// Its seconds.
    package let duration: Double
    private let position, velocity: SIMD8<Double>
    private let velocityDuration: Double

    /// Returns `nil` without a difference, for numbers that are not finite, and for a duration that is not above 0.
    ///
    /// - Parameters:
    ///   - position: the difference of values.
    ///   - velocity: the difference of rates, per second.
    ///   - speed: the size of `velocity`, in units per second.
    ///   - start: the time at which it starts.
    ///   - duration: its seconds.
    package init?(
        _ position: SIMD8<Double>, _ velocity: SIMD8<Double>, speed: Double, from start: Double,
        over duration: Double
    ) {
        let zeros: SIMD8<Double> = position * 0 + velocity * 0
        guard zeros.sum() == 0, position != .zero || velocity != .zero, duration > 0, duration.isFinite
        else { return nil }
        (self.position, self.velocity, self.start, self.duration) = (position, velocity, start, duration)
        velocityDuration = speed * duration > 1 ? 1 / speed : duration
    }

    /// Returns the difference at a time with its rates; `nil` from its end on.
    package func motion(at time: Double) -> (position: SIMD8<Double>, velocity: SIMD8<Double>)? {
        let elapsed = time - start
        guard elapsed < duration else { return nil }
        let slow = HandoverWeights.quintic(duration: duration, elapsed)
        let first: SIMD8<Double> = position * slow.position.position
        let firstRate: SIMD8<Double> = position * slow.velocity.position
        guard elapsed < velocityDuration else { return (first, firstRate) }
        let fast = HandoverWeights.quintic(duration: velocityDuration, elapsed)
        return (first + velocity * fast.position.velocity, firstRate + velocity * fast.velocity.velocity)
    }

    /// Returns the seconds until it has run out.
    package func timeLeft(at time: Double) -> Double { max(0, start + duration - time) }
}
