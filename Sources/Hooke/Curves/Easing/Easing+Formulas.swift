// The formulas of the families, which ease in, and what the directions make of them.

/// A formula f, from 0 to 1; at 0 and 1 the limits from inside.
struct EasingFormula {
    let family: Easing.Family
    /// How far `back` undershoots, as its factor of t²: 1.70158, which is a tenth of the distance.
    let overshoot: Double
    /// `pow`: the exponent.
    let exponent: Double
    /// `elastic`: the amplitude at 1.
    let amplitude: Double
    /// `elastic`: the period of the sine, as a fraction of the time.
    let period: Double
    /// 2π over that period.
    let frequency: DoubleDouble
    /// The angle of the sine at 1, where it is 1/amplitude.
    private let phase: DoubleDouble

    /// `back` and `elastic` have other usual numbers in the halves of an `easeInOut`.
    init(_ easing: Easing) {
        family = easing.family
        let isHalved = easing.direction == .easeInOut
        let given = easing.parameters
        overshoot = given?.x ?? (isHalved ? 2.5949095 : 1.70158)
        exponent = given?.x ?? 3
        amplitude = family == .elastic ? given?.x ?? 1 : 1
        period = given?.y ?? (isHalved ? 0.45 : 0.3)
        if family == .elastic, given != nil {
            frequency = Elementary.pi.scaled(byPowerOfTwo: 2.0) / period
            let square = DoubleDouble(sumOf: amplitude, and: -1) * DoubleDouble(sumOf: amplitude, and: 1)
            phase =
                amplitude == 1
                ? Elementary.halfPi
                : Elementary.angle(
                    ofSine: DoubleDouble(1) / amplitude, cosine: square.squareRoot() / amplitude)
        } else {
            let tenth =
                isHalved
                ? DoubleDouble(high: 0x1.657184ae74487p+0, low: 0x1.6cc93bba051cdp-54)
                : DoubleDouble(high: 0x1.0c152382d7366p+1, low: -0x1.ee6913347c2a6p-53)
            (frequency, phase) = (tenth * 10, Elementary.halfPi)
        }
    }

    /// f(t).
    func value(at t: Double) -> Double {
        switch family {
        case .sine:
            // 1 − cos is twice the squared sine of half the angle, without cancellation.
            if t > 0.5 { return 1 - Elementary.sin(.pi / 2 * (1 - t)) }
            let sine = Elementary.sin(.pi / 4 * t)
            return 2 * sine * sine
        case .quad: return t * t
        case .cubic: return t * t * t
        case .quart: return (t * t) * (t * t)
        case .quint: return (t * t) * (t * t) * t
        case .expo: return Self.powerOfTwo(DoubleDouble(t))
        case .circ: return t * t / (1 + ((1 - t) * (1 + t)).squareRoot())
        case .back: return t * t * ((overshoot + 1) * t - overshoot)
        case .elastic: return wave(DoubleDouble(t)).value
        case .bounce: return Self.bounce(t)
        case .pow: return Elementary.pow(t, exponent)
        }
    }

    /// 1 − f(1 − t), without cancellation near 0 but for `elastic`.
    func mirroredValue(at t: Double) -> Double {
        let s = 1 - t
        switch family {
        case .sine:
            if t <= 0.5 { return Elementary.sin(.pi / 2 * t) }
            let sine = Elementary.sin(.pi / 4 * s)
            return 1 - 2 * sine * sine
        case .quad: return t * (2 - t)
        case .cubic: return t * (1 + s * (1 + s))
        case .quart: return t * ((1 + s) * (1 + s * s))
        case .quint: return t * (1 + s * (1 + s * (1 + s * (1 + s))))
        case .expo: return -Elementary.expm1(-10 * Self.ln2 * t)
        case .circ: return (t * (2 - t)).squareRoot()
        case .back: return t * (t * ((overshoot + 1) * t - (2 * overshoot + 3)) + (overshoot + 3))
        case .elastic: return 1 - wave(DoubleDouble(sumOf: 1, and: -t)).value
        case .bounce: return t < 4.0 / 11 ? 7.5625 * t * t : 1 - Self.bounce(s)
        case .pow: return -Elementary.expm1(exponent * Elementary.log1p(-t))
        }
    }

