/// A smooth way between two rotations by spherical quadrangle interpolation (Shoemake 1987).
///
/// squad(t) = slerp(slerp(a, b, t), slerp(a′, b′, t), 2t(1 − t)), where a′ and b′ are the inner rotations that bend the
/// way. With those of `innerRotation(before:at:after:)`, segments of **equal duration** join with one angular velocity;
/// with unequal durations they do not, and its angular acceleration is not continuous in either case. `RotationTrack`
/// has neither limit (Catmull–Rom, Kochanek–Bartels and C² splines at any times); this is for motions that were made
/// with squad.
public struct Squad: Hashable, Sendable {
    /// The rotation at 0.
    public let start: Quaternion
    /// The rotation at 1.
    public let end: Quaternion
    /// The inner rotation beside `start`.
    public let innerStart: Quaternion
    /// The inner rotation beside `end`.
    public let innerEnd: Quaternion
    private let outer: Slerp
    private let inner: Slerp

    /// The way between two unit quaternions, bent by two more, all as they are named: bring neighbours to their nearest
    /// names first (`Quaternion.nearest(to:)`), or use `segments(through:)`.
    public init(from start: Quaternion, innerStart: Quaternion, innerEnd: Quaternion, to end: Quaternion) {
        self.start = start
        self.end = end
        self.innerStart = innerStart
        self.innerEnd = innerEnd
        outer = Slerp(from: start, to: end, turns: .asGiven)
        inner = Slerp(from: innerStart, to: innerEnd, turns: .asGiven)
    }

    /// The rotation at `t`: `start` at 0 and `end` at 1. NaN gives NaN.
    public func value(at t: Double) -> Quaternion {
        if t == 0 { return start }
        if t == 1 { return end }
        return Slerp(from: outer.value(at: t), to: inner.value(at: t), turns: .asGiven)
            .value(at: 2 * t * (1 - t))
    }

    /// The inner rotation at a key between two others: q·exp(−(log(q⁻¹·before) + log(q⁻¹·after))/4).
    ///
    /// The neighbours are taken by their names nearer to `key`.
    public static func innerRotation(
        before: Quaternion, at key: Quaternion, after: Quaternion
    ) -> Quaternion {
        func logarithm(_ other: Quaternion) -> Vector3 {
            (key.conjugate * other.nearest(to: key)).rotationVector
        }
        return key * Quaternion(rotationVector: -0.25 * (logarithm(before) + logarithm(after)))
    }

    /// The segments through keys one unit of time apart, each key named by the quaternion nearer to the one before.
    /// At the first and the last key the inner rotation is the key.
    ///
    /// - Returns: a segment less than there are keys; none for one key or none.
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
