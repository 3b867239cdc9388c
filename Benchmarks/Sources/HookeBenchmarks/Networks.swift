import BenchmarkHarness
import HookeSolvers
import HookeLinearAlgebra

// Spring networks: a second of frames, compared with matrix products and with integrators.

private let stiffness = 100.0
private let damping = 0.02
private let frame = 1.0 / 60

private func chain(_ count: Int) -> SpringGraph {
    try! .chain(count, spring: Spring(mass: 1, stiffness: stiffness, damping: damping))
}

private func motion(_ network: SpringNetwork) -> SpringNetworkMotion<Double> {
    SpringNetworkMotion(
        network, from: (0..<network.count).map { scattered($0) },
        initialVelocities: (0..<network.count).map { 10 * scattered($0 + 1) })
}

/// A second of 60 frames in one product, for 18 seconds. It has as many operations as the limit, a product of matrices
/// of size 1024 (1030 columns compensate for 1000² instead of 1024²).
let networkFrames = Benchmark("network frames, 60 at once", sizes: [1_000]) { count in
    let motion = motion(try! SpringNetwork(chain(count)))
    var frames = NetworkFrames<Double>(motion.network, count: 60)
    var withVelocities = NetworkFrames<Double>(motion.network, count: 60, includingVelocities: true)
    var long = NetworkFrames<Double>(motion.network, count: 1_080)
    let a = Matrix(rows: 1_024, columns: 1_024) { scattered($0 + $1 * 1_024) }
    let b = Matrix(rows: 1_024, columns: 1_030) { scattered($0 + $1 * 1_024) }
    var c = b
    return (
        1_080,
        [
            Variant("product of 1024 × 1024 matrices", .limit) { repetitions in
                for _ in 0..<repetitions { c.setProduct(a, b) }
                consume(&c)
            },
            Variant("SpringNetworkMotion.sample, 60 frames", .hooke) { repetitions in
                for _ in 0..<repetitions {
                    for second in 0..<18 {
                        motion.sample(from: Double(second), step: frame, into: &frames)
                        consume(&frames)
                    }
                }
            },
            Variant("the same with velocities", .other) { repetitions in
                for _ in 0..<repetitions {
                    for second in 0..<18 {
                        motion.sample(from: Double(second), step: frame, into: &withVelocities)
                        consume(&withVelocities)
                    }
                }
            },
            Variant("1,080 frames in one product", .other) { repetitions in
                for _ in 0..<repetitions {
                    motion.sample(from: 0, step: frame, into: &long)
                    consume(&long)
                }
            },
        ]
    )
}

/// The derivative of displacements above velocities with K and C as matrices, for any network.
private struct DenseSlope {
    let k: Matrix
    let c: Matrix
    var x: Matrix
    var v: Matrix
    var a: Matrix

    mutating func callAsFunction(_ state: [Double], _ slope: inout [Double]) {
        let count = k.rows
        x.withUnsafeMutableElements { x in for i in 0..<count { x[i] = state[i] } }
        v.withUnsafeMutableElements { v in for i in 0..<count { v[i] = state[count + i] } }
        a.setProduct(k, x, scale: -1)
        a.setProduct(c, v, scale: -1, keeping: 1)
        let acceleration = a.elements
        for i in 0..<count {
            slope[i] = state[count + i]
            slope[count + i] = acceleration[i]
        }
    }
}

/// The same spring by spring, only for a chain anchored at its first node.
@inline(__always)
private func chainSlope(_ state: [Double], _ slope: inout [Double]) {
    let count = state.count / 2
    state.withUnsafeBufferPointer { state in
        slope.withUnsafeMutableBufferPointer { slope in
            var pull = -(stiffness * state[0] + damping * state[count])
            for i in 0..<count {
                slope[i] = state[count + i]
                let next = i + 1
                let tension =
                    next < count
                    ? stiffness * (state[next] - state[i]) + damping
                        * (state[count + next] - state[count + i])
                    : 0
                slope[count + i] = pull + tension
                pull = -tension
            }
        }
    }
}

/// The integrator's steps per frame for an error of 1e-13 after a second, like Hooke's: found by trying 1 to 8 against
/// the sine modes of a chain, at a highest frequency of 20 radians per second.
private let stepsAFrame = 3

