import HookeLinearAlgebra
import TestSupport
import Testing

@testable import Hooke
@testable import HookeGeometry
@testable import HookeBatches
@testable import HookeSolvers

@Suite struct SpringNetworkSettlingTests {
    /// The relative excess of the farthest and the fastest node over the tolerance.
    private func excess<Value: ComponentVector>(
        _ motion: SpringNetworkMotion<Value>, _ time: Double, _ tolerance: Tolerance, rest: [Value]
    ) -> Double {
        let state = motion.state(at: time)
        let far = zip(state.positions, rest).reduce(0) { max($0, $1.0.subtracting($1.1).norm) }
        let fast = state.velocities.reduce(0) { max($0, $1.norm) }
        return max(far / tolerance.distance, tolerance.speed.map { fast / $0 } ?? 0) - 1
    }

    /// Checks that the time is the last crossing: the limit is reached at it, and not after it.
    private func check<Value: ComponentVector>(
        _ motion: SpringNetworkMotion<Value>, _ tolerance: Tolerance, rest: [Value]? = nil,
        step: Double = 0.002, until span: Double = 0.6, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let rest = rest ?? motion.rest
        let time = try #require(motion.settlingDuration(within: tolerance), sourceLocation: sourceLocation)
        #expect(
            excess(motion, time, tolerance, rest: rest).magnitude <= 1e-9, "at \(time)",
            sourceLocation: sourceLocation)
        var frames = NetworkFrames<Value>(
            motion.network, count: Int(span / step), includingVelocities: true)
        motion.sample(from: time + step, step: step, into: &frames)
        for frame in 0..<frames.count {
            for (node, goal) in rest.enumerated() {
                #expect(
                    frames[frame, node].subtracting(goal).norm <= tolerance.distance,
                    sourceLocation: sourceLocation)
                if let speed = tolerance.speed {
                    #expect(
                        frames.velocity(frame, node)!.norm <= speed, sourceLocation: sourceLocation)
                }
            }
        }
    }

    @Test(arguments: SpringNetwork.Method.allCases)
    func `A network of one node settles with its spring`(method: SpringNetwork.Method) throws {
        var worst = Worst<String>()
        for ratio in [0.05, 0.3, 1, 2.5] {
            let spring = try Spring(response: 0.5, dampingRatio: ratio)
            var graph = SpringGraph()
            try graph.addNode(mass: spring.mass)
            try graph.anchor(0, stiffness: spring.stiffness, damping: spring.damping)
            let network = try SpringNetwork(graph, method: method)
            // The distance decides, then the speed, then the distance again.
            for tolerance in [
                0.001, try Tolerance(distance: 0.01, speed: 0.02), try Tolerance(distance: 0.001, speed: 5),
            ] {
                let alone = SpringMotion(spring: spring, from: 0.0, to: 1.0, initialVelocity: 3)
                let known = try #require(alone.settlingDuration(within: tolerance))
                let motion = SpringNetworkMotion(
                    network, from: [0.0], to: [1.0], initialVelocities: [3.0])
                let found = try #require(motion.settlingDuration(within: tolerance))
                worst.note(found / known - 1, "ζ \(ratio): \(found) and \(known)")
            }
        }
        // Measured 4.4e-16 by modes, 2.1e-14 by the exponential.
        #expect(worst.error <= (method == .modal ? 1e-14 : 2e-13), "\(worst)")
    }

    @Test(arguments: SpringNetwork.Method.allCases)
    func `The last crossing of any node is found, in distance and in speed`(method: SpringNetwork.Method)
        throws
    {
        var random = SeededGenerator(seed: 500)
        for damping in [0.01, 0.1] {
            let graph = try SpringGraph.random(
                5, anchors: 2, massDamping: 2, stiffnessDamping: damping, &random)
            let network = try SpringNetwork(graph, method: method)
            let start = (0..<5).map { _ in SIMD2(random.uniform(-9...9), random.uniform(-9...9)) }
            let rest = (0..<5).map { SIMD2(Double($0), 1) }
            let motion = SpringNetworkMotion(network, from: start, to: rest)
            try check(motion, 0.01)
            try check(motion, try Tolerance(distance: 1, speed: 0.5))
            try check(motion, try Tolerance(distance: 0.01, speed: 9))
            // Forces move the rest position.
            let forces = (0..<5).map { _ in SIMD2(random.uniform(-9...9), random.uniform(-9...9)) }
            let shift = try network.stiffnessMatrix.solve(Matrix(components: forces))
            let moved = (0..<5).map { rest[$0] + SIMD2(shift[$0, 0], shift[$0, 1]) }
            try check(
                SpringNetworkMotion(network, from: start, to: rest, forces: forces), 0.01, rest: moved)
        }
    }

    @Test func `A trailing row settles with its last node`() throws {
        let network = try SpringNetwork(.trailing(6, spring: .bouncy))
        let motion = SpringNetworkMotion(
            network, from: Array(repeating: 0.0, count: 6), to: Array(repeating: 300, count: 6))
        try check(motion, 0.5)
        let leader = SpringMotion(spring: .bouncy, from: 0.0, to: 300).settlingDuration(within: 0.5)
        #expect(try #require(motion.settlingDuration(within: 0.5)) > (try #require(leader)))
    }

    @Test func `A floating network comes to rest where damping stops it, or never`() throws {
        var graph = try SpringGraph.chain(3, spring: .bouncy, anchoringFirst: false)
        let free = try SpringNetwork(graph)
        #expect(free.method == .modal)
        // The centre of mass drifts.
        let drifting = SpringNetworkMotion(free, from: [0.0, 0, 0], initialVelocities: [1, 0, 0])
        #expect(drifting.settlingDuration() == nil)
        // Without momentum it comes to rest around its centre of mass.
        let start = [-3.0, 1, 2]
        try check(SpringNetworkMotion(free, from: start, to: [5, 5, 5]), 0.01, rest: [0, 0, 0])
        // So it does with forces that balance except for the rounding of their sum, around the shifted rest positions.
        let forces = [0.1, 0.2, -0.3]
        #expect(forces.reduce(0, +) != 0)
        let balanced = SpringNetworkMotion(free, from: start, forces: forces)
        let late = try #require(balanced.settlingDuration(within: 0.01))
        let rest = balanced.state(at: 40 * late).positions
        try check(balanced, 0.01, rest: rest)
        for node in 0..<3 { try graph.anchor(node, stiffness: 0, damping: 2) }
        let braked = try SpringNetwork(graph)
        let motion = SpringNetworkMotion(braked, from: start, initialVelocities: [1, 1, 1])
        try check(motion, 0.01, rest: Array(repeating: braked.massMatrix[0, 0] / 2, count: 3))
        let pushed = SpringNetworkMotion(braked, from: start, forces: [1, 1, 1])
        #expect(pushed.settlingDuration() == nil)
    }

    @Test func `Undamped, zero-tolerance and NaN motions never settle; a motion at rest has settled`() throws
    {
        for method in SpringNetwork.Method.allCases {
            let undamped = try SpringNetwork(
                .chain(3, spring: try Spring(mass: 1, stiffness: 100, damping: 0)), method: method)
            #expect(SpringNetworkMotion(undamped, from: [1.0, 0, 0]).settlingDuration() == nil)
            let network = try SpringNetwork(.chain(3, spring: .bouncy), method: method)
            #expect(SpringNetworkMotion(network, from: [1.0, 0, 0]).settlingDuration(within: 0) == nil)
            #expect(SpringNetworkMotion(network, from: [1.0, .nan, 0]).settlingDuration() == nil)
            let still = SpringNetworkMotion(network, from: [1.0, 2, 3], to: [1, 2, 3])
            #expect(still.settlingDuration() == 0 && still.settlingDuration(within: 0) == 0)
            // Squares that overflow with both signs must not give an energy of 0.
            let huge = try #require(SpringNetworkMotion(network, from: [3e200, 1e200, 0]).settlingDuration())
            let large = try #require(
                SpringNetworkMotion(network, from: [3e100, 1e100, 0]).settlingDuration())
            #expect(huge > large && large > 0)
            let near = SpringNetworkMotion(network, from: [1e-4, 0, 0])
            #expect(near.settlingDuration(within: 0.01) == 0)
        }
    }
}
