extension RotationTrack {
    /// Returns a track at one angular speed: the angles between the keys determine their times.
    ///
    /// - Throws: as `KeyframeTrack.paced(values:from:to:)` and `init(times:values:rule:turns:)`.
    public static func paced(
        values: [Quaternion], from start: Double, to end: Double, turns: Turns = .shortest
    ) throws(HookeError) -> RotationTrack {
        let named = try named(values, turns)
        let angles = zip(named, named.dropFirst()).map { ($0.conjugate * $1).rotationVector.length }
        return try RotationTrack(
            times: PacedTimes.times(angles, for: values.count, from: start, to: end), values: values,
            rule: .linear, turns: turns)
    }

    /// Returns a cumulative spline at one angular speed: the angles along it determine the times of the keys.
    ///
    /// The tangents are those of `rule` for keys one unit of time apart, as in `KeyframeTrack.cubicPaced`.
    ///
    /// - Throws: as `paced(values:from:to:turns:)`, and the errors of the rule.
    public static func cubicPaced(
        values: [Quaternion], from start: Double, to end: Double, rule: TangentRule = .catmullRom,
        turns: Turns = .shortest
    ) throws(HookeError) -> RotationTrack {
        if rule == .linear || rule == .discrete || values.count < 2 {
            return try paced(values: values, from: start, to: end, turns: turns)
        }
        let named = try named(values, turns)
        let chords: [Vector3] = zip(named, named.dropFirst()).map { ($0.conjugate * $1).rotationVector }
        let isClosed = named[0] == named[named.count - 1] || named[0] == named[named.count - 1].negated
        let tangents = try Tangents(
            track: rule, chords: chords, durations: chords.map { _ in 1 }, isClosed: isClosed)
        let lengths = chords.indices.map { k in
            let turn = CumulativeRotation(
                from: named[k], to: named[k + 1], chord: chords[k], startTangent: tangents.starts[k],
                endTangent: tangents.ends[k])
            return ConstantSpeedRotation(turn, chord: chords[k]).length
        }
        return try RotationTrack(
            times: PacedTimes.times(lengths, for: values.count, from: start, to: end), values: values,
            interpolations: chords.indices.map { k in
                Interpolation(
                    form: .even(
                        startTangent: named[k].unit.rotating(tangents.starts[k]),
                        endTangent: named[k + 1].unit.rotating(tangents.ends[k])))
            },
            turns: turns)
    }
}
