import Hooke
import HookeTransitions

/// The curve of a layer animation.
public final class CAMediaTimingFunction: Sendable {
    /// The curve as one of the core's.
    public let cubicBezier: CubicBezier

    /// One of Core Animation's named curves.
    public init(name: CAMediaTimingFunctionName) { cubicBezier = name.cubicBezier }

    /// A curve from its control points. Where there is none (an x outside [0, 1], NaN) it is reported and is
    /// linear.
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
    /// In proportion to time.
    case linear
    /// Slow at the start.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// Slow at both ends.
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
