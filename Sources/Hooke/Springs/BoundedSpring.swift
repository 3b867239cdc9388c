/// A motion on a spring that stops or bounces at bounds: exact springs one after another.
///
/// ```swift
/// let clamped = BoundedSpring(stoppingAtTarget: SpringMotion(spring: .bouncy, from: 0, to: 1))
/// clamped.duration                  // 0.2614…: at rest at 1 from there on
/// let ball = try BoundedSpring(
///     SpringMotion(spring: .bouncy, from: 0, to: 1), maximum: 1, restitution: 0.5)
/// ball.impactTimes                  // 0.2614…, 0.6115…, and every half period from there on
/// ```
///
/// - At a bound the velocity v becomes −restitution·v, and a spring to the same target continues from there. With a
///   restitution of 0 the motion stops; a spring whose target is inside then pulls it on from rest.
/// - A motion that is pressed against a bound, or has its target there, rests at the bound once its flights are lower than
///   2⁻⁴⁸ of the first state.
/// - Impact times are exact crossings of the piece before, as `SpringMotion.firstTime(at:in:)` returns them. Positions from
///   time 0 on are never beyond a bound, and are those of `SpringMotion` otherwise.
/// - At an impact the state is that of the later piece. Times before 0 continue the first piece backwards.
/// - A non-finite motion has no impacts.
public struct BoundedSpring: Trajectory, Hashable {
    /// The motion without bounds.
    public let motion: SpringMotion<Double>
    /// The lower bound; −∞ for none.
    public let minimum: Double
    /// The upper bound; +∞ for none.
    public let maximum: Double
    /// The fraction of the speed that is left after an impact.
    public let restitution: Double

    /// One piece of the motion, and its start time, at which its own time is 0.
    struct Leg: Hashable, Sendable {
        var begin: Double
        var motion: SpringMotion<Double>
    }

    /// One or more pieces, in order.
    let legs: [Leg]

    /// The largest number of impacts.
    static let mostImpacts = 1 << 14

    /// Creates a motion between bounds.
    /// - Parameters:
    ///   - motion: The motion without bounds. It starts between them; its target may be outside.
    ///   - minimum: The lower bound; −∞ for none.
    ///   - maximum: The upper bound, at least `minimum`; +∞ for none.
    ///   - restitution: The fraction of the speed that is left after an impact; 0 to 1.
    /// - Throws: `HookeError.outOfRange` for bounds that are NaN or exchanged, a start outside them, and a restitution
    ///   outside 0 to 1; `HookeError.noSolution` for a motion with more than 16,384 impacts.
    public init(
        _ motion: SpringMotion<Double>, minimum: Double = -.infinity, maximum: Double = .infinity,
        restitution: Double = 0
    ) throws(HookeError) {
        guard !minimum.isNaN, minimum < .infinity else {
            throw .outOfRange(field: "minimum", value: minimum, accepted: "a number below inf")
        }
        guard maximum >= minimum, maximum > -.infinity else {
            throw .outOfRange(
                field: "maximum", value: maximum,
                accepted: "a number that is at least \(minimum), the minimum")
        }
        guard !(motion.start < minimum), !(motion.start > maximum) else {
            throw .outOfRange(
                field: .start, value: motion.start, accepted: "\(minimum) to \(maximum), the bounds")
        }
        guard restitution >= 0, restitution <= 1 else {
            throw .outOfRange(field: "restitution", value: restitution, accepted: "0 to 1")
        }
        guard let legs = Self.legs(of: motion, minimum, maximum, restitution) else {
            throw .noSolution(
                field: "restitution", reason: "the motion has more than \(Self.mostImpacts) impacts")
        }
        self.init(motion, minimum, maximum, restitution, legs)
    }

    /// Creates a motion that ends when it passes its target, at rest there: `clamp` of react-spring, `overshootClamping` of
    /// React Native.
    ///
    /// A motion that starts at its target with a velocity ends when it comes back.
    public init(stoppingAtTarget motion: SpringMotion<Double>) {
        // Past the target is above it for a motion from below, and for one that leaves the target downwards.
        let (start, target) = (motion.start, motion.target)
        let isFromBelow = start < target || start == target && motion.initialVelocity < 0
        let (low, high) = (isFromBelow ? -Double.infinity : target, isFromBelow ? target : .infinity)
        // Without restitution there is one impact.
        let legs = Self.legs(of: motion, low, high, 0) ?? [Leg(begin: 0, motion: motion)]
        self.init(motion, low, high, 0, legs)
    }

