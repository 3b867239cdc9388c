/// Takes any number of points through one transform, at the speed of memory.
///
/// The caller owns the coordinates: an array of x, one of y and, for points of space, one of z, in double or single
/// precision. Images go to where the points are or to memory of the caller's own; nothing is allocated. For many transforms
/// there is ``TransformBatch``.
///
/// ```swift
/// let batch = PointBatch<Double>(.rotationY(0.5) * (try .perspective(distance: 500)))
/// var x = [0.0, 100, 200]
/// var y = [0.0, 50, 100]
/// let seen = batch.project(&x, &y)  // 3: x and y are now where the points are on the screen
/// ```
///
/// A point goes to (x, y, z, 1)·M = (X, Y, Z, w), and is seen at X/w, Y/w, at the depth Z/w. **Where w > 0 does not hold,
/// at or behind the eye, a point has no image: every coordinate is NaN**, and never the mirrored point that a division
/// would give. w itself is written too where it is asked for, so that callers can cull and clip at a near plane of their
/// own. A call returns how many points are in front. A transform whose last column is exactly (0, 0, 0, 1) has no
/// perspective: w is 1 for every point, infinite ones too, and nothing is divided. NaN and infinities pass on as
/// arithmetic has it.
///
/// In double precision an image has the bits of `Transform3D.project(_:)` or `Transform3D.transform(_:)`, in single precision
/// those of the same operations on fields rounded once: on any processor, wherever a point stands, and however many
/// threads share the work. X, Y, Z and w are each within 4 u of the sum of their |products|, and a quotient adds one
/// rounding; u = 2⁻⁵³, for `Float` 2⁻²⁴. See docs/transform-batches.md.
public struct PointBatch<Scalar: TransformBatchScalar>: Sendable, Hashable {
    /// The fields m11, m12, … m44, each rounded to `Scalar`; one beyond its range is infinite.
    public let elements: [Scalar]

    /// A batch through a transform.
    public init(_ transform: Transform3D) {
        elements = transform.elements.map { Scalar($0) }
    }

    /// Projects points of the plane z = 0 in place.
    ///
    /// - Parameters:
    ///   - x: Where the points are, and then where they are seen.
    ///   - y: The same across.
    ///   - threads: How many threads may share the work, at least 1. Fewer are used when less than 1,048,576 points were
    ///     left to each.
    /// - Returns: How many are in front of the eye.
    /// - Precondition: There are as many y as x. None at all is fine.
    @inlinable @discardableResult
    public func project(_ x: inout [Scalar], _ y: inout [Scalar], threads: Int = 1) -> Int {
        x.withUnsafeMutableBufferPointer { x in
            y.withUnsafeMutableBufferPointer { y in
                project(UnsafeBufferPointer(x), UnsafeBufferPointer(y), into: x, y, threads: threads)
            }
        }
    }

    /// Projects points of space in place; z becomes the depth Z/w. As ``project(_:_:threads:)``.
    ///
    /// - Precondition: There are as many y and z as x.
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

    /// Projects points of the plane z = 0 into other arrays. As ``project(_:_:threads:)``.
    ///
    /// - Precondition: All arrays have one length.
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

    /// Projects points of the plane z = 0 into other arrays, and says the w of each. As ``project(_:_:threads:)``.
    ///
    /// - Precondition: All arrays have one length.
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

    /// Projects points of space into other arrays: on the screen, and the depth Z/w. As ``project(_:_:threads:)``.
    ///
    /// - Precondition: All arrays have one length.
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

