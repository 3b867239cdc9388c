/// The motion of content along one axis after a release, to a target, or to an offset that a program set.
///
/// ```swift
/// let thrown = try ScrollMotion(released: 100, initialVelocity: 1_000, minimum: 0, maximum: 2_000, physics: .iOS)
/// print(thrown.endValue)                                    // 599.5
/// let retargeted = ScrollMotion(from: 100, initialVelocity: 1_000, approaching: 400)
/// print(retargeted.position(at: 9))                    // 400, and never above it
/// ```
///
/// - Positions are in units, velocities in units per second. With Android's physics a position beyond an edge is a
///   pull of the stretch there.
/// - Position and velocity are continuous, except at an edge where content without a bounce stops, and where
///   Android's stretch begins with 13 times the velocity.
/// - A NaN or infinite start or velocity gives a non-finite motion.
public struct ScrollMotion: Trajectory, Hashable {
    enum Form: Hashable, Sendable {
        case bounded(BoundedDecay)
        case decay(Decay<Double>)
        case fling(AndroidFling)
        case spring(SpringMotion<Double>)
        case timed(TimedApproach)
        case rest(Double)
    }

    struct Leg: Hashable, Sendable {
        var begin: Double
        var form: Form
    }

    /// One or two parts, in order.
    let legs: [Leg]
    /// The position at rest.
    public let endValue: Double

    private init(_ legs: [Leg], end endValue: Double) {
        self.legs = legs
        self.endValue = endValue
    }

    /// Creates the motion after a release.
    /// - Parameters:
    ///   - start: The position at the release, also beyond an edge.
    ///   - velocity: The velocity at the release.
    ///   - minimum: The lower edge.
    ///   - maximum: The upper edge, at least `minimum`.
    ///   - physics: The physics.
    ///   - rate: The deceleration of `.iOS`.
    ///   - bounces: Whether content moves beyond an edge, or stretches. If false, it stops there. Content that
    ///     starts beyond an edge returns in any case.
    /// - Throws: `HookeError.outOfRange` for edges that `BoundedDecay` refuses.
    public init(
        released start: Double, initialVelocity velocity: Double, minimum: Double, maximum: Double,
        physics: ScrollPhysics,
        rate: DecelerationRate = .normal, bounces: Bool = true
    ) throws(HookeError) {
        let fling = try BoundedDecay(
            from: start, initialVelocity: velocity, rate: rate, minimum: minimum, maximum: maximum)
        switch physics {
        case .iOS:
            var legs = [Leg(begin: 0, form: .bounded(fling))]
            if !bounces {
                let isInside = start >= minimum && start <= maximum
                if let meeting = fling.handOverTimes.last, fling.phase(at: meeting) == .spring {
                    legs.append(Leg(begin: meeting, form: .rest(fling.endValue)))
                } else if isInside, fling.phase(at: 0) == .spring {
                    legs = [Leg(begin: 0, form: .rest(fling.endValue))]
                }
            }
            self.init(legs, end: fling.endValue)
        case .android:
            self.init(android: fling, bounces: bounces)
        }
    }

    private init(android fling: BoundedDecay, bounces: Bool) {
        let (start, velocity) = (fling.start, fling.initialVelocity)
        if start < fling.minimum || start > fling.maximum {
            let edge = start < fling.minimum ? fling.minimum : fling.maximum
            let spring = SpringMotion(
                spring: OverscrollStretch.spring, from: start, to: edge, initialVelocity: velocity)
            self.init([Leg(begin: 0, form: .spring(spring))], end: edge)
            return
        }
        let own = AndroidFling(from: start, initialVelocity: velocity)
        var legs = [Leg(begin: 0, form: .fling(own))]
        let edge = velocity < 0 ? fling.minimum : fling.maximum
        let passes = velocity < 0 ? own.endValue < edge : own.endValue > edge
        guard passes, let meeting = own.time(at: edge) else {
            self.init(legs, end: own.endValue)
            return
        }
        let pull = OverscrollStretch.velocityFactor * own.velocity(at: meeting)
        let spring = SpringMotion(
            spring: OverscrollStretch.spring, from: edge, to: edge, initialVelocity: pull)
        legs.append(Leg(begin: meeting, form: bounces ? .spring(spring) : .rest(edge)))
        self.init(legs, end: edge)
    }

