/// An upright rectangle: an origin (the top left corner, as y points down) and a size.
public struct Rectangle: Hashable, Sendable {
    /// The corner with the smallest x and y when the size is not negative.
    public var origin: Vector2
    /// Width and height. Negative sizes are kept; `standardized` makes them positive.
    public var size: Vector2

    /// The empty rectangle at the origin.
    public static let zero = Rectangle(origin: .zero, size: .zero)

    /// Creates a rectangle from its origin and size.
    public init(origin: Vector2, size: Vector2) {
        self.origin = origin
        self.size = size
    }

    /// Creates a rectangle from four numbers.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: Vector2(x, y), size: Vector2(width, height))
    }

    /// Creates the smallest rectangle that contains every point, each within `minX`…`maxX` and `minY`…`maxY`.
    ///
    /// `nil` without points, or if one is NaN. A size that is not exactly representable is rounded so that no
    /// point falls outside.
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

    /// Creates the smallest rectangle from `low` whose largest x and y are not below those of `high`.
    init(holding low: Vector2, _ high: Vector2) {
        // The rounded difference is half an ulp off at most, so one step up suffices.
        func extent(_ low: Double, _ high: Double) -> Double {
            let difference = high - low
            return low + difference < high ? difference.nextUp : difference
        }
        self.init(origin: low, size: Vector2(extent(low.x, high.x), extent(low.y, high.y)))
    }

    /// The width, which may be negative.
    public var width: Double { size.x }
    /// The height, which may be negative.
    public var height: Double { size.y }
    /// The smallest x.
    public var minX: Double { min(origin.x, origin.x + size.x) }
    /// The smallest y.
    public var minY: Double { min(origin.y, origin.y + size.y) }
    /// The largest x.
    public var maxX: Double { max(origin.x, origin.x + size.x) }
    /// The largest y.
    public var maxY: Double { max(origin.y, origin.y + size.y) }
    /// The center.
    public var center: Vector2 { origin + size * 0.5 }

    /// The same area with a non-negative size.
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

    /// Returns whether the point lies inside. False for NaN.
    ///
    /// The left and top edges count, the right and bottom ones do not, so that adjoining rectangles share no
    /// point.
    public func contains(_ point: Vector2) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }

    /// Returns the common part; `nil` when the rectangles do not touch.
    public func intersection(_ other: Rectangle) -> Rectangle? {
        let low = Vector2(max(minX, other.minX), max(minY, other.minY))
        let high = Vector2(min(maxX, other.maxX), min(maxY, other.maxY))
        guard low.x <= high.x, low.y <= high.y else { return nil }
        return Rectangle(origin: low, size: high - low)
    }

    /// Returns the smallest rectangle that contains both.
    public func union(_ other: Rectangle) -> Rectangle {
        let low = Vector2(min(minX, other.minX), min(minY, other.minY))
        let high = Vector2(max(maxX, other.maxX), max(maxY, other.maxY))
        return Rectangle(holding: low, high)
    }

    /// Returns the rectangle with each side moved inwards, or outwards by a negative number.
    public func inset(dx: Double, dy: Double) -> Rectangle {
        Rectangle(origin: origin + Vector2(dx, dy), size: size - 2 * Vector2(dx, dy))
    }

    /// Returns the rectangle moved by `distance`.
    public func offset(by distance: Vector2) -> Rectangle {
        Rectangle(origin: origin + distance, size: size)
    }
}

#if !hasFeature(Embedded)
    extension Rectangle: Codable {}
#endif
