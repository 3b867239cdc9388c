extension KeyframeWindows where Value: VectorSpace {
    /// The track from 0 to 1 of these windows. In a paced mode it is `KeyframeTrack.paced` or `cubicPaced` through the keys;
    /// the running values of overlaps are those before pacing.
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
        switch mode {
        case .paced: return try .paced(values: keys.values, from: 0, to: 1)
        case .cubicPaced: return try .cubicPaced(values: keys.values, from: 0, to: 1)
        case .linear, .discrete, .cubic, .holdSafeCubic:
            return try KeyframeTrack(times: keys.times, values: keys.values, rule: mode.rule)
        }
    }
}

extension KeyframeWindows {
    /// Refuses values whose size is not finite, by the names that the caller knows.
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
