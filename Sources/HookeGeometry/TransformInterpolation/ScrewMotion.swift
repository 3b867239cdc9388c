/// The motion of a rigid body along a screw: a rotation about a fixed axis at constant speed while it slides along
/// that axis at constant speed.
///
/// Any two positions of a rigid body are joined by one (Chasles), and it is what unit dual quaternions interpolate
/// by (ScLERP). It does not depend on where the coordinates have their origin. Of the two ways round, the shorter
/// is taken; for a half turn the sign of the last quaternion decides. Progress may be any number.
///
/// The body's origin goes along a helix: with the half angle h of the whole turn, x = (p − ½)·h, the axis n and
/// the step Δ = (Δ∥ + Δ⊥) of the origin,
///
///     t(p) = t₀ + Δ⊥/2 + p·Δ∥ + (sin x · cos x / sin h)·Δ⊥ + ((sin² x − sin²(h/2)) / sin h)·n × Δ
///     q(p) = cos x · (q₀ + q₁)/|q₀ + q₁| + sin x · (q₁ − q₀)/|q₁ − q₀|
///
/// which has no singular case: h is at most a quarter turn, and for h → 0 the line is what remains.
///
/// - Source: Kavan, Collins, Žára and O'Sullivan, Geometric skinning with approximate dual quaternion blending,
///   2008; the form above is derived in docs/transform-interpolation.md.
public struct ScrewMotion: Hashable, Sendable {
    /// Where a rigid body is: first its rotation, then its translation.
    public struct Pose: Hashable, Sendable {
        /// The rotation, of length 1; another length is taken for its direction.
        public var rotation: Quaternion
        /// The translation.
        public var translation: Vector3

        /// A pose from its parts; those of the identity where not given.
        public init(rotation: Quaternion = .identity, translation: Vector3 = .zero) {
            self.rotation = rotation
            self.translation = translation
        }
    }

    /// The pose at 0.
    public let from: Pose
    /// The pose at 1.
    public let to: Pose
    /// The direction of the axis, of length 1: by the rotation, along the step where there is none, z where there
    /// is neither.
    public let axis: Vector3

    private let path: ScrewPath

    /// The motion between two poses.
    public init(from: Pose, to: Pose) {
        (self.from, self.to) = (from, to)
        func unit(_ pose: Pose) -> Pose {
            let none = Quaternion(components: SIMD4(repeating: .nan))
            return Pose(rotation: pose.rotation.normalized ?? none, translation: pose.translation)
        }
        (path, axis) = ScrewPath.between(unit(from), unit(to), isStraight: false)
    }

    /// The angle of the turn in radians, from 0 to π.
    public var angle: Double { 2 * path.halfAngle }

    /// How far the body slides along the axis.
    public var slide: Double { axis.dot(to.translation - from.translation) }

    /// The point of the axis nearest to the origin of the coordinates; `nil` when nothing turns.
    public var point: Vector3? {
        guard path.halfAngle > 0 else { return nil }
        let onAxis = path.origin + Elementary.cos(path.halfAngle) / 2 * path.bulge
        return onAxis - axis.dot(onAxis) * axis
    }

    /// The pose at the progress `p`: `from` at 0, `to` at 1, extrapolated outside. NaN gives NaN parts.
    ///
    /// Within 4 u of the rotation's components and of the size of the translations, for `p` from 0 to 1.
    public func pose(at p: Double) -> Pose {
        if p == 0 { return from }
        if p == 1 { return to }
        let (rotation, translation) = path.parts(at: p)
        return Pose(rotation: rotation, translation: translation)
    }

    /// The transform at the progress `p`.
    public func transform(at p: Double) -> Transform3D {
        let pose = pose(at: p)
        var result = Transform3D(pose.rotation)
        result.row4 = SIMD4(pose.translation, 1)
        return result
    }
}

