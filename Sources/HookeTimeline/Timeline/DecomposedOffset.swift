import Hooke
import HookeGeometry

extension TransformJet {
    /// Creates the jet by differences, from a function of the seconds since the moment, of which it uses those after it.
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
package struct DecomposedOffset: Sendable {
    private let rest: Transform3D.Decomposition
    private let translation, scale, skew, perspective, rotation: VectorOffset?

    init?(_ law: HandoverLaw, from shown: TransformJet, to new: TransformJet, rest: Transform3D) {
        guard let parts = rest.decomposed(), let inverse = new.inverse,
            let target = shown.concatenating(inverse).concatenating(TransformJet(rest)).decomposed()
        else { return nil }
        self.rest = parts
        let isExact = shown.value == new.value
        func component(
            _ position: SIMD4<Double>, _ velocity: SIMD4<Double>, _ acceleration: SIMD4<Double>
        ) -> VectorOffset? {
            VectorOffset(
                law,
                from: MotionState(
                    position: isExact ? .zero : position, velocity: velocity, acceleration: acceleration))
        }
        let (now, v, a) = (target.parts, target.velocity, target.acceleration)
        translation = component(
            SIMD4(now.translation - parts.translation), SIMD4(v.translation), SIMD4(a.translation))
        scale = component(SIMD4(now.scale - parts.scale), SIMD4(v.scale), SIMD4(a.scale))
        skew = component(SIMD4(now.skew - parts.skew), SIMD4(v.skew), SIMD4(a.skew))
        perspective = component(now.perspective - parts.perspective, v.perspective, a.perspective)
        let still = TransformState(parts: parts).rotation
        let turn = RotationOffset.difference(from: target.rotation, to: still)
        rotation = component(SIMD4(turn.position), SIMD4(turn.velocity), SIMD4(turn.acceleration))
    }

    private var components: [VectorOffset] {
        [translation, scale, skew, perspective, rotation].compactMap { $0 }
    }

    /// `nil` if nothing remains, or if it never settles.
    var duration: Double? {
        var longest: Double?
        for component in components {
            guard let duration = component.duration else { return nil }
            longest = max(longest ?? 0, duration)
        }
        return longest
    }

    func transform(at time: Double) -> Transform3D {
        var parts = rest
        func offset(_ component: VectorOffset?) -> SIMD4<Double> { component?.position(at: time) ?? .zero }
        parts.translation += offset(translation).vector3
        parts.scale += offset(scale).vector3
        parts.skew += offset(skew).vector3
        parts.perspective += offset(perspective)
        parts.rotation = Quaternion(rotationVector: offset(rotation).vector3) * rest.rotation
        return Transform3D(parts)
    }

    /// The transform with its derivatives.
    func jet(at time: Double) -> TransformJet {
        func state(_ component: VectorOffset?) -> MotionState<SIMD4<Double>> {
            component?.state(at: time) ?? .still
        }
        let (t, s, k, p) = (state(translation), state(scale), state(skew), state(perspective))
        let turn = state(rotation)
        let rates = RotationVectorRates(turn.position.vector3)
        let spin = turn.velocity.vector3
        var jet = TransformJet(
            TransformState(
                parts: Transform3D.Decomposition(
                    translation: rest.translation + t.position.vector3,
                    scale: rest.scale + s.position.vector3, skew: rest.skew + k.position.vector3,
                    perspective: rest.perspective + p.position,
                    rotation: Quaternion(rotationVector: turn.position.vector3) * rest.rotation),
                velocity: TransformRates(
                    translation: t.velocity.vector3, scale: s.velocity.vector3, skew: k.velocity.vector3,
                    perspective: p.velocity, angular: rates.applied(to: spin)),
                acceleration: TransformRates(
                    translation: t.acceleration.vector3, scale: s.acceleration.vector3,
                    skew: k.acceleration.vector3, perspective: p.acceleration,
                    angular: rates.applied(to: turn.acceleration.vector3) + rates.curvature(of: spin))))
        jet.value = transform(at: time)
        return jet
    }
}

extension SIMD4<Double> {
    fileprivate init(_ v: Vector3) { self.init(v.x, v.y, v.z, 0) }

    fileprivate var vector3: Vector3 { Vector3(x, y, z) }
}
