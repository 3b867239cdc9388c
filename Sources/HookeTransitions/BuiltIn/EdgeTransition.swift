import Foundation
import Hooke

/// What the transitions that ship here share: an edge that the presented view comes from, and a swipe that may
/// drive either way.
///
/// A transition is the `transitioningDelegate` of the controller that is presented; controllers do not own
/// their delegate, so keep it alive yourself.
open class EdgeTransition: ViewControllerTransitioningDelegate {
    /// The edge that the presented view comes from.
    public let edge: Edge
    /// The swipe or pinch that may drive the transition; it does while it is under way, else the transition plays.
    public var driver: GestureDriver?

    /// A transition from an edge.
    public init(edge: Edge) { self.edge = edge }

    /// The animator of a presentation; subclasses make it.
    open func presentationAnimator() -> any ViewControllerAnimatedTransitioning {
        BuiltInAnimator(isPresenting: true)
    }

    /// The animator of a dismissal; subclasses make it.
    open func dismissalAnimator() -> any ViewControllerAnimatedTransitioning {
        BuiltInAnimator(isPresenting: false)
    }

    /// The presentation controller; `nil` unless a subclass makes one.
    open func presentationController(
        forPresented presented: SceneViewController, presenting: SceneViewController?,
        source: SceneViewController
    ) -> PresentationController? { nil }

    /// ``presentationAnimator()``.
    public func animationController(
        forPresented presented: SceneViewController, presenting: SceneViewController,
        source: SceneViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { presentationAnimator() }

    /// ``dismissalAnimator()``.
    public func animationController(
        forDismissed dismissed: SceneViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { dismissalAnimator() }

    /// The driver, while its gesture is under way.
    public func interactionControllerForPresentation(
        using animator: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)? { driver.flatMap { $0.isTracking ? $0 : nil } }

    /// The driver, while its gesture is under way.
    public func interactionControllerForDismissal(
        using animator: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)? { driver.flatMap { $0.isTracking ? $0 : nil } }
}

/// The transition of controllers that bring none: up from the bottom and down again in half a second.
final class BuiltInAnimator: ViewControllerAnimatedTransitioning {
    private let isPresenting: Bool

    init(isPresenting: Bool) { self.isPresenting = isPresenting }

    func transitionDuration(using transitionContext: (any ViewControllerContextTransitioning)?) -> Double {
        0.5
    }

    func animateTransition(using context: any ViewControllerContextTransitioning) {
        context.slide(from: .bottom, isPresenting: isPresenting) { animations, completion in
            SceneView.animate(
                withDuration: transitionDuration(using: context), animations: animations,
                completion: completion)
        }
    }
}

extension ViewControllerContextTransitioning {
    /// Moves the presented view in from an edge, or out over it. `animate` opens the block.
    func slide(
        from edge: Edge, isPresenting: Bool,
        animate: (_ animations: () -> Void, _ completion: @escaping (Bool) -> Void) -> Void
    ) {
        guard let from = viewController(forKey: .from), let to = viewController(forKey: .to) else { return }
        let finished = { [weak self] (_: Bool) -> Void in
            guard let self else { return }
            completeTransition(!transitionWasCancelled)
        }
        if isPresenting {
            let view = view(forKey: .to) ?? to.view
            let final = finalFrame(for: to)
            let start = edge.outside(containerView.bounds)
            view.frame = CGRect(
                x: final.origin.x + start.origin.x, y: final.origin.y + start.origin.y,
                width: final.size.width, height: final.size.height)
            containerView.addSubview(view)
            animate({ view.frame = final }, finished)
        } else {
            let view = view(forKey: .from) ?? from.view
            if let under = self.view(forKey: .to) { containerView.insertSubview(under, at: 0) }
            let away = edge.outside(containerView.bounds)
            animate(
                {
                    view.frame = CGRect(
                        x: view.frame.origin.x + away.origin.x, y: view.frame.origin.y + away.origin.y,
                        width: view.frame.size.width, height: view.frame.size.height)
                }, finished)
        }
    }
}
