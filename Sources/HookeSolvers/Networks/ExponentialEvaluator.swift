internal import HookeLinearAlgebra

/// Evaluates a network's motion by its exponential, for the settling search. Binary powers of the map of a short step h
/// (h, 2h, 4h, …) give any multiple of h, and Taylor's series the remainder.
///
/// Bounds of the future:
/// - Symmetric stiffness and damping: the energy and the energies of the derivatives never grow.
/// - Otherwise: ‖·‖∞ of displacements and of velocities divided by σ. Within a step h with ‖B‖·h ≤ 1/4 it grows by at
///   most e^(1/4). The norms of the maps, computed until one is at most 1/2, then bound it for all time.
struct ExponentialEvaluator: NetworkEvaluator {
    /// The time from which the norms alone are within the tolerance.
    private(set) var horizon = 0.0

    private let flow: NetworkExponential
    /// B for displacements and velocities.
    private let generator: Matrix
    private let length: Double
    private let start: Matrix
    /// The maps over length·2^j.
    private var maps: [Matrix]
    private var measure: Measure

    /// The bound of a state's future.
    private enum Measure {
        /// The energy, with K and the diagonals of K⁻¹ and M⁻¹: u² ≤ K⁻¹·2E and v² ≤ M⁻¹·2E at every node.
        case energy(stiffness: Matrix, compliance: [Double], mobility: [Double])
        /// A state's norm never exceeds this multiple of an earlier norm.
        case growth(Double)
    }

    /// With more doublings of the step, rounding would decide whether an undamped motion grows or decays.
    private static let mostDoublings = 42
    private static let growthInAStep = 1.2840254166877414

    var longestStep: Double { .infinity }

    /// `nil` if the motion does not come to rest, or a number is NaN.
    init?<Value>(_ motion: SpringNetworkMotion<Value>, _ flow: NetworkExponential, _ tolerance: Tolerance) {
        self.flow = flow
        guard let generator = try? flow.restored(flow.generator), motion.origin.maxNorm.isFinite,
            let start = Self.relativeToRest(motion)
        else { return nil }
        self.generator = generator
        self.start = start
        let norm = generator.scalingVelocities(by: flow.rate).infinityNorm
        guard norm > 0, norm.isFinite else { return nil }
        length = 0.25 / norm
        maps = [flow.transition(after: length).map]
        measure = .growth(Self.growthInAStep)
        let network = motion.network
        if network.stiffnessMatrix.isSymmetric, network.dampingMatrix.isSymmetric {
            guard let compliance = try? network.stiffnessMatrix.solve(.identity(network.count)),
                let mobility = try? network.massMatrix.solve(.identity(network.count))
            else { return nil }
            measure = .energy(
                stiffness: network.stiffnessMatrix,
                compliance: (0..<network.count).map { compliance[$0, $0] },
                mobility: (0..<network.count).map { mobility[$0, $0] })
        } else {
            guard let growth = findGrowth() else { return nil }
            measure = .growth(growth)
        }
        guard let horizon = findHorizon(tolerance) else { return nil }
        self.horizon = horizon
    }

    /// Adds maps until one has a norm of at most 1/2; `nil` if there is none.
    private mutating func findGrowth() -> Double? {
        var growth = Self.growthInAStep
        while true {
            let size = maps[maps.count - 1].scalingVelocities(by: flow.rate).infinityNorm
            if size <= 0.5 { return growth }
            growth = max(growth, size * growth)
            guard maps.count <= Self.mostDoublings, growth.isFinite else { return nil }
            maps.append(maps[maps.count - 1] * maps[maps.count - 1])
        }
    }

    /// For each node, upper bounds of the upper and lower half of a state for all later times.
    private func reach(of state: Matrix) -> (upper: [Double], lower: [Double]) {
        switch measure {
        case .energy(let stiffness, let compliance, let mobility):
            let (u, v) = (half(state, 0), half(state, flow.mass.count))
            let sum = u.innerProduct(stiffness * u) + v.innerProduct(flow.mass.times(v))
            // NaN if squares overflow with both signs.
            let energy = sum.isNaN ? .infinity : max(0, sum)
            return (
                compliance.map { (energy * $0).squareRoot() }, mobility.map { (energy * $0).squareRoot() }
            )
        case .growth(let growth):
            let size = growth * flow.size(state)
            let count = flow.mass.count
            return (
                Array(repeating: size, count: count), Array(repeating: flow.rate * size, count: count)
            )
        }
    }

    private func half(_ state: Matrix, _ first: Int) -> Matrix {
        Matrix(rows: flow.mass.count, columns: state.columns) { state[$0 + first, $1] }
    }

    private mutating func findHorizon(_ tolerance: Tolerance) -> Double? {
        func isSettled(_ state: Matrix) -> Bool {
            let (distances, speeds) = reach(of: state)
            return tolerance.covers(distances, speeds)
        }
        if isSettled(start) { return 0 }
        var index = 0
        while !isSettled(maps[index] * start) {
            index += 1
            guard index <= Self.mostDoublings else { return nil }
            if index == maps.count { maps.append(maps[index - 1] * maps[index - 1]) }
        }
        let late = length * Double(sign: .plus, exponent: index, significand: 1)
        return bisect(index == 0 ? 0 : late / 2, late, steps: 8) { !isSettled(column(at: $0)) }.high
    }

    /// Displacements from the rest position under the forces, above velocities; `nil` if that position does not exist.
    private static func relativeToRest<Value>(_ motion: SpringNetworkMotion<Value>) -> Matrix? {
        var start = motion.origin
        guard let forces = motion.loads else { return start }
        guard let rest = try? motion.network.stiffnessMatrix.solve(forces) else { return nil }
        for column in 0..<rest.columns {
            for row in 0..<rest.rows { start[row, column] -= rest[row, column] }
        }
        return start
    }

    /// Displacements above velocities at a time up to the horizon.
    private func column(at time: Double) -> Matrix {
        let whole = min((time / length).rounded(.down), 0x1p61)
        var (sum, index) = (start, Int(whole))
        for map in maps where index != 0 {
            if index & 1 == 1 { sum = map * sum }
            index >>= 1
        }
        let rest = time - whole * length
        var term = sum
        var next = sum
        for order in 1...16 {
            next.setProduct(generator, term, scale: rest / Double(order))
            swap(&term, &next)
            sum.addToColumns(from: 0, term)
        }
        return sum
    }

    func state(at time: Double) -> [Matrix] {
        let state = column(at: time)
        let count = flow.mass.count
        return [half(state, 0), half(state, count), half(generator * state, count)]
    }

    func bounds(from early: Double, to late: Double) -> (acceleration: [Double], jerk: [Double]) {
        let slope = generator * column(at: early)
        return (reach(of: slope).lower, reach(of: generator * slope).lower)
    }
}

extension NetworkExponential {
    /// The largest displacement or velocity/σ; the root of the sum of squares over the columns.
    fileprivate func size(_ states: Matrix) -> Double {
        (0..<states.columns).reduce(0) { sum, column in
            let largest = (0..<states.rows).reduce(0.0) {
                max($0, states[$1, column].magnitude / ($1 < mass.count ? 1 : rate))
            }
            return Elementary.hypot(sum, largest)
        }
    }
}

extension Matrix {
    /// Converts a map of displacements above velocities to velocities in units of `unit`.
    fileprivate func scalingVelocities(by unit: Double) -> Matrix {
        let half = rows / 2
        return Matrix(rows: rows, columns: columns) { row, column in
            let value = self[row, column]
            if (row < half) == (column < half) { return value }
            return row < half ? value * unit : value / unit
        }
    }
}