/// What `ScrewMotion`'s formula needs, and nothing else.
struct ScrewPath: Hashable {
    /// Half the angle of the turn, at most π/2.
    let halfAngle: Double
    /// The square of the sine of half of that.
    private let squaredSine: Double
    // The two quaternions that cosine and sine combine.
    let middle, side: SIMD4<Double>
    // The four vectors that make the translation.
    let origin, bulge: Vector3
    let along: Vector3
    private let chord: Vector3

    /// The path between two poses with unit quaternions, and its axis. If `isStraight`, the origin goes along a line
    /// at constant speed instead.
    static func between(
        _ from: ScrewMotion.Pose, _ to: ScrewMotion.Pose, isStraight: Bool
    ) -> (ScrewPath, axis: Vector3) {
        let first = from.rotation
        let second = first.dot(to.rotation) < 0 ? to.rotation.negated : to.rotation
        let step = to.translation - from.translation
        let relative = (second * first.conjugate).imaginary
        let length = relative.length
        let axis =
            length > 0 ? relative / length : step.length > 0 ? step / step.length : Vector3(0, 0, 1)
        return (
            ScrewPath(first, second, start: from.translation, step, axis: isStraight ? nil : axis), axis
        )
    }

    private init(
        _ first: Quaternion, _ second: Quaternion, start: Vector3, _ step: Vector3, axis: Vector3?
    ) {
        let (sum, difference) = (first.components + second.components, second.components - first.components)
        let together = Quaternion(components: sum).length
        let apart = Quaternion(components: difference).length
        let half = 2 * Elementary.atan2(apart, together)
        halfAngle = half
        middle = sum / together
        side = apart > 0 ? difference / apart : .zero
        let sine = Elementary.sin(half / 2)
        squaredSine = sine * sine
        if let axis, half > 0 {
            along = axis.dot(step) * axis
            let wholeSine = Elementary.sin(half)
            origin = start + (step - along) / 2
            chord = (step - along) / wholeSine
            bulge = axis.cross(step) / wholeSine
        } else {
            (origin, along, chord, bulge) = (start, step, .zero, .zero)
        }
    }

    /// Sine and cosine of an angle, which between the poses is at most π/4, within 2 u.
    @inline(__always)
    private static func sineAndCosine(_ x: Double) -> (sine: Double, cosine: Double) {
        guard x.magnitude <= 0.7854 else { return sineAndCosineOfLarge(x) }
        // Taylor's series through x¹⁷ and x¹⁶; the next terms are below 2⁻⁶⁰.
        let z = x * x
        let z2 = z * z
        let s1 = -1.0 / 6 + z2 * (-1.0 / 5_040 + z2 * (-1.0 / 39_916_800 + z2 * (-1.0 / 1_307_674_368_000)))
        let s2 =
            1.0 / 120 + z2 * (1.0 / 362_880 + z2 * (1.0 / 6_227_020_800 + z2 * (1.0 / 355_687_428_096_000)))
        let c1 = -1.0 / 2 + z2 * (-1.0 / 720 + z2 * (-1.0 / 3_628_800 + z2 * (-1.0 / 87_178_291_200)))
        let c2 =
            1.0 / 24 + z2 * (1.0 / 40_320 + z2 * (1.0 / 479_001_600 + z2 * (1.0 / 20_922_789_888_000)))
        return (x + x * z * (s1 + z * s2), 1 + z * (c1 + z * c2))
    }

    @inline(never)
    private static func sineAndCosineOfLarge(_ x: Double) -> (sine: Double, cosine: Double) {
        let (sine, cosine) = DoubleDouble.sineAndCosine(DoubleDouble(x))
        return (sine.value, cosine.value)
    }

    /// The rotation and the translation at the progress `p`.
    @inline(__always)
    func parts(at p: Double) -> (rotation: Quaternion, translation: Vector3) {
        let mid = p - 0.5
        let (s, c) = Self.sineAndCosine(mid * halfAngle)
        let translation = (origin + p * along) + ((s * c) * chord + (s * s - squaredSine) * bulge)
        return (Quaternion(components: c * middle + s * side), translation)
    }
}

#if !hasFeature(Embedded)
    extension ScrewMotion.Pose: Codable {}
#endif
