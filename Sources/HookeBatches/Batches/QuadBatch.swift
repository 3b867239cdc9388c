/// The projections of rectangles as a structure of arrays, in the caller's storage.
///
/// A corner with w ≤ 0 is at or behind the eye and has no image: its coordinates are NaN. ``leastW`` is above 0 if all
/// corners are in front. A quad lies wholly before a near plane w = n if its ``leastW`` is at least n. Otherwise part
/// of the rectangle is behind, and `Transform3D.project(_:near:)` clips it.
public struct QuadBatch<Scalar: BatchScalar>: Sendable, Hashable {
    /// The number of quads.
    public let count: Int
    @usableFromInline var cornerColumns: [Scalar]
    @usableFromInline var leastWs: [Scalar]
    @usableFromInline var facings: [Int8]

    /// Creates `count` quads, all at the origin and seen from the side.
    ///
    /// - Precondition: `count` is at least 0.
    public init(count: Int) {
        precondition(count >= 0, "\(count) quads; accepted: at least 0")
        self.count = count
        cornerColumns = Array(repeating: 0, count: 8 * count)
        leastWs = Array(repeating: 0, count: count)
        facings = Array(repeating: 0, count: count)
    }

    /// Eight columns of `count` numbers: x and y of the top left corners, then top right, bottom right, bottom left.
    public var corners: [Scalar] { cornerColumns }

    /// The least w of each quad's corners; NaN if one of them is NaN.
    public var leastW: [Scalar] { leastWs }

    /// Returns a quad, or nil unless w > 0 at all four corners.
    ///
    /// - Precondition: The index is in range.
    public subscript(index: Int) -> Quad? {
        precondition(index >= 0 && index < count, "quad \(index) of \(count)")
        guard leastWs[index] > 0 else { return nil }
        func corner(_ number: Int) -> Vector2 {
            Vector2(
                Double(cornerColumns[2 * number * count + index]),
                Double(cornerColumns[(2 * number + 1) * count + index]))
        }
        return Quad(
            topLeft: corner(0), topRight: corner(1), bottomRight: corner(2), bottomLeft: corner(3))
    }

    /// Returns the visible side: the sign of the determinant of the plane's map, times those of width and height.
    ///
    /// It agrees with the exact `RectangleProjection.facing`, except that it is also `Facing.edge` where the
    /// determinant is within rounding of 0, or too large or too small for `Scalar`.
    ///
    /// - Precondition: The index is in range.
    public func facing(_ index: Int) -> Facing {
        precondition(index >= 0 && index < count, "quad \(index) of \(count)")
        return Facing(sign: Double(facings[index]))
    }

    @inlinable func check(_ rectangles: Int) {
        precondition(count == rectangles, "\(count) quads for \(rectangles) rectangles")
    }

    /// Fills every quad. A step of 0 uses one matrix or rectangle for all.
    @inlinable mutating func project(
        _ matrices: UnsafePointer<Scalar>, step matrixStep: Int, _ rectangles: RectangleMemory<Scalar>,
        step rectangleStep: Int
    ) {
        let count = count
        cornerColumns.withUnsafeMutableBufferPointer { corners in
            leastWs.withUnsafeMutableBufferPointer { least in
                facings.withUnsafeMutableBufferPointer { facings in
                    guard count > 0 else { return }
                    Scalar._quads(
                        matrices, matrixStep, rectangles, rectangleStep, count, corners: corners.baseAddress!,
                        stride: count, leastW: least.baseAddress!, facing: facings.baseAddress!)
                }
            }
        }
    }
}
