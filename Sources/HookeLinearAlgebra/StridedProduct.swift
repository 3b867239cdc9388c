/// Matrix products in the caller's memory, for the batches of `Hooke`. Nothing is copied or allocated.
///
/// Matrices are stored by columns with a stride between columns. Errors are those of
/// ``Matrix/times(_:transposingSelf:transposingOther:backend:)``, for `Float` with u = 2⁻²⁴.
package enum StridedProduct {
    /// c = a·b by dgemm, sgemm or the reference; the old content of c is ignored. Scalars are `Double` or `Float`.
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
    package static func set<Scalar: BinaryFloatingPoint>(
        _ c: UnsafeMutablePointer<Scalar>, strideC: Int, to a: UnsafePointer<Scalar>, strideA: Int,
        times b: UnsafePointer<Scalar>, strideB: Int, rows: Int, inner: Int, columns: Int,
        backend: LinearAlgebraBackend = .current
    ) {
        switch backend {
        case .openBLAS:
            let (rawA, rawB, rawC) = (UnsafeRawPointer(a), UnsafeRawPointer(b), UnsafeMutableRawPointer(c))
            if Scalar.self == Double.self {
                OpenBLAS.multiply(
                    rawA.assumingMemoryBound(to: Double.self), strideA,
                    rawB.assumingMemoryBound(to: Double.self), strideB,
                    into: rawC.assumingMemoryBound(to: Double.self), strideC, rows: rows, inner: inner,
                    columns: columns)
            } else {
                precondition(Scalar.self == Float.self, "gemm takes Double and Float")
                OpenBLAS.multiply(
                    rawA.assumingMemoryBound(to: Float.self), strideA,
                    rawB.assumingMemoryBound(to: Float.self), strideB,
                    into: rawC.assumingMemoryBound(to: Float.self), strideC, rows: rows, inner: inner,
                    columns: columns)
            }
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
