/// Rectangles of the plane z = 0 as a structure of arrays: the caller's storage for ``PointBatch`` and
/// ``TransformBatch``.
///
/// The arrays may be changed in place. Methods that read them require equal lengths.
public struct RectangleBatch<Scalar: BatchScalar>: Sendable, Hashable {
    /// The x of each origin.
    public var x: [Scalar]
    /// The y of each origin.
    public var y: [Scalar]
    /// The widths; a negative one mirrors.
    public var width: [Scalar]
    /// The heights; a negative one mirrors.
    public var height: [Scalar]

    /// The number of rectangles.
    public var count: Int { x.count }

    /// Creates a batch of rectangles, rounded to `Scalar`.
    @inlinable public init(_ rectangles: [Rectangle]) {
        x = rectangles.map { Scalar($0.origin.x) }
        y = rectangles.map { Scalar($0.origin.y) }
        width = rectangles.map { Scalar($0.size.x) }
        height = rectangles.map { Scalar($0.size.y) }
    }

    /// Calls `body` with the arrays' memory.
    @inlinable func withMemory<Result>(_ body: (RectangleMemory<Scalar>) -> Result) -> Result? {
        precondition(y.count == count, "\(y.count) y coordinates for \(count) x coordinates")
        precondition(width.count == count, "\(width.count) widths for \(count) x coordinates")
        precondition(height.count == count, "\(height.count) heights for \(count) x coordinates")
        return x.withUnsafeBufferPointer { x in
            y.withUnsafeBufferPointer { y in
                width.withUnsafeBufferPointer { width in
                    height.withUnsafeBufferPointer { height -> Result? in
                        guard let x = x.baseAddress, let y = y.baseAddress, let width = width.baseAddress,
                            let height = height.baseAddress
                        else { return nil }
                        return body(RectangleMemory(x: x, y: y, width: width, height: height))
                    }
                }
            }
        }
    }
}

extension PointBatch {
    /// Projects rectangles of the plane z = 0 through the transform, and writes the corners, the least w and the facing
    /// of each.
    ///
    /// - Precondition: `quads.count` equals `rectangles.count`.
    @inlinable public func project(_ rectangles: RectangleBatch<Scalar>, into quads: inout QuadBatch<Scalar>)
    {
        quads.check(rectangles.count)
        _ = rectangles.withMemory { rectangles in
            elements.withUnsafeBufferPointer { quads.project($0.baseAddress!, step: 0, rectangles, step: 1) }
        }
    }
}

extension TransformBatch {
    /// Projects one rectangle of the plane z = 0, rounded to `Scalar`, through every transform. Writes the corners, the
    /// least w and the facing of each.
    ///
    /// - Precondition: `quads.count` equals `count`.
    @inlinable public func project(_ rectangle: Rectangle, into quads: inout QuadBatch<Scalar>) {
        quads.check(count)
        guard count > 0 else { return }
        withUnsafeTemporaryAllocation(of: Scalar.self, capacity: 4) { numbers in
            numbers.initializeElement(at: 0, to: Scalar(rectangle.origin.x))
            numbers.initializeElement(at: 1, to: Scalar(rectangle.origin.y))
            numbers.initializeElement(at: 2, to: Scalar(rectangle.size.x))
            numbers.initializeElement(at: 3, to: Scalar(rectangle.size.y))
            let first = UnsafePointer(numbers.baseAddress!)
            let rectangle = RectangleMemory(x: first, y: first + 1, width: first + 2, height: first + 3)
            elements.withPointer { quads.project($0, step: 16, rectangle, step: 0) }
        }
    }

    /// Projects rectangles of the plane z = 0, each through its own transform, for example the layers of a tree through
    /// their world transforms.
    ///
    /// - Precondition: `rectangles.count` and `quads.count` equal `count`.
    @inlinable public func project(_ rectangles: RectangleBatch<Scalar>, into quads: inout QuadBatch<Scalar>)
    {
        precondition(rectangles.count == count, "\(rectangles.count) rectangles for \(count) transforms")
        quads.check(count)
        _ = rectangles.withMemory { rectangles in
            elements.withPointer { quads.project($0, step: 16, rectangles, step: 1) }
        }
    }
}
