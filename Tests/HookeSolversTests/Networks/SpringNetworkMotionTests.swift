import Foundation
import HookeLinearAlgebra
import TestSupport
import Testing

@testable import Hooke
@testable import HookeGeometry
@testable import HookeBatches
@testable import HookeSolvers

@Suite struct SpringNetworkMotionTests {
    /// Sizes whose eigenvalues take at most about a second.
    private static var sizes: [Int] {
        LinearAlgebraBackend.current == .openBLAS ? [10, 100, 1_000] : [10, 60]
    }

    private func chain(_ count: Int, damping: Double) throws -> SpringGraph {
        try .chain(
            count, spring: Spring(mass: 1, stiffness: 100, damping: damping), anchoringLast: true)
    }

    private func scattered(_ count: Int, _ size: Double, seed: UInt64) -> [Double] {
        var random = SeededGenerator(seed: seed)
        return (0..<count).map { _ in random.uniform(-size...size) }
    }

    private func worst(_ a: [Double], _ b: [Double]) -> Double {
        zip(a, b).reduce(0) { max($0, ($1.0 - $1.1).magnitude) }
    }

    @Test(arguments: sizes)
    func `A chain moves in its sine modes, and the dampers dissipate its energy`(count: Int) throws {
        // Anchored at both ends: mode j is √(2/(n + 1))·sin(ijπ/(n + 1)), and damping is c/k times the stiffness.
        let graph = try chain(count, damping: 0.4)
        let network = try SpringNetwork(graph)
        #expect(network.method == .modal)
        let (x, v) = (scattered(count, 1, seed: 1), scattered(count, 10, seed: 2))
        let motion = SpringNetworkMotion(network, from: x, initialVelocities: v)
        let size = Double(count + 1)
        let shapes = Matrix(rows: count, columns: count) { i, j in
            // The argument is reduced in integers, so the sine is accurate to an ulp.
            (2 / size).squareRoot() * sin(Double((i + 1) * (j + 1) % (2 * count + 2)) * .pi / size)
        }
        let (q, p) = (shapes * x, shapes * v)
        var (known, speeds) = (q, p)
        let time = 0.5
        for j in 0..<count {
            let half = sin(Double(j + 1) * .pi / (2 * size))
            let spring = try Spring(mass: 1, stiffness: 400 * half * half, damping: 0.4 * 4 * half * half)
            (known[j], speeds[j]) = SpringPropagator(spring, elapsed: time)
                .advance(displacement: q[j], velocity: p[j])
        }
        let now = motion.state(at: time)
        let unit = 20 * (x + v.map { $0 / 20 }).reduce(0) { max($0, $1.magnitude) }
        let error =
            max(20 * worst(now.positions, shapes * known), worst(now.velocities, shapes * speeds)) / unit
        // Measured 6.2e-15, 8.8e-15 and 1.2e-14.
        #expect(error > 0 && error <= 1e-13)

        // ∫ vᵀCv dt by Gauss's rule with 16 points on tenths of the second half.
        let (nodes, weights) = gauss16
        let intervals = 5
        var times: [Double] = []
        for interval in 0..<intervals {
            for node in nodes { times.append(time * (Double(interval) + node) / Double(intervals)) }
        }
        var frames = NetworkFrames<Double>(network, count: times.count, includingVelocities: true)
        motion.sample(at: times, into: &frames)
        let velocities = try #require(frames.velocities)
        let braking = network.dampingMatrix * velocities
        var dissipated = 0.0
        for frame in times.indices {
            let power = zip(velocities.column(frame), braking.column(frame)).reduce(0) { $0 + $1.0 * $1.1 }
            dissipated += power * weights[frame % 16] * time / Double(intervals)
        }
        func energy(_ x: [Double], _ v: [Double]) -> Double {
            let truth = NetworkTruth(graph, from: x, velocities: v)
            return truth.energy
        }
        let before = energy(x, v)
        let missing = (energy(now.positions, now.velocities) + dissipated - before) / before
        // Measured 2e-16, 4.1e-16 and 1.1e-15.
        #expect(missing.magnitude <= 1e-13 && dissipated > 0.1 * before)
        #expect((motion.energy(at: time) / energy(now.positions, now.velocities) - 1).magnitude <= 1e-13)
        #expect((motion.energy(at: 0) / before - 1).magnitude <= 1e-13)
    }

