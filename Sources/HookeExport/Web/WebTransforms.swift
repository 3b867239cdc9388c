import HookeGeometry
import HookeTransitions

/// How the transforms of a property are written.
enum WebTransforms {
    /// As `matrix()` or `matrix3d()`, which browsers interpolate by CSS decomposition.
    case matrices
    /// As `translate()` and `scale()`, which browsers interpolate number by number. It is for 2-D transforms
    /// without rotation, skew or mirroring. The interpolation is the same, but a scale of 0 is allowed.
    case functions

    init(_ values: [AnimatableValue]) {
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
        guard self == .functions, let plane = Affine2D(transform) else { return transform.css }
        let translation = "translate(\(WebText.length(plane.tx)), \(WebText.length(plane.ty)))"
        return translation + " scale(\(WebText.number(plane.a)), \(WebText.number(plane.d)))"
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
            if interpolation.course == .discrete {
                throw .unsupported(
                    what: "\(what) between \(a.time) and \(b.time) s",
                    reason: "one of the two transforms is singular, so browsers jump between them")
            }
            for (one, other) in [(from, to), (to, from)] {
                if let plane = Affine2D(one), plane.determinant < 0, Affine2D(other) == nil {
                    throw .unsupported(
                        what: "\(what) between \(a.time) and \(b.time) s",
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
