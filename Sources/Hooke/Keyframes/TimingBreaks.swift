/// Where a curve may turn, bend or jump: between two of them it is monotone, and steady unless it is a staircase.
package struct CurveBreak: Equatable {
    /// The fraction of the time.
    package var input: Double
    /// The curve is not continuous there.
    package var isJump = false

    /// So many of a part of a segment are looked at: a spring that hardly loses anything may turn as often as there are
    /// doubles.
    package static let most = 1 << 14
}

/// Where the derivative of a cubic by its parameter is zero, in order; given by the three coefficients of
/// p·v² + 2q·uv + r·u², with v = 1 − u. Relative to the nearer end of [0, 1] each root is within a few u, unless both
/// are about the same.
func stationaryParameters(_ p: Double, _ q: DoubleDouble, _ r: Double) -> (Double?, Double?) {
    let largest = max(p.magnitude, q.high.magnitude, r.magnitude)
    guard largest > 0, largest.isFinite else { return (nil, nil) }
    // Near 1, so that no product leaves the doubles.
    let unit = Double(sign: .plus, exponent: -max(largest.exponent, -1000), significand: 1)
    let (a, b, c) = (p * unit, q.scaled(byPowerOfTwo: unit), r * unit)
    // In w = u/v: c·w² + 2b·w + a.
    let discriminant = b * b - DoubleDouble(productOf: a, and: c)
    guard discriminant.high >= 0 else { return (nil, nil) }
    let root = discriminant.squareRoot()
    let far = b.high < 0 ? root - b : -(root + b)
    // u = w/(1 + w) for w = far/c and w = a/far.
    let roots = [parameter(far, DoubleDouble(c)), parameter(DoubleDouble(a), far)].compactMap(\.self).sorted()
    guard let first = roots.first, let last = roots.last else { return (nil, nil) }
    return first == last ? (first, nil) : (first, last)
}

private func parameter(_ above: DoubleDouble, _ below: DoubleDouble) -> Double? {
    let sum = above + below
    guard sum.high != 0 else { return nil }
    let u = (above / sum).value
    return u.isFinite ? u : nil
}

extension TimingFunction {
    /// Whether the curve only takes the values of its steps.
    var isStaircase: Bool {
        switch self {
        case .steps: true
        case .bezier, .linear, .spring: false
        case .composed(let outer, let inner): outer.isStaircase || inner.isStaircase
        case .reversed(let curve): curve.isStaircase
        }
    }

    /// How far from a jump its sides are certain: a reversed curve rounds 1 − t.
    var jumpWidth: Double {
        switch self {
        case .bezier, .steps, .linear, .spring: 0
        case .composed(let outer, let inner): max(outer.jumpWidth, inner.jumpWidth)
        case .reversed: 0x1p-51
        }
    }

    /// Whether the value just before 1 may be another than that at 1.
    var mayJumpAtEnd: Bool {
        switch self {
        case .bezier: false
        case .steps, .spring: true
        case .linear(let curve): zip(curve.stops, curve.stops.dropFirst()).contains { $0.input == $1.input }
        case .composed(let outer, let inner): outer.mayJumpAtEnd || inner.mayJumpAtEnd
        case .reversed(let curve): curve.mayJumpAtEnd
        }
    }

