import BenchmarkHarness
import CMachineLimits
import HookeBatches

// Forces without an exact solution: the cost of a substep of each method, for many points.

/// A stiffening spring with drag and weight, with typical numbers of a thrown view. Damping is so small that states
/// stay far from subnormal numbers during a measurement.
private let law = try! ForceLaw(
    mass: 1, stiffness: 100, damping: 1e-9, cubicStiffness: 0.5, quadraticDrag: 1e-12, constantForce: 50)
private let frame = 1.0 / 60
private let target = 3.0

private func position(_ index: Int) -> Double { target + 10 + scattered(index) }
private func velocity(_ index: Int) -> Double { 5 * scattered(index + 1) }

/// The law's coefficients divided by the mass.
private struct Terms {
    let stiffness = law.stiffness / law.mass
    let cubic = law.cubicStiffness / law.mass
    let damping = law.damping / law.mass
    let drag = law.quadraticDrag / law.mass
    let force = law.constantForce / law.mass

    @inline(__always)
    func acceleration(_ x: Double, _ v: Double) -> Double {
        let d = x - target
        return force - d * (stiffness + cubic * d * d) - v * (damping + drag * v.magnitude)
    }

    @inline(__always)
    func rungeKutta(_ x: inout Double, _ v: inout Double, _ h: Double) {
        let half = h / 2
        let a1 = acceleration(x, v)
        let (x2, v2) = (x + half * v, v + half * a1)
        let a2 = acceleration(x2, v2)
        let (x3, v3) = (x + half * v2, v + half * a2)
        let a3 = acceleration(x3, v3)
        let (x4, v4) = (x + h * v3, v + h * a3)
        let a4 = acceleration(x4, v4)
        x += h / 6 * (v + 2 * (v2 + v3) + v4)
        v += h / 6 * (a1 + 2 * (a2 + a3) + a4)
    }
}

/// One substep of all points, then the next, in plain Swift: the compiler vectorises two points.
@inline(never)
private func stepInSwift(
    _ x: UnsafeMutableBufferPointer<Double>, _ v: UnsafeMutableBufferPointer<Double>, _ terms: Terms,
    _ substeps: Int
) {
    let h = frame / Double(substeps)
    for _ in 0..<substeps {
        for i in 0..<x.count {
            var (position, velocity) = (x[i], v[i])
            terms.rungeKutta(&position, &velocity, h)
            (x[i], v[i]) = (position, velocity)
        }
    }
}

/// All substeps of one point, then the next point: states stay in registers, but nothing is vectorised.
@inline(never)
private func stepOneByOne(
    _ x: UnsafeMutableBufferPointer<Double>, _ v: UnsafeMutableBufferPointer<Double>, _ terms: Terms,
    _ substeps: Int
) {
    let h = frame / Double(substeps)
    for i in 0..<x.count {
        var (position, velocity) = (x[i], v[i])
        for _ in 0..<substeps { terms.rungeKutta(&position, &velocity, h) }
        (x[i], v[i]) = (position, velocity)
    }
}

