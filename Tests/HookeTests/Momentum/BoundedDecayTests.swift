import Foundation
import Hooke
import TestSupport
import Testing

@Suite struct BoundedDecayTests {
    /// A random fling of any kind: inside, at and beyond an edge, towards it and away from it.
    private static func random(_ random: inout SeededGenerator) throws -> BoundedDecay {
        let low = random.uniform(-1_000...500)
        let high = low + random.logUniform(1...1_000)
        let start =
            switch random.integer(0...4) {
            case 0: low
            case 1: high
            case 2: low - random.logUniform(0.1...300)
            case 3: high + random.logUniform(0.1...300)
            default: random.uniform(low...high)
            }
        let ratio = random.chance(0.5) ? 1 : random.uniform(0.2...3)
        return try BoundedDecay(
            from: start, initialVelocity: random.logUniform(1...20_000) * (random.chance(0.5) ? 1 : -1),
            rate: random.chance(0.5) ? .normal : .fast, minimum: low, maximum: high,
            spring: try Spring(
                response: random.uniform(0.1...1.5), dampingRatio: ratio, mass: random.uniform(0.5...3)))
    }

    @Test func `A position has the bits of the state's position`() throws {
        var random = SeededGenerator(seed: 12)
        for _ in 0..<randomCases(500) {
            let fling = try Self.random(&random)
            for time in [-0.1, 0, random.uniform(0...0.5), random.uniform(0...5), .infinity, .nan] {
                let (own, whole) = (fling.position(at: time), fling.state(at: time).position)
                #expect(own.bitPattern == whole.bitPattern || own.isNaN && whole.isNaN, "\(fling) at \(time)")
            }
        }
    }

    @Test func `Hand-overs, positions and velocities match the table`() throws {
        // 60 digits. Worst errors in u: a hand-over 0.9 of the time and of the effect of rounding the positions; a
        // state 3.3 of the largest state norm.
        var hand = Worst<String>()
        var far = Worst<String>()
        let lines = try goldenLines("momentum")
        var counts = [0, 0, 0]
        var index = 0
        while index < lines.count {
            let line = lines[index]
            index += 1
            guard line[0] == "E" else { continue }
            let n = try #require(doubles(line.dropFirst()))
            let fling = try BoundedDecay(
                from: n[1], initialVelocity: n[2], rate: try DecelerationRate(perMillisecond: n[0]),
                minimum: n[3],
                maximum: n[4], spring: Spring(mass: n[5], stiffness: n[6], damping: n[7]))
            let expected = Array(n[9..<9 + Int(n[8])])
            let label = line.joined(separator: " ")
            counts[expected.count] += 1
            try #require(fling.handOverTimes.count == expected.count, "\(fling.handOverTimes): \(label)")
            let size = max(n[1].magnitude, n[3].magnitude, n[4].magnitude)
            for (found, time) in zip(fling.handOverTimes, expected) {
                let speed = fling.velocity(at: found).magnitude
                hand.note((found - time) / (unitRoundoff * (time + size / speed)), label)
            }
            let count = Int(n[9 + expected.count])
            let frequency = fling.spring.angularFrequency
            let norm = size + n[2].magnitude / frequency
            for row in lines[index..<index + count] {
                let state = try #require(doubles(row))
                let now = fling.state(at: state[0])
                far.note((now.position - state[1]) / (unitRoundoff * norm), "\(state[0]) of \(label)")
                far.note(
                    (now.velocity - state[2]) / (unitRoundoff * norm * max(frequency, 1)),
                    "\(state[0]) of \(label)")
            }
            index += count
        }
        #expect(counts.allSatisfy { $0 >= 10 })
        #expect(hand.error <= 4, "\(hand)")
        #expect(far.error <= 8, "\(far)")
    }

    @Test func `Position and velocity are continuous at a hand-over`() throws {
        // Worst differences: 1.3 u of the positions, 0.9 u of the speeds and of the effect of rounding the positions.
        var random = SeededGenerator(seed: 71)
        var jump = Worst<BoundedDecay>()
        var kink = Worst<BoundedDecay>()
        var count = 0
        for _ in 0..<randomCases(1_500) {
            let fling = try Self.random(&random)
            for time in fling.handOverTimes {
                count += 1
                let before = fling.state(at: time.nextDown)
                let after = fling.state(at: time)
                #expect(fling.phase(at: time.nextDown) != fling.phase(at: time))
                let size = fling.minimum.magnitude + fling.maximum.magnitude + fling.start.magnitude
                let moved = (after.velocity * time).magnitude
                jump.note((after.position - before.position) / (unitRoundoff * (size + moved)), fling)
                let changed =
                    max(before.acceleration.magnitude, after.acceleration.magnitude) * time
                    + fling.initialVelocity.magnitude + after.velocity.magnitude + 10 * size
                kink.note((after.velocity - before.velocity) / (unitRoundoff * changed), fling)
            }
        }
        #expect(count > 500)
        #expect(jump.error <= 4, "\(jump)")
        #expect(kink.error <= 4, "\(kink)")
    }

