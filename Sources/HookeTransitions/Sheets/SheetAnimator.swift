import Foundation
import Hooke

/// The animator of a ``SheetPresentationController``: the sheet rises from the bottom, or leaves from where it is, by its
/// settling spring.
///
/// To drive a sheet by a driver of your own, return one from your delegate; its timeline is the sheet's whole way.
public final class SheetAnimator: ViewControllerAnimatedTransitioning {
    private let isPresenting: Bool
    /// The motion of the height, from when the container exists.
    private var motion: SpringMotion<Double>?

    /// Creates an animator.
    ///
    /// - Parameter isPresenting: true for a presentation, false for a dismissal.
    public init(isPresenting: Bool) { self.isPresenting = isPresenting }

    private func sheet(_ context: (any ViewControllerContextTransitioning)?) -> SheetPresentationController? {
        (context as? TransitionContext)?.presentation as? SheetPresentationController
    }

    /// Returns the motion of a sheet's height, the same for each call.
    private func motion(of sheet: SheetPresentationController) -> SpringMotion<Double> {
        if let motion { return motion }
        let made =
            isPresenting
            ? SpringMotion(spring: .settling, from: 0, to: sheet.selectedHeight)
            : SpringMotion(
                spring: .settling, from: sheet.shownHeight, to: 0, initialVelocity: sheet.shownVelocity)
        motion = made
        return made
    }

    private func duration(of motion: SpringMotion<Double>) -> Double {
        motion.start == motion.target ? 0 : motion.settlingDuration(within: 0.01) ?? 0
    }

    /// The seconds until the spring stays within 0.01 points of its end; 0 for other presentation controllers.
    public func transitionDuration(using transitionContext: (any ViewControllerContextTransitioning)?)
        -> Double
    {
        sheet(transitionContext).map { duration(of: motion(of: $0)) } ?? 0
    }

    /// Records the motion of the sheet.
    public func animateTransition(using context: any ViewControllerContextTransitioning) {
        let container = context.containerView
        guard let sheet = sheet(context), let view = sheet.presentedView else {
            return context.completeTransition(false)
        }
        let motion = motion(of: sheet)
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
            withDuration: duration(of: motion), delay: 0, pacing: .spring(progress),
            options: .allowUserInteraction
        ) {
            sheet.move(to: motion.target)
        } completion: { [weak context] _ in
            // A grab has completed it before.
            guard let context = context as? TransitionContext, !context.isOver else { return }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
