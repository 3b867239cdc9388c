public import HookeGeometry

/// An edge of the screen.
public enum Edge: String, NamedCase, CaseIterable, Hashable, Sendable {
    /// Where x is smallest.
    case left
    /// Where x is largest.
    case right
    /// Where y is smallest.
    case top
    /// Where y is largest.
    case bottom

    /// The direction from the edge into the screen.
    public var inward: SIMD2<Double> {
        switch self {
        case .left: SIMD2(1, 0)
        case .right: SIMD2(-1, 0)
        case .top: SIMD2(0, 1)
        case .bottom: SIMD2(0, -1)
        }
    }

    /// The opposite edge.
    public var opposite: Edge {
        switch self {
        case .left: .right
        case .right: .left
        case .top: .bottom
        case .bottom: .top
        }
    }

    /// Whether motion away from the edge is horizontal.
    public var isHorizontal: Bool { self == .left || self == .right }

    /// Returns the size along the edge's axis: the width for left and right, the height for top and bottom.
    public func extent(of size: Vector2) -> Double { isHorizontal ? size.x : size.y }

    /// Returns the distance of a point inwards from the edge of a rectangle.
    public func distance(to point: Vector2, in rectangle: Rectangle) -> Double {
        switch self {
        case .left: point.x - rectangle.origin.x
        case .right: rectangle.origin.x + rectangle.size.x - point.x
        case .top: point.y - rectangle.origin.y
        case .bottom: rectangle.origin.y + rectangle.size.y - point.y
        }
    }

    /// Returns the nearest counted edge that a point is at most `width` inside of; `nil` if there is none. At
    /// equal distances, the first by name.
    public static func nearest(
        to point: Vector2, in rectangle: Rectangle, within width: Double, where isCounted: (Edge) -> Bool
    ) -> Edge? {
        var nearest: (edge: Edge, distance: Double)?
        for edge in [Edge.bottom, .left, .right, .top] where isCounted(edge) {
            let distance = edge.distance(to: point, in: rectangle)
            guard (0...width).contains(distance), distance < nearest?.distance ?? .infinity else { continue }
            nearest = (edge, distance)
        }
        return nearest?.edge
    }
}

#if !hasFeature(Embedded)
    extension Edge: Codable {}
#endif
