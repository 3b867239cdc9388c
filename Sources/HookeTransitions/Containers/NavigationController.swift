import Foundation
import Hooke

/// A stack of controllers with the top one visible: UIKit's navigation controller without its bars.
///
/// - A change is one transition. During it `viewControllers` is already the new stack; a cancel restores it.
/// - Changes during a transition of the scene, or while views are exchanged without one, wait for its end, in the
///   order of calls. Changes in a callback of the delegate that chooses an animator are reported and refused.
/// - A pan from the leading edge pops (`interactivePopGestureRecognizer`) if the stack has more than one
///   controller and no other transition runs; else the touch is left to other recognisers. With ``backStyle`` `.predictive` a pan from either side pops, and previews the screen below.
open class NavigationController: SceneViewController {
    /// The controllers, the lowest first. Setting them is ``setViewControllers(_:animated:)`` without
    /// animation.
    open var viewControllers: [SceneViewController] {
        get { held }
        set { setViewControllers(newValue, animated: false) }
    }
    /// The controllers; of an empty stack, the placeholder.
    private var stack: [SceneViewController]
    /// A controller without content, which an empty stack shows.
    private let placeholder = SceneViewController()
    private var isEmpty: Bool { stack[0] === placeholder }
    /// Returns animators and drivers. Held weakly.
    open weak var delegate: (any NavigationControllerDelegate)?
    /// How a finger pops, and how a pop looks; `.slide` by default.
    public var backStyle = BackStyle.slide {
        willSet { viewIfLoaded?.removeGestureRecognizer(interactivePopGestureRecognizer) }
        didSet {
            popGesture.use(backStyle)
            viewIfLoaded?.addGestureRecognizer(interactivePopGestureRecognizer)
        }
    }
    let popGesture = PopGesture()
    /// The driver of the interactive pop with ``backStyle`` `.slide`, with its recogniser, decision and settle.
    public var popDriver: SwipeDriver { popGesture.slide }
    /// The driver of the interactive pop with ``backStyle`` `.predictive`; else `nil`.
    public var predictiveBackDriver: PredictiveBackDriver? { popGesture.predictive }
    /// The recogniser of the interactive pop. Disable it to disable the gesture.
    public var interactivePopGestureRecognizer: GestureRecognizer { popGesture.driver.gestureRecognizer }
    /// Whether the layout runs from right to left, which mirrors slides and the edge of the pop gesture. True
    /// if the view's `SceneView.semanticContentAttribute` or the scene say so, or if the initialiser did and
    /// the attribute is unspecified.
    public var isRightToLeft: Bool {
        guard let view = viewIfLoaded else { return runsRightToLeft }
        return view.effectiveLayoutDirection == .rightToLeft
            || runsRightToLeft && view.semanticContentAttribute == .unspecified
    }
    private var runsRightToLeft = false

    /// Creates a stack with one controller.
    public init(rootViewController: SceneViewController) {
        stack = [rootViewController]
        super.init(name: "navigation")
        setUp()
        addChild(rootViewController)
        rootViewController.didMove(toParent: self)
    }

    /// Creates a stack with one controller.
    ///
    /// - Parameters:
    ///   - rootViewController: the lowest controller.
    ///   - isRightToLeft: whether the layout runs from right to left.
    ///   - name: the controller's name.
    public convenience init(
        rootViewController: SceneViewController, isRightToLeft: Bool = false, name: String = "navigation"
    ) {
        self.init(rootViewController: rootViewController)
        self.name = name
        runsRightToLeft = isRightToLeft
        popDriver.edge = isRightToLeft ? .right : .left
    }

    /// Creates an empty stack. Its first controllers appear without animation.
    public override init(name: String = "navigation") {
        stack = [placeholder]
        super.init(name: name)
        setUp()
    }

    /// Creates an empty stack, in UIKit's spelling. No nib is loaded.
    public override init(nibName: String?, bundle: Bundle?) {
        stack = [placeholder]
        super.init(nibName: nibName ?? "navigation", bundle: bundle)
        setUp()
    }

    private func setUp() {
        popGesture.mayPop = { [weak self] in
            guard let self else { return false }
            return stack.count > 1 && viewIfLoaded?.scene?.isInTransition != true
        }
        popGesture.pop = { [weak self] in _ = self?.popViewController(animated: true) }
    }

    /// Whether callbacks are running that must not change the stack.
    var isChanging = false
    private var currentChange: ContainerChange?
    /// The changes that wait for the end of one outside a scene.
    private var waiting: [() -> Void] = []
    var layoutChange: LayoutToLayoutTransition?

    /// The top controller; of an empty stack, a controller without content.
    public var topViewController: SceneViewController { stack[stack.count - 1] }

    /// The controller that the top, or a container around it, presents; otherwise the top.
    public var visibleViewController: SceneViewController {
        topViewController.presentedViewController ?? topViewController
    }

