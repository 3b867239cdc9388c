import Foundation
import Hooke
import HookeTransitions

/// An animation from one value to another. The values are numbers, `CGPoint`, `CGSize`, `CGRect`, `UIColor`,
/// `CATransform3D` and `CGAffineTransform`.
nonisolated open class CABasicAnimation: CAPropertyAnimation {
    /// Where it starts; see `LayerAnimation.Values.basic` for what is not given.
    public var fromValue: Any?
    /// Where it ends.
    public var toValue: Any?
    /// The way from the start to the end.
    public var byValue: Any?

    override func layerValues() throws(PortedValue.Refusal) -> LayerAnimation.Values {
        .basic(
            from: try PortedValue.animatable(fromValue), to: try PortedValue.animatable(toValue),
            by: try PortedValue.animatable(byValue))
    }
}

/// An animation along a spring, cut off at its duration.
nonisolated open class CASpringAnimation: CABasicAnimation {
    /// The mass; above 0.
    public var mass: CGFloat = 1
    /// The stiffness; above 0.
    public var stiffness: CGFloat = 100
    /// The damping; at least 0.
    public var damping: CGFloat = 10
    /// In ways a second; positive towards the end.
    public var initialVelocity: CGFloat = 0

    private var motion: SpringMotion<Double>? {
        guard initialVelocity.isFinite,
            let spring = try? Spring(mass: mass, stiffness: stiffness, damping: damping)
        else { return nil }
        return SpringMotion(spring: spring, from: 0, to: 1, initialVelocity: initialVelocity)
    }

    /// The seconds until the spring stays within 0.1 % of its end; infinite where it never does.
    public var settlingDuration: Double { motion?.settlingDuration(within: 1e-3) ?? .infinity }

    override var pacing: Pacing {
        if let motion { return .spring(motion) }
        note(
            .refusedAnimation(
                keyPath: keyPath ?? "",
                reason: "mass \(mass), stiffness \(stiffness), damping \(damping) and initialVelocity "
                    + "\(initialVelocity) make no spring; used: the timing function"))
        return super.pacing
    }
}

/// How the values of a keyframe animation are joined, as `CAAnimationCalculationMode`.
public enum CAAnimationCalculationMode: String, Hashable, Sendable {
    /// Straight lines.
    case linear
    /// Jumps.
    case discrete
    /// Straight lines at one speed.
    case paced
    /// A smooth cubic.
    case cubic
    /// A smooth cubic at one speed.
    case cubicPaced

    var mode: CalculationMode {
        switch self {
        case .linear: .linear
        case .discrete: .discrete
        case .paced: .paced
        case .cubic: .cubic
        case .cubicPaced: .cubicPaced
        }
    }
}

/// An animation through several values.
nonisolated open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values; see `CABasicAnimation` for their kinds.
    public var values: [Any]?
    /// Their fractions of the duration; evenly spaced where not given.
    public var keyTimes: [NSNumber]?
    /// How the values are joined.
    public var calculationMode = CAAnimationCalculationMode.linear
    /// Not supported: a curve for each piece is reported, and the pieces go by `calculationMode` alone.
    public var timingFunctions: [CAMediaTimingFunction]? {
        didSet {
            if timingFunctions?.isEmpty == false {
                note(
                    .refusedAnimation(
                        keyPath: keyPath ?? "",
                        reason:
                            "timingFunctions are not supported; accepted: one timingFunction for the whole"))
            }
        }
    }

    override func layerValues() throws(PortedValue.Refusal) -> LayerAnimation.Values {
        var list: [AnimatableValue] = []
        for value in values ?? [] {
            if let animatable = try PortedValue.animatable(value) { list.append(animatable) }
        }
        return .keyframes(list, keyTimes: keyTimes?.map(\.doubleValue), mode: calculationMode.mode)
    }
}
