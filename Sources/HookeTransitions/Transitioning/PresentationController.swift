import Foundation

/// Sets the frame of a presented view and manages the views around it, from the start of the presentation to
/// the end of the dismissal. Subclass it to dim or inset, or to move the presenter.
open class PresentationController: ContentContainer, IdentityHashable, SceneIsolated {
    /// The presented controller.
    public var presentedViewController: SceneViewController {
        retainedPresented ?? knownPresented ?? SceneViewController()
    }
    /// `nil` for a controller's own presentation controller outside presentations: that controller retains this one.
    private var retainedPresented: SceneViewController?
    private weak var knownPresented: SceneViewController?
    /// The presenting controller.
    public internal(set) weak var presentingViewController: SceneViewController?
    /// The view that contains the presentation, above the presenter; `nil` before and after.
    public internal(set) var containerView: SceneView?
    /// The delegate for adaptation and dismissal by the user, held weakly. If unset, the presented
    /// controller's ``SceneViewController/adaptivePresentationDelegate``.
    public weak var delegate: (any AdaptivePresentationDelegate)?
    /// The current style. Until the presentation begins it follows the presented controller's; then it is the
    /// style in which the presentation began, or the adapted one.
    open var presentationStyle: PresentationStyle { styles?.current ?? requestedStyle }
    /// The requested and the current style; `nil` until the presentation begins.
    var styles: (requested: PresentationStyle, current: PresentationStyle)?
    weak var scene: WindowScene?
    /// Where the presenter's view was before the presentation.
    var presenterPosition: (superview: SceneView, index: Int)?
    /// Whether the presented view's frame starts as zero: policy `.iOS7` for style `.custom`.
    var startsWithZeroFrame = false
    /// Whether the user requested the current dismissal.
    var isDismissedByUser = false

    /// Creates the presentation controller of two controllers.
    public init(presentedViewController: SceneViewController, presenting: SceneViewController?) {
        (retainedPresented, knownPresented) = (presentedViewController, presentedViewController)
        presentingViewController = presenting
    }

    /// Whether the dismissal is in progress; no longer at its end, when `isBeingDismissed` still is true.
    var isDismissing: Bool { presentedViewController.isBeingDismissed && scene?.transition != nil }

    /// Whether the presented controller is retained.
    var retainsPresented: Bool {
        get { retainedPresented != nil }
        set { retainedPresented = newValue ? knownPresented : nil }
    }

    /// The style that the presented controller requests, before adaptation.
    var requestedStyle: PresentationStyle {
        styles?.requested ?? resolved(presentedViewController.modalPresentationStyle)
    }

    /// Returns the style, with the one of the scene's policies instead of `.automatic`.
    func resolved(_ style: PresentationStyle) -> PresentationStyle {
        guard style == .automatic else { return style }
        let policies = (scene ?? WindowScene.current)?.policies ?? TransitionPolicies()
        return policies.automaticStyle.style
    }

    /// The scene's traits.
    public var traitCollection: TraitCollection { scene?.traitCollection ?? TraitCollection() }

    /// The view that the animator moves; by default the presented controller's view.
    open var presentedView: SceneView? { presentedViewController.view }

