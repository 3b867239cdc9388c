/// Any timing curve of the package as one value, and compositions and reversals of curves.
///
/// ```swift
/// let ease = TimingFunction.ease
/// let stairs = try TimingFunction(css: "steps(4, jump-both)")
/// let back = TimingFunction.easeIn.reversed()       // starts fast: t → 1 − f(1 − t)
/// let both = stairs.composed(after: ease)           // t → stairs(ease(t))
/// ```
///
/// `init(text:)` reads a curve of a text; JSON has the text, or an object of the fields.
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
    /// Several cubic Béziers one after another, such as Material's `emphasized`.
    case path(EasingPath)
    /// A composition: t → f(g(t)), with f first.
    indirect case composed(TimingFunction, after: TimingFunction)
    /// A reversed curve: t → 1 − f(1 − t), the rotation about (½, ½).
    indirect case reversed(TimingFunction)

    /// Returns the composition t → self(inner(t)).
    public func composed(after inner: TimingFunction) -> TimingFunction { .composed(self, after: inner) }

    /// Returns the reversed curve t → 1 − f(1 − t), which turns ease-in into ease-out. Reversing twice gives the
    /// original.
    ///
    /// The rounding of 1 − t adds an error of 2⁻⁵⁴ times the slope. At a jump the value is the one before it, because
    /// `self` has the one after it.
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
        case .path(let curve): try visitor.visit(curve)
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
        try visitor.visit(EasingPath.self)
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

extension TimingFunction {
    /// The curve as a formula or file spells it: a reversed curve as one of its own kind where that has a form, with
    /// numbers subtracted as decimals. `easeIn.reversed()` is ``easeOut``, because 1 − 0.42 is 0.58.
    ///
    /// Values differ from those of this curve by rounding, and at a jump itself the value is the one after it.
    public var unreversed: TimingFunction {
        switch self {
        case .reversed(let curve): curve.mirrored ?? self
        case .composed(let outer, let inner): .composed(outer.unreversed, after: inner.unreversed)
        default: self
        }
    }

    /// The curve as cubic Béziers one after another, up to the rounding of their points: Béziers, paths, the easings that
    /// are polynomials, and all these reversed. `nil` for other curves.
    public var beziers: EasingPath? { unreversed.accept(BeziersVisitor()) }

    /// The curve as one cubic Bézier from 0 to 1, up to the rounding of its points; `nil` for other curves.
    public var bezier: CubicBezier? {
        if case .bezier(let curve) = self { return curve }
        guard let p = beziers?.points, p.count == 4, p[0].value == 0, p[3].value == 1 else { return nil }
        return CubicBezier(unchecked: p[1].time, p[1].value, p[2].time, p[2].value)
    }

    /// The reversed curve without ``reversed(_:)``, or `nil`.
    var mirrored: TimingFunction? { accept(MirroredVisitor()) }
}

private struct BeziersVisitor: CurveVisitor {
    func visit(_ curve: some CurveKind) -> EasingPath? { curve.beziers }
}

private struct MirroredVisitor: CurveVisitor {
    func visit(_ curve: some CurveKind) -> TimingFunction? { curve.mirrored }
}
