extension Quaternion {
    /// Which of the two turns between two rotations is meant.
    public enum Turns: String, NamedCase, Hashable, Sendable {
        /// The shorter one, by at most half a turn.
        case shortest
        /// That of the quaternions as they are given: from q to one whose scalar product with q is negative, by more
        /// than half a turn.
        case asGiven
    }

    /// The rotation at the fraction `t` of the shortest turn to `other`, at constant angular velocity.
    ///
    /// Exactly `self` at 0 and `other` at 1 (by its own sign), and it extrapolates: at −1 and 2 the turn goes on
    /// by as much again. Of q and −q the nearer is taken; when both are equally near (a half turn) the sign of
    /// `other` decides. To ask one turn for many fractions make a ``Slerp``.
    public func slerp(to other: Quaternion, at t: Double) -> Quaternion {
        Slerp(from: self, to: other).value(at: t)
    }

    /// The rotation at the fraction `t` of the straight line to the nearer name of `other`, brought to length 1.
    ///
    /// Along the same great circle as `slerp`, without a sine, but not at a constant angular velocity: between
    /// rotations a half turn apart it runs twice as fast in the middle as at the ends. Exactly `self` at 0 and `other`
    /// at 1. Outside [0, 1] it slows down, and nears a half turn beyond the middle. Ends of
    /// unlike length weigh by their lengths.
    public func nlerp(to other: Quaternion, at t: Double) -> Quaternion {
        if t == 0 { return self }
        if t == 1 { return other }
        let end = other.nearest(to: self).components
        let mixed = components + t * (end - components)
        let scaled = mixed / mixed.absolute.max()
        return Quaternion(components: scaled / Quaternion(components: scaled).length)
    }

    /// This rotation by that of its two names, q and −q, that is nearer to `other`; by its own when both are equally
    /// near.
    @inlinable
    public func nearest(to other: Quaternion) -> Quaternion { dot(other) < 0 ? negated : self }
}

/// A turn at constant angular velocity between two rotations, made ready to be asked for any fraction of it
/// (Shoemake 1985).
///
/// q(t) = (sin((1−t)θ)·a + sin(tθ)·b)/sin θ. The angle between the unit quaternions is θ = 2·atan2(|a − b|, |a + b|), so
/// nearly equal rotations lose no digits. Exact at 0 and 1, and it extrapolates. Within 4 u of the exact rotation,
/// over sin θ where the turn is by nearly two half turns (`Turns.asGiven` alone comes there).
public struct Slerp: Hashable, Sendable {
    /// The rotation at 0.
    public let start: Quaternion
    /// The rotation at 1, by the name it was given.
    public let end: Quaternion
    /// The end by the name the turn leads to.
    private let target: Quaternion
    private let angle: Double
    /// 1/sin(angle), and 0 where the two are so near that a straight line is the turn.
    private let inverseSine: Double

    /// The turn between two unit quaternions.
    ///
    /// - Parameters:
    ///   - start: the rotation at 0.
    ///   - end: the rotation at 1.
    ///   - turns: the shorter turn, or that of the quaternions as they are. From q to −q itself there is a whole turn
    ///     without an axis: the rotation then stays where it is.
    public init(from start: Quaternion, to end: Quaternion, turns: Quaternion.Turns = .shortest) {
        self.start = start
        self.end = end
        target = turns == .shortest ? end.nearest(to: start) : end
        let apart = Quaternion(components: start.components - target.components).length
        let together = Quaternion(components: start.components + target.components).length
        angle = 2 * Elementary.atan2(apart, together)
        // tan(θ/2) is apart/together, and keeps its digits where sin(angle) has lost them.
        let sine = 2 * apart * together / (apart * apart + together * together)
        inverseSine = sine > 0x1p-500 ? 1 / sine : 0
    }

    /// The angle of the whole turn in radians: at most π for the shorter turn, below 2π else.
    public var turnAngle: Double { 2 * angle }

    /// The rotation at the fraction `t` of the turn: `start` at 0, `end` at 1. NaN gives NaN.
    public func value(at t: Double) -> Quaternion {
        if t == 0 { return start }
        if t == 1 { return end }
        guard inverseSine > 0 else {
            // From q to −q there is no way to go.
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
