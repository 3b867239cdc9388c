// From any state to rest with limited speed and acceleration.

extension SpeedProfile {
    /// Creates the motion over `distance`, forwards or backwards, that begins with `velocity`.
    /// - Parameters:
    ///   - distance: From the start to the end, without rounding; finite. Where braking takes nearly the whole distance,
    ///     a rounded one would move the duration by the square root of its error.
    ///   - velocity: At the start; finite.
    ///   - speed: The limit V, which may be infinite.
    ///   - acceleration: The limit A; finite.
    ///   - duration: `nil` for the fastest motion.
    /// - Throws: `HookeError.noSolution` if the duration is too short, or if a time or position is not finite.
    init(
        distance: DoubleDouble, velocity: Double, speed: Double, acceleration: Double,
        duration: Double? = nil
    ) throws(HookeError) {
        guard distance.high != 0 || velocity != 0 else {
            self.init(resting: duration ?? 0)
            return
        }
        // In units of powers of two the acceleration is in [1, 2), and the largest speed of this motion near 1.
        let reachable = acceleration.squareRoot() * distance.high.magnitude.squareRoot()
        let largest = max(velocity.magnitude, min(speed, reachable))
        let rate = Int(acceleration.exponent)
        let pace = Int(largest.exponent)
        let (time, length) = (pace - rate, 2 * pace - rate)
        let d = DoubleDouble(
            high: distance.high.scaled(byPowerOfTwo: -length),
            low: distance.low.scaled(byPowerOfTwo: -length))
        let v = velocity.scaled(byPowerOfTwo: -pace)
        let trapezoid = Trapezoid(
            distance: d, velocity: v, speed: speed.scaled(byPowerOfTwo: -pace),
            acceleration: acceleration.scaled(byPowerOfTwo: -rate))
        var profile = trapezoid.fastest
        let shortest = profile.duration.scaled(byPowerOfTwo: time)
        if let duration {
            guard duration >= shortest * (1 - 0x1p-48) else {
                throw .noSolution(
                    field: .duration, reason: "\(duration) s are too short; at least \(shortest) s are needed"
                )
            }
            profile = trapezoid.lasting(max(duration.scaled(byPowerOfTwo: -time), profile.duration))
        }
        self = profile.scaled(
            timeExponent: time, positionExponent: length, sign: trapezoid.isMirrored ? -1 : 1)
        // The farthest excursion is where it has braked, or where phases meet.
        let excursion = velocity / acceleration * velocity
        guard self.duration.isFinite, excursion.isFinite, phases.allSatisfy({ $0.position.isFinite }) else {
            throw .noSolution(
                field: .duration, reason: "times or positions of the motion are not finite numbers")
        }
    }
}

/// A motion with limited speed and acceleration, mirrored so that it cruises forwards.
private struct Trapezoid {
    let isMirrored: Bool
    let distance: DoubleDouble
    let velocity, speed, acceleration: Double
    /// The square of the speed at which the fastest motion turns from speeding up to slowing down, A·d + v²/2.
    let squaredPeak: Double

    init(distance d: DoubleDouble, velocity v: Double, speed: Double, acceleration: Double) {
        // Where it stops if it brakes at once.
        let rest = Self.sum(d, 2 * acceleration, -v, v.magnitude)
        isMirrored = rest < 0 || rest == 0 && v < 0
        distance = isMirrored ? -d : d
        velocity = isMirrored ? -v : v
        self.speed = speed
        self.acceleration = acceleration
        squaredPeak = max(0, Self.sum(distance, acceleration, velocity / 2, velocity))
    }

    /// A·d − v²/2: acceleration times what is left of the distance after braking at once; at least 0.
    private var reserve: Double {
        max(0, Self.sum(distance, acceleration, -velocity / 2, velocity))
    }

    /// distance·a + b·c, rounded once unless a product overflows or underflows.
    private static func sum(_ distance: DoubleDouble, _ a: Double, _ b: Double, _ c: Double) -> Double {
        let sum = (distance * a + DoubleDouble(productOf: b, and: c)).value
        return sum.isFinite ? sum : distance.high * a + b * c
    }

    var fastest: SpeedProfile {
        let peak = squaredPeak.squareRoot()
        guard speed < peak else { return profile(cruise: max(peak, 0), for: 0) }
        // t2 = (d − d1 − V²/2A)/V.
        let left: Double
        if velocity <= speed {
            left = differenceOfSquares(squaredPeak, speed, 1)
        } else {
            left = reserve
        }
        return profile(cruise: speed, for: left / acceleration / speed)
    }

    /// a − factor·b², at least 0.
    private func differenceOfSquares(_ a: Double, _ b: Double, _ factor: Double) -> Double {
        max(0, differenceOfProducts(a, 1, factor * b, b))
    }

    /// The motion of a duration not below the fastest one's.
    func lasting(_ duration: Double) -> SpeedProfile {
        let fastest = fastest
        guard duration > fastest.duration else { return fastest }
        let braking = velocity / acceleration
        let reserve = reserve / acceleration
        let cruise: Double
        if velocity > 0, duration * velocity > (braking * velocity + reserve) {
            // Cruising at the initial speed would take less time, so it brakes first.
            cruise = reserve / (duration - braking)
        } else {
            // v² − b·v + A·d + v0²/2 = 0, by the root without cancellation.
            let b = acceleration * duration + velocity
            let square = max(0, differenceOfProducts(b, b, 4, squaredPeak))
            cruise = 2 * squaredPeak / (b + square.squareRoot())
        }
        let speeding = (cruise - velocity).magnitude / acceleration
        return profile(
            cruise: cruise, for: max(0, duration - speeding - cruise / acceleration), duration: duration)
    }

    /// To the cruising speed, at that speed for a time, to rest.
    private func profile(
        cruise: Double, for cruisingTime: Double, duration: Double? = nil
    ) -> SpeedProfile {
        let change = cruise - velocity
        let speeding = change.magnitude / acceleration
        let total = duration ?? (speeding + cruisingTime + cruise / acceleration)
        let way = (cruise + velocity) / 2 * speeding
        typealias Phase = SpeedProfile.Phase
        return SpeedProfile(
            duration: total,
            phases: [
                Phase(
                    end: speeding, base: 0, isFromEnd: false, position: 0, velocity: velocity,
                    acceleration: change < 0 ? -acceleration : acceleration, jerk: 0),
                Phase(
                    end: speeding + cruisingTime, base: speeding, isFromEnd: false, position: way,
                    velocity: cruise, acceleration: 0, jerk: 0),
                Phase(
                    end: total, base: total, isFromEnd: true, position: 0, velocity: 0,
                    acceleration: -acceleration, jerk: 0),
            ])
    }
}
