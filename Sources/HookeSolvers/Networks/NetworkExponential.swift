internal import HookeLinearAlgebra

/// A network as a first-order system, z′ = B·z, for any damping and stiffness.
///
/// With M = L·Lᵀ, y = Lᵀ·x and a rate σ close to the highest frequency, z = (y, y′/σ) and
///
///     B = (0, σ·I; −L⁻¹KL⁻ᵀ/σ, −L⁻¹CL⁻ᵀ)
///
/// whose norm is about σ. In these coordinates the length of z is the square root of the energy, so an undamped
/// symmetric network only rotates it.
struct NetworkExponential: Sendable {
    let mass: NetworkMass
    let generator: Matrix
    /// σ, a power of two.
    let rate: Double

    private var size: Int { mass.count }

    /// - Throws: `HookeError.noSolution` if a number overflows.
    init(mass: NetworkMass, damping: Matrix, stiffness: Matrix) throws(HookeError) {
        let size = mass.count
        let k = try refusing("stiffness") { () throws(LinearAlgebraError) in try mass.reduce(stiffness) }
        let c = try refusing("damping") { () throws(LinearAlgebraError) in try mass.reduce(damping) }
        for (field, matrix) in [("stiffness", k), ("damping", c)] where !matrix.maxNorm.isFinite {
            throw .noSolution(field: .init(field), reason: "a rate is too large for a double")
        }
        let square = k.maxNorm
        let rate =
            square > 0
            ? Double(sign: .plus, exponent: Int(square.squareRoot().exponent), significand: 1) : 1
        let generator = Matrix(rows: 2 * size, columns: 2 * size) { row, column in
            switch (row < size, column < size) {
            case (true, true): 0
            case (true, false): row == column - size ? rate : 0
            case (false, true): -k[row - size, column] / rate
            case (false, false): -c[row - size, column - size]
            }
        }
        self.mass = mass
        self.generator = generator
        self.rate = rate
    }

    /// Returns the map of displacements above velocities (2n rows) over `time` seconds, and what constant forces, one
    /// per column, add meanwhile. NaN if the exponential overflows or has no limit, and in columns whose forces are not
    /// finite.
    func transition(after time: Double, forces: Matrix? = nil) -> (map: Matrix, response: Matrix?) {
        if let forces, !forces.maxNorm.isFinite {
            let isFinite = (0..<forces.columns).map { forces.column($0).allSatisfy(\.isFinite) }
            let finite = Matrix(rows: forces.rows, columns: forces.columns) {
                isFinite[$1] ? forces[$0, $1] : 0
            }
            let (map, response) = transition(after: time, forces: finite)
            return (
                map,
                response.map { response in
                    Matrix(rows: response.rows, columns: response.columns) {
                        isFinite[$1] ? response[$0, $1] : .nan
                    }
                }
            )
        }
        let width = forces?.columns ?? 0
        let undefined = (
            Matrix(rows: 2 * size, columns: 2 * size, repeating: .nan),
            forces.map { Matrix(rows: 2 * size, columns: $0.columns, repeating: .nan) }
        )
        if time == .infinity {
            // A network that has decayed completely after 2⁴⁰ radians stays at rest.
            let far = transition(after: 0x1p40 / rate, forces: forces)
            return far.map.maxNorm < .leastNormalMagnitude ? far : undefined
        }
        do {
            // (z; 1)′ = (B, L⁻¹f/σ; 0, 0)·(z; 1), with forces scaled to the size of B so that they do not add
            // squarings.
            let loads = try forces.map { try mass.reduceForces($0) }
            let size = (loads?.maxNorm ?? 0) / rate / rate
            let unit =
                size > 0 && size.isFinite
                ? Double(sign: .plus, exponent: Int(size.exponent), significand: 1) : 1
            let total = 2 * self.size + width
            let augmented =
                width == 0
                ? time * generator
                : Matrix(rows: total, columns: total) { row, column in
                    if row >= 2 * self.size { return 0 }
                    if column < 2 * self.size { return time * generator[row, column] }
                    if row < self.size { return 0 }
                    return time * (loads![row - self.size, column - 2 * self.size] / unit / rate)
                }
            let flow = try augmented.exponential()
            guard forces != nil else { return (try restored(flow), nil) }
            return (try restored(flow), unit * (try restoredResponse(flow, width)))
        } catch {
            return undefined
        }
    }

    /// The map for displacements and velocities.
    func restored(_ flow: Matrix) throws(LinearAlgebraError) -> Matrix {
        var map = Matrix(rows: 2 * size, columns: 2 * size)
        for (rowHalf, columnHalf) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
            let block = Matrix(rows: size, columns: size) {
                flow[$0 + rowHalf * size, $1 + columnHalf * size]
            }
            let factor = rowHalf == columnHalf ? 1 : rowHalf == 1 ? rate : 1 / rate
            let restored = try mass.restoreMap(block)
            for column in 0..<size {
                for row in 0..<size {
                    map[row + rowHalf * size, column + columnHalf * size] = factor * restored[row, column]
                }
            }
        }
        return map
    }

    private func restoredResponse(_ flow: Matrix, _ width: Int) throws(LinearAlgebraError) -> Matrix {
        func half(_ first: Int) throws(LinearAlgebraError) -> Matrix {
            try mass.restore(
                Matrix(rows: size, columns: width) { flow[$0 + first, $1 + 2 * size] })
        }
        let (positions, velocities) = (try half(0), try half(size))
        return Matrix(rows: 2 * size, columns: width) {
            $0 < size ? positions[$0, $1] : rate * velocities[$0 - size, $1]
        }
    }
}
