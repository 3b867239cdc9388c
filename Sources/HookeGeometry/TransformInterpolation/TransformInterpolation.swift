/// The interpolation between two transforms, prepared once and evaluated at any progress.
///
/// - Six methods, compared in docs/internals/transform-interpolation.md: CSS's parts, polar parts, a screw motion, the
///   logarithm of the relative transform, field by field, and a jump. Each keeps 2-D transforms 2-D.
/// - Progress may be any number; a spring that overshoots extrapolates by the same formula.
/// - At 0 and 1 the result is bit-identical to the given transform. Equal ends give that transform
///   everywhere.
/// - Evaluation allocates nothing.
///
/// A matrix does not record rotations beyond a half turn: 0 to 200° turns back to −160°. To keep whole turns,
/// animate the angle.
public struct TransformInterpolation: Hashable, Sendable {
    /// How two transforms are interpolated.
    public enum Method: String, NamedCase, CaseIterable, Hashable, Sendable {
        /// CSS Transforms 2: scale, skew, rotation, translation and perspective separately
        /// (`Transform3D.Decomposition`; the 2-D path for 2-D transforms). Slerp over the shorter arc for the
        /// rotation, linear for everything else.
        case css
        /// Stretch, rotation, translation and perspective (`Transform3D.PolarDecomposition`): slerp for the
        /// rotation, linear for everything else. Does not depend on the orientation of the layer's axes.
        case polar
        /// As `polar`, with rotation and translation together on a screw (`ScrewInterpolation`). A rigid motion does
        /// not depend on the origin.
        case screw
        /// from · exp(p · log(from⁻¹ · to)): constant velocity in the group of all transforms. Equal progress
        /// scales by equal factors, and the result does not depend on the coordinates. The slowest.
        case logarithm
        /// Linear, field by field.
        case fields
        /// A jump at one half, as in CSS.
        case discrete
    }

    /// The transform at 0.
    public let from: Transform3D
    /// The transform at 1.
    public let to: Transform3D
    /// The requested method.
    public let method: Method
    /// The method in use: the requested one, its fallback, or `fields` where neither can interpolate the pair. With equal
    /// ends it is `fields`.
    public let methodUsed: Method

    /// The parts for `css`, `polar` and `screw`; not a payload of an enum, which each evaluation
    /// would copy.
    let parts: InterpolatedParts
    /// The generator for `logarithm`.
    let generator: Transform3D

    /// Creates the interpolation between two transforms.
    ///
    /// - Parameters:
    ///   - from: the transform at 0.
    ///   - to: the transform at 1.
    ///   - method: how the two are interpolated.
    ///   - policy: when `css` and `screw` treat a transform as singular.
    ///   - fallback: the method for a pair that `method` cannot interpolate. For every method but `fields` and `discrete`: a
    ///     field that is not finite. For all but `logarithm`: m44 = 0. For `css` and `screw`: a singular transform. For
    ///     `logarithm`: from⁻¹ · to without a real logarithm (singular, mirroring, an exact half turn). By default polar
    ///     parts, which exist for singular transforms too: a view grows smoothly from scale 0 in its final orientation.
    public init(
        from: Transform3D, to: Transform3D, method: Method = .css,
        policy: Transform3D.SingularityPolicy = .rounding, fallback: Method = .polar
    ) {
        (self.from, self.to, self.method) = (from, to, method)
        var methodUsed = from == to ? Method.fields : method
        var prepared: (parts: InterpolatedParts?, generator: Transform3D?)?
        if from != to {
            prepared = Self.prepared(from, to, method, policy)
            if prepared == nil {
                methodUsed = fallback
                prepared = Self.prepared(from, to, fallback, policy)
            }
            if prepared == nil { methodUsed = .fields }
        }
        self.methodUsed = methodUsed
        parts = prepared?.parts ?? InterpolatedParts(from: .init(), to: .init())
        generator = prepared?.generator ?? Transform3D()
    }

