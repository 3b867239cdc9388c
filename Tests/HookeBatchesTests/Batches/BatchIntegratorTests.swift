import Foundation
import TestSupport
import Testing

@testable import Hooke
@testable import HookeGeometry
@testable import HookeBatches

@Suite struct BatchIntegratorTests {
    /// A law whose terms have random strengths, some of them 0.
    private func law(_ random: inout SeededGenerator, limits: ForceLaw.Limits? = nil) throws -> ForceLaw {
        func some(_ range: ClosedRange<Double>) -> Double {
            random.chance(0.2) ? 0 : random.uniform(range)
        }
        return try ForceLaw(
            mass: random.uniform(0.5...2), stiffness: some(0...300), damping: some(0...20),
            cubicStiffness: some(0...0.05), quadraticDrag: some(0...0.02), constantForce: some(-900...900),
            limits: limits)
    }

    /// Counts around the widths of registers and rows, and the head that aligns a long batch to a cache line.
    private static let counts = [0, 1, 7, 31, 32, 33, 63, 64, 65, 511, 512, 513, 1_000, 1_025]

    /// The approximate size of the terms of a substep, the unit of its rounding.
    private func sizes(_ law: ForceLaw, _ x: Double, _ v: Double, _ target: Double, _ h: Double) -> (
        Double, Double
    ) {
        let d = x.magnitude + target.magnitude
        let a =
            (law.stiffness * d + law.cubicStiffness * d * d * d
                + (law.damping + law.quadraticDrag * v.magnitude) * v.magnitude + law.constantForce.magnitude)
            / law.mass
        return (d + h * v.magnitude + h * h * a, v.magnitude + h * a)
    }

    @Test func `A step by hand`() throws {
        let law = try ForceLaw(
            mass: 2, stiffness: 8, damping: 4, cubicStiffness: 2, quadraticDrag: 2, constantForce: 6)
        let batch = try BatchIntegrator(law, method: .semiImplicitEuler, step: 0.25, substeps: 1)
        var (x, v) = ([3.0, 1], [2.0, 0])
        // d = 2, v = 2: a = 3 − 8 − 8 − 4 − 4 = −21; d = 0: a = 3.
        #expect(batch.step(&x, &v, target: .fixed(1)) == BatchProgress(moving: 2, diverged: 0))
        #expect(v == [-3.25, 0.75])
        #expect(x == [2.1875, 1.1875])
    }

    /// Measured: 3.2 u per substep in double precision, 3.8 u in single precision.
    @Test(arguments: counts)
    func `A step matches the reference, with one target or many`(count: Int) throws {
        var random = SeededGenerator(seed: UInt64(count) + 9)
        var (worst, worstSingle) = (Worst<String>(), Worst<String>())
        for method in IntegrationMethod.allCases {
            for (substeps, shared) in [(1, true), (4, true), (3, false)] {
                let law = try law(&random)
                let batch = try BatchIntegrator(
                    law, method: method, step: 1.0 / 120, substeps: substeps, reach: 100, topSpeed: 500)
                let x = (0..<count).map { _ in random.uniform(-50...50) }
                let v = (0..<count).map { _ in random.uniform(-500...500) }
                let from = (0..<count).map { _ in random.uniform(-50...50) }
                let to = from.map { random.chance(0.5) ? $0 : $0 + random.uniform(-5...5) }
                let path = TargetPath.cubic(from: 3, to: 5, startVelocity: 10, endVelocity: -40)
                var (fastX, fastV) = (x, v)
                var (floatX, floatV) = (x.map(Float.init), v.map(Float.init))
                let (floatFrom, floatTo) = (from.map(Float.init), to.map(Float.init))
                if shared {
                    batch.step(&fastX, &fastV, target: path)
                    batch.step(&floatX, &floatV, target: path)
                } else {
                    batch.step(&fastX, &fastV, targetsFrom: from, to: to)
                    batch.step(&floatX, &floatV, targetsFrom: floatFrom, to: floatTo)
                }
                for index in 0..<count {
                    let own = shared ? path : .line(from: from[index], to: to[index])
                    let unit = sizes(law, x[index], v[index], shared ? 5 : 55, 1.0 / 120)
                    var (twinX, twinV) = (x[index], v[index])
                    _ = batch.referenceStep(&twinX, &twinV, target: own)
                    worst.note(
                        (fastX[index] - twinX) / unit.0 * 0x1p53 / Double(substeps), "\(method) \(law)")
                    worst.note(
                        (fastV[index] - twinV) / unit.1 * 0x1p53 / Double(substeps), "\(method) \(law)")
                    let ownFloat =
                        shared
                        ? path : .line(from: Double(floatFrom[index]), to: Double(floatTo[index]))
                    var (singleX, singleV) = (Float(x[index]), Float(v[index]))
                    _ = batch.referenceStep(&singleX, &singleV, target: ownFloat)
                    worstSingle.note(
                        Double(floatX[index] - singleX) / unit.0 * 0x1p24 / Double(substeps), "\(method)")
                    worstSingle.note(
                        Double(floatV[index] - singleV) / unit.1 * 0x1p24 / Double(substeps), "\(method)")
                }
            }
        }
        #expect(worst.error <= 8, "\(worst)")
        #expect(worstSingle.error <= 8, "\(worstSingle)")
    }

