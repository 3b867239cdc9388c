import Foundation
import TestSupport
import Testing

@testable import Hooke
@testable import HookeGeometry
@testable import HookeBatches

@Suite struct IntegrationMethodTests {
    /// A damped spring and its exact state 0.6 s after (1, −4).
    private let spring = try! Spring(mass: 1.5, stiffness: 40, damping: 3)
    private var exact: MotionState<Double> {
        SpringMotion(spring: spring, from: 1, to: 0.25, initialVelocity: -4).state(at: 0.6)
    }

    /// The first number of substeps: errors must be small enough for the leading term and well above rounding.
    private func firstSubsteps(_ method: IntegrationMethod) -> Int {
        switch method {
        case .semiImplicitEuler: 512
        case .velocityVerlet: 128
        case .rungeKutta4: 32
        }
    }

    /// Measured: Euler 1.006…1.012, Verlet 2.000, Runge–Kutta 4.005…4.008.
    @Test(arguments: IntegrationMethod.allCases)
    func `The error of a closure on a damped spring has the method's order`(method: IntegrationMethod) {
        let first = firstSubsteps(method)
        let orders = measuredOrders(substeps: [first, 2 * first, 4 * first]) { substeps in
            var (x, v) = (1.0, -4.0)
            method.advance(&x, &v, by: 0.6, substeps: substeps) { [spring] x, v, _ in
                -(spring.stiffness * (x - 0.25) + spring.damping * v) / spring.mass
            }
            return max((x - exact.position).magnitude, (v - exact.velocity).magnitude)
        }
        for order in orders { #expect((order - Double(method.order)).magnitude < 0.05, "\(orders)") }
    }

    /// Measured: as for the closure, to four digits.
    @Test(arguments: IntegrationMethod.allCases)
    func `The error of a batch on a damped spring has the method's order`(method: IntegrationMethod) throws {
        let first = firstSubsteps(method)
        let orders = try measuredOrders(substeps: [first, 2 * first, 4 * first]) { substeps in
            var (x, v) = ([1.0], [-4.0])
            let batch = try BatchIntegrator(ForceLaw(spring), method: method, step: 0.6, substeps: substeps)
            batch.step(&x, &v, target: .fixed(0.25))
            return max((x[0] - exact.position).magnitude, (v[0] - exact.velocity).magnitude)
        }
        for order in orders { #expect((order - Double(method.order)).magnitude < 0.05, "\(orders)") }
    }

    /// Nonlinear springs, with and without damping, and an unstable spring, against mpmath. Measured: Euler
    /// 1.000…1.001, Verlet 2.000, Runge–Kutta 3.956…4.034 over 20 motions.
    @Test(arguments: IntegrationMethod.allCases)
    func `Errors on nonlinear springs have the method's order`(method: IntegrationMethod) throws {
        let first = 4 * firstSubsteps(method)
        var (least, largest) = (Double.infinity, -Double.infinity)
        for golden in try GoldenMotion.all() where golden.time <= 1 {
            let orders = try measuredOrders(substeps: [first, 2 * first]) { substeps in
                var (x, v) = ([golden.start], [golden.velocity])
                let batch = try BatchIntegrator(
                    golden.law, method: method, step: golden.time, substeps: substeps, reach: 3)
                batch.step(&x, &v)
                return hypot(x[0] - golden.endPosition, v[0] - golden.endVelocity)
            }
            least = min(least, orders[0])
            largest = max(largest, orders[0])

        }
        #expect(least > Double(method.order) - 0.1 && largest < Double(method.order) + 0.1)
    }

    /// Falling from rest against quadratic drag: v = w·tanh(q·w·t), x = log(cosh(q·w·t))/q with w = √(f/q).
    /// Measured: Euler 1.001…1.002, Verlet 2.000, Runge–Kutta 4.004…4.008.
    @Test(arguments: IntegrationMethod.allCases)
    func `Quadratic drag keeps the order`(method: IntegrationMethod) throws {
        let (force, drag, time) = (980.0, 0.004, 0.5)
        let terminal = (force / drag).squareRoot()
        let exactV = terminal * tanh(drag * terminal * time)
        let exactX = log(cosh(drag * terminal * time)) / drag
        let law = try ForceLaw(mass: 2, quadraticDrag: 2 * drag, constantForce: 2 * force)
        let orders = try measuredOrders(substeps: [64, 128, 256]) { substeps in
            var (x, v) = ([0.0], [0.0])
            let batch = try BatchIntegrator(law, method: method, step: time, substeps: substeps)
            batch.step(&x, &v)
            return hypot(x[0] - exactX, v[0] - exactV)
        }
        for order in orders { #expect((order - Double(method.order)).magnitude < 0.1, "\(orders)") }
    }

    /// d″ = −ω²·d − g″ for d = x − g without damping. As g‴ is constant, d = −g″/ω² + a free oscillation. Measured:
    /// Euler 0.999…1.000, Verlet 2.000, Runge–Kutta 3.910…3.954, in one frame and in four.
    @Test(arguments: IntegrationMethod.allCases)
    func `A target on a cubic keeps the order, in one or several frames`(method: IntegrationMethod) throws {
        let spring = try Spring(mass: 1, stiffness: 100, damping: 0)
        func target(_ t: Double) -> (Double, Double, Double) {
            (5 + t * (3 + t * (-8 + t * 6)), 3 + t * (-16 + t * 18), -16 + 36 * t)
        }
        let free = SpringMotion(
            spring: spring, from: 2 - target(0).0 + target(0).2 / 100, to: 0,
            initialVelocity: 1 - target(0).1 + 36 / 100)
        let end = 0.8
        let exactX = target(end).0 - target(end).2 / 100 + free.position(at: end)
        let exactV = target(end).1 - 36.0 / 100 + free.velocity(at: end)
        let law = try ForceLaw(spring)
        for frames in [1, 4] {
            let first = 8 * firstSubsteps(method) / frames
            let orders = try measuredOrders(substeps: [first, 2 * first, 4 * first]) { substeps in
                var (x, v) = ([2.0], [1.0])
                let step = end / Double(frames)
                let batch = try BatchIntegrator(law, method: method, step: step, substeps: substeps)
                for frame in 0..<frames {
                    let (from, to) = (target(step * Double(frame)), target(step * Double(frame + 1)))
                    batch.step(
                        &x, &v,
                        target: .cubic(from: from.0, to: to.0, startVelocity: from.1, endVelocity: to.1))
                }
                return hypot(x[0] - exactX, v[0] - exactV)
            }
            for order in orders { #expect((order - Double(method.order)).magnitude < 0.1, "\(orders)") }
        }
    }

    /// A target that moves at speed w shifts a damped spring's balance by −c·w/k. Measured: Euler 1.000, Verlet 2.000,
    /// Runge–Kutta 4.006…4.011.
    @Test(arguments: IntegrationMethod.allCases)
    func `Own targets that move linearly keep the order`(method: IntegrationMethod) throws {
        let law = try ForceLaw(spring)
        let first = firstSubsteps(method)
        let orders = try measuredOrders(substeps: [first, 2 * first, 4 * first]) { substeps in
            let batch = try BatchIntegrator(law, method: method, step: 0.5, substeps: substeps)
            var (x, v) = ([1.0, 2, 3], [0.0, 5, -5])
            let (from, to) = ([0.0, -1, 4], [2.0, -1, -3])
            batch.step(&x, &v, targetsFrom: from, to: to)
            return x.indices.map { index in
                let w = (to[index] - from[index]) / 0.5
                let shift = spring.damping * w / spring.stiffness
                let motion = SpringMotion(
                    spring: spring, from: [1.0, 2, 3][index] - from[index] + shift, to: 0,
                    initialVelocity: [0.0, 5, -5][index] - w)
                let d = motion.state(at: 0.5)
                return hypot(x[index] - (d.position - shift + to[index]), v[index] - (d.velocity + w))
            }.max()!
        }
        for order in orders { #expect((order - Double(method.order)).magnitude < 0.1, "\(orders)") }
    }

    /// 10,000 periods in steps of a tenth of a radian. Measured: errors of at most 5.26 % (Euler) and 0.250 % (Verlet),
    /// the same in both halves. Runge–Kutta loses the expected (ωh)⁵/72 per radian, here 0.87 %, to 4e-6.
    @Test
    func `Symplectic methods bound the energy of long motions, Runge–Kutta loses the expected part`()
        throws
    {
        let law = try ForceLaw(stiffness: 1)
        let steps = 628_319
        for method in IntegrationMethod.allCases {
            let batch = try BatchIntegrator(
                law, method: method, step: 0.1 * Double(steps / 100), substeps: steps / 100)
            var (x, v) = ([1.0], [0.0])
            var (early, late) = (0.0, 0.0)
            for round in 0..<100 {
                batch.step(&x, &v)
                let error = law.energy(position: x[0], velocity: v[0]) / 0.5 - 1
                if round < 50 {
                    early = max(early, error.magnitude)
                } else {
                    late = max(late, error.magnitude)
                }
            }
            let last = law.energy(position: x[0], velocity: v[0]) / 0.5
            switch method {
            case .semiImplicitEuler: #expect(early < 0.056 && late < 0.056 && late > 0.01)
            case .velocityVerlet: #expect(early < 0.0026 && late < 0.0026 && late > 0.0005)
            case .rungeKutta4:
                let lost: Double = pow(0.1, 6) / 72 * Double(steps / 100 * 100)
                let expected = exp(-lost)
                #expect((last / expected - 1).magnitude < 2e-5)
            }
        }
    }

    /// A nonlinear spring for 100,000 steps without drift. Measured: at most 1.1e-3.
    @Test func `Verlet bounds the energy of a nonlinear spring`() throws {
        let law = try ForceLaw(stiffness: 1, cubicStiffness: 1)
        let batch = try BatchIntegrator(
            law, method: .velocityVerlet, step: 0.05 * 1000, substeps: 1000, reach: 1)
        var (x, v) = ([1.0], [0.0])
        var worst = 0.0
        for _ in 0..<100 {
            batch.step(&x, &v)
            worst = max(worst, (law.energy(position: x[0], velocity: v[0]) / 0.75 - 1).magnitude)
        }
        #expect(worst < 2e-3 && worst > 1e-5)
    }

    @Test func `Closures integrate vectors and arrays of vectors`() {
        let center = SIMD2(3.0, -1.0)
        var (x, v) = (SIMD2(4.0, -1.0), SIMD2(0.0, 1.0))
        var (many, speeds) = ([x, x], [v, v])
        let pull: (SIMD2<Double>, SIMD2<Double>, Double) -> SIMD2<Double> = { x, _, _ in center - x }
        IntegrationMethod.rungeKutta4.advance(&x, &v, by: .pi, substeps: 200, acceleration: pull)
        // Half a turn of a circle. Measured: 1.6e-9.
        #expect((x - SIMD2(2, -1)).norm < 4e-9 && (v - SIMD2(0, -1)).norm < 4e-9)
        IntegrationMethod.rungeKutta4.advance(&many, &speeds, by: .pi, substeps: 200) { index, x, v, t in
            index == 0 ? pull(x, v, t) : .zero
        }
        #expect(many[0] == x && speeds[0] == v)
        #expect((many[1] - SIMD2(4, -1 + .pi)).norm < 1e-13 && speeds[1] == SIMD2(0, 1))
    }

    /// x″ = 6t from rest is x = t³: Runge–Kutta is exact, and the others have their order.
    @Test func `The acceleration gets the time`() {
        for method in IntegrationMethod.allCases {
            let orders = measuredOrders(substeps: [100, 200]) { substeps in
                var (x, v) = (1.0, 3.0)
                method.advance(&x, &v, from: 1, by: 1, substeps: substeps) { _, _, t in 6 * t }
                return max((x - 8).magnitude, (v - 12).magnitude)
            }
            if method == .rungeKutta4 {
                var (x, v) = (1.0, 3.0)
                method.advance(&x, &v, from: 1, by: 1) { _, _, t in 6 * t }
                #expect((x - 8).magnitude < 1e-14 && (v - 12).magnitude < 1e-14)
            } else {
                #expect((orders[0] - Double(method.order)).magnitude < 0.05, "\(method) \(orders)")
            }
        }
    }
}
