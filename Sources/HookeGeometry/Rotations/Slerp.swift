extension Quaternion {
    /// Which of the two rotations between two quaternions to take.
    public enum Turns: String, NamedCase, Hashable, Sendable, CaseIterable {
        /// The shorter one, by at most half a turn.
        case shortest
        /// That of the given quaternions: more than half a turn if their scalar product is negative.
        case asGiven
    }

    /// Returns the rotation at the fraction `t` of the shortest rotation to `other`, at constant angular
    /// velocity.
    ///
    /// - Exactly `self` at 0 and `other` at 1 (with its sign). Extrapolates outside: at −1 and 2 by the same
    ///   angle again.
    /// - Takes the nearer of `other` and its negation; for a half turn, where both are equally near, `other`
    ///   itself.
    /// - For many fractions create a ``Slerp``.
    public func slerp(to other: Quaternion, at t: Double) -> Quaternion {
        Slerp(from: self, to: other).value(at: t)
    }

    /// Returns the linear interpolation to the nearer of `other` and its negation, normalised.
    ///
    /// - On the same great circle as `slerp`, without a sine, but not at constant angular velocity: for
    ///   rotations a half turn apart it is twice as fast in the middle as at the ends.
    /// - Exactly `self` at 0 and `other` at 1. Outside [0, 1] it slows down and approaches a half turn beyond
    ///   the middle.
    /// - Ends of different lengths have weights in proportion.
    public func nlerp(to other: Quaternion, at t: Double) -> Quaternion {
        if t == 0 { return self }
        if t == 1 { return other }
        let end = other.nearest(to: self).components
        let mixed = components + t * (end - components)
        let scaled = mixed / mixed.absolute.max()
        return Quaternion(components: scaled / Quaternion(components: scaled).length)
    }

    /// Returns q or −q, whichever is nearer to `other`; itself when both are equally near.
    @inlinable
    public func nearest(to other: Quaternion) -> Quaternion { dot(other) < 0 ? negated : self }
}

/// A rotation at constant angular velocity between two rotations, prepared for evaluation at any fraction
/// (Shoemake 1985).
///
/// - q(t) = (sin((1−t)θ)·a + sin(tθ)·b)/sin θ. The angle between the unit quaternions is θ = 2·atan2(|a − b|,
///   |a + b|), so that nearly equal rotations keep their digits.
/// - Exact at 0 and 1; extrapolates outside.
/// - Within 4 u of the exact rotation; within 4 u / sin θ near a whole turn, which only `Turns.asGiven`
///   reaches.
public struct Slerp: Hashable, Sendable {
    /// The rotation at 0.
    public let start: Quaternion
    /// The rotation at 1, as given.
    public let end: Quaternion
    /// The end with the sign in use.
    private let target: Quaternion
    private let angle: Double
    /// 1/sin(angle); 0 where the two are so near that the interpolation is linear.
    private let inverseSine: Double

    /// Creates the rotation between two unit quaternions.
    ///
    /// - Parameters:
    ///   - start: the rotation at 0.
    ///   - end: the rotation at 1.
    ///   - turns: the shorter rotation, or that of the given quaternions. From q to −q a whole turn has no
    ///     axis, and the rotation stays constant.
    public init(from start: Quaternion, to end: Quaternion, turns: Quaternion.Turns = .shortest) {
        self.start = start
        self.end = end
        target = turns == .shortest ? end.nearest(to: start) : end
        let apart = Quaternion(components: start.components - target.components).length
        let together = Quaternion(components: start.components + target.components).length
        angle = 2 * Elementary.atan2(apart, together)
        // tan(θ/2) = apart/together keeps its digits where sin(angle) loses them.
        let sine = 2 * apart * together / (apart * apart + together * together)
        inverseSine = sine > 0x1p-500 ? 1 / sine : 0
    }

    /// The total angle in radians: at most π for the shorter rotation, otherwise below 2π.
    public var angleOfRotation: Double { 2 * angle }

    /// Returns the rotation at the fraction `t`: `start` at 0, `end` at 1. NaN gives NaN.
    public func value(at t: Double) -> Quaternion {
        if t == 0 { return start }
        if t == 1 { return end }
        guard inverseSine > 0 else {
            // From q to −q the axis is undetermined.
            if target == start.negated { return Quaternion(components: start.components + 0 * t) }
            return Quaternion(components: start.components + t * (target.components - start.components))
        }
        let first = Elementary.sin((1 - t) * angle) * inverseSine
        let second = Elementary.sin(t * angle) * inverseSine
        return Quaternion(components: first * start.components + second * target.components)
    }
}

#if !hasFeature(Embedded)
    extension Quaternion.Turns: Codable {}
#endif
