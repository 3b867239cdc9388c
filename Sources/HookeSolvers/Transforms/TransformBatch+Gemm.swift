public import HookeBatches
public import HookeLinearAlgebra

// Batches of transforms by general matrix products. The kernels are faster at every measured size, so gemm is never
// chosen automatically: see docs/internals/transform-batches.md.

extension TransformBatch {
    /// Transforms every point by every transform, without division, by a general matrix product (gemm).
    ///
    /// The images are those of `homogeneous(_:_:_:into:)` in the same order: the product of the points, n × 4, and the
    /// transforms side by side, 4 × 4·`count`. gemm fuses and sums in its own order, so the last bits differ from the
    /// kernels'. Each number is within 4 u of the sum of its |products|.
    ///
    /// Without `z` the points lie in the plane z = 0. The library allocates some memory while it runs.
    ///
    /// - Precondition: `x`, `y` and `z` have the same length. `images` has 4 · `count` elements per point and does not
    ///   overlap the points.
    @inlinable public func homogeneous(
        _ x: UnsafeBufferPointer<Scalar>, _ y: UnsafeBufferPointer<Scalar>,
        _ z: UnsafeBufferPointer<Scalar>? = nil, into images: UnsafeMutableBufferPointer<Scalar>,
        backend: LinearAlgebraBackend
    ) {
        precondition(y.count == x.count, "\(y.count) y coordinates for \(x.count) x coordinates")
        precondition(
            z == nil || z!.count == x.count, "\(z?.count ?? 0) z coordinates for \(x.count) x coordinates")
        precondition(
            images.count == 4 * count * x.count,
            "\(images.count) numbers for \(x.count) points through \(count) transforms; accepted: \(4 * count * x.count)"
        )
        guard let first = images.baseAddress, !images.isEmpty else { return }
        withUnsafeElements { matrices in
            // The plane z = 0 does not need the third rows.
            let rows = z == nil ? [0, 1, 3] : [0, 1, 2, 3]
            withUnsafeTemporaryAllocation(of: Scalar.self, capacity: rows.count * 4 * count) { stacked in
                for index in 0..<count {
                    for column in 0..<4 {
                        for (packedRow, row) in rows.enumerated() {
                            stacked.initializeElement(
                                at: (4 * index + column) * rows.count + packedRow,
                                to: matrices[16 * index + 4 * row + column])
                        }
                    }
                }
                multiply(x, y, z, by: stacked.baseAddress!, to: first, backend: backend)
            }
        }
    }

    /// Transforms every point by every transform by gemm, for arrays.
    ///
    /// - Precondition: `x`, `y` and `z` have the same length, and `images` has 4 · `count` elements per point.
    @inlinable public func homogeneous(
        _ x: [Scalar], _ y: [Scalar], _ z: [Scalar]? = nil, into images: inout [Scalar],
        backend: LinearAlgebraBackend
    ) {
        x.withUnsafeBufferPointer { x in
            y.withUnsafeBufferPointer { y in
                images.withUnsafeMutableBufferPointer { images in
                    if let z {
                        z.withUnsafeBufferPointer {
                            homogeneous(x, y, $0, into: images, backend: backend)
                        }
                    } else {
                        homogeneous(x, y, into: images, backend: backend)
                    }
                }
            }
        }
    }

    /// The number of points per gemm call: with their ones they fit into the L2 cache.
    @inlinable static var pointsAtOnce: Int { 4_096 }

    /// Multiplies points, with ones beside them, by the transforms side by side.
    @inlinable func multiply(
        _ x: UnsafeBufferPointer<Scalar>, _ y: UnsafeBufferPointer<Scalar>, _ z: UnsafeBufferPointer<Scalar>?,
        by stacked: UnsafePointer<Scalar>, to images: UnsafeMutablePointer<Scalar>,
        backend: LinearAlgebraBackend
    ) {
        let inner = z == nil ? 3 : 4
        let most = min(x.count, Self.pointsAtOnce)
        withUnsafeTemporaryAllocation(of: Scalar.self, capacity: inner * most) { packed in
            let packed = packed.baseAddress!
            for start in stride(from: 0, to: x.count, by: most) {
                let some = min(most, x.count - start)
                packed.initialize(from: x.baseAddress! + start, count: some)
                (packed + some).initialize(from: y.baseAddress! + start, count: some)
                if let z { (packed + 2 * some).initialize(from: z.baseAddress! + start, count: some) }
                (packed + (inner - 1) * some).initialize(repeating: 1, count: some)
                setProduct(
                    images + start, stride: x.count, to: packed, times: stacked, rows: some, inner: inner,
                    columns: 4 * count, backend: backend)
            }
        }
    }
}

extension TransformTree {
    /// Computes world transforms from local ones by general matrix products (gemm): one for each run of neighbours with
    /// the same parent. The last bits differ from the kernels'.
    ///
    /// - Precondition: `local` and `world` have one transform per node.
    @inlinable public func worldTransforms<Scalar: BatchScalar>(
        of local: TransformBatch<Scalar>, into world: inout TransformBatch<Scalar>,
        backend: LinearAlgebraBackend
    ) {
        precondition(local.count == count, "\(local.count) transforms for \(count) nodes")
        precondition(world.count == count, "\(world.count) transforms for \(count) nodes")
        local.withUnsafeElements { local in
            world.withUnsafeMutableElements { world in
                guard let local = local.baseAddress, let world = world.baseAddress else { return }
                var start = 0
                while start < count {
                    let parent = parents[start]
                    var end = start + 1
                    while end < count, parents[end] == parent { end += 1 }
                    if parent < 0 {
                        (world + 16 * start).update(from: local + 16 * start, count: 16 * (end - start))
                    } else {
                        // Rows in memory are the columns of the transpose: (local·parent)ᵀ = parentᵀ·localᵀ.
                        setProduct(
                            world + 16 * start, stride: 4, to: world + 16 * Int(parent),
                            times: local + 16 * start,
                            rows: 4, inner: 4, columns: 4 * (end - start), backend: backend)
                    }
                    start = end
                }
            }
        }
    }
}

/// c = a·b by gemm, stored by columns; only c may have gaps.
@usableFromInline func setProduct<Scalar: BatchScalar>(
    _ c: UnsafeMutablePointer<Scalar>, stride: Int, to a: UnsafePointer<Scalar>,
    times b: UnsafePointer<Scalar>,
    rows: Int, inner: Int, columns: Int, backend: LinearAlgebraBackend
) {
    StridedProduct.set(
        c, strideC: stride, to: a, strideA: rows, times: b, strideB: inner, rows: rows, inner: inner,
        columns: columns, backend: backend)
}
