import Foundation

/// A model of UIKit's view controller without a screen: manages a view, children and presentations.
open class SceneViewController: ViewOwner, IdentityHashable, SceneIsolated {
    /// The name in pictures and diagnostics.
    public var name: String
    /// The title to show on the screen.
    open var title: String?
    /// The style in which this controller is presented; `.automatic` by default, a page sheet. Read when the
    /// presentation begins.
    open var modalPresentationStyle = PresentationStyle.automatic
    /// The built-in style of this controller's presentation if the delegate returns no animator.
    open var modalTransitionStyle = ModalTransitionStyle.coverVertical
    /// Whether presentations in a context style from inside this controller are presented by it.
    open var definesPresentationContext = false
    /// Whether a presentation in this controller's context uses this controller's ``modalTransitionStyle``
    /// instead of the presented one's.
    open var providesPresentationContextTransitionStyle = false
    /// Returns animators and drivers when **this** controller is presented or dismissed. Held weakly.
    open weak var transitioningDelegate: (any ViewControllerTransitioningDelegate)?
    /// How **this** controller appears and disappears, in presentations and on navigation stacks, where no delegate
    /// returns an animator; `nil` for the built-in transitions.
    public var preferredTransition: ViewControllerTransition?
    /// The controller that this one, or else the nearest container around it, presents.
    public internal(set) var presentedViewController: SceneViewController? {
        get { ownPresented ?? parent?.presentedViewController }
        set { ownPresented = newValue }
    }
    /// The controller that presents this one, or else the nearest presented container around it.
    public internal(set) var presentingViewController: SceneViewController? {
        get { ownPresenting ?? parent?.presentingViewController }
        set { ownPresenting = newValue }
    }
    /// The presentation controller of this controller, or else of the nearest presented container around it,
    /// from the start of the presentation to the end of the dismissal. The scene owns it.
    public internal(set) var presentationController: PresentationController? {
        get { ownPresentation ?? parent?.presentationController }
        set { ownPresentation = newValue }
    }
    /// The presentation controller that this controller keeps for its presentations in a sheet style.
    var preparedPresentation: PresentationController?
    private var ownPresented: SceneViewController?
    private weak var ownPresenting: SceneViewController?
    private weak var ownPresentation: PresentationController?
    /// Whether a presentation of this controller is in progress.
    public internal(set) var isBeingPresented = false
    /// Whether a dismissal of this controller is in progress.
    public internal(set) var isBeingDismissed = false
    /// The appearance state that the last appearance callback reported.
    public internal(set) var appearance = Appearance.disappeared

