/// A cubic between two values, from its chord and its tangents by the segment's parameter u in [0, 1].
///
/// It evaluates every cubic mode. It computes from the nearer end, so that both ends are exact. With limited
/// tangents, rounding does not carry the value past the ends.
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

    /// Returns the value at u, given with v = 1 − u.
    @inlinable
    package func value(_ u: Double, _ v: Double) -> Value {
        let weights = HermiteWeights(u, v)
        return (weights.isLate ? end : start).adding(way(weights))
    }

    /// The displacement from the nearer end.
    @inlinable @inline(__always)
    package func way(_ weights: HermiteWeights) -> Value {
        chord.scaled(by: weights.chord).adding(startTangent.scaled(by: weights.startTangent))
            .subtracting(endTangent.scaled(by: weights.endTangent))
    }

    /// Returns the derivative by u.
    @inlinable
    package func velocity(_ u: Double, _ v: Double) -> Value {
        chord.scaled(by: 6 * u * v)
            .adding(startTangent.scaled(by: v * (1 - 3 * u)))
            .adding(endTangent.scaled(by: u * (1 - 3 * v)))
    }

    /// Returns the second derivative by u.
    @inlinable
    package func acceleration(_ u: Double) -> Value {
        chord.scaled(by: 6 - 12 * u)
            .adding(startTangent.scaled(by: 6 * u - 4))
            .adding(endTangent.scaled(by: 6 * u - 2))
    }
}

/// The weights of chord and tangents in the displacement from the nearer end: ±s²(3 − 2s), uv² and u²v (subtracted).
/// s is the distance from that end; the sign is plus in the first half.
///
/// It has no branch: the half is unpredictable, and a mispredicted branch costs more than the whole computation.
@usableFromInline
package struct HermiteWeights {
    @usableFromInline package let chord, startTangent, endTangent: Double
    /// The distance from the nearer end, in fractions of the segment.
    @usableFromInline package let distance: Double
    /// The weight of the chord in a linear segment: the distance with the chord's sign.
    @inlinable @inline(__always)
    package var straight: Double { isLate ? -distance : distance }
    /// Whether the nearer end is the second one.
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
