import Foundation
import Hooke

/// Moves a sheet in from the bottom, or from where it is to the bottom, by its settling spring.
final class SheetAnimator: ViewControllerAnimatedTransitioning {
    private let sheet: SheetPresentationController
    private let isPresenting: Bool
    /// The motion of the height, from when the container exists.
    private lazy var motion =
        isPresenting
        ? SpringMotion(spring: .settling, from: 0, to: sheet.selectedHeight)
        : SpringMotion(
            spring: .settling, from: sheet.shownHeight, to: 0, initialVelocity: sheet.shownVelocity)
    private lazy var duration =
        motion.start == motion.target ? 0 : motion.settlingDuration(within: 0.01) ?? 0

    init(_ sheet: SheetPresentationController, isPresenting: Bool) {
        (self.sheet, self.isPresenting) = (sheet, isPresenting)
    }

    func transitionDuration(using transitionContext: (any ViewControllerContextTransitioning)?) -> Double {
        duration
    }

    func animateTransition(using context: any ViewControllerContextTransitioning) {
        let (container, motion, duration) = (context.containerView, motion, duration)
        guard let view = sheet.presentedView else { return context.completeTransition(false) }
        if isPresenting {
            view.frame = context.finalFrame(for: sheet.presentedViewController)
            container.addSubview(view)
            container.layoutIfNeeded()
        } else {
            sheet.stopMotion()
        }
        let distance = motion.target - motion.start
        let progress = SpringMotion(
            spring: motion.spring, from: 0.0, to: 1.0,
            initialVelocity: distance == 0 ? 0 : motion.initialVelocity / distance)
        sheet.move(to: motion.start)
        SceneView.animate(
            withDuration: duration, delay: 0, pacing: .spring(progress), options: .allowUserInteraction
        ) {
            sheet.move(to: motion.target)
        } completion: { [weak context] _ in
            // A grab has completed it before.
            guard let context = context as? TransitionContext, !context.isOver else { return }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
