/// The projection of a flat rectangle, from `Transform3D.project(_:near:)`.
///
/// A value of fixed size; only its array properties allocate, and exact sums where plain doubles cannot
/// decide a side.
public struct RectangleProjection: Hashable, Sendable {
    private let images: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)
    private let outline: ScreenOutline
    /// The side that faces the viewer, with an exact sign for the given fields of the transform.
    /// ``Facing/edge`` only where the plane contains the eye, or the rectangle has no area.
    public let facing: Facing
    /// Whether part of the rectangle is behind the near plane, or has no finite image.
    public let isClipped: Bool

    init(
        images: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>), outline: ScreenOutline,
        facing: Facing, isClipped: Bool
    ) {
        self.images = images
        self.outline = outline
        self.facing = facing
        self.isClipped = isClipped
    }

    /// The homogeneous corners (x, y, z, w): top left, top right, bottom right, bottom left.
    public var homogeneousCorners: [SIMD4<Double>] { [images.0, images.1, images.2, images.3] }

    /// The outline of the part in front of the near plane, in order: four corners without a clip, three to
    /// five where the near plane cuts the rectangle, empty where all of it is behind. Every corner is finite
    /// and in front of the eye.
    public var polygon: [Vector2] { Array(outline) }

    /// The corners on the screen; `nil` unless all are in front of the near plane. Dividing by the w of a
    /// corner behind the eye would give a mirrored point.
    public var quad: Quad? {
        isClipped
            ? nil
            : Quad(
                topLeft: outline[0], topRight: outline[1], bottomRight: outline[2], bottomLeft: outline[3])
    }

    /// Whether a part is in front of the near plane; edge-on, its area may still be zero.
    public var isVisible: Bool { !outline.isEmpty }

    /// The smallest upright rectangle that contains every corner of `polygon` and every point for which
    /// `contains(_:)` is true; `nil` when nothing is visible.
    public var boundingBox: Rectangle? { Rectangle(enclosing: outline) }

    /// The area of the visible part on the screen, positive for the front.
    public var signedArea: Double { polygonArea(outline) }

    /// Returns whether a point of the screen lies inside `polygon` or on its outline, decided exactly; false
    /// edge-on, as the rectangle then covers nothing.
    ///
    /// Rectangles of one plane that share an edge, corner for corner, leave no gap: a point on the edge lies
    /// on both.
    public func contains(_ point: Vector2) -> Bool { facing != .edge && polygonContains(outline, point) }

    /// Returns whether all properties are equal.
    public static func == (a: RectangleProjection, b: RectangleProjection) -> Bool {
        a.images == b.images && a.outline == b.outline && a.facing == b.facing && a.isClipped == b.isClipped
    }

    /// Hashes what `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(images.0)
        hasher.combine(images.1)
        hasher.combine(images.2)
        hasher.combine(images.3)
        hasher.combine(outline)
    }
}
