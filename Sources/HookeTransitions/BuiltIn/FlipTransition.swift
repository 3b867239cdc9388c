import Foundation
import HookeGeometry

/// Flips a card in perspective: the presenter rotates away, then a snapshot of the presented controller
/// rotates in at the card's frame and grows to the screen. Dismissal runs in reverse.
///
/// Three keyframes of a third each, along a cubic. The default is the hold-safe cubic, which rotates exactly
/// to 90°; Core Animation's `calculationModeCubic` overshoots by up to 6.67°.
public final class FlipTransition: EdgeTransition {
    /// The duration, in seconds.
    public static let duration = 3.0
    /// Returns the field m34 of the common perspective: the eye is at a distance of 500 points, on large screens of 0.59 of
    /// the side that turns, so that no edge comes near it.
    ///
    /// - Parameter side: The width of the container for a turn about the vertical axis, otherwise its height.
    public static func perspective(across side: Double) -> Double { -1 / max(500, 0.59 * side) }

    /// The frame of the card on the presenter, in the container's coordinates.
    public var cardFrame: CGRect
    /// The radius of the card's corners, in points.
    public var cardCornerRadius = 24.0
    /// The calculation mode of the keyframes.
    public var options: KeyframeAnimationOptions

    /// Creates a flip about the axis along an edge.
    public init(
        edge: Edge = .right, cardFrame: CGRect,
        options: KeyframeAnimationOptions = .calculationModeHoldSafeCubic
    ) {
        self.cardFrame = cardFrame
        self.options = options
        super.init(edge: edge)
    }

    /// Returns the animator that flips to the presented controller.
    public override func presentationAnimator() -> any ViewControllerAnimatedTransitioning {
        Animator(self, isPresenting: true)
    }

    /// Returns the animator that flips back.
    public override func dismissalAnimator() -> any ViewControllerAnimatedTransitioning {
        Animator(self, isPresenting: false)
    }

    /// Returns a rotation about the edge's axis; positive angles are those of the incoming view.
    fileprivate func turn(_ angle: Double) -> Transform3D {
        switch edge {
        case .right: .rotationY(angle)
        case .left: .rotationY(-angle)
        case .bottom: .rotationX(-angle)
        case .top: .rotationX(angle)
        }
    }

    private func setPerspective(of container: SceneView) {
        let isUpright = edge == .left || edge == .right
        var eye = Transform3D.identity
        eye.m34 = Self.perspective(across: isUpright ? container.bounds.width : container.bounds.height)
        container.layer.sublayerTransform = eye
    }

    private final class Animator: ViewControllerAnimatedTransitioning {
        let transition: FlipTransition
        let isPresenting: Bool

        init(_ transition: FlipTransition, isPresenting: Bool) {
            self.transition = transition
            self.isPresenting = isPresenting
        }

        func transitionDuration(using transitionContext: (any ViewControllerContextTransitioning)?) -> Double
        {
            FlipTransition.duration
        }

        func animateTransition(using context: any ViewControllerContextTransitioning) {
            guard let from = context.viewController(forKey: .from),
                let to = context.viewController(forKey: .to)
            else { return }
            let container = context.containerView
            let (presenter, presented) = isPresenting ? (from.view, to.view) : (to.view, from.view)
            let final = context.finalFrame(for: to)
            let picture = presented.snapshotView(afterScreenUpdates: isPresenting)
            picture.frame = isPresenting ? transition.cardFrame : presented.frame
            picture.layer.cornerRadius = transition.cardCornerRadius
            picture.layer.masksToBounds = true
            presented.isHidden = true
            if isPresenting {
                container.addSubview(presented)
            } else {
                container.insertSubview(presenter, at: 0)
            }
            container.addSubview(picture)
            transition.setPerspective(of: container)
            let (away, edgeOn) = (transition.turn(-.pi / 2), transition.turn(.pi / 2))
            let steps: [() -> Void]
            if isPresenting {
                picture.layer.transform = edgeOn
                steps = [
                    { presenter.layer.transform = away }, { picture.layer.transform = .identity },
                    {
                        picture.frame = final
                        picture.layer.cornerRadius = 0
                    },
                ]
            } else {
                presenter.layer.transform = away
                steps = [
                    { [transition] in picture.frame = transition.cardFrame },
                    { picture.layer.transform = edgeOn }, { presenter.layer.transform = .identity },
                ]
            }
            SceneView.animateKeyframes(
                withDuration: transitionDuration(using: context), options: transition.options
            ) {
                for (index, step) in steps.enumerated() {
                    SceneView.addKeyframe(
                        withRelativeStartTime: Double(index) / 3, relativeDuration: 1 / 3.0, animations: step)
                }
            } completion: { _ in
                presented.isHidden = false
                picture.removeFromSuperview()
                presenter.layer.transform = .identity
                container.layer.sublayerTransform = .identity
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }
}

extension PlayableTransition {
    /// A card flips and grows to the screen.
    public static let flip = PlayableTransition(
        name: "flip", summary: "a card turns over in perspective and grows to the screen, 3 s",
        defaultEdge: .right
    ) { edge, size in FlipTransition(edge: edge, cardFrame: cardFrame(size)) }
    /// A screen shrinks to a card and flips back.
    public static let flipBack = flip.dismissal(
        name: "flip-back", summary: "a screen shrinks to a card and turns back in perspective, 3 s",
        defaultEdge: .left)
}
