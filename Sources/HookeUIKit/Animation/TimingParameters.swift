import Foundation
import Hooke
import HookeTransitions

/// The timing of a property animator: a cubic or a spring.
public protocol UITimingCurveProvider {
    /// The cubic; `nil` for a spring.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring; `nil` for a cubic.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// `CubicBezier` of `Hooke`, which a percent driver's `timingCurve` accepts.
public typealias UICubicTimingParameters = CubicBezier

extension CubicBezier: UITimingCurveProvider {
    /// Creates Core Animation's default curve, `ease`.
    public init() { self = .ease }

    /// Creates one of the four curves.
    public init(animationCurve curve: SceneView.AnimationCurve) { self = curve.cubicBezier }

    /// Creates a curve from its control points. Invalid ones (an x outside [0, 1], NaN) are reported and give
    /// `easeInOut`.
    public init(controlPoint1 first: CGPoint, controlPoint2 second: CGPoint) {
        do throws(HookeError) {
            try self.init(x1: first.x, y1: first.y, x2: second.x, y2: second.y)
        } catch {
            let names: [HookeError.Field: String] = [
                "x1": "controlPoint1.x", "y1": "controlPoint1.y", "x2": "controlPoint2.x",
                "y2": "controlPoint2.y",
            ]
            report(error, names: names, used: "ease-in-out")
            self = .easeInOut
        }
    }

    /// The curve itself.
    public var cubicTimingParameters: UICubicTimingParameters? { self }
    /// `nil`.
    public var springTimingParameters: UISpringTimingParameters? { nil }
}

/// A spring for a property animator.
public struct UISpringTimingParameters: Sendable, UITimingCurveProvider {
    private enum Kind: Sendable {
        case fitted(dampingRatio: Double)
        case physical(Spring)
    }

    private let kind: Kind
    /// The initial velocity in distances (start to end) per second.
    public let initialVelocity: CGVector

    /// Creates a spring with the frequency of UIKit's rule for the animator's duration.
    ///
    /// - Parameters:
    ///   - ratio: 1 does not overshoot; smaller values oscillate.
    ///   - velocity: in distances per second. Each component of a position has its own; for other properties, and
    ///     when a paused animator continues, the component with the larger magnitude counts (assumed).
    public init(dampingRatio ratio: CGFloat = 1, initialVelocity velocity: CGVector = .zero) {
        kind = .fitted(dampingRatio: ratio)
        initialVelocity = velocity
    }

    /// Creates a spring from physical parameters. It lasts until it stays within 0.1 %; the animator's
    /// duration is ignored. Invalid numbers are reported and give a damping ratio of 1 over the duration.
    ///
    /// - Parameters:
    ///   - mass: above 0.
    ///   - stiffness: above 0.
    ///   - damping: above 0.
    ///   - velocity: in distances per second, as for `init(dampingRatio:initialVelocity:)`.
    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        kind = Self.physical { () throws(HookeError) in
            try Spring(mass: mass, stiffness: stiffness, damping: damping)
        }
        initialVelocity = velocity
    }

    /// Creates a spring from its perceptual duration in seconds and its bounce. It lasts until it stays
    /// within 0.1 %.
    public init(duration: Double, bounce: CGFloat, initialVelocity velocity: CGVector = .zero) {
        kind = Self.physical { () throws(HookeError) in try Spring(duration: duration, bounce: bounce) }
        initialVelocity = velocity
    }

    private static func physical(_ make: () throws(HookeError) -> Spring) -> Kind {
        do throws(HookeError) {
            let spring = try make()
            if spring.damping > 0 { return .physical(spring) }
            report("damping", value: 0, used: "a damping ratio of 1; accepted: a finite number above 0")
        } catch {
            report(error, used: "a damping ratio of 1")
        }
        return .fitted(dampingRatio: 1)
    }

    /// `nil`.
    public var cubicTimingParameters: UICubicTimingParameters? { nil }
    /// The spring itself.
    public var springTimingParameters: UISpringTimingParameters? { self }

    /// The timing over a duration: of positions each component has its own velocity, of all else the larger one.
    func timing(duration: Double) -> AnimatorTiming {
        let (x, y) = (initialVelocity.dx, initialVelocity.dy)
        guard x != y, x.isFinite, y.isFinite else {
            let (pacing, length) = pacing(duration: duration, velocity: x)
            return AnimatorTiming(pacing: pacing, duration: length)
        }
        let (alongX, alongY) = (
            pacing(duration: duration, velocity: x), pacing(duration: duration, velocity: y)
        )
        return AnimatorTiming(
            pacing: x.magnitude >= y.magnitude ? alongX.pacing : alongY.pacing,
            duration: max(alongX.duration, alongY.duration),
            axes: AxisPacings(x: alongX.pacing, y: alongY.pacing))
    }

    private func pacing(duration: Double, velocity: Double) -> (pacing: Pacing, duration: Double) {
        guard initialVelocity.dx.isFinite, initialVelocity.dy.isFinite else {
            let wrong = initialVelocity.dx.isFinite ? initialVelocity.dy : initialVelocity.dx
            report("initialVelocity", value: wrong, used: "ease-in-out")
            return (.curve(.easeInOut), duration)
        }
        switch kind {
        case .physical(let spring):
            let motion = SpringMotion(spring: spring, from: 0.0, to: 1.0, initialVelocity: velocity)
            return (.spring(motion), motion.settlingDuration(within: 1e-3) ?? duration)
        case .fitted(let ratio):
            // An animator of duration 0 is scrubbed as one of 1 ms; it reports a negative duration itself.
            let fitted = duration > 0 ? duration : 1e-3
            guard
                let spring = try? Spring(
                    uiKitDuration: fitted, dampingRatio: ratio, initialVelocity: velocity)
            else {
                report("dampingRatio", value: ratio, used: "ease-in-out")
                return (.curve(.easeInOut), duration)
            }
            return (
                .spring(SpringMotion(spring: spring, from: 0, to: 1, initialVelocity: velocity)), duration
            )
        }
    }
}

/// The timing of an animator.
struct AnimatorTiming {
    let pacing: Pacing
    let duration: Double
    var axes: AxisPacings?
}

extension UITimingCurveProvider {
    func timing(over duration: Double) -> AnimatorTiming {
        springTimingParameters?.timing(duration: duration)
            ?? AnimatorTiming(
                pacing: .curve(.bezier((cubicTimingParameters ?? .easeInOut))), duration: duration)
    }
}
