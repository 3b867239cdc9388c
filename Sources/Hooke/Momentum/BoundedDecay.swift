/// A fling inside bounds: it slows down by itself, and where it meets an edge it goes on as a spring to that edge, as a
/// scroll view does when it bounces.
///
/// ```swift
/// let scroll = try BoundedDecay(from: 900, velocity: 2_000, minimum: 0, maximum: 1_000)
/// print(scroll.handOverTimes)       // [0.0527]: it meets the edge at 1000
/// print(scroll.overshoot)           // 66.2 beyond it
/// print(scroll.end)                 // 1000.0
/// ```
///
/// - Inside, the fling is a `Decay`. If its end is within the bounds that is all.
/// - At an edge it hands over to a `SpringMotion` to that edge with the velocity it has there, which is v0 − λ·(edge −
///   start). From then on the spring has it, also where a bouncy one swings back inside.
/// - Beyond an edge, a spring pulls it there from the start. Only a fling back inwards that would by itself pass the edge,
///   start + v0/λ inside of it, is handed over to a decay where the spring first meets the edge, and may meet the other edge.
///
/// The whole is one motion, continuous in position and velocity: at a hand-over both agree from both sides within the errors
/// of `Decay` and `SpringMotion`. Like them it is a pure function of time that can be asked at any times in any order. Before
/// 0 the first part is continued backwards. Start and velocity that are NaN or infinite give motions that are.
///
/// The axes of a scroll view are independent: make one motion an axis.
public struct BoundedDecay: Motion, Hashable {
    /// What moves it.
    public enum Phase: Hashable, Sendable {
        /// It slows down by itself.
        case decay
        /// A spring pulls it to an edge.
        case spring
    }

    /// The position at time 0.
    public let start: Double
    /// The velocity at time 0, in units a second.
    public let initialVelocity: Double
    /// How it slows down inside.
    public let rate: DecelerationRate
    /// The lower edge; −∞ for none.
    public let minimum: Double
    /// The upper edge; +∞ for none.
    public let maximum: Double
    /// The spring at the edges.
    public let spring: Spring

    /// One part of the motion, and when it begins. Its own time starts then.
    struct Leg: Hashable, Sendable {
        var begin: Double
        var path: Path
    }

    enum Path: Hashable, Sendable {
        case decay(Decay<Double>)
        case spring(SpringMotion<Double>)
    }

    /// In order, at least one, at most three.
    let legs: [Leg]

    /// The spring at the edges when none is given: mass 1, stiffness 100, damping 20, which is critical. With it a bounce
    /// goes out v/(10·e) units, a tenth of a second after the edge.
    public static let standardSpring = Spring(checkedMass: 1, stiffness: 100, damping: 20)

    /// A fling between two edges.
    /// - Parameters:
    ///   - start: The position at time 0, inside, on or beyond an edge.
    ///   - velocity: The velocity at time 0, in units a second.
    ///   - rate: How it slows down inside.
    ///   - minimum: The lower edge; −∞ for none.
    ///   - maximum: The upper edge, not below the lower; +∞ for none.
    ///   - spring: What pulls back to an edge.
    /// - Throws: `HookeError.outOfRange` for an edge that is NaN, a minimum that is +∞ or above the maximum, and a maximum that
    ///   is −∞.
    public init(
        from start: Double, velocity: Double, rate: DecelerationRate = .normal, minimum: Double = -.infinity,
        maximum: Double = .infinity, spring: Spring = BoundedDecay.standardSpring
    ) throws(HookeError) {
        guard maximum > -.infinity else {
            throw .outOfRange(field: "maximum", value: maximum, accepted: "a number above -inf")
        }
        guard minimum <= maximum, minimum < .infinity else {
            throw .outOfRange(
                field: "minimum", value: minimum,
                accepted: "a finite number or -inf, at most \(maximum), the maximum")
        }
        self.start = start
        self.initialVelocity = velocity
        self.rate = rate
        self.minimum = minimum
        self.maximum = maximum
        self.spring = spring
        legs = Self.legs(
            of: Decay(from: start, velocity: velocity, rate: rate), minimum, maximum, spring)
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
            legs.append(Leg(begin: 0, path: .spring(pull)))
            let passes = fling.start < minimum ? fling.end > edge : fling.end < edge
            guard passes, let meeting = pull.firstTimeAtTarget else { return legs }
            fling = Decay(from: edge, velocity: pull.velocity(at: meeting), rate: fling.rate)
            begin = meeting
        }
        legs.append(Leg(begin: begin, path: .decay(fling)))

        let edge = fling.initialVelocity > 0 ? maximum : minimum
        let speed = fling.initialVelocity - fling.constant.high * (edge - fling.start)
        // The speed that is left at the edge says whether it is reached; at rest it is not left.
        guard fling.initialVelocity != 0, edge.isFinite, (speed > 0) == (fling.initialVelocity > 0),
            speed != 0,
            let meeting = fling.time(at: edge)
        else { return legs }
        if meeting == 0 { legs.removeLast() }
        let bounce = SpringMotion(spring: spring, from: edge, to: edge, initialVelocity: speed)
        legs.append(Leg(begin: begin + meeting, path: .spring(bounce)))
        return legs
    }

    /// The times at which one part hands over to the next; none, one or two, ascending.
    public var handOverTimes: [Double] { legs.dropFirst().map { $0.begin } }

    /// What moves it at `time`; at a hand-over, the part that begins.
    public func phase(at time: Double) -> Phase {
        switch leg(at: time).path {
        case .decay: .decay
        case .spring: .spring
        }
    }

    /// Where it comes to rest: the end of the fling, or the edge that it met last (also with an undamped spring, which swings
    /// around it for ever).
    public var end: Double {
        switch legs[legs.count - 1].path {
        case .decay(let decay): decay.end
        case .spring(let spring): spring.target
        }
    }

    /// Position, velocity and acceleration at `time` seconds, at the cost of one. At a hand-over the acceleration is that of
    /// the part that begins.
    public func state(at time: Double) -> MotionState<Double> {
        let leg = leg(at: time)
        return leg.path.state(at: time - leg.begin)
    }

    /// The position at `time` seconds.
    public func position(at time: Double) -> Double { state(at: time).position }

    /// The velocity at `time` seconds, in units a second.
    public func velocity(at time: Double) -> Double { state(at: time).velocity }

    /// The acceleration at `time` seconds, in units a second squared.
    public func acceleration(at time: Double) -> Double { state(at: time).acceleration }

    /// The part that holds at a time; the first for NaN.
    private func leg(at time: Double) -> Leg {
        var index = legs.count - 1
        while index > 0, !(time >= legs[index].begin) { index -= 1 }
        return legs[index]
    }
}

extension BoundedDecay.Path {
    func state(at time: Double) -> MotionState<Double> {
        switch self {
        case .decay(let decay): decay.state(at: time)
        case .spring(let spring): spring.state(at: time)
        }
    }
}