    @Test func `The error of a long undamped motion is the phase error of its eigenvalues`() throws {
        let count = 100
        let network = try SpringNetwork(chain(count, damping: 0))
        let (x, v) = (scattered(count, 1, seed: 1), scattered(count, 10, seed: 2))
        let motion = SpringNetworkMotion(network, from: x, initialVelocities: v)
        let size = Double(count + 1)
        let shapes = Matrix(rows: count, columns: count) { i, j in
            (2 / size).squareRoot() * sin(Double((i + 1) * (j + 1) % (2 * count + 2)) * .pi / size)
        }
        let (q, p) = (shapes * x, shapes * v)
        // ω·t with the highest frequency, 20.
        for phase in [5.0, 20, 80] {
            let time = phase / 20
            var (known, speeds) = (q, p)
            // An error of u·20² of an eigenvalue ω² is one of u·20²/2ω of ω.
            var turned = 0.0
            for j in 0..<count {
                let rate = 20 * sin(Double(j + 1) * .pi / (2 * size))
                known[j] = q[j] * cos(rate * time) + p[j] * sin(rate * time) / rate
                speeds[j] = p[j] * cos(rate * time) - q[j] * rate * sin(rate * time)
                let angle = unitRoundoff * 200 / rate * time
                turned += angle * angle * (q[j] * q[j] + p[j] * p[j] / (rate * rate))
            }
            let now = motion.state(at: time)
            let error =
                max(20 * worst(now.positions, shapes * known), worst(now.velocities, shapes * speeds)) / 20
            // A mode's shape has elements of √(2/size). Measured 0.95, 1.5 and 2.6 in 56 networks.
            let ratio = error / (2 / size * turned).squareRoot()
            #expect(ratio > 0 && ratio <= 4, "\(phase): \(error)")
        }
    }

    /// Nodes in [0, 1] and weights of Gauss–Legendre's rule, by Newton's method on the polynomial.
    private var gauss16: (nodes: [Double], weights: [Double]) {
        let count = 16
        var (nodes, weights): ([Double], [Double]) = ([], [])
        for index in 0..<count {
            var x = cos(.pi * (Double(index) + 0.75) / (Double(count) + 0.5))
            var slope = 0.0
            for _ in 0..<10 {
                var (before, value) = (1.0, x)
                for n in 2...count {
                    (before, value) = (
                        value, (Double(2 * n - 1) * x * value - Double(n - 1) * before) / Double(n)
                    )
                }
                slope = Double(count) * (x * value - before) / (x * x - 1)
                x -= value / slope
            }
            nodes.append((1 + x) / 2)
            weights.append(1 / ((1 - x * x) * slope * slope))
        }
        return (nodes, weights)
    }

    /// Larger sizes run with `HOOKE_LARGE=1 swift test --filter SpringNetwork`, half a minute.
    private static var exponentialSizes: [Int] {
        let isLarge = ProcessInfo.processInfo.environment["HOOKE_LARGE"] != nil
        return LinearAlgebraBackend.current == .openBLAS ? [10, 60] + (isLarge ? [100, 1_000] : []) : [10]
    }

    @Test(arguments: exponentialSizes)
    func `Modes and the matrix exponential agree`(count: Int) throws {
        let graph = try chain(count, damping: 0.4)
        let (x, v) = (scattered(count, 1, seed: 3), scattered(count, 10, seed: 4))
        let (modal, general) = (
            try SpringNetwork(graph), try SpringNetwork(graph, method: .exponential)
        )
        var states: [(positions: [Double], velocities: [Double])] = []
        for network in [modal, general] {
            states.append(SpringNetworkMotion(network, from: x, initialVelocities: v).state(at: 0.5))
        }
        let error =
            max(
                20 * worst(states[0].positions, states[1].positions),
                worst(states[0].velocities, states[1].velocities)
            ) / 20
        // Measured 3.8e-15, 6e-15, 2.3e-14 and 1.5e-14.
        #expect(error > 0 && error <= 1e-13)
    }

