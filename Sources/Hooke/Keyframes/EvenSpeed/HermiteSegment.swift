/// A cubic between two values, from its chord and its tangents in the segment's own parameter u in [0, 1].
///
/// The one evaluator of every cubic mode. It works from the nearer end, so that both ends are exact, and so that
/// with limited tangents no rounding carries the value past them.
@usableFromInline
package struct HermiteSegment<Value: VectorSpace>: Sendable {
    @usableFromInline package let start, end, chord, startTangent, endTangent: Value

    @inlinable
    package init(start: Value, end: Value, chord: Value, startTangent: Value, endTangent: Value) {
        self.start = start
        self.end = end
        self.chord = chord
        self.startTangent = startTangent
        self.endTangent = endTangent
    }

    /// The value at u, given with v = 1 − u.
    @inlinable
    package func value(_ u: Double, _ v: Double) -> Value {
        let weights = HermiteWeights(u, v)
        return (weights.isLate ? end : start).adding(way(weights))
    }

    /// The way from the nearer end.
    @inlinable @inline(__always)
    package func way(_ weights: HermiteWeights) -> Value {
        chord.scaled(by: weights.chord).adding(startTangent.scaled(by: weights.startTangent))
            .subtracting(endTangent.scaled(by: weights.endTangent))
    }

    /// The derivative by u.
    @inlinable
    package func velocity(_ u: Double, _ v: Double) -> Value {
        chord.scaled(by: 6 * u * v)
            .adding(startTangent.scaled(by: v * (1 - 3 * u)))
            .adding(endTangent.scaled(by: u * (1 - 3 * v)))
    }

    /// The second derivative by u.
    @inlinable
    package func acceleration(_ u: Double) -> Value {
        chord.scaled(by: 6 - 12 * u)
            .adding(startTangent.scaled(by: 6 * u - 4))
            .adding(endTangent.scaled(by: 6 * u - 2))
    }
}

/// What chord and tangents count for in the way from the nearer end: ±s²(3 − 2s), uv² and u²v, of which the last is
/// subtracted. s is the distance from that end, and the sign is plus in the first half.
///
/// Without a branch: which half a time is in is as good as random, and a branch guessed wrong costs more than all of it.
@usableFromInline
package struct HermiteWeights {
    @usableFromInline package let chord, startTangent, endTangent: Double
    /// The distance from the nearer end, in fractions of the segment.
    @usableFromInline package let distance: Double
    /// The distance with the chord's sign: what the chord counts for on a straight way.
    @inlinable @inline(__always)
    package var straight: Double { isLate ? -distance : distance }
    /// The nearer end is the second one.
    @usableFromInline package let isLate: Bool

    @inlinable @inline(__always)
    package init(_ u: Double, _ v: Double) {
        isLate = v < u
        distance = v < u ? v : u
        let product = u * v
        chord = Double(signOf: v - u, magnitudeOf: distance * distance * (3 - 2 * distance))
        startTangent = product * v
        endTangent = u * product
    }
}
