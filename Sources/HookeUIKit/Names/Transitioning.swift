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

/// `PercentDrivenInteractiveTransition` with `CGFloat` fractions, so that overrides of `update(_:)` for UIKit
/// compile.
nonisolated open class UIPercentDrivenInteractiveTransition: PercentDrivenInteractiveTransition {
    /// Shows the transition at a fraction. An override must call super.
    open func update(_ percentComplete: CGFloat) { super.update(Double(percentComplete)) }

    /// Calls `update(_:)` with a `CGFloat`.
    open override func update(_ percentComplete: Double) { update(CGFloat(percentComplete)) }
}
