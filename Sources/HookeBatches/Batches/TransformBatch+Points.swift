extension TransformBatch {
    /// Takes every point through every transform, undivided: image i of transform k is (x, y, z, 1)·M = (X, Y, Z, w).
    ///
    /// The images stand as a matrix of as many rows as there are points, column by column: all X of transform 0, all its Y,
    /// Z and w, then those of transform 1. Each number is within 4 u of the sum of its |products|.
    ///
    /// - Parameters:
    ///   - x: The points.
    ///   - y: As many.
    ///   - z: As many; nil for points of the plane z = 0.
    ///   - images: Where to write them.
    /// - Precondition: There is room for 4 · `count` numbers a point, no more and no less.
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

    /// The same in the caller's own memory.
    ///
    /// - Parameters:
    ///   - x: The points.
    ///   - y: As many.
    ///   - z: As many; nil for points of the plane z = 0.
    ///   - images: Where to write them; beyond 32 MB around the caches. Does not overlap the points.
    /// - Precondition: There is room for 4 · `count` numbers a point, no more and no less.
    @inlinable public func homogeneous(
        _ x: UnsafeBufferPointer<Scalar>, _ y: UnsafeBufferPointer<Scalar>,
        _ z: UnsafeBufferPointer<Scalar>? = nil, into images: UnsafeMutableBufferPointer<Scalar>
    ) {
        precondition(y.count == x.count, "\(y.count) y for \(x.count) x")
        precondition(z == nil || z!.count == x.count, "\(z?.count ?? 0) z for \(x.count) x")
        precondition(
            images.count == 4 * count * x.count,
            "\(images.count) numbers for \(x.count) points through \(count) transforms: \(4 * count * x.count)"
        )
        guard let first = images.baseAddress, !images.isEmpty else { return }
        let points = PointMemory(x: x.baseAddress!, y: y.baseAddress!, z: z?.baseAddress, w: nil)
        elements.withPointer { matrices in
            Scalar._homogeneous(
                matrices, count, points, x.count, to: first,
                isLong: BatchShares.isLong(images.count / 4, Scalar.self))
        }
    }
}

extension TransformBatch {
    /// Projects every point of the plane z = 0, or of space, through every transform: image i of transform k is at
    /// k · points + i.
    ///
    /// - Parameters:
    ///   - x: The points.
    ///   - y: As many.
    ///   - z: As many; nil for points of the plane z = 0.
    ///   - imageX: Where to write where they are seen; NaN where they are not, as with ``PointBatch``.
    ///   - imageY: The same across.
    ///   - imageZ: Where to write the depth of points of space; nil where nobody wants it.
    ///   - w: Where to write w; nil where nobody wants it.
    /// - Returns: How many images are in front of the eye.
    /// - Precondition: There is room for `count` images a point, no more and no less; nothing overlaps.
    @inlinable @discardableResult
    public func project(
        _ x: UnsafeBufferPointer<Scalar>, _ y: UnsafeBufferPointer<Scalar>,
        _ z: UnsafeBufferPointer<Scalar>? = nil, into imageX: UnsafeMutableBufferPointer<Scalar>,
        _ imageY: UnsafeMutableBufferPointer<Scalar>, _ imageZ: UnsafeMutableBufferPointer<Scalar>? = nil,
        w: UnsafeMutableBufferPointer<Scalar>? = nil
    ) -> Int {
        project(x, y, z, runs: nil, images: count * x.count, into: imageX, imageY, imageZ, w: w)
    }

    /// Projects points of the plane z = 0 through every transform, into arrays. See
    /// ``project(_:_:_:into:_:_:w:)``.
    ///
    /// - Precondition: There is room for `count` images a point, no more and no less.
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

    /// Projects a run of points of the plane z = 0 through each transform, in place: the first `runs[0]` through transform
    /// 0, the next `runs[1]` through transform 1.
    ///
    /// - Returns: How many are in front of the eye.
    /// - Precondition: There are `count` runs, none negative, which add up to the number of points.
    @inlinable @discardableResult
    public func project(_ x: inout [Scalar], _ y: inout [Scalar], runs: [Int]) -> Int {
        x.withUnsafeMutableBufferPointer { x in
            y.withUnsafeMutableBufferPointer { y in
                project(UnsafeBufferPointer(x), UnsafeBufferPointer(y), runs: runs, into: x, y)
            }
        }
    }

    /// Projects a run of points of space through each transform, in place; z becomes the depth. See
    /// ``project(_:_:runs:)``.
    ///
    /// - Precondition: There are `count` runs, none negative, which add up to the number of points.
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

    /// Projects a run of points through each transform, in the caller's own memory; in place where images are given the very
    /// memory of their points.
    ///
    /// - Parameters:
    ///   - x: The points, one run after the other.
    ///   - y: As many.
    ///   - z: As many; nil for points of the plane z = 0.
    ///   - runs: How many points are each transform's.
    ///   - imageX: Where to write where they are seen; NaN where they are not, as with ``PointBatch``.
    ///   - imageY: The same across.
    ///   - imageZ: Where to write the depth of points of space; nil where nobody wants it.
    ///   - w: Where to write w; nil where nobody wants it.
    /// - Returns: How many are in front of the eye.
    /// - Precondition: There are `count` runs, none negative, which add up to the number of points; nothing overlaps but
    ///   images with just their own coordinates.
    @inlinable @discardableResult
    public func project(
        _ x: UnsafeBufferPointer<Scalar>, _ y: UnsafeBufferPointer<Scalar>,
        _ z: UnsafeBufferPointer<Scalar>? = nil, runs: [Int],
        into imageX: UnsafeMutableBufferPointer<Scalar>, _ imageY: UnsafeMutableBufferPointer<Scalar>,
        _ imageZ: UnsafeMutableBufferPointer<Scalar>? = nil, w: UnsafeMutableBufferPointer<Scalar>? = nil
    ) -> Int {
        precondition(runs.count == count, "\(runs.count) runs for \(count) transforms")
        // Sums in 128 bits cannot overflow.
        let total = runs.reduce(Int128(0)) { total, run in
            precondition(run >= 0, "a run of \(run) points")
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
        let shares = PointShares(x, y, z, each: imageX, imageY, imageZ, w: w, images: images)
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
