/// Upper bounds, over a range of a parameter, of the magnitudes of a transform's fields and of their first
/// two derivatives.
///
/// The product rule bounds a product from its factors, so that only the parts need closed forms.
package struct TransformBounds: Sendable {
    /// The largest magnitudes of the fields and of their first and second derivatives.
    package var value, slope, bend: Transform3D

    /// Creates bounds from their parts, which are not negative.
    package init(value: Transform3D, slope: Transform3D = .zero, bend: Transform3D = .zero) {
        (self.value, self.slope, self.bend) = (value, slope, bend)
    }

    /// The order of the derivative: none, first or second.
    fileprivate enum Order: CaseIterable {
        case value, slope, bend
    }

    fileprivate subscript(order: Order) -> Transform3D {
        get {
            switch order {
            case .value: value
            case .slope: slope
            case .bend: bend
            }
        }
        set {
            switch order {
            case .value: value = newValue
            case .slope: slope = newValue
            case .bend: bend = newValue
            }
        }
    }

    /// Creates the bounds of a constant transform.
    package init(constant transform: Transform3D) { self.init(value: transform.magnitudes) }

    /// Returns the bounds of the product: first self, then `next`.
    package func concatenating(_ next: TransformBounds) -> TransformBounds {
        TransformBounds(
            value: value * next.value,
            slope: (slope * next.value).plus(value * next.slope),
            bend: (bend * next.value).plus((slope * next.slope).times(2)).plus(value * next.bend))
    }

    /// Returns the bounds for a new parameter, where the old one is `factor` times the new one plus a
    /// constant.
    package func byParameter(_ factor: Double) -> TransformBounds {
        TransformBounds(
            value: value, slope: slope.times(factor.magnitude), bend: bend.times(factor * factor))
    }

    /// Creates the bounds of S · K · R · T · E (`Transform3D.Decomposition`) from the bounds of the parts.
    init(_ parts: DecomposedBounds, rotation: TransformBounds) {
        var (scale, skew, translation, column) = (Self.still, Self.still, Self.still, Self.still)
        for order in Order.allCases {
            let bounds = parts[order]
            scale[order].setDiagonal(bounds.scale)
            (skew[order].m21, skew[order].m31, skew[order].m32) =
                (bounds.skew.x, bounds.skew.y, bounds.skew.z)
            translation[order].row4.setUpper(bounds.translation)
            column[order].setLastColumn(bounds.perspective)
        }
        self = scale.concatenating(skew).concatenating(rotation).concatenating(translation).concatenating(
            column)
    }

    /// Creates the bounds of S · R · T · E plus the remainder (`Transform3D.PolarDecomposition`), where R and T may be a
    /// screw and the other parts are linear.
    fileprivate init(polar parts: InterpolatedParts, over range: ClosedRange<Double>) {
        var (stretch, translation, column) = (Self.still, Self.still, Self.still)
        let place = parts.path.translationBounds(over: range)
        translation.value.row4.setUpper(place.value)
        translation.slope.row4.setUpper(place.slope)
        translation.bend.row4.setUpper(place.bend)
        for order in [Order.value, .slope] {
            func bound(_ start: Vector3, _ change: Vector3) -> Vector3 {
                order == .value
                    ? Vector3.largest(start, change, over: range) : change.magnitudes
            }
            stretch[order].setSymmetric(
                bound(parts.scale, parts.scaleChange), bound(parts.skew, parts.skewChange))
            let tilt = bound(parts.perspective.upper, parts.perspectiveChange.upper)
            let end = bound(
                Vector3(parts.perspective.w, 0, 0), Vector3(parts.perspectiveChange.w, 0, 0))
            column[order].setLastColumn(SIMD4(tilt, end.x))
        }
        self =
            stretch.concatenating(TransformBounds(turning: parts.path)).concatenating(translation)
            .concatenating(column)
        let (left, change) = (
            Vector3.largest(parts.remainder, parts.remainderChange, over: range),
            parts.remainderChange.magnitudes
        )
        (value.m14, value.m24, value.m34) = (value.m14 + left.x, value.m24 + left.y, value.m34 + left.z)
        (slope.m14, slope.m24, slope.m34) = (
            slope.m14 + change.x, slope.m24 + change.y, slope.m34 + change.z
        )
    }

    /// Creates the bounds of the rotation by the quaternion cos x · `middle` + sin x · `side`, of
    /// perpendicular unit quaternions, over all x. The derivatives are by the rotation angle 2x.
    ///
    /// The fields are a + b·cos 2x + c·sin 2x.
    init(middle: SIMD4<Double>, side: SIMD4<Double>) {
        func fields(_ components: SIMD4<Double>) -> Transform3D {
            Transform3D(Quaternion(components: components))
        }
        let (first, second) = (fields(middle), fields(side))
        let both = fields((middle + side) * 0.5.squareRoot())
        let (mean, half) = (first.plus(second).times(0.5), first.plus(second.times(-1)).times(0.5))
        let size = half.hypotenuse(both.plus(mean.times(-1)))
        self.init(value: mean.magnitudes.plus(size).limited(to: 1), slope: size, bend: size)
    }

    fileprivate init(turning path: ScrewPath) {
        guard path.halfAngle > 0 else {
            self.init(constant: Transform3D(Quaternion(components: path.middle)))
            return
        }
        self = TransformBounds(middle: path.middle, side: path.side).byParameter(2 * path.halfAngle)
    }

    private static let still = TransformBounds(constant: .identity)

    /// Creates the bounds of from · exp(p · G) over a range.
    ///
    /// exp((c + d) · G) = exp(c · G) · exp(d · G), and the fields of exp(d · G) are at most those of exp(|d| · |G|). The
    /// range is divided so that |d| · ‖G‖ is at most 1/8; the generator commutes with its exponential.
    fileprivate init?(from: Transform3D, generator: Transform3D, over range: ClosedRange<Double>) {
        let (length, size) = (range.upperBound - range.lowerBound, generator.magnitudes)
        let count = max(1, (4 * length * generator.balancedNorm).rounded(.up))
        guard count <= 4_096 else { return nil }
        let step = length / count
        let spread = Transform3D.exponential(of: size.times(step / 2))
        self.init(value: .zero)
        for index in 0..<Int(count) {
            let middle = range.lowerBound + step * (Double(index) + 0.5)
            let near = from * Transform3D.exponential(of: generator.scaled(by: middle))
            let velocity = near * generator
            value = value.larger(near.magnitudes * spread)
            slope = slope.larger(velocity.magnitudes * spread)
            bend = bend.larger((velocity * generator).magnitudes * spread)
        }
    }
}

