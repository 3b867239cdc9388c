extension Tangents {
    /// The tangents of a C² spline. Given velocities clamp it and are returned exactly.
    init(spline chords: [Value], _ durations: [Double], ends rule: SplineEnds, given: EndTangents<Value>) {
        let last = chords.count - 1
        var given = given
        switch rule {
        case .clamped:
            given = EndTangents(start: given.start ?? .zero, end: given.end ?? .zero)
        case .periodic:
            let ratio = durations[0] / durations[last]
            given = EndTangents(
                start: given.start ?? given.end?.scaled(by: ratio),
                end: given.end ?? given.start?.scaled(by: 1 / ratio))
        case .natural, .notAKnot: break
        }
        if rule == .periodic, given.start == nil {
            self.init(periodic: chords, durations)
            return
        }
        func end(_ tangent: Value?, _ segment: Int) -> SplineSolver<Value>.End {
            guard let tangent else { return rule == .notAKnot ? .notAKnot : .natural }
            return .given(velocity(tangent.subtracting(chords[segment]), over: durations[segment]))
        }
        self = SplineSolver.tangents(
            chords: chords, durations: durations, start: end(given.start, 0), end: end(given.end, last))
        take(given)
    }

    /// Clamps the seam to the parabola's velocity, and again to the velocity that satisfies its row. The difference
    /// follows from the spline that has velocity 1 there and zero chords. It is not added to the first solution, because
    /// where it is much larger than the sum, the two sides of a key would differ.
    private init(periodic chords: [Value], _ durations: [Double]) {
        let last = chords.count - 1
        let both = durations[last] + durations[0]
        let (before, after) = (durations[0] / both, durations[last] / both)
        let (first, final) = (
            velocity(chords[0], over: durations[0]), velocity(chords[last], over: durations[last])
        )
        func clamped(_ seam: Value) -> Self {
            SplineSolver.tangents(
                chords: chords, durations: durations, start: .given(seam.subtracting(first)),
                end: .given(seam.subtracting(final)))
        }
        let seam = final.scaled(by: before).adding(first.scaled(by: after))
        self = clamped(seam)
        guard last > 0 else { return }
        let unit = SplineSolver.tangents(
            chords: [Double](repeating: 0, count: last + 1), durations: durations, start: .given(1),
            end: .given(1))
        // The residual of the row at the seam, before·s₋ + 2s + after·s₊ = 3·seam.
        let pivot = 2 + before * (unit.starts[last] / durations[last]) + after * (unit.ends[0] / durations[0])
        let correction = seam.subtracting(starts[last].scaled(by: before / durations[last]))
            .subtracting(ends[0].scaled(by: after / durations[0])).scaled(by: 1 / pivot)
        self = clamped(seam.adding(correction))
    }
}
