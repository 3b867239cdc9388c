import HookeLinearAlgebra

/// The course of a network by its exponential: states on a grid of short steps, and Taylor's series between them.
///
/// Norms are ‖·‖∞ of displacements and of velocities divided by σ. On a step h with ‖B‖·h ≤ 1/4 nothing grows by more than
/// e^(1/4); from the norms of e^(Bh), e^(2Bh), e^(4Bh)… until one is at most 1/2 follows what nothing ever outgrows.
struct FlowCourse: NetworkCourse {
    /// From here on the norms alone are within the tolerance.
    let horizon: Double
    /// Whether the grid reaches the horizon. Where it would be too long, the horizon is all there is.
    let isRefinable: Bool

    private let flow: NetworkFlow
    /// B in displacements and velocities.
    private let generator: Matrix
    private let length: Double
    private let steps: [Matrix]

    private static let growth = 1.2840254166877414

    var longestStep: Double { length }

    /// `nil` where it does not come to rest, or where something is not a number.
    init?<Value>(_ motion: SpringNetworkMotion<Value>, _ flow: NetworkFlow, _ tolerance: Tolerance) {
        self.flow = flow
        guard let generator = try? flow.restored(flow.generator), motion.origin.maxNorm.isFinite,
            let start = Self.relativeToRest(motion)
        else { return nil }
        self.generator = generator
        let norm = generator.scalingVelocities(by: flow.rate).infinityNorm
        guard norm > 0, norm.isFinite else { return nil }
        let length = 0.25 / norm
        self.length = length
        let map = flow.transition(after: length).map

        // What nothing outgrows, and the time after which half is gone.
        var power = map
        var size = power.scalingVelocities(by: flow.rate).infinityNorm
        var most = Self.growth
        var doublings = 0
        while !(size <= 0.5) {
            guard doublings < 60, most.isFinite else { return nil }
            most = max(most, size * most)
            power = power * power
            size = power.scalingVelocities(by: flow.rate).infinityNorm
            doublings += 1
        }
        func isSettled(_ state: Matrix) -> Bool {
            let reach = most * flow.size(state)
            return tolerance.covers([reach], [flow.rate * reach])
        }
        var states = [start]
        let room = min(1 << 14, max(1, (1 << 24) / max(start.elements.count, 1)))
        while !isSettled(states[states.count - 1]), states.count < room {
            states.append(map * states[states.count - 1])
        }
        isRefinable = isSettled(states[states.count - 1])
        steps = states
        if isRefinable {
            horizon = Double(states.count - 1) * length
            return
        }
        var time = length * Double(sign: .plus, exponent: doublings, significand: 1)
        while !isSettled(power * start) {
            guard time.isFinite, tolerance.distance > 0 else { return nil }
            power = power * power
            time *= 2
        }
        horizon = time
    }

    /// Displacements from where forces move the rest to, above velocities; `nil` where there is no such place.
    private static func relativeToRest<Value>(_ motion: SpringNetworkMotion<Value>) -> Matrix? {
        var start = motion.origin
        guard let forces = motion.loads else { return start }
        guard let rest = try? motion.network.stiffnessMatrix.solve(forces) else { return nil }
        for column in 0..<rest.columns {
            for row in 0..<rest.rows { start[row, column] -= rest[row, column] }
        }
        return start
    }

    private func column(at time: Double) -> Matrix {
        let index = min(Int(time / length), steps.count - 1)
        let rest = time - Double(index) * length
        var (sum, term) = (steps[index], steps[index])
        var next = term
        for order in 1...16 {
            next.setProduct(generator, term, scale: rest / Double(order))
            swap(&term, &next)
            sum.addToColumns(from: 0, term)
        }
        return sum
    }

    func state(at time: Double) -> [Matrix] {
        let state = column(at: time)
        let slope = generator * state
        let size = flow.mass.count
        func half(_ matrix: Matrix, _ first: Int) -> Matrix {
            Matrix(rows: size, columns: matrix.columns) { matrix[$0 + first, $1] }
        }
        return [half(state, 0), half(state, size), half(slope, size)]
    }

    func bounds(from early: Double, to late: Double) -> (acceleration: [Double], jerk: [Double]) {
        let slope = generator * column(at: early)
        let curve = generator * slope
        let factor = Self.growth * flow.rate
        let count = flow.mass.count
        return (
            Array(repeating: factor * flow.size(slope), count: count),
            Array(repeating: factor * flow.size(curve), count: count)
        )
    }
}

extension NetworkFlow {
    /// The largest displacement, or velocity divided by σ; over the columns the root of the sum of squares.
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
    /// A map of displacements above velocities, for velocities measured in `unit`.
    fileprivate func scalingVelocities(by unit: Double) -> Matrix {
        let half = rows / 2
        return Matrix(rows: rows, columns: columns) { row, column in
            let value = self[row, column]
            if (row < half) == (column < half) { return value }
            return row < half ? value * unit : value / unit
        }
    }
}
