import HookeLinearAlgebra
import TestSupport

@testable import Hooke
@testable import HookeGeometry
@testable import HookeBatches
@testable import HookeSolvers

/// An independent solution of a graph's motion: Taylor steps of x″ = M⁻¹(f − K·x − C·x′), spring by spring, in
/// double-double. It uses no modes, matrices or exponentials.
struct NetworkTruth {
    let graph: SpringGraph
    var x: [DoubleDouble]
    var v: [DoubleDouble]
    var forces: [Double]?

    init(_ graph: SpringGraph, from x: [Double], velocities v: [Double], forces: [Double]? = nil) {
        self.graph = graph
        self.x = x.map { DoubleDouble($0) }
        self.v = v.map { DoubleDouble($0) }
        self.forces = forces
    }

    /// −K·x − C·v, spring by spring.
    private func pull(_ x: [DoubleDouble], _ v: [DoubleDouble]) -> [DoubleDouble] {
        var force = Array(repeating: DoubleDouble(0), count: x.count)
        for link in graph.links {
            switch link.kind {
            case .anchor:
                force[link.node] =
                    force[link.node] - x[link.node] * link.stiffness - v[link.node] * link.damping
            case .following:
                let stretch = x[link.node] - x[link.other]
                force[link.node] = force[link.node] - stretch * link.stiffness - v[link.node] * link.damping
            case .mutual:
                let tension =
                    (x[link.node] - x[link.other]) * link.stiffness
                    + (v[link.node] - v[link.other]) * link.damping
                force[link.node] = force[link.node] - tension
                force[link.other] = force[link.other] + tension
            }
        }
        return force
    }

    /// Advances by `time` seconds, in steps of at most a quarter of the fastest radian.
    mutating func advance(_ time: Double) {
        var rates = Array(repeating: 0.0, count: x.count)
        for link in graph.links {
            for node in [link.node, link.other] {
                let mass = graph.masses[node]
                rates[node] += 2 * ((link.stiffness / mass).squareRoot() + link.damping / mass)
            }
        }
        let steps = max(1, (time.magnitude * (rates.max() ?? 0) * 2).rounded(.up))
        let h = DoubleDouble(time) / steps
        for _ in 0..<Int(steps) { step(h) }
    }

    private mutating func step(_ h: DoubleDouble) {
        var (dx, dv) = (x, v)
        for order in 1...24 {
            // Derivatives of (x, v): dx′ = dv, dv′ = pull(dx, dv)/m; forces enter only the first.
            var acceleration = pull(dx, dv)
            if order == 1, let forces {
                for node in forces.indices { acceleration[node] = acceleration[node] + forces[node] }
            }
            let factor = h / Double(order)
            let next = (0..<x.count).map { factor * dv[$0] }
            dv = (0..<x.count).map { factor * (acceleration[$0] / graph.masses[$0]) }
            dx = next
            for node in x.indices {
                x[node] = x[node] + dx[node]
                v[node] = v[node] + dv[node]
            }
        }
    }

    /// ½vᵀMv + ½xᵀKx.
    var energy: Double {
        var sum = 0.0
        for node in x.indices { sum += graph.masses[node] * v[node].high * v[node].high / 2 }
        for link in graph.links {
            let stretch = link.kind == .anchor ? x[link.node].high : x[link.node].high - x[link.other].high
            sum += link.stiffness * stretch * stretch / 2
        }
        return sum
    }

    /// Σ m·((rate·x)² + v²), with the highest frequency as rate: a norm to which every component contributes.
    private func square(_ x: [Double], _ v: [Double]) -> Double {
        let rate = graph.largestRate
        return x.indices.reduce(0) { sum, node in
            sum + graph.masses[node] * (rate * x[node] * rate * x[node] + v[node] * v[node])
        }
    }

    /// The error of a state, relative to the larger of this state and the start.
    func error(_ positions: [Double], _ velocities: [Double], relativeTo start: NetworkTruth) -> Double {
        let difference = square(
            x.indices.map { (x[$0] + (-positions[$0])).value },
            x.indices.map { (v[$0] + (-velocities[$0])).value })
        let size = max(
            square(start.x.map(\.high), start.v.map(\.high)), square(x.map(\.high), v.map(\.high)))
        return (difference / size).squareRoot()
    }
}

extension SpringGraph {
    /// About the highest angular frequency.
    var largestRate: Double {
        links.map { ($0.stiffness / min(masses[$0.node], masses[$0.other])).squareRoot() }.max() ?? 1
    }

    /// A connected graph of unequal masses and springs. Damping is `mass` times the node's mass (anchors without
    /// stiffness) plus `stiffness` times each spring's stiffness; with `isLoose` it is random.
    static func random(
        _ count: Int, anchors: Int, massDamping: Double, stiffnessDamping: Double, isLoose: Bool = false,
        _ random: inout SeededGenerator
    ) throws -> SpringGraph {
        var graph = SpringGraph()
        for _ in 0..<count { try graph.addNode(mass: random.logUniform(0.1...10)) }
        func damping(_ stiffness: Double) -> Double {
            isLoose ? random.uniform(0...2) * stiffnessDamping * stiffness : stiffnessDamping * stiffness
        }
        for node in 1..<max(count, 1) {
            let k = random.logUniform(10...1_000)
            try graph.connect(node, random.integer(0...node - 1), stiffness: k, damping: damping(k))
            if random.chance(0.3), node > 1 {
                let k = random.logUniform(10...1_000)
                let other = random.integer(0...node - 1)
                try graph.connect(node, other, stiffness: k, damping: damping(k))
            }
        }
        for _ in 0..<anchors {
            let k = random.logUniform(10...1_000)
            try graph.anchor(random.integer(0...count - 1), stiffness: k, damping: damping(k))
        }
        if massDamping > 0 {
            for node in 0..<count {
                try graph.anchor(node, stiffness: 0, damping: massDamping * graph.masses[node])
            }
        }
        return graph
    }
}
