import Foundation
import TestSupport
import Testing

@testable import Hooke
@testable import HookeGeometry
@testable import HookeBatches

@Suite struct ForceLawTests {
    @Test func `The acceleration matches the formula for any mass`() throws {
        let law = try ForceLaw(
            mass: 4, stiffness: 8, damping: 12, cubicStiffness: 16, quadraticDrag: 20, constantForce: 24)
        // d = 2, v = −3: (−16 − 128 + 36 + 180 + 24)/4
        #expect(law.acceleration(position: 5, velocity: -3, target: 3) == 24)
        #expect(
            try ForceLaw(Spring(mass: 4, stiffness: 8, damping: 12)).acceleration(position: 1, velocity: 1)
                == -5)
    }

    /// m·v·a + dU/dt = −c·v² − c₂·|v|³, by central differences. Measured: 2.9e-10 of energy and power.
    @Test func `Only damping and drag dissipate energy`() {
        let generator = Generator { random in (0..<8).map { _ in random.uniform(0.1...3) } }
        checkProperty(seed: 1, cases: 200, generator) { n in
            let law = try ForceLaw(
                mass: n[0], stiffness: n[1], damping: n[2], cubicStiffness: n[3], quadraticDrag: n[4],
                constantForce: n[5])
            let (x, v, goal, h) = (n[6] - 1.5, n[7] - 1.5, 0.25, 1e-6)
            let a = law.acceleration(position: x, velocity: v, target: goal)
            func energy(_ sign: Double) -> Double {
                law.energy(position: x + sign * h * v, velocity: v + sign * h * a, target: goal)
            }
            let power = (energy(1) - energy(-1)) / (2 * h)
            let lost = n[2] * v * v + n[4] * v.magnitude * v * v
            return difference(power, -lost, within: 2e-9 * (1 + lost + energy(0).magnitude))
        }
    }

    /// Measured: 5.6 u of the force.
    @Test func `The forces are zero at the balance`() {
        let generator = Generator { random in
            [random.logUniform(1e-6...1e6), random.logUniform(1e-6...1e6), random.uniform(-1e4...1e4)]
        }
        checkProperty(seed: 2, cases: 2_000, generator) { n in
            let law = try ForceLaw(stiffness: n[0], cubicStiffness: n[1], constantForce: n[2])
            let d = try #require(law.balance)
            let held = (n[0] + n[1] * d * d) * d
            return difference(held, n[2], within: 8 * 0x1p-53 * n[2].magnitude)
        }
    }

    @Test func `Balance of simple laws`() throws {
        #expect(try ForceLaw(stiffness: 4, constantForce: -8).balance == -2)
        #expect(try ForceLaw(cubicStiffness: 2, constantForce: 16).balance == 2)
        #expect(try ForceLaw(stiffness: 4).balance == 0)
        #expect(try ForceLaw(constantForce: -1).balance == -.infinity)
        #expect(try ForceLaw(damping: 1).balance == 0)
        #expect(try ForceLaw(stiffness: -1, cubicStiffness: 1).balance == nil)
    }

    @Test func `Invalid numbers throw errors that name the parameter`() {
        func field(_ make: () throws(HookeError) -> Void) -> String? {
            do { try make() } catch {
                if case .outOfRange(let field, _, _) = error { return field.name }
                return "\(error)"
            }
            return nil
        }
        #expect(field { () throws(HookeError) in _ = try ForceLaw(mass: 0) } == "mass")
        #expect(field { () throws(HookeError) in _ = try ForceLaw(mass: .infinity) } == "mass")
        #expect(field { () throws(HookeError) in _ = try ForceLaw(stiffness: .nan) } == "stiffness")
        #expect(
            field { () throws(HookeError) in _ = try ForceLaw(mass: 1e-300, stiffness: 1e300) } == "stiffness"
        )
        #expect(field { () throws(HookeError) in _ = try ForceLaw(damping: -1) } == "damping")
        #expect(
            field { () throws(HookeError) in _ = try ForceLaw(cubicStiffness: .infinity) } == "cubicStiffness"
        )
        #expect(field { () throws(HookeError) in _ = try ForceLaw(quadraticDrag: -1e-9) } == "quadraticDrag")
        #expect(field { () throws(HookeError) in _ = try ForceLaw(constantForce: .nan) } == "constantForce")
        typealias Limits = ForceLaw.Limits
        #expect(field { () throws(HookeError) in _ = try Limits(lower: .nan, restitution: 1) } == "lower")
        #expect(
            field { () throws(HookeError) in _ = try Limits(lower: 1, upper: 1, restitution: 1) } == "upper")
        #expect(field { () throws(HookeError) in _ = try Limits(upper: .nan, restitution: 1) } == "upper")
        #expect(field { () throws(HookeError) in _ = try Limits(restitution: 1.5) } == "restitution")
        #expect(field { () throws(HookeError) in _ = try Limits(restitution: .nan) } == "restitution")
        #expect(field { () throws(HookeError) in _ = try ForceLaw(stiffness: -1, limits: nil) } == nil)
    }

    @Test func `Laws round-trip through coding, and decoding validates`() throws {
        for limits in [
            nil, try ForceLaw.Limits(upper: 3, restitution: 0.5), try .init(lower: -1, restitution: 0),
        ] {
            let law = try ForceLaw(
                mass: 2, stiffness: 3, damping: 4, cubicStiffness: 5, quadraticDrag: 6, constantForce: 7,
                limits: limits)
            #expect(try JSONDecoder().decode(ForceLaw.self, from: JSONEncoder().encode(law)) == law)
        }
        let bad =
            #"{"mass":-1,"stiffness":1,"damping":0,"cubicStiffness":0,"quadraticDrag":0,"constantForce":0}"#
        #expect(throws: HookeError.self) { try JSONDecoder().decode(ForceLaw.self, from: Data(bad.utf8)) }
        let walls = #"{"lower":2,"upper":1,"restitution":0.5}"#
        #expect(throws: HookeError.self) {
            try JSONDecoder().decode(ForceLaw.Limits.self, from: Data(walls.utf8))
        }
    }

    // MARK: Stability

    /// Whether the linearised law stays bounded for 2,000 steps.
    private func isBounded(_ law: ForceLaw, _ method: IntegrationMethod, step: Double) -> Bool {
        let terms = NormalizedLaw<Double>(law)
        var (x, v) = (1e-3, 0.0)
        for _ in 0..<2_000 {
            terms.advance(method, &x, &v, by: step, goal: (0, 0, 0))
        }
        return x.magnitude < 1
    }

    @Test(arguments: IntegrationMethod.allCases)
    func `Steps just below the bound stay bounded, steps just above diverge`(method: IntegrationMethod) throws
    {
        for ratio in [0, 0.1, 0.54, 1, 1.5, 5] {
            let spring = try Spring(mass: 2, stiffness: 200, damping: ratio * 40)
            let law = try ForceLaw(spring)
            let bound = law.largestStableStep(for: method)
            #expect(isBounded(law, method, step: bound * 0.99), "\(method), ratio \(ratio)")
            // A trapezoidal damping weakens growth, but no step beyond twice the bound is stable.
            #expect(!isBounded(law, method, step: bound * 1.02), "\(method), ratio \(ratio)")
        }
    }

    @Test func `Stable steps of simple laws`() throws {
        let undamped = try ForceLaw(stiffness: 4)
        #expect(undamped.largestStableStep(for: .semiImplicitEuler) == 1)
        #expect(undamped.largestStableStep(for: .velocityVerlet) == 1)
        // √8 and 2.785293563405282 are roots of the stability function's magnitude minus 1.
        #expect((undamped.largestStableStep(for: .rungeKutta4) - 8.0.squareRoot() / 2).magnitude < 1e-7)
        let drag = try ForceLaw(damping: 1)
        #expect((drag.largestStableStep(for: .rungeKutta4) - 2.785293563405282).magnitude < 1e-12)
        #expect(drag.largestStableStep(for: .velocityVerlet) == .infinity)
        #expect(try ForceLaw(constantForce: 9).largestStableStep(for: .rungeKutta4) == .infinity)
        let cubic = try ForceLaw(mass: 3, cubicStiffness: 1)
        #expect(cubic.largestStableStep(for: .velocityVerlet) == .infinity)
        #expect(cubic.largestStableStep(for: .velocityVerlet, reach: 4) == 0.5)
        let quadratic = try ForceLaw(mass: 2, quadraticDrag: 1)
        #expect(quadratic.largestStableStep(for: .semiImplicitEuler, topSpeed: 8) == 0.25)
    }

    /// Measured, relative to the requested error: Euler 0.95, Verlet 0.98, Runge–Kutta 0.66.
    @Test(arguments: IntegrationMethod.allCases)
    func `The chosen substeps keep the error per radian`(method: IntegrationMethod) throws {
        var worst = 0.0
        for ratio in [0.0, 0.2, 0.9, 2] {
            let spring = try Spring(mass: 1, stiffness: 900, damping: ratio * 60)
            let law = try ForceLaw(spring)
            for error in [0.1, 1e-2, 1e-3, 1e-4] where error >= 1e-3 || method != .semiImplicitEuler {
                for phase in 0..<8 {
                    // The state has norm 1. A radian takes 1/30 s, or less if a faster rate exists.
                    let rate = ratio > 1 ? 30 * (ratio + (ratio * ratio - 1).squareRoot()) : 30
                    let (x, v) = (cos(Double(phase)), 30 * sin(Double(phase)))
                    let exact = SpringMotion(spring: spring, from: x, to: 0, initialVelocity: v).state(
                        at: 1 / rate)
                    let batch = try BatchIntegrator(law, method: method, step: 1 / rate, error: error)
                    var (positions, velocities) = ([x], [v])
                    batch.step(&positions, &velocities)
                    let off = hypot(positions[0] - exact.position, (velocities[0] - exact.velocity) / rate)
                    worst = max(worst, off / error)
                }
            }
        }
        #expect(worst < 1.1 && worst > 0.5)
    }

    @Test func `A too long step throws an error with the number of substeps it needs`() throws {
        // 60 Hz, just above the stable bound: ω = 120·1.01.
        let stiff = try ForceLaw(stiffness: 121.2 * 121.2)
        let error = #expect(throws: HookeError.self) {
            try BatchIntegrator(stiff, method: .semiImplicitEuler, step: 1.0 / 60, substeps: 1)
        }
        guard case .outOfRange("substeps", 1, let accepted) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(accepted.hasPrefix("2 to 1000000"))
        // More than a million substeps, and more than an Int can hold.
        for stiffness in [1e20, 1e308] {
            let hopeless = #expect(throws: HookeError.self) {
                try BatchIntegrator(
                    ForceLaw(stiffness: stiffness, cubicStiffness: 1), method: .velocityVerlet, step: 1,
                    substeps: 1, reach: 1e200)
            }
            #expect(hopeless?.description.hasPrefix("substeps is 1.0; accepted: a shorter step") == true)
        }
        #expect(throws: Never.self) {
            try BatchIntegrator(stiff, method: .semiImplicitEuler, step: 1.0 / 60, substeps: 2)
        }
        let impossible = #expect(throws: HookeError.self) {
            try ForceLaw(stiffness: 1e20).substeps(for: .rungeKutta4, over: 1)
        }
        guard case .noSolution("substeps", _) = impossible else {
            Issue.record("\(String(describing: impossible))")
            return
        }
        for (step, reach, speed) in [(0.0, 0.0, 0.0), (.nan, 0, 0), (1, -1, 0), (1, 0, .infinity)] {
            #expect(throws: HookeError.self) {
                try stiff.substeps(for: .rungeKutta4, over: step, reach: reach, topSpeed: speed)
            }
        }
        #expect(throws: HookeError.self) { try stiff.substeps(for: .rungeKutta4, over: 1, error: 0) }
    }
}
