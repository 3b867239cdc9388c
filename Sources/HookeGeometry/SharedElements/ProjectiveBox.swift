import Hooke

/// The place of a rectangle on the plane: its image by any homography, in parts that interpolate well.
///
/// The box's point ξ, from (−½, −½) at the top left to (½, ½) at the bottom right, is at
///
///     X(ξ) = center + (ξx·U + ξy·V)/(1 + perspective·ξ)
///     U = width · (cos angle, sin angle)
///     V = height · (−sin(angle + skew), cos(angle + skew))
///
/// `init(of:under:)` and ``quad`` are inverse within rounding: 10⁻¹² points were seen on a screen.
public struct ProjectiveBox: Hashable, Sendable {
    /// The image of the rectangle's centre, in points.
    public var center: Vector2
    /// Width and height at the centre, in points: the width above 0, the height below 0 for a mirrored box.
    public var size: Vector2
    /// The direction of the width, in radians; positive turns clockwise on the screen.
    public var angle: Double
    /// The angle by which the height leans from the normal of the width, in radians, within (−π/2, π/2).
    public var skew: Double
    /// The slopes of the depth over the box: 0 without perspective. |x| + |y| is below 2 in front of the eye.
    public var perspective: Vector2

    /// Creates a box from its parts.
    public init(
        center: Vector2, size: Vector2, angle: Double = 0, skew: Double = 0, perspective: Vector2 = .zero
    ) {
        (self.center, self.size) = (center, size)
        (self.angle, self.skew, self.perspective) = (angle, skew, perspective)
    }

    /// Creates the place of an upright rectangle.
    public init(_ rectangle: Rectangle) { self.init(center: rectangle.center, size: rectangle.size) }

    /// Creates the image of a rectangle by the plane z = 0 of a transform.
    ///
    /// `nil` where there is no box: an empty rectangle, one that is seen edge-on, one with a corner behind the eye, and
    /// numbers that are not finite.
    public init?(of rectangle: Rectangle, under map: Transform3D) {
        self.init(of: rectangle, under: Homography(of: map))
    }

    /// Creates the image of a rectangle by a map of the plane. `nil` as for a transform.
    public init?(of rectangle: Rectangle, under map: Homography) {
        let (middle, size) = (rectangle.center, rectangle.size)
        let image = map.homogeneous(middle)
        guard image.z > 0, size.x > 0, size.y > 0 else { return nil }
        let center = Vector2(image.x, image.y) / image.z
        // The derivatives of the quotient, times the rectangle's size.
        let slopes = Vector2(map.row1.z, map.row2.z) / image.z
        let along: Vector2 = Vector2(map.row1.x, map.row1.y) / image.z - center * slopes.x
        let down: Vector2 = Vector2(map.row2.x, map.row2.y) / image.z - center * slopes.y
        let (u, v) = (along * size.x, down * size.y)
        let area = differenceOfProducts(u.x, v.y, u.y, v.x)
        let width = Elementary.hypot(u.x, u.y)
        let length = Elementary.hypot(v.x, v.y)
        let perspective = slopes * size
        guard area != 0, width > 0, length > 0, perspective.x.magnitude + perspective.y.magnitude < 2 else {
            return nil
        }
        let height = area < 0 ? -length : length
        let sign = area < 0 ? -1.0 : 1.0
        let angle = Elementary.atan2(u.y, u.x)
        // V in the frame of U: (−sin skew, cos skew)·height.
        let leaning = -sign * (u.x * v.x + u.y * v.y)
        self.init(
            center: center, size: Vector2(width, height), angle: angle,
            skew: Elementary.atan2(leaning, area.magnitude), perspective: perspective)
        guard isFinite else { return nil }
    }

    /// Whether the image is mirrored: its corners run counterclockwise.
    public var isMirrored: Bool { size.y < 0 }

    /// Whether all numbers are finite.
    public var isFinite: Bool {
        let zeros: SIMD8<Double> = numbers * 0
        return zeros.sum() == 0
    }

    /// The images U of the width and V of the height at the centre.
    public var axes: (u: Vector2, v: Vector2) {
        let first = Elementary.sineAndCosine(angle)
        let second = skew == 0 ? first : Elementary.sineAndCosine(angle + skew)
        return (
            Vector2(first.cosine, first.sine) * size.x, Vector2(-second.sine, second.cosine) * size.y
        )
    }

    /// Returns the place of a point of the box, from (−½, −½) at the top left to (½, ½) at the bottom right.
    public func point(at place: Vector2) -> Vector2 {
        let (u, v) = axes
        return Self.point(at: place, center, u, v, perspective)
    }

    private static func point(
        at place: Vector2, _ center: Vector2, _ u: Vector2, _ v: Vector2, _ slopes: Vector2
    ) -> Vector2 {
        let depth: Double = 1 + (slopes.x * place.x + slopes.y * place.y)
        let offset: Vector2 = u * place.x + v * place.y
        return center + offset / depth
    }

    /// The places of the four corners.
    public var quad: Quad {
        let (u, v) = axes
        func corner(_ x: Double, _ y: Double) -> Vector2 {
            Self.point(at: Vector2(x, y), center, u, v, perspective)
        }
        return Quad(
            topLeft: corner(-0.5, -0.5), topRight: corner(0.5, -0.5), bottomRight: corner(0.5, 0.5),
            bottomLeft: corner(-0.5, 0.5))
    }

    /// The bounds of a layer that shows the box without scaling: the magnitudes of ``size``.
    public var bounds: Vector2 { Vector2(size.x.magnitude, size.y.magnitude) }

    /// The transform about its anchor point of a layer with the size ``bounds``, the anchor point in the middle and
    /// the position ``center``. It shows the box: it turns, leans, mirrors and projects, but does not scale at the centre.
    public var layerTransform: Transform3D {
        let first = Elementary.sineAndCosine(angle)
        let second = skew == 0 ? first : Elementary.sineAndCosine(angle + skew)
        let sign = size.y < 0 ? -1.0 : 1.0
        func slope(_ p: Double, over length: Double) -> Double { p == 0 || length == 0 ? 0 : p / length }
        let extent = bounds
        return Transform3D(
            row1: SIMD4(first.cosine, first.sine, 0, slope(perspective.x, over: extent.x)),
            row2: SIMD4(
                -second.sine * sign, second.cosine * sign, 0, slope(perspective.y, over: extent.y)),
            row3: SIMD4(0, 0, 1, 0), row4: SIMD4(0, 0, 0, 1))
    }

    /// The parts in one vector: centre, size, angle, skew, perspective.
    package var numbers: SIMD8<Double> {
        get { SIMD8(center.x, center.y, size.x, size.y, angle, skew, perspective.x, perspective.y) }
        set {
            (center, size) = (newValue.lowHalf.lowHalf, newValue.lowHalf.highHalf)
            (angle, skew) = (newValue[4], newValue[5])
            perspective = newValue.highHalf.highHalf
        }
    }

    /// Creates a box from ``numbers``.
    package init(numbers: SIMD8<Double>) {
        self.init(
            center: numbers.lowHalf.lowHalf, size: numbers.lowHalf.highHalf, angle: numbers[4],
            skew: numbers[5],
            perspective: numbers.highHalf.highHalf)
    }
}