    /// f′(t), with `rest` = 1 − t.
    func slope(at t: Double, rest: Double) -> Double {
        switch family {
        case .sine: return .pi / 2 * Elementary.sin(.pi / 2 * t)
        case .quad: return 2 * t
        case .cubic: return 3 * t * t
        case .quart: return 4 * t * t * t
        case .quint: return 5 * (t * t) * (t * t)
        case .expo: return 10 * Self.ln2 * Self.powerOfTwo(DoubleDouble(t))
        case .circ: return t / (rest * (1 + t)).squareRoot()
        case .back: return t * (3 * (overshoot + 1) * t - 2 * overshoot)
        case .elastic:
            let wave = wave(DoubleDouble(t))
            return 10 * Self.ln2 * wave.value + frequency.high * wave.quarter
        case .bounce:
            let arc = Self.arc(at: t)
            return arc.end > 1 ? 15.125 * rest : 7.5625 * ((arc.start - t) + (arc.end - t))
        case .pow: return exponent * Elementary.pow(t, exponent - 1)
        }
    }

    /// f″(t), with `rest` = 1 − t.
    func secondDerivative(at t: Double, rest: Double) -> Double {
        switch family {
        case .sine: return .pi * .pi / 4 * Elementary.sin(.pi / 2 * rest)
        case .quad: return 2
        case .cubic: return 6 * t
        case .quart: return 12 * t * t
        case .quint: return 20 * t * t * t
        case .expo: return 100 * Self.ln2 * Self.ln2 * Self.powerOfTwo(DoubleDouble(t))
        case .circ:
            let square = rest * (1 + t)
            return 1 / (square * square.squareRoot())
        case .back: return 6 * (overshoot + 1) * t - 2 * overshoot
        case .elastic:
            let wave = wave(DoubleDouble(t))
            let (a, b) = (10 * Self.ln2, frequency.high)
            return (a * a - b * b) * wave.value + 2 * a * b * wave.quarter
        case .bounce: return -15.125
        case .pow: return exponent == 1 ? 0 : exponent * (exponent - 1) * Elementary.pow(t, exponent - 2)
        }
    }

    private static let ln2 = 0x1.62e42fefa39efp-1

    /// 2^(10t − 10).
    @inline(never)
    private static func powerOfTwo(_ t: DoubleDouble) -> Double {
        let exponent = t * 10 + -10
        let power = Elementary.pow(2, exponent.high)
        return power + power * (exponent.low * ln2)
    }

    /// The elastic wave a·2^(10t − 10)·sin θ with θ = (t − 1)·frequency + phase, and the same with cos θ.
    private func wave(_ t: DoubleDouble) -> (value: Double, quarter: Double) {
        let angle = (t + -1) * frequency + phase
        let (sine, cosine) = Elementary.sineAndCosine(angle.high, low: angle.low)
        let size = amplitude * Self.powerOfTwo(t)
        return (size * sine, size * cosine)
    }

    private static func bounce(_ t: Double) -> Double {
        let arc = arc(at: t)
        return arc.end > 1 ? 1 - 7.5625 * (1 - t) * (1 - t) : 7.5625 * (t - arc.start) * (arc.end - t)
    }

    /// The zeros of the arc of `bounce` at a time. The last arc is cut off at 1, its top.
    private static func arc(at t: Double) -> (start: Double, end: Double) {
        let start = corners.last { $0 <= t } ?? 0
        return (start, corners.first { $0 > t } ?? 15.0 / 11)
    }

    /// Where the arcs of `bounce` meet.
    private static let corners = [1.0 / 11, 3.0 / 11, 7.0 / 11]
}

extension EasingFormula {
    /// Where the slope is 0 inside (0, 1), in order.
    var turns: [Double] {
        switch family {
        case .back: [2 * overshoot / (3 * (overshoot + 1))].filter { $0 > 0 && $0 < 1 }
        // f′ is a multiple of sin(θ + φ) with tan φ = 2π/(period·10·ln 2).
        case .elastic: zeros(shift: Elementary.atan2(frequency.high, 10 * Self.ln2))
        case .bounce: [1.0 / 22, 2.0 / 11, 5.0 / 11]
        default: []
        }
    }

    /// Where the second derivative is 0 inside (0, 1), in order.
    var inflections: [Double] {
        switch family {
        case .back: [overshoot / (3 * (overshoot + 1))].filter { $0 > 0 && $0 < 1 }
        case .elastic: zeros(shift: 2 * Elementary.atan2(frequency.high, 10 * Self.ln2))
        default: []
        }
    }

    /// Where the slope jumps, in order.
    var corners: [Double] { family == .bounce ? Self.corners : [] }

    /// Whether the limit at 0 is not 0.
    var jumps: Bool { family == .expo || family == .elastic }

    /// The times in (0, 1) at which sin(θ + shift) is 0.
    private func zeros(shift: Double) -> [Double] {
        let last = phase.high + shift
        let counts = Int((last - frequency.high) / .pi) - 1...Int(last / .pi) + 1
        return counts.map { 1 + (Double($0) * .pi - last) / frequency.high }.filter { $0 > 0 && $0 < 1 }
    }
}
