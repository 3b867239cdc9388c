extension TransformBatch {
    /// Transforms every point by every transform, without division: image i of transform k is (x, y, z, 1)·M = (X, Y,
    /// Z, w).
    ///
    /// The images form a matrix with one row per point, stored by columns: all X of transform 0, all its Y, Z and w,
    /// then those of transform 1. Each number is within 4 u of the sum of its |products|.
    ///
    /// Without `z` the points lie in the plane z = 0.
    ///
    /// - Precondition: `x`, `y` and `z` have the same length, and `images` has 4 · `count` elements per point.
    @inlinable public func homogeneous(
        _ x: [Scalar], _ y: [Scalar], _ z: [Scalar]? = nil, into images: inout [Scalar]
    ) {
        x.withUnsafeBufferPointer { x in
            y.withUnsafeBufferPointer { y in
                images.withUnsafeMutableBufferPointer { images in
                    if let z {
                        z.withUnsafeBufferPointer { homogeneous(x, y, $0, into: images) }
                    } else {
                        homogeneous(x, y, into: images)
                    }
                }
            }
        }
    }

    /// Transforms every point by every transform, without division, in the caller's memory. See the variant for arrays.
    ///
    /// More than 32 MB of images are written with non-temporal stores.
    ///
    /// - Precondition: `x`, `y` and `z` have the same length. `images` has 4 · `count` elements per point and does not
    ///   overlap the points.
    @inlinable public func homogeneous(
        _ x: UnsafeBufferPointer<Scalar>, _ y: UnsafeBufferPointer<Scalar>,
        _ z: UnsafeBufferPointer<Scalar>? = nil, into images: UnsafeMutableBufferPointer<Scalar>
    ) {
        precondition(y.count == x.count, "\(y.count) y coordinates for \(x.count) x coordinates")
        precondition(
            z == nil || z!.count == x.count, "\(z?.count ?? 0) z coordinates for \(x.count) x coordinates")
        precondition(
            images.count == 4 * count * x.count,
            "\(images.count) numbers for \(x.count) points through \(count) transforms; accepted: \(4 * count * x.count)"
        )
        guard let first = images.baseAddress, !images.isEmpty else { return }
        let points = PointMemory(x: x.baseAddress!, y: y.baseAddress!, z: z?.baseAddress, w: nil)
        elements.withPointer { matrices in
            Scalar._homogeneous(
                matrices, count, points, x.count, to: first,
                isLong: BatchRanges.isLong(images.count / 4, Scalar.self))
        }
    }
}

extension TransformBatch {
    /// Projects every point through every transform: image i of transform k is at index k · points + i.
    ///
    /// As in ``PointBatch``, points behind the eye have NaN images. Without `z` the points lie in the plane z = 0.
    /// `imageZ` receives the depth and `w` the w; both may be nil.
    ///
    /// - Returns: The number of images in front of the eye.
    /// - Precondition: The image buffers have `count` elements per point, and nothing overlaps.
    @inlinable @discardableResult
    public func project(
        _ x: UnsafeBufferPointer<Scalar>, _ y: UnsafeBufferPointer<Scalar>,
        _ z: UnsafeBufferPointer<Scalar>? = nil, into imageX: UnsafeMutableBufferPointer<Scalar>,
        _ imageY: UnsafeMutableBufferPointer<Scalar>, _ imageZ: UnsafeMutableBufferPointer<Scalar>? = nil,
        w: UnsafeMutableBufferPointer<Scalar>? = nil
    ) -> Int {
        project(x, y, z, runs: nil, images: count * x.count, into: imageX, imageY, imageZ, w: w)
    }

    /// Projects points of the plane z = 0 through every transform, into arrays. See ``project(_:_:_:into:_:_:w:)``.
    ///
    /// - Precondition: The image arrays have `count` elements per point.
    @inlinable @discardableResult
    public func project(
        _ x: [Scalar], _ y: [Scalar], into imageX: inout [Scalar], _ imageY: inout [Scalar]
    ) -> Int {
        x.withUnsafeBufferPointer { x in
            y.withUnsafeBufferPointer { y in
                imageX.withUnsafeMutableBufferPointer { imageX in
                    imageY.withUnsafeMutableBufferPointer { project(x, y, into: imageX, $0) }
                }
            }
        }
    }

