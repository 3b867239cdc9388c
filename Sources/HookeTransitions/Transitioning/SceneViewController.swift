import Foundation

/// A screenful of views and the presenting of others: UIKit's view controller without the screen.
nonisolated open class SceneViewController: ViewOwner {
    /// What the controller is called in pictures and diagnostics.
    public var name: String
    /// What the controller is called on the screen.
    open var title: String?
    /// How this controller is presented by another.
    public var modalPresentationStyle = PresentationStyle.fullScreen
    /// The look of this controller's presentation where no delegate brings an animator.
    public var modalTransitionStyle = ModalTransitionStyle.coverVertical
    /// Whether a presentation from inside this controller by one of the context styles is by this controller.
    public var definesPresentationContext = false
    /// Whether a presentation in this controller's context has this controller's ``modalTransitionStyle``
    /// instead of that of what is presented.
    public var providesPresentationContextTransitionStyle = false
    /// Hands out animators and drivers when **this** controller is presented or dismissed. Not owned.
    public weak var transitioningDelegate: (any ViewControllerTransitioningDelegate)?
    /// The controller that this one, or the nearest container around it that does, presents.
    public internal(set) var presentedViewController: SceneViewController? {
        get { ownPresented ?? parent?.presentedViewController }
        set { ownPresented = newValue }
    }
    /// The controller that presents this one, or the nearest container around it that is presented.
    public internal(set) var presentingViewController: SceneViewController? {
        get { ownPresenting ?? parent?.presentingViewController }
        set { ownPresenting = newValue }
    }
    /// The presentation controller of this controller, or of the nearest container around it that is
    /// presented; from the start of a presentation to the end of the dismissal. The scene owns it.
    public internal(set) var presentationController: PresentationController? {
        get { ownPresentation ?? parent?.presentationController }
        set { ownPresentation = newValue }
    }
    private var ownPresented: SceneViewController?
    private weak var ownPresenting: SceneViewController?
    private weak var ownPresentation: PresentationController?
    /// Whether a presentation of this controller is under way.
    public internal(set) var isBeingPresented = false
    /// Whether a dismissal of this controller is under way.
    public internal(set) var isBeingDismissed = false
    /// Where appearance stands: what ``viewDidAppear(_:)`` and its like last said.
    public private(set) var appearance = Appearance.disappeared

    /// The steps of appearance.
    public enum Appearance: Hashable, Sendable {
        /// Out of sight.
        case disappeared
        /// On its way in.
        case appearing
        /// In sight.
        case appeared
        /// On its way out.
        case disappearing
    }

    /// Asked how a presentation of **this** controller adapts, and told of it: the delegate that its
    /// presentation controller starts with. Not owned.
    public weak var adaptivePresentationDelegate: (any AdaptivePresentationDelegate)?
    /// Whether a finger may not take this controller away while it is presented.
    public var isModalInPresentation = false

    /// The container that holds the controller.
    public internal(set) weak var parent: SceneViewController?
    /// The controllers that this one holds.
    public internal(set) var children: [SceneViewController] = []
    /// Whether the controller is on its way into a container: from ``willMove(toParent:)`` to
    /// ``didMove(toParent:)``, so also in the appearance callbacks that the move brings.
    public internal(set) var isMovingToParent = false
    /// Whether the controller is on its way out of a container, likewise.
    public internal(set) var isMovingFromParent = false

    private var loadedView: SceneView? {
        didSet {
            if let oldValue, oldValue !== loadedView { oldValue.existingExtras?.owner = nil }
            loadedView?.layerExtras.owner = self
        }
    }

    /// A controller whose view is made when it is first asked for.
    public init(name: String = "") { self.name = name }

    /// UIKit's spelling for subclasses that call or override it. Nothing is loaded: ``loadView()`` makes the
    /// view.
    ///
    /// - Parameters:
    ///   - nibName: becomes the controller's name.
    ///   - bundle: not looked at.
    public init(nibName: String?, bundle: Bundle?) { name = nibName ?? "" }

    /// The view; asking for it the first time calls ``loadView()`` and ``viewDidLoad()``.
    public var view: SceneView {
        get {
            if let loadedView { return loadedView }
            loadView()
            let view = loadedView ?? SceneView(name: name)
            loadedView = view
            viewDidLoad()
            return view
        }
        set { loadedView = newValue }
    }

    /// The view if it was made already.
    public var viewIfLoaded: SceneView? { loadedView }

    /// Whether the view was made already.
    public var isViewLoaded: Bool { loadedView != nil }

    /// Makes the view if it was not made yet.
    public func loadViewIfNeeded() { _ = view }

    /// Makes ``view``; the default is an empty view of the running scene's size, whose width and height give
    /// way.
    open func loadView() {
        let made = SceneView(frame: WindowScene.current?.bounds ?? .zero, name: name)
        made.autoresizingMask = .flexibleSize
        view = made
    }

    /// Called once, when the view was made.
    open func viewDidLoad() {}
    /// Called before the view lays out its children.
    open func viewWillLayoutSubviews() {}
    /// Called when the view has laid out its children.
    open func viewDidLayoutSubviews() {}

    /// The size that a child is to have when this controller's view has `parentSize`; all of it by default.
    open func size(
        forChildContentContainer container: any ContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// Called before the view's size changes. What `coordinator` is given moves along with the change. The
    /// default tells the children, each with the size that
    /// ``size(forChildContentContainer:withParentContainerSize:)`` gives it.
    open func viewWillTransition(to size: CGSize, with coordinator: TransitionCoordinator) {
        tellChildren(size: size, coordinator)
    }

    /// Called before the traits change, before ``viewWillTransition(to:with:)``. The default tells the
    /// children.
    open func willTransition(to newCollection: TraitCollection, with coordinator: TransitionCoordinator) {
        for child in children { child.willTransition(to: newCollection, with: coordinator) }
    }

    /// Called when the traits have changed.
    open func traitCollectionDidChange(_ previous: TraitCollection) {}

    /// Called before the view comes into sight.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called when the view is in sight.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view goes out of sight.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called when the view is out of sight.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Called before the controller goes into a container, or out of one (`nil`). Call `super`.
    ///
    /// ``addChild(_:)`` calls it; a container of your own calls it with `nil` before it lets a child go. The
    /// containers here call both ``willMove(toParent:)`` and ``didMove(toParent:)`` at their times.
    open func willMove(toParent parent: SceneViewController?) {
        (isMovingToParent, isMovingFromParent) = (parent != nil, parent == nil)
    }

    /// Called when the controller is in its container, or out of it (`nil`). Call `super`.
    ///
    /// ``removeFromParent()`` calls it; a container of your own calls it when a child's view is in its place.
    open func didMove(toParent parent: SceneViewController?) {
        (isMovingToParent, isMovingFromParent) = (false, false)
    }

    /// Whether appearance goes on to the children in sight; true unless overridden. Otherwise the controller
    /// tells them itself, by ``beginAppearanceTransition(_:animated:)`` and ``endAppearanceTransition()``.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Shows a controller in the way that fits the place: the nearest navigation controller pushes it, else
    /// it is presented.
    open func show(_ controller: SceneViewController, sender: Any?) {
        if let parent { return parent.show(controller, sender: sender) }
        present(controller, animated: true)
    }

    /// Releases a child that leaves by ``removeFromParent()``.
    ///
    /// - Returns: whether the child is unlinked and told of it; otherwise both are still to be done.
    func letGo(_ child: SceneViewController) -> Bool { false }

    private(set) var animatesAppearance = false
    /// Whose appearance callbacks are under way: the last one that began some ends them.
    weak var appearanceOwner: AnyObject?

    func beginAppearance(appearing: Bool, animated: Bool, by owner: AnyObject) {
        guard appearance != (appearing ? .appeared : .disappeared) else { return }
        // A transition that runs keeps those that it moves: a container that goes or comes meanwhile has no
        // say.
        if let running = appearanceOwner as? TransitionContext, running !== owner, !running.isOver { return }
        (appearanceOwner, animatesAppearance) = (owner, animated)
        // On its way already, the controller is the new owner's from here on, without being told again.
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

    func endAppearance(by owner: AnyObject) {
        guard appearanceOwner === owner else { return }
        appearanceOwner = nil
        switch appearance {
        case .appearing:
            appearance = .appeared
            if loadedView?.scene != nil { loadedView?.layoutIfNeeded() }
            viewDidAppear(animatesAppearance)
        case .disappearing:
            appearance = .disappeared
            viewDidDisappear(animatesAppearance)
        case .appeared, .disappeared: break
        }
        // Also those whose view was taken out meanwhile: what they were told has to come to its end.
        for child in children { child.endAppearance(by: owner) }
    }
}
