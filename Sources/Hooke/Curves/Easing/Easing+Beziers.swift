// The easing functions as cubic Béziers and springs: exactly where they are some, and as published otherwise.

extension Easing {
    /// The function as Béziers, up to the rounding of their points; `nil` for other functions.
    ///
    /// `quad`, `cubic` and `back` are one Bézier, or two in `easeInOut`; each arc of `bounce` is one. The points are
    /// within 2 u of the exact ones, so values are within 1e-15 of the function's; worst measured 7e-16.
    public var bezierPath: EasingPath? {
        let arcs: [[EasingPath.Point]]
        switch family {
        case .quad: arcs = [Self.unit(1.0 / 3, 0, 2.0 / 3, 1.0 / 3)]
        case .cubic: arcs = [Self.unit(1.0 / 3, 0, 2.0 / 3, 0)]
        case .back: arcs = [Self.unit(1.0 / 3, 0, 2.0 / 3, -formula.overshoot / 3)]
        case .bounce: arcs = Self.arcs
        case .sine, .quart, .quint, .expo, .circ, .elastic, .pow: return nil
        }
        let easeIn = arcs[0] + arcs.dropFirst().flatMap { $0.dropFirst() }
        switch direction {
        case .easeIn: return EasingPath(checked: easeIn)
        case .easeOut: return EasingPath(checked: Self.mirrored(easeIn))
        case .easeInOut:
            let half = easeIn.map { EasingPath.Point(time: $0.time / 2, value: $0.value / 2) }
            return EasingPath(checked: half + Self.mirrored(half).dropFirst())
        }
    }

    /// The function as one Bézier, up to the rounding of its points; `nil` for other functions.
    public var bezier: CubicBezier? {
        guard let points = bezierPath?.points, points.count == 4 else { return nil }
        return CubicBezier(unchecked: points[1].time, points[1].value, points[2].time, points[2].value)
    }

    /// The Bézier that easings.net (A. Sitnik, I. Solovev) gives for the function, and its largest distance from it; `nil`
    /// for `elastic`, `bounce` and chosen numbers, which have none.
    ///
    /// The points have two decimals. The distances are rounded up to four.
    public var publishedBezier: (curve: CubicBezier, error: Double)? {
        // Those of `easeOut` are the mirrored ones of `easeIn`; those of `easeInOut` are their own.
        let (easeIn, first): ((Double, Double, Double, Double), (Double, Double))
        let errors: (ease: Double, easeInOut: Double)
        guard parameters == nil else { return nil }
        switch family {
        case .sine: (easeIn, first, errors) = ((0.12, 0, 0.39, 0), (0.37, 0), (0.0077, 0.0021))
        case .quad: (easeIn, first, errors) = ((0.11, 0, 0.5, 0), (0.45, 0), (0.0020, 0.0054))
        case .cubic: (easeIn, first, errors) = ((0.32, 0, 0.67, 0), (0.65, 0), (0.0029, 0.0096))
        case .quart: (easeIn, first, errors) = ((0.5, 0, 0.75, 0), (0.76, 0), (0.0057, 0.0218))
        case .quint: (easeIn, first, errors) = ((0.64, 0, 0.78, 0), (0.83, 0), (0.0114, 0.0323))
        case .expo: (easeIn, first, errors) = ((0.7, 0, 0.84, 0), (0.87, 0), (0.0121, 0.0376))
        case .circ: (easeIn, first, errors) = ((0.55, 0, 1, 0.45), (0.85, 0), (0.0019, 0.0388))
        case .back: (easeIn, first, errors) = ((0.36, 0, 0.66, -0.56), (0.68, -0.6), (0.0050, 0.0356))
        case .elastic, .bounce, .pow: return nil
        }
        let (x1, y1, x2, y2) = easeIn
        func mirrored(_ x: Double) -> Double { x.decimalComplement }
        switch direction {
        case .easeIn: return (CubicBezier(unchecked: x1, y1, x2, y2), errors.ease)
        case .easeOut:
            return (
                CubicBezier(unchecked: mirrored(x2), mirrored(y2), mirrored(x1), mirrored(y1)), errors.ease
            )
        case .easeInOut:
            let (x, y) = first
            return (CubicBezier(unchecked: x, y, mirrored(x), mirrored(y)), errors.easeInOut)
        }
    }

    /// `easeOutElastic` as a spring from 0 to 1: the same motion. `nil` for the others; `easeInElastic` is this curve
    /// reversed.
    ///
    /// With the usual numbers the damping ratio is 0.314193570, the angular frequency 22.0611511 and the initial velocity
    /// 10·ln 2, and both jump by −2⁻¹¹ at 1. With an amplitude a and a period p the velocity is 10·ln 2 + √(a² − 1)·2π/p.
    public var spring: SpringCurve? {
        guard family == .elastic, direction == .easeOut else { return nil }
        // 1 + a·2^(−10t)·sin(2π/p·t − asin(1/a)): the envelope's rate is 10·ln 2, the damped frequency 2π/p.
        let rate = DoubleDouble(high: 0x1.62e42fefa39efp-1, low: 0x1.abc9e3b39803fp-56) * 10
        let (turn, a) = (formula.frequency, formula.amplitude)
        let velocity = rate.value + turn.value * ((a - 1) * (a + 1)).squareRoot()
        let spring = Spring(
            checkedMass: 1, stiffness: (rate * rate + turn * turn).value, damping: (rate * 2).value)
        do {
            return try SpringCurve(spring, initialVelocity: velocity, duration: 1)
        } catch { preconditionFailure("\(error)") }
    }

    private static func unit(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> [EasingPath.Point] {
        [
            EasingPath.Point(time: 0, value: 0), EasingPath.Point(time: x1, value: y1),
            EasingPath.Point(time: x2, value: y2), EasingPath.Point(time: 1, value: 1),
        ]
    }

    private static func mirrored(_ points: [EasingPath.Point]) -> [EasingPath.Point] {
        points.reversed().map { EasingPath.Point(time: 1 - $0.time, value: 1 - $0.value) }
    }

    /// The arcs of `bounce`: f = 7.5625·(t − a)(b − t) between the times at which arcs meet, as Béziers.
    private static var arcs: [[EasingPath.Point]] {
        let ends: [(from: Double, to: Double, zero: Double)] = [
            (0, 1.0 / 11, 1.0 / 11), (1.0 / 11, 3.0 / 11, 3.0 / 11), (3.0 / 11, 7.0 / 11, 7.0 / 11),
            (7.0 / 11, 1, 15.0 / 11),
        ]
        return ends.map { from, to, zero in
            let third = (to - from) / 3
            // The slope at the start is 7.5625·(b − a); the arc that is cut off at its top ends flat at 1.
            let rise = 7.5625 * (zero - from) * third
            let isLast = to == 1
            return [
                EasingPath.Point(time: from, value: 0), EasingPath.Point(time: from + third, value: rise),
                EasingPath.Point(time: to - third, value: isLast ? 1 : rise),
                EasingPath.Point(time: to, value: isLast ? 1 : 0),
            ]
        }
    }
}
