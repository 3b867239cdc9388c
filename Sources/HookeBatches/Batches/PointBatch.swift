/// Transforms any number of points by one matrix, limited by memory bandwidth.
///
/// The caller owns the coordinates: arrays of x and y and, for points in space, z, in double or single precision.
/// Images replace the points or go into other memory of the caller. Nothing is allocated. For many transforms use
/// ``TransformBatch``.
///
/// ```swift
/// let batch = PointBatch<Double>(.rotationY(0.5) * (try .perspective(distance: 500)))
/// var x = [0.0, 100, 200]
/// var y = [0.0, 50, 100]
/// let seen = batch.project(&x, &y)  // 3; x and y are now the projections
/// ```
///
/// A point maps to (x, y, z, 1)·M = (X, Y, Z, w) and projects to X/w, Y/w with depth Z/w.
///
/// - **Behind the eye**: where w > 0 is false, a point has no image and **every coordinate is NaN**. The mirrored point
///   that the division would give is never written.
/// - **w** is written on request, so that callers can cull and clip at their own near plane. A call returns the number
///   of points in front.
/// - **No perspective**: if the last column is exactly (0, 0, 0, 1), w is 1 for every point, infinite points included,
///   and nothing is divided.
/// - NaN and infinities propagate as in arithmetic.
///
/// In double precision an image is bit-identical to `Transform3D.project(_:)` or `Transform3D.transform(_:)`. In single
/// precision it has the bits of the same operations on fields rounded once. Processor, index and number of threads do
/// not matter. X, Y, Z and w are each within 4 u of the sum of their |products|, and a quotient adds one rounding; u =
/// 2⁻⁵³, for `Float` 2⁻²⁴. See docs/internals/transform-batches.md.
public struct PointBatch<Scalar: BatchScalar>: Sendable, Hashable {
    /// The fields m11, m12, … m44, each rounded to `Scalar`; a field outside its range becomes infinite.
    public let elements: [Scalar]

    /// Creates a batch for a transform.
    public init(_ transform: Transform3D) {
        elements = transform.elements.map { Scalar($0) }
    }

    /// Projects points of the plane z = 0 in place: the images replace the points.
    ///
    /// `threads` is the largest number of threads to use, at least 1. Each thread gets at least 1,048,576 points, so
    /// fewer may be used.
    ///
    /// - Returns: The number of points in front of the eye.
    /// - Precondition: `x` and `y` have the same length; they may be empty.
    @inlinable @discardableResult
    public func project(_ x: inout [Scalar], _ y: inout [Scalar], threads: Int = 1) -> Int {
        x.withUnsafeMutableBufferPointer { x in
            y.withUnsafeMutableBufferPointer { y in
                project(UnsafeBufferPointer(x), UnsafeBufferPointer(y), into: x, y, threads: threads)
            }
        }
    }

    /// Projects points in space in place; z becomes the depth Z/w. See ``project(_:_:threads:)``.
    ///
    /// - Precondition: `x`, `y` and `z` have the same length.
    @inlinable @discardableResult
    public func project(
        _ x: inout [Scalar], _ y: inout [Scalar], _ z: inout [Scalar], threads: Int = 1
    ) -> Int {
        x.withUnsafeMutableBufferPointer { x in
            y.withUnsafeMutableBufferPointer { y in
                z.withUnsafeMutableBufferPointer { z in
                    project(
                        UnsafeBufferPointer(x), UnsafeBufferPointer(y), UnsafeBufferPointer(z), into: x, y, z,
                        threads: threads)
                }
            }
        }
    }

    /// Projects points of the plane z = 0 into other arrays. See ``project(_:_:threads:)``.
    ///
    /// - Precondition: All arrays have the same length.
    @inlinable @discardableResult
    public func project(
        _ x: [Scalar], _ y: [Scalar], into imageX: inout [Scalar], _ imageY: inout [Scalar], threads: Int = 1
    ) -> Int {
        x.withUnsafeBufferPointer { x in
            y.withUnsafeBufferPointer { y in
                imageX.withUnsafeMutableBufferPointer { imageX in
                    imageY.withUnsafeMutableBufferPointer { imageY in
                        project(x, y, into: imageX, imageY, threads: threads)
                    }
                }
            }
        }
    }

    /// Projects points of the plane z = 0 into other arrays and writes the w of each. See ``project(_:_:threads:)``.
    ///
    /// - Precondition: All arrays have the same length.
    @inlinable @discardableResult
    public func project(
        _ x: [Scalar], _ y: [Scalar], into imageX: inout [Scalar], _ imageY: inout [Scalar],
        w: inout [Scalar], threads: Int = 1
    ) -> Int {
        w.withUnsafeMutableBufferPointer { w in
            x.withUnsafeBufferPointer { x in
                y.withUnsafeBufferPointer { y in
                    imageX.withUnsafeMutableBufferPointer { imageX in
                        imageY.withUnsafeMutableBufferPointer { imageY in
                            project(x, y, into: imageX, imageY, w: w, threads: threads)
                        }
                    }
                }
            }
        }
    }

