/// The threshold of a key's weights, relative to the largest sum of weights in a track. Below it the mean of the
/// outer velocities is used. SciPy has the same number.
private let weightThreshold = 1e-9

extension Tangents {
    /// Computes Akima's tangents, or those of the modified rule.
    init(akima chords: [Value], _ durations: [Double], isModified: Bool) {
        if Value.self != Double.self,
            let tangents = Tangents(
                eachComponentOf: chords,
                by: { chords, _ in Tangents<Double>(akima: chords, durations, isModified: isModified) })
        {
            self = tangents
            return
        }
        self.init(starts: chords, ends: chords)
        let count = chords.count
        guard count > 1 else { return }
        let velocities = Self.extended(zip(chords, durations).map { velocity($0, over: $1) })
        // The change of velocity between k and k + 1, which is a weight.
        let bends = (0...count + 2).map { k in
            let difference = velocities[k + 1].subtracting(velocities[k]).norm
            return isModified
                ? difference + velocities[k + 1].adding(velocities[k]).norm / 2 : difference
        }
        let threshold = weightThreshold * (0...count).map { bends[$0] + bends[$0 + 2] }.max()!
        for key in 0...count {
            // Two velocities before the key and two after it. The weight of each is the change on the other side.
            let (before, after) = (velocities[key + 1], velocities[key + 2])
            let (bendBefore, bendAfter) = (bends[key], bends[key + 2])
            let sum = bendBefore + bendAfter
            let slope: Value
            if sum > threshold {
                // From the velocity with more weight, so that nothing cancels.
                let (near, far) = bendBefore < bendAfter ? (before, after) : (after, before)
                slope = near.adding(
                    far.subtracting(near).scaled(by: min(bendBefore, bendAfter) / sum))
            } else {
                slope = velocities[key].adding(velocities[key + 3]).scaled(by: 0.5)
            }
            if key > 0 { ends[key - 1] = slope.scaled(by: durations[key - 1]) }
            if key < count { starts[key] = slope.scaled(by: durations[key]) }
        }
    }

    /// Two more velocities on each side, by linear extrapolation.
    private static func extended(_ velocities: [Value]) -> [Value] {
        let last = velocities.count - 1
        func next(_ a: Value, _ b: Value) -> Value { b.scaled(by: 2).subtracting(a) }
        let first = next(velocities[1], velocities[0])
        let after = next(velocities[last - 1], velocities[last])
        return [next(velocities[0], first), first] + velocities + [after, next(velocities[last], after)]
    }
}
