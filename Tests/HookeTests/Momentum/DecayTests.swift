import Foundation
import Hooke
import TestSupport
import Testing

@Suite struct DecayTests {
    @Test func `Position and velocity match the table`() throws {
        // 60 digits. Worst errors in u: the position 2.94 of the distance and half of itself, the velocity 2.0 of
        // itself, down to e^−700.
        var travel = Worst<String>()
        var speed = Worst<String>()
        for line in try goldenLines("momentum") where line[0] == "D" {
            let n = try #require(doubles(line.dropFirst()))
            let decay = Decay(
                from: n[1], initialVelocity: n[2], rate: try DecelerationRate(perMillisecond: n[0]))
            let state = decay.state(at: n[3])
            let label = line.joined(separator: " ")
            let allowed = (n[4] - n[1]).magnitude + n[4].magnitude / 2
            travel.note((state.position - n[4]) / (allowed * unitRoundoff), label)
            speed.note((state.velocity / n[5] - 1) / unitRoundoff, label)
            #expect(decay.position(at: n[3]) == state.position)
            #expect(decay.velocity(at: n[3]) == state.velocity)
        }
        #expect(travel.error <= 5, "\(travel)")
        #expect(speed.error <= 4, "\(speed)")
    }

    @Test func `Before the start the distance is as accurate as after it`() throws {
        // With half the velocity left after a millisecond, (1 − 2^(−1000t))/(1000·log 2). Worst error: 0 u.
        let decay = Decay(from: 0.0, initialVelocity: 1, rate: try DecelerationRate(perMillisecond: 0.5))
        var worst = Worst<Int>()
        for eighths in 1...8 {
            let expected = (1 - scalbn(1, 125 * eighths)) / 693.147_180_559_945_3
            let found = decay.position(at: -Double(eighths) / 8)
            worst.note((found / expected - 1) / unitRoundoff, eighths)
        }
        #expect(worst.error <= 4, "\(worst)")
    }

    @Test func `Velocity and acceleration are derivatives`() {
        // By differences over a millisecond; their own error is (λ·h)²/6.
        let decay = Decay(from: 3.0, initialVelocity: -700, rate: .fast)
        for time in [-0.05, 0, 0.01, 0.2, 1] {
            let h = 1e-4
            let slope = (decay.position(at: time + h) - decay.position(at: time - h)) / (2 * h)
            let curve = (decay.velocity(at: time + h) - decay.velocity(at: time - h)) / (2 * h)
            #expect((slope / decay.velocity(at: time) - 1).magnitude < 1e-6)
            #expect((curve / decay.acceleration(at: time) - 1).magnitude < 1e-6)
        }
    }

