internal import HookeLinearAlgebra

/// The modes of a network that also diagonalise its damping: VᵀMV = I, VᵀKV and VᵀCV diagonal.
struct NetworkModes: Sendable {
    /// Vᵀ: column i is node i's part in every mode.
    let shapes: Matrix
    let modes: [NetworkMode]

    /// Creates the modes, or `nil` if no real modes diagonalise both stiffness and damping.
    ///
    /// The eigenvectors of K are sufficient if damping is a function of stiffness and mass, as in C = αM + βK. If K has
    /// repeated eigenvalues its eigenvectors are not unique; those of a mixture of K and C then diagonalise both.
    ///
    /// - Throws: `HookeError` for a negative eigenvalue of K, and for rates outside the domain of `Spring`.
    init?(mass: NetworkMass, damping: Matrix, stiffness: Matrix) throws(HookeError) {
        var eigen = try refusing("stiffness") { () throws(LinearAlgebraError) in try mass.eigen(stiffness) }
        let least = Self.negligible(eigen.values)
        if let first = eigen.values.first, first < -least {
            throw .outOfRange(
                field: "stiffness", value: first,
                accepted:
                    "positive semidefinite matrices (this is the least eigenvalue, relative to the mass)")
        }
        var values = eigen.values
        var rates = Self.diagonal(damping, in: eigen.vectors)
        if rates == nil {
            let size = stiffness.maxNorm / damping.maxNorm
            let mixture = stiffness + 0.6180339887498949 * size * damping
            guard mixture.maxNorm < .infinity else { return nil }
            eigen = try refusing("damping") { () throws(LinearAlgebraError) in try mass.eigen(mixture) }
            guard let diagonal = Self.diagonal(stiffness, in: eigen.vectors) else { return nil }
            values = diagonal
            rates = Self.diagonal(damping, in: eigen.vectors)
        }
        guard let rates else { return nil }
        let leastRate = Self.negligible(rates)
        guard rates.allSatisfy({ $0 >= -leastRate }) else { return nil }
        var modes: [NetworkMode] = []
        for (value, rate) in zip(values, rates) {
            modes.append(
                try NetworkMode(
                    stiffness: value <= least ? 0 : value, damping: rate <= leastRate ? 0 : rate))
        }
        self.modes = modes
        shapes = eigen.vectors.transposed
    }

    /// The largest rounding error of an eigenvalue 0, relative to the largest eigenvalue.
    private static func negligible(_ values: [Double]) -> Double {
        4 * Double(values.count) * 0x1p-53 * values.reduce(0) { max($0, $1.magnitude) }
    }

    /// The diagonal of Vᵀ·A·V, or `nil` if the other elements exceed rounding.
    private static func diagonal(_ a: Matrix, in vectors: Matrix) -> [Double]? {
        let size = a.rows
        guard a.maxNorm > 0 else { return Array(repeating: 0, count: size) }
        let transformed = vectors.times(a * vectors, transposingSelf: true)
        let diagonal = (0..<size).map { transformed[$0, $0] }
        guard diagonal.allSatisfy(\.isFinite) else { return nil }
        let allowed = 32 * Double(size).squareRoot() * 0x1p-53 * diagonal.reduce(0) { max($0, $1.magnitude) }
        let elements = transformed.elements
        let isDiagonal = elements.withUnsafeBufferPointer { elements in
            for column in 0..<size {
                for row in 0..<size where row != column {
                    if !(elements[row + column * size].magnitude <= allowed) { return false }
                }
            }
            return true
        }
        return isDiagonal ? diagonal : nil
    }

    /// The modal coordinates VᵀM·x of displacements or velocities.
    func coordinates(of x: Matrix, _ mass: NetworkMass) -> Matrix { shapes * mass.times(x) }

    /// The modal loads Vᵀ·f of forces.
    func loads(of forces: Matrix) -> Matrix { shapes * forces }
}

/// Runs linear algebra and converts its errors to `HookeError`.
func refusing<Result>(
    _ field: String, _ body: () throws(LinearAlgebraError) -> Result
) throws(HookeError) -> Result {
    do {
        return try body()
    } catch {
        // The error names the matrix as the caller does.
        let reason: LinearAlgebraError =
            switch error {
            case .notFinite(_, let row, let column, let value):
                .notFinite(field: field, row: row, column: column, value: value)
            case .notSymmetric(_, let row, let column, let value, let mirrored):
                .notSymmetric(field: field, row: row, column: column, value: value, mirrored: mirrored)
            case .notPositiveDefinite(_, let pivot): .notPositiveDefinite(field: field, pivot: pivot)
            default: error
            }
        throw .noSolution(field: .init(field), reason: reason.description)
    }
}
