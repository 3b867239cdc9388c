extension TransformTrack {
    /// Returns a track of rule `.linear`, with more keys, whose fields are everywhere within `error` of this
    /// track's.
    ///
    /// - A point (x, y, z) moves by at most `error` · (|x| + |y| + |z| + 1) in each coordinate, before the
    ///   perspective divide.
    /// - All keys remain keys, and holds are exact.
    /// - Each segment is divided evenly. The result is compared with the track at sample times; between them
    ///   the difference is within h²/8 of the second derivatives of both, which have closed bounds.
    ///
    /// - Parameter error: The largest difference of any field; above 0.
    /// - Returns: The track, and the proven difference.
    /// - Throws: `HookeError.outOfRange` for an error that is not above 0 and finite. `HookeError.noSolution`
    ///   where more than 65,536 keys would be needed, and for springs and timing functions, which have no
    ///   proven bound; also where a cubic passes a singular transform, or one with perspective whose m44 is
    ///   not 1 (its parts are those of the transform over m44).
    public func linearApproximation(
        error: Double
    ) throws(HookeError) -> (track: TransformTrack, error: Double) {
        guard error > 0, error.isFinite else {
            throw .outOfRange(field: .error, value: error, accepted: "a finite number above 0")
        }
        let tooMany = HookeError.noSolution(
            field: .error, reason: "more than \(LinearPieces.limit) keys are needed")
        var (times, values) = ([self.times[0]], [self.values[0]])
        // For each new segment, the segment of this track that contains it.
        var owners: [Int] = []
        func append(_ time: Double, _ value: Transform3D, _ k: Int) {
            guard time != times[times.count - 1] || value != values[values.count - 1] else { return }
            times.append(time)
            values.append(value)
            owners.append(k)
        }
        for k in 0..<segmentCount where self.times[k] < self.times[k + 1] || values.last != self.values[k + 1]
        {
            let (start, end) = (self.times[k], self.times[k + 1])
            if start < end {
                guard let bounds = bounds(ofSegment: k) else {
                    throw .noSolution(
                        field: "interpolations",
                        reason: "no bound for springs or timing functions")
                }
                let bend = bounds.bend.largestField
                // Both tracks are within this distance of the linear interpolation of the fields.
                let count = max(1, ((end - start) * (bend / (4 * error)).squareRoot() * 1.1).rounded(.up))
                guard count <= Double(LinearPieces.limit - times.count) else { throw tooMany }
                let isStraight = kinds[k].isStraight
                for index in 1..<max(1, Int(count)) where !isStraight {
                    let time = start + (end - start) * (Double(index) / count)
                    append(time, transform(at: time, inSegment: k), k)
                }
                if isStill(k) { append(end, self.values[k], k) }
            }
            append(end, self.values[k + 1], k)
            guard times.count <= LinearPieces.limit else { throw tooMany }
        }
        let straight = try TransformTrack(times: times, values: values, rule: .linear, policy: policy)
        var worst = 0.0
        for index in owners.indices where times[index] < times[index + 1] {
            // Equal interpolation between equal keys.
            if kinds[owners[index]].isStraight, straight.isDecomposed == isDecomposed { continue }
            worst = max(worst, difference(owners[index], straight, index))
        }
        guard worst <= error else {
            throw .noSolution(
                field: .error,
                reason:
                    "\(error) is not reachable: a transform between keys is singular, or its m44 not 1"
            )
        }
        return (straight, worst)
    }

    /// Returns a bound of the difference of any field between segment `index` of another track and this
    /// track's segment `k`.
    private func difference(_ k: Int, _ other: TransformTrack, _ index: Int) -> Double {
        guard let own = bounds(ofSegment: k), let new = other.bounds(ofSegment: index) else {
            return .infinity
        }
        let (start, end) = (other.times[index], other.times[index + 1])
        let count = 16.0
        let step = (end - start) / count
        var worst = 0.0
        for sample in 0...Int(count) {
            let time = sample == Int(count) ? end : start + step * Double(sample)
            let difference = transform(at: time, inSegment: k).plus(
                other.transform(at: time, inSegment: index).times(-1))
            worst = max(worst, difference.magnitudes.largestField)
        }
        let rounding = 0x1p-46 * max(own.value.largestField, new.value.largestField)
        return worst + (own.bend.largestField + new.bend.largestField) * step * step / 8 + rounding
    }
}

extension Transform3D {
    /// The largest field; NaN if a field is not finite.
    fileprivate var largestField: Double {
        let rows = pointwiseMax(pointwiseMax(row1, row2), pointwiseMax(row3, row4))
        return isFinite ? rows.max() : .nan
    }
}
