/// The time of a repeated part, folded into one run.
struct PeriodicTime: Sendable {
    let period: Double
    /// The number of runs, at least 1; infinite for endless.
    let count: Double
    let isMirrored: Bool

    /// The run at time τ, and the time of it. Before 0 it is the first run, from the last on the last, whose time
    /// then exceeds the period.
    ///
    /// The run is ⌊τ/P⌋ of the exact quotient: its remainder, which `fma` rounds with the right sign, corrects it.
    @inline(__always) func run(at time: Double) -> (index: Double, time: Double) {
        guard time >= period, count > 1 else { return (0, time) }
        var index = (time / period).rounded(.down)
        if index >= 0x1p52 {
            // Beyond 2⁵² runs the quotient is coarse; the remainder of two periods tells time and parity.
            guard index < count else { return last(time) }
            let rest = time.truncatingRemainder(dividingBy: 2 * period)
            return rest >= period ? (1, rest - period) : (0, rest)
        }
        if time.addingProduct(-index, period) < 0 { index -= 1 }
        if time.addingProduct(-(index + 1), period) >= 0 { index += 1 }
        return index < count ? (index, time.addingProduct(-index, period)) : last(time)
    }

    private func last(_ time: Double) -> (index: Double, time: Double) {
        (count - 1, time.addingProduct(-(count - 1), period))
    }

    /// Whether a run is mirrored.
    @inline(__always) func mirrors(_ index: Double) -> Bool {
        isMirrored && index.truncatingRemainder(dividingBy: 2) == 1
    }

    /// Whether the last of finitely many runs is mirrored.
    var endsMirrored: Bool { count < .infinity && mirrors(count - 1) }

    /// The length of all runs.
    var duration: Double { count == 1 ? period : count * period }
}
