import Hooke
import HookeTransitions

/// The curve of a layer animation.
public final class CAMediaTimingFunction: Sendable {
    /// The curve as a `CubicBezier`.
    public let cubicBezier: CubicBezier

    /// Creates one of Core Animation's named curves.
    public init(name: CAMediaTimingFunctionName) { cubicBezier = name.cubicBezier }

    /// Creates a curve from its control points. Invalid ones (an x outside [0, 1], NaN) are reported and give
    /// a linear curve.
    public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {
        do throws(HookeError) {
            cubicBezier = try CubicBezier(x1: Double(x1), y1: Double(y1), x2: Double(x2), y2: Double(y2))
        } catch {
            report(error, used: "linear")
            cubicBezier = .linear
        }
    }
}

/// Core Animation's named curves.
public enum CAMediaTimingFunctionName: String, Hashable, Sendable {
    /// Linear.
    case linear
    /// Ease in.
    case easeIn
    /// Ease out.
    case easeOut
    /// Ease in, ease out.
    case easeInEaseOut
    /// (0.25, 0.1, 0.25, 1).
    case `default`

    var cubicBezier: CubicBezier {
        switch self {
        case .linear: .linear
        case .easeIn: .easeIn
        case .easeOut: .easeOut
        case .easeInEaseOut: .easeInOut
        case .default: .ease
        }
    }
}
