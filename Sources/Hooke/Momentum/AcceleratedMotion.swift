/// A motion with constant acceleration, as under gravity, or with constant deceleration to rest, as under friction; with
/// bounds where it stops or bounces.
///
/// ```swift
/// let ball = try AcceleratedMotion(
///     from: 0, initialVelocity: 0, acceleration: 2_000, maximum: 1_000, restitution: 0.5)
/// ball.impactTimes.first            // 1: it falls 1,000 in a second
/// let sled = try AcceleratedMotion(from: 0, initialVelocity: 300, deceleration: 100)
/// sled.endValue                     // 450, after 3 s
/// ```
///
/// - Between impacts the position is p + v·t + a·t²/2. Impacts are roots of it, within a few u.
/// - At a bound the velocity v becomes −restitution·v. A motion pressed against a bound rests there once its speed after an
///   impact is below 2⁻⁵³ of the largest one.
/// - Positions from time 0 on are never beyond a bound. At an impact the state is that of the later piece.
/// - Times before 0 continue the first piece backwards. Infinite times give the rest, or an infinite position.
public struct AcceleratedMotion: Trajectory, Hashable {
    /// One piece of the motion, and its start time, at which its own time is 0.
    struct Leg: Hashable, Sendable {
        var begin, position, velocity, acceleration: Double
    }

    /// The position at time 0.
    public let start: Double
    /// The velocity at time 0, in units per second.
    public let initialVelocity: Double
    /// The lower bound; −∞ for none.
    public let minimum: Double
    /// The upper bound; +∞ for none.
    public let maximum: Double
    /// The fraction of the speed that is left after an impact.
    public let restitution: Double
    /// The acceleration, or the deceleration of a motion that brakes.
    public let rate: Double
    /// Whether the motion loses speed until it rests.
    public let brakes: Bool

    /// One or more pieces, in order.
    let legs: [Leg]

    /// The largest number of impacts.
    static let mostImpacts = 1 << 14

    /// Creates a motion with constant acceleration.
    /// - Parameters:
    ///   - start: The position at time 0, between the bounds.
    ///   - velocity: The velocity at time 0, in units per second.
    ///   - acceleration: In units per second squared.
    ///   - minimum: The lower bound; −∞ for none.
    ///   - maximum: The upper bound, at least `minimum`; +∞ for none.
    ///   - restitution: The fraction of the speed that is left after an impact; 0 to 1.
    /// - Throws: `HookeError.outOfRange` for numbers that are not finite or outside their range, `HookeError.noSolution` for a
    ///   motion with more than 16,384 impacts.
    public init(
        from start: Double, initialVelocity velocity: Double, acceleration: Double,
        minimum: Double = -.infinity, maximum: Double = .infinity, restitution: Double = 0
    ) throws(HookeError) {
        try self.init(start, velocity, minimum, maximum, restitution, field: "acceleration", acceleration)
    }

    /// Creates a motion that loses speed at a constant rate until it rests.
    /// - Parameters:
    ///   - start: The position at time 0, between the bounds.
    ///   - velocity: The velocity at time 0, in units per second.
    ///   - deceleration: The loss of speed, in units per second squared; above 0.
    ///   - minimum: The lower bound; −∞ for none.
    ///   - maximum: The upper bound, at least `minimum`; +∞ for none.
    ///   - restitution: The fraction of the speed that is left after an impact; 0 to 1.
    /// - Throws: The errors of `init(from:initialVelocity:acceleration:minimum:maximum:restitution:)`.
    public init(
        from start: Double, initialVelocity velocity: Double, deceleration: Double,
        minimum: Double = -.infinity, maximum: Double = .infinity, restitution: Double = 0
    ) throws(HookeError) {
        guard deceleration > 0 else {
            throw .outOfRange(field: "deceleration", value: deceleration, accepted: "a finite number above 0")
        }
        try self.init(start, velocity, minimum, maximum, restitution, field: "deceleration", deceleration)
    }

    private init(
        _ start: Double, _ velocity: Double, _ minimum: Double, _ maximum: Double, _ restitution: Double,
        field: HookeError.Field, _ rate: Double
    ) throws(HookeError) {
        for (field, value) in [(.start, start), (.initialVelocity, velocity), (field, rate)]
            as [(
                HookeError.Field, Double
            )] where !value.isFinite
        {
            throw .outOfRange(field: field, value: value, accepted: "a finite number")
        }
        guard minimum < maximum else {
            throw .outOfRange(
                field: "minimum", value: minimum, accepted: "a number below \(maximum), the maximum")
        }
        guard start >= minimum, start <= maximum else {
            throw .outOfRange(field: .start, value: start, accepted: "\(minimum) to \(maximum), the bounds")
        }
        guard restitution >= 0, restitution <= 1 else {
            throw .outOfRange(field: "restitution", value: restitution, accepted: "0 to 1")
        }
        (self.start, initialVelocity) = (start, velocity)
        (self.minimum, self.maximum, self.restitution) = (minimum, maximum, restitution)
        (self.rate, brakes) = (rate, field == "deceleration")
        let law = Law(minimum: minimum, maximum: maximum, rate: rate, brakes: brakes)
        guard let legs = law.legs(from: start, velocity, restitution) else {
            throw .noSolution(
                field: "restitution", reason: "the motion has more than \(Self.mostImpacts) impacts")
        }
        self.legs = legs
    }

