/// A rotation through keyframes.
///
/// Each key is named by the quaternion nearer to the one before (q and −q are the same rotation), so every segment
/// turns the short way. A cubic is cumulative, q(u) = q₀·exp(w₁B₁(u))·exp(w₂B₂(u))·exp(w₃B₃(u)) with the cumulative
/// Bernstein polynomials (Kim, Kim and Shin 1995) and the rotation vectors that the tangents give. About a single
/// axis its angle is exactly the scalar track's; in general it does not depend on the frame it is described in.
public struct RotationTrack: Sendable, Hashable {
    /// The rotations of the keyframes, each named by the nearer quaternion.
    public let values: [Quaternion]
    /// How the track goes from one key to the next.
    public let rule: TangentRule

    private let knots: Knots
    private let segments: [Segment]

    private struct Segment: Hashable {
        /// The rotation vectors of the three factors.
        let w1, w2, w3: Vector3
        let isStill: Bool
        /// Whether the three turn about one axis, so that their sum is one turn.
        let isAboutOneAxis: Bool

        init(_ w1: Vector3, _ w2: Vector3, _ w3: Vector3) {
            self.w1 = w1
            self.w2 = w2
            self.w3 = w3
            isStill = w1 == .zero && w2 == .zero && w3 == .zero
            isAboutOneAxis = w1.cross(w2) == .zero && w2.cross(w3) == .zero && w3.cross(w1) == .zero
        }
    }

    /// A track through rotations at times.
    ///
    /// - Throws: as `KeyframeTrack`; `HookeError.badElement` for a quaternion that has no direction (length 0 or not
    ///   finite).
    public init(times: [Double], values: [Quaternion], rule: TangentRule) throws(HookeError) {
        knots = try Knots(times)
        guard values.count == times.count else {
            throw .wrongCount(
                field: "values", count: values.count, accepted: "\(times.count), one for each time")
        }
        var named: [Quaternion] = []
        for (index, value) in values.enumerated() {
            guard value.normalized != nil else {
                throw .badElement(
                    field: "values", index: index, value: value.length, accepted: "a quaternion of length 1")
            }
            named.append(named.last.map { $0.dot(value) < 0 } ?? false ? value.negated : value)
        }
        self.values = named
        self.rule = rule
        let turns: [Vector3] = zip(named, named.dropFirst()).map { ($0.conjugate * $1).rotationVector }
        let last = named[named.count - 1]
        let joined = try SegmentJoining(
            rule, chords: turns, durations: knots.durations,
            isClosed: named[0] == last || named[0] == last.negated)
        segments = turns.indices.map { k in
            guard rule != .discrete else { return Segment(.zero, .zero, .zero) }
            let w1 = joined.startTangents[k] / 3
            let w3 = joined.endTangents[k] / 3
            let rest =
                Quaternion(rotationVector: -w1) * (named[k].conjugate * named[k + 1])
                * Quaternion(rotationVector: -w3)
            // The middle factor turns by what is left, which may be more than a half turn but not by much.
            return Segment(w1, rest.rotationVector, w3)
        }
    }

    /// The times of the keyframes.
    public var times: [Double] { knots.times }

    /// The rotation at a time; that of the first key before it, of the last key after it, of a key exactly at it.
    /// NaN gives NaN components.
    public func value(at t: Double) -> Quaternion {
        guard let position = knots.position(of: t) else {
            if t.isNaN { return Quaternion(components: SIMD4(repeating: .nan)) }
            return t < times[0] ? values[0] : values[values.count - 1]
        }
        return value(at: position)
    }

    /// The rotation at a place within the keys, for callers that have found it.
    func value(at position: Knots.Position) -> Quaternion {
        let k = position.segment
        if position.left == 0 { return values[k + 1] }
        if position.passed == 0 || segments[k].isStill { return values[k] }
        if rule == .linear { return values[k].slerp(to: values[k + 1], at: position.passed) }
        let segment = segments[k]
        if segment.isAboutOneAxis {
            let (a, b, c) = parts(position)
            return values[k] * Quaternion(rotationVector: a * segment.w1 + b * segment.w2 + c * segment.w3)
        }
        let factors = factors(k, position)
        return values[k] * (factors.0 * (factors.1 * factors.2))
    }

    /// The angular velocity at a time in radians per unit of time, about the axes of the space the rotation leads
    /// into; zero outside the keys. NaN gives NaN.
    public func angularVelocity(at t: Double) -> Vector3 {
        guard let position = knots.position(of: t) else { return t.isNaN ? Vector3(repeating: .nan) : .zero }
        let k = position.segment
        let segment = segments[k]
        if segment.isStill { return .zero }
        let (u, v) = (position.passed, position.left)
        let (_, second, third) = factors(k, position)
        // In the turning frame: each factor's rate, seen through the factors after it.
        let inner =
            third.conjugate.rotating(
                second.conjugate.rotating(segment.w1 * (3 * v * v)) + segment.w2 * (6 * u * v))
            + segment.w3 * (3 * u * u)
        return value(at: t).rotating(inner) / position.duration
    }

    /// Whether a segment stays where it is.
    func isStill(_ k: Int) -> Bool { segments[k].isStill }

    private func factors(_ k: Int, _ position: Knots.Position) -> (Quaternion, Quaternion, Quaternion) {
        let segment = segments[k]
        let (a, b, c) = parts(position)
        return (
            Quaternion(rotationVector: a * segment.w1), Quaternion(rotationVector: b * segment.w2),
            Quaternion(rotationVector: c * segment.w3)
        )
    }

    /// The cumulative Bernstein polynomials 1 − v³ = u(3 − 3u + u²), u²(1 + 2v) and u³, without cancellation.
    private func parts(_ position: Knots.Position) -> (Double, Double, Double) {
        let (u, v) = (position.passed, position.left)
        return (u * (3 + u * (u - 3)), u * u * (1 + 2 * v), u * u * u)
    }
}
