/// The pose of a plane in space and of the eye: a rotation, a translation and the eye's distance and
/// position.
///
/// A point (x, y) of the plane is at (x, y, 0) · R + t. The eye is `distance` in front of the point `origin`
/// of the screen z = 0. A layer with this `transform`, under a `sublayerTransform` with perspective about
/// `origin`, looks the same.
///
/// ```swift
/// let card = Rectangle(x: 0, y: 0, width: 200, height: 120)
/// let pose = try CameraPose(
///     rotation: Quaternion(angle: 0.6, axis: Vector3(0, 1, 0)), translation: Vector3(30, 10, -50), distance: 500,
///     origin: Vector2(100, 60))
/// let seen = try Homography(from: card, to: pose.homography.apply(card.corners)!)
/// try CameraPose(seen, distance: 500, origin: Vector2(100, 60))    // the same pose
/// try CameraPose(estimatingDistanceFrom: seen, origin: Vector2(100, 60)).distance   // 500
/// ```
///
/// The plane's units are those of the screen. A homography cannot distinguish a small plane near the eye from
/// a large one far away: a plane in other units gets the distance at which it would look the same.
public struct CameraPose: Hashable, Sendable {
    /// The plane's rotation, of length 1.
    public let rotation: Quaternion
    /// The position of the plane's origin in space, in points.
    public let translation: Vector3
    /// The distance of the eye from the screen, in points.
    public let distance: Double
    /// The point of the screen in front of the eye.
    public let origin: Vector2

    /// Creates a pose from its parts. The rotation is normalised.
    ///
    /// - Throws: `HookeError.outOfRange` for a number that is not finite, a rotation of length 0, and a
    ///   distance that is not above 0.
    public init(
        rotation: Quaternion, translation: Vector3, distance: Double, origin: Vector2
    ) throws(HookeError) {
        try Self.checkEye(distance: distance, origin: origin)
        guard let unit = rotation.normalized else {
            throw .outOfRange(
                field: "rotation.length", value: rotation.length, accepted: "a finite number above 0")
        }
        for (name, value) in [("x", translation.x), ("y", translation.y), ("z", translation.z)]
        where !value.isFinite {
            throw .outOfRange(field: "translation.\(name)", value: value, accepted: "a finite number")
        }
        self.rotation = unit
        self.translation = translation
        self.distance = distance
        self.origin = origin
    }

    /// The rotation and the translation as a transform: R · T(t).
    public var transform: Transform3D { Transform3D(rotation).concatenating(.translation(translation)) }

    /// The map from the plane to the screen.
    public var homography: Homography {
        let r = Transform3D(rotation)
        // Relative to the eye's axis, and back: (X, Y, w) + w·origin.
        func row(_ v: Vector3, _ one: Double) -> Vector3 {
            let w = one - v.z / distance
            return Vector3(v.x + w * origin.x, v.y + w * origin.y, w)
        }
        return Homography(
            row1: row(r.row1.upper, 0), row2: row(r.row2.upper, 0),
            row3: row(translation - Vector3(origin.x, origin.y, 0), 1))
    }

    /// Returns the largest distance on the screen between the images of a rectangle's corners by the pose and
    /// by a homography; `nil` when a corner has no image.
    public func reprojectionError(against homography: Homography, over rectangle: Rectangle) -> Double? {
        guard let own = self.homography.apply(rectangle.corners)?.corners,
            let other = homography.apply(rectangle.corners)?.corners
        else { return nil }
        return zip(own, other).map { Vector3($0.x - $1.x, $0.y - $1.y, 0).length }.max()
    }

    package static func checkEye(distance: Double, origin: Vector2) throws(HookeError) {
        guard distance > 0, distance.isFinite else {
            throw .outOfRange(field: .distance, value: distance, accepted: "a finite number above 0")
        }
        try checkOrigin(origin)
    }

    static func checkOrigin(_ origin: Vector2) throws(HookeError) {
        for (name, value) in [("x", origin.x), ("y", origin.y)] where !value.isFinite {
            throw .outOfRange(field: "origin.\(name)", value: value, accepted: "a finite number")
        }
    }
}

extension CameraPose {
    /// Computes the pose from which an eye at a known distance has this view of the plane.
    ///
    /// With the origin at (0, 0) and the last column times −distance, the rows of the homography are λ·r₁,
    /// λ·r₂ and λ·(t − eye). The nearest pair of orthonormal rows (a polar decomposition) gives the rotation,
    /// their mean length λ. The sign of λ is the homography's: points with w > 0 are in front of the eye. For
    /// nine fields of unknown sign use ``Homography/oriented(at:)`` first.
    ///
    /// - A homography that fits no such pose (a plane stretched in one direction, or seen from another
    ///   distance) gets the nearest one in this algebraic sense; check ``reprojectionError(against:over:)``.
    /// - For noisy points `CameraPoseFit` is better.
    /// - The rotation's error in radians is about the homography's relative error after the change of origin.
    ///
    /// - Throws: `HookeError.noSolution` (field `homography`) when it is singular or not finite;
    ///   `HookeError.outOfRange` for a distance that is not a finite number above 0 (parallel rays do not
    ///   determine a depth) or an origin that is not finite.
    public init(_ homography: Homography, distance: Double, origin: Vector2) throws(HookeError) {
        try Self.checkEye(distance: distance, origin: origin)
        let centered = try PlaneView(homography, origin: origin)
        try self.init(centered, distance: distance, origin: origin)
    }

