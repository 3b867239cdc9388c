// Springs that keep their velocity and stay within bounds.

extension SpringMotion where Value == Double {
    /// Creates the motion of the softest spring that stays within bounds, not softer than `spring`.
    ///
    /// ```swift
    /// let thrown = try SpringMotion(
    ///     spring: .smooth, from: 0.5, to: 0.49, initialVelocity: 5_000, stayingIn: 0...1)
    /// thrown.extremes.maximum               // at most 1
    /// thrown.initialVelocity                // 5000: the velocity is kept
    /// ```
    ///
    /// Position and velocity are those that are given, so a handover is continuous in both. Only the spring changes:
    /// - The damping ratio is that of `spring`, and the angular frequency the least, from that of `spring` on, for which all
    ///   turning points are within the bounds. They shrink as the frequency rises.
    /// - The overshoot of the displacement alone does not depend on the frequency. Where it passes a bound, the damping ratio
    ///   is raised first, to the least for which the motion fits, at most to critical damping; if that does not suffice,
    ///   the frequency rises from there.
    /// - A `spring` whose motion stays within the bounds is used as it is.
    ///
    /// The stiffness is unbounded: the closer the displacement's own overshoot comes to a bound, the stiffer the spring.
    /// The turning points are at least 2⁻⁴⁸ of the bounds inside, or half way, so that rounding does not pass them.
    ///
    /// - Parameters:
    ///   - spring: The softest spring; its mass is kept.
    ///   - start: The position at time 0, within the bounds.
    ///   - target: The position at rest, within the bounds.
    ///   - initialVelocity: The velocity at time 0, in units per second.
    ///   - bounds: The bounds; an end may be infinite.
    /// - Throws: `HookeError.outOfRange` for numbers that are not finite, and a start or target outside the bounds.
    ///   `HookeError.noSolution` for a motion that starts at a bound and moves out of it, and for springs beyond their domain.
    /// - Complexity: About 60 times that of `extremes` if the spring changes.
    public init(
        spring: Spring, from start: Double, to target: Double, initialVelocity: Double = 0,
        stayingIn bounds: ClosedRange<Double>
    ) throws(HookeError) {
        let fit = BoundedFit(
            start: start, target: target, velocity: initialVelocity, low: bounds.lowerBound,
            high: bounds.upperBound)
        self.init(
            spring: try fit.spring(from: spring), from: start, to: target, initialVelocity: initialVelocity)
    }

    /// Returns the motion that continues at `time` to a new target within bounds, with the same position and velocity, on
    /// the softest spring that stays there; see `init(spring:from:to:initialVelocity:stayingIn:)`.
    /// - Parameters:
    ///   - target: The new target, within the bounds.
    ///   - time: In this motion's seconds.
    ///   - spring: The softest spring, or `nil` for the current one.
    ///   - bounds: The bounds, which contain the position at `time`.
    /// - Throws: `HookeError` as that initialiser does.
    public func retargeted(
        to target: Double, at time: Double, spring: Spring? = nil, stayingIn bounds: ClosedRange<Double>
    ) throws(HookeError) -> SpringMotion {
        let now = state(at: time)
        return try SpringMotion(
            spring: spring ?? self.spring, from: now.position, to: target, initialVelocity: now.velocity,
            stayingIn: bounds)
    }
}

/// The search for the softest spring that stays within bounds.
private struct BoundedFit {
    let start, target, velocity, low, high: Double

    func spring(from spring: Spring) throws(HookeError) -> Spring {
        for (field, value) in [(HookeError.Field.start, start), (.target, target)] {
            guard value >= low, value <= high, value.isFinite else {
                throw .outOfRange(field: field, value: value, accepted: "\(low) to \(high), the bounds")
            }
        }
        guard velocity.isFinite else {
            throw .outOfRange(field: .initialVelocity, value: velocity, accepted: "a finite number")
        }
        if fits(spring) { return spring }
        guard velocity > 0 ? start < high : velocity == 0 || start > low else {
            throw .noSolution(
                field: .initialVelocity, reason: "the motion starts at a bound and moves out of it")
        }
        var base = spring
        let ratio = spring.dampingRatio
        if ratio < 1, swingsOut(ratio) {
            func damped(_ ratio: Double) -> Spring? {
                try? Spring(
                    mass: spring.mass, stiffness: spring.stiffness,
                    damping: 2 * ratio * (spring.stiffness.squareRoot() * spring.mass.squareRoot()))
            }
            guard let critical = damped(1) else { throw Self.tooStiff }
            base = critical
            if fits(critical) {
                let least = bisect(ratio, 1) { ratio in !(damped(ratio).map(fits) ?? true) }.high
                return damped(least) ?? critical
            }
        }
        func stiffened(_ factor: Double) -> Spring? {
            try? Spring(
                mass: base.mass, stiffness: base.stiffness * factor * factor, damping: base.damping * factor)
        }
        var factor = 1.0
        while true {
            factor *= 2
            guard let stiff = stiffened(factor) else { throw Self.tooStiff }
            if fits(stiff) { break }
        }
        let least = bisect(factor / 2, factor) { factor in !(stiffened(factor).map(fits) ?? true) }.high
        guard let found = stiffened(least) else { throw Self.tooStiff }
        return found
    }

    private static let tooStiff = HookeError.noSolution(
        field: "bounds", reason: "no spring is stiff enough")

    /// Whether the displacement alone swings out on the other side, or with any velocity on that of the start.
    private func swingsOut(_ ratio: Double) -> Bool {
        let root = ((1 - ratio) * (1 + ratio)).squareRoot()
        let (size, share) = ((start - target).magnitude, Elementary.exp(-.pi * ratio / root))
        let isAbove = start > target || start == target && velocity > 0
        let (below, above) = (target - low, high - target)
        let (other, own) = isAbove ? (below, above) : (above, below)
        return size * share >= other || velocity != 0 && size > 0 && size * share * share >= own
    }

    /// Whether all turning points after time 0 are within the bounds; the first two are the farthest.
    private func fits(_ spring: Spring) -> Bool {
        let motion = SpringMotion(spring: spring, from: start, to: target, initialVelocity: velocity)
        // Displacements, which keep digits that positions far from 0 lose.
        let least = -limit(target - low, velocity <= 0 ? target - start : 0)
        let most = limit(high - target, velocity >= 0 ? start - target : 0)
        for turn in SpringEvents(motion, .turn, in: 0...(.infinity)).lazy.filter({ $0.time > 0 }).prefix(2) {
            guard turn.displacement >= least, turn.displacement <= most else { return false }
        }
        return true
    }

    /// The room on a side of the target less a few roundings, but at least half of what a start that moves there leaves.
    private func limit(_ room: Double, _ start: Double) -> Double {
        guard room.isFinite else { return room }
        let size = max(room, self.start.magnitude, target.magnitude)
        return max(room - 0x1p-48 * size, start + (room - start) / 2, room / 2)
    }
}
