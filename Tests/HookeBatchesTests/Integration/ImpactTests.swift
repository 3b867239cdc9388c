import Foundation
import TestSupport
import Testing

@testable import Hooke
@testable import HookeGeometry
@testable import HookeBatches

@Suite struct ImpactTests {
    private let gravity = 980.0

    /// A ball dropped from height 100 above a floor, x pointing down.
    private func ball(_ method: IntegrationMethod, restitution: Double, substeps: Int) throws
        -> BatchIntegrator
    {
        let law = try ForceLaw(constantForce: gravity, limits: .init(upper: 0, restitution: restitution))
        return try BatchIntegrator(law, method: method, step: 1.0 / 60, substeps: substeps)
    }

    /// Each apex is e² times the previous one. Under constant gravity Verlet and Runge–Kutta are exact, including
    /// impacts: measured 2e-15; Euler, of order 1, 1.3 %.
    @Test(arguments: IntegrationMethod.allCases)
    func `A bounce is e² times as high`(method: IntegrationMethod) throws {
        let (e, height) = (0.7, 100.0)
        let batch = try ball(method, restitution: e, substeps: method == .semiImplicitEuler ? 64 : 1)
        var (x, v) = ([-height], [0.0])
        var expected = height
        var flight = 0
        var worst = 0.0
        for _ in 0..<200 where flight < 5 {
            let before = v[0]
            batch.step(&x, &v)
            if before > 0, v[0] < 0 {
                flight += 1
                expected *= e * e
                // The height of this flight from its energy.
                let apex = -x[0] + v[0] * v[0] / (2 * gravity)
                worst = max(worst, (apex / expected - 1).magnitude)
            }
        }
        #expect(flight == 5)
        #expect(worst < (method == .semiImplicitEuler ? 0.02 : 2e-14))
    }

    /// Two walls, a stiffening spring with damping, several impacts, against the adaptive motion. Measured: Euler
    /// 1.001, Verlet 1.998, Runge–Kutta 4.05 over four doublings. A single doubling varies with the time of the impacts
    /// within a substep.
    @Test(arguments: IntegrationMethod.allCases)
    func `Impacts keep the method's order`(method: IntegrationMethod) throws {
        let law = try ForceLaw(
            stiffness: 60, damping: 0.5, cubicStiffness: 20, quadraticDrag: 0.05, constantForce: 3,
            limits: .init(lower: -0.7, upper: 1.1, restitution: 0.8))
        let exact = try IntegratedMotion(
            from: 0.5, to: 0.3, initialVelocity: 12, under: law, duration: 1,
            tolerance: .init(absolute: 1e-13, relative: 1e-13))
        let end = exact.state(at: 1)
        let first = [.semiImplicitEuler: 2_000, .velocityVerlet: 400, .rungeKutta4: 100][method]!
        let errors = try [1, 2, 4, 8, 16].map { factor in
            let batch = try BatchIntegrator(
                law, method: method, step: 1, substeps: first * factor, reach: 2, topSpeed: 15)
            var (x, v) = ([0.5], [12.0])
            batch.step(&x, &v, target: .fixed(0.3))
            return hypot(x[0] - end.position, (v[0] - end.velocity) / 10)
        }
        let order = log2(errors[0] / errors[4]) / 4
        #expect((order - Double(method.order)).magnitude < 0.3, "\(errors)")
    }

    /// Elastic walls, no damping. Measured: 3.1e-10 of the energy over 600 frames.
    @Test func `Elastic impacts conserve energy, and others never add energy`() throws {
        for e in [1, 0.5] {
            let law = try ForceLaw(
                stiffness: 40, constantForce: 5, limits: .init(lower: -1, upper: 0.6, restitution: e))
            let batch = try BatchIntegrator(law, method: .rungeKutta4, step: 1.0 / 60, substeps: 8)
            var x = (0..<40).map { Double($0) / 26 - 0.95 }
            var v = x.map { 20 * $0 + 3 }
            let start = x.indices.map { law.energy(position: x[$0], velocity: v[$0]) }
            var last = start
            var worst = 0.0
            for _ in 0..<600 {
                batch.step(&x, &v)
                for index in x.indices {
                    let energy = law.energy(position: x[index], velocity: v[index])
                    if e == 1 {
                        worst = max(worst, (energy - start[index]).magnitude / (start[index].magnitude + 20))
                    } else {
                        #expect(energy <= last[index] + 1e-9)
                        last[index] = energy
                    }
                }
            }
            #expect(worst < 1e-9)
        }
    }

