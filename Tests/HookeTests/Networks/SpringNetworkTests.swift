import HookeLinearAlgebra
import TestSupport
import Testing

@testable import Hooke

@Suite struct SpringNetworkTests {
    private func states(_ count: Int, _ random: inout SeededGenerator) -> ([Double], [Double]) {
        let x = (0..<count).map { _ in random.uniform(-1...1) }
        let v = (0..<count).map { _ in random.uniform(-10...10) }
        return (x, v)
    }

    private func worstError(
        _ graph: SpringGraph, _ method: SpringNetwork.Method?, times: [Double],
        forces: [Double]? = nil, _ random: inout SeededGenerator
    ) throws -> Double {
        let network = try SpringNetwork(graph, method: method)
        if let method { #expect(network.method == method) }
        let (x, v) = states(network.count, &random)
        let motion = SpringNetworkMotion(network, from: x, initialVelocities: v, forces: forces)
        let start = NetworkTruth(graph, from: x, velocities: v, forces: forces)
        var worst = 0.0
        for time in times {
            var truth = start
            truth.advance(time)
            let state = motion.state(at: time)
            worst = max(worst, truth.error(state.positions, state.velocities, relativeTo: start))
        }
        return worst
    }

    @Test(arguments: SpringNetwork.Method.allCases, [1, 2, 10, 40])
    func `Any graph follows its equation`(method: SpringNetwork.Method, count: Int) throws {
        var random = SeededGenerator(seed: 400 + UInt64(count))
        var worst = Worst<String>()
        for (anchors, mass, stiffness) in [
            (1, 0.0, 0.0), (0, 0, 0), (2, 0, 0.01), (0, 0, 0.01), (1, 3, 0), (0, 2, 0.02),
        ] {
            let graph = try SpringGraph.random(
                count, anchors: anchors, massDamping: mass, stiffnessDamping: stiffness, &random)
            let error = try worstError(graph, method, times: [1.0 / 60, 0.3, -0.01], &random)
            worst.note(error, "\(anchors) \(mass) \(stiffness)")
        }
        print("W", method, count, worst)
        #expect(worst.error <= 1e-13, "\(worst)")
    }

    @Test func `probe`() throws {
        var random = SeededGenerator(seed: 9)
        for n in [10, 100, 1000] {
            for (k, c) in [(100.0, 0.0), (100, 0.4), (100, 10)] {
                let spring = try Spring(mass: 1, stiffness: k, damping: c)
                let graph = try SpringGraph.chain(n, spring: spring)
                let clock = ContinuousClock()
                var network: SpringNetwork!
                let t = try clock.measure { network = try SpringNetwork(graph) }
                let (x, v) = states(n, &random)
                let motion = SpringNetworkMotion(network, from: x, initialVelocities: v)
                let start = NetworkTruth(graph, from: x, velocities: v)
                var truth = start
                var line = "P n \(n) c \(c) setup \(t) \(network.method):"
                let t2 = clock.measure {
                    var now = 0.0
                    for time in [1.0 / 60, 0.25, 1, 4] where n < 1000 || time < 0.5 {
                        truth.advance(time - now); now = time
                        let s = motion.state(at: time)
                        line += " \(truth.error(s.positions, s.velocities, relativeTo: start))"
                    }
                }
                print(line, t2)
            }
        }
    }
}
