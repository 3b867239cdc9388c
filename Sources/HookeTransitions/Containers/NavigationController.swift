import Foundation
import Hooke

/// What a navigation controller does to its stack.
public enum NavigationOperation: Hashable, Sendable {
    /// A controller comes on top.
    case push
    /// The top goes, down to some controller below.
    case pop
}

/// Hands out animators and drivers of a navigation controller, and hears of what shows. Every method is
/// optional.
public protocol NavigationControllerDelegate: AnyObject, SendableMetatype {
    /// The animator of a change; `nil` for the built-in slide.
    func navigationController(
        _ navigationController: NavigationController, animationControllerFor operation: NavigationOperation,
        from: SceneViewController, to: SceneViewController
    ) -> (any ViewControllerAnimatedTransitioning)?
    /// The driver of a change; `nil` when it is to run by time, or by the edge pan where that began it.
    func navigationController(
        _ navigationController: NavigationController,
        interactionControllerFor animator: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)?
    /// Called before a controller comes to the top, where that can be seen.
    func navigationController(
        _ navigationController: NavigationController, willShow controller: SceneViewController, animated: Bool
    )
    /// Called when a controller has come to the top, where that could be seen; after a cancelled change, not
    /// at all.
    func navigationController(
        _ navigationController: NavigationController, didShow controller: SceneViewController, animated: Bool)
}