    private init(
        _ motion: SpringMotion<Double>, _ minimum: Double, _ maximum: Double, _ restitution: Double,
        _ legs: [Leg]
    ) {
        (self.motion, self.minimum, self.maximum) = (motion, minimum, maximum)
        (self.restitution, self.legs) = (restitution, legs)
    }

    /// The times of the impacts, ascending.
    public var impactTimes: [Double] { legs.dropFirst().map { $0.begin } }

    /// The position at rest: the target, or the bound that the motion ends at.
    public var endValue: Double { legs[legs.count - 1].motion.target }

    /// The time from which the motion is at rest exactly; `nil` for one that only approaches its target.
    public var duration: Double? {
        let last = legs[legs.count - 1]
        return last.motion.start == last.motion.target && last.motion.initialVelocity == 0 ? last.begin : nil
    }

    /// Returns position, velocity and acceleration at `time` seconds.
    public func state(at time: Double) -> MotionState<Double> {
        let leg = leg(at: time)
        var state = leg.motion.state(at: time - leg.begin)
        if time >= 0 { state.position = clamped(state.position) }
        return state
    }

    /// Returns the position at `time` seconds.
    public func position(at time: Double) -> Double {
        let leg = leg(at: time)
        let position = leg.motion.position(at: time - leg.begin)
        return time >= 0 ? clamped(position) : position
    }

    /// The smallest and largest position from time 0 on; NaN for a non-finite motion.
    public var extremes: (minimum: Double, maximum: Double) {
        var (low, high) = (Double.infinity, -Double.infinity)
        for index in legs.indices {
            let range = extremes(ofLeg: index)
            guard !range.minimum.isNaN else { return (.nan, .nan) }
            (low, high) = (min(low, range.minimum), max(high, range.maximum))
        }
        return (low, high)
    }

    /// Returns the time from which the motion stays within the tolerance of ``endValue``; `nil` if it never settles. It is
    /// never early, and late by less than one piece between two impacts. A relative tolerance is a fraction of the largest
    /// distance from ``endValue``.
    public func settlingDuration(within tolerance: Tolerance = .standard) -> Double? {
        let (low, high) = extremes
        let end = endValue
        guard !low.isNaN else { return nil }
        let tolerance = tolerance.absolute(excursion: max(high - end, end - low))
        let last = legs[legs.count - 1]
        guard let own = last.motion.settlingDuration(within: tolerance) else { return nil }
        if own > 0 { return last.begin + own }
        // The first piece from which all are within the tolerance.
        var index = legs.count - 1
        while index > 0, isWithin(tolerance, ofLeg: index - 1) { index -= 1 }
        guard index > 0 else { return 0 }
        let leg = legs[index - 1]
        let length = legs[index].begin - leg.begin
        guard tolerance.speed == nil else { return legs[index].begin }
        // Within the piece that leaves the tolerance, the distance falls below it for the last time before the impact.
        func isNear(_ time: Double) -> Bool {
            (leg.motion.position(at: time) - end).magnitude <= tolerance.distance
        }
        let turn = leg.motion.turningPoints(in: 0...length).reduce(0) { max($0, $1.time) }
        guard isNear(length), !isNear(turn) else { return legs[index].begin }
        return leg.begin + firstInstant(from: turn, to: length, isNear)
    }

    private func isWithin(_ tolerance: Tolerance, ofLeg index: Int) -> Bool {
        let (low, high) = extremes(ofLeg: index)
        let motion = legs[index].motion
        let isNear = max(high - endValue, endValue - low) <= tolerance.distance
        guard let speed = tolerance.speed else { return isNear }
        // The energy bounds the speed.
        let pull = motion.spring.angularFrequency * (motion.start - motion.target)
        return isNear && Elementary.hypot(motion.initialVelocity, pull) <= speed
    }

    private func extremes(ofLeg index: Int) -> (minimum: Double, maximum: Double) {
        let leg = legs[index]
        guard index + 1 < legs.count else {
            let range = leg.motion.extremes
            return (clamped(range.minimum), clamped(range.maximum))
        }
        let range = leg.motion.extremes(in: 0...(legs[index + 1].begin - leg.begin))
        return (clamped(range.minimum), clamped(range.maximum))
    }

    private func clamped(_ position: Double) -> Double {
        position < minimum ? minimum : position > maximum ? maximum : position
    }

    /// The piece at a time; any for NaN.
    private func leg(at time: Double) -> Leg {
        legs[max(0, legs.partitioningIndex { $0.begin > time } - 1)]
    }
}
