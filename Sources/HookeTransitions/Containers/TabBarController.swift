import Foundation
import Hooke

/// Returns animators and drivers of a tab bar controller, and observes selections. Every method is optional.
public protocol TabBarControllerDelegate: AnyObject, SceneIsolated {
    /// Returns whether the user may select a tab. Called by `select(_:)`, not by `selectedIndex`.
    func tabBarController(
        _ tabBarController: TabBarController, shouldSelect controller: SceneViewController
    ) -> Bool
    /// Called after the user has selected a tab.
    func tabBarController(_ tabBarController: TabBarController, didSelect controller: SceneViewController)
    /// Returns the animator between two tabs; `nil` for an immediate change.
    func tabBarController(
        _ tabBarController: TabBarController, animationControllerFrom from: SceneViewController,
        to: SceneViewController
    ) -> (any ViewControllerAnimatedTransitioning)?
    /// Returns the driver of a change; `nil` to run it by time.
    func tabBarController(
        _ tabBarController: TabBarController,
        interactionControllerFor animator: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)?
}

extension TabBarControllerDelegate {
    /// The default: `true`.
    public func tabBarController(
        _ tabBarController: TabBarController, shouldSelect controller: SceneViewController
    ) -> Bool { true }
    /// The default does nothing.
    public func tabBarController(
        _ tabBarController: TabBarController, didSelect controller: SceneViewController
    ) {}
    /// The default: `nil`, an immediate change.
    public func tabBarController(
        _ tabBarController: TabBarController, animationControllerFrom from: SceneViewController,
        to: SceneViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { nil }
    /// The default: `nil`, not interactive.
    public func tabBarController(
        _ tabBarController: TabBarController,
        interactionControllerFor animator: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)? { nil }
}

/// Controllers of which one is visible: UIKit's tab bar controller without its bar.
///
/// A change is immediate unless the delegate returns an animator. During an animated change `selectedIndex`
/// is already the new one; a cancel restores it. Changes during another transition of the scene are reported
/// and refused.
open class TabBarController: SceneViewController {
    /// The controllers of the tabs; at least one. Setting them is ``setViewControllers(_:animated:)`` without
    /// animation.
    public var viewControllers: [SceneViewController] {
        get { held }
        set { setViewControllers(newValue, animated: false) }
    }
    /// Returns animators and drivers. Held weakly.
    open weak var delegate: (any TabBarControllerDelegate)?
    // HookeUIKit declares a property of the same name with UIKit's type.
    package var ownDelegate: (any TabBarControllerDelegate)? {
        get { delegate }
        set { delegate = newValue }
    }
    /// The controllers; of an empty tab bar, the placeholder.
    private var tabs: [SceneViewController]
    /// A controller without content, which an empty tab bar shows.
    private let placeholder = SceneViewController()
    private var held: [SceneViewController] { tabs[0] === placeholder ? [] : tabs }
    private var selection = 0
    /// Whether callbacks are running that must not change the tabs.
    private var isChanging = false

    /// Creates a controller whose first tab is selected.
    ///
    /// - Parameters:
    ///   - viewControllers: the controllers. Traps if empty, or if one occurs twice.
    ///   - name: the controller's name.
    public init(viewControllers: [SceneViewController], name: String = "tabs") {
        precondition(!viewControllers.isEmpty, "viewControllers is empty; accepted: at least 1 controller")
        precondition(
            Set(viewControllers.map(ObjectIdentifier.init)).count == viewControllers.count,
            "a controller occurs twice in viewControllers; accepted: each once")
        tabs = viewControllers
        super.init(name: name)
        for controller in viewControllers {
            addChild(controller)
            controller.didMove(toParent: self)
        }
    }

    /// Creates a controller without tabs. Its first tabs appear without animation.
    public override init(name: String = "tabs") {
        tabs = [placeholder]
        super.init(name: name)
    }

    /// Creates a controller without tabs, in UIKit's spelling. No nib is loaded.
    public override init(nibName: String?, bundle: Bundle?) {
        tabs = [placeholder]
        super.init(nibName: nibName ?? "tabs", bundle: bundle)
    }

