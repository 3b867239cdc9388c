extension RotationTrack {
    /// Returns a track of rule `.linear`, so of slerps, with few keys that is everywhere within `error` of this one.
    ///
    /// - Keys of the result are keys of this track, or of its linear approximation within `error`/64. A track of slerps keeps
    ///   only the keys at which it turns about another axis or at another rate.
    /// - Each piece is as long as a doubling search finds. Where a piece to a later key fits but one to an earlier key does not,
    ///   the search may miss it: the keys are few, and not always the fewest.
    /// - A piece a(t) and the track b(t) are unit quaternions with a″ = −α²a and b″ = −β²b, α and β half of their angular
    ///   velocities. So on an interval of length h their distance is at most (d + h²/8·|α² − β²|)/(1 − β²h²/8), d being the larger
    ///   one of its ends; intervals are short enough that the rest is small. A distance D is an angle of 4·asin(D/2).
    /// - Jumps stay jumps.
    ///
    /// - Parameter error: The largest angle between the two, in radians; above 0 and at most 1.
    /// - Returns: The track, whose quaternions are used as given, and the proven angle.
    /// - Throws: The errors of `linearApproximation(error:)`.
    public func slerpReduction(error: Double) throws(HookeError) -> (track: RotationTrack, error: Double) {
        guard error > 0, error <= 1 else {
            throw .outOfRange(field: .error, value: error, accepted: "above 0 and at most 1")
        }
        let (arcs, lost) = try linearApproximation(error: error / 64)
        let slerps = SlerpPieces(times: arcs.times, values: arcs.values, room: error - lost)
        var (times, values) = ([arcs.times[0]], [arcs.values[0]])
        var worst = 0.0
        var first = 0
        while first + 1 < arcs.times.count {
            let (last, angle) = slerps.longest(from: first)
            worst = max(worst, angle)
            times.append(arcs.times[last])
            // At a jump the quaternion is as given; otherwise the nearer of both.
            let isFar =
                arcs.times[first] < arcs.times[last] && values[values.count - 1].dot(arcs.values[last]) < 0
            values.append(isFar ? arcs.values[last].negated : arcs.values[last])
            first = last
        }
        let track = try RotationTrack(times: times, values: values, rule: .linear, turns: .asGiven)
        return (track, worst + lost)
    }
}

/// Slerps over several others.
private struct SlerpPieces {
    let times: [Double]
    let values: [Quaternion]
    /// The largest angle.
    let room: Double

    /// Returns the last key that one slerp reaches from a key, and its proven angle. It doubles the number of segments while
    /// they fit, then adds halves of the last step.
    func longest(from first: Int) -> (last: Int, angle: Double) {
        var best = (last: first + 1, angle: 0x1p-48)
        guard times[first] < times[first + 1] else { return best }
        var step = 1
        var grows = true
        while step > 0 {
            let end = best.last + step
            if end < times.count, let angle = angle(first, end) {
                best = (end, angle)
                if grows { step *= 2 }
            } else {
                grows = false
            }
            if !grows { step /= 2 }
        }
        return best
    }

    /// Returns a bound of the angle between the slerp of two keys and those between them; `nil` if it exceeds the room.
    private func angle(_ first: Int, _ last: Int) -> Double? {
        let width = times[last] - times[first]
        let start = values[first]
        let isFar = start.dot(values[last]) < 0
        let turn = (start.conjugate * (isFar ? values[last].negated : values[last])).rotationVector
        func piece(_ time: Double) -> Quaternion {
            start * Quaternion(rotationVector: (time - times[first]) / width * turn)
        }
        // Most slerps that do not fit are far from a key.
        let most = 2 * Elementary.sin(room / 4)
        for key in first..<last {
            // A jump ends a piece.
            guard times[key] < times[key + 1] else { return nil }
            guard key == first || distance(piece(times[key]), values[key]) <= most else { return nil }
        }
        let rate = turn.length / 2 / width
        var worst = 0.0
        for key in first..<last {
            let span = times[key + 1] - times[key]
            let arc = (values[key].conjugate * values[key + 1]).rotationVector
            let half = arc.length / 2
            let excess = (rate * span * (rate * span) - half * half).magnitude
            // Parts so small that the bound exceeds the distance at their ends by little.
            let parts = max(1, min(256, max(half * 3, (excess * 4 / most).squareRoot()).rounded(.up)))
            var before = distance(piece(times[key]), values[key])
            for part in 1...Int(parts) {
                let u = Double(part) / parts
                let inner = values[key] * Quaternion(rotationVector: u * arc)
                let after = distance(piece(times[key] + span * u), inner)
                let square = 1 / (8 * parts * parts)
                let bound = (max(before, after) + square * excess) / (1 - square * half * half)
                worst = max(worst, bound)
                before = after
            }
            guard worst <= most else { return nil }
        }
        let angle = 4 * Elementary.asin(worst / 2) + 0x1p-46
        return angle <= room ? angle : nil
    }

    /// The distance of unit quaternions of two rotations.
    private func distance(_ a: Quaternion, _ b: Quaternion) -> Double {
        let (near, far) = (a.components - b.components, a.components + b.components)
        return min((near * near).sum(), (far * far).sum()).squareRoot()
    }
}