    /// What a method needs for a pair; `nil` if it cannot interpolate it.
    private static func prepared(
        _ from: Transform3D, _ to: Transform3D, _ method: Method, _ policy: Transform3D.SingularityPolicy
    ) -> (parts: InterpolatedParts?, generator: Transform3D?)? {
        switch method {
        case .css:
            TransformParts.pair(from, to, policy).map { (InterpolatedParts(from: $0.0, to: $0.1), nil) }
        case .polar: InterpolatedParts(polar: from, to, isStraight: true).map { ($0, nil) }
        case .screw:
            from.isSingular(by: policy) || to.isSingular(by: policy)
                ? nil : InterpolatedParts(polar: from, to, isStraight: false).map { ($0, nil) }
        case .logarithm:
            from.inverse.flatMap { ($0 * to).keepingShape(of: from, to).logarithm() }.map { (nil, $0) }
        case .fields, .discrete: (nil, nil)
        }
    }

    /// Whether the pair uses the requested method, or has equal ends, and not the fallback.
    public var isDecomposed: Bool { methodUsed == method || from == to }

    /// Returns the transform at the progress `p`: `from` at 0, `to` at 1, extrapolated outside.
    ///
    /// NaN gives NaN fields; with equal ends it gives `from`, and with `discrete` it gives `to`.
    public func transform(at p: Double) -> Transform3D {
        withUnsafePointer(to: self) { Self.transform(at: p, of: $0) }
    }

    /// ``transform(at:)`` of an interpolation in memory. Reads only the needed parts of its thousand bytes.
    @usableFromInline @inline(never)
    package static func transform(
        at p: Double, of pair: UnsafePointer<TransformInterpolation>
    ) -> Transform3D {
        pair.pointee.methodUsed == .css && p != 0 && p != 1
            ? Transform3D(pair.pointee.parts.decomposition(at: p))
            : other(at: p, of: pair)
    }

    /// A function of its own, so that it reads only the parts that are needed.
    @inline(never)
    private static func other(
        at p: Double, of pair: UnsafePointer<TransformInterpolation>
    ) -> Transform3D {
        if p == 0 { return pair.pointee.from }
        if p == 1 { return pair.pointee.to }
        switch pair.pointee.methodUsed {
        case .css: return pair.pointee.from
        case .discrete: return p < 0.5 ? pair.pointee.from : pair.pointee.to
        case .fields:
            return pair.pointee.from == pair.pointee.to
                ? pair.pointee.from : pair.pointee.from.mixed(with: pair.pointee.to, at: p)
        case .polar, .screw: return pair.pointee.parts.polarTransform(at: p)
        case .logarithm:
            // From the nearer end: near a half turn the generator is long, and the way from the other end would miss
            // this one by its rounding.
            let (end, rest) = p < 0.5 ? (pair.pointee.from, p) : (pair.pointee.to, p - 1)
            return end * Transform3D.exponential(of: pair.pointee.generator.scaled(by: rest))
        }
    }
}

/// Interpolated parts of CSS or polar decompositions.
struct InterpolatedParts: Hashable {
    let path: ScrewPath
    /// Scale and skew, or the diagonal and shear of a stretch, at 0, and the change up to 1.
    let scale, scaleChange, skew, skewChange: Vector3
    let perspective, perspectiveChange: SIMD4<Double>
    private(set) var remainder = Vector3.zero
    private(set) var remainderChange = Vector3.zero
    /// −1 for x where both ends mirror.
    private(set) var flip = Vector3(1, 1, 1)
    private let isAffine: Bool

    init(from: Transform3D.Decomposition, to: Transform3D.Decomposition) {
        path =
            ScrewPath.between(
                .init(rotation: from.rotation, translation: from.translation),
                .init(rotation: to.rotation, translation: to.translation), isStraight: true
            ).0
        (scale, scaleChange) = (from.scale, to.scale - from.scale)
        (skew, skewChange) = (from.skew, to.skew - from.skew)
        (perspective, perspectiveChange) = (from.perspective, to.perspective - from.perspective)
        isAffine = false
    }