    /// Computes the pose of the plane that a homography shows through a camera; throws as
    /// `init(_:distance:origin:)`.
    public init(_ homography: Homography, camera: Camera) throws(HookeError) {
        try self.init(homography, distance: camera.distance, origin: camera.origin)
    }

    /// Computes the pose and the distance of an eye in front of a known point of the screen.
    ///
    /// The rows r₁ and r₂ are perpendicular and equally long, which gives two linear equations for distance²,
    /// solved by least squares. The relative error of the distance is about that of the homography over
    /// sin²θ, with the angle θ between plane and screen.
    ///
    /// - Throws: as ``init(_:distance:origin:)``. `HookeError.noSolution` (field `homography`) when the plane
    ///   is parallel to the screen, so that every distance gives the same view, and when no distance explains
    ///   the homography: without perspective, for a stretched plane, or for an eye in front of another point.
    public init(estimatingDistanceFrom homography: Homography, origin: Vector2) throws(HookeError) {
        try Self.checkOrigin(origin)
        let centered = try PlaneView(homography, origin: origin)
        try self.init(centered, distance: centered.estimatedDistance(), origin: origin)
    }

    private init(_ view: PlaneView, distance: Double, origin: Vector2) throws(HookeError) {
        let depth = { (v: Vector3) in Vector3(v.x, v.y, -distance * v.z) }
        let (a, b) = (depth(view.row1), depth(view.row2))
        // S = √(A·Aᵀ) = (G + √det·I)/√(trace + 2√det), with the 2×2 matrix G of scalar products; the rows are
        // S⁻¹·A. That root is the sum of S's eigenvalues, 2λ (Higham, Functions of Matrices, 2008, problem
        // 6.2).
        let (aa, ab, bb) = (a.dot(a), a.dot(b), b.dot(b))
        let area = a.cross(b).length
        let double = (aa + bb + 2 * area).squareRoot()
        guard area > 0x1p-40 * (aa + bb), double.isFinite else {
            throw .noSolution(field: "homography", reason: "its directions are parallel: it maps no plane")
        }
        let first = ((bb + area) * a - ab * b) / (area * double)
        let second = ((aa + area) * b - ab * a) / (area * double)
        let rotation = Quaternion(rows: first, second, first.cross(second))
        try self.init(
            rotation: rotation,
            translation: depth(view.row3) / (double / 2) + Vector3(origin.x, origin.y, distance),
            distance: distance, origin: origin)
    }
}

/// A homography in the coordinates of its eye: the origin moved to (0, 0), and scaled to avoid overflow.
private struct PlaneView {
    let row1: Vector3
    let row2: Vector3
    let row3: Vector3

    package init(_ homography: Homography, origin: Vector2) throws(HookeError) {
        guard homography.isFinite, !homography.isSingular else {
            throw .noSolution(
                field: "homography", reason: "it is singular or not finite, as of a plane seen edge-on")
        }
        func moved(_ row: Vector3) -> Vector3 {
            Vector3(row.x - row.z * origin.x, row.y - row.z * origin.y, row.z)
        }
        let rows = [homography.row1, homography.row2, homography.row3].map(moved)
        let largest = max(rows[0].x.magnitude, rows[0].y.magnitude, rows[1].x.magnitude, rows[1].y.magnitude)
        guard largest > 0, largest.isFinite else {
            throw .noSolution(field: "homography", reason: "its fields are beyond the range of doubles")
        }
        let exponent = -Int(largest.exponent)
        let scaled = rows.map { row in
            Vector3(
                Double(sign: .plus, exponent: exponent, significand: row.x),
                Double(sign: .plus, exponent: exponent, significand: row.y),
                Double(sign: .plus, exponent: exponent, significand: row.z))
        }
        (row1, row2, row3) = (scaled[0], scaled[1], scaled[2])
    }

    /// Returns √(d²) of c + d²·e = 0 for the two constraints as one complex equation: (|r₁|² − |r₂|²) +
    /// 2i·(r₁·r₂) = 0. A rotation of the plane in itself only rotates c and e, so that no direction is
    /// preferred.
    func estimatedDistance() throws(HookeError) -> Double {
        func pair(_ p: Double, _ q: Double) -> Vector2 { Vector2((p - q) * (p + q), 2 * p * q) }
        let c = pair(row1.x, row2.x) + pair(row1.y, row2.y)
        let e = pair(row1.z, row2.z)
        let size = row1.x * row1.x + row1.y * row1.y + row2.x * row2.x + row2.y * row2.y
        guard (c * c).sum().squareRoot() > 0x1p-44 * size else {
            throw .noSolution(
                field: "homography",
                reason:
                    "the plane is parallel to the screen, so any distance fits: pass the distance"
            )
        }
        let square = -(c * e).sum() / (e * e).sum()
        guard square > 0, square.isFinite else {
            throw .noSolution(
                field: "homography", reason: "no distance of an eye in front of this origin explains it")
        }
        return square.squareRoot()
    }
}