    /// Projects a run of points of the plane z = 0 through each transform, in place: the first `runs[0]` points through
    /// transform 0, the next `runs[1]` through transform 1.
    ///
    /// - Returns: The number of points in front of the eye.
    /// - Precondition: `runs` has `count` elements, none negative, and their sum is the number of points.
    @inlinable @discardableResult
    public func project(_ x: inout [Scalar], _ y: inout [Scalar], runs: [Int]) -> Int {
        x.withUnsafeMutableBufferPointer { x in
            y.withUnsafeMutableBufferPointer { y in
                project(UnsafeBufferPointer(x), UnsafeBufferPointer(y), runs: runs, into: x, y)
            }
        }
    }

    /// Projects a run of points in space through each transform, in place; z becomes the depth. See
    /// ``project(_:_:runs:)``.
    ///
    /// - Precondition: `runs` has `count` elements, none negative, and their sum is the number of points.
    @inlinable @discardableResult
    public func project(_ x: inout [Scalar], _ y: inout [Scalar], _ z: inout [Scalar], runs: [Int]) -> Int {
        x.withUnsafeMutableBufferPointer { x in
            y.withUnsafeMutableBufferPointer { y in
                z.withUnsafeMutableBufferPointer { z in
                    project(
                        UnsafeBufferPointer(x), UnsafeBufferPointer(y), UnsafeBufferPointer(z), runs: runs,
                        into: x, y, z)
                }
            }
        }
    }

    /// Projects a run of points through each transform in the caller's memory. It works in place if an image buffer is
    /// the buffer of the same coordinate.
    ///
    /// As in ``PointBatch``, points behind the eye have NaN images. Without `z` the points lie in the plane z = 0.
    /// `runs` has the number of points of each transform. `imageZ` receives the depth and `w` the w; both may be nil.
    ///
    /// - Returns: The number of points in front of the eye.
    /// - Precondition: `runs` has `count` elements, none negative, and their sum is the number of points. Nothing else
    ///   overlaps.
    @inlinable @discardableResult
    public func project(
        _ x: UnsafeBufferPointer<Scalar>, _ y: UnsafeBufferPointer<Scalar>,
        _ z: UnsafeBufferPointer<Scalar>? = nil, runs: [Int],
        into imageX: UnsafeMutableBufferPointer<Scalar>, _ imageY: UnsafeMutableBufferPointer<Scalar>,
        _ imageZ: UnsafeMutableBufferPointer<Scalar>? = nil, w: UnsafeMutableBufferPointer<Scalar>? = nil
    ) -> Int {
        precondition(runs.count == count, "\(runs.count) runs for \(count) transforms")
        // A 128-bit sum cannot overflow.
        let total = runs.reduce(Int128(0)) { total, run in
            precondition(run >= 0, "a run of \(run) points; accepted: at least 0")
            return total + Int128(run)
        }
        precondition(total == x.count, "runs of \(total) points in all for \(x.count) points")
        return project(x, y, z, runs: runs, images: x.count, into: imageX, imageY, imageZ, w: w)
    }

    @inlinable func project(
        _ x: UnsafeBufferPointer<Scalar>, _ y: UnsafeBufferPointer<Scalar>, _ z: UnsafeBufferPointer<Scalar>?,
        runs: [Int]?, images: Int, into imageX: UnsafeMutableBufferPointer<Scalar>,
        _ imageY: UnsafeMutableBufferPointer<Scalar>, _ imageZ: UnsafeMutableBufferPointer<Scalar>?,
        w: UnsafeMutableBufferPointer<Scalar>?
    ) -> Int {
        let shares = PointBuffers(x, y, z, each: imageX, imageY, imageZ, w: w, images: images)
        guard let shares else { return 0 }
        return elements.withPointer { matrices in
            func run(_ runs: UnsafePointer<Int>?) -> Int {
                Scalar._project(
                    matrices, count, runs: runs, shares.points(from: 0), x.count, to: shares.images(from: 0),
                    isLong: shares.isLong)
            }
            return runs.map { $0.withUnsafeBufferPointer { run($0.baseAddress) } } ?? run(nil)
        }
    }
}
