extension Transform3D {
    /// The parts of a transform for interpolation: scale, skew, rotation, translation and perspective, in
    /// this order (CSS Transforms 2).
    ///
    /// M = S · K · R · T · E for row vectors. K adds skew.x times the x axis to y, and skew.y times x and
    /// skew.z times y to z (xy, xz, yz). E has the last column `perspective`.
    public struct Decomposition: Hashable, Sendable {
        /// The translation.
        public var translation: Vector3
        /// The scale of each axis.
        public var scale: Vector3
        /// The skews xy, xz and yz.
        public var skew: Vector3
        /// The last column of the perspective: (0, 0, 0, 1) without one, (0, 0, −1/d, 1) for an eye at
        /// distance d.
        public var perspective: SIMD4<Double>
        /// The rotation.
        public var rotation: Quaternion

        /// Creates a decomposition from its parts; the defaults are those of the identity.
        public init(
            translation: Vector3 = .zero, scale: Vector3 = Vector3(1, 1, 1), skew: Vector3 = .zero,
            perspective: SIMD4<Double> = SIMD4(0, 0, 0, 1), rotation: Quaternion = .identity
        ) {
            self.translation = translation
            self.scale = scale
            self.skew = skew
            self.perspective = perspective
            self.rotation = rotation
        }
    }

    /// The criterion by which a transform is singular and has no decomposition.
    public enum SingularityPolicy: String, NamedCase, Hashable, Sendable, CaseIterable {
        /// The affine part is singular within rounding, at any scale (`isSingular`).
        case rounding
        /// The determinant of the affine part is below 1e-8, as in browsers. `planarDecomposition()` uses
        /// `rounding` nevertheless.
        case css
    }

    /// Returns the parts of this transform.
    ///
    /// The recomposed transform is within 16 u times the condition number of the rows. A mirroring transform
    /// has three negative scales, as in CSS; `planarDecomposition` negates one.
    ///
    /// - Returns: `nil` when m44 is 0, when the affine part is singular by `policy`, or when a field is not
    ///   finite.
    public func decomposed(policy: SingularityPolicy = .rounding) -> Decomposition? {
        guard isFinite, m44 != 0 else { return nil }
        let m = m44 == 1 ? self : divided(by: m44)
        if m.isSingular(by: policy) { return nil }
        var parts = Decomposition()
        parts.translation = m.row4.upper

        // Gram–Schmidt over the rows.
        var r1 = m.row1.upper
        var r2 = m.row2.upper
        var r3 = m.row3.upper
        parts.scale.x = r1.length
        r1 /= parts.scale.x
        parts.skew.x = r1.dot(r2)
        r2 = (r2 - parts.skew.x * r1)
        // A second pass removes the rounding error along r1, which matters for nearly parallel rows.
        let again = r1.dot(r2)
        r2 -= again * r1
        parts.scale.y = r2.length
        r2 /= parts.scale.y
        parts.skew.x = (parts.skew.x + again) / parts.scale.y
        parts.skew.y = r1.dot(r3)
        parts.skew.z = r2.dot(r3)
        r3 -= parts.skew.y * r1 + parts.skew.z * r2
        let (again1, again2) = (r1.dot(r3), r2.dot(r3))
        r3 -= again1 * r1 + again2 * r2
        parts.scale.z = r3.length
        r3 /= parts.scale.z
        parts.skew.y = (parts.skew.y + again1) / parts.scale.z
        parts.skew.z = (parts.skew.z + again2) / parts.scale.z
        if r1.dot(r2.cross(r3)) < 0 {
            parts.scale = -parts.scale
            r1 = -r1
            r2 = -r2
            r3 = -r3
        }
        parts.rotation = Quaternion(rows: r1, r2, r3)
        parts.correctPerspective(by: SIMD4(m.m14, m.m24, m.m34, m.m44 - 1))
        return parts.isFinite ? parts.refined(towards: m) : nil
    }

