import Hooke
import HookeGeometry

/// A transform near a moment: its value and the derivatives of its fields by time.
package struct MatrixMotion: Sendable {
    package var value: Transform3D
    package var velocity, acceleration: Transform3D

    package init(_ value: Transform3D, velocity: Transform3D = .zero, acceleration: Transform3D = .zero) {
        (self.value, self.velocity, self.acceleration) = (value, velocity, acceleration)
    }

    /// Creates the motion from a function of the seconds since the moment, of which it uses those after it.
    package init(of transform: (Double) -> Transform3D) {
        let value = transform(0)
        func derivative(
            _ step: Double, _ rule: (SIMD4<Double>, ForwardDifference.Samples) -> SIMD4<Double>
        ) -> Transform3D {
            let (a, b) = (transform(step), transform(2 * step))
            let (c, d) = (transform(3 * step), transform(4 * step))
            return Transform3D(
                row1: rule(value.row1, (a.row1, b.row1, c.row1, d.row1)),
                row2: rule(value.row2, (a.row2, b.row2, c.row2, d.row2)),
                row3: rule(value.row3, (a.row3, b.row3, c.row3, d.row3)),
                row4: rule(value.row4, (a.row4, b.row4, c.row4, d.row4)))
        }
        self.init(
            value, velocity: derivative(ForwardDifference.step, ForwardDifference.slope),
            acceleration: derivative(ForwardDifference.wideStep, ForwardDifference.bend))
    }

    package var isStill: Bool { velocity == .zero && acceleration == .zero }

    /// The value `seconds` after the moment, by Taylor's formula.
    func value(after seconds: Double) -> Transform3D {
        value.plus(velocity.plus(acceleration.times(seconds / 2)).times(seconds))
    }
}

/// Derivatives at a moment from values after it, of fourth and third order.
package enum ForwardDifference {
    /// The step of slopes in seconds.
    package static let step = 0x1p-13
    /// The step of second derivatives.
    package static let wideStep = 0x1p-10

    /// The values at one to four steps.
    package typealias Samples = (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

    /// Returns the slope from the values at 0 and at one to four steps.
    package static func slope(_ first: SIMD4<Double>, _ next: Samples) -> SIMD4<Double> {
        let (a, b, c, d) = (next.0 - first, next.1 - first, next.2 - first, next.3 - first)
        let sum: SIMD4<Double> = 48 * a - 36 * b
        let more: SIMD4<Double> = 16 * c - 3 * d
        return (sum + more) / (12 * step)
    }

    /// Returns the second derivative from the values at 0 and at one to four wide steps.
    package static func bend(_ first: SIMD4<Double>, _ next: Samples) -> SIMD4<Double> {
        let (a, b, c, d) = (next.0 - first, next.1 - first, next.2 - first, next.3 - first)
        let sum: SIMD4<Double> = 114 * b - 104 * a
        let more: SIMD4<Double> = 11 * d - 56 * c
        return (sum + more) / (12 * wideStep * wideStep)
    }
}

/// The offset of a transform, by its parts: translation, scale, skew, perspective and rotation vector each have
/// an offset, relative to the rest.
///
/// Added as `MotionSum` adds motions: (rest with offset) · rest⁻¹ · new motion.
package struct PartsOffset: Sendable {
    private let rest: Transform3D.Decomposition
    private let translation, scale, skew, perspective, rotation: OffsetCourse?

    init?(_ law: HandoverLaw, from shown: MatrixMotion, to new: MatrixMotion, rest: Transform3D) {
        guard let parts = rest.decomposed() else { return nil }
        self.rest = parts
        /// The difference of the parts, `seconds` after the switch.
        func difference(_ seconds: Double) -> Parts? {
            guard let inverse = new.value(after: seconds).inverse else { return nil }
            let target = shown.value(after: seconds).concatenating(inverse).concatenating(rest)
            return target.decomposed().map { Parts($0, minus: parts) }
        }
        // Central differences of the Taylor polynomials.
        let (h, H) = (ForwardDifference.step, 0x1p-9)
        guard let middle = difference(0), let a = difference(-2 * h), let b = difference(-h),
            let c = difference(h), let d = difference(2 * h), let low = difference(-H),
            let high = difference(H)
        else { return nil }
        let isExact = shown.value == new.value
        func course(_ part: (Parts) -> SIMD4<Double>) -> OffsetCourse? {
            let eights: SIMD4<Double> = 8 * (part(c) - part(b))
            let slope: SIMD4<Double> = (eights - (part(d) - part(a))) / (12 * h)
            let bend: SIMD4<Double> = (part(high) + part(low) - 2 * part(middle)) / (H * H)
            return OffsetCourse(
                law,
                from: MotionState(
                    position: isExact ? .zero : part(middle), velocity: slope, acceleration: bend))
        }
        translation = course { $0.translation }
        scale = course { $0.scale }
        skew = course { $0.skew }
        perspective = course { $0.perspective }
        rotation = course { $0.rotation }
    }

    private var courses: [OffsetCourse] {
        [translation, scale, skew, perspective, rotation].compactMap { $0 }
    }

    /// `nil` if nothing remains, or if it never settles.
    var duration: Double? {
        var longest: Double?
        for course in courses {
            guard let duration = course.duration else { return nil }
            longest = max(longest ?? 0, duration)
        }
        return longest
    }

    func transform(at time: Double) -> Transform3D {
        var parts = rest
        func offset(_ course: OffsetCourse?) -> SIMD4<Double> { course?.position(at: time) ?? .zero }
        parts.translation += offset(translation).vector3
        parts.scale += offset(scale).vector3
        parts.skew += offset(skew).vector3
        parts.perspective += offset(perspective)
        parts.rotation = Quaternion(rotationVector: offset(rotation).vector3) * rest.rotation
        return Transform3D(parts)
    }

    /// The differences of parts; the rotation's is the logarithm of rotation · other⁻¹.
    private struct Parts {
        let translation, scale, skew, perspective, rotation: SIMD4<Double>

        init(_ parts: Transform3D.Decomposition, minus other: Transform3D.Decomposition) {
            translation = SIMD4(parts.translation - other.translation)
            scale = SIMD4(parts.scale - other.scale)
            skew = SIMD4(parts.skew - other.skew)
            perspective = parts.perspective - other.perspective
            let turn = parts.rotation * other.rotation.conjugate
            rotation = SIMD4((turn.w < 0 ? turn.negated : turn).rotationVector)
        }
    }
}

extension SIMD4<Double> {
    fileprivate init(_ v: Vector3) { self.init(v.x, v.y, v.z, 0) }

    fileprivate var vector3: Vector3 { Vector3(x, y, z) }
}
