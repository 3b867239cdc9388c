import Foundation
import TestSupport
import Testing

@testable import Hooke
@testable import HookeGeometry
@testable import HookeBatches

@Suite struct SpringBatchTests {
    /// The coefficients of a step of length h, for an angular frequency w0 and a damping ratio, from the textbook.
    private func coefficients(w0: Double, ratio: Double, h: Double) -> SpringPropagator.Coefficients {
        let g = ratio * w0
        let d = w0 * w0 - g * g
        let w = d.magnitude.squareRoot()
        let envelope = exp(-g * h)
        let c = envelope * (d >= 0 ? cos(w * h) : cosh(w * h))
        let s = envelope * (w == 0 ? h : (d >= 0 ? sin(w * h) : sinh(w * h)) / w)
        return SpringPropagator.Coefficients(
            positionFromPosition: c + g * s, positionFromVelocity: s,
            velocityFromPosition: -w0 * w0 * s, velocityFromVelocity: c - g * s)
    }

    private func batch(
        w0: Double = 12, ratio: Double = 0.3, h: Double = 1.0 / 60, rest: Double = 0
    ) throws -> UniformSpringBatch {
        try UniformSpringBatch(
            coefficients: coefficients(w0: w0, ratio: ratio, h: h), restPosition: rest,
            restVelocity: rest * w0)
    }

    /// Counts around the widths of vectors, lanes and blocks.
    private static let counts = [
        0, 1, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65, 500, 512, 1_000, 1_023, 1_024, 1_025, 1_039, 2_077,
        4_500,
    ]

    @Test func `A step by hand`() throws {
        let step = SpringPropagator.Coefficients(
            positionFromPosition: 0.5, positionFromVelocity: 2, velocityFromPosition: -1,
            velocityFromVelocity: 0.25)
        let batch = try UniformSpringBatch(coefficients: step, restPosition: 0.5, restVelocity: 1)
        var positions = [14.0, 11, 10, 10]
        var velocities = [4.0, 0, 0.25, 1]
        #expect(batch.step(&positions, &velocities, target: 10) == 2)
        // The second and the third are within both tolerances, the fourth is 2 away.
        #expect(positions == [20, 10, 10, 12])
        #expect(velocities == [-3, 0, 0, 0.25])
    }

    @Test(arguments: counts)
    func `A step matches the reference to 4 u, with one target or many`(count: Int) throws {
        var random = SeededGenerator(seed: UInt64(count))
        var worst = Worst<String>()
        for (w0, ratio) in [(12.0, 0.3), (200, 0), (3, 1), (40, 7)] {
            let batch = try batch(w0: w0, ratio: ratio)
            let c = batch.coefficients
            for shared in [true, false] {
                let targets = (0..<(shared ? 1 : count)).map { _ in random.uniform(-100...100) }
                let x = (0..<count).map { _ in random.uniform(-100...100) }
                let v = (0..<count).map { _ in random.uniform(-1_000...1_000) }
                var (fastX, fastV, twinX, twinV) = (x, v, x, v)
                let moving =
                    shared
                    ? batch.step(&fastX, &fastV, target: targets[0])
                    : batch.step(&fastX, &fastV, targets: targets)
                #expect(moving == batch.referenceStep(&twinX, &twinV, targets: targets))
                for i in 0..<count {
                    let target = targets[shared ? 0 : i]
                    let d = x[i] - target
                    let sizeX =
                        (c.positionFromPosition * d).magnitude + (c.positionFromVelocity * v[i]).magnitude
                        + target.magnitude
                    let sizeV =
                        (c.velocityFromPosition * d).magnitude + (c.velocityFromVelocity * v[i]).magnitude
                    worst.note((fastX[i] - twinX[i]) / (sizeX * unitRoundoff), "x, ratio \(ratio)")
                    worst.note((fastV[i] - twinV[i]) / (sizeV * unitRoundoff), "v, ratio \(ratio)")
                }
            }
        }
        // Measured 2.8.
        #expect(worst.error <= 4, "\(worst)")
    }

