import Foundation
import Hooke
import HookeGeometry

/// An animator that goes back to the screen below: a driver previews it, and its release continues from there.
///
/// - While a percent driver holds the transition, its fraction is the progress of the preview; the transition does not
///   reach its end there. ``PredictiveBackDriver`` also moves the screens vertically with the finger.
/// - After `finish` a second motion leads from what is shown, with its velocity, to the end. After `cancel` the progress
///   settles to 0.
/// - By time the second motion begins at rest.
///
/// It goes back: for pops and dismissals. A push or a presentation fades in.
///
/// ```swift
/// import HookeTransitions
///
/// final class Screens: NavigationControllerDelegate {
///     func navigationController(
///         _ navigationController: NavigationController, animationControllerFor operation: NavigationOperation,
///         from: SceneViewController, to: SceneViewController
///     ) -> (any ViewControllerAnimatedTransitioning)? {
///         operation == .pop ? PredictiveBackAnimator() : nil
///     }
/// }
/// ```
public final class PredictiveBackAnimator: ViewControllerAnimatedTransitioning, ResizeFollowing {
    /// The look and the duration.
    public let options: PredictiveBackOptions
    private let isRightToLeft: Bool?
    private var preview: BackPreview?
    private weak var container: SceneView?

    /// Creates an animator.
    ///
    /// - Parameters:
    ///   - options: the look and the duration.
    ///   - isRightToLeft: whether the layout runs from right to left; `nil` for the direction of the container.
    public init(_ options: PredictiveBackOptions = PredictiveBackOptions(), isRightToLeft: Bool? = nil) {
        (self.options, self.isRightToLeft) = (options, isRightToLeft)
    }

    /// Returns the duration of the motion after a release.
    public func transitionDuration(
        using transitionContext: (any ViewControllerContextTransitioning)?
    ) -> Double { options.valid(in: nil).duration }

    /// Places both screens and shows the preview.
    public func animateTransition(using transitionContext: any ViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext else { return }
        let options = options.valid(in: context.scene)
        let container = context.containerView
        let incoming = context.view(forKey: .to)
        incoming?.frame = context.finalFrame(for: context.toController)
        guard context.kind == .pop || context.kind == .dismissal else {
            return fadeIn(incoming ?? context.toController.view, context, options.duration)
        }
        if let incoming { container.insertSubview(incoming, at: 0) }
        let upper = context.fromController.view
        if upper.superview !== container { container.addSubview(upper) }
        let scrim = SceneView(frame: container.bounds, name: "scrim")
        scrim.backgroundColor = options.scrimColor
        scrim.autoresizingMask = .flexibleSize
        scrim.isUserInteractionEnabled = false
        container.insertSubview(scrim, belowSubview: upper)
        let mirrored = isRightToLeft ?? (container.effectiveLayoutDirection == .rightToLeft)
        let driver = context.interactionController as? PredictiveBackDriver
        let rules = BackRules(
            size: SIMD2(container.bounds.size.width, container.bounds.size.height),
            fadesThrough: options.look == .fadeThrough,
            edge: driver?.edge ?? (mirrored ? .right : .left), isRightToLeft: mirrored)
        let preview = BackPreview(
            context, rules, duration: options.duration, upper: upper, scrim: scrim, lower: incoming)
        (self.preview, self.container) = (preview, container)
        driver?.preview = preview
        // The block gives the transition its time; the preview shows the scrim.
        SceneView.animate(withDuration: options.duration, delay: 0, options: .curveLinear) {
            scrim.alpha = 0
        } completion: { _ in
            scrim.removeFromSuperview()
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    private func fadeIn(_ view: SceneView, _ context: TransitionContext, _ duration: Double) {
        let opacity = view.alpha
        context.containerView.addSubview(view)
        view.alpha = 0
        SceneView.animate(withDuration: duration) {
            view.alpha = opacity
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    /// Ends the preview.
    public func animationEnded(_ transitionCompleted: Bool) {
        preview?.end()
        preview = nil
    }

    func measureAgain(resting: [ViewID: CGRect]) {
        guard let container else { return }
        preview?.resize(to: container.bounds.size)
    }
}
