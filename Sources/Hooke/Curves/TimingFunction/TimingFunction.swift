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

// MARK: - The kinds: the only place that lists them

extension TimingFunction {
    /// Passes the curve to a visitor as a value of its own type.
    @inline(__always)
    func accept<Visitor: CurveVisitor>(
        _ visitor: Visitor
    ) throws(Visitor.Failure) -> Visitor.Result {
        switch self {
        case .bezier(let curve): try visitor.visit(curve)
        case .steps(let curve): try visitor.visit(curve)
        case .linear(let curve): try visitor.visit(curve)
        case .spring(let curve): try visitor.visit(curve)
        case .composed(let outer, let inner): try visitor.visit(ComposedCurve(outer: outer, inner: inner))
        case .reversed(let curve): try visitor.visit(ReversedCurve(curve: curve))
        }
    }

    /// Passes the type of each kind to a visitor.
    static func visitKinds<Visitor: CurveKindVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
        try visitor.visit(CubicBezier.self)
        try visitor.visit(Steps.self)
        try visitor.visit(LinearStops.self)
        try visitor.visit(SpringCurve.self)
        try visitor.visit(ComposedCurve.self)
        try visitor.visit(ReversedCurve.self)
    }
}

/// Computes something from a curve of any kind.
protocol CurveVisitor {
    associatedtype Result
    associatedtype Failure: Error = Never

    func visit(_ curve: some CurveKind) throws(Failure) -> Result
}

/// Goes through the kinds of curves.
protocol CurveKindVisitor {
    associatedtype Failure: Error = Never

    mutating func visit<Curve: CurveKind>(_ kind: Curve.Type) throws(Failure)
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
