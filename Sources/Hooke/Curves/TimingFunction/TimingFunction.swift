/// Any of the package's timing curves, as one value that can be stored, compared and coded; also curves made of others.
///
/// ```swift
/// let ease = TimingFunction.ease
/// let stairs = try TimingFunction(css: "steps(4, jump-both)")
/// let back = TimingFunction.easeIn.reversed()       // starts fast: t → 1 − f(1 − t)
/// let both = stairs.composed(after: ease)           // t → stairs(ease(t))
/// ```
///
/// As JSON it is an object of one key, which says the kind: `{"bezier": …}`, `{"steps": …}`, `{"linear": …}`,
/// `{"spring": …}`, `{"composed": {"outer": …, "inner": …}}`, `{"reversed": …}`.
public indirect enum TimingFunction: TimingCurve, Hashable {
    /// A cubic Bézier.
    case bezier(CubicBezier)
    /// Equal steps.
    case steps(Steps)
    /// Straight pieces.
    case linear(LinearStops)
    /// A spring.
    case spring(SpringCurve)
    /// The first of two curves asked with the value of the second: t → f(g(t)).
    case composed(TimingFunction, after: TimingFunction)
    /// A curve run backwards: t → 1 − f(1 − t), the curve turned about (½, ½).
    case reversed(TimingFunction)

    /// The value at the fraction `t` of the time. NaN gives NaN.
    public func value(at t: Double) -> Double {
        switch self {
        case .bezier(let curve): curve.value(at: t)
        case .steps(let curve): curve.value(at: t)
        case .linear(let curve): curve.value(at: t)
        case .spring(let curve): curve.value(at: t)
        case .composed(let outer, let inner): outer.value(at: inner.value(at: t))
        case .reversed(let curve): 1 - curve.value(at: 1 - t)
        }
    }

    /// The slope at the fraction `t` of the time; of a composition f′(g)·g′, where a factor of 0 counts for more than one
    /// that is infinite. NaN gives NaN.
    public func slope(at t: Double) -> Double {
        switch self {
        case .bezier(let curve): curve.slope(at: t)
        case .steps(let curve): curve.slope(at: t)
        case .linear(let curve): curve.slope(at: t)
        case .spring(let curve): curve.slope(at: t)
        case .composed(let outer, let inner):
            Self.product(outer.slope(at: inner.value(at: t)), inner.slope(at: t))
        case .reversed(let curve): curve.slope(at: 1 - t)
        }
    }

    /// The second derivative at the fraction `t` of the time; of a composition f″(g)·g′² + f′(g)·g″, where a factor of 0
    /// counts for more than one that is infinite, and of infinite terms of both signs the first. NaN gives NaN.
    public func secondDerivative(at t: Double) -> Double {
        switch self {
        case .bezier(let curve): return curve.secondDerivative(at: t)
        case .steps(let curve): return curve.secondDerivative(at: t)
        case .linear(let curve): return curve.secondDerivative(at: t)
        case .spring(let curve): return curve.secondDerivative(at: t)
        case .composed(let outer, let inner):
            let (way, slope) = (inner.value(at: t), inner.slope(at: t))
            let bend = Self.product(Self.product(outer.secondDerivative(at: way), slope), slope)
            let carried = Self.product(outer.slope(at: way), inner.secondDerivative(at: t))
            return bend.isInfinite ? bend : bend + carried
        case .reversed(let curve): return -curve.secondDerivative(at: 1 - t)
        }
    }

    private static func product(_ a: Double, _ b: Double) -> Double {
        if a == 0 && !b.isNaN || b == 0 && !a.isNaN { return 0 }
        return a * b
    }

    /// This curve asked with the value of another: t → self(inner(t)).
    public func composed(after inner: TimingFunction) -> TimingFunction { .composed(self, after: inner) }

    /// This curve run backwards: t → 1 − f(1 − t). Reversed twice it is itself again.
    ///
    /// What eases in then eases out. The value at t has the rounding of 1 − t, 2⁻⁵⁴ times the slope there.
    public func reversed() -> TimingFunction {
        if case .reversed(let curve) = self { return curve }
        return .reversed(self)
    }
}

