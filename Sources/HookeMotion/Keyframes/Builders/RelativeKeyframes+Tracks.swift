extension RelativeKeyframes where Value: VectorSpace {
    /// Returns the track of these windows, from 0 to 1. In a paced mode it is `KeyframeTrack.paced` or `cubicPaced`
    /// through the keys, with the running values from before pacing.
    ///
    /// - Parameter mode: The interpolation between the keys.
    /// - Throws: `HookeError.outOfRange` for an initial value and `HookeError.badElement` for a move's value of
    ///   non-finite norm; the errors of `KeyframeTrack` for values too large for its arithmetic.
    /// - Complexity: O(n), plus O(n) for each window that begins inside another.
    public func track(mode: CalculationMode) throws(HookeError) -> KeyframeTrack<Value> {
        try check(accepted: "a value of finite norm") { $0.norm }
        let keys = try keys { (keys, time) throws(HookeError) in
            try KeyframeTrack(times: keys.times, values: keys.values, rule: mode.rule).value(at: time)
        }
        switch mode {
        case .paced: return try .paced(values: keys.values, from: 0, to: 1)
        case .cubicPaced: return try .cubicPaced(values: keys.values, from: 0, to: 1)
        case .linear, .discrete, .cubic, .holdSafeCubic:
            return try KeyframeTrack(times: keys.times, values: keys.values, rule: mode.rule)
        }
    }
}

extension RelativeKeyframes {
    /// Throws an error if the size of a value is not finite, with the caller's field names.
    package func check(accepted: String, _ size: (Value) -> Double) throws(HookeError) {
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
