/// Rectangles of the plane z = 0 as a structure of arrays: the caller's storage for ``PointBatch`` and ``TransformBatch``.
///
/// Change the arrays in place as you like; what reads them asks that they have one length.
public struct RectangleBatch<Scalar: TransformBatchScalar>: Sendable, Hashable {
    /// The x of each origin.
    public var x: [Scalar]
    /// The y of each origin.
    public var y: [Scalar]
    /// Each width; a negative one mirrors.
    public var width: [Scalar]
    /// Each height; a negative one mirrors.
    public var height: [Scalar]

    /// How many rectangles there are.
    public var count: Int { x.count }

    /// Some rectangles, rounded to `Scalar`.
    @inlinable public init(_ rectangles: [Rectangle]) {
        x = rectangles.map { Scalar($0.origin.x) }
        y = rectangles.map { Scalar($0.origin.y) }
        width = rectangles.map { Scalar($0.size.x) }
        height = rectangles.map { Scalar($0.size.y) }
    }

    /// Lends the numbers, when there are as many of each.
    @inlinable func withMemory<Result>(_ body: (RectangleMemory<Scalar>) -> Result) -> Result? {
        precondition(y.count == count, "\(y.count) y for \(count) x")
        precondition(width.count == count, "\(width.count) widths for \(count) x")
        precondition(height.count == count, "\(height.count) heights for \(count) x")
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
    /// Projects rectangles of the plane z = 0 through the one transform.
    ///
    /// - Parameters:
    ///   - rectangles: What to project.
    ///   - quads: Where to write the corners, the least w and the facing of each.
    /// - Precondition: There is room for as many quads as there are rectangles, no more and no less.
    @inlinable public func project(_ rectangles: RectangleBatch<Scalar>, into quads: inout QuadBatch<Scalar>)
    {
        quads.check(rectangles.count)
        _ = rectangles.withMemory { rectangles in
            elements.withUnsafeBufferPointer { quads.project($0.baseAddress!, step: 0, rectangles, step: 1) }
        }
    }
}

extension TransformBatch {
    /// Projects one rectangle of the plane z = 0 through every transform.
    ///
    /// - Parameters:
    ///   - rectangle: What to project, rounded to `Scalar`.
    ///   - quads: Where to write the corners, the least w and the facing of each.
    /// - Precondition: There is room for `count` quads, no more and no less.
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

    /// Projects rectangles of the plane z = 0, each through its own transform: the layers of a tree through their world
    /// transforms, say.
    ///
    /// - Parameters:
    ///   - rectangles: As many as there are transforms.
    ///   - quads: Where to write the corners, the least w and the facing of each.
    /// - Precondition: There are `count` rectangles and room for `count` quads, no more and no less.
    @inlinable public func project(_ rectangles: RectangleBatch<Scalar>, into quads: inout QuadBatch<Scalar>)
    {
        precondition(rectangles.count == count, "\(rectangles.count) rectangles for \(count) transforms")
        quads.check(count)
        _ = rectangles.withMemory { rectangles in
            elements.withPointer { quads.project($0, step: 16, rectangles, step: 1) }
        }
    }
}
