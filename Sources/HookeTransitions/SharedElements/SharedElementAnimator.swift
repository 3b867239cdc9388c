import Foundation
import Hooke
import HookeGeometry

/// An animator in which views with equal identifiers fly from one screen to the other, for presentations, pushes, pops
/// and tabs.
///
/// A view takes part if it is visible and another one with the same `transitionIdentifier` is visible on the other
/// screen. The screens themselves move as another animator says; without one the upper screen fades.
///
/// ```swift
/// import HookeTransitions
///
/// final class Shop: NavigationControllerDelegate {
///     func navigationController(
///         _ navigationController: NavigationController, animationControllerFor operation: NavigationOperation,
///         from: SceneViewController, to: SceneViewController
///     ) -> (any ViewControllerAnimatedTransitioning)? { SharedElementAnimator() }
/// }
/// ```
///
/// A percent driver scrubs, catches, reverses and cancels the flights with the transition. With reduced motion the
/// screens cross-fade and nothing flies.
public final class SharedElementAnimator: ViewControllerAnimatedTransitioning, FlightKeeping {
    /// The duration, in seconds; that of the other animator if there is one.
    public let duration: Double
    /// Path, pictures and clip.
    public let options: SharedElementOptions
    /// The progress of the flights; it is linear while a driver that tracks the finger holds the transition.
    public let pacing: Pacing
    private let base: (any ViewControllerAnimatedTransitioning)?
    private var flights: SharedFlights?

    /// Creates an animator.
    ///
    /// - Parameters:
    ///   - options: path, pictures and clip.
    ///   - duration: seconds, for an animator without another one.
    ///   - pacing: the progress of the flights.
    ///   - base: moves the screens; `nil` fades the upper one.
    public init(
        _ options: SharedElementOptions = SharedElementOptions(), duration: Double = 0.4,
        pacing: Pacing = .curve(.easeInOut), over base: (any ViewControllerAnimatedTransitioning)? = nil
    ) {
        (self.options, self.duration, self.pacing, self.base) = (options, duration, pacing, base)
    }

    /// Returns the duration of the other animator, or else ``duration``.
    public func transitionDuration(
        using transitionContext: (any ViewControllerContextTransitioning)?
    ) -> Double { base?.transitionDuration(using: transitionContext) ?? duration }

    /// Records the screens' motion and the flights.
    public func animateTransition(using transitionContext: any ViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext, let scene = context.scene else { return }
        let container = context.containerView
        let starts = context.fromController.view.sharedElements(in: container) { $0.stateWithoutFlights }
        if let base { base.animateTransition(using: context) } else { fade(context) }
        guard !context.isOver else { return }
        container.layoutIfNeeded()
        let ends = context.toController.view.sharedElements(in: container) { $0.modelState }
        flights = SharedFlights(
            from: starts, to: ends, in: container, options: options,
            upper: (context.kind.isClosing ? context.fromController : context.toController).view,
            delay: context.group.localTime, duration: transitionDuration(using: context), pacing: pacing,
            group: context.group, scene: scene)
    }

    private func fade(_ context: TransitionContext) {
        let isClosing = context.kind.isClosing
        let container = context.containerView
        let (from, to) = (context.fromController.view, context.toController.view)
        if let incoming = context.view(forKey: .to) {
            incoming.frame = context.finalFrame(for: context.toController)
            if isClosing { container.insertSubview(incoming, at: 0) } else { container.addSubview(incoming) }
        }
        let upper = isClosing ? from : to
        let opacity = upper.alpha
        if !isClosing { upper.alpha = 0 }
        SceneView.animate(withDuration: duration) {
            upper.alpha = isClosing ? 0 : opacity
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
            if isClosing { upper.alpha = opacity }
        }
    }

    /// Removes the flights: the originals are visible again.
    public func animationEnded(_ transitionCompleted: Bool) {
        flights?.end()
        flights = nil
        base?.animationEnded(transitionCompleted)
    }

    func keepFlights() { flights?.keep() }

    func measureAgain(resting: [ViewID: CGRect]) {
        (base as? any ResizeFollowing)?.measureAgain(resting: resting)
        flights?.measureAgain(resting: resting)
    }
}

extension TransitionContext.Kind {
    /// Whether the upper screen leaves.
    fileprivate var isClosing: Bool { self == .dismissal || self == .pop }
}
