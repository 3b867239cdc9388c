// Sums, products and norms. Products run on the backend, the rest in plain Swift.
extension Matrix {
    /// Returns the product, rows(self) × columns(other). Either factor may be transposed, without a copy.
    ///
    /// Each element is a sum of `n` products with |error| ≤ n·u·Σ|aᵢ||bᵢ| (u = 2⁻⁵³). The order depends on the backend,
    /// so the last bits may differ. NaN and infinities propagate as in IEEE arithmetic. O(rows·n·columns).
    ///
    /// - Precondition: The inner dimensions are equal.
    public func times(
        _ other: Matrix, transposingSelf: Bool = false, transposingOther: Bool = false,
        backend: LinearAlgebraBackend = .current
    ) -> Matrix {
        var result = Matrix(
            rows: transposingSelf ? columns : rows, columns: transposingOther ? other.rows : other.columns)
        result.setProduct(
            self, other, transposingFirst: transposingSelf, transposingSecond: transposingOther,
            backend: backend)
        return result
    }

    /// Replaces this matrix in place by scale·a·b + share·self. Either factor may be transposed.
    ///
    /// With the default `keeping: 0` the old elements are ignored, NaN included. The error is that of
    /// ``times(_:transposingSelf:transposingOther:backend:)``. The reference copies a transposed second factor. A
    /// matrix that is not uniquely referenced is copied first.
    ///
    /// - Precondition: The inner dimensions are equal, and this matrix has the product's dimensions.
    public mutating func setProduct(
        _ a: Matrix, _ b: Matrix, transposingFirst: Bool = false, transposingSecond: Bool = false,
        scale: Double = 1, keeping share: Double = 0, backend: LinearAlgebraBackend = .current
    ) {
        let (height, inner) = transposingFirst ? (a.columns, a.rows) : (a.rows, a.columns)
        let (otherInner, width) = transposingSecond ? (b.columns, b.rows) : (b.rows, b.columns)
        precondition(inner == otherInner, "a product of inner dimensions \(inner) and \(otherInner)")
        precondition(
            rows == height && columns == width, "a \(height) × \(width) product into \(rows) × \(columns)")
        if share == 0 { elements.withUnsafeMutableBufferPointer { $0.update(repeating: 0) } }
        guard height > 0, width > 0 else { return }
        guard inner > 0 else {
            if share != 0, share != 1 { elements = elements.map { share * $0 } }
            return
        }
        switch backend {
        case .openBLAS:
            OpenBLAS.multiply(
                a, transposingFirst, b, transposingSecond, scale: scale, keeping: share, into: &elements)
        case .reference:
            Reference.multiply(
                a, transposingFirst, transposingSecond ? b.transposed : b, scale: scale, keeping: share,
                into: &elements)
        }
    }

    /// Returns the product with a column vector; errors as in ``times(_:transposingSelf:transposingOther:backend:)``.
    ///
    /// - Precondition: `vector` has `columns` elements.
    public func times(_ vector: [Double], backend: LinearAlgebraBackend = .current) -> [Double] {
        precondition(vector.count == columns, "a vector of \(vector.count) for \(columns) columns")
        return times(Matrix(column: vector), backend: backend).elements
    }

    /// The matrix product, on the build's default backend.
    public static func * (left: Matrix, right: Matrix) -> Matrix { left.times(right) }

    /// The product with a column vector, on the build's default backend.
    public static func * (left: Matrix, right: [Double]) -> [Double] { left.times(right) }

    /// Every element times `factor`.
    public static func * (factor: Double, matrix: Matrix) -> Matrix {
        Matrix(rows: matrix.rows, columns: matrix.columns, columnMajor: matrix.elements.map { factor * $0 })
    }

    /// The elementwise sum.
    ///
    /// - Precondition: The dimensions are equal.
    public static func + (left: Matrix, right: Matrix) -> Matrix { left.combined(right, +) }

    /// The elementwise difference.
    ///
    /// - Precondition: The dimensions are equal.
    public static func - (left: Matrix, right: Matrix) -> Matrix { left.combined(right, -) }

    private func combined(_ other: Matrix, _ operation: (Double, Double) -> Double) -> Matrix {
        precondition(
            rows == other.rows && columns == other.columns,
            "\(rows) × \(columns) together with \(other.rows) × \(other.columns)")
        return Matrix(
            rows: rows, columns: columns, columnMajor: zip(elements, other.elements).map { operation($0, $1) }
        )
    }

    /// The largest magnitude of an element; 0 if empty, NaN if an element is NaN.
    public var maxNorm: Double {
        var largest = 0.0
        for element in elements {
            if element.isNaN { return .nan }
            largest = max(largest, element.magnitude)
        }
        return largest
    }

    /// The largest sum of magnitudes in a column: the norm induced by ‖x‖₁.
    public var oneNorm: Double {
        (0..<columns).map { column in
            elements[column * rows..<(column + 1) * rows].reduce(0) { $0 + $1.magnitude }
        }.reduce(0) { $1.isNaN ? $1 : max($0, $1) }
    }

    /// The largest sum of magnitudes in a row: the norm induced by max|xᵢ|.
    public var infinityNorm: Double { transposed.oneNorm }

    /// √(Σ aᵢⱼ²). It overflows only if the result does.
    public var frobeniusNorm: Double {
        let largest = maxNorm
        guard largest > 0, largest.isFinite else { return largest }
        let exponent = Int(largest.exponent)
        return scaled(
            elements.reduce(0) { sum, element in
                let small = scaled(element, by: -exponent)
                return sum + small * small
            }.squareRoot(), by: exponent)
    }
}
