import Foundation

/// A side of the screen.
public enum Edge: String, CaseIterable, Hashable, Sendable, Codable {
    /// Where x is smallest.
    case left
    /// Where x is largest.
    case right
    /// Where y is smallest.
    case top
    /// Where y is largest.
    case bottom

    /// The direction away from the edge, into the screen.
    public var inward: SIMD2<Double> {
        switch self {
        case .left: SIMD2(1, 0)
        case .right: SIMD2(-1, 0)
        case .top: SIMD2(0, 1)
        case .bottom: SIMD2(0, -1)
        }
    }

    /// The side across.
    public var opposite: Edge {
        switch self {
        case .left: .right
        case .right: .left
        case .top: .bottom
        case .bottom: .top
        }
    }

    /// Whether motion away from the edge is sideways.
    public var isHorizontal: Bool { self == .left || self == .right }

    /// The size along the edge's axis: the width for left and right, the height for top and bottom.
    public func extent(of size: CGSize) -> Double { isHorizontal ? size.width : size.height }

    /// How far a point is from the edge of a rectangle, inwards.
    public func distance(to point: CGPoint, in rectangle: CGRect) -> Double {
        switch self {
        case .left: point.x - rectangle.origin.x
        case .right: rectangle.origin.x + rectangle.size.width - point.x
        case .top: point.y - rectangle.origin.y
        case .bottom: rectangle.origin.y + rectangle.size.height - point.y
        }
    }

    /// The rectangle moved out over the edge by its own extent.
    public func outside(_ rectangle: CGRect) -> CGRect {
        let way = inward * -extent(of: rectangle.size)
        return CGRect(
            x: rectangle.origin.x + way.x, y: rectangle.origin.y + way.y,
            width: rectangle.size.width, height: rectangle.size.height)
    }
}
