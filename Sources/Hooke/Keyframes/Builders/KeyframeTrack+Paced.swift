extension KeyframeTrack {
    /// A track straight from value to value at one speed, as Core Animation's `calculationModePaced`: the distances
    /// between the keys make their times.
    ///
    /// Distances are by the norm. Equal neighbours share a time; if all are equal, their times are spread evenly.
    ///
    /// - Parameters:
    ///   - values: at least one, with finite norms.
    ///   - start: when the track starts. One value alone has this time.
    ///   - end: when it ends; not before.
    /// - Throws: `HookeError.outOfRange` for a time that is not finite, an end before the start, or a way too long for a
    ///   finite number; `HookeError.wrongCount` for no values, and `HookeError.badElement` for one that is not finite.
    public static func paced(
        values: [Value], from start: Double, to end: Double
    ) throws(HookeError) -> KeyframeTrack {
        if let index = values.firstIndex(where: { !$0.norm.isFinite }) {
            throw .badElement(
                field: "values", index: index, value: values[index].norm, accepted: "a value of finite norm")
        }
        let distances = zip(values, values.dropFirst()).map { $1.subtracting($0).norm }
        return try KeyframeTrack(
            times: PacedTimes.times(distances, for: values.count, from: start, to: end), values: values,
            rule: .linear)
    }

    /// A track along a spline through the values at one speed, as Core Animation's `calculationModeCubicPaced`: the
    /// lengths of the spline between the keys make their times, and each piece is travelled at even speed.
    ///
    /// The tangents are those of `rule` for keys a unit of time apart. What Core Animation takes is not published; by
    /// default it is what `TangentRule.catmullRom` has for its cubic mode. Lengths are by the norm.
    ///
    /// - Parameters:
    ///   - values: at least one, with finite norms.
    ///   - start: when the track starts. One value alone has this time.
    ///   - end: when it ends; not before.
    ///   - rule: how the path goes; `.linear` is `paced(values:from:to:)`, and `.discrete` is taken for that too.
    /// - Throws: as `paced(values:from:to:)`, and what the rule refuses.
    public static func cubicPaced(
        values: [Value], from start: Double, to end: Double, rule: TangentRule = .catmullRom
    ) throws(HookeError) -> KeyframeTrack {
        if rule == .linear || rule == .discrete || values.count < 2 {
            return try paced(values: values, from: start, to: end)
        }
        // Refuses what is not finite, before tangents are asked of it.
        _ = try paced(values: values, from: start, to: end)
        let chords = zip(values.dropFirst(), values).map { $0.subtracting($1) }
        let joined = try SegmentJoining(
            rule, chords: chords, durations: chords.map { _ in 1 },
            isClosed: values[0] == values[values.count - 1])
        let lengths = chords.indices.map { k in
            EvenPath(
                start: values[k], end: values[k + 1], startTangent: joined.startTangents[k],
                endTangent: joined.endTangents[k]
            ).length
        }
        let times = try PacedTimes.times(lengths, for: values.count, from: start, to: end)
        return try KeyframeTrack(
            times: times, values: values,
            interpolations: chords.indices.map { k in
                Interpolation(
                    path: .even(startTangent: joined.startTangents[k], endTangent: joined.endTangents[k]))
            })
    }
}

/// The times of keys that are passed at one speed.
package enum PacedTimes {
    /// - Throws: `HookeError.outOfRange` for times that are not finite or fall, and for a way that is not finite;
    ///   `HookeError.wrongCount` for no values.
    package static func times(
        _ distances: [Double], for count: Int, from start: Double, to end: Double
    ) throws(HookeError) -> [Double] {
        guard start.isFinite else {
            throw .outOfRange(field: "from", value: start, accepted: "a finite number")
        }
        guard end >= start, (end - start).isFinite else {
            throw .outOfRange(
                field: "to", value: end, accepted: "a number not below from, \(start), by a finite span")
        }
        guard count > 0 else { throw .wrongCount(field: "values", count: 0, accepted: "at least 1") }
        guard count > 1 else { return [start] }
        var sums = [0.0]
        for distance in distances { sums.append(sums[sums.count - 1] + distance) }
        let total = sums[sums.count - 1]
        guard total.isFinite else {
            throw .outOfRange(
                field: "values", value: total, accepted: "a way through them whose length is a finite number")
        }
        var times = sums.enumerated().map { index, sum in
            let fraction = total > 0 ? sum / total : Double(index) / Double(count - 1)
            return min(end, start + (end - start) * fraction)
        }
        times[count - 1] = end
        return times
    }
}
