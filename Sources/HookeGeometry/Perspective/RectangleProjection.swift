/// What a flat rectangle looks like after a transform with perspective.
///
/// Made by `Transform3D.project(_:near:)`. A value of fixed size, with no array in it: the two arrays are made when
/// asked for. (Exact sums allocate, where plain doubles cannot decide a side.)
public struct RectangleProjection: Hashable, Sendable {
    private let images: (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)
    private let outline: ScreenOutline
    /// Which side is seen, where it is seen at all: exact in sign for the fields of the transform as they are.
    /// ``Facing/edge`` only where the plane goes through the eye, or the rectangle has no area.
    public let facing: Facing
    /// Whether part of the rectangle is behind the near plane, or has no image because its numbers are not finite.
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

    /// The outline of the part that is in front of the near plane, in order round it: four corners when all of it
    /// is, three to five when the near plane cuts it, none when it is behind. Every corner is finite, and is an
    /// image of a point in front of the eye.
    public var polygon: [Vector2] { Array(outline) }

    /// The corners on the screen; `nil` when one of them is not in front of the near plane, because a corner
    /// behind the eye has no image (dividing by its w would give a mirrored point).
    public var quad: Quad? {
        isClipped
            ? nil
            : Quad(
                topLeft: outline[0], topRight: outline[1], bottomRight: outline[2], bottomLeft: outline[3])
    }

    /// Whether something of it is in front of the near plane; the area may still be zero, edge-on.
    public var isVisible: Bool { !outline.isEmpty }

    /// The smallest upright rectangle round the visible part, which holds every corner of `polygon` and every point
    /// that `contains(_:)` says yes to; `nil` when nothing is visible.
    public var boundingBox: Rectangle? { Rectangle(enclosing: outline) }

    /// The area of the visible part on the screen, positive when its front is seen.
    public var signedArea: Double { polygonArea(outline) }

    /// Whether a point of the screen lies on the visible part: inside `polygon` or on its outline, decided without
    /// rounding. Never where the rectangle is seen from its edge, as it then covers nothing.
    ///
    /// Rectangles of one plane that share an edge, corner for corner, leave no gap: a point on the edge lies on both.
    public func contains(_ point: Vector2) -> Bool { facing != .edge && polygonContains(outline, point) }

    /// Equal in all that can be asked.
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
