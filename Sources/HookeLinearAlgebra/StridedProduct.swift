/// Matrix products in the caller's memory, for the batches of `Hooke`. Nothing is copied or allocated.
///
/// Matrices are stored by columns with a stride between columns. Errors are those of
/// ``Matrix/times(_:transposingSelf:transposingOther:backend:)``, for `Float` with u = 2⁻²⁴.
package enum StridedProduct {
    /// c = a·b by dgemm or the reference; the old content of c is ignored.
    ///
    /// - Parameters:
    ///   - a: The first factor, rows × inner.
    ///   - strideA: The distance between columns of a, at least `rows`.
    ///   - b: The second factor, inner × columns.
    ///   - strideB: The distance between columns of b, at least `inner`.
    ///   - c: The product, rows × columns; does not overlap a or b.
    ///   - strideC: The distance between columns of c, at least `rows`.
    ///   - rows: At least 1, like `inner` and `columns`. Every count and stride is below 2³¹.
    ///   - inner: The length of the sums.
    ///   - columns: The number of columns of the product.
    ///   - backend: The library that multiplies.
    package static func set(
        _ c: UnsafeMutablePointer<Double>, strideC: Int, to a: UnsafePointer<Double>, strideA: Int,
        times b: UnsafePointer<Double>, strideB: Int, rows: Int, inner: Int, columns: Int,
        backend: LinearAlgebraBackend = .current
    ) {
        switch backend {
        case .openBLAS:
            OpenBLAS.multiply(
                a, strideA, b, strideB, into: c, strideC, rows: rows, inner: inner, columns: columns)
        case .reference:
            Reference.multiply(
                a, strideA, b, strideB, into: c, strideC, rows: rows, inner: inner, columns: columns)
        }
    }

    /// c = a·b by sgemm or the reference.
    package static func set(
        _ c: UnsafeMutablePointer<Float>, strideC: Int, to a: UnsafePointer<Float>, strideA: Int,
        times b: UnsafePointer<Float>, strideB: Int, rows: Int, inner: Int, columns: Int,
        backend: LinearAlgebraBackend = .current
    ) {
        switch backend {
        case .openBLAS:
            OpenBLAS.multiply(
                a, strideA, b, strideB, into: c, strideC, rows: rows, inner: inner, columns: columns)
        case .reference:
            Reference.multiply(
                a, strideA, b, strideB, into: c, strideC, rows: rows, inner: inner, columns: columns)
        }
    }
}

extension Reference {
    /// c = a·b: each column of c is a sum of columns of a.
    static func multiply<Scalar: BinaryFloatingPoint>(
        _ a: UnsafePointer<Scalar>, _ strideA: Int, _ b: UnsafePointer<Scalar>, _ strideB: Int,
        into c: UnsafeMutablePointer<Scalar>, _ strideC: Int, rows: Int, inner: Int, columns: Int
    ) {
        for column in 0..<columns {
            let sum = c + column * strideC
            for row in 0..<rows { sum[row] = 0 }
            for index in 0..<inner {
                let factor = b[column * strideB + index]
                for row in 0..<rows { sum[row] += factor * a[index * strideA + row] }
            }
        }
    }
}