    @Test func `The fling ends at the exact projection, the discrete one differs by its factor`()
        throws
    {
        // Worst error: 2 u.
        var random = SeededGenerator(seed: 61)
        for rate in [DecelerationRate.normal, .fast, try DecelerationRate(perMillisecond: 0.9)] {
            let exact = MomentumProjection(rate: rate)
            let discrete = MomentumProjection(rate: rate, rule: .discrete)
            for _ in 0..<randomCases(200) {
                let velocity = random.uniform(-1e4...1e4)
                let decay = Decay(from: 0.0, initialVelocity: velocity, rate: rate)
                let expected = exact.distance(at: velocity)
                #expect((decay.endValue - expected).magnitude <= 4 * unitRoundoff * expected.magnitude)
                #expect(decay.position(at: .infinity) == decay.endValue)
                // The inverses: the exact rule ends at the distance, the discrete one at its own sum.
                let place = random.uniform(-2_000...2_000)
                let there = Decay(from: 25, to: place, rate: rate)
                #expect((there.endValue - place).magnitude <= 8 * unitRoundoff * (place.magnitude + 25))
                let apple = discrete.velocity(covering: place - 25)
                let ratio = exact.distancePerVelocity / discrete.distancePerVelocity
                let end = Decay(from: 25, initialVelocity: apple, rate: rate).endValue
                #expect(
                    (end - 25 - ratio * (place - 25)).magnitude <= 16 * unitRoundoff * (place.magnitude + 50))
            }
        }
        #expect((Decay(from: 0.0, initialVelocity: 1_000).endValue - 499.4998331664549).magnitude < 1e-12)
        #expect(
            (Decay(from: 0.0, initialVelocity: 1_000, rate: .fast).endValue - 99.49916247342207).magnitude
                < 1e-12)
    }

    @Test func `The time at a position has that position`() {
        // Worst error: 1.5 u of the distance and the position's rounding.
        var random = SeededGenerator(seed: 62)
        var worst = Worst<[Double]>()
        for _ in 0..<randomCases(2_000) {
            let start = random.uniform(-500...500)
            let velocity = random.logUniform(1e-2...1e5) * (random.chance(0.5) ? 1 : -1)
            let decay = Decay(
                from: start, initialVelocity: velocity, rate: random.chance(0.5) ? .normal : .fast)
            let share = random.chance(0.1) ? -random.uniform(0...5) : random.uniform(0...0.999)
            let position = start + share * (decay.endValue - start)
            guard let time = decay.time(at: position) else {
                Issue.record("no time at \(position)")
                continue
            }
            #expect((time < 0) == (share < 0) || position == start)
            // The speed times the rounding of the time.
            let allowed = (decay.velocity(at: time) * time).magnitude + start.magnitude + position.magnitude
            worst.note(
                (decay.position(at: time) - position) / (allowed * unitRoundoff), [start, velocity, position])
        }
        #expect(worst.error <= 8, "\(worst)")
        let decay = Decay(from: 10.0, initialVelocity: 100)
        #expect(decay.time(at: 10) == 0)
        #expect(decay.time(at: decay.endValue.nextUp) == nil)
        #expect(decay.time(at: 1e9) == nil)
        #expect(decay.time(at: .nan) == nil)
        #expect(decay.time(at: -.infinity) == nil)
        #expect(Decay(from: 10.0, initialVelocity: 0).time(at: 11) == nil)
        #expect(Decay(from: 10.0, initialVelocity: 0).time(at: 10) == 0)
    }

    @Test func `It settles at the last time outside the tolerance, and never earlier`() throws {
        // Late by at most 9 u of (time + a few 1/λ).
        var random = SeededGenerator(seed: 63)
        for _ in 0..<randomCases(1_000) {
            let rate = try DecelerationRate(perMillisecond: random.uniform(0.9...0.9999))
            let lambda = -1_000 * log(rate.perMillisecond)
            let velocity = SIMD2(random.uniform(-3_000...3_000), random.uniform(-3_000...3_000))
            let decay = Decay(from: .zero, initialVelocity: velocity, rate: rate)
            let distance = random.logUniform(1e-6...10)
            let speed = random.chance(0.5) ? random.logUniform(1e-3...100) : nil
            let time = try #require(
                decay.settlingDuration(within: try Tolerance(distance: distance, speed: speed)))
            let travel = velocity.norm / lambda
            let expected = max(
                0, log(travel / distance) / lambda, speed.map { log(velocity.norm / $0) / lambda } ?? 0)
            let unit = unitRoundoff * (expected + 40 / lambda)
            #expect((time - expected).magnitude <= 16 * unit, "\(time), \(expected)")
            if time > 0 {
                #expect(travel * exp(-lambda * time) <= distance * (1 + 4e-15))
                if let speed { #expect(decay.velocity(at: time).norm <= speed) }
            }
        }
        let decay = Decay(from: 0.0, initialVelocity: 1_000)
        #expect(decay.settlingDuration(within: 1e4) == 0)
        #expect(decay.settlingDuration(within: 0) == nil)
        #expect(try decay.settlingDuration(within: Tolerance(distance: 1, speed: 0)) == nil)
        #expect(Decay(from: 5.0, initialVelocity: 0).settlingDuration(within: 0) == 0)
        #expect(Decay(from: 5.0, initialVelocity: .nan).settlingDuration() == nil)
        #expect(Decay(from: .infinity, initialVelocity: 1.0).settlingDuration() == nil)
    }

    @Test func `Every time has a value`() throws {
        let decay = Decay(from: SIMD2(1.0, -2), initialVelocity: SIMD2(10, 0))
        #expect(decay.position(at: 0) == SIMD2(1, -2))
        #expect(decay.velocity(at: .infinity) == .zero)
        #expect(decay.position(at: 1e300) == decay.endValue)
        #expect(decay.position(at: -1e300) == SIMD2(-.infinity, -2))
        #expect(decay.velocity(at: -1e300).y == 0)
        #expect(decay.position(at: .nan).x.isNaN)
        #expect(decay.position(at: -.infinity).x.isNaN)
        #expect(Decay(from: 0.0, initialVelocity: .nan).position(at: 1).isNaN)
        for bad in [Double.nan, .infinity] {
            #expect(Decay(from: 0.0, initialVelocity: bad).position(at: 0).isNaN, "at the start too")
        }
        for share in [0x1p-1070, 1e-300, 0.5, 0.9, 0.900_000_1, 1 - 0x1p-53] {
            let extreme = Decay(
                from: 0.0, initialVelocity: 1, rate: try DecelerationRate(perMillisecond: share))
            // The velocity after a millisecond is the rate.
            #expect(
                (extreme.velocity(at: 0.001) / share - 1).magnitude < (share < 1e-290 ? 0.01 : 1e-13),
                "\(share)")
            #expect(extreme.endValue > 0 && extreme.endValue.isFinite)
        }
        // 2^(−1000·1000/1024), with a rate so small that λ needs double-double for the last digits of the velocity: 0
        // u.
        let quick = Decay(
            from: 0.0, initialVelocity: 1, rate: try DecelerationRate(perMillisecond: 0x1p-1000))
        let left = 0x1p-976 * exp2(-0.5625)
        #expect((quick.velocity(at: 0x1p-10) / left - 1).magnitude <= 4 * unitRoundoff)
    }

    @Test func `Coding keeps the fling`() throws {
        let decay = Decay(from: SIMD2(1.0, 2), initialVelocity: SIMD2(-3, 4), rate: .fast)
        let data = try JSONEncoder().encode(decay)
        let back = try JSONDecoder().decode(Decay<SIMD2<Double>>.self, from: data)
        #expect(back == decay)
        #expect(back.hashValue == decay.hashValue)
        #expect(back.position(at: 0.3) == decay.position(at: 0.3))
        #expect(throws: HookeError.self) {
            try JSONDecoder().decode(
                Decay<Double>.self,
                from: Data(#"{"from":0,"velocity":1,"decay":1}"#.utf8))
        }
    }
}
