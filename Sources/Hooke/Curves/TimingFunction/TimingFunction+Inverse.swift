// When a curve is somewhere first.

extension Steps {
    /// The earliest fraction of the time in [0, 1] at which the curve has a value: where the stretch with that value
    /// begins. `nil` for values between the steps, for those that only others than [0, 1] have, and for NaN.
    public func firstTime(reaching value: Double) -> Double? {
        let taken = (value * Double(jumpCount)).rounded()
        let stretch = jump == .start || jump == .both ? taken - 1 : taken
        let time = max(stretch, 0) / Double(count)
        return time <= 1 && self.value(at: time) == value ? time : nil
    }
}

extension LinearStops {
    /// The earliest fraction of the time in [0, 1] at which the curve has a value, within a few units of roundoff of
    /// 1 + |value|/|slope|. `nil` for a value that it does not reach, jumps over or only comes up to at a jump, and for NaN.
    public func firstTime(reaching value: Double) -> Double? {
        if value.isNaN { return nil }
        let inner = stops.filter { $0.input > 0 && $0.input < 1 }
        var from = Stop(input: 0, output: self.value(at: 0))
        for to in inner + [Stop(input: 1, output: limit(at: 1))] {
            if from.input == to.input {
                from = to
                continue
            }
            if from.output == value { return from.input }
            if (from.output < value) == (value < to.output), value != to.output {
                let rise = to.output - from.output
                let share =
                    rise.isFinite
                    ? (value - from.output) / rise
                    : (value / 2 - from.output / 2) / (to.output / 2 - from.output / 2)
                return from.input + (to.input - from.input) * share
            }
            from = to
        }
        return self.value(at: 1) == value ? 1 : nil
    }

    /// What the curve comes up to at a time: the first stop's output where there is a jump.
    private func limit(at t: Double) -> Double { stops.first { $0.input == t }?.output ?? value(at: t) }
}

extension SpringCurve {
    /// The earliest fraction of the time in [0, 1] at which the curve has a value; `nil` where it never has, and for
    /// NaN. As exact as `SpringMotion.firstTime(at:in:)`.
    public func firstTime(reaching value: Double) -> Double? {
        if let time = motion.firstTime(at: value, in: 0...duration), time < duration {
            return time / duration
        }
        return value == 1 ? 1 : nil
    }
}

extension TimingFunction {
    /// The earliest fraction of the time in [0, 1] at which the curve has a value; `nil` where it never has, and for
    /// NaN.
    ///
    /// As exact as that of the curve itself. A reversed Bézier's is that of the Bézier whose control points are turned
    /// about (½, ½) and rounded.
    ///
    /// - Throws: `HookeError.noSolution` for compositions, and for reversed curves other than Béziers: when they have a
    ///   value *first* their parts do not say.
    public func firstTime(reaching value: Double) throws(HookeError) -> Double? {
        switch self {
        case .bezier(let curve): return curve.firstTime(reaching: value)
        case .steps(let curve): return curve.firstTime(reaching: value)
        case .linear(let curve): return curve.firstTime(reaching: value)
        case .spring(let curve): return curve.firstTime(reaching: value)
        case .reversed(.reversed(let curve)): return try curve.firstTime(reaching: value)
        case .reversed(.bezier(let curve)):
            let turned = try CubicBezier(
                x1: 1 - curve.x2, y1: 1 - curve.y2, x2: 1 - curve.x1, y2: 1 - curve.y1)
            return turned.firstTime(reaching: value)
        case .reversed:
            throw .noSolution(
                field: "inverse", reason: "of reversed curves only cubic Béziers are inverted")
        case .composed:
            throw .noSolution(field: "inverse", reason: "a curve of a curve is not inverted")
        }
    }
}
