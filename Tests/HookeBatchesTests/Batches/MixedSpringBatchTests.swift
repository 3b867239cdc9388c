import TestSupport
import Testing

@testable import Hooke
@testable import HookeGeometry
@testable import HookeBatches

@Suite struct MixedSpringBatchTests {
    private struct States<Scalar: BatchScalar>: Equatable {
        var springs: [Spring] = []
        var x: [Scalar] = []
        var v: [Scalar] = []
        var targets: [Scalar] = []

        init(count: Int, seed: UInt64) {
            var random = SeededGenerator(seed: seed)
            for _ in 0..<count {
                let sample = SpringCase.generator.draw(&random)
                springs.append(sample.spring)
                x.append(Scalar(sample.start))
                v.append(Scalar(sample.velocity))
                targets.append(Scalar(sample.target))
            }
        }

        mutating func step(_ batch: MixedSpringBatch<Scalar>, threads: Int = 1) -> Int {
            batch.step(&x, &v, targets: targets, threads: threads)
        }

        func prefix(_ count: Int) -> States {
            var part = self
            part.springs = Array(springs.prefix(count))
            part.x = Array(x.prefix(count))
            part.v = Array(v.prefix(count))
            part.targets = Array(targets.prefix(count))
            return part
        }
    }

    private let step = 1.0 / 120

    private func batch<Scalar>(
        _ springs: [Spring], rest: (Double, Double) = (0, 0), _: Scalar.Type = Scalar.self
    ) throws -> MixedSpringBatch<Scalar> {
        try MixedSpringBatch(springs, step: step, restPosition: rest.0, restVelocity: rest.1)
    }

    /// The worst difference from the reference, in u of the terms' sizes.
    private func worst<Scalar: BatchScalar>(_: Scalar.Type) throws -> Worst<Int> {
        var worst = Worst<Int>()
        let count = 500
        let before = States<Scalar>(count: count, seed: 21)
        var (fast, twin) = (before, before)
        let moving = fast.step(try batch(before.springs, rest: (3, 40)))
        var twinMoving = 0
        let u = Double(Scalar.ulpOfOne) / 2
        for index in 0..<count {
            let own = try UniformSpringBatch(
                before.springs[index], step: step, restPosition: 3, restVelocity: 40)
            var (x, v) = ([before.x[index]], [before.v[index]])
            twinMoving += own.referenceStep(&x, &v, targets: [before.targets[index]])
            (twin.x[index], twin.v[index]) = (x[0], v[0])
            let c = own.coefficients
            let target = Double(before.targets[index])
            let (d, speed) = (Double(before.x[index]) - target, Double(before.v[index]))
            let sizeX =
                (c.positionFromPosition * d).magnitude + (c.positionFromVelocity * speed).magnitude
                + target.magnitude
            let sizeV =
                (c.velocityFromPosition * d).magnitude + (c.velocityFromVelocity * speed).magnitude
            worst.note(Double(fast.x[index] - twin.x[index]) / (u * sizeX), index)
            worst.note(Double(fast.v[index] - twin.v[index]) / (u * sizeV), index)
        }
        #expect(moving == twinMoving && moving < count)
        return worst
    }

    @Test func `A step matches the reference to 20 u`() throws {
        let (double, float) = (try worst(Double.self), try worst(Float.self))
        // Measured 1.9 and 2.2.
        #expect(double.error <= 20 && float.error <= 20, "\(double), \(float)")
    }

    @Test func `n steps match the exact motions to 20n u of the state norm`() throws {
        let start = States<Double>(count: 300, seed: 22)
        let batch: MixedSpringBatch<Double> = try batch(start.springs)
        var states = start
        var worst = Worst<String>()
        for n in 1...60 {
            _ = states.step(batch)
            for index in 0..<300 {
                let motion = SpringMotion(
                    spring: start.springs[index], from: start.x[index], to: start.targets[index],
                    initialVelocity: start.v[index])
                let state = motion.state(at: Double(n) * step)
                let w0 = motion.spring.angularFrequency
                let size = stateNorm(
                    displacement: start.x[index] - start.targets[index], velocity: start.v[index],
                    angularFrequency: w0)
                // The times n·h are rounded (a phase of u·ω0·n·h), and the positions by their targets.
                let off = stateNorm(
                    displacement: states.x[index] - state.position,
                    velocity: states.v[index] - state.velocity,
                    angularFrequency: w0)
                let scale = size * max(motion.spring.dampingRatio, 1) + start.targets[index].magnitude
                worst.note(off / (Double(20 * n) * unitRoundoff * scale), "\(motion), step \(n)")
            }
        }
        // Measured 0.11.
        #expect(worst.error <= 1, "\(worst)")
    }