    /// Up to eight impacts per substep. Measured: 5.4e-16 of 20 units and of 1,000 units per second.
    @Test func `Impacts match the reference`() throws {
        var random = SeededGenerator(seed: 77)
        var worst = Worst<String>()
        var hits = 0
        for round in 0..<randomCases(60) {
            let method = IntegrationMethod.allCases[round % 3]
            let limits = try ForceLaw.Limits(
                lower: random.uniform(-20...0), upper: random.uniform(1...20),
                restitution: random.chance(0.3) ? 1 : random.unit())
            let law = try law(&random, limits: limits)
            let batch = try BatchIntegrator(
                law, method: method, step: 1.0 / 30, substeps: 2 + round % 4, reach: 50, topSpeed: 1_000)
            let x = (0..<100).map { _ in random.uniform(limits.lower...limits.upper) }
            let v = (0..<100).map { _ in random.uniform(-900...900) }
            var (fastX, fastV) = (x, v)
            batch.step(&fastX, &fastV, target: .line(from: 0, to: 4))
            for index in x.indices {
                var (twinX, twinV) = (x[index], v[index])
                _ = batch.referenceStep(&twinX, &twinV, target: .line(from: 0, to: 4))
                if twinV * v[index] < 0 { hits += 1 }
                worst.note((fastX[index] - twinX).magnitude / 20, "\(method) \(law) \(x[index]) \(v[index])")
                worst.note(
                    (fastV[index] - twinV).magnitude / 1000, "\(method) \(law) \(x[index]) \(v[index])")
                #expect(fastX[index] >= limits.lower && fastX[index] <= limits.upper)
            }
        }
        #expect(hits > 1_000)
        #expect(worst.error < 4e-15, "\(worst)")
    }