    @Test func `Between hand-overs the motion satisfies its own equation`() throws {
        // Inside x″ = −λ·x′, beyond an edge m·x″ = −c·x′ − k·(x − edge), with velocities as differences of positions.
        var random = SeededGenerator(seed: 72)
        for _ in 0..<randomCases(200) {
            let fling = try Self.random(&random)
            let lambda = -1_000 * log(fling.rate.perMillisecond)
            for _ in 0..<10 {
                let time = random.uniform(0.001...2)
                let h = 1e-5
                guard fling.handOverTimes.allSatisfy({ ($0 - time).magnitude > 2 * h }) else { continue }
                let now = fling.state(at: time)
                let slope = (fling.position(at: time + h) - fling.position(at: time - h)) / (2 * h)
                let speed = fling.initialVelocity.magnitude + 1e3
                #expect((slope - now.velocity).magnitude < 1e-5 * speed)
                let spring = fling.spring
                let expected =
                    fling.phase(at: time) == .decay
                    ? -lambda * now.velocity
                    : -(spring.damping * now.velocity
                        + spring.stiffness * (now.position - edge(fling, before: time))) / spring.mass
                #expect((now.acceleration - expected).magnitude <= 1e-9 * (speed * 100 + expected.magnitude))
            }
        }
    }

    /// The edge of the spring at `time`.
    private func edge(_ fling: BoundedDecay, before time: Double) -> Double {
        guard let meeting = fling.handOverTimes.last, time >= meeting else {
            let beyond =
                fling.start > fling.maximum || fling.start == fling.maximum && fling.initialVelocity > 0
            return beyond ? fling.maximum : fling.minimum
        }
        return fling.endValue
    }

    @Test func `The order of times does not matter`() throws {
        var random = SeededGenerator(seed: 73)
        for _ in 0..<randomCases(50) {
            let fling = try Self.random(&random)
            let times = (0..<100).map { Double($0) / 40 } + fling.handOverTimes
            let forward = times.map { fling.position(at: $0) }
            var order = Array(times.indices)
            order.shuffle(using: &random)
            for index in order { #expect(fling.position(at: times[index]) == forward[index]) }
        }
    }

    @Test func `The motion rests at the fling's end or at the edge it reaches`() throws {
        func end(_ start: Double, _ velocity: Double) throws -> (Double, [Double]) {
            let fling = try BoundedDecay(from: start, initialVelocity: velocity, minimum: 0, maximum: 1_000)
            return (fling.endValue, fling.handOverTimes)
        }
        #expect((try end(500, 1_000).0 - 500 - MomentumProjection().distance(at: 1_000.0)).magnitude < 1e-12)
        #expect(try end(500, 1_000).1.isEmpty)
        #expect(try end(501, 1_000).0 == 1_000)
        #expect(try end(501, 1_000).1.count == 1)
        #expect(try end(400, -1_000).0 == 0)
        #expect(try end(500, 0) == (500, []))
        // On an edge: away from it, along it, into it.
        #expect(try end(1_000, 0) == (1_000, []))
        #expect(try end(1_000, 300) == (1_000, []))
        #expect(
            try BoundedDecay(from: 1_000, initialVelocity: 300, minimum: 0, maximum: 1_000).phase(at: 0)
                == .spring)
        #expect(try end(1_000, -300).1.isEmpty)
        #expect(try end(1_000, -300).0 < 1_000)
        // Beyond an edge: at rest, outwards, inwards but too slow, inwards and through, and to the other edge.
        #expect(try end(1_100, 0) == (1_000, []))
        #expect(try end(1_100, 5_000) == (1_000, []))
        #expect(try end(1_100, -150) == (1_000, []))
        let through = try end(1_100, -1_800)
        #expect(through.1.count == 1 && through.0 > 0 && through.0 < 1_000)
        #expect(try end(1_100, -9_000).0 == 0)
        #expect(try end(1_100, -9_000).1.count == 2)
        #expect(try end(-1, 9_000).1.count == 2)
    }

