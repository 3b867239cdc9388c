/// How many products of matrices are worked out together.
///
/// Both ways give the same numbers but for last bits. The kernels won at every size that was measured, so nothing chooses
/// gemm by itself: see docs/transform-batches.md.
public enum TransformRoute: String, Sendable, Hashable, Codable, CaseIterable {
    /// Loops of Hooke's own, made for 4×4 matrices.
    case kernels
    /// One general product of stacked matrices, by the library of `LinearAlgebraBackend.current`.
    case gemm
}
