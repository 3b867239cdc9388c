/// A smooth path between two rotations by spherical quadrangle interpolation (Shoemake 1987).
///
/// squad(t) = slerp(slerp(a, b, t), slerp(a′, b′, t), 2t(1 − t)), where the inner rotations a′ and b′ bend
/// the path.
///
/// With `innerRotation(before:at:after:)`, segments of **equal duration** join with one angular velocity;
/// those of unequal durations do not. The angular acceleration is discontinuous in both cases. Use this for
/// motions made with squad; `RotationTrack` has neither limit (Catmull–Rom, Kochanek–Bartels and C² splines
/// at any times).
public struct Squad: Hashable, Sendable {
    /// The rotation at 0.
    public let start: Quaternion
    /// The rotation at 1.
    public let end: Quaternion
    /// The inner rotation next to `start`.
    public let innerStart: Quaternion
    /// The inner rotation next to `end`.
    public let innerEnd: Quaternion
    private let outer: Slerp
    private let inner: Slerp

    /// Creates the path between two unit quaternions, bent by two more, with the given signs. Call
    /// `Quaternion.nearest(to:)` on neighbours first, or use `segments(through:)`.
    public init(from start: Quaternion, innerStart: Quaternion, innerEnd: Quaternion, to end: Quaternion) {
        self.start = start
        self.end = end
        self.innerStart = innerStart
        self.innerEnd = innerEnd
        outer = Slerp(from: start, to: end, turns: .asGiven)
        inner = Slerp(from: innerStart, to: innerEnd, turns: .asGiven)
    }

    /// Returns the rotation at `t`: `start` at 0, `end` at 1. NaN gives NaN.
    public func value(at t: Double) -> Quaternion {
        if t == 0 { return start }
        if t == 1 { return end }
        return Slerp(from: outer.value(at: t), to: inner.value(at: t), turns: .asGiven)
            .value(at: 2 * t * (1 - t))
    }

    /// Returns the inner rotation at a key between two others: q·exp(−(log(q⁻¹·before) + log(q⁻¹·after))/4),
    /// with the signs of the neighbours nearer to `key`.
    public static func innerRotation(
        before: Quaternion, at key: Quaternion, after: Quaternion
    ) -> Quaternion {
        func logarithm(_ other: Quaternion) -> Vector3 {
            (key.conjugate * other.nearest(to: key)).rotationVector
        }
        return key * Quaternion(rotationVector: -0.25 * (logarithm(before) + logarithm(after)))
    }

    /// Returns the segments through keys one unit of time apart, each key with the sign nearer to the one
    /// before. At the first and last key the inner rotation is the key.
    ///
    /// - Returns: one segment less than keys; empty for one key or none.
    public static func segments(through keys: some Sequence<Quaternion>) -> [Squad] {
        var named: [Quaternion] = []
        for key in keys { named.append(named.last.map { key.nearest(to: $0) } ?? key) }
        let inner = named.indices.map { k in
            k == 0 || k == named.count - 1
                ? named[k] : innerRotation(before: named[k - 1], at: named[k], after: named[k + 1])
        }
        return named.indices.dropLast().map { k in
            Squad(from: named[k], innerStart: inner[k], innerEnd: inner[k + 1], to: named[k + 1])
        }
    }
}