    /// Creates polar parts; `nil` where a transform has none. Each end is resolved near the other, the better
    /// determined one first.
    init?(polar from: Transform3D, _ to: Transform3D, isStraight: Bool) {
        let mirrored = from.mirrors && to.mirrors
        func solution(
            _ transform: Transform3D, near other: Transform3D.PolarDecomposition
        ) -> PolarSolution? {
            PolarSolution(transform, near: other, mirrored: mirrored)
        }
        let identity = Transform3D.PolarDecomposition()
        guard var first = solution(from, near: identity), var last = solution(to, near: identity) else {
            return nil
        }
        if first.freedom > last.freedom {
            guard let nearer = solution(from, near: last.parts) else { return nil }
            first = nearer
        } else {
            guard let nearer = solution(to, near: first.parts) else { return nil }
            last = nearer
        }
        let (a, b) = (first.parts, last.parts)
        if mirrored { flip.x = -1 }
        path =
            ScrewPath.between(
                .init(rotation: a.rotation, translation: flip * a.translation),
                .init(rotation: b.rotation, translation: flip * b.translation), isStraight: isStraight
            ).0
        (scale, scaleChange) = (a.stretch.diagonal, b.stretch.diagonal - a.stretch.diagonal)
        (skew, skewChange) = (a.stretch.shear, b.stretch.shear - a.stretch.shear)
        (perspective, perspectiveChange) = (a.perspective, b.perspective - a.perspective)
        (remainder, remainderChange) = (a.remainder, b.remainder - a.remainder)
        let none = SIMD4<Double>(0, 0, 0, 1)
        isAffine =
            a.perspective == none && b.perspective == none && a.remainder == .zero && b.remainder == .zero
    }

    @inline(__always)
    func decomposition(at p: Double) -> Transform3D.Decomposition {
        let (rotation, translation) = path.parts(at: p)
        return Transform3D.Decomposition(
            translation: translation, scale: scale + p * scaleChange, skew: skew + p * skewChange,
            perspective: perspective + p * perspectiveChange, rotation: rotation)
    }

    @inline(__always)
    func polarTransform(at p: Double) -> Transform3D {
        let (rotation, translation) = path.parts(at: p)
        var result = Transform3D(
            stretch: .init(diagonal: scale + p * scaleChange, shear: skew + p * skewChange),
            rotation: rotation, flip: flip, translation: flip * translation)
        if !isAffine {
            result.setPerspective(
                perspective + p * perspectiveChange, remainder + p * remainderChange)
        }
        return result
    }
}

/// Decomposes transforms that belong together: all as 2-D, or all as 3-D.
enum TransformParts {
    static func all(
        _ transforms: [Transform3D], _ policy: Transform3D.SingularityPolicy
    ) -> [Transform3D.Decomposition]? {
        let planar = transforms.allSatisfy { $0.isAffine2D }
        var result: [Transform3D.Decomposition] = []
        result.reserveCapacity(transforms.count)
        for transform in transforms {
            guard let parts = planar ? transform.planarDecomposition() : transform.decomposed(policy: policy)
            else { return nil }
            result.append(parts)
        }
        return result
    }

    static func pair(
        _ first: Transform3D, _ second: Transform3D, _ policy: Transform3D.SingularityPolicy
    ) -> (Transform3D.Decomposition, Transform3D.Decomposition)? {
        all([first, second], policy).map { ($0[0], $0[1]) }
    }
}

extension Transform3D {
    /// Returns the linear interpolation, field by field.
    package func mixed(with other: Transform3D, at p: Double) -> Transform3D {
        Transform3D(
            row1: row1 + p * (other.row1 - row1), row2: row2 + p * (other.row2 - row2),
            row3: row3 + p * (other.row3 - row3), row4: row4 + p * (other.row4 - row4))
    }

    /// Whether the affine part mirrors, beyond rounding.
    fileprivate var mirrors: Bool {
        let affine = withoutPerspective
        guard !affine.isSingular else { return false }
        // Only the sign matters, so rows are normalised.
        let (a, b, c) = (
            row1.upper / row1.upper.length, row2.upper / row2.upper.length, row3.upper / row3.upper.length
        )
        return (a.dot(b.cross(c)) < 0) != (m44 < 0)
    }

    /// Returns this product without rounding noise: exactly affine, or 2-D, where both factors are.
    fileprivate func keepingShape(of first: Transform3D, _ second: Transform3D) -> Transform3D {
        var result = self
        if first.isAffine, second.isAffine { result = result.withoutPerspective }
        if first.isAffine2D, second.isAffine2D {
            result.row3 = SIMD4(0, 0, 1, 0)
            (result.m13, result.m23, result.m43) = (0, 0, 0)
        }
        return result
    }
}

#if !hasFeature(Embedded)
    extension TransformInterpolation.Method: Codable {}
#endif