    /// Where the curve may turn, bend or jump, in order, the ends of the range perhaps among them. The jumps of steps are
    /// left out where there are more than a thousand: they all go one way.
    ///
    /// - Parameter count: leaves out what comes after so many.
    func breaks(in range: ClosedRange<Double>, count: Int = .max) -> [CurveBreak] {
        switch self {
        case .steps(let curve):
            let n = Double(curve.count)
            let (first, last) = ((range.lowerBound * n).rounded(.up), (range.upperBound * n).rounded(.down))
            guard last - first < 1_000 else { return [] }
            return stride(from: first, through: last, by: 1).map { CurveBreak(input: $0 / n, isJump: true) }
        case .bezier(let curve):
            let (y1, y2) = (curve.y1, curve.y2)
            let q = DoubleDouble(sumOf: y2, and: -y1)
            let turns = stationaryParameters(y1, q, 1 - y2)
            let inner = [turns.0, turns.1].compactMap(\.self).filter { $0 > 0 && $0 < 1 }.map { s in
                CurveBreak(input: curve.x(atParameter: s))
            }
            let ends = [CurveBreak(input: 0), CurveBreak(input: 1)]
            return (ends[...0] + inner + ends[1...]).filter { range.contains($0.input) }
        case .linear(let curve):
            let stops = curve.stops
            return stops.indices.map { k in
                CurveBreak(
                    input: stops[k].input,
                    isJump: k > 0 && stops[k - 1].input == stops[k].input
                        || k + 1 < stops.count && stops[k + 1].input == stops[k].input)
            }.filter { range.contains($0.input) }
        case .spring(let curve):
            let duration = curve.duration
            var breaks = [CurveBreak(input: 0)]
            // From just before the range, as the product is rounded.
            let from = max(0, min(1, range.lowerBound)) * (1 - 0x1p-50)
            let seconds = (from * duration)...(max(from, min(1, range.upperBound)) * duration)
            for turn in curve.motion.turningPoints(in: seconds).prefix(count) {
                breaks.append(CurveBreak(input: min(1, turn.time / duration)))
            }
            return (breaks + [CurveBreak(input: 1, isJump: true)]).filter { range.contains($0.input) }
        case .reversed(let curve):
            let mirrored = (1 - range.upperBound)...(1 - range.lowerBound)
            return curve.breaks(in: mirrored, count: count).reversed().map {
                CurveBreak(input: 1 - $0.input, isJump: $0.isJump)
            }
        case .composed(let outer, let inner):
            return inner.breaks(in: range, count: count, throughBreaks: outer.breaks)
        }
    }

    /// The breaks of what is asked with this curve's value: its own, and where it passes those of the other.
    ///
    /// - Parameter others: the breaks of the other in a range of its input.
    func breaks(
        in range: ClosedRange<Double>, count: Int,
        throughBreaks others: (ClosedRange<Double>, Int) -> [CurveBreak]
    ) -> [CurveBreak] {
        var all: [CurveBreak] = []
        let own = breaks(in: range, count: count)
        // Where the curve jumps at an end of the range, what counts is the side within.
        let isJump = { (input: Double) in own.contains { $0.isJump && $0.input == input } }
        let width = jumpWidth
        func after(_ jump: Double) -> Double { max(jump.nextUp, jump + width) }
        func before(_ jump: Double) -> Double { min(jump.nextDown, jump - width) }
        var from = isJump(range.lowerBound) ? after(range.lowerBound) : range.lowerBound
        let inside = own.filter { $0.input > range.lowerBound && $0.input < range.upperBound }
        let last = CurveBreak(input: range.upperBound, isJump: isJump(range.upperBound))
        for (index, end) in (inside + [last]).enumerated() where all.count < count {
            let to = end.isJump ? before(end.input) : end.input
            let (start, stop) = (value(at: from), value(at: to))
            if from < to, start.isFinite, stop.isFinite {
                let passed = others(min(start, stop)...max(start, stop), count)
                for point in start <= stop ? passed : passed.reversed() {
                    let input = input(at: point.input, from: from, to: to, rises: start <= stop)
                    all.append(CurveBreak(input: input, isJump: point.isJump || isStaircase))
                }
            }
            if index < inside.count { all.append(end) }
            from = end.isJump ? after(end.input) : end.input
        }
        return all
    }

    /// The first time in a monotone piece at which the curve has come to a value.
    private func input(at value: Double, from start: Double, to end: Double, rises: Bool) -> Double {
        firstInstant(from: start, to: end) {
            rises ? self.value(at: $0) >= value : self.value(at: $0) <= value
        }
    }
}

extension CubicBezier {
    /// x at the parameter s of the curve.
    fileprivate func x(atParameter s: Double) -> Double {
        let r = 1 - s
        return min(1, max(0, s * (3 * r * (r * x1 + s * x2) + s * s)))
    }
}
