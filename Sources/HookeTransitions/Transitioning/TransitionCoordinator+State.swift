import Foundation
import HookeGeometry

// What UIKit's coordinator says about its transition; the context has the same members.
extension TransitionCoordinator {
    /// The fraction of the transition, 0 to 1.
    public var percentComplete: CGFloat { context.percentComplete }
    /// Whether the transition began with a driver.
    public var initiallyInteractive: Bool { context.initiallyInteractive }
    /// Whether a driver can pause the transition: every animated one.
    public var isInterruptible: Bool { context.isInterruptible }
    /// The speed of the driver's settle, its `completionSpeed`; 1 without a percent driver.
    public var completionVelocity: CGFloat { context.completionVelocity }
    /// The curve of the driver's settle; ease-in-out without a percent driver.
    public var completionCurve: SceneView.AnimationCurve { context.completionCurve }
    /// The style of the presentation; `.none` in a container or for a change of size.
    public var presentationStyle: PresentationStyle { context.presentationStyle }
    /// The view that contains the transition; the window for a change of size.
    public var containerView: SceneView { context.containerView }

    /// Returns the controller at the start or at the end; `nil` for a change of size.
    public func viewController(forKey key: TransitionControllerKey) -> SceneViewController? {
        context.viewController(forKey: key)
    }

    /// Returns the view at the start or at the end; `nil` for a presenter's view that stays in its place.
    public func view(forKey key: TransitionViewKey) -> SceneView? { context.view(forKey: key) }

    /// Records a block as ``animate(alongsideTransition:completion:)`` does, which takes views anywhere in
    /// the scene.
    ///
    /// - Parameters:
    ///   - view: ignored: the block may change any view.
    ///   - animation: sets properties of views.
    ///   - completion: called at the end, also after a cancel.
    /// - Returns: whether the animation joined; false after the end.
    @discardableResult
    public func animateAlongsideTransition(
        in view: SceneView?, animation: ((any ViewControllerContextTransitioning) -> Void)?,
        completion: ((any ViewControllerContextTransitioning) -> Void)? = nil
    ) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    /// Calls `handler` at each release by a driver, before all other callbacks.
    public func notifyWhenInteractionEnds(
        _ handler: @escaping (any ViewControllerContextTransitioning) -> Void
    ) {
        notifyWhenInteractionChanges { if !$0.isInteractive { handler($0) } }
    }
}

// The members of UIKit's coordinator context.
extension ViewControllerContextTransitioning {
    private var coordinated: (any CoordinatedTransition)? { self as? any CoordinatedTransition }

    /// Whether the last release was a cancel.
    public var isCancelled: Bool { transitionWasCancelled }
    /// The transition's fraction, 0 to 1; 0 for a custom context.
    public var percentComplete: CGFloat { coordinated?.fraction ?? 0 }
    /// The duration when the transition runs by time, in seconds; 0 for a custom context.
    public var transitionDuration: Double { coordinated?.duration ?? 0 }
    /// Whether the transition began with a driver.
    public var initiallyInteractive: Bool { coordinated?.startsInteractively ?? false }
    /// Whether a driver can pause the transition: every animated one.
    public var isInterruptible: Bool { coordinated != nil && isAnimated }
    /// The speed of the driver's settle, its `completionSpeed`; 1 without a percent driver.
    public var completionVelocity: CGFloat { coordinated?.driver?.completionSpeed ?? 1 }
    /// The curve of the driver's settle; ease-in-out without a percent driver.
    public var completionCurve: SceneView.AnimationCurve {
        coordinated?.driver?.completionCurve ?? .easeInOut
    }
}
