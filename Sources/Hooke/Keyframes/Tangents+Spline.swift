extension Tangents {
    /// The tangents of a C² spline.
    init(spline chords: [Value], _ durations: [Double], ends rule: SplineEnds, given: EndTangents<Value>) {
        let last = durations.count - 1
        let velocities = zip(chords, durations).map { $0.scaled(by: 1 / $1) }
        var start = given.start?.scaled(by: 1 / durations[0])
        var end = given.end?.scaled(by: 1 / durations[last])
        if rule == .periodic {
            (start, end) = (start ?? end, end ?? start)
        } else if rule == .clamped {
            (start, end) = (start ?? .zero, end ?? .zero)
        }
        let slopes: [Value]
        if rule == .periodic, start == nil {
            slopes = Self.periodicSlopes(velocities, durations)
        } else {
            let free = SplineSystem.End(rule)
            let system = SplineSystem(
                durations: durations, start: start == nil ? free : .given, end: end == nil ? free : .given)
            slopes = system.slopes(velocities: velocities, first: start, last: end)
        }
        self.init(starts: chords, ends: chords)
        for k in chords.indices {
            starts[k] = chords[k].adding(slopes[k].subtracting(velocities[k]).scaled(by: durations[k]))
            ends[k] = chords[k].adding(slopes[k + 1].subtracting(velocities[k]).scaled(by: durations[k]))
        }
    }

    /// Clamped to the parabola's velocity where the ends meet, then corrected by the spline that has the velocity 1
    /// there and no chords.
    private static func periodicSlopes(_ velocities: [Value], _ durations: [Double]) -> [Value] {
        let count = durations.count
        let both = durations[count - 1] + durations[0]
        let (before, after) = (durations[0] / both, durations[count - 1] / both)
        let seam = velocities[count - 1].scaled(by: before).adding(velocities[0].scaled(by: after))
        let system = SplineSystem(durations: durations, start: .given, end: .given)
        let slopes = system.slopes(velocities: velocities, first: seam, last: seam)
        let unit = system.slopes(
            velocities: [Double](repeating: 0, count: count), first: 1, last: 1)
        let pivot = 2 + before * unit[count - 1] + after * unit[1]
        let correction = seam.subtracting(slopes[count - 1].scaled(by: before))
            .subtracting(slopes[1].scaled(by: after)).scaled(by: 1 / pivot)
        return zip(slopes, unit).map { $0.adding(correction.scaled(by: $1)) }
    }
}

extension SplineSystem.End {
    init(_ ends: SplineEnds) {
        switch ends {
        case .natural: self = .natural
        case .notAKnot: self = .notAKnot
        case .clamped, .periodic: self = .given
        }
    }
}
