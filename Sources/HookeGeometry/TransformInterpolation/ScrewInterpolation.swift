/// A screw motion of a rigid body: a rotation about a fixed axis and a translation along it, both at constant
/// speed.
///
/// - Any two poses of a rigid body are joined by a screw (Chasles). Unit dual quaternions interpolate in this
///   way (ScLERP).
/// - It does not depend on the origin of the coordinates.
/// - It takes the shorter direction; for a half turn the sign of the last quaternion decides.
/// - Progress may be any number.
///
/// The origin of the body moves on a helix. With half the rotation angle h, x = (p − ½)·h, the axis n and the
/// displacement Δ = Δ∥ + Δ⊥ of the origin:
///
///     t(p) = t₀ + Δ⊥/2 + p·Δ∥ + (sin x · cos x / sin h)·Δ⊥ + ((sin² x − sin²(h/2)) / sin h)·n × Δ
///     q(p) = cos x · (q₀ + q₁)/|q₀ + q₁| + sin x · (q₁ − q₀)/|q₁ − q₀|
///
/// There is no singular case: h is at most π/2, and the limit for h → 0 is a straight line.
///
/// - Source: Kavan, Collins, Žára and O'Sullivan, Geometric skinning with approximate dual quaternion blending,
///   2008; docs/internals/transform-interpolation.md derives the form above.
public struct ScrewInterpolation: Hashable, Sendable {
    /// The pose of a rigid body: a rotation, then a translation.
    public struct Pose: Hashable, Sendable {
        /// The rotation, of length 1; another length is normalised.
        public var rotation: Quaternion
        /// The translation.
        public var translation: Vector3

        /// Creates a pose from its parts; the defaults are those of the identity.
        public init(rotation: Quaternion = .identity, translation: Vector3 = .zero) {
            self.rotation = rotation
            self.translation = translation
        }
    }

    /// The pose at 0.
    public let from: Pose
    /// The pose at 1.
    public let to: Pose
    /// The unit direction of the axis: that of the rotation; without one that of the displacement; without
    /// both z.
    public let axis: Vector3

    private let path: ScrewPath

    /// Creates the motion between two poses.
    public init(from: Pose, to: Pose) {
        (self.from, self.to) = (from, to)
        func unit(_ pose: Pose) -> Pose {
            let none = Quaternion(components: SIMD4(repeating: .nan))
            return Pose(rotation: pose.rotation.normalized ?? none, translation: pose.translation)
        }
        (path, axis) = ScrewPath.between(unit(from), unit(to), isStraight: false)
    }

    /// The rotation angle in radians, from 0 to π.
    public var angle: Double { 2 * path.halfAngle }

    /// The translation along the axis.
    public var slide: Double { axis.dot(to.translation - from.translation) }

    /// The point of the axis nearest to the origin; `nil` without a rotation.
    public var point: Vector3? {
        guard path.halfAngle > 0 else { return nil }
        let onAxis = path.origin + Elementary.cos(path.halfAngle) / 2 * path.bulge
        return onAxis - axis.dot(onAxis) * axis
    }

    /// Returns the pose at the progress `p`: `from` at 0, `to` at 1, extrapolated outside. NaN gives NaN
    /// parts.
    ///
    /// For `p` from 0 to 1 the error is within 4 u of the rotation's components and of the size of the
    /// translations.
    public func pose(at p: Double) -> Pose {
        if p == 0 { return from }
        if p == 1 { return to }
        let (rotation, translation) = path.parts(at: p)
        return Pose(rotation: rotation, translation: translation)
    }

    /// Returns the transform at the progress `p`.
    public func transform(at p: Double) -> Transform3D {
        let pose = pose(at: p)
        var result = Transform3D(pose.rotation)
        result.row4 = SIMD4(pose.translation, 1)
        return result
    }
}

/// The terms of `ScrewInterpolation`'s formula.
struct ScrewPath: Hashable {
    /// Half the rotation angle, at most π/2.
    let halfAngle: Double
    /// sin²(halfAngle / 2).
    private let squaredSine: Double
    // The quaternions that are the coefficients of cos x and sin x.
    let middle, side: SIMD4<Double>
    // The vectors of the translation.
    let origin, bulge: Vector3
    let along: Vector3
    private let chord: Vector3

    /// Returns the path between two poses with unit quaternions, and its axis. If `isStraight`, the origin
    /// moves on a line at constant speed instead.
    static func between(
        _ from: ScrewInterpolation.Pose, _ to: ScrewInterpolation.Pose, isStraight: Bool
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

    /// Returns sine and cosine within 2 u. Between the poses the angle is at most π/4.
    @inline(__always)
    private static func sineAndCosine(_ x: Double) -> (sine: Double, cosine: Double) {
        guard x.magnitude <= 0.7854 else { return sineAndCosineOfLarge(x) }
        // The Taylor series up to x¹⁷ and x¹⁶; the next terms are below 2⁻⁶⁰.
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

    /// Returns the rotation and the translation at the progress `p`.
    @inline(__always)
    func parts(at p: Double) -> (rotation: Quaternion, translation: Vector3) {
        let mid = p - 0.5
        let (s, c) = Self.sineAndCosine(mid * halfAngle)
        let translation = (origin + p * along) + ((s * c) * chord + (s * s - squaredSine) * bulge)
        return (Quaternion(components: c * middle + s * side), translation)
    }

    /// Returns the translation at the progress `p` with its derivatives by `p`.
    func translation(at p: Double) -> MotionState<Vector3> {
        let (s, c) = Self.sineAndCosine((p - 0.5) * halfAngle)
        // sin x · cos x = sin 2x / 2 and sin² x = (1 − cos 2x) / 2.
        let (sine, cosine) = (2 * s * c, 1 - 2 * s * s)
        return MotionState(
            position: parts(at: p).translation,
            velocity: along + halfAngle * (cosine * chord + sine * bulge),
            acceleration: 2 * halfAngle * halfAngle * (cosine * bulge - sine * chord))
    }

    /// Bounds of the magnitudes of the translation over a range, and of its derivatives.
    func translationBounds(over range: ClosedRange<Double>) -> (value: Vector3, slope: Vector3, bend: Vector3)
    {
        let x = max((range.lowerBound - 0.5).magnitude, (range.upperBound - 0.5).magnitude) * halfAngle
        let (bow, rise) = (chord.magnitudes, bulge.magnitudes)
        // |sin 2x| is at most 1 and 2x, and sin² x differs from its value at an end by at most that of 1.
        let sine = min(1, 2 * x)
        return (
            Vector3.largest(origin, along, over: range) + sine / 2 * bow
                + max(min(1, x * x), squaredSine) * rise,
            along.magnitudes + halfAngle * (bow + sine * rise),
            2 * halfAngle * halfAngle * (rise + sine * bow)
        )
    }
}

#if !hasFeature(Embedded)
    extension ScrewInterpolation.Pose: Codable {}
#endif