    /// The final frame of the presented view in the container; by default
    /// `PresentationStyle.frame(in:traits:)`, which for most styles is all of it. A centred form sheet has
    /// the ``preferredContentSize`` if that is positive and fits.
    open var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView?.bounds ?? .zero
        let frame = presentationStyle.frame(in: bounds, traits: traitCollection)
        let size = preferredContentSize
        guard presentationStyle.takesPreferredSize, frame.width < bounds.width, size.width > 0,
            size.height > 0, size.width <= bounds.width, size.height <= bounds.height
        else { return frame }
        return CGRect(
            x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
            height: size.height)
    }

    /// Returns the animator of this presentation where neither delegate nor preferred transition has one; `nil` for the
    /// built-in style.
    func ownAnimator(isPresenting: Bool) -> (any ViewControllerAnimatedTransitioning)? { nil }

    /// How far the presented view moves along y between away and at rest; `nil` for a part of the container.
    var travel: Double? { nil }

    /// Whether the container may keep the orientation of the device: policy `.iOS7` for style `.custom`.
    var mayKeepDeviceOrientation: Bool { true }

    /// Called after a transition of other controllers. Its cancel may have restored the views of this presentation.
    func otherTransitionDidEnd() {}

    /// Returns whether a touch in the container belongs to the presentation, or else passes to the views below.
    func takesTouch(at point: CGPoint) -> Bool { true }

    /// Whether the presenter's view is removed at the end of the presentation; the default depends on the
    /// style.
    open var shouldRemovePresentersView: Bool { presentationStyle.removesPresenter }

    /// Called before the animator, when the container exists. Animation blocks in here are scrubbed with the
    /// transition.
    open func presentationTransitionWillBegin() {}
    /// Called at the end of the presentation, with the argument of `completeTransition`.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// Called before the animator of the dismissal. Animation blocks in here are scrubbed with the
    /// transition.
    open func dismissalTransitionWillBegin() {}
    /// Called at the end of the dismissal, with the argument of `completeTransition`.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    // MARK: Layout

    /// Called before the container lays out its subviews. Place the views around the presented one here.
    open func containerViewWillLayoutSubviews() {}
    /// Called after the container has laid out its subviews. After a change of size the presented view has
    /// its new frame.
    open func containerViewDidLayoutSubviews() {}

    /// Returns the size of the presented controller; the default is `parentSize`.
    open func size(
        forChildContentContainer container: any ContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// The presented controller's preferred size.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

    /// Called when the presented controller's preferred size has changed. The default places the presented
    /// view if its frame depends on it: a form sheet, unless a transition is running.
    open func preferredContentSizeDidChange(forChildContentContainer container: any ContentContainer) {
        guard presentationStyle.takesPreferredSize, scene?.transition == nil else { return }
        presentedView?.frame = frameOfPresentedViewInContainerView
    }

    /// Called before the container's size changes. Notifies the presented controller, with the size from
    /// ``size(forChildContentContainer:withParentContainerSize:)``.
    open func viewWillTransition(to size: CGSize, with coordinator: TransitionCoordinator) {
        let child = presentedViewController
        let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
        if childSize != child.viewIfLoaded?.bounds.size {
            child.viewWillTransition(to: childSize, with: coordinator)
        }
    }

    /// Called before the traits change. Notifies the presented controller.
    open func willTransition(to newCollection: TraitCollection, with coordinator: TransitionCoordinator) {
        presentedViewController.willTransition(to: newCollection, with: coordinator)
    }

    // MARK: Adapting

    /// Returns the style for these traits, `.none` for the requested one. The default changes a form sheet to
    /// a page sheet in a compact width. The delegate's answer takes precedence.
    open func adaptivePresentationStyle(for traitCollection: TraitCollection) -> PresentationStyle {
        requestedStyle.adapted(to: traitCollection)
    }
}

// The presenter's view.
extension PresentationController {
    /// Whether the presenter's view is removed once it is covered, but in its place during transitions: another presentation
    /// places it. In the container it would leave that place and the corners there.
    var keepsPresentersView: Bool {
        guard shouldRemovePresentersView, !presentationStyle.isInContext,
            let superview = presenterPosition?.superview
        else { return false }
        return presentingViewController?.presentationController?.places(superview) == true
    }

    /// Whether a view is part of the presented one, and so has the place of this presentation.
    private func places(_ view: SceneView) -> Bool { presentedView.map(view.isDescendant) ?? false }

    /// Whether the presenter's view is in the container during transitions.
    var movesPresentersView: Bool { shouldRemovePresentersView && !keepsPresentersView }

    /// Moves the presenter's view back to its former superview.
    func restorePresenterView() {
        guard let (home, index) = presenterPosition, let view = presentingViewController?.view,
            view.superview !== home
        else { return }
        home.insertSubview(view, at: index)
    }
}
