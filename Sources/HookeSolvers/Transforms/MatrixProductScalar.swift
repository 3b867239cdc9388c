public import HookeBatches
public import HookeLinearAlgebra

/// The numbers that general matrix products (gemm) compute with: `Double` and `Float`.
///
/// No other type can conform: the requirement is the library's routine, which is there for these two.
public protocol MatrixProductScalar: TransformBatchScalar {
    /// c = a·b by gemm, column by column and without gaps but for c.
    static func _multiply(
        _ a: UnsafePointer<Self>, _ b: UnsafePointer<Self>, to c: UnsafeMutablePointer<Self>, stride: Int,
        rows: Int, inner: Int, columns: Int, backend: LinearAlgebraBackend)
}

extension Double: MatrixProductScalar {
    /// See ``MatrixProductScalar``; not for callers.
    public static func _multiply(
        _ a: UnsafePointer<Double>, _ b: UnsafePointer<Double>, to c: UnsafeMutablePointer<Double>,
        stride: Int, rows: Int, inner: Int, columns: Int, backend: LinearAlgebraBackend
    ) {
        StridedProduct.set(
            c, strideC: stride, to: a, strideA: rows, times: b, strideB: inner, rows: rows, inner: inner,
            columns: columns, backend: backend)
    }
}

extension Float: MatrixProductScalar {
    /// See ``MatrixProductScalar``; not for callers.
    public static func _multiply(
        _ a: UnsafePointer<Float>, _ b: UnsafePointer<Float>, to c: UnsafeMutablePointer<Float>,
        stride: Int, rows: Int, inner: Int, columns: Int, backend: LinearAlgebraBackend
    ) {
        StridedProduct.set(
            c, strideC: stride, to: a, strideA: rows, times: b, strideB: inner, rows: rows, inner: inner,
            columns: columns, backend: backend)
    }
}
