public import HookeBatches
public import HookeLinearAlgebra

/// The numbers of general matrix products (gemm): `Double` and `Float`.
///
/// No other type can conform: the requirement is the library's routine, which exists only for these two.
public protocol MatrixProductScalar: TransformBatchScalar {
    /// c = a·b by gemm, stored by columns; only c may have gaps.
    static func _multiply(
        _ a: UnsafePointer<Self>, _ b: UnsafePointer<Self>, to c: UnsafeMutablePointer<Self>, stride: Int,
        rows: Int, inner: Int, columns: Int, backend: LinearAlgebraBackend)
}

extension Double: MatrixProductScalar {
    /// Not for callers.
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
    /// Not for callers.
    public static func _multiply(
        _ a: UnsafePointer<Float>, _ b: UnsafePointer<Float>, to c: UnsafeMutablePointer<Float>,
        stride: Int, rows: Int, inner: Int, columns: Int, backend: LinearAlgebraBackend
    ) {
        StridedProduct.set(
            c, strideC: stride, to: a, strideA: rows, times: b, strideB: inner, rows: rows, inner: inner,
            columns: columns, backend: backend)
    }
}
