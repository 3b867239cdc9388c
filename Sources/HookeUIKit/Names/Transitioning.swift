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
/// `ViewControllerContextTransitioning`: what alongside blocks are given is the context itself.
public typealias UIViewControllerTransitionCoordinatorContext = ViewControllerContextTransitioning
/// `TransitionControllerKey`.
public typealias UITransitionContextViewControllerKey = TransitionControllerKey
/// `TransitionViewKey`.
public typealias UITransitionContextViewKey = TransitionViewKey

extension ViewControllerContextTransitioning {
    /// Whether the last release cancelled: what a coordinator's context calls it.
    public var isCancelled: Bool { transitionWasCancelled }

    /// How far the transition is, 0 to 1; 0 for a context that is not the library's own.
    public var percentComplete: CGFloat { (self as? TransitionContext)?.fraction ?? 0 }
}

/// `PercentDrivenInteractiveTransition` whose fractions are `CGFloat`, so that an override of
/// `update(_:)` written for UIKit compiles.
nonisolated open class UIPercentDrivenInteractiveTransition: PercentDrivenInteractiveTransition {
    /// Shows the transition at a fraction. An override that does not call super scrubs nothing.
    open func update(_ percentComplete: CGFloat) { super.update(Double(percentComplete)) }

    /// The same, for a fraction that is a `Double`: goes through `update(_:)` for `CGFloat`.
    open override func update(_ percentComplete: Double) { update(CGFloat(percentComplete)) }
}