    @Test func `A single-precision step matches the reference to 5 u`() throws {
        var random = SeededGenerator(seed: 2)
        var worst = Worst<Int>()
        let batch = try batch()
        let c = batch.coefficients
        for count in SpringBatchTests.counts {
            for shared in [true, false] {
                let targets = (0..<(shared ? 1 : count)).map { _ in Float(random.uniform(-100...100)) }
                let x = (0..<count).map { _ in Float(random.uniform(-100...100)) }
                let v = (0..<count).map { _ in Float(random.uniform(-1_000...1_000)) }
                var (fastX, fastV, twinX, twinV) = (x, v, x, v)
                let moving =
                    shared
                    ? batch.step(&fastX, &fastV, target: targets[0])
                    : batch.step(&fastX, &fastV, targets: targets)
                #expect(moving == batch.referenceStep(&twinX, &twinV, targets: targets))
                for i in 0..<count {
                    let target = Double(targets[shared ? 0 : i])
                    let (d, speed) = (Double(x[i]) - target, Double(v[i]))
                    let sizeX =
                        (c.positionFromPosition * d).magnitude + (c.positionFromVelocity * speed).magnitude
                        + target.magnitude
                    let sizeV =
                        (c.velocityFromPosition * d).magnitude + (c.velocityFromVelocity * speed).magnitude
                    worst.note(Double(fastX[i] - twinX[i]) / (sizeX * 0x1p-24), count)
                    worst.note(Double(fastV[i] - twinV[i]) / (sizeV * 0x1p-24), count)
                }
            }
        }
        // Measured 3.6.
        #expect(worst.error <= 5, "\(worst)")
    }

    @Test func `n steps match the reference to 3n u of the state norm`() throws {
        var random = SeededGenerator(seed: 3)
        var worst = Worst<Int>()
        let w0 = 12.0
        for ratio in [0, 0.1, 1, 3] {
            let batch = try batch(w0: w0, ratio: ratio)
            var x = (0..<200).map { _ in random.uniform(-100...100) }
            var v = (0..<200).map { _ in random.uniform(-1_000...1_000) }
            let start = zip(x, v).map { stateNorm(displacement: $0, velocity: $1, angularFrequency: w0) }
            var (twinX, twinV) = (x, v)
            for n in 1...300 {
                batch.step(&x, &v, target: 0)
                _ = batch.referenceStep(&twinX, &twinV, targets: [0])
                for i in x.indices {
                    let apart = stateNorm(
                        displacement: x[i] - twinX[i], velocity: v[i] - twinV[i], angularFrequency: w0)
                    worst.note(apart / (Double(n) * unitRoundoff * start[i]), n)
                }
            }
        }
        // Measured 2.0, in the first step; 0 without fused multiply-adds.
        #expect(worst.error <= 3, "\(worst)")
    }

    @Test(arguments: counts)
    func `A spring's bits do not depend on index, neighbours or division`(count: Int) throws {
        // Some springs come to rest in every step, so both variants of a block run.
        var random = SeededGenerator(seed: UInt64(count) + 1)
        let batch = try batch(rest: 0.01)
        var x = (0..<count).map { $0 % 3 == 0 ? random.uniform(-0.02...0.02) : random.uniform(-100...100) }
        var v = (0..<count).map { $0 % 3 == 0 ? random.uniform(-0.2...0.2) : random.uniform(-100...100) }
        for round in 0..<3 {
            var (oneX, oneV) = (x, v)
            var moving = 0
            for i in 0..<count {
                var (ownX, ownV) = ([oneX[i]], [oneV[i]])
                moving += batch.step(&ownX, &ownV, targets: [0.5])
                (oneX[i], oneV[i]) = (ownX[0], ownV[0])
            }
            var (cutX, cutV) = (x, v)
            let cut = count == 0 ? 0 : random.integer(0...count)
            cutX.withUnsafeMutableBufferPointer { x in
                cutV.withUnsafeMutableBufferPointer { v in
                    for part in [0..<cut, cut..<count] {
                        batch.step(
                            UnsafeMutableBufferPointer(rebasing: x[part]),
                            UnsafeMutableBufferPointer(rebasing: v[part]), target: 0.5)
                    }
                }
            }
            #expect(batch.step(&x, &v, target: 0.5) == moving, "round \(round)")
            #expect(x == oneX && v == oneV, "one by one, round \(round)")
            #expect(x == cutX && v == cutV, "cut at \(cut), round \(round)")
        }
    }