    /// Projects points in the caller's own memory. As ``project(_:_:threads:)``.
    ///
    /// - Parameters:
    ///   - x: Where the points are.
    ///   - y: The same across.
    ///   - z: Towards the viewer; nil for points of the plane z = 0.
    ///   - imageX: Where to write where they are seen; may be the very memory of the points, so for the others. Beyond
    ///     8 MB it is written around the caches if it is not.
    ///   - imageY: The same across.
    ///   - imageZ: Where to write the depth Z/w of points of space, nil where nobody wants it.
    ///   - w: Where to write w, nil where nobody wants it.
    ///   - threads: How many threads may share the work, at least 1.
    /// - Returns: How many are in front of the eye.
    /// - Precondition: All have one length, a z of the images needs one of the points, and nothing overlaps but images with
    ///   just their own coordinates.
    @inlinable @discardableResult
    public func project(
        _ x: UnsafeBufferPointer<Scalar>, _ y: UnsafeBufferPointer<Scalar>,
        _ z: UnsafeBufferPointer<Scalar>? = nil, into imageX: UnsafeMutableBufferPointer<Scalar>,
        _ imageY: UnsafeMutableBufferPointer<Scalar>, _ imageZ: UnsafeMutableBufferPointer<Scalar>? = nil,
        w: UnsafeMutableBufferPointer<Scalar>? = nil, threads: Int = 1
    ) -> Int {
        let points = PointShares(x, y, z, each: imageX, imageY, imageZ, w: w, images: x.count)
        guard let points else { return 0 }
        return BatchShares.sum(of: x.count, threads: threads, least: BatchShares.leastSteps) { range in
            elements.withUnsafeBufferPointer {
                Scalar._project(
                    $0.baseAddress!, 1, runs: nil, points.points(from: range.lowerBound), range.count,
                    to: points.images(from: range.lowerBound), isLong: points.isLong)
            }
        }
    }
}

/// Buffers whose lengths have been checked.
@usableFromInline struct PointShares<Scalar: TransformBatchScalar> {
    @usableFromInline let from: PointMemory<UnsafePointer<Scalar>>
    @usableFromInline let to: PointMemory<UnsafeMutablePointer<Scalar>>
    /// Whether the images are many and not where the points are, so that they are best written around the caches.
    @usableFromInline let isLong: Bool

    /// Nil when there is nothing to do.
    @inlinable init?(
        _ x: UnsafeBufferPointer<Scalar>, _ y: UnsafeBufferPointer<Scalar>, _ z: UnsafeBufferPointer<Scalar>?,
        each imageX: UnsafeMutableBufferPointer<Scalar>, _ imageY: UnsafeMutableBufferPointer<Scalar>,
        _ imageZ: UnsafeMutableBufferPointer<Scalar>?, w: UnsafeMutableBufferPointer<Scalar>?, images: Int
    ) {
        precondition(y.count == x.count, "\(y.count) y for \(x.count) x")
        precondition(z == nil || z!.count == x.count, "\(z?.count ?? 0) z for \(x.count) x")
        precondition(imageX.count == images, "\(imageX.count) x for \(images) images")
        precondition(imageY.count == images, "\(imageY.count) y for \(images) images")
        precondition(imageZ == nil || z != nil, "z of images, but none of the points")
        precondition(imageZ == nil || imageZ!.count == images, "\(imageZ?.count ?? 0) z for \(images) images")
        precondition(w == nil || w!.count == images, "\(w?.count ?? 0) w for \(images) images")
        guard images > 0 else { return nil }
        from = PointMemory(x: x.baseAddress!, y: y.baseAddress!, z: z?.baseAddress, w: nil)
        to = PointMemory(
            x: imageX.baseAddress!, y: imageY.baseAddress!, z: imageZ?.baseAddress, w: w?.baseAddress)
        isLong = BatchShares.isLong(images, Scalar.self) && UnsafePointer(to.x) != from.x
    }

    /// The points from one on.
    @inlinable func points(from start: Int) -> PointMemory<UnsafePointer<Scalar>> {
        PointMemory(x: from.x + start, y: from.y + start, z: from.z.map { $0 + start }, w: nil)
    }

    /// The images from one on.
    @inlinable func images(from start: Int) -> PointMemory<UnsafeMutablePointer<Scalar>> {
        PointMemory(
            x: to.x + start, y: to.y + start, z: to.z.map { $0 + start }, w: to.w.map { $0 + start })
    }
}

extension BatchShares {
    /// Whether so many numbers are best written around the caches: 8 MB.
    @inlinable static func isLong<Scalar>(_ count: Int, _: Scalar.Type) -> Bool {
        count * MemoryLayout<Scalar>.stride >= 1 << 23
    }
}
