import Foundation
import HookeGeometry
import HookeTransitions

/// How the transforms of a property are written.
enum WebTransforms: Hashable {
    /// An axis of `rotateX()` or `rotateY()`.
    enum Axis: String {
        case x = "X"
        case y = "Y"
    }

    /// As `matrix()` or `matrix3d()`, which browsers interpolate by CSS decomposition.
    case matrices
    /// As `translate()` and `scale()`, which browsers interpolate number by number. It is for 2-D transforms
    /// without rotation, skew or mirroring. The interpolation is the same, but a scale of 0 is allowed.
    case functions
    /// As `rotateX()` or `rotateY()`, for rotations about this axis that are less than half a turn apart. Browsers
    /// interpolate the angle, which is the same motion in a third of the text.
    case turns(Axis)

    init(_ values: [AnimatableValue]) {
        for axis in [Axis.x, .y] {
            let angles = values.map { Self.angle(of: $0, about: axis) }
            let known = angles.compactMap { $0 }
            guard known.count == angles.count, let low = known.min(), let high = known.max(), high > low
            else {
                continue
            }
            if high - low < 3, low > -3, high < 3 {
                self = .turns(axis)
                return
            }
        }
        let isPlain = values.allSatisfy { value in
            guard case .transform(let transform) = value, let plane = Affine2D(transform) else {
                return false
            }
            return plane.b == 0 && plane.c == 0 && plane.a >= 0 && plane.d >= 0
        }
        self = isPlain ? .functions : .matrices
    }

    func css(_ value: AnimatableValue) -> String {
        guard case .transform(let transform) = value, transform != .identity else { return "none" }
        if case .turns(let axis) = self, let angle = Self.angle(of: value, about: axis) {
            return "rotate\(axis.rawValue)(\(WebText.number(angle))rad)"
        }
        guard self == .functions, let plane = Affine2D(transform) else { return transform.css }
        let translation = "translate(\(WebText.length(plane.tx)), \(WebText.length(plane.ty)))"
        return translation + " scale(\(WebText.number(plane.a)), \(WebText.number(plane.d)))"
    }

    /// Returns the angle of a rotation about an axis, in radians; `nil` for other transforms.
    private static func angle(of value: AnimatableValue, about axis: Axis) -> Double? {
        guard case .transform(let m) = value else { return nil }
        let plain = [m.m12, m.m14, m.m21, m.m24, m.m34, m.m41, m.m42, m.m43]
        guard plain.allSatisfy({ $0 == 0 }), m.m44 == 1 else { return nil }
        let (cosine, sine): (Double, Double)
        switch axis {
        case .x:
            guard m.m11 == 1, m.m13 == 0, m.m31 == 0, m.m22 == m.m33, m.m23 == -m.m32 else { return nil }
            (cosine, sine) = (m.m22, m.m23)
        case .y:
            guard m.m22 == 1, m.m23 == 0, m.m32 == 0, m.m11 == m.m33, m.m13 == -m.m31 else { return nil }
            (cosine, sine) = (m.m11, m.m31)
        }
        guard (cosine * cosine + sine * sine - 1).magnitude <= 1e-14 else { return nil }
        return atan2(sine, cosine)
    }

    /// Throws if a browser interpolates two consecutive knots differently.
    func check(
        _ knots: [WebKnot<AnimatableValue>], isByComponents: Bool, _ what: String
    ) throws(ExportError) {
        // For these transforms, all interpolations agree.
        if self == .functions { return }
        for (a, b) in zip(knots, knots.dropFirst()) where a.time < b.time {
            guard case .transform(let from) = a.value, case .transform(let to) = b.value, from != to else {
                continue
            }
            guard isByComponents else {
                throw .unsupported(
                    what: what, reason: "it interpolates by entries, but browsers by CSS decomposition")
            }
            let interpolation = TransformInterpolation(from: from, to: to, policy: .css, fallback: .discrete)
            if interpolation.methodUsed == .discrete {
                throw .unsupported(
                    what: "\(what) between \(WebText.short(a.time)) and \(WebText.short(b.time)) s",
                    reason: "one of the two transforms is singular, so browsers jump between them")
            }
            for (one, other) in [(from, to), (to, from)] {
                if let plane = Affine2D(one), plane.determinant < 0, Affine2D(other) == nil {
                    throw .unsupported(
                        what: "\(what) between \(WebText.short(a.time)) and \(WebText.short(b.time)) s",
                        reason:
                            "browsers decompose a mirrored 2-D transform and a 3-D transform differently"
                    )
                }
            }
        }
    }
}

extension WebTree {
    /// Animates an element's `transform` with a transform property of a view.
    func animateTransform(
        _ property: AnimatedProperty, of node: Node, on element: inout WebElement, part: String
    ) throws(ExportError) {
        let knots = try knots(property, of: node)
        let spelling = WebTransforms(knots.map(\.value) + [node.state[property]])
        if let channel = channel(property, of: node) {
            try spelling.check(
                knots, isByComponents: channel.transformMode == .byComponents,
                "\(className(node)): \(property.rawValue)"
            )
        }
        follow(
            knots, model: node.state[property], on: &element, name: "\(className(node))--\(part)",
            initial: [WebDeclaration("transform", "none")]
        ) { [WebDeclaration("transform", spelling.css($0))] }
    }
}
