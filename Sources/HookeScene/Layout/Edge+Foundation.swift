import Foundation
import HookeGeometry

extension Edge {
    /// Returns the size along the edge's axis: the width for left and right, the height for top and bottom.
    public func extent(of size: CGSize) -> Double { extent(of: Vector2(size.width, size.height)) }

    /// Returns the distance of a point inwards from the edge of a rectangle.
    public func distance(to point: CGPoint, in rectangle: CGRect) -> Double {
        distance(to: Vector2(point), in: Rectangle(rectangle))
    }

    /// Returns the rectangle moved out over the edge by its extent.
    public func outside(_ rectangle: CGRect) -> CGRect {
        let way = inward * -extent(of: rectangle.size)
        return CGRect(
            x: rectangle.origin.x + way.x, y: rectangle.origin.y + way.y,
            width: rectangle.size.width, height: rectangle.size.height)
    }
}
