/// The curve of a token.
public enum TokenCurve: TimingCurve, Hashable {
    /// One cubic Bézier: what the token format has a type for.
    case bezier(CubicBezier)
    /// Several Béziers, such as Material 3's `emphasized`.
    case path(EasingPath)
    /// Straight pieces, as CSS writes a spring.
    case linear(LinearStops)

    private var curve: any TimingCurve {
        switch self {
        case .bezier(let curve): curve
        case .path(let curve): curve
        case .linear(let curve): curve
        }
    }

    /// Returns the value at the fraction `t` of the time, as accurate as that of the curve.
    public func value(at t: Double) -> Double { curve.value(at: t) }
    /// Returns the slope at the fraction `t` of the time.
    public func slope(at t: Double) -> Double { curve.slope(at: t) }
    /// Returns the second derivative at the fraction `t` of the time.
    public func secondDerivative(at t: Double) -> Double { curve.secondDerivative(at: t) }
}

extension TokenCurve: CustomStringConvertible {
    /// The curve as CSS or, for several Béziers, as an SVG path.
    public var description: String {
        switch self {
        case .bezier(let curve): curve.css
        case .path(let curve): "path(\"\(curve.svg)\")"
        case .linear(let curve): curve.css
        }
    }
}