    @Test func `The default spring overshoots by its formula`() throws {
        // From the edge at velocity v the critical spring overshoots by v/(ω0·e), after 1/ω0.
        let fling = try BoundedDecay(from: 0, initialVelocity: 1_000, minimum: -50, maximum: 0)
        #expect((fling.overshoot - 1_000 / (10 * exp(1.0))).magnitude < 1e-12)
        #expect((fling.position(at: 0.1) - fling.overshoot).magnitude < 1e-12)
        #expect(fling.velocity(at: 0.1).magnitude < 1e-11)
        #expect(BoundedDecay.standardSpring.regime == .critical)
    }

    @Test func `Overshoot and settling duration match sampling`() throws {
        var random = SeededGenerator(seed: 74)
        for _ in 0..<randomCases(60) {
            let fling = try Self.random(&random)
            let distance = random.logUniform(1e-2...300)
            let speed = random.chance(0.5) ? random.logUniform(0.1...3_000) : nil
            let tolerance = try Tolerance(distance: distance, speed: speed)
            let settled = try #require(fling.settlingDuration(within: tolerance))
            func isOutside(_ time: Double) -> Bool {
                let state = fling.state(at: time)
                return (state.position - fling.endValue).magnitude > distance
                    || speed.map { state.velocity.magnitude > $0 } ?? false
            }
            // Just before it is outside, and afterwards never again.
            let step = 1e-3
            if settled > 0 { #expect(isOutside(settled - 1e-9 * (1 + settled)), "\(settled) of \(fling)") }
            for index in 1...2_000 {
                let time = settled + Double(index) * step
                if isOutside(time) {
                    Issue.record("outside at \(time), after \(settled): \(fling)")
                    break
                }
            }
            var farthest = 0.0
            for index in 0...4_000 {
                let position = fling.position(at: Double(index) * step)
                farthest = max(farthest, position - fling.maximum, fling.minimum - position)
            }
            #expect(fling.overshoot >= farthest - 1e-10)
            // The part of a peak that steps of a millisecond may miss.
            let bend =
                (fling.spring.angularFrequency * fling.spring.angularFrequency * farthest
                    + fling.spring.damping / fling.spring.mass * fling.initialVelocity.magnitude) * step
                * step
            #expect(fling.overshoot <= farthest + bend + 1e-9, "\(fling)")
        }
    }

    @Test func `Settling by speed before the first hand-over is after the fastest moment`() throws {
        // A bouncy spring pulls inwards: the speed increases, then decreases, then it hands over.
        let spring = try Spring(mass: 1, stiffness: 400, damping: 28)
        let fling = try BoundedDecay(
            from: 1_300, initialVelocity: -900, minimum: -1e6, maximum: 1_000, spring: spring)
        let meeting = try #require(fling.handOverTimes.first)
        let speeds = (0...1_000).map { fling.velocity(at: meeting * Double($0) / 1_000).magnitude }
        let fastest = try #require(speeds.max())
        #expect(fastest > 1.05 * speeds[0] && fastest > 1.05 * speeds[1_000])
        for limit in [(fastest + max(speeds[0], speeds[1_000])) / 2, fastest * 0.999] {
            let settled = try #require(
                fling.settlingDuration(within: try Tolerance(distance: 1e7, speed: limit)))
            #expect(settled > 0 && settled < meeting)
            #expect(fling.velocity(at: settled).magnitude <= limit)
            #expect(fling.velocity(at: settled.nextDown).magnitude > limit)
        }
        // Slower than the tolerance at all times, so that the distance alone decides; and neither.
        let near = try #require(
            fling.settlingDuration(
                within: Tolerance(distance: (fling.start - fling.endValue) * 0.99, speed: 1e6)))
        #expect(near > 0 && near < meeting)
        #expect(
            (fling.position(at: near) - fling.endValue).magnitude <= (fling.start - fling.endValue) * 0.99)
        #expect(
            (fling.position(at: near.nextDown) - fling.endValue).magnitude > (fling.start - fling.endValue)
                * 0.99)
        #expect(try fling.settlingDuration(within: Tolerance(distance: 1e7, speed: 1e6)) == 0)
    }

    @Test func `The settling duration is nil if the motion never settles`() throws {
        let swing = try Spring(mass: 1, stiffness: 100, damping: 0)
        let fling = try BoundedDecay(from: 0, initialVelocity: 100, minimum: -500, maximum: 5, spring: swing)
        #expect(fling.settlingDuration(within: 1) == nil)
        #expect(fling.settlingDuration(within: 600) == 0)
        #expect(fling.endValue == 5)
        #expect(try BoundedDecay(from: 0, initialVelocity: 10).settlingDuration(within: 0) == nil)
        #expect(try BoundedDecay(from: 0, initialVelocity: 0).settlingDuration(within: 0) == 0)
    }

    @Test func `Without edges it is the decay`() throws {
        let free = try BoundedDecay(from: 10, initialVelocity: -800, rate: .fast)
        let decay = Decay(from: 10.0, initialVelocity: -800, rate: .fast)
        for time in [-0.1, 0, 0.2, 3, .infinity] {
            #expect(free.state(at: time) == decay.state(at: time))
        }
        #expect(free.endValue == decay.endValue)
        #expect(free.overshoot == 0)
        #expect(free.settlingDuration() == decay.settlingDuration())
        // One edge, and a fling away from it.
        #expect(
            try BoundedDecay(from: 10, initialVelocity: -800, maximum: 10).state(at: 1)
                == Decay(from: 10.0, initialVelocity: -800).state(at: 1))
    }

    @Test func `Invalid edges throw, and non-finite numbers propagate`() throws {
        func field(_ minimum: Double, _ maximum: Double) -> String? {
            do {
                _ = try BoundedDecay(from: 0, initialVelocity: 1, minimum: minimum, maximum: maximum)
                return nil
            } catch .outOfRange(let field, _, _) { return field.name } catch { return "\(error)" }
        }
        #expect(field(2, 1) == "minimum")
        #expect(field(.nan, 1) == "minimum")
        #expect(field(0, .nan) == "maximum")
        #expect(field(.infinity, .infinity) == "minimum")
        #expect(field(-.infinity, -.infinity) == "maximum")
        #expect(field(1, 1) == nil)
        // Equal edges: any fling goes beyond them.
        let point = try BoundedDecay(from: 1, initialVelocity: 50, minimum: 1, maximum: 1)
        #expect(point.endValue == 1 && point.overshoot > 1)
        for (start, velocity) in [
            (Double.nan, 1.0), (0, .nan), (.infinity, 1), (0, .infinity), (0, -.infinity),
        ] {
            let fling = try BoundedDecay(from: start, initialVelocity: velocity, minimum: -1, maximum: 1)
            #expect(fling.position(at: 0.5).isNaN || fling.position(at: 0.5).isInfinite)
            #expect(fling.overshoot.isNaN)
            #expect(fling.settlingDuration() == nil)
        }
        let fling = try BoundedDecay(from: 0, initialVelocity: 100, minimum: -1, maximum: 1)
        #expect(fling.position(at: .nan).isNaN)
        #expect(fling.position(at: -.infinity).isNaN)
        #expect(fling.position(at: .infinity) == 1)
        #expect(fling.position(at: -0.01) < 0)
        for huge in [1e300, -1.7e308] {
            let fling = try BoundedDecay(from: huge, initialVelocity: -huge, minimum: -1, maximum: 1)
            #expect(fling.position(at: 0) == huge)
            _ = (fling.settlingDuration(), fling.overshoot, fling.endValue, fling.handOverTimes)
        }
    }

    @Test func `Coding keeps the fling, also without edges`() throws {
        for (low, high) in [(0.0, 100.0), (-.infinity, 100), (-.infinity, .infinity)] {
            let fling = try BoundedDecay(
                from: 50, initialVelocity: 700, rate: .fast, minimum: low, maximum: high, spring: .bouncy)
            let back = try JSONDecoder().decode(BoundedDecay.self, from: JSONEncoder().encode(fling))
            #expect(back == fling)
            #expect(back.state(at: 0.4) == fling.state(at: 0.4))
        }
        let data = try JSONEncoder().encode(
            BoundedDecay(from: 0, initialVelocity: 1, minimum: -7, maximum: 7))
        let text = try #require(String(data: data, encoding: .utf8)).replacing("-7", with: "70")
        #expect(throws: HookeError.self) {
            try JSONDecoder().decode(BoundedDecay.self, from: Data(text.utf8))
        }
    }
}