extension TransformInterpolation {
    /// Returns bounds over a range of the progress; `nil` for a jump, and for a logarithm over a range that would need more
    /// than 4,096 pieces.
    ///
    /// They bound the transform composed from the parts. `transform(at:)` equals it within rounding and,
    /// where m44 of the ends is not 1, up to a common factor of all fields.
    package func bounds(over range: ClosedRange<Double>) -> TransformBounds? {
        if from == to { return TransformBounds(constant: from) }
        switch methodUsed {
        case .css:
            let rotation = TransformBounds(turning: parts.path)
            return TransformBounds(DecomposedBounds(parts, over: range), rotation: rotation)
        case .polar, .screw: return TransformBounds(polar: parts, over: range)
        case .logarithm: return TransformBounds(from: from, generator: generator, over: range)
        case .fields:
            let (a, b) = (
                from.mixed(with: to, at: range.lowerBound), from.mixed(with: to, at: range.upperBound)
            )
            return TransformBounds(
                value: a.magnitudes.larger(b.magnitudes), slope: to.plus(from.times(-1)).magnitudes)
        case .discrete: return nil
        }
    }
}

/// Bounds of the parts of a decomposition without its rotation, and of their first and second derivatives.
struct DecomposedBounds {
    typealias Parts = Transform3D.Decomposition
    private let value, slope, bend: Parts

