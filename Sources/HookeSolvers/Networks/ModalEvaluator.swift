internal import HookeLinearAlgebra

/// Evaluates a network's motion by its modes, for the settling search. A mode's energy p² + λ·q² never grows, nor do
/// the energies of its derivatives: they bound the future.
struct ModalEvaluator: NetworkEvaluator {
    private let modes: NetworkModes
    private let magnitudes: Matrix
    private let displacements: Matrix
    private let rates: Matrix

    var longestStep: Double { .infinity }

    /// `nil` if a mode does not come to rest, or a number is NaN.
    init?<Value>(_ motion: SpringNetworkMotion<Value>, _ modes: NetworkModes) {
        let size = modes.modes.count
        self.modes = modes
        magnitudes = Matrix(
            rows: size, columns: size, columnMajor: modes.shapes.elements.map(\.magnitude))
        var displacements = motion.origin
        var rates = motion.originRates
        guard displacements.maxNorm.isFinite, rates.maxNorm.isFinite else { return nil }
        // A velocity or load of 0 after rounding is at most this.
        let roundoff = 4 * Double(size) * 0x1p-53
        let negligible = roundoff * rates.maxNorm
        let negligibleLoad = roundoff * (motion.loads?.maxNorm ?? 0)
        for column in 0..<displacements.columns {
            for (row, mode) in modes.modes.enumerated() {
                let load = motion.loads?[row, column] ?? 0
                if mode.stiffness > 0 {
                    displacements[row, column] -= load / mode.stiffness
                } else if !(load.magnitude <= negligibleLoad) {
                    return nil
                } else if mode.damping == 0 {
                    // The mode has no restoring force: it keeps its position or drifts.
                    guard rates[row, column].magnitude <= negligible else { return nil }
                    displacements[row, column] = 0
                    rates[row, column] = 0
                }
            }
        }
        guard displacements.maxNorm.isFinite else { return nil }
        self.displacements = displacements
        self.rates = rates
    }

    /// Returns the modal coordinates and their first three derivatives.
    private func coordinates(at time: Double) -> [Matrix] {
        let (height, width) = (displacements.rows, displacements.columns)
        var derivatives = Array(repeating: Matrix(rows: height, columns: width), count: 4)
        for (row, mode) in modes.modes.enumerated() {
            let response = mode.response(after: time)
            for column in 0..<width {
                let (q0, p0) = (displacements[row, column], rates[row, column])
                var q = response.xx * q0 + response.xv * p0
                let p = response.vx * q0 + response.vv * p0
                if mode.stiffness == 0 { q = mode.damping > 0 ? -p / mode.damping : 0 }
                let a = -mode.damping * p - mode.stiffness * q
                let values = [q, p, a, -mode.damping * a - mode.stiffness * p]
                for (index, value) in values.enumerated() { derivatives[index][row, column] = value }
            }
        }
        return derivatives
    }

    func state(at time: Double) -> [Matrix] {
        coordinates(at: time).prefix(3).map { modes.shapes.times($0, transposingSelf: true) }
    }

    /// Returns an upper bound of every node's derivative of the given order from the time of these coordinates on. It
    /// uses the matching energy: q² + p²/λ for the coordinates, p² + λ·q² for the velocities and so on.
    private func bound(_ coordinates: [Matrix], order: Int) -> [Double] {
        let value = coordinates[order]
        let other = coordinates[order == 0 ? 1 : order - 1]
        let reach = Matrix(rows: value.rows, columns: value.columns) { row, column in
            let rate = modes.modes[row].stiffness.squareRoot()
            let factor = order > 0 ? rate : rate > 0 ? 1 / rate : 0
            return Elementary.hypot(value[row, column], factor * other[row, column])
        }
        return magnitudes.times(reach, transposingSelf: true).rowNorms
    }

    func bounds(from early: Double, to late: Double) -> (acceleration: [Double], jerk: [Double]) {
        let coordinates = coordinates(at: early)
        return (bound(coordinates, order: 2), bound(coordinates, order: 3))
    }

    /// A time from which the bounds alone are within the tolerance.
    func horizon(_ tolerance: Tolerance) -> Double? {
        func isSettled(_ time: Double) -> Bool {
            let coordinates = coordinates(at: time)
            return tolerance.covers(bound(coordinates, order: 0), bound(coordinates, order: 1))
        }
        let fastest = modes.modes.reduce(0) { max($0, $1.stiffness.squareRoot(), $1.damping) }
        guard fastest > 0 else { return isSettled(0) ? 0 : nil }
        var late = 1 / fastest
        var doublings = 0
        while !isSettled(late) {
            doublings += 1
            guard doublings <= 60 else { return nil }
            late *= 2
        }
        return bisect(doublings > 0 ? late / 2 : 0, late, steps: 8) { !isSettled($0) }.high
    }
}