    /// The initial delegate of **this** controller's presentation controller, for adaptation and dismissal.
    /// Held weakly.
    public weak var adaptivePresentationDelegate: (any AdaptivePresentationDelegate)?
    /// Whether the user may not dismiss this controller while it is presented.
    open var isModalInPresentation = false
    /// The size that the controller asks its container or presentation for; zero for none. Setting it
    /// notifies them.
    open var preferredContentSize = CGSize.zero {
        didSet {
            guard preferredContentSize != oldValue else { return }
            let around: (any ContentContainer)? = parent ?? ownPresentation
            around?.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }
    /// Insets that are added to the safe area of the controller's view.
    open var additionalSafeAreaInsets = SceneInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { loadedView?.additionalSafeAreaChanged() } }
    }

    /// The parent container.
    public internal(set) weak var parent: SceneViewController?
    /// The child controllers.
    public internal(set) var children: [SceneViewController] = []
    /// Whether the controller is being added to a container: from ``willMove(toParent:)`` to
    /// ``didMove(toParent:)``, and so in the appearance callbacks between them.
    public internal(set) var isMovingToParent = false
    /// Whether the controller is being removed from a container, likewise.
    public internal(set) var isMovingFromParent = false

    /// Values that HookeUIKit stores and nothing here reads.
    package var values: [String: Any] = [:]

    private var loadedView: SceneView? {
        didSet {
            if let oldValue, oldValue !== loadedView { oldValue.existingExtras?.owner = nil }
            loadedView?.layerExtras.owner = self
        }
    }

    /// Creates a controller whose view is loaded at first access.
    public init(name: String = "") { self.name = name }

    /// Creates a controller, in UIKit's spelling, for subclasses that call or override it. No nib is loaded;
    /// ``loadView()`` makes the view.
    ///
    /// - Parameters:
    ///   - nibName: becomes the controller's name.
    ///   - bundle: ignored.
    public init(nibName: String?, bundle: Bundle?) { name = nibName ?? "" }

    /// The view. The first access calls ``loadView()`` and ``viewDidLoad()``.
    public var view: SceneView {
        get {
            if let loadedView { return loadedView }
            loadView()
            let view = loadedView ?? SceneView(name: name)
            loadedView = view
            viewDidLoad()
            viewDidFinishLoading()
            return view
        }
        set { loadedView = newValue }
    }

    /// The view if it is loaded.
    public var viewIfLoaded: SceneView? { loadedView }

    /// Whether the view is loaded.
    public var isViewLoaded: Bool { loadedView != nil }

    /// Loads the view if it is not loaded.
    public func loadViewIfNeeded() { _ = view }

    /// Sets ``view``; the default makes an empty view of the running scene's size, outside of any scene 390 × 844 points,
    /// with flexible width and height.
    open func loadView() {
        let made = SceneView(frame: screenBounds, name: name)
        made.autoresizingMask = .flexibleSize
        view = made
    }

    /// Called once, after the view was loaded.
    open func viewDidLoad() {}
    /// Called after `viewDidLoad()`, also if a subclass does not call super there.
    func viewDidFinishLoading() {}
    /// Called with touches that the controller's view does not handle; the default passes them to the view's superview.
    open func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent?) {
        viewIfLoaded?.superview?.touchesBegan(touches, with: event)
    }
    /// Called when such touches move; the default passes them on.
    open func touchesMoved(_ touches: Set<Touch>, with event: TouchEvent?) {
        viewIfLoaded?.superview?.touchesMoved(touches, with: event)
    }
    /// Called when such touches end; the default passes them on.
    open func touchesEnded(_ touches: Set<Touch>, with event: TouchEvent?) {
        viewIfLoaded?.superview?.touchesEnded(touches, with: event)
    }
    /// Called when such touches are cancelled; the default passes them on.
    open func touchesCancelled(_ touches: Set<Touch>, with event: TouchEvent?) {
        viewIfLoaded?.superview?.touchesCancelled(touches, with: event)
    }

    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}
    /// Called after the view has laid out its subviews.
    open func viewDidLayoutSubviews() {}

    /// Called by layout after the view's safe area has changed.
    open func viewSafeAreaInsetsDidChange() {}

    /// Called when a child's preferred size has changed. The default does nothing.
    open func preferredContentSizeDidChange(forChildContentContainer container: any ContentContainer) {}

    /// Returns the size of a child when this controller's view has `parentSize`; the default is `parentSize`.
    open func size(
        forChildContentContainer container: any ContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Called before the view's size changes. Use `coordinator` to animate alongside. The default notifies
    /// the children, each with the size from ``size(forChildContentContainer:withParentContainerSize:)``.
    open func viewWillTransition(to size: CGSize, with coordinator: TransitionCoordinator) {
        tellChildren(size: size, coordinator)
    }

    /// Called before the traits change, before ``viewWillTransition(to:with:)``. The default notifies the
    /// children.
    open func willTransition(to newCollection: TraitCollection, with coordinator: TransitionCoordinator) {
        for child in children { child.willTransition(to: newCollection, with: coordinator) }
    }

    /// Called when the traits have changed, with those before; never with `nil`, which UIKit's type allows.
    open func traitCollectionDidChange(_ previous: TraitCollection?) {}

    /// Called before the view becomes visible.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called when the view has become visible.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view becomes invisible.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called when the view has become invisible.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Called before the controller is added to a container, or removed from one (`nil`). Call `super`.
    ///
    /// ``addChild(_:)`` calls it. Your own container calls it with `nil` before it removes a child. The
    /// containers of this module call both ``willMove(toParent:)`` and ``didMove(toParent:)`` themselves.
    open func willMove(toParent parent: SceneViewController?) {
        (isMovingToParent, isMovingFromParent) = (parent != nil, parent == nil)
    }

    /// Called after the controller was added to a container, or removed from one (`nil`). Call `super`.
    ///
    /// ``removeFromParent()`` calls it. Your own container calls it when the child's view has been placed.
    open func didMove(toParent parent: SceneViewController?) {
        (isMovingToParent, isMovingFromParent) = (false, false)
    }

    /// Whether appearance is forwarded to the visible children; true by default. If false, call
    /// ``beginAppearanceTransition(_:animated:)`` and ``endAppearanceTransition()`` on them.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    // MARK: Presenting

    /// Presents another controller over this one.
    ///
    /// - The presenter is the outermost container around this controller, as in UIKit. For
    ///   `PresentationStyle.currentContext` and `PresentationStyle.overCurrentContext` it is the nearest one,
    ///   this controller included, with ``definesPresentationContext``. The delegate gets this controller as
    ///   the source.
    /// - The transition starts before the call returns, so a gesture's callback may present and scrub at
    ///   once.
    /// - `completion` runs at the end, also after a cancel.
    /// - An invalid call is reported as `SceneDiagnostic.cannotPresent(reason:)` and does nothing;
    ///   `completion` does not run. It is invalid if this controller is in no scene, another transition runs,
    ///   the presenter already presents, or `controller` is already presented or has a parent.
    open func present(
        _ controller: SceneViewController, animated: Bool, completion: (() -> Void)? = nil
    ) {
        beginPresentation(of: controller, animated: animated, completion: completion)
    }

    /// Dismisses what this controller or a container around it presents; otherwise dismisses this controller
    /// or the presented container around it.
    ///
    /// The transition starts before the call returns. `completion` runs at its end, also of a cancelled one.
    /// If there is nothing to dismiss, or another transition runs, the scene reports it and nothing happens.
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        beginDismissal(animated: animated, completion: completion)
    }

    // MARK: Status bar and orientation, as values: see ``WindowScene/isStatusBarHidden``

    /// Whether the status bar is hidden while this controller is in charge; false by default.
    open var prefersStatusBarHidden: Bool { false }
    /// The style of the status bar while this controller is in charge.
    open var preferredStatusBarStyle: StatusBarStyle { .default }
    /// How a change of the status bar is animated.
    open var preferredStatusBarUpdateAnimation: StatusBarAnimation { .fade }
    /// The child that decides whether the status bar is hidden; `nil` for this controller.
    open var childForStatusBarHidden: SceneViewController? { nil }
    /// The child that decides the style of the status bar; `nil` for this controller.
    open var childForStatusBarStyle: SceneViewController? { nil }
    /// Whether a presentation that does not fill the screen takes charge of the status bar.
    open var modalPresentationCapturesStatusBarAppearance = false
    /// Does nothing: the scene's values are read from the controllers each time.
    open func setNeedsStatusBarAppearanceUpdate() {}
    /// Whether the home indicator is hidden. A value; nothing reads it.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// Whether the screen may rotate. A value; `WindowScene.rotate(to:duration:)` does not read it.
    open var shouldAutorotate: Bool { true }
    /// The orientations of this controller. A value; `WindowScene.rotate(to:duration:)` does not read it.
    open var supportedInterfaceOrientations: InterfaceOrientationMask { .allButUpsideDown }

    /// Shows a controller: the nearest navigation controller pushes it; without one it is presented.
    open func show(_ controller: SceneViewController, sender: Any?) {
        if let parent { return parent.show(controller, sender: sender) }
        present(controller, animated: true)
    }

    /// Releases a child that is leaving by ``removeFromParent()``.
    ///
    /// - Returns: whether the child has been unlinked and notified; otherwise the caller does both.
    func releaseChild(_ child: SceneViewController) -> Bool { false }

    private(set) var animatesAppearance = false
    /// The owner of the current appearance change: the last one that began it ends it.
    weak var appearanceOwner: AnyObject?

    func beginAppearance(appearing: Bool, animated: Bool, by owner: AnyObject) {
        guard appearance != (appearing ? .appeared : .disappeared) else { return }
        // A running transition keeps the controllers that it moves; a container that appears or disappears
        // meanwhile does not take them over.
        if let running = appearanceOwner as? TransitionContext, running !== owner, !running.isOver { return }
        (appearanceOwner, animatesAppearance) = (owner, animated)
        // If the change is already in progress, only the owner changes; no callback is repeated.
        if appearance != (appearing ? .appearing : .disappearing) {
            appearance = appearing ? .appearing : .disappearing
            if appearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
        }
        // A callback may have replaced the controller in its container.
        guard appearance == (appearing ? .appearing : .disappearing) else { return }
        for child in childrenToForwardTo {
            child.beginAppearance(appearing: appearing, animated: animated, by: owner)
        }
    }
}
