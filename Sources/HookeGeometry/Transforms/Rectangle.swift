/// An upright rectangle: an origin (its top left corner, as y points down) and a size.
public struct Rectangle: Hashable, Sendable {
    /// The corner with the smallest x and y when the size is not negative.
    public var origin: Vector2
    /// Width and height. Negative sizes are kept as they are; `standardized` turns them round.
    public var size: Vector2

    /// The empty rectangle at the origin.
    public static let zero = Rectangle(origin: .zero, size: .zero)

    /// A rectangle from its origin and size.
    public init(origin: Vector2, size: Vector2) {
        self.origin = origin
        self.size = size
    }

    /// A rectangle from four numbers.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: Vector2(x, y), size: Vector2(width, height))
    }

    /// The smallest rectangle that holds every point, each within `minX`…`maxX` and `minY`…`maxY`; `nil` when there
    /// is none, or one is NaN.
    ///
    /// Where the size cannot be said exactly it is rounded so that no point falls outside.
    public init?(enclosing points: some Sequence<Vector2>) {
        var low = Vector2(repeating: .infinity)
        var high = Vector2(repeating: -.infinity)
        for point in points {
            guard !point.x.isNaN, !point.y.isNaN else { return nil }
            low = pointwiseMin(low, point)
            high = pointwiseMax(high, point)
        }
        guard low.x <= high.x else { return nil }
        self.init(holding: low, high)
    }

    /// The smallest rectangle from `low` whose largest x and y are not below those of `high`.
    init(holding low: Vector2, _ high: Vector2) {
        // The difference is off by half an ulp at most, so that one step up covers it.
        func extent(_ low: Double, _ high: Double) -> Double {
            let difference = high - low
            return low + difference < high ? difference.nextUp : difference
        }
        self.init(origin: low, size: Vector2(extent(low.x, high.x), extent(low.y, high.y)))
    }

    /// The width as given.
    public var width: Double { size.x }
    /// The height as given.
    public var height: Double { size.y }
    /// The smallest x.
    public var minX: Double { min(origin.x, origin.x + size.x) }
    /// The smallest y.
    public var minY: Double { min(origin.y, origin.y + size.y) }
    /// The largest x.
    public var maxX: Double { max(origin.x, origin.x + size.x) }
    /// The largest y.
    public var maxY: Double { max(origin.y, origin.y + size.y) }
    /// The point in the middle.
    public var center: Vector2 { origin + size * 0.5 }

    /// The same area with a size that is not negative.
    public var standardized: Rectangle {
        Rectangle(origin: Vector2(minX, minY), size: Vector2(size.x.magnitude, size.y.magnitude))
    }

    /// Whether the area is zero.
    public var isEmpty: Bool { size.x == 0 || size.y == 0 }

    /// The corners in the order of `Quad`: origin, along x, opposite, along y.
    public var corners: Quad {
        Quad(
            topLeft: origin,
            topRight: Vector2(origin.x + size.x, origin.y),
            bottomRight: origin + size,
            bottomLeft: Vector2(origin.x, origin.y + size.y))
    }

    /// Whether the point lies inside; the left and top edges count, the right and bottom ones do not,
    /// so that adjoining rectangles share no point. False for NaN.
    public func contains(_ point: Vector2) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// The common part, `nil` when they do not touch.
    public func intersection(_ other: Rectangle) -> Rectangle? {
        let low = Vector2(max(minX, other.minX), max(minY, other.minY))
        let high = Vector2(min(maxX, other.maxX), min(maxY, other.maxY))
        guard low.x <= high.x, low.y <= high.y else { return nil }
        return Rectangle(origin: low, size: high - low)
    }

    /// The smallest rectangle that holds both.
    public func union(_ other: Rectangle) -> Rectangle {
        let low = Vector2(min(minX, other.minX), min(minY, other.minY))
        let high = Vector2(max(maxX, other.maxX), max(maxY, other.maxY))
        return Rectangle(holding: low, high)
    }

    /// The rectangle moved in on every side, or out by a negative number.
    public func inset(dx: Double, dy: Double) -> Rectangle {
        Rectangle(origin: origin + Vector2(dx, dy), size: size - 2 * Vector2(dx, dy))
    }

    /// The rectangle moved.
    public func offset(by distance: Vector2) -> Rectangle {
        Rectangle(origin: origin + distance, size: size)
    }
}

#if !hasFeature(Embedded)
    extension Rectangle: Codable {}
#endif