    /// Adds the top's view and the recogniser.
    open override func viewDidLoad() {
        super.viewDidLoad()
        topViewController.view.frame = view.bounds
        view.addSubview(topViewController.view)
        settleCollectionViews(leaving: [])
        view.addGestureRecognizer(interactivePopGestureRecognizer)
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

    /// Pushes a controller. One that is already on the stack or has another parent is reported and refused.
    open func pushViewController(_ controller: SceneViewController, animated: Bool) {
        replaceStack(animated: animated) { $0 + [controller] }
    }

    /// Pops the top controller.
    ///
    /// - Returns: the popped controller; `nil` if the stack has only one.
    @discardableResult
    open func popViewController(animated: Bool) -> SceneViewController? {
        guard stack.count > 1 else { return nil }
        let top = topViewController
        let isAccepted = replaceStack(animated: animated) { $0.count > 1 ? $0.dropLast() : nil }
        return isAccepted ? top : nil
    }

    /// Pops the controllers above the given one.
    ///
    /// - Returns: the popped controllers, the lowest first; `nil` if the given one is the top or not on the
    ///   stack.
    @discardableResult
    open func popToViewController(
        _ controller: SceneViewController, animated: Bool
    ) -> [SceneViewController]? {
        guard let index = stack.firstIndex(of: controller), index < stack.count - 1 else { return nil }
        let gone = Array(stack[(index + 1)...])
        let isAccepted = replaceStack(animated: animated) { stack in
            stack.firstIndex(of: controller).map { Array(stack[...$0]) }
        }
        return isAccepted ? gone : nil
    }

    /// Pops all controllers except the lowest.
    ///
    /// - Returns: the popped controllers; `nil` if there are none.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [SceneViewController]? {
        popToViewController(stack[0], animated: animated)
    }

    /// Replaces the stack. The new top slides in as for a push, or as for a pop if it was on the stack
    /// before.
    ///
    /// An empty stack, and a controller that occurs twice or has another parent, are reported and refused.
    open func setViewControllers(_ controllers: [SceneViewController], animated: Bool) {
        replaceStack(animated: animated) { _ in controllers }
    }

    /// The controllers, without the placeholder.
    private var held: [SceneViewController] { isEmpty ? [] : stack }

    /// Replaces the stack, or during a transition after it; the new stack is computed then.
    ///
    /// - Returns: false if it was refused, or nothing changes.
    @discardableResult
    private func replaceStack(
        animated: Bool, leaving: SceneViewController? = nil,
        by change: @escaping ([SceneViewController]) -> [SceneViewController]?
    ) -> Bool {
        if !isChanging {
            let scene = homeScene
            scene?.endSettlingFlights()
            let again = { [weak self] in
                _ = self?.replaceStack(animated: animated, leaving: leaving, by: change)
            }
            if let scene, scene.isInTransition {
                scene.afterTransitions(again)
                return true
            }
            if currentChange?.isExchanging == true {
                waiting.append(again)
                return true
            }
        }
        guard let next = change(held) else { return false }
        let reason =
            isChanging
            ? "another transition is in progress" : refusal(ofChildren: next, in: "navigation controller")
        if let reason {
            reportRefusal(reason)
            return false
        }
        begin(
            from: held, to: next, showing: topViewController, animated: animated && !isEmpty, leaving)
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
                currentChange = nil
                if !didComplete {
                    // A controller that has left during the change is not restored.
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
                while currentChange == nil, !waiting.isEmpty { waiting.removeFirst()() }
            })
        currentChange = change
        shareCollectionViews(to: added)
        isChanging = false
        guard from !== to, let scene = visibleScene else {
            return change.performImmediately()
        }
        isSeen = true
        scene.run { run(change, operation, from: from, to: to, animated: animated, in: scene) }
    }

    /// Removes a child that leaves by itself; the one below becomes visible at once, or after the current
    /// transition. The last child cannot be removed from the stack, which is reported.
    override func releaseChild(_ child: SceneViewController) -> Bool {
        let rest = stack.filter { $0 !== child }
        guard !rest.isEmpty else {
            reportRefusal("a navigation controller cannot be empty")
            return false
        }
        let scene = homeScene
        if rest.count < stack.count, currentChange == nil, scene?.isInTransition != true {
            return replaceStack(animated: false, leaving: child) { _ in rest }
        }
        currentChange?.releaseChild(child)
        stack = rest
        if currentChange == nil, let scene, scene.isInTransition {
            let show = { [weak self] in self?.showTop(insteadOf: child) ?? () }
            if scene.transition?.coordinator?.animate(alongsideTransition: nil, completion: { _ in show() })
                != true
            {
                scene.afterTransitions(show)
            }
        }
        return false
    }

    /// Shows the top instead of a visible controller that has left the stack.
    private func showTop(insteadOf gone: SceneViewController) {
        guard currentChange == nil, gone.parent !== self, isViewLoaded, gone.viewIfLoaded?.superview === view
        else { return }
        begin(from: stack, to: stack, showing: gone, animated: false)
    }
}
