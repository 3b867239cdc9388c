/// The largest tangent by Fritsch and Carlson, α² + β² ≤ 3² about the chord, reduced for rounding.
private let limitRadius = 3 * (1 - 0x1p-46)

/// The largest tangent by Fritsch and Butland: three chords, reduced so that the product is not rounded up past them.
private let chordLimit = 3.0.nextDown

extension Tangents {
    /// The mean of the velocities before and after each key; at the ends that of the segment.
    init(meansOf chords: [Value], _ durations: [Double]) {
        self.init(starts: chords, ends: chords)
        for index in stride(from: 1, to: chords.count, by: 1) {
            let (before, after) = (chords[index - 1], chords[index])
            let r = durations[index - 1] / durations[index]
            ends[index - 1] = before.adding(after.scaled(by: r)).scaled(by: 0.5)
            starts[index] = before.scaled(by: 1 / r).adding(after).scaled(by: 0.5)
        }
    }

    /// Shortens the tangents until every segment is monotone, component by component; by the norm for types without
    /// components.
    mutating func limit(chords: [Value]) {
        // Adjacent tangents keep a common velocity: both are shortened by the same factor.
        if let rows = ComponentRows(chords), let startRows = ComponentRows(starts),
            let endRows = ComponentRows(ends)
        {
            let limited = rows.channels.indices.map { channel in
                var tangents = Tangents<Double>(
                    starts: startRows.channels[channel], ends: endRows.channels[channel])
                tangents.limitNumbers(chords: rows.channels[channel])
                return tangents
            }
            self = Tangents(channels: limited)
        } else {
            limitWhole(chords: chords)
        }
    }

    private mutating func limitWhole(chords: [Value]) {
        func leansOn(_ tangent: Value, _ chord: Value) -> Bool {
            tangent.adding(chord).norm > tangent.subtracting(chord).norm
        }
        limit(
            count: chords.count,
            isAllowed: { leansOn($0, chords[$1]) && ($1 == 0 || chords[$1].norm > 0) },
            length: { $0.norm / chords[$1].norm })
    }

    /// Limits tangents by the given measures.
    ///
    /// - Parameters:
    ///   - isAllowed: Whether a tangent has the direction of a segment's chord.
    ///   - length: The tangent's length relative to a segment's chord.
    private mutating func limit(
        count: Int, isAllowed: (Value, Int) -> Bool, length: (Value, Int) -> Double
    ) {
        for index in 0..<count {
            // At a key where the direction changes or the value stops, both velocities are 0.
            let startsWell =
                isAllowed(starts[index], index) && (index == 0 || isAllowed(ends[index - 1], index - 1))
            if !startsWell {
                starts[index] = .zero
                if index > 0 { ends[index - 1] = .zero }
            }
        }
        if count > 0, !isAllowed(ends[count - 1], count - 1) { ends[count - 1] = .zero }
        for index in 0..<count {
            let a = length(starts[index], index)
            let b = length(ends[index], index)
            let size = (a * a + b * b).squareRoot()
            guard size > limitRadius else { continue }
            let factor = limitRadius / size
            starts[index] = starts[index].scaled(by: factor)
            ends[index] = ends[index].scaled(by: factor)
            if index > 0 { ends[index - 1] = ends[index - 1].scaled(by: factor) }
            if index + 1 < count { starts[index + 1] = starts[index + 1].scaled(by: factor) }
        }
    }
}

extension Tangents<Double> {
    fileprivate mutating func limitNumbers(chords: [Double]) {
        limit(
            count: chords.count,
            // Finite too: a jump within one ulp of time has no tangent.
            isAllowed: { ($0 > 0 && chords[$1] > 0 || $0 < 0 && chords[$1] < 0) && $0.isFinite },
            length: { $0 / chords[$1] })
    }

    /// Fritsch and Butland's weighted harmonic means, with Moler's ends.
    init(harmonicMeansOf chords: [Double], _ durations: [Double], given: EndTangents<Double>) {
        self.init(starts: chords, ends: chords)
        let last = chords.count - 1
        for index in stride(from: 1, through: last, by: 1) {
            (ends[index - 1], starts[index]) = harmonicMean(
                chords[index - 1], chords[index], durations[index - 1], durations[index])
        }
        if last > 0 {
            starts[0] = parabolaEnd(chords[0], chords[1], durations[0], durations[1])
            ends[last] = parabolaEnd(
                chords[last], chords[last - 1], durations[last], durations[last - 1])
        }
        if let tangent = given.start { starts[0] = limited(tangent, chords[0]) }
        if let tangent = given.end { ends[last] = limited(tangent, chords[last]) }
    }
}

/// The velocity 3/((1 + λ)/v₋ + (1 + μ)/v₀) times each duration, with λ and μ the fractions D₀ and D₋ of both
/// durations; 0 where the direction changes or the value stops.
private func harmonicMean(
    _ before: Double, _ after: Double, _ durationBefore: Double, _ durationAfter: Double
) -> (Double, Double) {
    guard before > 0 && after > 0 || before < 0 && after < 0 else { return (0, 0) }
    let both = durationBefore + durationAfter
    let (p, q) = (1 + durationAfter / both, 1 + durationBefore / both)
    // v₋/v₀; if it overflows or underflows, one of the tangents is 0.
    var ratio = (before / after) * (durationAfter / durationBefore)
    if !(ratio > 0 && ratio < .infinity) {
        // The factors may overflow although the product does not.
        let exponent =
            before.exponent - after.exponent + durationAfter.exponent - durationBefore.exponent
        ratio = Double(
            sign: .plus, exponent: exponent,
            significand: before.significand / after.significand
                * (durationAfter.significand / durationBefore.significand))
    }
    return (before * min(3 / (p + q * ratio), chordLimit), after * min(3 / (p / ratio + q), chordLimit))
}

/// The parabola's tangent at an end, limited to 0 to three chords.
private func parabolaEnd(
    _ chord: Double, _ next: Double, _ duration: Double, _ nextDuration: Double
) -> Double {
    let share = duration / (duration + nextDuration)
    return limited((1 + share) * chord - share * (duration / nextDuration) * next, chord)
}

/// The tangent limited to 0 to three chords.
private func limited(_ tangent: Double, _ chord: Double) -> Double {
    guard tangent > 0 && chord > 0 || tangent < 0 && chord < 0 else { return 0 }
    return tangent.magnitude > chordLimit * chord.magnitude ? chordLimit * chord : tangent
}