    @Test func `Two runs give the same bits`() throws {
        func run() throws -> ([Double], [Double]) {
            var random = SeededGenerator(seed: 4)
            var x = (0..<1_100).map { _ in random.uniform(-1...1) }
            var v = (0..<1_100).map { _ in random.uniform(-1...1) }
            let batch = try batch(rest: 1e-4)
            for _ in 0..<100 { batch.step(&x, &v, target: 0) }
            return (x, v)
        }
        #expect(try run() == run())
    }

    @Test func `Springs settle exactly on their targets and the count falls to 0`() throws {
        var random = SeededGenerator(seed: 5)
        let count = 1_300
        let batch = try batch(ratio: 0.5, rest: 0.001)
        let targets = (0..<count).map { _ in random.uniform(-100...100) }
        var x = (0..<count).map { targets[$0] + random.logUniform(1e-6...1e6) }
        var v = [Double](repeating: 0, count: count)
        var left = count
        var steps = 0
        while left > 0, steps < 2_000 {
            let now = batch.step(&x, &v, targets: targets)
            #expect(now == (0..<count).count { x[$0] != targets[$0] || v[$0] != 0 })
            #expect(now <= left, "a spring at rest stays at rest")
            left = now
            steps += 1
        }
        #expect(left == 0)
        #expect(x == targets && v.allSatisfy { $0 == 0 })
        // Envelope e^(−6t) from 1e6 to 1e-3: ln 1e9 / 6 = 3.45 s, 207 frames of 1/60 s.
        #expect((190...230).contains(steps), "\(steps) steps")
    }

    @Test(arguments: [3, 21, 100, 1_100])
    func `One spring that comes to rest is found at any index`(count: Int) throws {
        let batch = try batch(rest: 0.01)
        for place in 0..<count {
            var (x, v) = ([Double](repeating: 10, count: count), [Double](repeating: 100, count: count))
            (x[place], v[place]) = (0.5, 0.001)
            var (singleX, singleV) = (x.map { Float($0) }, v.map { Float($0) })
            #expect(batch.step(&x, &v, target: 0.5) == count - 1, "place \(place)")
            #expect(x[place] == 0.5 && v[place] == 0, "place \(place)")
            #expect(batch.step(&singleX, &singleV, target: 0.5) == count - 1, "place \(place), Float")
            #expect(singleX[place] == 0.5 && singleV[place] == 0, "place \(place), Float")
        }
    }

