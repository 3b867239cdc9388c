/// Four corners of the plane in order round the outline: what a rectangle becomes on the screen.
///
/// The corners are named after the rectangle they came from, wherever they ended up.
public struct Quad: Hashable, Sendable, Codable {
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

    /// The smallest upright rectangle that holds the corners.
    public var boundingBox: Rectangle {
        let low = pointwiseMin(pointwiseMin(topLeft, topRight), pointwiseMin(bottomRight, bottomLeft))
        let high = pointwiseMax(pointwiseMax(topLeft, topRight), pointwiseMax(bottomRight, bottomLeft))
        return Rectangle(origin: low, size: high - low)
    }

    /// Whether the point lies inside or on the outline. Works for convex, concave and crossed quads (non-zero
    /// winding). False for NaN, and where a corner is not finite.
    public func contains(_ point: Vector2) -> Bool {
        polygonContains([topLeft, topRight, bottomRight, bottomLeft], point)
    }
}

/// The side of a flat thing that is turned to the viewer.
public enum Facing: String, Hashable, Sendable, Codable {
    /// Its front.
    case front
    /// Its back, mirrored.
    case back
    /// Neither: it is seen from the side and covers nothing.
    case edge

    /// The facing of a signed area; NaN counts as an edge.
    init(sign: Double) { self = sign > 0 ? .front : sign < 0 ? .back : .edge }
}

/// Whether a point lies in a polygon or on its outline: non-zero winding.
func polygonContains(_ corners: [Vector2], _ point: Vector2) -> Bool {
    guard corners.count >= 3, point.x.isFinite, point.y.isFinite else { return false }
    var winding = 0
    var from = corners[corners.count - 1]
    for to in corners {
        guard to.x.isFinite, to.y.isFinite else { return false }
        // The cross product's sign is exact but for a sub-ulp band about the edge: one rounded difference each.
        let along = to - from
        let across = point - from
        let side = differenceOfProducts(along.x, across.y, along.y, across.x)
        if side == 0,
            point.x >= min(from.x, to.x), point.x <= max(from.x, to.x),
            point.y >= min(from.y, to.y), point.y <= max(from.y, to.y)
        {
            return true
        }
        if from.y <= point.y {
            if to.y > point.y, side > 0 { winding += 1 }
        } else if to.y <= point.y, side < 0 {
            winding -= 1
        }
        from = to
    }
    return winding != 0
}
