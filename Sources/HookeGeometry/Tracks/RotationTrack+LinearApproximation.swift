extension RotationTrack {
    /// Returns a track of rule `.linear`, with constant angular velocity between keys, that is everywhere
    /// within `error` of this one.
    ///
    /// - All keys remain keys.
    /// - A cubic is divided so that h²/8·(√(α² + ω⁴/4)/2 + ω²/4), a distance of unit quaternions, is small
    ///   enough. ω and α are its largest angular velocity and acceleration.
    /// - Holds and constant velocity are exact. With a timing function, the error is the rotation angle times
    ///   the error of the function's own linear approximation.
    ///
    /// - Parameter error: The largest angle between the two, in radians; above 0 and at most 1.
    /// - Returns: The track, whose quaternions are used as given, and the proven angle.
    /// - Throws: `HookeError.outOfRange` for an error outside that range. `HookeError.noSolution` where more
    ///   than 65,536 keys would be needed, or the error is below the rounding of a cubic or a timing
    ///   function; and without a proven bound: for springs, even speed, cubics with a timing function, and
    ///   component tracks.
    public func linearApproximation(
        error: Double
    ) throws(HookeError) -> (track: RotationTrack, error: Double) {
        guard error > 0, error <= 1 else {
            throw .outOfRange(field: .error, value: error, accepted: "above 0 and at most 1")
        }
        var (times, values) = ([self.times[0]], [self.values[0]])
        var worst = 0.0
        func append(_ time: Double, _ value: Quaternion) {
            guard time != times[times.count - 1] || value != values[values.count - 1] else { return }
            times.append(time)
            values.append(value)
        }
        for k in segments.indices {
            let (start, end) = (self.times[k], self.times[k + 1])
            if start < end {
                let linear = try segments[k].linearKeys(error: error)
                worst = max(worst, linear.error)
                for (input, value) in linear.keys { append(start + (end - start) * input, value) }
            }
            append(end, self.values[k + 1])
            guard times.count <= LinearPieces.limit else { throw RotationSegment.tooMany }
        }
        return (try RotationTrack(times: times, values: values, rule: .linear, turns: .asGiven), worst)
    }
}

extension RotationSegment {
    fileprivate static let tooMany = HookeError.noSolution(
        field: .error, reason: "more than \(LinearPieces.limit) keys are needed")

    fileprivate static func tooFine(_ error: Double) -> HookeError {
        .noSolution(field: .error, reason: "\(error) is too small for the arithmetic")
    }

    /// Returns the keys of the segment by fraction of its time, perhaps without its ends, and the proven
    /// angle.
    fileprivate func linearKeys(
        error: Double
    ) throws(HookeError) -> (keys: [(Double, Quaternion)], error: Double) {
        switch form {
        case .still: return ([(1, start)], 0)
        case .slerp(_, let turn), .turn(let turn):
            guard let timing else { return ([], 0) }
            let pace = try LinearTiming(timing, error: error / 2 / max(turn.length, 1))
            let keys = pace.stops.map { ($0.input, start * Quaternion(rotationVector: $0.output * turn)) }
            let off = pace.error * turn.length + 0x1p-48
            guard off <= error else { throw Self.tooFine(error) }
            return (keys, off)
        case .cubic(let turn) where timing == nil:
            guard error > 0x1p-45 else { throw Self.tooFine(error) }
            let (w, a) = turn.largestRates
            // A distance d of unit quaternions is an angle of 4·asin(d/2) between the rotations, here at most
            // 4.2·d/2.
            let bend = (a * a + w * w * w * w / 4).squareRoot() / 2 + w * w / 4
            let count = max(1, (2.1 * bend / (8 * (error - 0x1p-46))).squareRoot().rounded(.up))
            guard count <= Double(LinearPieces.limit) else { throw Self.tooMany }
            let keys = (1..<max(1, Int(count))).map { index in
                let u = Double(index) / count
                return (u, turn.value(u, 1 - u))
            }
            return (keys, 2.1 * bend / (8 * count * count) + 0x1p-46)
        case .cubic, .even, .spring, .components:
            throw .noSolution(
                field: "interpolations", reason: "no bound for springs, even speed, components, timed cubics")
        }
    }
}
