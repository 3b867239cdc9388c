import Foundation
import Hooke

/// Turns a card over in perspective: the presenter turns away, a picture of the presented controller turns in
/// at the card's place and grows to the screen. Dismissal runs the other way: shrink, turn away, turn back.
///
/// Three keyframes of a third each, along a cubic. The default is the hold-safe cubic, which turns exactly to
/// the edge; `calculationModeCubic` is Core Animation's, which swings up to 6.67° past it.
public final class FlipTransition: EdgeTransition {
    /// How long it lasts, in seconds.
    public static let duration = 3.0
    /// The field m34 of the common perspective: the eye is 500 points away.
    public static let perspective = -0.002

    /// Where the card is on the presenter, in the container's coordinates.
    public var cardFrame: CGRect
    /// The radius of the card's corners, in points.
    public var cardCornerRadius = 24.0
    /// How keyframes are joined.
    public var options: KeyframeAnimationOptions

    /// A flip about the axis along an edge.
    public init(
        edge: Edge = .right, cardFrame: CGRect,
        options: KeyframeAnimationOptions = .calculationModeHoldSafeCubic
    ) {
        self.cardFrame = cardFrame
        self.options = options
        super.init(edge: edge)
    }

    /// Turns over to the presented controller.
    public override func presentationAnimator() -> any ViewControllerAnimatedTransitioning {
        Present(transition: self)
    }

    /// Turns back.
    public override func dismissalAnimator() -> any ViewControllerAnimatedTransitioning {
        Dismiss(transition: self)
    }

    /// A turn about the edge's axis; positive turns what comes in from the edge.
    fileprivate func turn(_ angle: Double) -> Transform3D {
        switch edge {
        case .right: .rotationY(angle)
        case .left: .rotationY(-angle)
        case .bottom: .rotationX(-angle)
        case .top: .rotationX(angle)
        }
    }

    /// A perspective for everything in the container.
    fileprivate static func setPerspective(of container: SceneView) {
        var eye = Transform3D.identity
        eye.m34 = perspective
        container.layer.sublayerTransform = eye
    }

    private final class Present: ViewControllerAnimatedTransitioning {
        let transition: FlipTransition

        init(transition: FlipTransition) { self.transition = transition }

        func transitionDuration(using transitionContext: (any ViewControllerContextTransitioning)?) -> Double
        {
            FlipTransition.duration
        }

        func animateTransition(using context: any ViewControllerContextTransitioning) {
            guard let from = context.viewController(forKey: .from),
                let to = context.viewController(forKey: .to)
            else { return }
            let container = context.containerView
            let final = context.finalFrame(for: to)
            let picture = to.view.snapshotView(afterScreenUpdates: true)
            picture.frame = transition.cardFrame
            picture.layer.cornerRadius = transition.cardCornerRadius
            picture.layer.masksToBounds = true
            to.view.isHidden = true
            container.addSubview(to.view)
            container.addSubview(picture)
            FlipTransition.setPerspective(of: container)
            picture.layer.transform = transition.turn(.pi / 2)

            SceneView.animateKeyframes(
                withDuration: transitionDuration(using: context), options: transition.options
            ) {
                SceneView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1 / 3.0) {
                    from.view.layer.transform = transition.turn(-.pi / 2)
                }
                SceneView.addKeyframe(withRelativeStartTime: 1 / 3.0, relativeDuration: 1 / 3.0) {
                    picture.layer.transform = .identity
                }
                SceneView.addKeyframe(withRelativeStartTime: 2 / 3.0, relativeDuration: 1 / 3.0) {
                    picture.frame = final
                    picture.layer.cornerRadius = 0
                }
            } completion: { _ in
                to.view.isHidden = false
                picture.removeFromSuperview()
                from.view.layer.transform = .identity
                container.layer.sublayerTransform = .identity
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    private final class Dismiss: ViewControllerAnimatedTransitioning {
        let transition: FlipTransition

        init(transition: FlipTransition) { self.transition = transition }

        func transitionDuration(using transitionContext: (any ViewControllerContextTransitioning)?) -> Double
        {
            FlipTransition.duration
        }

        func animateTransition(using context: any ViewControllerContextTransitioning) {
            guard let from = context.viewController(forKey: .from),
                let to = context.viewController(forKey: .to)
            else { return }
            let container = context.containerView
            let picture = from.view.snapshotView(afterScreenUpdates: false)
            picture.frame = from.view.frame
            picture.layer.cornerRadius = transition.cardCornerRadius
            picture.layer.masksToBounds = true
            container.insertSubview(to.view, at: 0)
            container.addSubview(picture)
            from.view.isHidden = true
            FlipTransition.setPerspective(of: container)
            to.view.layer.transform = transition.turn(-.pi / 2)

            SceneView.animateKeyframes(
                withDuration: transitionDuration(using: context), options: transition.options
            ) {
                SceneView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1 / 3.0) {
                    picture.frame = transition.cardFrame
                }
                SceneView.addKeyframe(withRelativeStartTime: 1 / 3.0, relativeDuration: 1 / 3.0) {
                    picture.layer.transform = transition.turn(.pi / 2)
                }
                SceneView.addKeyframe(withRelativeStartTime: 2 / 3.0, relativeDuration: 1 / 3.0) {
                    to.view.layer.transform = .identity
                }
            } completion: { _ in
                from.view.isHidden = false
                picture.removeFromSuperview()
                to.view.layer.transform = .identity
                container.layer.sublayerTransform = .identity
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }
}
