// From any velocity to any velocity with limited speed and acceleration.

extension SpeedProfile {
    /// Creates the motion over `distance`, forwards or backwards.
    /// - Parameters:
    ///   - distance: From the start to the end, without rounding; finite. Where braking takes nearly the whole distance,
    ///     a rounded one would move the duration by the square root of its error.
    ///   - velocity: At the start; finite.
    ///   - endVelocity: At the end, within the limits.
    ///   - limits: Without a limit of the jerk.
    ///   - duration: `nil` for the shortest motion; else the end velocity is 0.
    /// - Throws: `HookeError.noSolution` if the duration is too short, or if a time or position is not finite.
    init(
        distance: DoubleDouble, velocity: Double, endVelocity: Double, within limits: AxisLimits,
        duration: Double? = nil
    ) throws(HookeError) {
        guard distance.high != 0 || velocity != 0 || endVelocity != 0 else {
            self.init(resting: duration ?? 0)
            return
        }
        guard limits.acceleration < .infinity else {
            let speed = distance.high < 0 ? -limits.reverseSpeed : limits.speed
            self = try Self(distance: distance.value, cruising: speed, duration: duration)
            return
        }
        // In units of powers of two the acceleration is in [1, 2), and the largest speed of this motion near 1.
        let acceleration = limits.acceleration
        let reachable = acceleration.squareRoot() * distance.high.magnitude.squareRoot()
        let largest = max(
            velocity.magnitude, endVelocity.magnitude, min(max(limits.speed, limits.reverseSpeed), reachable))
        let rate = Int(acceleration.exponent)
        let pace = Int(largest.exponent)
        let (time, length) = (pace - rate, 2 * pace - rate)
        let trapezoid = Trapezoid(
            distance: DoubleDouble(
                high: distance.high.scaled(byPowerOfTwo: -length),
                low: distance.low.scaled(byPowerOfTwo: -length)),
            velocity: velocity.scaled(byPowerOfTwo: -pace),
            endVelocity: endVelocity.scaled(byPowerOfTwo: -pace),
            limits: limits.scaled(speedExponent: pace, accelerationExponent: rate))
        var profile = trapezoid.fastest
        let shortest = profile.duration.scaled(byPowerOfTwo: time)
        if let duration {
            try Self.check(duration, isAtLeast: shortest)
            profile = trapezoid.lasting(max(duration.scaled(byPowerOfTwo: -time), profile.duration))
        }
        self = profile.scaled(
            timeExponent: time, positionExponent: length, sign: trapezoid.isMirrored ? -1 : 1)
        // The farthest excursion is where it has braked, or where phases meet.
        let excursion = velocity / min(acceleration, limits.reverseAcceleration) * velocity
        guard self.duration.isFinite, excursion.isFinite, phases.allSatisfy({ $0.position.isFinite }) else {
            throw .noSolution(
                field: .duration, reason: "times or positions of the motion are not finite numbers")
        }
    }

    /// Creates a motion with one speed, where neither acceleration nor jerk has a limit.
    private init(distance: Double, cruising limit: Double, duration: Double?) throws(HookeError) {
        let shortest = distance / limit
        if let duration { try Self.check(duration, isAtLeast: shortest) }
        let time = max(shortest, duration ?? 0)
        guard time.isFinite else {
            throw .noSolution(field: .duration, reason: "the duration of the motion is not a finite number")
        }
        let velocity = duration == nil ? limit : distance / time
        func phase(_ end: Double, _ base: Double, _ length: Double) -> Phase {
            Phase(
                end: end, base: base, isFromEnd: length < 0, position: 0, velocity: velocity, acceleration: 0,
                jerk: 0,
                length: length)
        }
        let phases = [phase(time / 2, 0, time / 2), phase(time, time, -time / 2)]
        self.init(duration: time, phases: time > 0 ? phases : [])
    }

    static func check(_ duration: Double, isAtLeast shortest: Double) throws(HookeError) {
        guard duration >= shortest * (1 - 0x1p-48) else {
            throw .noSolution(
                field: .duration, reason: "\(duration) s are too short; at least \(shortest) s are needed")
        }
    }
}

/// A motion with limited speed and acceleration, mirrored so that it cruises forwards.
private struct Trapezoid {
    let isMirrored: Bool
    let distance: DoubleDouble
    let velocity, endVelocity: Double
    let limits: AxisLimits
    /// 2AB/(A + B), A/(A + B) and B/(A + B) of the accelerations A and B.
    let mean, share, rest: DoubleDouble
    /// The square of the speed at which the fastest motion turns from speeding up to slowing down.
    let squaredPeak: Double

