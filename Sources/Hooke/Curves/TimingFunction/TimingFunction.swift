/// Any timing curve of the package as one value, and compositions and reversals of curves.
///
/// ```swift
/// let ease = TimingFunction.ease
/// let stairs = try TimingFunction(css: "steps(4, jump-both)")
/// let back = TimingFunction.easeIn.reversed()       // starts fast: t → 1 − f(1 − t)
/// let both = stairs.composed(after: ease)           // t → stairs(ease(t))
/// ```
///
/// In JSON it is an object with one key, the kind: `{"bezier": …}`, `{"steps": …}`, `{"linear": …}`,
/// `{"spring": …}`, `{"easing": "easeOutBounce"}`, `{"composed": {"outer": …, "inner": …}}`, `{"reversed": …}`.
public enum TimingFunction: TimingCurve, Hashable {
    /// A cubic Bézier.
    case bezier(CubicBezier)
    /// Equal steps.
    case steps(Steps)
    /// Straight pieces.
    case linear(LinearStops)
    /// A spring.
    indirect case spring(SpringCurve)
    /// An easing function by its exact formula.
    case easing(Easing)
    /// A composition: t → f(g(t)), with f first.
    indirect case composed(TimingFunction, after: TimingFunction)
    /// A reversed curve: t → 1 − f(1 − t), the rotation about (½, ½).
    indirect case reversed(TimingFunction)

    /// Returns the composition t → self(inner(t)).
    public func composed(after inner: TimingFunction) -> TimingFunction { .composed(self, after: inner) }

    /// Returns the reversed curve t → 1 − f(1 − t), which turns ease-in into ease-out. Reversing twice gives the
    /// original.
    ///
    /// The rounding of 1 − t adds an error of 2⁻⁵⁴ times the slope.
    public func reversed() -> TimingFunction {
        if case .reversed(let curve) = self { return curve }
        return .reversed(self)
    }
}

// MARK: - The list of kinds; no other place lists them

extension TimingFunction {
    /// Calls a visitor with the curve as its own type.
    @inline(__always)
    func accept<Visitor: CurveVisitor>(
        _ visitor: Visitor
    ) throws(Visitor.Failure) -> Visitor.Result {
        switch self {
        case .bezier(let curve): try visitor.visit(curve)
        case .steps(let curve): try visitor.visit(curve)
        case .linear(let curve): try visitor.visit(curve)
        case .spring(let curve): try visitor.visit(curve)
        case .easing(let curve): try visitor.visit(curve)
        case .composed(let outer, let inner): try visitor.visit(ComposedCurve(outer: outer, inner: inner))
        case .reversed(let curve): try visitor.visit(ReversedCurve(curve: curve))
        }
    }

    /// Calls a visitor with the type of each kind.
    static func visitKinds<Visitor: CurveKindVisitor>(_ visitor: inout Visitor) throws(Visitor.Failure) {
        try visitor.visit(CubicBezier.self)
        try visitor.visit(Steps.self)
        try visitor.visit(LinearStops.self)
        try visitor.visit(SpringCurve.self)
        try visitor.visit(Easing.self)
        try visitor.visit(ComposedCurve.self)
        try visitor.visit(ReversedCurve.self)
    }
}

protocol CurveVisitor {
    associatedtype Result
    associatedtype Failure: Error = Never

    func visit(_ curve: some CurveKind) throws(Failure) -> Result
}

protocol CurveKindVisitor {
    associatedtype Failure: Error = Never

    mutating func visit<Curve: CurveKind>(_ kind: Curve.Type) throws(Failure)
}

extension TimingFunction {
    /// The straight line value = t, exactly.
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