    /// The visible controller; without tabs, a controller without content. Setting it selects its tab; a
    /// controller without a tab is reported and refused.
    public var selectedViewController: SceneViewController {
        get { tabs[selection] }
        set {
            guard let index = held.firstIndex(of: newValue) else {
                return reportRefusal("\(newValue.label) is in no tab")
            }
            selectedIndex = index
        }
    }

    /// The index of the selected tab. An index out of range is reported and refused.
    open var selectedIndex: Int {
        get { selection }
        set {
            homeScene?.endSettlingFlights()
            select(newValue, of: tabs)
        }
    }

    /// Replaces the tabs. The selected controller stays selected; if it is removed, the one at its index is
    /// selected, or else the first. If the visible controller changes, the delegate is asked for an animator
    /// if `animated` is true; otherwise the change is immediate.
    ///
    /// An empty list or `nil`, a controller that occurs twice or has another parent, and any change during a
    /// transition are reported and refused.
    open func setViewControllers(_ controllers: [SceneViewController]?, animated: Bool) {
        let next = controllers ?? []
        homeScene?.endSettlingFlights()
        if let reason = refusal(ofChildren: next, in: "tab bar controller") { return reportRefusal(reason) }
        let kept = next.firstIndex(of: selectedViewController)
        let index = kept ?? (next.indices.contains(selection) ? selection : 0)
        _ = change(to: index, of: next, animated: animated && !held.isEmpty)
    }

    /// Selects a tab as the user would: the delegate may refuse and is notified.
    ///
    /// - Returns: whether the tab was selected. False also if the delegate removed its controller from the
    ///   tabs.
    @discardableResult
    public func select(_ index: Int) -> Bool {
        guard tabs.indices.contains(index) else { return select(index, of: tabs) }
        let controller = tabs[index]
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true,
            let index = tabs.firstIndex(where: { $0 === controller }), select(index, of: tabs)
        else { return false }
        delegate?.tabBarController(self, didSelect: controller)
        return true
    }

    /// Adds the selected view.
    open override func viewDidLoad() {
        super.viewDidLoad()
        selectedViewController.view.frame = view.bounds
        view.addSubview(selectedViewController.view)
    }

    @discardableResult
    private func select(_ index: Int, of tabs: [SceneViewController]) -> Bool {
        guard tabs.indices.contains(index) else {
            reportRefusal("tab index \(index) is out of range; accepted: 0..<\(tabs.count)")
            return false
        }
        guard index != selection else { return true }
        guard (homeScene ?? WindowScene.current)?.isInTransition != true else {
            reportRefusal("another transition is in progress")
            return false
        }
        return change(to: index, of: tabs, animated: true)
    }

    /// - Returns: whether the change was made or has begun.
    private func change(to index: Int, of next: [SceneViewController], animated: Bool) -> Bool {
        guard !isChanging else {
            reportRefusal("another transition is in progress")
            return false
        }
        let (before, selectionBefore) = (held, selection)
        let (from, to) = (selectedViewController, next[index])
        (tabs, selection) = (next, index)
        isChanging = true
        let change = ContainerChange(
            .tab, of: self, from: before, to: next, showing: from, to,
            onEnd: { [weak self] didComplete in
                self?.isChanging = false
                guard let self, !didComplete else { return }
                (tabs, selection) = (before.isEmpty ? [placeholder] : before, selectionBefore)
            }, onOver: { _ in })
        guard from !== to, let scene = visibleScene else {
            change.performImmediately()
            return true
        }
        return scene.run {
            let animator =
                animated ? delegate?.tabBarController(self, animationControllerFrom: from, to: to) : nil
            let driver = animator.flatMap { delegate?.tabBarController(self, interactionControllerFor: $0) }
            isChanging = false
            let isRefused = scene.transition != nil
            change.run(animator, driver, in: scene, animated: animator != nil) {}
            return !isRefused
        }
    }
}