    @Test(arguments: IntegrationMethod.allCases)
    func `A point's bits do not depend on its index or neighbours`(method: IntegrationMethod) throws {
        var random = SeededGenerator(seed: 5)
        let law = try law(&random, limits: .init(lower: -20, upper: 25, restitution: 0.6))
        let batch = try BatchIntegrator(
            law, method: method, step: 1.0 / 60, substeps: 3, reach: 60, topSpeed: 1_000, restPosition: 0.1,
            restVelocity: 1)
        let count = 700
        var x = (0..<count).map { _ in random.uniform(-20...25) }
        var v = (0..<count).map { _ in random.uniform(-900...900) }
        let (from, to) = (
            (0..<count).map { _ in random.uniform(-5...5) }, (0..<count).map { _ in random.uniform(-5...5) }
        )
        (x[13], x[14], v[15], v[16]) = (.nan, .infinity, -.infinity, .nan)
        func bits(_ values: some Sequence<Double>) -> [UInt64] {
            values.map { $0.isNaN ? 0 : $0.bitPattern }
        }
        var (wholeX, wholeV) = (x, v)
        let whole = batch.step(&wholeX, &wholeV, targetsFrom: from, to: to)
        #expect(whole.diverged == 4)
        // Divided at odd indices, so that rows begin anywhere and pointers have any alignment.
        for cut in [1, 5, 16, 33, 350, 699] {
            var (cutX, cutV) = (x, v)
            var moving = 0
            cutX.withUnsafeMutableBufferPointer { cutX in
                cutV.withUnsafeMutableBufferPointer { cutV in
                    from.withUnsafeBufferPointer { from in
                        to.withUnsafeBufferPointer { to in
                            for range in [0..<cut, cut..<count] {
                                moving +=
                                    batch.step(
                                        .init(rebasing: cutX[range]), .init(rebasing: cutV[range]),
                                        targetsFrom: .init(rebasing: from[range]),
                                        to: .init(rebasing: to[range])
                                    ).moving
                            }
                        }
                    }
                }
            }
            #expect(bits(cutX) == bits(wholeX) && bits(cutV) == bits(wholeV), "cut at \(cut)")
            #expect(moving == whole.moving)
        }
        // Each point separately, in single precision too.
        var (singleX, singleV) = (x.map(Float.init), v.map(Float.init))
        batch.step(&singleX, &singleV, targetsFrom: from.map(Float.init), to: to.map(Float.init))
        for index in stride(from: 0, to: count, by: 41) {
            var (oneX, oneV) = ([x[index]], [v[index]])
            batch.step(&oneX, &oneV, targetsFrom: [from[index]], to: [to[index]])
            #expect(bits(oneX) == bits([wholeX[index]]) && bits(oneV) == bits([wholeV[index]]))
            var (oneFloatX, oneFloatV) = ([Float(x[index])], [Float(v[index])])
            batch.step(&oneFloatX, &oneFloatV, targetsFrom: [Float(from[index])], to: [Float(to[index])])
            #expect(oneFloatX[0] == singleX[index] && oneFloatV[0] == singleV[index])
        }
    }

    @Test func `Constant targets give the same bits in every spelling`() throws {
        let law = try ForceLaw(stiffness: 200, damping: 3, cubicStiffness: 0.1)
        let batch = try BatchIntegrator(law, method: .rungeKutta4, step: 1.0 / 60, substeps: 2, reach: 20)
        let x = (0..<50).map { Double($0) / 5 }
        var results: [([Double], [Double])] = []
        for way in 0..<4 {
            var (positions, velocities) = (x, x)
            let targets = [Double](repeating: 3, count: 50)
            switch way {
            case 0: batch.step(&positions, &velocities, target: .fixed(3))
            case 1: batch.step(&positions, &velocities, target: .line(from: 3, to: 3))
            case 2: batch.step(&positions, &velocities, targetsFrom: targets, to: targets)
            default: batch.step(&positions, &velocities, targetsFrom: targets, to: targets.map { $0 })
            }
            results.append((positions, velocities))
        }
        for result in results { #expect(result == results[0]) }
    }

    /// A solver that takes one step per frame fails this. A spring of 8 Hz, stiffer with distance, for a second.
    /// Measured: errors of at most 1.4e-4 and 2.6e-6 of an amplitude of 100, for requested errors of 1e-3 and 1e-5 per
    /// radian.
    @Test func `60 and 120 frames per second agree within the error of their substeps`() throws {
        let law = try ForceLaw(stiffness: 2_500, damping: 10, cubicStiffness: 0.5)
        func end(_ rate: Int, _ method: IntegrationMethod, error: Double) throws -> Double {
            let batch = try BatchIntegrator(
                law, method: method, step: 1 / Double(rate), error: error, reach: 100)
            var (x, v) = ([100.0], [0.0])
            for _ in 0..<rate { batch.step(&x, &v) }
            return x[0]
        }
        let exact = try IntegratedMotion(
            from: 100, under: law, duration: 1, tolerance: .init(absolute: 1e-11, relative: 1e-11)
        ).position(at: 1)
        for method in [IntegrationMethod.velocityVerlet, .rungeKutta4] {
            for error in [1e-3, 1e-5] {
                let (slow, fast) = (try end(60, method, error: error), try end(120, method, error: error))
                #expect((slow - fast).magnitude < error, "\(method)")
                #expect((slow - exact).magnitude < error && (fast - exact).magnitude < error)
            }
        }
        #expect(throws: HookeError.self) {
            try BatchIntegrator(law, method: .semiImplicitEuler, step: 1.0 / 60, substeps: 1, reach: 100)
        }
    }

