extension Tangents {
    /// Catmull–Rom as for equally spaced keys: half the chord from the previous to the next key.
    init(uniform chords: [Value], ends endRule: EndRule, given: EndTangents<Value>) {
        self.init(starts: chords, ends: chords)
        for index in stride(from: 1, to: chords.count, by: 1) {
            ends[index - 1] = chords[index - 1].adding(chords[index]).scaled(by: 0.5)
            starts[index] = ends[index - 1]
        }
        finish(chords, endRule, given)
    }

    /// Kochanek and Bartels' tangents on unequal times; without parameters, the velocity of the parabola through
    /// three keys.
    ///
    /// - Parameter parameters: Returns the parameters of a key, from 0.
    init(
        _ chords: [Value], _ durations: [Double], ends endRule: EndRule, given: EndTangents<Value>,
        parameters: (Int) -> KochanekBartels
    ) {
        self.init(starts: chords, ends: chords)
        for index in stride(from: 1, to: chords.count, by: 1) {
            let before = chords[index - 1]
            let after = chords[index]
            let (key, r) = (parameters(index), durations[index - 1] / durations[index])
            let (arriving, leaving) = (key.arriving, key.leaving)
            // The velocity times each duration, with r = D₋/D₀.
            ends[index - 1] = before.scaled(by: arriving.before * (1 / (1 + r)))
                .adding(after.scaled(by: arriving.after * (r * (r / (1 + r)))))
            starts[index] = before.scaled(by: leaving.before * (1 / (r * (1 + r))))
                .adding(after.scaled(by: leaving.after * (r / (1 + r))))
        }
        let (leaving, arriving) = (parameters(0).leaving, parameters(chords.count).arriving)
        starts[0] = chords[0].scaled(by: (leaving.before + leaving.after) / 2)
        ends[chords.count - 1] = chords[chords.count - 1].scaled(
            by: (arriving.before + arriving.after) / 2)
        finish(chords, endRule, given)
    }

    /// Sets the ends: given, natural, or unchanged, which is reflected.
    private mutating func finish(_ chords: [Value], _ endRule: EndRule, _ given: EndTangents<Value>) {
        let last = chords.count - 1
        func natural(_ chord: Value, _ other: Value) -> Value {
            chord.scaled(by: 1.5).subtracting(other.scaled(by: 0.5))
        }
        if endRule == .natural {
            if last > 0 {
                starts[0] = natural(chords[0], ends[0])
                ends[last] = natural(chords[last], starts[last])
            } else {
                // A single segment that is natural at both ends is straight.
                starts[0] = given.end.map { natural(chords[0], $0) } ?? chords[0]
                ends[0] = given.start.map { natural(chords[0], $0) } ?? chords[0]
            }
        }
        take(given)
    }
}
