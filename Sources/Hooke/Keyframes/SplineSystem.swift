/// The equations of a C² cubic spline in the slopes at its keys, and their solution by elimination.
///
/// With durations D and mean velocities v, and λ = D₀/(D₋ + D₀), μ = D₋/(D₋ + D₀) at each key, the acceleration is
/// continuous where λ·s₋ + 2s + μ·s₊ = 3(λ·v₋ + μ·v₀). It is solved for z = s − v₀, the slope less the velocity after
/// the key, which the differences g = v₀ − v₋ alone decide: λ·z₋ + 2z + μ·z₊ = −(2λ·g + μ·g₊). So straight lines come
/// out exactly. The diagonal is twice the rest of its row, so elimination needs no pivoting and what a key does to
/// another at least halves from key to key.
struct SplineSystem {
    /// What is known at an end.
    enum End {
        case given, natural, notAKnot
    }

    let durations: [Double]
    let start, end: End
    /// The share of the slope before, and of that after, in each eliminated row.
    private var lower, upper: [Double]

    init(durations: [Double], start: End, end: End) {
        self.durations = durations
        self.start = start
        self.end = end
        let count = durations.count
        lower = [Double](repeating: 0, count: count + 1)
        upper = lower
        if start == .natural { upper[0] = 0.5 }
        for key in stride(from: 1, to: count, by: 1) {
            let (before, after) = (durations[key - 1], durations[key])
            if key == 1, start == .notAKnot {
                upper[1] = before / (before + after)
                continue
            }
            let pivot = 2 * (before + after) - after * upper[key - 1]
            lower[key] = after / pivot
            upper[key] = before / pivot
        }
        if end == .notAKnot, count > 1 {
            // z + μ·z₋ = −μ(1 + λ)g, μ being the share of the last segment.
            let share = durations[count - 1] / (durations[count - 1] + durations[count - 2])
            lower[count - 1] = share / (1 - share * upper[count - 2])
            upper[count - 1] = 0
        }
        if end == .natural { lower[count] = 0.5 / (1 - 0.5 * upper[count - 1]) }
    }

    /// The slopes at the keys, one more than there are velocities. O(n).
    ///
    /// - Parameters:
    ///   - velocities: the mean velocities of the segments.
    ///   - first: the slope at the first key, where it is given.
    ///   - last: that at the last.
    func slopes<Value: VectorSpace>(velocities: [Value], first: Value?, last: Value?) -> [Value] {
        let count = durations.count
        // The difference at a key; 0 at the last, whose z is counted from the last velocity.
        func g(_ key: Int) -> Value {
            key < count ? velocities[key].subtracting(velocities[key - 1]) : .zero
        }
        var z = [Value](repeating: .zero, count: count + 1)
        if start == .given, let first {
            z[0] = first.subtracting(velocities[0])
        } else if start == .natural {
            z[0] = g(1).scaled(by: -0.5)
        }
        for key in stride(from: 1, to: count, by: 1) {
            let (before, after) = shares(key)
            z[key] =
                if key == 1, start == .notAKnot {
                    g(1).scaled(by: -after * (count == 2 && end == .notAKnot ? 1 : after))
                        .subtracting(g(2).scaled(by: before))
                } else if key == count - 1, end == .notAKnot {
                    g(key).scaled(by: 1 + before).adding(z[key - 1]).scaled(by: -lower[key])
                } else {
                    g(key).scaled(by: 2).adding(z[key - 1]).scaled(by: -lower[key])
                        .subtracting(g(key + 1).scaled(by: upper[key]))
                }
        }
        if end == .given, let last {
            z[count] = last.subtracting(velocities[count - 1])
        } else if end == .natural {
            z[count] = z[count - 1].scaled(by: -lower[count])
        }
        for key in stride(from: count - (end == .notAKnot ? 2 : 1), through: 0, by: -1) {
            z[key] = z[key].subtracting(z[key + 1].scaled(by: upper[key]))
        }
        if start == .notAKnot, count > 1 {
            let (before, after) = shares(1)
            z[0] = g(1).scaled(by: -(1 + before)).subtracting(z[1].scaled(by: 1 / after))
        }
        if end == .notAKnot, count > 1 {
            let (before, after) = shares(count - 1)
            z[count] = g(count - 1).scaled(by: after * after).adding(z[count - 1])
                .scaled(by: -1 / before)
        }
        for key in 0...count { z[key] = z[key].adding(velocities[min(key, count - 1)]) }
        return z
    }

    /// The share of the segment before a key in both durations, and that of the one after it.
    private func shares(_ key: Int) -> (Double, Double) {
        let both = durations[key - 1] + durations[key]
        return (durations[key - 1] / both, durations[key] / both)
    }
}