extension NavigationControllerDelegate {
    /// `nil`: the built-in slide.
    public func navigationController(
        _ navigationController: NavigationController, animationControllerFor operation: NavigationOperation,
        from: SceneViewController, to: SceneViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { nil }
    /// `nil`: not interactive.
    public func navigationController(
        _ navigationController: NavigationController,
        interactionControllerFor animator: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)? { nil }
    /// Does nothing.
    public func navigationController(
        _ navigationController: NavigationController, willShow controller: SceneViewController, animated: Bool
    ) {}
    /// Does nothing.
    public func navigationController(
        _ navigationController: NavigationController, didShow controller: SceneViewController, animated: Bool
    ) {}
}

/// A stack of controllers, the top one in sight: UIKit's navigation controller without its bars.
///
/// A change is one transition: animated, scrubbed and cancelled like any other. During it `viewControllers`
/// is already what it will be, and a cancelled one puts it back. While any transition of the scene is under
/// way further changes are reported and refused.
///
/// A finger from the leading edge pops (`interactivePopGestureRecognizer`), as long as there is something to
/// pop.
nonisolated open class NavigationController: SceneViewController {
    /// The controllers, the lowest first. Setting them is ``setViewControllers(_:animated:)`` without
    /// animation.
    public var viewControllers: [SceneViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    private var stack: [SceneViewController]
    /// Hands out animators and drivers. Not owned.
    public weak var delegate: (any NavigationControllerDelegate)?
    /// Drives the interactive pop: its decision, its settling, its recogniser.
    public let popDriver: SwipeDriver
    /// The recogniser of the interactive pop. Switched off, a finger from the edge pops nothing.
    public var interactivePopGestureRecognizer: GestureRecognizer { popDriver.recognizer }
    /// Whether the layout runs from right to left: slides and the popping edge are mirrored. It does where
    /// the view's `SceneView.semanticContentAttribute` or the scene say so, or the initialiser did and the
    /// view says nothing.
    public var isRightToLeft: Bool {
        guard let view = viewIfLoaded else { return runsRightToLeft }
        return view.effectiveLayoutDirection == .rightToLeft
            || runsRightToLeft && view.semanticContentAttribute == .unspecified
    }
    private let runsRightToLeft: Bool

    /// A stack with one controller.
    ///
    /// - Parameters:
    ///   - rootViewController: the lowest controller.
    ///   - isRightToLeft: whether the layout runs from right to left.
    ///   - name: what the controller is called.
    public init(
        rootViewController: SceneViewController, isRightToLeft: Bool = false, name: String = "navigation"
    ) {
        stack = [rootViewController]
        runsRightToLeft = isRightToLeft
        popDriver = SwipeDriver(edge: isRightToLeft ? .right : .left, measure: .location)
        super.init(name: name)
        popDriver.tracksFinger = true
        popDriver.begin = { [weak self] in
            // With nothing to pop, or during another transition, the finger does nothing.
            guard let self, viewControllers.count > 1, viewIfLoaded?.scene?.transition == nil else { return }
            isPoppedByFinger = true
            popViewController(animated: true)
            isPoppedByFinger = false
        }
        addChild(rootViewController)
        rootViewController.didMove(toParent: self)
    }

    private var isPoppedByFinger = false
    /// Whether callbacks of a change run that must not change the stack: the delegate is asked, controllers
    /// hear that they move.
    private var isChanging = false
    /// The change of the stack under way.
    private var changeUnderWay: ContainerChange?
    /// The change of layouts under way.
    private var layoutChange: LayoutToLayoutTransition?

    /// The controller on top.
    public var topViewController: SceneViewController { viewControllers[viewControllers.count - 1] }

    /// What shows: what the top, or a container around it, presents; else the top.
    public var visibleViewController: SceneViewController {
        topViewController.presentedViewController ?? topViewController
    }

    /// Puts the top's view in, and the recogniser on.
    open override func viewDidLoad() {
        super.viewDidLoad()
        topViewController.view.frame = view.bounds
        view.addSubview(topViewController.view)
        settleCollectionViews(leaving: [])
        view.addGestureRecognizer(popDriver.recognizer)
    }

    override func beginAppearance(appearing: Bool, animated: Bool, by owner: AnyObject) {
        if appearing { popDriver.edge = isRightToLeft ? .right : .left }
        super.beginAppearance(appearing: appearing, animated: animated, by: owner)
    }

    // MARK: Changes

    /// Pushes the controller.
    open override func show(_ controller: SceneViewController, sender: Any?) {
        pushViewController(controller, animated: true)
    }

    /// Puts a controller on top. One that is on the stack already, or held by another container, is reported
    /// and refused.
    public func pushViewController(_ controller: SceneViewController, animated: Bool) {
        setViewControllers(viewControllers + [controller], animated: animated)
    }

    /// Takes the top off; with one controller on the stack nothing happens.
    ///
    /// - Returns: the controller that goes; `nil` when nothing did.
    @discardableResult
    public func popViewController(animated: Bool) -> SceneViewController? {
        guard viewControllers.count > 1 else { return nil }
        let top = topViewController
        return setViewControllers(viewControllers.dropLast(), animated: animated) ? top : nil
    }

    /// Takes off what is above a controller.
    ///
    /// - Returns: the controllers that go, the lowest first; none when the controller is not on the stack or
    ///   on top.
    @discardableResult
    public func popToViewController(
        _ controller: SceneViewController, animated: Bool
    ) -> [SceneViewController] {
        guard let index = viewControllers.firstIndex(where: { $0 === controller }),
            index < viewControllers.count - 1
        else { return [] }
        let gone = Array(viewControllers[(index + 1)...])
        return setViewControllers(viewControllers.prefix(index + 1), animated: animated) ? gone : []
    }

    /// Takes off all but the lowest.
    ///
    /// - Returns: the controllers that go.
    @discardableResult
    public func popToRootViewController(animated: Bool) -> [SceneViewController] {
        popToViewController(viewControllers[0], animated: animated)
    }

    /// Replaces the stack. The top slides in as for a push, or as for a pop where it was on the stack before.
    ///
    /// - Returns: whether it was done. An empty stack, one with a controller twice, one held by another
    ///   container, and any change while a transition is under way are reported and refused.
    @discardableResult
    public func setViewControllers(
        _ controllers: some Collection<SceneViewController>, animated: Bool
    ) -> Bool {
        replaceStack(by: Array(controllers), animated: animated)
    }

    private func replaceStack(
        by next: [SceneViewController], animated: Bool, leaving: SceneViewController? = nil
    ) -> Bool {
        let reason =
            isChanging
            ? "another transition is under way" : refusal(ofChildren: next, in: "navigation controller")
        if let reason {
            reportRefusal(reason)
            return false
        }
        begin(from: viewControllers, to: next, showing: topViewController, animated: animated, leaving)
        return true
    }

    private func begin(
        from before: [SceneViewController], to next: [SceneViewController], showing from: SceneViewController,
        animated: Bool, _ leaving: SceneViewController? = nil
    ) {
        let to = next[next.count - 1]
        let operation: NavigationOperation = before.contains { $0 === to } ? .pop : .push
        let added = next.filter { $0.parent == nil }
        stack = next
        isChanging = true
        var isSeen = false
        let change = ContainerChange(
            operation == .push ? .push : .pop, of: self, from: before, to: next, showing: from, to,
            leaving: leaving,
            onEnd: { [weak self] didComplete in
                guard let self else { return }
                changeUnderWay = nil
                if !didComplete {
                    // A controller that has left during the change stays away.
                    let held = before.filter { $0.parent === self }
                    stack = held.isEmpty ? [from] : held
                }
                layoutChange?.end(didComplete: didComplete)
                layoutChange = nil
                settleCollectionViews(
                    leaving: (didComplete ? before : next).filter { $0.parent !== self })
            },
            onOver: { [weak self] didComplete in
                guard let self else { return }
                if didComplete, isSeen {
                    delegate?.navigationController(self, didShow: to, animated: animated)
                }
                showTop(insteadOf: didComplete ? to : from)
            })
        changeUnderWay = change
        shareCollectionViews(to: added)
        isChanging = false
        guard from !== to, let scene = sceneInSight else {
            return change.makeAtOnce()
        }
        isSeen = true
        scene.run { run(change, operation, from: from, to: to, animated: animated, in: scene) }
    }

    /// Takes a child off the stack that leaves by itself; the one below comes into sight at once. During a
    /// transition that waits until the transition is over. The last one stays on the stack, which cannot be
    /// empty; that is reported.
    override func letGo(_ child: SceneViewController) -> Bool {
        let rest = stack.filter { $0 !== child }
        guard !rest.isEmpty else {
            reportRefusal("a navigation controller cannot be empty")
            return false
        }
        let transition = homeScene?.transition
        if rest.count < stack.count, changeUnderWay == nil, transition == nil {
            return replaceStack(by: rest, animated: false, leaving: child)
        }
        changeUnderWay?.letGo(child)
        stack = rest
        if changeUnderWay == nil {
            transition?.coordinator?.animate(alongsideTransition: nil) { [weak self] _ in
                self?.showTop(insteadOf: child)
            }
        }
        return false
    }

    /// Puts the top in the place of a controller that has left the stack while it was in sight.
    private func showTop(insteadOf gone: SceneViewController) {
        guard changeUnderWay == nil, gone.parent !== self, isViewLoaded, gone.viewIfLoaded?.superview === view
        else { return }
        begin(from: stack, to: stack, showing: gone, animated: false)
    }

    private func run(
        _ change: ContainerChange, _ operation: NavigationOperation, from: SceneViewController,
        to: SceneViewController, animated: Bool, in scene: WindowScene
    ) {
        var animator: (any ViewControllerAnimatedTransitioning)?
        var driver: (any ViewControllerInteractiveTransitioning)?
        isChanging = true
        prepareCollectionView(from: from, to: to)
        if animated {
            animator =
                delegate?.navigationController(self, animationControllerFor: operation, from: from, to: to)
            if animator == nil {
                layoutChange = LayoutToLayoutTransition(from: from, to: to)
                animator = layoutChange ?? NavigationSlide(operation, isRightToLeft: isRightToLeft)
            }
        }
        if let animator {
            driver =
                delegate?.navigationController(self, interactionControllerFor: animator)
                ?? (isPoppedByFinger ? popDriver : nil)
        }
        isChanging = false
        change.run(animator, driver, in: scene, animated: animated) { [weak self] in
            guard let self else { return }
            delegate?.navigationController(self, willShow: to, animated: animated)
        }
    }
}