    /// Returns the parts of a transform of the plane, as CSS's 2-D path in browsers: the skew is in x, and a
    /// mirroring transform negates one scale, x when m11 < m22, otherwise y.
    ///
    /// - Returns: `nil` when the transform is not 2-D, is singular, or has a field that is not finite.
    public func planarDecomposition() -> Decomposition? {
        guard isAffine2D, isFinite, !isSingular else { return nil }
        // Powers of two keep the products within the range of doubles.
        func unit(_ row: SIMD4<Double>) -> Double {
            Double(sign: .plus, exponent: min(1_000, -Int(row.absolute.max().exponent)), significand: 1)
        }
        let (unit1, unit2) = (unit(row1), unit(row2))
        let determinant = differenceOfProducts(m11 * unit1, m22 * unit2, m12 * unit1, m21 * unit2)
        var parts = Decomposition()
        parts.translation = row4.upper
        let mirrorsX = determinant < 0 && m11 < m22
        let length = Vector3(m11, m12, 0).length
        parts.scale.x = mirrorsX ? -length : length
        let c = m11 / parts.scale.x
        let s = m12 / parts.scale.x
        parts.scale.y = determinant / (parts.scale.x * unit1) / unit2
        parts.skew.x = (c * m21 + s * m22) / parts.scale.y
        let half = Elementary.atan2(s, c) / 2
        parts.rotation = Quaternion(x: 0, y: 0, z: Elementary.sin(half), w: Elementary.cos(half))
        return parts.isFinite ? parts.refined(towards: self) : nil
    }

    /// Composes a transform from its parts.
    @inline(__always)
    public init(_ parts: Decomposition) {
        let rotation = Transform3D(parts.rotation)
        let (k, s) = (parts.skew, parts.scale)
        let r2 = rotation.row2 + k.x * rotation.row1
        let r3 = rotation.row3 + k.y * rotation.row1 + k.z * rotation.row2
        let t = parts.translation
        self.init(
            row1: s.x * rotation.row1, row2: s.y * r2, row3: s.z * r3, row4: SIMD4(t.x, t.y, t.z, 1))
        if parts.perspective != SIMD4(0, 0, 0, 1) {
            let p = parts.perspective
            row1.w = (row1 * p).sum()
            row2.w = (row2 * p).sum()
            row3.w = (row3 * p).sum()
            row4.w = (row4 * p).sum()
        }
    }

    /// Whether the affine part counts as singular.
    func isSingular(by policy: SingularityPolicy) -> Bool {
        switch policy {
        case .rounding: withoutPerspective.isSingular
        case .css: !((m44 == 1 ? self : divided(by: m44)).withoutPerspective.determinant.magnitude >= 1e-8)
        }
    }

    /// The same transform with the last column (0, 0, 0, 1).
    var withoutPerspective: Transform3D {
        Transform3D(
            row1: SIMD4(row1.upper, 0), row2: SIMD4(row2.upper, 0), row3: SIMD4(row3.upper, 0),
            row4: SIMD4(row4.upper, 1))
    }

    /// Returns the transform with every field divided by `divisor`.
    func divided(by divisor: Double) -> Transform3D {
        Transform3D(
            row1: row1 / divisor, row2: row2 / divisor, row3: row3 / divisor, row4: row4 / divisor)
    }
}

extension Transform3D.Decomposition {
    /// Returns these parts, corrected by their error against `goal` until no step improves them.
    ///
    /// Corrections of scale, skew and perspective compensate the rounding error of the rotation matrix. A
    /// correction of the quaternion compensates part of the rest; an error of the order of the spacing of its
    /// components remains.
    func refined(towards goal: Transform3D) -> Self {
        var (best, parts) = (self, self)
        var least = Double.infinity
        let rounds = 12
        for round in 0..<(goal.isAffine ? rounds : 3 * rounds / 2) {
            if round == rounds { parts = best }
            let missing = Residual(goal, Transform3D(parts))
            let size = missing.size(for: goal, perspective: parts.perspective)
            if size < least { (best, least) = (parts, size) }
            guard size > 0x1p-52, size < 0x1p-40 else { break }
            // A new rotation has its own rounding error, which the other parts then correct in further
            // rounds. The last rounds correct only the perspective.
            if round < rounds { parts.correctAffine(by: missing, turning: round % 3 == 0) }
            parts.correctPerspective(by: missing.column)
        }
        return best
    }