    @Test(arguments: IntegrationMethod.allCases)
    func `A ball comes to rest on the floor and stays there`(method: IntegrationMethod) throws {
        let law = try ForceLaw(constantForce: gravity, limits: .init(upper: 0, restitution: 0.6))
        let batch = try BatchIntegrator(law, method: method, step: 1.0 / 60, substeps: 4)
        var x = (1...70).map { -Double($0) }
        var v = [Double](repeating: 0, count: 70)
        var frames = 0
        while batch.step(&x, &v).moving > 0, frames < 1_000 { frames += 1 }
        // From 70 units: √(2·70/980)·(1 + 2·0.6/(1 − 0.6)) = 1.51 s.
        #expect(frames > 80 && frames < 95, "\(frames)")
        #expect(x.allSatisfy { $0 == 0 } && v.allSatisfy { $0 == 0 })
        for _ in 0..<10 { #expect(batch.step(&x, &v).moving == 0) }
        #expect(x.allSatisfy { $0 == 0 } && v.allSatisfy { $0 == 0 })
    }

    @Test func `A spring pulls a resting point away from the wall`() throws {
        let law = try ForceLaw(stiffness: 100, damping: 5, limits: .init(upper: 1, restitution: 0))
        let batch = try BatchIntegrator(law, method: .rungeKutta4, step: 1.0 / 60, substeps: 2)
        var (x, v) = ([1.0, 0.99], [0.0, 30])
        batch.step(&x, &v, target: .fixed(3))
        #expect(x == [1, 1] && v == [0, 0])
        batch.step(&x, &v, target: .fixed(-1))
        #expect(x[0] < 1 && v[0] < 0 && x[1] == x[0])
    }

    @Test func `Fast points between close walls stay there and gain no energy`() throws {
        let law = try ForceLaw(limits: .init(lower: 0, upper: 1, restitution: 1))
        let batch = try BatchIntegrator(law, method: .velocityVerlet, step: 1, substeps: 1)
        // Up to 8 impacts per substep the reflection is exact. With more the point waits, with its speed unchanged.
        var (x, v) = ([0.25, 0.5, 0.5], [5.5, -3.25, 100])
        batch.step(&x, &v)
        #expect((x[0] - 0.25).magnitude < 1e-13 && v[0] == -5.5)
        #expect((x[1] - 0.75).magnitude < 1e-13 && v[1] == 3.25)
        #expect((x[2] == 0 || x[2] == 1) && v[2].magnitude == 100)
    }

    @Test func `A position beyond a limit moves to it, unless it returns by itself`() throws {
        let law = try ForceLaw(limits: .init(lower: 0, upper: 1, restitution: 0.5))
        let batch = try BatchIntegrator(law, method: .rungeKutta4, step: 0.5, substeps: 1)
        var (x, v) = ([3.0, 3, 1.5], [2.0, -0.5, -2])
        batch.step(&x, &v)
        #expect(x == [0.5, 0.75, 0.5] && v == [-1, -0.5, -2])
    }

    @Test func `NaN near a limit does not spread`() throws {
        let batch = try ball(.rungeKutta4, restitution: 0.5, substeps: 1)
        var (x, v) = ([-1e-9, .nan, -1e-9], [100.0, 1, .nan])
        #expect(batch.step(&x, &v).diverged == 2)
        #expect(x[0] < 0 && v[0] < 0 && x[1].isNaN && x[2].isNaN)
    }
}
