/// Four corners of the plane in order around the outline: the image of a rectangle on the screen.
///
/// Each corner keeps the name that it had in the rectangle.
public struct Quad: Hashable, Sendable {
    /// The image of the top left corner.
    public var topLeft: Vector2
    /// The image of the top right corner.
    public var topRight: Vector2
    /// The image of the bottom right corner.
    public var bottomRight: Vector2
    /// The image of the bottom left corner.
    public var bottomLeft: Vector2

    /// Creates a quad from its corners in order around the outline.
    public init(topLeft: Vector2, topRight: Vector2, bottomRight: Vector2, bottomLeft: Vector2) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    /// The corners in order: top left, top right, bottom right, bottom left.
    public var corners: [Vector2] { [topLeft, topRight, bottomRight, bottomLeft] }

    /// The area: positive when the corners run clockwise on the screen (x right, y down), so that the front
    /// is visible.
    ///
    /// Negative for the back, 0 edge-on. In a quad that crosses itself, the areas of the two parts have
    /// opposite signs.
    ///
    /// Half the cross product of the diagonals, within 3 ulps of the exact value for the rounded diagonals.
    public var signedArea: Double {
        let first = bottomRight - topLeft
        let second = bottomLeft - topRight
        return 0.5 * differenceOfProducts(first.x, second.y, first.y, second.x)
    }

    /// The side that is visible.
    public var facing: Facing { Facing(sign: signedArea) }

    /// The smallest upright rectangle that contains the corners, each within `minX`…`maxX` and `minY`…`maxY`.
    ///
    /// Unspecified for corners that are not finite.
    public var boundingBox: Rectangle {
        let low = pointwiseMin(pointwiseMin(topLeft, topRight), pointwiseMin(bottomRight, bottomLeft))
        let high = pointwiseMax(pointwiseMax(topLeft, topRight), pointwiseMax(bottomRight, bottomLeft))
        return Rectangle(holding: low, high)
    }

    /// Returns whether the point lies inside or on the outline, exactly.
    ///
    /// - Works for convex, concave and crossed quads (non-zero winding).
    /// - Quads that share an edge, corner for corner, leave no gap: a point on the edge lies in both.
    /// - False for NaN, and where a corner is not finite.
    public func contains(_ point: Vector2) -> Bool { polygonContains(ScreenOutline(self), point) }
}

/// The side of a flat object that faces the viewer.
public enum Facing: String, NamedCase, Hashable, Sendable, CaseIterable {
    /// The front.
    case front
    /// The back, mirrored.
    case back
    /// Neither side: the object is edge-on and covers nothing.
    case edge

    /// Returns the facing for a signed area; NaN counts as an edge.
    package init(sign: Double) { self = sign > 0 ? .front : sign < 0 ? .back : .edge }
}

#if !hasFeature(Embedded)
    extension Quad: Codable {}
    extension Facing: Codable {}
#endif