private func rungeKutta(substeps: Int) -> Benchmark {
    Benchmark("integration, Runge–Kutta, \(substeps) substeps, f64", sizes: [1_000, 100_000, 10_000_000]) {
        count in
        let batch = try! BatchIntegrator(
            law, method: .rungeKutta4, step: frame, substeps: substeps, reach: 12)
        let terms = Terms()
        let (x, v) = (Buffer(count: count, position), Buffer(count: count, velocity))
        let (loopX, loopV) = (Buffer(count: count, position), Buffer(count: count, velocity))
        let (oneX, oneV) = (Buffer(count: count, position), Buffer(count: count, velocity))
        let (limitX, limitV) = (Buffer(count: count, position), Buffer(count: count, velocity))
        var (closureX, closureV) = ((0..<count).map(position), (0..<count).map(velocity))
        return (
            count,
            [
                // 29 per substep: five per evaluation, six for the stages, three for the sums.
                Variant("its multiply-adds alone, in place", .limit) { repetitions in
                    for _ in 0..<repetitions {
                        machine_multiply_add_f64(
                            limitX.values.baseAddress!, limitV.values.baseAddress!, count,
                            (29 * substeps + 1) / 2, -1, 0)
                    }
                },
                Variant("BatchIntegrator", .hooke) { repetitions in
                    for _ in 0..<repetitions {
                        precondition(
                            batch.step(x.values, v.values, target: .fixed(target)).diverged == 0)
                    }
                },
                Variant("Swift loop over two arrays, a pass a substep", .naive) { repetitions in
                    for _ in 0..<repetitions { stepInSwift(loopX.values, loopV.values, terms, substeps) }
                },
                Variant("Swift loop, all substeps of one point in a row", .other) { repetitions in
                    for _ in 0..<repetitions { stepOneByOne(oneX.values, oneV.values, terms, substeps) }
                },
                Variant("a closure, IntegrationMethod.advance", .other) { repetitions in
                    for _ in 0..<repetitions {
                        IntegrationMethod.rungeKutta4.advance(
                            &closureX, &closureV, by: frame, substeps: substeps
                        ) { _, x, v, _ in terms.acceleration(x, v) }
                    }
                },
            ]
        )
    }
}

private func methods(substeps: Int) -> Benchmark {
    Benchmark("integration, methods, \(substeps) substeps", sizes: [1_000, 100_000, 10_000_000]) { count in
        func doubles(_ method: IntegrationMethod, _ name: String, _ role: Variant.Role) -> Variant {
            let batch = try! BatchIntegrator(law, method: method, step: frame, substeps: substeps, reach: 12)
            let (x, v) = (Buffer(count: count, position), Buffer(count: count, velocity))
            return Variant(name, role) { repetitions in
                for _ in 0..<repetitions {
                    precondition(batch.step(x.values, v.values, target: .fixed(target)).diverged == 0)
                }
            }
        }
        func singles(_ method: IntegrationMethod, _ name: String) -> Variant {
            let batch = try! BatchIntegrator(law, method: method, step: frame, substeps: substeps, reach: 12)
            let x = Buffer(count: count) { Float(position($0)) }
            let v = Buffer(count: count) { Float(velocity($0)) }
            return Variant(name, .other) { repetitions in
                for _ in 0..<repetitions {
                    precondition(batch.step(x.values, v.values, target: .fixed(target)).diverged == 0)
                }
            }
        }
        return (
            count,
            [
                doubles(.rungeKutta4, "Runge–Kutta, f64", .hooke),
                singles(.rungeKutta4, "Runge–Kutta, f32"),
                doubles(.velocityVerlet, "Verlet, f64", .other),
                singles(.velocityVerlet, "Verlet, f32"),
                doubles(.semiImplicitEuler, "semi-implicit Euler, f64", .other),
                singles(.semiImplicitEuler, "semi-implicit Euler, f32"),
            ]
        )
    }
}

/// A second of a nonlinear motion to six digits, and the cost of evaluating it.
let integratedMotion = Benchmark("integrated motion, Dormand–Prince", sizes: [sampleCount]) { count in
    let motion = try! IntegratedMotion(from: 13, to: target, under: law, duration: 1)
    let times = scattered(from: 0, to: 1, count: count)
    return (
        count,
        [
            Variant("IntegratedMotion.state(at:)", .hooke) {
                sample($0, motion, at: times) {
                    let state = $0.state(at: $1)
                    return state.position + state.velocity
                }
            },
            Variant("IntegratedMotion.position(at:)", .other) {
                sample($0, motion, at: times) { $0.position(at: $1) }
            },
        ]
    )
}

let integrations = [
    rungeKutta(substeps: 1), rungeKutta(substeps: 4), methods(substeps: 4), integratedMotion,
]
