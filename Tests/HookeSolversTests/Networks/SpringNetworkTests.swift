import Foundation
import HookeLinearAlgebra
import TestSupport
import Testing

@testable import Hooke
@testable import HookeGeometry
@testable import HookeBatches
@testable import HookeSolvers

@Suite struct SpringNetworkTests {
    /// Random positions in [−1, 1] and velocities in [−10, 10].
    private func state(_ count: Int, _ random: inout SeededGenerator) -> ([Double], [Double]) {
        (
            (0..<count).map { _ in random.uniform(-1...1) }, (0..<count).map { _ in random.uniform(-10...10) }
        )
    }

    private func error(
        _ graph: SpringGraph, _ method: SpringNetwork.Method?, times: [Double], forces: [Double]? = nil,
        _ random: inout SeededGenerator
    ) throws -> Double {
        let network = try SpringNetwork(graph, method: method)
        if let method { #expect(network.method == method) }
        let (x, v) = state(network.count, &random)
        let motion = SpringNetworkMotion(network, from: x, initialVelocities: v, forces: forces)
        let start = NetworkTruth(graph, from: x, velocities: v, forces: forces)
        return times.reduce(0) { worst, time in
            var truth = start
            truth.advance(time)
            let state = motion.state(at: time)
            return max(worst, truth.error(state.positions, state.velocities, relativeTo: start))
        }
    }

    @Test(arguments: SpringNetwork.Method.allCases, [1, 2, 10, 30])
    func `The motion of any graph matches its equation`(method: SpringNetwork.Method, count: Int) throws {
        var random = SeededGenerator(seed: 400 + UInt64(count))
        var worst = Worst<String>()
        // Anchors, damping by mass, damping by stiffness: anchored and floating, undamped, proportional.
        for (anchors, mass, stiffness) in [
            (1, 0.0, 0.0), (0, 0, 0), (2, 0, 0.01), (0, 0, 0.01), (1, 3, 0), (0, 2, 0.02),
        ] {
            let graph = try SpringGraph.random(
                count, anchors: anchors, massDamping: mass, stiffnessDamping: stiffness, &random)
            worst.note(
                try error(graph, method, times: [1.0 / 60, 0.3, -0.01], &random),
                "\(anchors) anchors, \(mass), \(stiffness)")
        }
        // Measured with modes 2.7e-14, with the exponential 2.8e-15.
        #expect(worst.error > 0 && worst.error <= 1e-13, "\(worst)")
    }

    @Test(arguments: [2, 5, 20])
    func `Damping that no modes diagonalise uses the exponential`(count: Int) throws {
        var random = SeededGenerator(seed: 410 + UInt64(count))
        var worst = Worst<Int>()
        for _ in 0..<4 {
            let graph = try SpringGraph.random(
                count, anchors: 2, massDamping: 0, stiffnessDamping: 0.01, isLoose: true, &random)
            #expect(try SpringNetwork(graph).method == .exponential)
            worst.note(try error(graph, nil, times: [1.0 / 60, 0.3], &random), count)
        }
        // Measured 2.6e-15.
        #expect(worst.error > 0 && worst.error <= 1e-13, "\(worst)")
    }

    @Test(arguments: SpringNetwork.Method.allCases)
    func `Constant forces move the rest positions and accelerate floating networks`(
        method: SpringNetwork.Method
    ) throws {
        var random = SeededGenerator(seed: 420)
        var worst = Worst<String>()
        for (anchors, mass, stiffness) in [(1, 0.0, 0.01), (0, 0, 0.01), (0, 0, 0), (0, 2, 0), (0, 500, 0)] {
            let graph = try SpringGraph.random(
                8, anchors: anchors, massDamping: mass, stiffnessDamping: stiffness, &random)
            let forces = (0..<8).map { _ in random.uniform(-300...300) }
            worst.note(
                try error(graph, method, times: [1e-3, 1.0 / 60, 0.5], forces: forces, &random),
                "\(anchors) \(mass) \(stiffness)")
        }
        // Measured with modes 8.1e-14, with the exponential 5.7e-15.
        #expect(worst.error > 0 && worst.error <= 1e-13, "\(worst)")
    }

    @Test func `Rigid modes drift, slow down by damping and fall under forces as in the textbook`() throws {
        for drag in [0.0, 1e-9, 0.5, 40] {
            var graph = SpringGraph()
            for mass in [1.0, 3.0] {
                let node = try graph.addNode(mass: mass)
                try graph.anchor(node, stiffness: 0, damping: drag * mass)
            }
            try graph.connect(0, 1, stiffness: 100)
            let network = try SpringNetwork(graph)
            #expect(try #require(network.angularFrequencies)[0] == 0)
            // Both nodes move together, so only the centre of mass moves.
            let motion = SpringNetworkMotion(
                network, from: [5.0, 5], initialVelocities: [2, 2], forces: [1, 3])
            for time in [0.01, 1, 30.0] {
                let reach = drag == 0 ? time : -expm1(-drag * time) / drag
                // (t − reach)/c = ∫ reach, whose series starts with t²/2 − c·t³/6.
                let fall =
                    drag * time < 1e-3
                    ? time * time * (0.5 - drag * time / 6 + drag * drag * time * time / 24)
                    : (time - reach) / drag
                let exact = 5 + 2 * reach + fall
                for x in motion.state(at: time).positions {
                    #expect((x - exact).magnitude <= 1e-13 * exact, "drag \(drag) at \(time)")
                }
            }
        }
        // With almost no stiffness it still falls: t²/2 − λt⁴/24, which (1 − cos)/λ would lose.
        for stiffness in [1e-12, 1e-8, 1e-4] {
            var graph = SpringGraph()
            try graph.addNode()
            try graph.anchor(0, stiffness: stiffness)
            let motion = SpringNetworkMotion(try SpringNetwork(graph), from: [0.0], forces: [1])
            let exact = 0.125 - stiffness * 0.0625 / 24
            #expect(
                (motion.state(at: 0.5).positions[0] / exact - 1).magnitude <= stiffness * stiffness + 4e-16)
        }
        // With damping far above its stiffness it creeps: (1 − (r·e^(−st) − s·e^(−rt))/(r − s))/k, with 60 digits by
        // mpmath.
        for (stiffness, damping, time, exact) in [
            (1e-06, 500.0, 0.5, 0.000995999999507952),
            (1e-06, 500.0, 3.0, 0.005995999982047952),
            (1e-06, 500.0, -1.0, 5.614368860249985e+211),
            (1e-10, 4.0, 0.5, 0.070958455202162),
            (1e-10, 4.0, 3.0, 0.6875003839933502),
            (1e-10, 4.0, -1.0, 3.0998843770427658),
            (0.05, 3.0, 0.5, 0.08027318662777323),
            (0.05, 3.0, 3.0, 0.8733128049517774),
            (0.05, 3.0, -1.0, 1.7789629846313322),
        ] {
            var graph = SpringGraph()
            try graph.addNode()
            try graph.anchor(0, stiffness: stiffness, damping: damping)
            let motion = SpringNetworkMotion(try SpringNetwork(graph), from: [0.0], forces: [1])
            let error = motion.state(at: time).positions[0] / exact - 1
            // Measured 3.3e-16, and 2.1e-14 where the past grows by e^500.
            #expect(
                error.magnitude <= (time > 0 ? 2e-15 : 2e-13), "\(stiffness) \(damping) \(time): \(error)")
        }
        // With damping there is a stopping position; without it there is none.
        var graph = SpringGraph()
        try graph.addNode(mass: 2)
        let free = try SpringNetwork(graph)
        let pushed = SpringNetworkMotion(free, from: [1.0], initialVelocities: [1])
        #expect(pushed.state(at: .infinity).positions[0] == .infinity)
        try graph.anchor(0, stiffness: 0, damping: 4)
        let braked = try SpringNetwork(graph)
        let stopped = SpringNetworkMotion(braked, from: [1.0], initialVelocities: [1]).state(at: .infinity)
        #expect((stopped.positions[0] - 1.5).magnitude <= 4e-16 && stopped.velocities == [0])
    }

    @Test func `Frequencies of chains and grids match the textbook`() throws {
        let spring = try Spring(mass: 2, stiffness: 50, damping: 1)
        func half(_ j: Int, _ n: Int) -> Double { sin(Double(j) * .pi / Double(2 * n)) }
        func check(_ graph: SpringGraph, _ squares: [Double]) throws {
            let found = try #require(try SpringNetwork(graph).angularFrequencies)
            for (frequency, exact) in zip(found, squares.sorted()) {
                // Eigenvalues are accurate to a few u of the largest, 4 or 8 times k/m.
                #expect((frequency * frequency - exact).magnitude <= 25 * 8 * 8 * unitRoundoff)
            }
        }
        let n = 12
        // Anchored at both ends: 2 − 2·cos(jπ/(n + 1)); at one: odd quarters; free: from 0 on.
        try check(
            .chain(n, spring: spring, anchoringLast: true),
            (1...n).map { 100 * half($0, n + 1) * half($0, n + 1) })
        try check(
            .chain(n, spring: spring),
            (1...n).map { 100 * half(2 * $0 - 1, 2 * n + 1) * half(2 * $0 - 1, 2 * n + 1) })
        try check(
            .chain(n, spring: spring, anchoringFirst: false), (0..<n).map { 100 * half($0, n) * half($0, n) })
        let (rows, columns) = (4, 5)
        var bordered: [Double] = []
        var free: [Double] = []
        for i in 0..<rows {
            for j in 0..<columns {
                bordered.append(
                    100
                        * (half(i + 1, rows + 1) * half(i + 1, rows + 1)
                            + half(j + 1, columns + 1) * half(j + 1, columns + 1)))
                free.append(100 * (half(i, rows) * half(i, rows) + half(j, columns) * half(j, columns)))
            }
        }
        try check(.grid(rows: rows, columns: columns, spring: spring, anchors: .border), bordered)
        try check(.grid(rows: rows, columns: columns, spring: spring), free)
        // Square grids have repeated eigenvalues and are still modal.
        #expect(
            try SpringNetwork(.grid(rows: 5, columns: 5, spring: spring, anchors: .corners)).method == .modal)
        #expect(try SpringGraph.grid(rows: 1, columns: 1, spring: spring, anchors: .corners).links.count == 1)
    }

    @Test func `With repeated stiffness eigenvalues the damping determines the modes`() throws {
        // Four equal single springs, coupled only by dampers.
        var graph = SpringGraph()
        for _ in 0..<4 {
            let node = try graph.addNode()
            try graph.anchor(node, stiffness: 100, damping: 1)
        }
        for node in 1..<4 { try graph.connect(node - 1, node, stiffness: 0, damping: 3) }
        var random = SeededGenerator(seed: 430)
        let worst = try error(graph, .modal, times: [0.1, 0.5], &random)
        // Measured 4e-15.
        #expect(worst > 0 && worst <= 1e-13)
    }

    @Test(arguments: SpringNetwork.Method.allCases)
    func `A mass matrix gives the same motion as the masses`(method: SpringNetwork.Method) throws {
        var random = SeededGenerator(seed: 440)
        let graph = try SpringGraph.random(6, anchors: 1, massDamping: 1, stiffnessDamping: 0.01, &random)
        // Transformed by a reflection: M, C and K are full, and the motion is the transformed one.
        let axis = (0..<6).map { _ in random.uniform(-1...1) }
        let square = axis.reduce(0) { $0 + $1 * $1 }
        let turn = Matrix(rows: 6, columns: 6) { ($0 == $1 ? 1 : 0) - 2 * axis[$0] * axis[$1] / square }
        func turned(_ matrix: Matrix) -> Matrix { (turn * (matrix * turn)).symmetrized }
        let network = try SpringNetwork(
            mass: turned(.diagonal(graph.masses)), damping: turned(graph.dampingMatrix),
            stiffness: turned(graph.stiffnessMatrix), method: method)
        #expect(network.method == method)
        let (x, v) = state(6, &random)
        let forces = (0..<6).map { _ in random.uniform(-100...100) }
        let motion = SpringNetworkMotion(
            network, from: turn * x, initialVelocities: turn * v, forces: turn * forces)
        let start = NetworkTruth(graph, from: x, velocities: v, forces: forces)
        var truth = start
        truth.advance(0.4)
        let now = motion.state(at: 0.4)
        let error = truth.error(turn * now.positions, turn * now.velocities, relativeTo: start)
        // Measured with modes 8.5e-15, with the exponential 4.6e-15.
        #expect(error > 0 && error <= 1e-13)
    }

    @Test func `Invalid networks throw errors that name the field`() throws {
        let two = Matrix(rows: 2, columns: 2)
        let k: Matrix = [[2, -1], [-1, 2]]
        #expect(
            throws: HookeError.badElement(
                field: "masses", index: 1, value: 0, accepted: "finite numbers above 0")
        ) { try SpringNetwork(masses: [1, 0], damping: two, stiffness: k) }
        #expect(
            throws: HookeError.outOfRange(
                field: "stiffness[1, 0]", value: .infinity, accepted: "finite numbers")
        ) {
            try SpringNetwork(masses: [1, 1], damping: two, stiffness: [[1, 0], [.infinity, 1]])
        }
        func refusal(_ mass: [Double], _ c: Matrix, _ k: Matrix, _ method: SpringNetwork.Method? = nil)
            -> String
        {
            do {
                _ = try SpringNetwork(masses: mass, damping: c, stiffness: k, method: method)
                return ""
            } catch { return error.description }
        }
        func refusal(_ mass: Matrix) -> String {
            do {
                _ = try SpringNetwork(mass: mass, damping: two, stiffness: k)
                return ""
            } catch { return error.description }
        }
        #expect(refusal([[2, 1], [0, 2]]).hasPrefix("mass has no solution: mass[1, 0] is 0.0"))
        #expect(refusal([[1, 2], [2, 1]]).hasPrefix("mass has no solution: mass is not positive definite"))
        // The unsymmetric matrix is named, and the other one is checked too.
        #expect(refusal([1, 1], two, [[2, -1], [0, 2]], .modal).hasPrefix("stiffness has no solution"))
        #expect(refusal([1, 1], [[2, -1], [0, 2]], k, .modal).hasPrefix("damping has no solution"))
        #expect(refusal([1, 1], [[1, 1], [0, 1]], [[1, 2], [2, 1]]).hasPrefix("stiffness is -"))
        // A damping that overflows relative to its mass must not count as 0.
        #expect(refusal([1e-10], [[1e305]], [[1]]).hasPrefix("damping has no solution"))
        #expect(refusal([1e-10], [[1]], [[1e305]]).hasPrefix("stiffness has no solution"))
        #expect(refusal([1, 1], [[.nan, 0], [0, 1]], k).hasPrefix("damping[0, 0] is nan"))
        #expect(refusal([1, 1], two, [[1, 2], [2, 1]]).hasPrefix("stiffness is -"))
        #expect(refusal([1, 1], [[1, 2], [2, 1]], [[1, 0], [0, 2]]).hasPrefix("damping is -"))
        #expect(refusal([1, 1], -1 * k, k).hasPrefix("damping is -"))
        #expect(throws: HookeError.self) {
            try SpringNetwork(mass: [[1, 2], [2, 1]], damping: two, stiffness: k)
        }
        #expect(throws: HookeError.self) {
            try SpringNetwork(mass: [[1, .nan], [2, 1]], damping: two, stiffness: k)
        }
        #expect(throws: HookeError.self) {
            try SpringNetwork(.trailing(3, spring: .smooth), method: .modal)
        }
        #expect(try SpringNetwork(SpringGraph()).count == 0)
        #expect(
            SpringNetworkMotion<Double>(try SpringNetwork(SpringGraph()), from: []).state(at: 1).positions
                == [])
    }

    @Test func `A non-finite state makes only its component NaN`() throws {
        for method in SpringNetwork.Method.allCases {
            let network = try SpringNetwork(.chain(3, spring: .snappy), method: method)
            let start = [SIMD2(1.0, .nan), SIMD2(1, 1), SIMD2(0, 0)]
            let state = SpringNetworkMotion(network, from: start).state(at: 0.1)
            for x in state.positions { #expect(x.x.isFinite && x.y.isNaN) }
            for wrong in [Double.nan, .infinity] {
                let forces = [SIMD2(1.0, wrong), SIMD2(1, 1), SIMD2(0, 0)]
                let zero = Array(repeating: SIMD2(0.0, 0.0), count: 3)
                let pushed = SpringNetworkMotion(network, from: zero, forces: forces).state(at: 0.1)
                for x in pushed.positions + pushed.velocities { #expect(x.x.isFinite && x.y.isNaN) }
                let response = SpringNetworkPropagator(network, elapsed: 0.1)
                    .response(to: Matrix(components: forces))
                #expect(response.column(0).allSatisfy { $0.isFinite } && !response[0, 1].isFinite)
                // Also for a single node.
                let one = try SpringNetwork(.chain(1, spring: .snappy), method: method)
                for motion in [
                    SpringNetworkMotion(one, from: [wrong]),
                    SpringNetworkMotion(one, from: [0.0], initialVelocities: [wrong]),
                    SpringNetworkMotion(one, from: [0.0], forces: [wrong]),
                ] {
                    for time in [0, 0.1] {
                        let state = motion.state(at: time)
                        #expect(state.positions[0].isNaN && state.velocities[0].isNaN)
                    }
                }
            }
            for time in [Double.nan, -.infinity] {
                #expect(SpringNetworkMotion(network, from: [1.0, 2, 3]).state(at: time).positions[1].isNaN)
            }
            let still = SpringNetworkMotion(network, from: [1.0, 2, 3], to: [7, 8, 9]).state(at: .infinity)
            #expect(still.positions == [7, 8, 9] && still.velocities == [0, 0, 0])
        }
    }
}
