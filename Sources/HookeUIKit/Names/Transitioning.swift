import HookeTransitions

/// `ViewControllerAnimatedTransitioning`.
public typealias UIViewControllerAnimatedTransitioning = ViewControllerAnimatedTransitioning
/// `ViewControllerInteractiveTransitioning`.
public typealias UIViewControllerInteractiveTransitioning = ViewControllerInteractiveTransitioning
/// `ViewControllerContextTransitioning`.
public typealias UIViewControllerContextTransitioning = ViewControllerContextTransitioning
/// `ViewControllerTransitioningDelegate`.
public typealias UIViewControllerTransitioningDelegate = ViewControllerTransitioningDelegate
/// `TransitionCoordinator`.
public typealias UIViewControllerTransitionCoordinator = TransitionCoordinator
/// `ViewControllerContextTransitioning`: alongside blocks receive the context.
public typealias UIViewControllerTransitionCoordinatorContext = ViewControllerContextTransitioning
/// `TransitionControllerKey`.
public typealias UITransitionContextViewControllerKey = TransitionControllerKey
/// `TransitionViewKey`.
public typealias UITransitionContextViewKey = TransitionViewKey

/// `PercentDrivenInteractiveTransition`.
public typealias UIPercentDrivenInteractiveTransition = PercentDrivenInteractiveTransition

extension ViewControllerContextTransitioning {
    /// Whether the last release cancelled.
    public var isCancelled: Bool { transitionWasCancelled }

    /// The transition's fraction, 0 to 1; 0 for a custom context.
    public var percentComplete: CGFloat { (self as? TransitionContext)?.fraction ?? 0 }
}