/// A second of 60 frames by several methods. Times are for one frame.
let networkMethods = Benchmark("network, methods for a frame", sizes: [10, 100, 1_000]) { count in
    let network = try! SpringNetwork(chain(count))
    let motion = motion(network)
    var second = NetworkFrames<Double>(network, count: 60)
    var one = NetworkFrames<Double>(network, count: 1)
    let propagator = SpringNetworkPropagator(network, elapsed: frame)
    let start = motion.start + motion.initialVelocities
    var (state, next) = (Matrix(column: start), Matrix(column: start))
    var many = Matrix(rows: 2 * count, columns: 60) { row, column in scattered(row + column) }
    var manyNext = many
    var integrator = DormandPrince853(count: 2 * count)
    let zero = Matrix(rows: count, columns: 1)
    var dense = DenseSlope(k: network.stiffnessMatrix, c: network.dampingMatrix, x: zero, v: zero, a: zero)
    var (denseState, sparseState) = (start, start)
    return (
        60,
        [
            Variant("sample, 60 frames in one product", .hooke) { repetitions in
                for _ in 0..<repetitions {
                    motion.sample(from: 1, step: frame, into: &second)
                    consume(&second)
                }
            },
            Variant("sample, frame by frame", .other) { repetitions in
                for _ in 0..<repetitions {
                    for index in 0..<60 {
                        motion.sample(from: Double(index) * frame, step: 0, into: &one)
                        consume(&one)
                    }
                }
            },
            Variant("propagator, frame by frame", .other) { repetitions in
                for _ in 0..<repetitions {
                    for _ in 0..<60 {
                        propagator.advance(state, into: &next)
                        swap(&state, &next)
                    }
                    consume(&state)
                }
            },
            Variant("propagator, 60 scenarios at once", .other) { repetitions in
                for _ in 0..<repetitions {
                    propagator.advance(many, into: &manyNext)
                    swap(&many, &manyNext)
                    consume(&many)
                }
            },
            Variant("DOP853, K and C as matrices", .naive) { repetitions in
                for _ in 0..<repetitions {
                    for _ in 0..<60 * stepsAFrame {
                        integrator.step(&denseState, frame / Double(stepsAFrame)) { dense($0, &$1) }
                    }
                    consume(&denseState)
                }
            },
            Variant("DOP853, along a chain's springs", .other) { repetitions in
                for _ in 0..<repetitions {
                    for _ in 0..<60 * stepsAFrame {
                        integrator.step(&sparseState, frame / Double(stepsAFrame)) { chainSlope($0, &$1) }
                    }
                    consume(&sparseState)
                }
            },
        ]
    )
}

/// The cost of the setup.
let networkSetUp = Benchmark("network, set-up", sizes: [10, 100]) { count in
    var graph = chain(count)
    let modal = try! SpringNetwork(graph)
    let general = try! SpringNetwork(graph, method: .exponential)
    return (
        1,
        [
            Variant("SpringNetwork, modal", .hooke) { repetitions in
                for _ in 0..<repetitions {
                    consume(&graph)
                    consume(result: try! SpringNetwork(graph))
                }
            },
            Variant("propagator of modes", .other) { repetitions in
                for _ in 0..<repetitions { consume(result: SpringNetworkPropagator(modal, elapsed: frame)) }
            },
            Variant("propagator by the matrix exponential", .naive) { repetitions in
                for _ in 0..<repetitions { consume(result: SpringNetworkPropagator(general, elapsed: frame)) }
            },
        ]
    )
}

/// The same for 1,000 nodes, where a repetition takes seconds. An item is a node, so that the runner does not
/// repeat it a thousand times.
let networkSetUpLarge = Benchmark("network, set-up of 1000", sizes: [1_000]) { count in
    var graph = chain(count)
    return (
        count,
        [
            Variant("SpringNetwork, modal", .hooke) { repetitions in
                for _ in 0..<repetitions {
                    consume(&graph)
                    consume(result: try! SpringNetwork(graph))
                }
            }
        ]
    )
}

let networks = [networkFrames, networkMethods, networkSetUp, networkSetUpLarge]