    init(distance d: DoubleDouble, velocity v: Double, endVelocity: Double, limits given: AxisLimits) {
        // Where it ends if it changes the velocity at once.
        let rate = endVelocity < v ? given.reverseAcceleration : -given.acceleration
        let squares = Self.product(-v, v) + Self.product(endVelocity, endVelocity)
        let rest = Self.sum(
            d * (2 * rate), squares, or: 2 * rate * d.high - v * v + endVelocity * endVelocity)
        let sign: Double = rate < 0 ? -1 : 1
        isMirrored = sign * rest < 0 || rest == 0 && v < 0
        limits = isMirrored ? given.mirrored : given
        distance = isMirrored ? -d : d
        velocity = isMirrored ? -v : v
        self.endVelocity = isMirrored ? -endVelocity : endVelocity
        let (up, down) = (limits.acceleration, limits.reverseAcceleration)
        let sum = DoubleDouble(sumOf: up, and: down)
        share = DoubleDouble(up) / sum
        self.rest = DoubleDouble(down) / sum
        mean = DoubleDouble(productOf: 2 * up, and: down) / sum
        let weighed = Self.product(velocity, velocity) * self.rest
        let last = Self.product(self.endVelocity, self.endVelocity) * share
        let plain = distance.high * mean.high + velocity * velocity * self.rest.high + last.high
        squaredPeak = max(0, Self.sum(distance * mean, weighed + last, or: plain))
    }

    private static func product(_ a: Double, _ b: Double) -> DoubleDouble {
        DoubleDouble(productOf: a, and: b)
    }

    /// The sum of two terms, rounded once; another number if a product overflows.
    private static func sum(_ a: DoubleDouble, _ b: DoubleDouble, or plain: Double) -> Double {
        let sum = (a + b).value
        return sum.isFinite ? sum : plain
    }

    /// What is left of the distance after slowing down at once; at least 0.
    private var reserve: Double {
        let down = 2 * limits.reverseAcceleration
        let squares = Self.product(-velocity, velocity) + Self.product(endVelocity, endVelocity)
        let plain = down * distance.high - velocity * velocity + endVelocity * endVelocity
        return max(0, Self.sum(distance * down, squares, or: plain)) / down
    }

    var fastest: SpeedProfile {
        let (peak, speed) = (squaredPeak.squareRoot(), limits.speed)
        guard speed < peak else { return profile(cruise: peak, for: 0) }
        guard velocity <= speed else { return profile(cruise: speed, for: reserve / speed) }
        let left = max(0, differenceOfProducts(squaredPeak, 1, speed, speed))
        return profile(cruise: speed, for: left / mean.high / speed)
    }

    /// The motion to rest of a duration not below the fastest one's.
    func lasting(_ duration: Double) -> SpeedProfile {
        let fastest = fastest
        guard duration > fastest.duration else { return fastest }
        let braking = velocity / limits.reverseAcceleration
        let cruise: Double
        if velocity > 0, duration * velocity > braking * velocity + reserve {
            // Cruising at the initial speed would take less time, so it brakes first.
            cruise = reserve / (duration - braking)
        } else {
            // v² − b·v + squaredPeak = 0, by the root without cancellation.
            let b = mean.high * duration + 2 * rest.high * velocity
            let square = max(0, differenceOfProducts(b, b, 4, squaredPeak))
            cruise = 2 * squaredPeak / (b + square.squareRoot())
        }
        let rate = cruise < velocity ? limits.reverseAcceleration : limits.acceleration
        let speeding = (cruise - velocity).magnitude / rate
        let left = duration - speeding - cruise / limits.reverseAcceleration
        return profile(cruise: cruise, for: max(0, left), duration: duration)
    }

    /// To the cruising speed, at that speed for a time, to the end velocity.
    private func profile(
        cruise: Double, for cruisingTime: Double, duration: Double? = nil
    ) -> SpeedProfile {
        let change = cruise - velocity
        let down = limits.reverseAcceleration
        let rate = change < 0 ? down : limits.acceleration
        let speeding = change.magnitude / rate
        let slowing = (cruise - endVelocity) / down
        let total = duration ?? (speeding + cruisingTime + slowing)
        typealias Phase = SpeedProfile.Phase
        return SpeedProfile(
            duration: total,
            phases: [
                Phase(
                    end: speeding, base: 0, isFromEnd: false, position: 0, velocity: velocity,
                    acceleration: change < 0 ? -rate : rate, jerk: 0, length: speeding),
                Phase(
                    end: speeding + cruisingTime, base: speeding, isFromEnd: false,
                    position: (cruise + velocity) / 2 * speeding, velocity: cruise, acceleration: 0, jerk: 0,
                    length: cruisingTime),
                Phase(
                    end: total, base: total, isFromEnd: true, position: 0, velocity: endVelocity,
                    acceleration: -down, jerk: 0, length: -slowing),
            ])
    }
}
