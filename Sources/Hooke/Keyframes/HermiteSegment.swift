/// A cubic between two values, from its chord and its tangents in the segment's own parameter u in [0, 1].
///
/// The one evaluator of every cubic mode. It works from the nearer end, so that both ends are exact, and so that
/// with limited tangents no rounding carries the value past them.
@usableFromInline
struct HermiteSegment<Value: VectorSpace>: Sendable {
    @usableFromInline let start, end, chord, startTangent, endTangent: Value

    @inlinable
    init(start: Value, end: Value, chord: Value, startTangent: Value, endTangent: Value) {
        self.start = start
        self.end = end
        self.chord = chord
        self.startTangent = startTangent
        self.endTangent = endTangent
    }

    /// The value at u, given with v = 1 − u.
    @inlinable
    func value(_ u: Double, _ v: Double) -> Value {
        if u < 0.5 {
            return start.adding(way(u, near: startTangent, far: endTangent))
        } else {
            return end.subtracting(way(v, near: endTangent, far: startTangent))
        }
    }

    /// The way from an end, `s` being the distance from it: Δ·s²(3 − 2s) + near·s(1 − s)² − far·s²(1 − s).
    @inlinable
    func way(_ s: Double, near: Value, far: Value) -> Value {
        let r = 1 - s
        return chord.scaled(by: s * s * (3 - 2 * s))
            .adding(near.scaled(by: s * r * r))
            .subtracting(far.scaled(by: s * s * r))
    }

    /// The derivative by u.
    @inlinable
    func velocity(_ u: Double, _ v: Double) -> Value {
        chord.scaled(by: 6 * u * v)
            .adding(startTangent.scaled(by: v * (1 - 3 * u)))
            .adding(endTangent.scaled(by: u * (1 - 3 * v)))
    }

    /// The second derivative by u.
    @inlinable
    func acceleration(_ u: Double) -> Value {
        chord.scaled(by: 6 - 12 * u)
            .adding(startTangent.scaled(by: 6 * u - 4))
            .adding(endTangent.scaled(by: 6 * u - 2))
    }
}