    private mutating func correctAffine(by missing: Residual, turning: Bool) {
        let r = Transform3D(rotation)
        let (r1, r2, r3) = (r.row1.upper, r.row2.upper, r.row3.upper)
        let (d1, d2, d3) = (missing.row1 / scale.x, missing.row2 / scale.y, missing.row3 / scale.z)
        // A small rotation I + W on the left of R corrects the part of missing · Rᵀ above the diagonal.
        var w = Vector3.zero
        if turning {
            w.y = -d1.dot(r3)
            w.z = d1.dot(r2)
            w.x = d2.dot(r3) + skew.x * w.y
            rotation = rotation * Quaternion(x: w.x / 2, y: w.y / 2, z: w.z / 2, w: 1)
        }
        let growth = Vector3(
            d1.dot(r1), d2.dot(r2) - skew.x * w.z, d3.dot(r3) + skew.y * w.y - skew.z * w.x)
        let kept = skew
        scale += scale * growth
        skew.x += d2.dot(r1) - kept.x * growth.y + w.z
        skew.y += d3.dot(r1) - kept.y * growth.z - w.y + kept.z * w.z
        skew.z += d3.dot(r2) - kept.z * growth.z + w.x - kept.y * w.z
    }

    /// Adds P⁻¹ · `column` to the perspective, which adds `column` to the last column.
    mutating func correctPerspective(by column: SIMD4<Double>) {
        if column == .zero { return }
        let r = Transform3D(rotation)
        let y1 = column.x / scale.x
        let y2 = column.y / scale.y - skew.x * y1
        let y3 = column.z / scale.z - skew.y * y1 - skew.z * y2
        let change = y1 * r.row1.upper + y2 * r.row2.upper + y3 * r.row3.upper
        perspective += SIMD4(change, column.w - translation.dot(change))
    }

    /// The error of parts against a transform.
    private struct Residual {
        let row1, row2, row3: Vector3
        let column: SIMD4<Double>

        init(_ goal: Transform3D, _ made: Transform3D) {
            row1 = goal.row1.upper - made.row1.upper
            row2 = goal.row2.upper - made.row2.upper
            row3 = goal.row3.upper - made.row3.upper
            column = SIMD4(
                goal.m14 - made.m14, goal.m24 - made.m24, goal.m34 - made.m34, goal.m44 - made.m44)
        }

        /// The largest error of a field, relative to its row; for the last column, relative to the terms of
        /// its sum.
        func size(for goal: Transform3D, perspective: SIMD4<Double>) -> Double {
            let (p, q) = (perspective.upper.length, perspective.w.magnitude)
            func relative(_ error: Vector3, _ w: Double, _ row: SIMD4<Double>) -> Double {
                let length = SIMD4(row.upper, 0).absolute.max()
                let part = SIMD4(error, 0).absolute.max() / length
                return w == 0 ? part : max(part, w.magnitude / (length * p))
            }
            let last = column.w.magnitude / (goal.row4.upper.length * p + q)
            return max(
                relative(row1, column.x, goal.row1), relative(row2, column.y, goal.row2),
                relative(row3, column.z, goal.row3), last)
        }
    }

    /// Whether every part is finite.
    var isFinite: Bool {
        // 0 if all are finite, otherwise NaN.
        let sum: Vector3 = translation * 0 + scale * 0
        let threes: Vector3 = sum + skew * 0
        let fours: SIMD4<Double> = perspective * 0 + rotation.components * 0
        return threes == Vector3.zero && fours == SIMD4<Double>.zero
    }
}

#if !hasFeature(Embedded)
    extension Transform3D.Decomposition: Codable, NotationCoded, FieldsCoded {
        package static var notationName: String { "parts" }
        package static var fieldNames: [String] { words("translation scale skew perspective rotation") }

        package init(_ fields: NotationFields) throws(HookeError) {
            self.init(
                translation: try fields.part("translation"), scale: try fields.part("scale"),
                skew: try fields.part("skew"), perspective: try fields.part("perspective"),
                rotation: Quaternion(components: try fields.part("rotation")))
        }

        package var members: [Notation.Member] {
            [
                .init("translation", translation.notation), .init("scale", scale.notation),
                .init("skew", skew.notation), .init("perspective", perspective.notation),
                .init("rotation", rotation.notation),
            ]
        }
    }

    extension NotationFields {
        /// Reads a required vector.
        func part<Value: ComponentVector>(_ name: String) throws(HookeError) -> Value {
            Value(numbers: try numbers(name, count: Value.componentCount))
        }
    }

    extension Transform3D.SingularityPolicy: Codable {}
#endif