    @Test func `Diverging points are counted`() throws {
        // Stable at rest, but not at a distance of 1,000, which `reach` does not include.
        let law = try ForceLaw(stiffness: 100, cubicStiffness: 10)
        let batch = try BatchIntegrator(law, method: .rungeKutta4, step: 1.0 / 60, substeps: 1)
        var (x, v) = ([Double](repeating: 1, count: 100), [Double](repeating: 0, count: 100))
        x[40] = 1_000
        x[99] = 2_000
        var progress = BatchProgress(moving: 0, diverged: 0)
        for _ in 0..<20 { progress = batch.step(&x, &v) }
        #expect(progress == BatchProgress(moving: 100, diverged: 2))
        #expect(!x[40].isFinite && !x[99].isFinite && x[39].isFinite)
        #expect(throws: HookeError.self) {
            try BatchIntegrator(law, method: .rungeKutta4, step: 1.0 / 60, substeps: 1, reach: 1_000)
        }
    }

    @Test func `A step of no points works`() throws {
        let batch = try BatchIntegrator(ForceLaw(stiffness: 1), method: .rungeKutta4, step: 0.1, substeps: 1)
        var (x, v) = ([Double](), [Double]())
        #expect(batch.step(&x, &v) == BatchProgress(moving: 0, diverged: 0))
        #expect(batch.step(&x, &v, targetsFrom: [], to: []) == BatchProgress(moving: 0, diverged: 0))
    }

    // MARK: Rest

    @Test func `Points come to rest exactly where the forces balance`() throws {
        let law = try ForceLaw(stiffness: 400, damping: 20, cubicStiffness: 2, constantForce: -500)
        for method in IntegrationMethod.allCases {
            let batch = try BatchIntegrator(
                law, method: method, step: 1.0 / 60, error: 1e-2, reach: 50, restPosition: 1e-3,
                restVelocity: 1e-2)
            var x = (0..<77).map { Double($0) - 30 }
            var v = x.map { -3 * $0 }
            var frames = 0
            while batch.step(&x, &v, target: .fixed(10)).moving > 0, frames < 1_000 { frames += 1 }
            #expect(frames > 30 && frames < 300)
            let place = try 10 + #require(law.balance)
            #expect(x.allSatisfy { $0 == place } && v.allSatisfy { $0 == 0 })
            // A moving target wakes them.
            #expect(batch.step(&x, &v, target: .line(from: 10, to: 11)).moving == 77)
        }
    }

    @Test func `A slow point does not rest on a moving target`() throws {
        let law = try ForceLaw(stiffness: 100, damping: 20)
        let batch = try BatchIntegrator(
            law, method: .rungeKutta4, step: 1.0 / 60, substeps: 2, restPosition: 1, restVelocity: 100)
        var (x, v) = ([0.0, 0], [0.0, 0])
        #expect(batch.step(&x, &v, targetsFrom: [0, 0], to: [0.1, 0]).moving == 1)
        #expect(x[0] > 0 && x[0] < 0.1 && x[1] == 0)
        #expect(batch.step(&x, &v, target: .line(from: 0, to: 0.1)).moving == 2)
        // The target leaves and returns within the step.
        (x, v) = ([0, 0], [0, 0])
        let swing = TargetPath.cubic(from: 0, to: 0, startVelocity: 6, endVelocity: 6)
        #expect(batch.step(&x, &v, target: swing).moving == 2)
        #expect(v[0] != 0 && v[0] == v[1])
        // It begins without a velocity.
        (x, v) = ([0, 0], [0, 0])
        let push = TargetPath.cubic(from: 0, to: 10, startVelocity: 0, endVelocity: 900)
        #expect(batch.step(&x, &v, target: push).moving == 2)
        #expect(v[0] != 0 && v[0] == v[1])
    }

    @Test func `Points rest anywhere with damping only, and only at a limit with a force only`()
        throws
    {
        let glide = try BatchIntegrator(
            ForceLaw(damping: 5), method: .velocityVerlet, step: 1.0 / 60, substeps: 1, restVelocity: 0.5)
        var (x, v) = ([3.0, 3], [0.4, 40])
        #expect(glide.step(&x, &v).moving == 1)
        #expect(v[0] == 0 && x[0] > 3)
        let fall = try BatchIntegrator(
            ForceLaw(constantForce: 900, limits: .init(upper: 50, restitution: 0.5)), method: .rungeKutta4,
            step: 1.0 / 60, substeps: 2, restPosition: 1e-6, restVelocity: 1e-6)
        (x, v) = ([0, 50], [0, 0])
        #expect(fall.step(&x, &v).moving == 1)
        #expect(x[1] == 50 && v[1] == 0)
    }

    @Test func `Rest tolerances keep decaying points from subnormal numbers`() throws {
        let law = try ForceLaw(stiffness: 100, damping: 30)
        let batch = try BatchIntegrator(
            law, method: .rungeKutta4, step: 1.0 / 60, substeps: 1, restPosition: 1e-9, restVelocity: 1e-9)
        var (x, v) = ([1.0], [0.0])
        for _ in 0..<10_000 {
            batch.step(&x, &v)
            #expect(!x[0].isSubnormal && !v[0].isSubnormal)
        }
        #expect(x[0] == 0 && v[0] == 0)
    }

    @Test func `Invalid numbers throw errors that name the parameter`() throws {
        let law = try ForceLaw(stiffness: 1)
        func field(_ make: () throws -> BatchIntegrator) -> String? {
            do { _ = try make() } catch let error as HookeError {
                if case .outOfRange(let field, _, _) = error { return field.name }
            } catch {}
            return nil
        }
        func make(
            step: Double = 0.1, substeps: Int = 1, position: Double = 0, velocity: Double = 0
        ) -> String? {
            field {
                try BatchIntegrator(
                    law, method: .rungeKutta4, step: step, substeps: substeps, restPosition: position,
                    restVelocity: velocity)
            }
        }
        for step in [0, -1, .nan, .infinity] { #expect(make(step: step) == "step") }
        for count in [0, -1, 1_000_001] { #expect(make(substeps: count) == "substeps") }
        for value in [-1, .nan, Double.infinity] {
            #expect(make(position: value) == "restPosition")
            #expect(make(velocity: value) == "restVelocity")
        }
        #expect(make() == nil)
        let wells = try ForceLaw(stiffness: -1, cubicStiffness: 1)
        #expect(
            field {
                try BatchIntegrator(wells, method: .rungeKutta4, step: 0.1, substeps: 1, restPosition: 1)
            } == "restPosition")
    }

    @Test func `A following path matches the motion's state at both ends`() throws {
        let motion = SpringMotion(spring: .bouncy, from: 0, to: 10)
        let path = TargetPath.following(motion, from: 0.2, for: 0.05).polynomial(step: 0.05)
        for s in [0, 0.5, 1] {
            // Measured: 2.9e-4 in the middle, between the cubic and the motion.
            #expect(
                (path.value(at: s) - motion.position(at: 0.2 + s * 0.05)).magnitude
                    < (s == 0.5 ? 5e-4 : 1e-14))
        }
    }
}
