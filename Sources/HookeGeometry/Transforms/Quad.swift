/// Four corners of the plane in order round the outline: what a rectangle becomes on the screen.
///
/// The corners are named after the rectangle they came from, wherever they ended up.
public struct Quad: Hashable, Sendable {
    /// Where the top left corner is.
    public var topLeft: Vector2
    /// Where the top right corner is.
    public var topRight: Vector2
    /// Where the bottom right corner is.
    public var bottomRight: Vector2
    /// Where the bottom left corner is.
    public var bottomLeft: Vector2

    /// A quad from its corners in order round the outline.
    public init(topLeft: Vector2, topRight: Vector2, bottomRight: Vector2, bottomLeft: Vector2) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }

    /// The corners in order: top left, top right, bottom right, bottom left.
    public var corners: [Vector2] { [topLeft, topRight, bottomRight, bottomLeft] }

    /// The area, positive when the corners run clockwise on the screen (x right, y down): the front is seen.
    /// Negative for the back, 0 edge-on. A quad that crosses itself counts its two parts against each other.
    ///
    /// Half the cross product of the diagonals, within 3 ulps of the exact value for the two diagonals as
    /// rounded.
    public var signedArea: Double {
        let first = bottomRight - topLeft
        let second = bottomLeft - topRight
        return 0.5 * differenceOfProducts(first.x, second.y, first.y, second.x)
    }

    /// Which side is seen.
    public var facing: Facing { Facing(sign: signedArea) }

    /// The smallest upright rectangle that holds the corners, each within `minX`…`maxX` and `minY`…`maxY`. What it
    /// is of corners that are not finite is not said.
    public var boundingBox: Rectangle {
        let low = pointwiseMin(pointwiseMin(topLeft, topRight), pointwiseMin(bottomRight, bottomLeft))
        let high = pointwiseMax(pointwiseMax(topLeft, topRight), pointwiseMax(bottomRight, bottomLeft))
        return Rectangle(holding: low, high)
    }

    /// Whether the point lies inside or on the outline, without rounding. Works for convex, concave and crossed
    /// quads (non-zero winding). False for NaN, and where a corner is not finite.
    ///
    /// Quads that share an edge, corner for corner, leave no gap: a point on the edge lies in both.
    public func contains(_ point: Vector2) -> Bool { polygonContains(ScreenOutline(self), point) }
}

/// The side of a flat thing that is turned to the viewer.
public enum Facing: String, NamedCase, Hashable, Sendable {
    /// Its front.
    case front
    /// Its back, mirrored.
    case back
    /// Neither: it is seen from the side and covers nothing.
    case edge

    /// The facing of a signed area; NaN counts as an edge.
    package init(sign: Double) { self = sign > 0 ? .front : sign < 0 ? .back : .edge }
}

#if !hasFeature(Embedded)
    extension Quad: Codable {}
    extension Facing: Codable {}
#endif
