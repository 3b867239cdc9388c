public import Hooke

extension RelativeKeyframes where Value == Transform3D {
    /// Returns the track of these windows, from 0 to 1.
    ///
    /// The parts of a transform have different units and no common speed. In a paced mode the speed is
    /// constant only from key to key: the time between two keys is proportional to the root of the sum of the
    /// squared differences of their fields.
    ///
    /// - Parameters:
    ///   - mode: the interpolation between keys.
    ///   - policy: when a transform counts as singular.
    /// - Throws: `HookeError.outOfRange` for an initial transform, and `HookeError.badElement` for a move's
    ///   transform, with a field that is not finite; the errors of `TransformTrack` for fields too large for
    ///   its arithmetic.
    /// - Complexity: O(n), and O(n) more for each window that begins inside another.
    public func track(
        mode: CalculationMode, policy: Transform3D.SingularityPolicy = .rounding
    ) throws(HookeError) -> TransformTrack {
        try check(accepted: "a transform of finite fields") { $0.isFinite ? 0 : .nan }
        let keys = try keys { (keys, time) throws(HookeError) in
            try TransformTrack(times: keys.times, values: keys.values, rule: mode.rule, policy: policy)
                .transform(at: time)
        }
        var times = keys.times
        if mode == .paced || mode == .cubicPaced {
            let distances = zip(keys.values, keys.values.dropFirst()).map { $0.distance(to: $1) }
            times = try PacedTimes.times(distances, for: times.count, from: 0, to: 1)
        }
        return try TransformTrack(times: times, values: keys.values, rule: mode.rule, policy: policy)
    }
}

extension RelativeKeyframes where Value == Quaternion {
    /// Returns the track of these windows, from 0 to 1. In a paced mode it is `RotationTrack.paced` or
    /// `cubicPaced` through the keys.
    ///
    /// - Parameter mode: the interpolation between keys.
    /// - Throws: `HookeError.outOfRange` for an initial value, and `HookeError.badElement` for a move's
    ///   value, whose length is not 1 within 0.01.
    /// - Complexity: O(n), and O(n) more for each window that begins inside another.
    public func track(mode: CalculationMode) throws(HookeError) -> RotationTrack {
        try check(accepted: "a quaternion of length 1, within 0.01") { $0.rotation == nil ? .nan : 0 }
        let keys = try keys { (keys, time) throws(HookeError) in
            try RotationTrack(times: keys.times, values: keys.values, rule: mode.rule).value(at: time)
        }
        switch mode {
        case .paced: return try .paced(values: keys.values, from: 0, to: 1)
        case .cubicPaced: return try .cubicPaced(values: keys.values, from: 0, to: 1)
        case .linear, .discrete, .cubic, .holdSafeCubic:
            return try RotationTrack(times: keys.times, values: keys.values, rule: mode.rule)
        }
    }
}

extension Transform3D {
    /// Returns the root of the sum of the squared differences between the fields.
    fileprivate func distance(to other: Transform3D) -> Double {
        let (a, b, c, d) = (other.row1 - row1, other.row2 - row2, other.row3 - row3, other.row4 - row4)
        return (a * a + b * b + c * c + d * d).sum().squareRoot()
    }
}
