import Foundation

/// How a controller is presented.
public enum PresentationStyle: Hashable, Sendable, Codable {
    /// Covers the screen; the presenter's view is taken out when the presentation is over.
    case fullScreen
    /// Covers the screen; the presenter's view stays.
    case overFullScreen
    /// As the transitioning delegate's presentation controller says; the presenter's view stays by default.
    case custom
}

/// A screenful of views and the presenting of others: UIKit's view controller without the screen.
open class SceneViewController {
    /// What the controller is called in pictures and diagnostics.
    public var name: String
    /// How this controller is presented by another.
    public var modalPresentationStyle = PresentationStyle.fullScreen
    /// Hands out animators and drivers when **this** controller is presented or dismissed. Not owned.
    public weak var transitioningDelegate: (any ViewControllerTransitioningDelegate)?
    /// The controller that this one presents.
    public internal(set) var presentedViewController: SceneViewController?
    /// The controller that presents this one.
    public internal(set) weak var presentingViewController: SceneViewController?
    /// The presentation controller, from the start of a presentation to the end of the dismissal. The scene
    /// owns it.
    public internal(set) weak var presentationController: PresentationController?
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

    /// The container that holds the controller.
    public internal(set) weak var parent: SceneViewController?
    /// The controllers that this one holds.
    public internal(set) var children: [SceneViewController] = []

    private var loadedView: SceneView?

    /// A controller whose view is made when it is first asked for.
    public init(name: String = "") { self.name = name }

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

    /// Makes ``view``; the default is an empty view of the running scene's size.
    open func loadView() {
        view = SceneView(frame: Ambient.current?.scene?.bounds ?? .zero, name: name)
    }

    /// Called once, when the view was made.
    open func viewDidLoad() {}
    /// Called before the view comes into sight.
    open func viewWillAppear(_ animated: Bool) {}
    /// Called when the view is in sight.
    open func viewDidAppear(_ animated: Bool) {}
    /// Called before the view goes out of sight.
    open func viewWillDisappear(_ animated: Bool) {}
    /// Called when the view is out of sight.
    open func viewDidDisappear(_ animated: Bool) {}

    /// The coordinator of the transition under way that this controller takes part in.
    public var transitionCoordinator: TransitionCoordinator? {
        let scene = viewIfLoaded?.scene ?? Ambient.current?.scene
        guard let transition = scene?.transition, transition.involves(self) else { return nil }
        return transition.coordinator
    }

    private(set) var animatesAppearance = false
    /// Whose appearance callbacks are under way: the last one that began some ends them.
    private(set) weak var appearanceOwner: AnyObject?

    func beginAppearance(appearing: Bool, animated: Bool, by owner: AnyObject) {
        guard appearance != (appearing ? .appeared : .disappeared) else { return }
        // A transition that runs keeps those that it moves: a container that goes or comes meanwhile has no say.
        if let running = appearanceOwner as? TransitionContext, running !== owner, !running.isOver { return }
        (appearanceOwner, animatesAppearance) = (owner, animated)
        // On its way already, the controller is the new owner's from here on, without being told again.
        if appearance != (appearing ? .appearing : .disappearing) {
            appearance = appearing ? .appearing : .disappearing
            if appearing { viewWillAppear(animated) } else { viewWillDisappear(animated) }
        }
        // A callback may have replaced the controller in its container.
        guard appearance == (appearing ? .appearing : .disappearing) else { return }
        for child in childrenInSight {
            child.beginAppearance(appearing: appearing, animated: animated, by: owner)
        }
    }

    func endAppearance(by owner: AnyObject) {
        guard appearanceOwner === owner else { return }
        appearanceOwner = nil
        switch appearance {
        case .appearing:
            appearance = .appeared
            viewDidAppear(animatesAppearance)
        case .disappearing:
            appearance = .disappeared
            viewDidDisappear(animatesAppearance)
        case .appeared, .disappeared: break
        }
        for child in childrenInSight { child.endAppearance(by: owner) }
    }
}
