/// Matrix products in the caller's own memory, for the batches of `Hooke`: nothing is copied and nothing allocated.
///
/// Matrices stand column by column, each column a stride after the one before. Errors are those of
/// ``Matrix/times(_:transposingSelf:transposingOther:backend:)``, for `Float` with u = 2⁻²⁴.
package enum StridedProduct {
    /// c = a·b by dgemm, or its twin; what was in c does not matter.
    ///
    /// - Parameters:
    ///   - a: The first factor, rows × inner.
    ///   - strideA: From a column to the next, at least `rows`; so for the others.
    ///   - b: The second factor, inner × columns.
    ///   - strideB: At least `inner`.
    ///   - c: The product, rows × columns; overlaps neither factor.
    ///   - strideC: At least `rows`.
    ///   - rows: At least 1, as `inner` and `columns`; every count and stride is below 2³¹.
    ///   - inner: The length of the sums.
    ///   - columns: Columns of the product.
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

    /// The same by sgemm, or its twin.
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
    /// c = a·b: each column of c adds up columns of a.
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