    @Test func `Bits do not depend on index, neighbours or length`() throws {
        func check<Scalar: BatchScalar>(_: Scalar.Type) throws {
            let start = States<Scalar>(count: 200, seed: 23)
            var all = start
            _ = all.step(try batch(start.springs, rest: (3, 40)))
            for count in 0...200 {
                var part = start.prefix(count)
                let moving = part.step(try batch(part.springs, rest: (3, 40)))
                #expect(part == all.prefix(count), "\(count)")
                #expect(moving == (0..<count).count { part.x[$0] != part.targets[$0] || part.v[$0] != 0 })
            }
        }
        try check(Double.self)
        try check(Float.self)
    }

    @Test func `Bits do not depend on the division among threads`() throws {
        let start = States<Double>(count: 1_000, seed: 24)
        let mixed: MixedSpringBatch<Double> = try batch(start.springs, rest: (3, 40))
        var one = start
        let moving = one.step(mixed)
        for shares in [2, 3, 7, 16, 20] {
            var several = start
            let movingToo = several.x.withUnsafeMutableBufferPointer { x in
                several.v.withUnsafeMutableBufferPointer { v in
                    let (x, v) = (x.baseAddress!, v.baseAddress!)
                    return BatchRanges.inRanges(of: 1_000, shares) { range in
                        start.targets.withUnsafeBufferPointer {
                            Double._step(
                                x + range.lowerBound, v + range.lowerBound, range,
                                targets: $0.baseAddress! + range.lowerBound, mixed)
                        }
                    }
                }
            }
            #expect(movingToo == moving && several.x == one.x && several.v == one.v, "\(shares) shares")
        }
        // More threads than are useful.
        var small = start
        #expect(small.step(mixed, threads: 64) == moving)
        #expect(small == one)
    }

    @Test func `Bits of a UniformSpringBatch do not depend on the division among threads`() throws {
        let count = 2 * BatchRanges.minimumSteps + 33
        let shared = try UniformSpringBatch(.bouncy, step: step, restPosition: 3, restVelocity: 40)
        let x = (0..<count).map { Float($0 % 1_000) }
        let v = (0..<count).map { Float($0 % 77) }
        var (oneX, oneV, twoX, twoV) = (x, v, x, v)
        let moving = shared.step(&oneX, &oneV, target: 2)
        #expect(shared.step(&twoX, &twoV, target: 2, threads: 2) == moving)
        #expect(oneX == twoX && oneV == twoV)
    }

    @Test func `Non-finite numbers stay in their lane and never rest`() throws {
        let good = States<Double>(count: 100, seed: 25)
        var expected = good
        let batch: MixedSpringBatch<Double> = try batch(good.springs, rest: (1e9, 1e9))
        #expect(expected.step(batch) == 0)
        for bad in [Double.nan, .infinity] {
            var states = good
            states.x[40] = bad
            states.v[41] = bad
            states.targets[99] = bad
            #expect(states.step(batch) == 3)
            for index in 0..<100 where ![40, 41, 99].contains(index) {
                #expect(states.x[index] == expected.x[index] && states.v[index] == 0)
            }
            #expect(!states.x[40].isFinite && !states.v[41].isFinite && !states.x[99].isFinite)
        }
    }

    @Test func `Springs settle on their own targets and the count falls to 0`() throws {
        var states = States<Float>(count: 130, seed: 26)
        states.springs = (0..<130).map { $0 % 2 == 0 ? .snappy : .smooth }
        let batch: MixedSpringBatch<Float> = try batch(states.springs, rest: (0.01, 0.1))
        var left = 130
        var steps = 0
        while left > 0, steps < 2_000 {
            let now = states.step(batch)
            #expect(now <= left)
            left = now
            steps += 1
        }
        #expect(left == 0 && states.x == states.targets && states.v.allSatisfy { $0 == 0 })
    }

    @Test func `Invalid numbers throw errors that name the parameter`() throws {
        func message(_ step: Double, _ rest: Double, _ spring: Spring = .smooth) -> String? {
            #expect(throws: HookeError.self) {
                try MixedSpringBatch<Float>(
                    [.smooth, spring], step: step, restPosition: rest, restVelocity: 0)
            }?.description
        }
        #expect(message(.infinity, 0)?.hasPrefix("step is inf") == true)
        #expect(message(1, -1)?.hasPrefix("restPosition is -1") == true)
        let fast = try Spring(mass: 1, stiffness: 1e90, damping: 1)
        #expect(message(1e-45, 0, fast)?.hasPrefix("springs[1] is") == true)
        #expect(try MixedSpringBatch<Double>([], step: 1, restPosition: 0, restVelocity: 0).count == 0)
    }
}
