extension ExtendedTrack {
    /// Creates a map of ranges: the track whose "time" is any input, such as a scroll offset. It is React Native's
    /// `interpolate`, Motion's `useTransform` and a scale of d3.
    ///
    /// ```swift
    /// let opacity = try ExtendedTrack(mapping: [0, 120], to: [1.0, 0], after: .hold)
    /// opacity.value(at: 60)                   // 0.5
    /// opacity.state(at: 60).velocity          // -1/120, the slope by the input
    /// let scale = try ExtendedTrack(mapping: [100, -100], to: [1.0, 2])
    /// scale.value(at: 0)                      // 1.5
    /// ```
    ///
    /// - Inputs may ascend or descend; ``before`` and ``after`` are those of the ascending track.
    /// - Two equal inputs are a jump: from there on the value is the second one's, in the direction of ascending inputs.
    /// - Outside the inputs the map goes on by the slope at its ends, unless a rule is given.
    ///
    /// - Parameters:
    ///   - inputs: The inputs in order.
    ///   - outputs: A value for each.
    ///   - rule: Straight pieces, or the tangents of a curve, over ascending inputs.
    ///   - first: The rule beyond the first input as given.
    ///   - last: The rule beyond the last input as given.
    /// - Throws: `HookeError.badElement` for an input that is not finite or not in order, by its index; the errors of
    ///   `KeyframeTrack` for outputs.
    public init(
        mapping inputs: [Double], to outputs: [Value], rule: TangentRule = .linear,
        before first: OutsideRule = .extend, after last: OutsideRule = .extend
    ) throws(HookeError) {
        let descends = (inputs.last ?? 0) < (inputs.first ?? 0)
        for (index, input) in inputs.enumerated() {
            let isInOrder =
                index == 0 || (descends ? input <= inputs[index - 1] : input >= inputs[index - 1])
            guard input.isFinite, isInOrder else {
                throw .badElement(
                    field: "inputs", index: index, value: input,
                    accepted: "finite numbers that \(descends ? "descend" : "ascend") in order")
            }
        }
        guard outputs.count == inputs.count else {
            throw .wrongCount(
                field: "outputs", count: outputs.count, accepted: "\(inputs.count), one for each input")
        }
        let track = try KeyframeTrack(
            times: descends ? inputs.reversed() : inputs, values: descends ? outputs.reversed() : outputs,
            rule: rule)
        try self.init(track, before: descends ? last : first, after: descends ? first : last)
    }
}
