// Easing functions with chosen numbers in their formulas.

extension Easing {
    /// Returns the elastic curve of an amplitude and a period (R. Penner): `easeOut` is
    /// 1 + a·2^(−10t)·sin((t − s)·2π/p) with s = p/2π·asin(1/a), and exactly 1 from t = 1 on.
    ///
    /// ```swift
    /// let curve = try Easing.elastic(.easeOut, amplitude: 1.5, period: 0.4)
    /// curve.value(at: 0.1)  // 1.5590169943749475
    /// curve.name            // easeOutElastic(1.5, 0.4)
    /// ```
    ///
    /// - Amplitude 1 and period 0.3 are ``easeOutElastic``; in `easeInOut` the usual period is 0.45.
    /// - In `easeInOut` the period is a fraction of each half, as in Penner's and d3's.
    /// - The value jumps at the end by at most a·2⁻¹⁰.
    ///
    /// - Parameters:
    ///   - direction: Where the formula is used.
    ///   - amplitude: The amplitude a of the wave at the start, as a multiple of the distance; 1 to 1e6.
    ///   - period: The period p of the wave, as a fraction of the time; 0.01 to 1e6.
    /// - Throws: `HookeError.outOfRange` for numbers outside these ranges.
    public static func elastic(
        _ direction: Direction, amplitude: Double, period: Double
    ) throws(HookeError) -> Easing {
        try Easing(.elastic, direction, [amplitude, period])
    }

    /// Returns the curve that swings back by a chosen overshoot s: `easeIn` is (s + 1)·t³ − s·t².
    ///
    /// - 1.70158 is ``easeInBack``; in `easeInOut` the usual overshoot is 2.5949095.
    /// - `easeInOut` uses the overshoot as it is, as d3 and React Native do. Penner's multiplies it by 1.525.
    ///
    /// - Parameters:
    ///   - direction: Where the formula is used.
    ///   - overshoot: The overshoot s; −1e6 to 1e6. The curve leaves [0, 1] by 4s³/(27(s + 1)²) for s > 0.
    /// - Throws: `HookeError.outOfRange` for an overshoot outside that range.
    public static func back(_ direction: Direction, overshoot: Double) throws(HookeError) -> Easing {
        try Easing(.back, direction, [overshoot])
    }

    /// Returns the power of a chosen exponent e: `easeIn` is tᵉ.
    ///
    /// - Parameters:
    ///   - direction: Where the formula is used.
    ///   - exponent: The exponent e; 0.01 to 1000. Below 1 the tangent of `easeIn` is vertical at 0.
    /// - Throws: `HookeError.outOfRange` for an exponent outside that range.
    public static func power(_ direction: Direction, exponent: Double) throws(HookeError) -> Easing {
        try Easing(.pow, direction, [exponent])
    }

    /// The curves whose formulas have numbers, without these.
    package static var parametrized: [Easing] {
        [Family.back, .elastic, .pow].flatMap { family in
            Direction.allCases.map { Easing(family, $0, parameters: nil) }
        }
    }

    init(_ family: Family, _ direction: Direction, _ numbers: [Double]) throws(HookeError) {
        let ranges = family.parameters
        guard numbers.count == ranges.count, !ranges.isEmpty else {
            throw .wrongCount(
                field: HookeError.Field(Easing(family, direction).plainName), count: numbers.count,
                accepted: ranges.isEmpty ? "no numbers" : family.numbers)
        }
        var parameters = SIMD2<Double>()
        for (index, range) in ranges.enumerated() {
            guard numbers[index] >= range.least, numbers[index] <= range.most else {
                throw .outOfRange(
                    field: HookeError.Field(range.name), value: numbers[index],
                    accepted: Easing.Family.text(of: range))
            }
            parameters[index] = numbers[index]
        }
        // The usual numbers are the curve of the plain name.
        let formula = EasingFormula(Easing(family, direction))
        let isUsual =
            family == .elastic && parameters == SIMD2(1, formula.period)
            || family == .back && parameters.x == formula.overshoot
        self.init(family, direction, parameters: isUsual ? nil : parameters)
    }
}

extension Easing.Family {
    typealias Parameter = (name: String, least: Double, most: Double)

    /// The range of a number.
    @inline(never)
    static func text(of range: Parameter) -> String {
        "\(CSSDecimal(range.least).text) to \(CSSDecimal(range.most).text)"
    }

    /// The names of the numbers with their ranges.
    @inline(never)
    var numbers: String { list(parameters.map { "\($0.name) from \(Self.text(of: $0))" }) }

    /// The numbers that may be chosen, with their ranges.
    var parameters: [Parameter] {
        switch self {
        case .elastic: [("amplitude", 1, 1e6), ("period", 0.01, 1e6)]
        case .back: [("overshoot", -1e6, 1e6)]
        case .pow: [("exponent", 0.01, 1000)]
        default: []
        }
    }
}