    /// Creates the motion to another target than that of the release, which it does not pass.
    ///
    /// With the distance d and v/d from 1 to 20 per second it is a decay with λ = v/d. Otherwise it is a critically
    /// damped spring of frequency max(10, v/d). A velocity away from the target is turned back by the spring.
    /// - Parameters:
    ///   - start: The position.
    ///   - velocity: The velocity.
    ///   - target: The position at rest.
    public init(from start: Double, initialVelocity velocity: Double, approaching target: Double) {
        let distance = target - start
        guard distance.isFinite, velocity.isFinite else {
            self.init(at: .nan)
            return
        }
        let quotient = distance == 0 ? 0 : velocity / distance
        if quotient >= 1, quotient <= 20,
            let rate = try? DecelerationRate(perMillisecond: Elementary.exp(-quotient / 1_000))
        {
            // Rounding the rate changes λ by up to 6e-14: of the velocity, so that the motion rests at the target.
            let decay = Decay(from: start, to: target, rate: rate)
            self.init([Leg(begin: 0, form: .decay(decay))], end: target)
            return
        }
        let frequency = max(10, quotient)
        // So close to the target that no spring is stiff enough.
        guard let spring = try? Spring(mass: 1, stiffness: frequency * frequency, damping: 2 * frequency)
        else {
            self.init(at: target)
            return
        }
        let motion = SpringMotion(spring: spring, from: start, to: target, initialVelocity: velocity)
        self.init([Leg(begin: 0, form: .spring(motion))], end: target)
    }

    /// Creates the motion to a position in a given time, at rest at its end: a cubic in time.
    /// - Parameters:
    ///   - start: The position.
    ///   - velocity: The velocity, which the motion begins with.
    ///   - target: The position at the end.
    ///   - duration: In seconds.
    /// - Throws: `HookeError.outOfRange` for a duration that is not finite and above 0.
    public init(
        from start: Double, initialVelocity velocity: Double, to target: Double, duration: Double
    ) throws(HookeError) {
        guard duration > 0, duration.isFinite else {
            throw .outOfRange(field: "duration", value: duration, accepted: "a finite number above 0")
        }
        let form = TimedApproach(start: start, velocity: velocity, target: target, duration: duration)
        self.init([Leg(begin: 0, form: .timed(form))], end: target)
    }

    /// Creates content at rest.
    public init(at position: Double) {
        self.init([Leg(begin: 0, form: .rest(position))], end: position)
    }

    /// Returns position, velocity and acceleration at `time` seconds; where one part ends and another begins, those
    /// of the later part.
    public func state(at time: Double) -> MotionState<Double> {
        let (leg, own) = leg(at: time)
        switch leg.form {
        case .bounded(let form): return form.state(at: own)
        case .decay(let form): return form.state(at: own)
        case .fling(let form): return form.state(at: own)
        case .spring(let form): return form.state(at: own)
        case .timed(let form): return form.state(at: own)
        case .rest(let position): return UniformMotion(at: position).state(at: own)
        }
    }

    /// Returns the position at `time` seconds.
    public func position(at time: Double) -> Double {
        let (leg, own) = leg(at: time)
        // Bit-identical to that of the state, without velocity and acceleration.
        return switch leg.form {
        case .bounded(let form): form.position(at: own)
        case .decay(let form): form.position(at: own)
        case .fling(let form): form.position(at: own)
        case .spring(let form): form.position(at: own)
        case .timed, .rest: state(at: time).position
        }
    }

    /// The part at `time` seconds, and the seconds since its beginning.
    private func leg(at time: Double) -> (Leg, Double) {
        var index = legs.count - 1
        while index > 0, !(time >= legs[index].begin) { index -= 1 }
        return (legs[index], time - legs[index].begin)
    }

    /// Returns the time from which the content stays within a tolerance of its rest; `nil` for a non-finite motion.
    /// A relative tolerance is a fraction of the largest distance from ``endValue``, from time 0 on.
    public func settlingDuration(within tolerance: Tolerance = .standard) -> Double? {
        let last = legs[legs.count - 1]
        let own: Double?
        switch last.form {
        case .bounded(let form): own = form.settlingDuration(within: tolerance)
        case .decay(let form): own = form.settlingDuration(within: tolerance)
        case .fling(let form): own = form.settlingDuration(within: tolerance)
        case .spring(let form):
            // Before the last part the motion has one direction.
            let first = (position(at: 0) - endValue).magnitude
            own = form.settlingDuration(
                within: tolerance.absolute(excursion: max(first, form.excursion)))
        case .timed(let form): own = form.duration
        case .rest(let position): own = position.isFinite ? 0 : nil
        }
        return own.map { $0 + last.begin }
    }
}

/// A cubic in time from a position and velocity to rest.
struct TimedApproach: Hashable, Sendable {
    var start: Double
    var velocity: Double
    var target: Double
    var duration: Double

    func state(at time: Double) -> MotionState<Double> {
        if time >= duration { return MotionState(position: target, velocity: 0, acceleration: 0) }
        if time < 0 {
            return MotionState(position: start + velocity * time, velocity: velocity, acceleration: 0)
        }
        let s = time / duration
        let rest = 1 - s
        let (distance, push) = (target - start, velocity * duration)
        let eased: Double = s * s * (3 - 2 * s)
        let position: Double = start + distance * eased + push * s * rest * rest
        let easedSlope: Double = 6 * s * rest
        let speed: Double = distance * easedSlope + push * rest * (1 - 3 * s)
        let bend: Double = distance * (6 - 12 * s) + push * (6 * s - 4)
        return MotionState(
            position: position, velocity: speed / duration, acceleration: bend / duration / duration)
    }
}