    init(value: Parts, slope: Parts, bend: Parts) {
        (self.value, self.slope, self.bend) = (value, slope, bend)
    }

    /// Creates the bounds of linear parts.
    fileprivate init(_ parts: InterpolatedParts, over range: ClosedRange<Double>) {
        let (low, high) = (parts.perspective, parts.perspective)
        let change = parts.perspectiveChange
        value = Parts(
            translation: .largest(parts.path.origin, parts.path.along, over: range),
            scale: .largest(parts.scale, parts.scaleChange, over: range),
            skew: .largest(parts.skew, parts.skewChange, over: range),
            perspective: (low + range.lowerBound * change).absolute
                .larger((high + range.upperBound * change).absolute))
        slope = Parts(
            translation: parts.path.along.magnitudes, scale: parts.scaleChange.magnitudes,
            skew: parts.skewChange.magnitudes, perspective: change.absolute)
        bend = Parts(translation: .zero, scale: .zero, skew: .zero, perspective: .zero)
    }

    fileprivate subscript(order: TransformBounds.Order) -> Parts {
        switch order {
        case .value: value
        case .slope: slope
        case .bend: bend
        }
    }
}

// MARK: - Field by field

extension Transform3D {
    /// The transform whose fields are all 0.
    package static let zero = Transform3D(row1: .zero, row2: .zero, row3: .zero, row4: .zero)

    /// The magnitudes of all fields.
    package var magnitudes: Transform3D {
        Transform3D(row1: row1.absolute, row2: row2.absolute, row3: row3.absolute, row4: row4.absolute)
    }

    /// Returns the sum, field by field.
    package func plus(_ other: Transform3D) -> Transform3D { adding(other) }

    /// Returns every field times a factor.
    package func times(_ factor: Double) -> Transform3D { scaled(by: factor) }

    /// Returns the larger of each two fields.
    package func larger(_ other: Transform3D) -> Transform3D {
        Transform3D(
            row1: row1.larger(other.row1), row2: row2.larger(other.row2), row3: row3.larger(other.row3),
            row4: row4.larger(other.row4))
    }

    fileprivate func limited(to most: Double) -> Transform3D {
        let limit = SIMD4(repeating: most)
        return Transform3D(
            row1: pointwiseMin(row1, limit), row2: pointwiseMin(row2, limit),
            row3: pointwiseMin(row3, limit), row4: pointwiseMin(row4, limit))
    }

    fileprivate func hypotenuse(_ other: Transform3D) -> Transform3D {
        func rows(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> SIMD4<Double> { (a * a + b * b).squareRoot() }
        return Transform3D(
            row1: rows(row1, other.row1), row2: rows(row2, other.row2), row3: rows(row3, other.row3),
            row4: rows(row4, other.row4))
    }

    fileprivate mutating func setDiagonal(_ v: Vector3) { (m11, m22, m33) = (v.x, v.y, v.z) }

    fileprivate mutating func setSymmetric(_ diagonal: Vector3, _ shear: Vector3) {
        setDiagonal(diagonal)
        (m23, m32, m31, m13, m12, m21) = (shear.x, shear.x, shear.y, shear.y, shear.z, shear.z)
    }

    fileprivate mutating func setLastColumn(_ v: SIMD4<Double>) {
        (m14, m24, m34, m44) = (v.x, v.y, v.z, v.w)
    }
}

extension SIMD4<Double> {
    fileprivate mutating func setUpper(_ v: Vector3) { self = SIMD4(v, w) }

    fileprivate func larger(_ other: SIMD4<Double>) -> SIMD4<Double> { pointwiseMax(self, other) }
}

extension Vector3 {
    var magnitudes: Vector3 { SIMD4(self, 0).absolute.upper }

    /// Returns the largest magnitudes of `start` + p · `change`.
    static func largest(
        _ start: Vector3, _ change: Vector3, over range: ClosedRange<Double>
    ) -> Vector3 {
        let (a, b) = (start + range.lowerBound * change, start + range.upperBound * change)
        return SIMD4(a, 0).absolute.larger(SIMD4(b, 0).absolute).upper
    }
}