    @Test func `A trailing row matches its closed form, though its matrix is defective`() throws {
        // At critical damping node i after a step is 1 − e^(−ωt)·Σ (ωt)^m/m! over m < 2(i + 1): an Erlang distribution.
        let rate = 12.0
        let spring = try Spring(mass: 1, stiffness: rate * rate, damping: 2 * rate)
        let network = try SpringNetwork(.trailing(6, spring: spring))
        #expect(network.method == .exponential && network.angularFrequencies == nil)
        let motion = SpringNetworkMotion(
            network, from: Array(repeating: 0.0, count: 6), to: Array(repeating: 1, count: 6))
        var worst = Worst<Double>()
        for time in [0.01, 0.1, 0.5, 1, 3] {
            for (node, x) in motion.state(at: time).positions.enumerated() {
                var (term, sum) = (1.0, 0.0)
                for m in 0..<2 * (node + 1) {
                    sum += term
                    term *= rate * time / Double(m + 1)
                }
                worst.note(x - (1 - exp(-rate * time) * sum), time)
            }
        }
        // Measured 1.7e-15.
        #expect(worst.error > 0 && worst.error <= 1e-14, "\(worst)")
        // The followers do not affect the leader.
        let alone = SpringMotion(spring: spring, from: 0.0, to: 1.0)
        for time in [0.05, 0.3] {
            #expect((motion.state(at: time).positions[0] - alone.position(at: time)).magnitude <= 1e-14)
        }
    }

    @Test(arguments: SpringNetwork.Method.allCases)
    func `Frames match states, in any order and number`(method: SpringNetwork.Method) throws {
        let network = try SpringNetwork(chain(7, damping: 0.4), method: method)
        let start = zip(scattered(7, 1, seed: 5), scattered(7, 1, seed: 6)).map { SIMD2($0, $1) }
        let rest = (0..<7).map { SIMD2(Double($0), -1) }
        let velocities = zip(scattered(7, 9, seed: 7), scattered(7, 9, seed: 8)).map { SIMD2($0, $1) }
        let motion = SpringNetworkMotion(
            network, from: start, to: rest, initialVelocities: velocities, forces: velocities)
        var frames = NetworkFrames<SIMD2<Double>>(network, count: 200, includingVelocities: true)
        // Twice into the same memory: the second must not depend on the first.
        for first in [0.3, 0.0] {
            motion.sample(from: first, step: 1.0 / 60, into: &frames)
            var worst = Worst<Int>()
            for frame in [0, 1, 63, 64, 65, 127, 130, 199] {
                let state = motion.state(at: first + Double(frame) / 60)
                for node in 0..<7 {
                    worst.note((frames[frame, node] - state.positions[node]).norm, frame)
                    worst.note((frames.velocity(frame, node)! - state.velocities[node]).norm / 20, frame)
                }
                #expect(frames.positions(frame)[3] == frames[frame, 3])
                #expect(frames.velocities(frame)?[2] == frames.velocity(frame, 2))
            }
            // Measured with modes 6.5e-15; with the exponential, whose errors accumulate, 3.7e-14, without OpenBLAS
            // 1.3e-13.
            #expect(worst.error > 0 && worst.error <= (method == .modal ? 1e-13 : 4e-13), "\(worst)")
        }
        #expect(frames.positions(0) == start && frames.velocities(0)! == velocities)

        let times = [0.5, 0.1, 3, -0.01]
        var some = NetworkFrames<SIMD2<Double>>(network, count: 4)
        motion.sample(at: times, into: &some)
        var reversed = some
        motion.sample(at: times.reversed(), into: &reversed)
        for (frame, time) in times.enumerated() {
            #expect(some.positions(frame) == reversed.positions(3 - frame))
            let state = motion.state(at: time).positions
            #expect(zip(some.positions(frame), state).allSatisfy { ($0 - $1).norm <= 1e-14 })
        }
        #expect(some.velocities == nil && some.velocity(0, 0) == nil)
        // Each component moves independently.
        let flat = SpringNetworkMotion(
            network, from: start.map(\.x), to: rest.map(\.x), initialVelocities: velocities.map(\.x),
            forces: velocities.map(\.x)
        ).state(at: 0.5).positions
        #expect(zip(flat, some.positions(0)).allSatisfy { ($0 - $1.x).magnitude <= 1e-14 })
    }

