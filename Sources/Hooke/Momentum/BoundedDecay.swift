/// A fling inside bounds: it decays, and at an edge it continues as a spring to that edge, like the bounce of a
/// scroll view.
///
/// ```swift
/// let scroll = try BoundedDecay(from: 900, initialVelocity: 2_000, minimum: 0, maximum: 1_000)
/// print(scroll.handOverTimes)       // [0.0527]: it meets the edge at 1000
/// print(scroll.overshoot)           // 66.2 beyond it
/// print(scroll.endValue)            // 1000.0
/// ```
///
/// - Inside, the fling is a `Decay`. If its end is within the bounds, there is no other part.
/// - At an edge it hands over to a `SpringMotion` to that edge, with the velocity v0 − λ·(edge − start). The spring
///   keeps control, even if it swings back inside.
/// - A fling that starts beyond an edge begins with a spring to it. If its own end, start + v0/λ, is inside that
///   edge, a decay takes over where the spring first reaches the edge. It may then reach the other edge.
///
/// The motion is continuous in position and velocity: at a hand-over both sides agree within the errors of `Decay`
/// and `SpringMotion`. Times before 0 continue the first part backwards. A start or velocity that is NaN or infinite
/// gives a non-finite motion.
///
/// The axes of a scroll view are independent: make one motion for each.
public struct BoundedDecay: Trajectory, Hashable {
    /// The kind of a part of the motion.
    public enum Phase: Hashable, Sendable {
        /// A decay.
        case decay
        /// A spring to an edge.
        case spring
    }

    /// The position at time 0.
    public let start: Double
    /// The velocity at time 0, in units per second.
    public let initialVelocity: Double
    /// The deceleration inside the bounds.
    public let rate: DecelerationRate
    /// The lower edge; −∞ for none.
    public let minimum: Double
    /// The upper edge; +∞ for none.
    public let maximum: Double
    /// The spring at the edges.
    public let spring: Spring

    /// One part of the motion, and its start time, at which its own time is 0.
    struct Leg: Hashable, Sendable {
        var begin: Double
        var form: Form
    }

    enum Form: Hashable, Sendable {
        case decay(Decay<Double>)
        case spring(SpringMotion<Double>)
    }

    /// One to three parts, in order.
    let legs: [Leg]

    /// The default spring at the edges: mass 1, stiffness 100, damping 20, which is critical. A bounce at velocity v
    /// overshoots by v/(10·e) units, a tenth of a second after the edge.
    public static let standardSpring = Spring(checkedMass: 1, stiffness: 100, damping: 20)

    /// Creates a fling between two edges.
    /// - Parameters:
    ///   - start: The position at time 0, inside, on or beyond an edge.
    ///   - velocity: The velocity at time 0, in units per second.
    ///   - rate: The deceleration inside the bounds.
    ///   - minimum: The lower edge; −∞ for none.
    ///   - maximum: The upper edge, at least `minimum`; +∞ for none.
    ///   - spring: The spring at the edges.
    /// - Throws: `HookeError.outOfRange` for an edge that is NaN, a minimum that is +∞ or above the maximum, and a
    ///   maximum that is −∞.
    public init(
        from start: Double, initialVelocity velocity: Double, rate: DecelerationRate = .normal,
        minimum: Double = -.infinity,
        maximum: Double = .infinity, spring: Spring = BoundedDecay.standardSpring
    ) throws(HookeError) {
        guard maximum > -.infinity else {
            throw .outOfRange(field: "maximum", value: maximum, accepted: "a number above -inf")
        }
        guard minimum <= maximum, minimum < .infinity else {
            throw .outOfRange(
                field: "minimum", value: minimum,
                accepted: "a number below inf, at most \(maximum), the maximum")
        }
        self.start = start
        self.initialVelocity = velocity
        self.rate = rate
        self.minimum = minimum
        self.maximum = maximum
        self.spring = spring
        legs = Self.legs(
            of: Decay(from: start, initialVelocity: velocity, rate: rate), minimum, maximum, spring)
    }

    private static func legs(
        of fling: Decay<Double>, _ minimum: Double, _ maximum: Double, _ spring: Spring
    ) -> [Leg] {
        var legs: [Leg] = []
        var (begin, fling) = (0.0, fling)
        if fling.start < minimum || fling.start > maximum {
            let edge = fling.start < minimum ? minimum : maximum
            let pull = SpringMotion(
                spring: spring, from: fling.start, to: edge, initialVelocity: fling.initialVelocity)
            legs.append(Leg(begin: 0, form: .spring(pull)))
            let passes = fling.start < minimum ? fling.endValue > edge : fling.endValue < edge
            guard passes, let meeting = pull.firstTimeAtTarget else { return legs }
            fling = Decay(from: edge, initialVelocity: pull.velocity(at: meeting), rate: fling.rate)
            begin = meeting
        }
        legs.append(Leg(begin: begin, form: .decay(fling)))

        let edge = fling.initialVelocity > 0 ? maximum : minimum
        let speed = fling.initialVelocity - fling.constant.high * (edge - fling.start)
        // The velocity left at the edge tells whether the edge is reached.
        guard fling.initialVelocity != 0, edge.isFinite, (speed > 0) == (fling.initialVelocity > 0),
            speed != 0,
            let meeting = fling.time(at: edge)
        else { return legs }
        if meeting == 0 { legs.removeLast() }
        let bounce = SpringMotion(spring: spring, from: edge, to: edge, initialVelocity: speed)
        legs.append(Leg(begin: begin + meeting, form: .spring(bounce)))
        return legs
    }

    /// The times at which one part hands over to the next, ascending; at most two.
    public var handOverTimes: [Double] { legs.dropFirst().map { $0.begin } }

    /// Returns the kind of the part at `time`; at a hand-over that of the later part.
    public func phase(at time: Double) -> Phase {
        switch leg(at: time).form {
        case .decay: .decay
        case .spring: .spring
        }
    }

    /// The position at rest: the end of the fling, or the last edge that it reached, also for an undamped spring,
    /// which oscillates around it for ever.
    public var endValue: Double {
        switch legs[legs.count - 1].form {
        case .decay(let decay): decay.endValue
        case .spring(let spring): spring.target
        }
    }

    /// Returns position, velocity and acceleration at `time` seconds, at the cost of one. At a
    /// hand-over the acceleration is that of the later part.
    public func state(at time: Double) -> MotionState<Double> {
        let leg = leg(at: time)
        return leg.form.state(at: time - leg.begin)
    }

    /// Returns the position at `time` seconds.
    public func position(at time: Double) -> Double {
        let leg = leg(at: time)
        return leg.form.position(at: time - leg.begin)
    }

    /// The part at a time; the first for NaN.
    private func leg(at time: Double) -> Leg {
        var index = legs.count - 1
        while index > 0, !(time >= legs[index].begin) { index -= 1 }
        return legs[index]
    }
}

extension BoundedDecay.Form {
    func position(at time: Double) -> Double {
        switch self {
        case .decay(let decay): decay.position(at: time)
        case .spring(let spring): spring.position(at: time)
        }
    }

    func state(at time: Double) -> MotionState<Double> {
        switch self {
        case .decay(let decay): decay.state(at: time)
        case .spring(let spring): spring.state(at: time)
        }
    }
}
