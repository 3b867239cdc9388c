import Foundation
import Hooke
import HookeTransitions

/// How a property animator goes: a cubic or a spring.
public protocol UITimingCurveProvider {
    /// The cubic; `nil` for a spring.
    var cubicTimingParameters: UICubicTimingParameters? { get }
    /// The spring; `nil` for a cubic.
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// `CubicBezier` of the core, so that a percent driver's `timingCurve` takes it.
public typealias UICubicTimingParameters = CubicBezier

extension CubicBezier: UITimingCurveProvider {
    /// Core Animation's default curve, `ease`.
    public init() { self = .ease }

    /// One of the four curves.
    public init(animationCurve curve: SceneView.AnimationCurve) { self = curve.cubicBezier }

    /// A curve from its control points. Where there is none (an x outside [0, 1], NaN) it is reported and is
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
    /// The initial velocity, in distances (start to end) per second.
    public let initialVelocity: CGVector

    /// A spring whose frequency follows from the animator's duration by UIKit's rule.
    ///
    /// - Parameters:
    ///   - ratio: 1 settles without overshoot; smaller values swing.
    ///   - velocity: in distances per second. The motions of a block share one progress, so the component
    ///     with the larger magnitude counts for all of them.
    public init(dampingRatio ratio: CGFloat = 1, initialVelocity velocity: CGVector = .zero) {
        kind = .fitted(dampingRatio: ratio)
        initialVelocity = velocity
    }

    /// A spring in physical terms, which lasts until it stays within 0.1 % of its end; the animator's
    /// duration does not count. Numbers that make no spring are reported, and stand for one of damping ratio
    /// 1 over the duration.
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

    /// A spring by its perceptual duration in seconds and its bounce, which lasts until it stays within 0.1 %
    /// of its end.
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

    private var velocity: Double {
        let (x, y) = (initialVelocity.dx, initialVelocity.dy)
        return x.magnitude >= y.magnitude ? x : y
    }

    /// How it goes over an animator's duration, and how long that is.
    func pacing(duration: Double) -> (pacing: Pacing, duration: Double) {
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
            guard duration > 0,
                let spring = try? Spring(
                    uiKitDuration: duration, dampingRatio: ratio, initialVelocity: velocity)
            else {
                if duration > 0 { report("dampingRatio", value: ratio, used: "ease-in-out") }
                return (.curve(.easeInOut), duration)
            }
            return (
                .spring(SpringMotion(spring: spring, from: 0, to: 1, initialVelocity: velocity)), duration
            )
        }
    }
}

extension UITimingCurveProvider {
    func pacing(over duration: Double) -> (pacing: Pacing, duration: Double) {
        springTimingParameters?.pacing(duration: duration)
            ?? (.curve(cubicTimingParameters ?? .easeInOut), duration)
    }
}