    @Test(arguments: SpringNetwork.Method.allCases)
    func `Propagated states match the motion, in any order of columns`(method: SpringNetwork.Method) throws {
        var random = SeededGenerator(seed: 50)
        let graph = try SpringGraph.random(6, anchors: 1, massDamping: 0, stiffnessDamping: 0.01, &random)
        let network = try SpringNetwork(graph, method: method)
        let frame = SpringNetworkPropagator(network, elapsed: 0.2)
        let states = Matrix(rows: 12, columns: 33) { row, _ in random.uniform(-1...1) * (row < 6 ? 1 : 10) }
        var next = Matrix(rows: 12, columns: 33, repeating: .nan)
        frame.advance(states, into: &next)
        var worst = Worst<Int>()
        for column in 0..<33 {
            let state = states.column(column)
            let motion = SpringNetworkMotion(
                network, from: Array(state[..<6]), initialVelocities: Array(state[6...])
            ).state(at: 0.2)
            for node in 0..<6 {
                worst.note(next[node, column] - motion.positions[node], column)
                worst.note((next[node + 6, column] - motion.velocities[node]) / 30, column)
            }
        }
        // Measured 6.7e-16.
        #expect(worst.error <= 1e-14, "\(worst)")
        let shuffled = Matrix(rows: 12, columns: 33) { states[$0, 32 - $1] }
        let back = frame.advance(shuffled)
        for column in 0..<33 {
            #expect(
                zip(back.column(32 - column), next.column(column)).allSatisfy { ($0 - $1).magnitude <= 1e-13 }
            )
        }
        // Forces add their response from rest.
        let forces = Matrix(rows: 6, columns: 2) { row, column in Double(row + 3 * column - 5) }
        let response = frame.response(to: forces)
        let pushed = SpringNetworkMotion(
            network, from: Array(repeating: 0.0, count: 6), forces: forces.column(1)
        ).state(at: 0.2)
        for node in 0..<6 {
            #expect((response[node, 1] - pushed.positions[node]).magnitude <= 1e-14)
            #expect((response[node + 6, 1] - pushed.velocities[node]).magnitude <= 1e-13)
        }
    }

    @Test(arguments: SpringNetwork.Method.allCases)
    func `Retargeting keeps positions and velocities`(method: SpringNetwork.Method) throws {
        let network = try SpringNetwork(chain(5, damping: 2), method: method)
        let motion = SpringNetworkMotion(
            network, from: scattered(5, 1, seed: 60), to: [1.0, 2, 3, 4, 5],
            forces: scattered(5, 9, seed: 61))
        let next = motion.retargeted(to: [9, 8, 7, 6, 5], at: 0.07)
        let (before, after) = (motion.state(at: 0.07), next.state(at: 0))
        #expect(before.positions == after.positions && before.velocities == after.velocities)
        #expect(next.forces == motion.forces)
        // Retargeting to the same rest positions continues the motion.
        let same = motion.retargeted(to: motion.rest, at: 0.07).state(at: 0.2)
        let known = motion.state(at: 0.27)
        #expect(worst(same.positions, known.positions) <= 1e-14)
        #expect(worst(same.velocities, known.velocities) <= 1e-13)
    }

    @Test func `Graphs round-trip through coding, and decoding validates`() throws {
        var graph = try SpringGraph.grid(rows: 2, columns: 3, spring: .bouncy, anchors: .corners)
        try graph.follow(graph.addNode(mass: 3), 2, stiffness: 4, damping: 1)
        let data = try JSONEncoder().encode(graph)
        #expect(try JSONDecoder().decode(SpringGraph.self, from: data) == graph)
        let bad = [
            #"{"masses":[1,0],"links":[]}"#,
            #"{"masses":[1],"links":[{"kind":"mutual","node":0,"other":1,"stiffness":1,"damping":0}]}"#,
            #"{"masses":[1],"links":[{"kind":"mutual","node":0,"other":0,"stiffness":1,"damping":0}]}"#,
            #"{"masses":[1],"links":[{"kind":"anchor","node":0,"other":0,"stiffness":-1,"damping":0}]}"#,
        ]
        for text in bad {
            #expect(throws: HookeError.self) {
                try JSONDecoder().decode(SpringGraph.self, from: Data(text.utf8))
            }
        }
        func refusal(_ text: String) -> String {
            do {
                _ = try JSONDecoder().decode(SpringGraph.self, from: Data(text.utf8))
                return ""
            } catch { return "\(error)" }
        }
        #expect(refusal(bad[0]).hasPrefix("masses[1] is 0.0"))
        #expect(refusal(bad[1]).hasPrefix("links[0].other is 1.0"))
        #expect(refusal(bad[3]).hasPrefix("links[0].stiffness is -1.0"))
        #expect(throws: HookeError.self) { try SpringGraph.chain(0, spring: .smooth) }
        #expect(throws: HookeError.self) { try SpringGraph.trailing(-1, spring: .smooth) }
        #expect(throws: HookeError.self) { try SpringGraph.grid(rows: 1, columns: 0, spring: .smooth) }
        #expect(throws: HookeError.self) { try graph.addNode(mass: .nan) }
        #expect(throws: HookeError.self) { try graph.connect(0, 1, stiffness: .infinity) }
        #expect(throws: HookeError.self) { try graph.anchor(0, stiffness: 1, damping: -1) }
    }
}
