/// The way from one transform to another, made once and asked for any progress.
///
/// Both are taken apart, each part goes linearly (the rotation by slerp along the short way), and the whole is put
/// together again. Transforms of the plane stay in the plane. Progress may be any number: a spring that overshoots
/// goes past the end by the same law. At 0 and 1 the answer is the given transform, bit for bit, and equal ends
/// give that transform everywhere.
///
/// A rotation by more than a half turn cannot be told from a matrix: 0 to 200° goes back to −160°. To keep
/// winding, animate the angle.
public struct TransformInterpolation: Hashable, Sendable {
    /// What happens to a pair that cannot be taken apart, because one of the two is singular.
    public enum Fallback: String, Hashable, Sendable, Codable {
        /// Each field goes linearly, so that a view grows smoothly from scale 0 in the orientation it ends in.
        case fields
        /// As CSS has it: a jump from one to the other at one half.
        case discrete
    }

    /// The transform at 0.
    public let from: Transform3D
    /// The transform at 1.
    public let to: Transform3D

    private enum Path: Hashable {
        case constant, parts, fields, discrete
    }
    private let path: Path
    /// What `Path.parts` goes by; not a payload of it, which would be copied for every answer.
    private let parts: Parts

    private struct Parts: Hashable {
        let start: Transform3D.Decomposition
        /// End minus start; its rotation says nothing.
        let change: Transform3D.Decomposition
        let turn: Slerp

        init(from start: Transform3D.Decomposition, to end: Transform3D.Decomposition) {
            self.start = start
            change = Transform3D.Decomposition(
                translation: end.translation - start.translation, scale: end.scale - start.scale,
                skew: end.skew - start.skew, perspective: end.perspective - start.perspective)
            turn = Slerp(from: start.rotation, to: end.rotation)
        }
    }

    /// The way between two transforms.
    ///
    /// - Parameters:
    ///   - from: the transform at 0.
    ///   - to: the transform at 1.
    ///   - policy: when a transform counts as singular.
    ///   - fallback: what a pair with a singular transform does.
    public init(
        from: Transform3D, to: Transform3D, policy: Transform3D.SingularityPolicy = .rounding,
        fallback: Fallback = .fields
    ) {
        self.from = from
        self.to = to
        let pair = from == to ? nil : TransformParts.pair(from, to, policy)
        path = from == to ? .constant : pair != nil ? .parts : fallback == .fields ? .fields : .discrete
        let unused = Transform3D.Decomposition()
        parts = Parts(from: pair?.0 ?? unused, to: pair?.1 ?? unused)
    }

    /// Whether the ends were taken apart, and the fallback not needed.
    public var isDecomposed: Bool { path != .fields && path != .discrete }

    /// The transform at the progress `p`: `from` at 0, `to` at 1, extrapolated outside. NaN gives NaN fields.
    public func transform(at p: Double) -> Transform3D {
        if p == 0 { return from }
        if p == 1 { return to }
        switch path {
        case .constant: return from
        case .discrete: return p < 0.5 ? from : to
        case .fields: return from.mixed(with: to, at: p)
        case .parts:
            let (start, change) = (parts.start, parts.change)
            return Transform3D(
                Transform3D.Decomposition(
                    translation: start.translation + p * change.translation,
                    scale: start.scale + p * change.scale, skew: start.skew + p * change.skew,
                    perspective: start.perspective + p * change.perspective,
                    rotation: parts.turn.value(at: p)))
        }
    }
}

/// How transforms that belong together are taken apart: all in the plane, or all in space.
enum TransformParts {
    static func all(
        _ transforms: [Transform3D], _ policy: Transform3D.SingularityPolicy
    ) -> [Transform3D.Decomposition]? {
        let planar = transforms.allSatisfy(\.isAffine2D)
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
    /// Every field on its own straight way.
    func mixed(with other: Transform3D, at p: Double) -> Transform3D {
        Transform3D(
            row1: row1 + p * (other.row1 - row1), row2: row2 + p * (other.row2 - row2),
            row3: row3 + p * (other.row3 - row3), row4: row4 + p * (other.row4 - row4))
    }
}
