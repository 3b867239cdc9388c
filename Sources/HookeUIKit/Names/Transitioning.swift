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

extension SceneViewController {
    /// `ViewControllerTransition`.
    public typealias Transition = ViewControllerTransition
}

extension ViewControllerTransition {
    /// `ZoomOptions` of `HookeTransitions`.
    public typealias ZoomOptions = HookeTransitions.ZoomOptions
    /// `ZoomSourceContext`.
    public typealias ZoomSourceViewProviderContext = ZoomSourceContext
    /// `ZoomInteractionContext` of `HookeTransitions`.
    public typealias ZoomInteractionContext = HookeTransitions.ZoomInteractionContext
    /// `ZoomAlignmentContext`.
    public typealias ZoomAlignmentRectContext = ZoomAlignmentContext
}
