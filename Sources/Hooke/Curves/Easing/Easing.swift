/// An easing function of the usual gallery (R. Penner, easings.net), by its exact formula.
///
/// ```swift
/// let curve = Easing.easeOutBounce
/// curve.value(at: 0.5)                    // 0.765625
/// let same = Easing(named: "easeOutBounce")
/// let stored = TimingFunction.easing(curve)
/// ```
///
/// With f as the formula of the family:
/// - `easeIn`: f(t);
/// - `easeOut`: 1 − f(1 − t);
/// - `easeInOut`: f(2t)/2 up to ½, then 1 − f(2 − 2t)/2. `back` and `elastic` use other constants there.
///
/// Domain and edges:
/// - The value is exactly 0 at 0 and exactly 1 at 1.
/// - `expo` and `elastic` jump by at most 2⁻¹⁰ where f is 0: the formula does not reach 0 there.
/// - Outside [0, 1] the curve continues along its end tangent. It is constant where that tangent is vertical (`circ`), and
///   `elastic` is constant outside [0, 1].
/// - NaN gives NaN.
///
/// `elastic(_:amplitude:period:)`, `back(_:overshoot:)` and `power(_:exponent:)` choose the numbers of a formula.
///
/// Error of the value:
/// - `back`, `elastic` and `bounce`, which cross or touch 0: at most 8 ulp of max(|value|, 2⁻³), worst measured 6; with an
///   overshoot or an amplitude above 1, times that number;
/// - the others: at most 4 ulp, worst measured 2.
///
/// `CubicBezier` has constants of the same names: approximations by cubic Béziers, which CSS can play.
public struct Easing: TimingCurve, Hashable {
    /// The formula of an easing function.
    public enum Family: String, NamedCase, Hashable, Sendable, CaseIterable {
        /// Part of a sine wave: `1 − cos(πt/2)`.
        case sine
        /// A square: `t²`.
        case quad
        /// A cube: `t³`.
        case cubic
        /// A fourth power: `t⁴`.
        case quart
        /// A fifth power: `t⁵`.
        case quint
        /// A power of two: `2^(10t − 10)`.
        case expo
        /// A quarter circle: `1 − √(1 − t²)`.
        case circ
        /// A cubic that undershoots: `2.70158·t³ − 1.70158·t²`.
        case back
        /// A sine wave with an exponential amplitude: `−2^(10t − 10)·sin((10t − 10.75)·2π/3)`.
        case elastic
        /// Parabolic arcs, as of a ball that bounces: `arcs of 7.5625·t²`.
        case bounce
        /// A power of any exponent: `t^3` unless another exponent is chosen by `power(_:exponent:)`.
        case pow
    }

    /// The end of the curve, or both ends, at which the formula is used.
    public enum Direction: String, NamedCase, Hashable, Sendable, CaseIterable {
        /// The formula at the start.
        case easeIn
        /// The formula at the end, turned about (½, ½).
        case easeOut
        /// The formula at both ends, each at half size.
        case easeInOut
    }

    /// The formula.
    public let family: Family
    /// Where the formula is used.
    public let direction: Direction
    /// Two numbers without the alignment of a vector, which would make every curve larger.
    private struct Numbers: Hashable, Sendable {
        let x, y: Double
    }

    private let numbers: Numbers?

    /// The numbers of the formula, as in ``name``; `nil` for the usual ones.
    var parameters: SIMD2<Double>? { numbers.map { SIMD2($0.x, $0.y) } }

    /// Creates the easing function of a family, with the usual numbers in its formula.
    public init(_ family: Family, _ direction: Direction) {
        self.init(family, direction, parameters: family == .pow ? SIMD2(3, 0) : nil)
    }

    init(_ family: Family, _ direction: Direction, parameters: SIMD2<Double>?) {
        self.family = family
        self.direction = direction
        numbers = parameters.map { Numbers(x: $0.x, y: $0.y) }
    }

    /// This curve run backwards: t → 1 − f(1 − t). Exchanges `easeIn` and `easeOut`.
    public func reversed() -> Easing {
        switch direction {
        case .easeIn: Easing(family, .easeOut, parameters: parameters)
        case .easeOut: Easing(family, .easeIn, parameters: parameters)
        case .easeInOut: self
        }
    }
}