extension TimingFunction {
    /// value = t, exactly.
    public static var linear: TimingFunction { .bezier(.linear) }
    /// CSS's `ease`, Core Animation's default.
    public static var ease: TimingFunction { .bezier(.ease) }
    /// CSS's `ease-in`.
    public static var easeIn: TimingFunction { .bezier(.easeIn) }
    /// CSS's `ease-out`.
    public static var easeOut: TimingFunction { .bezier(.easeOut) }
    /// CSS's `ease-in-out`, UIKit's default.
    public static var easeInOut: TimingFunction { .bezier(.easeInOut) }
    /// `CAMediaTimingFunctionName.default`, which is CSS's `ease`.
    public static var coreAnimationDefault: TimingFunction { .bezier(.coreAnimationDefault) }
}

extension TimingFunction {
    /// The curve as CSS text: `cubic-bezier()`, `steps()`, `linear()` or a keyword; `nil` for springs, compositions and
    /// reversed curves, which CSS has no exact form for.
    public var css: String? {
        switch self {
        case .bezier(let curve): curve.css
        case .steps(let curve): curve.css
        case .linear(let curve): curve.css
        case .spring, .composed, .reversed: nil
        }
    }

    /// The curve of a CSS easing function: `cubic-bezier()`, `steps()`, `linear()`, or a keyword.
    ///
    /// - Throws: `HookeError.badText` with the offset in UTF-8 bytes where the text stops being one.
    public init(css text: String) throws(HookeError) {
        var reader = CSSReader(text)
        switch reader.takeWord() {
        case "cubic-bezier(": self = .bezier(try CubicBezier(&reader))
        case "steps(": self = .steps(try Steps(&reader))
        case "linear(": self = .linear(try LinearStops(&reader))
        case let word:
            if let curve = CubicBezier(keyword: word) {
                self = .bezier(curve)
            } else if let curve = Steps(keyword: word) {
                self = .steps(curve)
            } else {
                throw reader.fault(
                    "cubic-bezier(…), steps(…), linear(…) or a keyword", at: reader.wordStart)
            }
        }
        try reader.finish("the curve")
    }
}

extension TimingFunction: Codable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case bezier, steps, linear, spring, composed, reversed
    }
    private enum ComposedKeys: String, CodingKey { case outer, inner }

    /// Reads a curve, and refuses what its own initialiser refuses.
    /// - Throws: What the decoder throws, `HookeError` for numbers outside their domain, and
    ///   `DecodingError.dataCorrupted` unless there is exactly one kind.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        guard let key = values.allKeys.first, values.allKeys.count == 1 else {
            let names = CodingKeys.allCases.map(\.rawValue).joined(separator: ", ")
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: values.codingPath,
                    debugDescription: "a timing function is exactly one of \(names)"))
        }
        switch key {
        case .bezier: self = .bezier(try values.decode(CubicBezier.self, forKey: key))
        case .steps: self = .steps(try values.decode(Steps.self, forKey: key))
        case .linear: self = .linear(try values.decode(LinearStops.self, forKey: key))
        case .spring: self = .spring(try values.decode(SpringCurve.self, forKey: key))
        case .composed:
            let parts = try values.nestedContainer(keyedBy: ComposedKeys.self, forKey: key)
            self = .composed(
                try parts.decode(TimingFunction.self, forKey: .outer),
                after: try parts.decode(TimingFunction.self, forKey: .inner))
        case .reversed: self = .reversed(try values.decode(TimingFunction.self, forKey: key))
        }
    }

    /// Writes the curve under the name of its kind.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .bezier(let curve): try values.encode(curve, forKey: .bezier)
        case .steps(let curve): try values.encode(curve, forKey: .steps)
        case .linear(let curve): try values.encode(curve, forKey: .linear)
        case .spring(let curve): try values.encode(curve, forKey: .spring)
        case .composed(let outer, let inner):
            var parts = values.nestedContainer(keyedBy: ComposedKeys.self, forKey: .composed)
            try parts.encode(outer, forKey: .outer)
            try parts.encode(inner, forKey: .inner)
        case .reversed(let curve): try values.encode(curve, forKey: .reversed)
        }
    }
}
