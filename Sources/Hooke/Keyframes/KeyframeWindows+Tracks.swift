extension KeyframeWindows where Value: VectorSpace {
    /// The track from 0 to 1 of these windows.
    ///
    /// - Parameter mode: how the keys are joined.
    /// - Throws: `HookeError.outOfRange` for an initial value and `HookeError.badElement` for a move's value whose norm is
    ///   not finite; what `KeyframeTrack` throws for values too large for its arithmetic.
    /// - Complexity: O(n), and O(n) more for each window that begins inside another.
    public func track(mode: CalculationMode) throws(HookeError) -> KeyframeTrack<Value> {
        try check(accepted: "a value of finite norm") { $0.norm }
        let keys = try keys { (keys, time) throws(HookeError) in
            try KeyframeTrack(times: keys.times, values: keys.values, rule: mode.rule).value(at: time)
        }
        return try KeyframeTrack(times: keys.times, values: keys.values, rule: mode.rule)
    }
}

extension KeyframeWindows where Value == Transform3D {
    /// The track from 0 to 1 of these windows.
    ///
    /// - Parameters:
    ///   - mode: how the keys are joined.
    ///   - policy: when a transform counts as singular.
    /// - Throws: `HookeError.outOfRange` for an initial transform and `HookeError.badElement` for a move's transform with
    ///   a field that is not finite; what `TransformTrack` throws for fields too large for its arithmetic.
    /// - Complexity: O(n), and O(n) more for each window that begins inside another.
    public func track(
        mode: CalculationMode, policy: Transform3D.SingularityPolicy = .rounding
    ) throws(HookeError) -> TransformTrack {
        try check(accepted: "a transform of finite fields") { $0.isFinite ? 0 : .nan }
        let keys = try keys { (keys, time) throws(HookeError) in
            try TransformTrack(times: keys.times, values: keys.values, rule: mode.rule, policy: policy)
                .transform(at: time)
        }
        return try TransformTrack(times: keys.times, values: keys.values, rule: mode.rule, policy: policy)
    }
}

extension KeyframeWindows where Value == Quaternion {
    /// The track from 0 to 1 of these windows.
    ///
    /// - Parameter mode: how the keys are joined.
    /// - Throws: `HookeError.outOfRange` for an initial value and `HookeError.badElement` for a move's value that is no
    ///   rotation (length 0 or not finite).
    /// - Complexity: O(n), and O(n) more for each window that begins inside another.
    public func track(mode: CalculationMode) throws(HookeError) -> RotationTrack {
        try check(accepted: "a quaternion of length 1") { $0.normalized == nil ? .nan : 0 }
        let keys = try keys { (keys, time) throws(HookeError) in
            try RotationTrack(times: keys.times, values: keys.values, rule: mode.rule).value(at: time)
        }
        return try RotationTrack(times: keys.times, values: keys.values, rule: mode.rule)
    }
}

extension KeyframeWindows {
    /// Refuses values whose size is not finite, by the names that the caller knows.
    fileprivate func check(accepted: String, _ size: (Value) -> Double) throws(HookeError) {
        let first = size(initialValue)
        guard first.isFinite else {
            throw .outOfRange(field: "initialValue", value: first, accepted: accepted)
        }
        for (index, move) in moves.enumerated() where !size(move.value).isFinite {
            throw .badElement(
                field: "moves", index: index, value: size(move.value), accepted: accepted)
        }
    }
}