    @Test func `Steps match the exact motion`() throws {
        let spring = try Spring(mass: 2, stiffness: 300, damping: 9)
        let batch = try UniformSpringBatch(spring, step: 1.0 / 120, restPosition: 0, restVelocity: 0)
        var x = [0.0, 5, -3]
        var v = [0.0, 0, 40]
        let motions = zip(x, v).map { SpringMotion(spring: spring, from: $0, to: 1, initialVelocity: $1) }
        for step in 1...120 {
            batch.step(&x, &v, target: 1)
            for (index, motion) in motions.enumerated() {
                let state = motion.state(at: Double(step) / 120)
                // n steps are within 20n u of the state norm, here at most 6; worst seen 72 u in all.
                let scale = 120 * 20 * unitRoundoff * 6
                #expect((x[index] - state.position).magnitude <= scale)
                #expect((v[index] - state.velocity).magnitude <= scale * spring.angularFrequency)
            }
        }
        #expect(throws: HookeError.self) {
            try UniformSpringBatch(spring, step: .nan, restPosition: 0, restVelocity: 0)
        }
    }

    @Test func `A spring rests only within both tolerances`() throws {
        let still = SpringPropagator.Coefficients(
            positionFromPosition: 1, positionFromVelocity: 0, velocityFromPosition: 0, velocityFromVelocity: 1
        )
        let batch = try UniformSpringBatch(coefficients: still, restPosition: 1, restVelocity: 2)
        let cases: [(x: Double, v: Double, rests: Bool)] = [
            (1, 2, true), (-1, -2, true), (1.0.nextUp, 2, false), (-1, -2.0.nextUp, false), (0, 1e300, false),
            (1e300, 0, false), (.nan, 0, false), (0, .nan, false), (.infinity, 0, false), (-0.0, -0.0, true),
        ]
        for spring in cases {
            var (x, v) = ([spring.x], [spring.v])
            #expect(batch.step(&x, &v, target: 0) == (spring.rests ? 0 : 1), "\(spring) alone")
        }
        for repeats in [1, 40] {
            let all = (0..<repeats).flatMap { _ in cases }
            var (x, v) = (all.map(\.x), all.map(\.v))
            #expect(batch.step(&x, &v, target: 0) == all.count { !$0.rests })
            for (index, spring) in all.enumerated() where spring.rests {
                #expect(x[index] == 0 && v[index] == 0)
            }
            for (index, spring) in all.enumerated() where spring.x.isNaN { #expect(x[index].isNaN) }
        }
    }

    @Test func `A spring at rest stays at any target`() throws {
        let batch = try batch(rest: 1e-3)
        for target in [0, -7.25, 1e300, .leastNonzeroMagnitude] {
            var x = [Double](repeating: target, count: 70)
            var v = [Double](repeating: 0, count: 70)
            #expect(batch.step(&x, &v, target: target) == 0)
            #expect(x.allSatisfy { $0 == target })
        }
    }

    @Test func `Tolerances keep decaying springs from subnormal numbers`() throws {
        let batch = try batch(ratio: 1, rest: 1e-200)
        var (x, v) = ([1.0], [0.0])
        for _ in 0..<10_000 { batch.step(&x, &v, target: 0) }
        #expect(x == [0] && v == [0])
    }

    @Test func `Arrays are written in place`() throws {
        let batch = try batch()
        var x = [Double](repeating: 1, count: 100)
        var v = [Double](repeating: 2, count: 100)
        let before = x.withUnsafeBufferPointer(\.baseAddress)
        batch.step(&x, &v, target: 0)
        #expect(x.withUnsafeBufferPointer(\.baseAddress) == before)
    }

    @Test func `Invalid numbers throw errors that name the parameter`() {
        let still = coefficients(w0: 1, ratio: 1, h: 0)
        for (rest, field) in [((-1.0, 0.0), "restPosition"), ((0, .infinity), "restVelocity")] {
            let error = #expect(throws: HookeError.self) {
                try UniformSpringBatch(coefficients: still, restPosition: rest.0, restVelocity: rest.1)
            }
            #expect(error?.description.hasPrefix(field) == true)
        }
        #expect(throws: HookeError.self) {
            try UniformSpringBatch(coefficients: still, restPosition: .nan, restVelocity: 0)
        }
        var bad = still
        bad.velocityFromPosition = .infinity
        #expect(
            throws: HookeError.outOfRange(
                field: "coefficients.velocityFromPosition", value: .infinity, accepted: "finite numbers")
        ) { try UniformSpringBatch(coefficients: bad, restPosition: 0, restVelocity: 0) }
    }
}