    /// Projects points in space into other arrays: screen position and depth Z/w. See ``project(_:_:threads:)``.
    ///
    /// - Precondition: All arrays have the same length.
    @inlinable @discardableResult
    public func project(
        _ x: [Scalar], _ y: [Scalar], _ z: [Scalar], into imageX: inout [Scalar], _ imageY: inout [Scalar],
        _ imageZ: inout [Scalar], threads: Int = 1
    ) -> Int {
        z.withUnsafeBufferPointer { z in
            x.withUnsafeBufferPointer { x in
                y.withUnsafeBufferPointer { y in
                    imageX.withUnsafeMutableBufferPointer { imageX in
                        imageY.withUnsafeMutableBufferPointer { imageY in
                            imageZ.withUnsafeMutableBufferPointer { imageZ in
                                project(x, y, z, into: imageX, imageY, imageZ, threads: threads)
                            }
                        }
                    }
                }
            }
        }
    }

    /// Projects points in the caller's memory. See ``project(_:_:threads:)``.
    ///
    /// z points towards the viewer; without it the points lie in the plane z = 0. `imageZ` receives the depth Z/w and
    /// `w` the w; both may be nil. An image buffer may be the buffer of the same coordinate. Other memory of more than
    /// 8 MB is written with non-temporal stores.
    ///
    /// - Returns: The number of points in front of the eye.
    /// - Precondition: All buffers have the same length, and `imageZ` requires `z`. Nothing else overlaps.
    @inlinable @discardableResult
    public func project(
        _ x: UnsafeBufferPointer<Scalar>, _ y: UnsafeBufferPointer<Scalar>,
        _ z: UnsafeBufferPointer<Scalar>? = nil, into imageX: UnsafeMutableBufferPointer<Scalar>,
        _ imageY: UnsafeMutableBufferPointer<Scalar>, _ imageZ: UnsafeMutableBufferPointer<Scalar>? = nil,
        w: UnsafeMutableBufferPointer<Scalar>? = nil, threads: Int = 1
    ) -> Int {
        let points = PointBuffers(x, y, z, each: imageX, imageY, imageZ, w: w, images: x.count)
        guard let points else { return 0 }
        return BatchRanges.sum(of: x.count, threads: threads, least: BatchRanges.minimumSteps) { range in
            elements.withUnsafeBufferPointer {
                Scalar._project(
                    $0.baseAddress!, 1, runs: nil, points.points(from: range.lowerBound), range.count,
                    to: points.images(from: range.lowerBound), isLong: points.isLong)
            }
        }
    }
}

/// Buffers whose lengths have been checked.
@usableFromInline struct PointBuffers<Scalar: BatchScalar> {
    @usableFromInline let from: PointMemory<UnsafePointer<Scalar>>
    @usableFromInline let to: PointMemory<UnsafeMutablePointer<Scalar>>
    /// Whether the images are long and in other memory than the points, so that non-temporal stores pay.
    @usableFromInline let isLong: Bool

    /// Nil if there are no points.
    @inlinable init?(
        _ x: UnsafeBufferPointer<Scalar>, _ y: UnsafeBufferPointer<Scalar>, _ z: UnsafeBufferPointer<Scalar>?,
        each imageX: UnsafeMutableBufferPointer<Scalar>, _ imageY: UnsafeMutableBufferPointer<Scalar>,
        _ imageZ: UnsafeMutableBufferPointer<Scalar>?, w: UnsafeMutableBufferPointer<Scalar>?, images: Int
    ) {
        precondition(y.count == x.count, "\(y.count) y coordinates for \(x.count) x coordinates")
        precondition(
            z == nil || z!.count == x.count, "\(z?.count ?? 0) z coordinates for \(x.count) x coordinates")
        precondition(imageX.count == images, "\(imageX.count) x for \(images) images")
        precondition(imageY.count == images, "\(imageY.count) y for \(images) images")
        precondition(imageZ == nil || z != nil, "imageZ requires z")
        precondition(imageZ == nil || imageZ!.count == images, "\(imageZ?.count ?? 0) z for \(images) images")
        precondition(w == nil || w!.count == images, "\(w?.count ?? 0) w for \(images) images")
        guard images > 0 else { return nil }
        from = PointMemory(x: x.baseAddress!, y: y.baseAddress!, z: z?.baseAddress, w: nil)
        to = PointMemory(
            x: imageX.baseAddress!, y: imageY.baseAddress!, z: imageZ?.baseAddress, w: w?.baseAddress)
        isLong = BatchRanges.isLong(images, Scalar.self) && UnsafePointer(to.x) != from.x
    }

    /// The points from index `start` on.
    @inlinable func points(from start: Int) -> PointMemory<UnsafePointer<Scalar>> {
        PointMemory(x: from.x + start, y: from.y + start, z: from.z.map { $0 + start }, w: nil)
    }

    /// The images from index `start` on.
    @inlinable func images(from start: Int) -> PointMemory<UnsafeMutablePointer<Scalar>> {
        PointMemory(
            x: to.x + start, y: to.y + start, z: to.z.map { $0 + start }, w: to.w.map { $0 + start })
    }
}

extension BatchRanges {
    /// Whether `count` numbers take at least 8 MB, so that non-temporal stores pay.
    @inlinable static func isLong<Scalar>(_ count: Int, _: Scalar.Type) -> Bool {
        count * MemoryLayout<Scalar>.stride >= 1 << 23
    }
}
