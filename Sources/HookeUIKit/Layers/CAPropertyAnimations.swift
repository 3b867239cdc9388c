import Foundation
import Hooke
import HookeTransitions

/// An animation between two values: numbers, `CGPoint`, `CGSize`, `CGRect`, `UIColor`, `CATransform3D` or
/// `CGAffineTransform`.
open class CABasicAnimation: CAPropertyAnimation {
    /// The start; see `LayerAnimation.Values.basic` for `nil`.
    public var fromValue: Any?
    /// The end.
    public var toValue: Any?
    /// The distance from start to end.
    public var byValue: Any?

    override func layerValues() throws(PortedValue.Refusal) -> LayerAnimation.Values {
        .basic(
            from: try PortedValue.animatable(fromValue), to: try PortedValue.animatable(toValue),
            by: try PortedValue.animatable(byValue))
    }
}

/// A spring animation, cut off at its duration.
open class CASpringAnimation: CABasicAnimation {
    /// The mass; above 0.
    public var mass: CGFloat = 1
    /// The stiffness; above 0.
    public var stiffness: CGFloat = 100
    /// The damping; at least 0.
    public var damping: CGFloat = 10
    /// In distances per second; positive towards the end.
    public var initialVelocity: CGFloat = 0

    private var motion: SpringMotion<Double>? {
        guard initialVelocity.isFinite,
            let spring = try? Spring(mass: mass, stiffness: stiffness, damping: damping)
        else { return nil }
        return SpringMotion(spring: spring, from: 0, to: 1, initialVelocity: initialVelocity)
    }

    /// The seconds until the spring stays within 0.1 %; infinite if it never does.
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

/// The interpolation of keyframes, as `CAAnimationCalculationMode`.
public enum CAAnimationCalculationMode: String, Hashable, Sendable {
    /// Linear.
    case linear
    /// Jumps.
    case discrete
    /// Linear at constant speed.
    case paced
    /// A cubic.
    case cubic
    /// A cubic at constant speed.
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

/// How a layer turns along the path of a keyframe animation, as `CAAnimationRotationMode`.
public enum CAAnimationRotationMode: String, Hashable, Sendable {
    /// Along the path.
    case rotateAuto = "auto"
    /// Against the path.
    case rotateAutoReverse = "autoReverse"
}

/// A keyframe animation.
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values; see `CABasicAnimation` for their types.
    public var values: [Any]?
    /// Their fractions of the duration; evenly spaced by default.
    public var keyTimes: [NSNumber]?
    /// A path for `position`, instead of the values. In the modes `linear` and `discrete` the keys are the ends of its
    /// steps.
    public var path: CGPath?
    /// How the layer turns along ``path``; `nil` keeps its rotation.
    public var rotationMode: CAAnimationRotationMode?
    /// The interpolation between the values.
    public var calculationMode = CAAnimationCalculationMode.linear
    /// Not supported: curves per segment are reported and ignored.
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
        if let path {
            let rotation: OffsetPath.Rotation? = rotationMode.map { $0 == .rotateAuto ? .auto : .reverse }
            return .path(
                VectorPath(path), rotation: rotation, keyTimes: keyTimes?.map(\.doubleValue),
                mode: calculationMode.mode)
        }
        var list: [AnimatableValue] = []
        for value in values ?? [] {
            if let animatable = try PortedValue.animatable(value) { list.append(animatable) }
        }
        return .keyframes(list, keyTimes: keyTimes?.map(\.doubleValue), mode: calculationMode.mode)
    }
}
