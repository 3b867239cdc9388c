extension KeyframeTrack {
    /// Returns a linear track at one constant speed, as Core Animation's `calculationModePaced`: the distances
    /// between the keys determine their times.
    ///
    /// Distances are norms. Equal adjacent values have one time; if all are equal, their times are spread evenly.
    ///
    /// - Parameters:
    ///   - values: At least one, with finite norms.
    ///   - start: The time of the first value.
    ///   - end: The time of the last value; not before `start`. A single value has the time `start`.
    /// - Throws: `HookeError.outOfRange` for a time that is not finite, an end before the start, or a non-finite path
    ///   length. `HookeError.wrongCount` for no values. `HookeError.badElement` for a value of non-finite norm.
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

    /// Returns a track along a spline at one constant speed, as Core Animation's `calculationModeCubicPaced`: the
    /// lengths of the spline between the keys determine their times.
    ///
    /// The tangents are those of `rule` for keys one unit of time apart. Core Animation's own rule is not published;
    /// the default is the rule of its cubic mode here, `TangentRule.catmullRom`. Lengths are norms.
    ///
    /// - Parameters:
    ///   - values: At least one, with finite norms.
    ///   - start: The time of the first value.
    ///   - end: The time of the last value; not before `start`. A single value has the time `start`.
    ///   - rule: The rule of the spline. `.linear` and `.discrete` give `paced(values:from:to:)`.
    /// - Throws: The errors of `paced(values:from:to:)` and of the rule.
    public static func cubicPaced(
        values: [Value], from start: Double, to end: Double, rule: TangentRule = .catmullRom
    ) throws(HookeError) -> KeyframeTrack {
        if rule == .linear || rule == .discrete || values.count < 2 {
            return try paced(values: values, from: start, to: end)
        }
        // Checks the numbers before tangents are computed from them.
        _ = try paced(values: values, from: start, to: end)
        let chords = zip(values.dropFirst(), values).map { $0.subtracting($1) }
        let tangents = try Tangents(
            track: rule, chords: chords, durations: chords.map { _ in 1 },
            isClosed: values[0] == values[values.count - 1])
        let lengths = chords.indices.map { k in
            EvenPath(
                start: values[k], end: values[k + 1], startTangent: tangents.starts[k],
                endTangent: tangents.ends[k]
            ).length
        }
        let times = try PacedTimes.times(lengths, for: values.count, from: start, to: end)
        return try KeyframeTrack(
            times: times, values: values,
            interpolations: chords.indices.map { k in
                Interpolation(
                    form: .even(startTangent: tangents.starts[k], endTangent: tangents.ends[k]))
            })
    }
}

/// The times of keys at one constant speed.
package enum PacedTimes {
    /// - Throws: `HookeError.outOfRange` for times that are not finite or decrease, and for a non-finite path length;
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
                field: "values", value: total, accepted: "values with a path of finite length")
        }
        var times = sums.enumerated().map { index, sum in
            let fraction = total > 0 ? sum / total : Double(index) / Double(count - 1)
            return min(end, start + (end - start) * fraction)
        }
        times[count - 1] = end
        return times
    }
}
