import Hooke
import HookeTransitions

/// Transforms as browsers take them.
enum WebTransforms {
    static func css(_ value: AnimatableValue) -> String {
        guard case .transform(let transform) = value else { return "none" }
        return transform == .identity ? "none" : transform.css
    }

    /// Refuses pairs between which a browser does not go by CSS's parts.
    static func check(_ channel: LinearTimeline.Channel, _ what: String) throws(ExportError) {
        for (a, b) in zip(channel.knots, channel.knots.dropFirst()) where a.time < b.time {
            guard case .transform(let from) = a.value, case .transform(let to) = b.value, from != to else {
                continue
            }
            guard channel.transformsGo == .byParts else {
                throw .unsupported(
                    what: what, reason: "its transforms go entry by entry, and browsers' go by parts")
            }
            let way = TransformInterpolation(from: from, to: to, policy: .css, fallback: .discrete)
            if way.course == .discrete {
                throw .unsupported(
                    what: "\(what) between \(a.time) and \(b.time) s",
                    reason: "one of the two transforms is singular, and browsers jump between them")
            }
            for (one, other) in [(from, to), (to, from)] {
                if let plane = Affine2D(one), plane.determinant < 0, Affine2D(other) == nil {
                    throw .unsupported(
                        what: "\(what) between \(a.time) and \(b.time) s",
                        reason:
                            "browsers take a mirrored transform of the plane and one of space apart differently"
                    )
                }
            }
        }
    }
}
