/// Minimises the largest |eᵢ + Jᵢ·δ| over δ within bounds: the linear programme of one step of a minimax fit.
///
/// The dual simplex method on m + 1 tight rows, for m ≤ 4 unknowns: it starts where all bounds but one row are tight and
/// exchanges the most violated row until there is none.
struct ChebyshevStep {
    /// The number of unknowns.
    let count: Int
    /// The residuals, and row by row their derivatives.
    var residuals: [Double] = []
    var derivatives: [Double] = []
    var lower: [Double]
    var upper: [Double]
    /// The solution, and the largest residual there.
    private(set) var step: [Double]
    private(set) var largest = 0.0

    /// The columns of the tight rows: row index and sign for residuals, −1 − unknown for bounds.
    private var rows: [(index: Int, sign: Double)] = []
    private var inverse: [Double] = []
    /// The right sides of the tight rows.
    private var right: [Double] = []

    init(count: Int) {
        self.count = count
        lower = [Double](repeating: 0, count: count)
        upper = lower
        step = lower
    }

    private func entry(_ row: (index: Int, sign: Double), _ unknown: Int) -> Double {
        if row.index >= 0 {
            return unknown == count ? 1 : row.sign * derivatives[row.index * count + unknown]
        }
        return unknown == -1 - row.index ? row.sign : 0
    }

    private func rightSide(_ row: (index: Int, sign: Double)) -> Double {
        if row.index >= 0 { return -row.sign * residuals[row.index] }
        return row.sign > 0 ? upper[-1 - row.index] : -lower[-1 - row.index]
    }

    /// Solves the programme. Returns false if the exchange did not end.
    mutating func solve() -> Bool {
        let size = count + 1
        var first = 0
        for index in residuals.indices where residuals[index].magnitude > residuals[first].magnitude {
            first = index
        }
        let sign: Double = residuals[first] < 0 ? -1 : 1
        // The row and one bound of each unknown; the multipliers are positive by the choice of the sides.
        rows = [(first, sign)]
        for unknown in 0..<count {
            rows.append((-1 - unknown, derivatives[first * count + unknown] * sign > 0 ? -1 : 1))
        }
        right = rows.map(rightSide)
        invert(size)
        var entries = [Double](repeating: 0, count: size)
        var multipliers = [Double](repeating: 0, count: size)
        var change = multipliers
        for _ in 0..<(12 * size + 20) {
            // The unknowns and minus the largest residual: y = A⁻ᵀ·b.
            for unknown in 0..<size {
                var sum = 0.0
                for row in 0..<size { sum += inverse[row * size + unknown] * right[row] }
                if unknown < count { step[unknown] = sum } else { largest = -sum }
            }
            guard let worst = mostViolated() else { return true }
            for unknown in 0..<size { entries[unknown] = entry(worst, unknown) }
            for row in 0..<size {
                var sum = 0.0
                for unknown in 0..<size { sum += inverse[row * size + unknown] * entries[unknown] }
                change[row] = sum
                multipliers[row] = inverse[row * size + count]
            }
            var leaving = -1
            var ratio = Double.infinity
            for row in 0..<size where change[row] > 1e-12 {
                let here = max(multipliers[row], 0) / change[row]
                if here < ratio { (ratio, leaving) = (here, row) }
            }
            guard leaving >= 0 else { return false }
            rows[leaving] = worst
            right[leaving] = rightSide(worst)
            let pivot = 1 / change[leaving]
            for column in 0..<size {
                let scaled = inverse[leaving * size + column] * pivot
                inverse[leaving * size + column] = scaled
                for row in 0..<size where row != leaving {
                    inverse[row * size + column] -= change[row] * scaled
                }
            }
        }
        return false
    }

    /// The inverse of the first basis, whose columns are the row's derivatives and signed unit vectors.
    private mutating func invert(_ size: Int) {
        inverse = [Double](repeating: 0, count: size * size)
        inverse[count] = 1
        for unknown in 0..<count {
            let side = rows[unknown + 1].sign
            inverse[(unknown + 1) * size + unknown] = side
            inverse[(unknown + 1) * size + count] = -side * entry(rows[0], unknown)
        }
    }

    private func mostViolated() -> (index: Int, sign: Double)? {
        var worst: (index: Int, sign: Double)?
        var excess = 1e-9 * max(largest.magnitude, 1e-300)
        for unknown in 0..<count {
            let room = 1e-9 * (upper[unknown] - lower[unknown])
            if step[unknown] > upper[unknown] + room { return (-1 - unknown, 1) }
            if step[unknown] < lower[unknown] - room { return (-1 - unknown, -1) }
        }
        let (count, largest) = (count, largest)
        residuals.withUnsafeBufferPointer { residuals in
            derivatives.withUnsafeBufferPointer { derivatives in
                step.withUnsafeBufferPointer { step in
                    var place = 0
                    for index in 0..<residuals.count {
                        var value = residuals[index]
                        for unknown in 0..<count { value += derivatives[place + unknown] * step[unknown] }
                        place += count
                        if value.magnitude - largest > excess {
                            excess = value.magnitude - largest
                            worst = (index, value < 0 ? -1 : 1)
                        }
                    }
                }
            }
        }
        return worst
    }
}
