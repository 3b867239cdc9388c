import Foundation

/// Says where a presented view goes and what surrounds it, from the start of a presentation to the end of the
/// dismissal. Subclass it to dim, to inset, to move the presenter.
nonisolated open class PresentationController: ContentContainer {
    /// The controller that is presented.
    public let presentedViewController: SceneViewController
    /// The controller that presents.
    public private(set) weak var presentingViewController: SceneViewController?
    /// The view that the presentation happens in, over the presenter; `nil` before and after.
    public internal(set) var containerView: SceneView?
    /// Asked how to adapt and whether to go, and told of it. Not owned. Without one it is the presented
    /// controller's ``SceneViewController/adaptivePresentationDelegate``.
    public weak var delegate: (any AdaptivePresentationDelegate)?
    /// The style in force: the presented controller's, or what it was adapted to.
    public internal(set) var presentationStyle: PresentationStyle
    /// The style that was asked for.
    let askedStyle: PresentationStyle
    /// The scene of the presentation.
    weak var scene: WindowScene?
    /// Where the presenter's view was before the presentation.
    var presenterHome: (superview: SceneView, index: Int)?
    /// Whether nobody places the presented view: the oldest policy for style `.custom`.
    var leavesViewUnplaced = false
    /// Whether the dismissal under way was asked for by a finger on what is presented.
    var isLeavingByUser = false

    /// A presentation controller for a pair.
    public init(presentedViewController: SceneViewController, presenting: SceneViewController?) {
        self.presentedViewController = presentedViewController
        presentingViewController = presenting
        askedStyle = presentedViewController.modalPresentationStyle.resolved
        presentationStyle = askedStyle
    }

    /// The traits of the scene.
    public var traitCollection: TraitCollection { scene?.traitCollection ?? TraitCollection() }

    /// The view that the animator moves: the presented controller's, unless overridden.
    open var presentedView: SceneView? { presentedViewController.view }

    /// Where the presented view is to be in the container at the end: as
    /// `PresentationStyle.frame(in:traits:)` says of the style, all of it for most, unless overridden.
    open var frameOfPresentedViewInContainerView: CGRect {
        presentationStyle.frame(in: containerView?.bounds ?? .zero, traits: traitCollection)
    }

    /// Whether the presenter's view is taken out when the presentation is over; as the style says, unless
    /// overridden.
    open var shouldRemovePresentersView: Bool { presentationStyle.removesPresenter }

    /// Called before the animator; the container is there. Blocks opened here are scrubbed with the
    /// transition.
    open func presentationTransitionWillBegin() {}
    /// Called when the presentation is over, with what the animator told `completeTransition`.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before the animator of the dismissal. Blocks opened here are scrubbed with the transition.
    open func dismissalTransitionWillBegin() {}
    /// Called when the dismissal is over, with what the animator told `completeTransition`.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: Layout

    /// Called before the container lays out its children: place what surrounds the presented view here.
    open func containerViewWillLayoutSubviews() {}
    /// Called when the container has laid out its children. After a change of size the presented view is in
    /// its place.
    open func containerViewDidLayoutSubviews() {}

    /// The size that the presented controller is to have; all of it, unless overridden.
    open func size(
        forChildContentContainer container: any ContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Called before the container's size changes; tells the presented controller, with the size that
    /// ``size(forChildContentContainer:withParentContainerSize:)`` gives it.
    open func viewWillTransition(to size: CGSize, with coordinator: TransitionCoordinator) {
        let child = presentedViewController
        let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
        if childSize != child.viewIfLoaded?.bounds.size {
            child.viewWillTransition(to: childSize, with: coordinator)
        }
    }

    /// Called before the traits change; tells the presented controller.
    open func willTransition(to newCollection: TraitCollection, with coordinator: TransitionCoordinator) {
        presentedViewController.willTransition(to: newCollection, with: coordinator)
    }

    // MARK: Adapting

    /// The style to present in where there is such room, `.none` for the one that was asked for. The default
    /// turns a form sheet into a page sheet in a compact width. The delegate is asked first.
    open func adaptivePresentationStyle(for traitCollection: TraitCollection) -> PresentationStyle {
        askedStyle == .formSheet && traitCollection.horizontalSizeClass == .compact ? .pageSheet : .none
    }
}