    /// The times of the impacts, ascending.
    public var impactTimes: [Double] {
        legs.dropFirst().filter { $0.position == minimum || $0.position == maximum }.map { $0.begin }
    }

    /// The position at rest; `nil` for a motion that never rests.
    public var endValue: Double? { duration.map { _ in legs[legs.count - 1].position } }

    /// The time from which the motion rests; `nil` for one that never does.
    public var duration: Double? {
        let last = legs[legs.count - 1]
        return last.velocity == 0 && last.acceleration == 0 ? last.begin : nil
    }

    /// Returns position, velocity and acceleration at `time` seconds.
    public func state(at time: Double) -> MotionState<Double> {
        let leg = legs[max(0, legs.partitioningIndex { $0.begin > time } - 1)]
        let own = time - leg.begin
        guard leg.velocity != 0 || leg.acceleration != 0, !own.isNaN else {
            let position = own.isNaN ? Double.nan : leg.position
            return MotionState(position: position, velocity: own.isNaN ? .nan : 0, acceleration: 0)
        }
        let way = leg.acceleration == 0 ? leg.velocity : leg.velocity + leg.acceleration * own / 2
        let position = leg.position + way * own
        return MotionState(
            position: time < 0 ? position : min(max(position, minimum), maximum),
            velocity: leg.acceleration == 0 ? leg.velocity : leg.velocity + leg.acceleration * own,
            acceleration: leg.acceleration)
    }

    /// Returns ``duration``.
    public func settlingDuration(within tolerance: Tolerance = .standard) -> Double? { duration }
}

extension AcceleratedMotion {
    /// What gives the pieces of a motion.
    private struct Law {
        let minimum, maximum, rate: Double
        /// Whether the rate takes speed away.
        let brakes: Bool

        func legs(from start: Double, _ velocity: Double, _ restitution: Double) -> [Leg]? {
            var legs = [leg(0, start, velocity)]
            var fastest = 0.0
            while let last = legs.last, last.velocity != 0 || last.acceleration != 0 {
                let impact = impact(of: last)
                if brakes {
                    let stop = last.velocity.magnitude / rate
                    if stop < impact?.time ?? .infinity {
                        let end = last.position + last.velocity * stop / 2
                        legs.append(leg(last.begin + stop, min(max(end, minimum), maximum), 0))
                        return legs
                    }
                }
                guard let (time, bound) = impact else { return legs }
                guard legs.count <= AcceleratedMotion.mostImpacts else { return nil }
                let arriving = last.velocity + last.acceleration * time
                fastest = max(fastest, arriving.magnitude)
                var leaving = -restitution * arriving
                let isPressed = brakes || (bound == maximum) == (rate > 0)
                let isLast = isPressed && leaving.magnitude <= 0x1p-53 * fastest
                if isLast { leaving = 0 }
                var next = leg(last.begin + time, bound, leaving)
                if isLast { next.acceleration = 0 }
                if time == 0 { legs.removeLast() }
                legs.append(next)
            }
            return legs
        }

        private func leg(_ begin: Double, _ position: Double, _ velocity: Double) -> Leg {
            let acceleration = !brakes ? rate : velocity == 0 ? 0 : velocity > 0 ? -rate : rate
            return Leg(begin: begin, position: position, velocity: velocity, acceleration: acceleration)
        }

        /// The first time at which a piece reaches a bound from inside, and that bound.
        private func impact(of leg: Leg) -> (time: Double, bound: Double)? {
            var first: (time: Double, bound: Double)?
            for bound in [minimum, maximum] where bound.isFinite {
                let outward = bound == maximum ? 1.0 : -1.0
                let push = leg.velocity != 0 ? leg.velocity : leg.acceleration
                var time: Double?
                if leg.position == bound, outward * push > 0 {
                    time = 0
                } else {
                    time =
                        quadraticRoots(
                            DoubleDouble(leg.acceleration / 2), DoubleDouble(leg.velocity),
                            DoubleDouble(sumOf: leg.position, and: -bound), between: 0, .infinity
                        ).first
                }
                if let time, time < first?.time ?? .infinity { first = (time, bound) }
            }
            return first
        }
    }
}
