import Foundation
import Hooke
internal import HookeJSON
import HookeTransitions

extension AnimatedProperty {
    /// The names in described files of what moves the property; none if files do not describe it.
    package var describedNames: [String] {
        let described: [DescribedAnimation.Property] =
            switch self {
            case .bounds: [.frame]
            case .position: [.frame, .center]
            case .opacity: [.opacity]
            case .backgroundColor: [.color]
            case .cornerRadius: [.cornerRadius]
            case .transform: [.transform]
            case .anchorPoint, .zPosition, .sublayerTransform: []
            case .borderWidth, .borderColor, .shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius: []
            case .fillColor, .strokeColor, .lineWidth, .strokeStart, .strokeEnd, .lineDashPhase, .miterLimit:
                []
            case .startPoint, .endPoint, .path, .shadowPath, .colors, .locations: []
            }
        return described.map(\.rawValue)
    }
}

/// An animation of one property of one view.
struct DescribedAnimation: Sendable {
    /// The properties that can be animated, with the components that they move.
    enum Property: String, CaseIterable, Sendable {
        case frame, center, opacity, color, cornerRadius, transform
    }

    /// A value of a property.
    enum Value: Sendable {
        case frame(CGRect)
        case center(CGPoint)
        case opacity(Double)
        case color(SceneColor?)
        case cornerRadius(Double)
        case transform(Transform3D)

        #if MainActor
            @MainActor
        #endif
        func apply(to view: SceneView) {
            switch self {
            case .frame(let frame): view.frame = frame
            case .center(let center): view.center = center
            case .opacity(let opacity): view.alpha = opacity
            case .color(let color): view.backgroundColor = color
            case .cornerRadius(let radius): view.layer.cornerRadius = radius
            case .transform(let transform): view.layer.transform = transform
            }
        }
    }

    /// A value at a fraction of the duration.
    struct Key: Sendable {
        var time: Double
        var value: Value
    }

    enum Timing: Sendable {
        case curve(TimingFunction, duration: Double)
        case spring(Spring, velocity: Double, duration: Double)
        case keyframes([Key], KeyframeAnimationOptions, duration: Double)

        var duration: Double {
            switch self {
            case .curve(_, let duration), .spring(_, _, let duration), .keyframes(_, _, let duration):
                duration
            }
        }
    }

    var view: String
    var property: Property
    /// The value before the transition; `nil` for that of the view's description.
    var start: Value?
    /// The value at the end; `nil` for that of the view's description. Unused by keyframes.
    var end: Value?
    var timing: Timing
    var delay = 0.0

    /// Returns the value in a view's description.
    func described(_ view: DescribedView, screen: CGRect) -> Value {
        let frame = view.frame ?? screen
        return switch property {
        case .frame: .frame(frame)
        case .center:
            .center(
                CGPoint(x: frame.origin.x + frame.size.width / 2, y: frame.origin.y + frame.size.height / 2))
        case .opacity: .opacity(view.opacity)
        case .color: .color(view.color)
        case .cornerRadius: .cornerRadius(view.cornerRadius)
        case .transform: .transform(view.transform)
        }
    }

    /// Records the motion of a view, from its current value.
    #if MainActor
        @MainActor
    #endif
    func run(on view: SceneView, to end: Value, completion: @escaping () -> Void) {
        switch timing {
        case .curve(let curve, let duration):
            SceneView.animate(withDuration: duration, delay: delay, pacing: .curve(curve)) {
                end.apply(to: view)
            } completion: { _ in
                completion()
            }
        case .spring(let spring, let velocity, _):
            SceneView.animate(spring, delay: delay, initialVelocity: velocity) {
                end.apply(to: view)
            } completion: { _ in
                completion()
            }
        case .keyframes(let keys, let options, let duration):
            SceneView.animateKeyframes(withDuration: duration, delay: delay, options: options) {
                var last = 0.0
                for key in keys where key.time > 0 {
                    SceneView.addKeyframe(withRelativeStartTime: last, relativeDuration: key.time - last) {
                        key.value.apply(to: view)
                    }
                    last = key.time
                }
            } completion: { _ in
                completion()
            }
        }
    }
}
