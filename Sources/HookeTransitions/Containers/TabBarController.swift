import Foundation
import Hooke

/// Hands out animators and drivers of a tab bar controller, and hears of selections. Every method is
/// optional.
public protocol TabBarControllerDelegate: AnyObject, SendableMetatype {
    /// Whether a tab may be selected by the user; asked by `select(_:)`, not by `selectedIndex`.
    func tabBarController(
        _ tabBarController: TabBarController, shouldSelect controller: SceneViewController
    ) -> Bool
    /// Called when the user has selected a tab.
    func tabBarController(_ tabBarController: TabBarController, didSelect controller: SceneViewController)
    /// The animator between two tabs; `nil` for a change at once.
    func tabBarController(
        _ tabBarController: TabBarController, animationControllerFrom from: SceneViewController,
        to: SceneViewController
    ) -> (any ViewControllerAnimatedTransitioning)?
    /// The driver of a change; `nil` when it is to run by time.
    func tabBarController(
        _ tabBarController: TabBarController,
        interactionControllerFor animator: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)?
}

extension TabBarControllerDelegate {
    /// `true`.
    public func tabBarController(
        _ tabBarController: TabBarController, shouldSelect controller: SceneViewController
    ) -> Bool { true }
    /// Does nothing.
    public func tabBarController(
        _ tabBarController: TabBarController, didSelect controller: SceneViewController
    ) {}
    /// `nil`: at once.
    public func tabBarController(
        _ tabBarController: TabBarController, animationControllerFrom from: SceneViewController,
        to: SceneViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { nil }
    /// `nil`: not interactive.
    public func tabBarController(
        _ tabBarController: TabBarController,
        interactionControllerFor animator: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)? { nil }
}

/// Controllers side by side, one of them in sight: UIKit's tab bar controller without its bar.
///
/// A change is at once unless the delegate has an animator. During an animated change `selectedIndex` is
/// already the new one; a cancelled change puts it back. While any transition of the scene is under way
/// further changes are reported and refused.
nonisolated open class TabBarController: SceneViewController {
    /// The controllers of the tabs; at least one. Setting them is ``setViewControllers(_:animated:)`` without
    /// animation.
    public var viewControllers: [SceneViewController] {
        get { tabs }
        set { setViewControllers(newValue, animated: false) }
    }
    /// Hands out animators and drivers. Not owned.
    public weak var delegate: (any TabBarControllerDelegate)?
    private var tabs: [SceneViewController]
    private var selection = 0
    /// Whether callbacks of a change run that must not change the tabs: the delegate is asked, controllers
    /// hear that they move.
    private var isChanging = false

    /// Tabs, the first of them selected.
    ///
    /// - Parameters:
    ///   - viewControllers: the controllers; none, or one that is there twice, stops with a message.
    ///   - name: what the controller is called.
    public init(viewControllers: [SceneViewController], name: String = "tabs") {
        precondition(!viewControllers.isEmpty, "viewControllers are 0; accepted: at least 1")
        precondition(
            Set(viewControllers.map(ObjectIdentifier.init)).count == viewControllers.count,
            "a controller is among viewControllers twice; accepted: each once")
        tabs = viewControllers
        super.init(name: name)
        for controller in viewControllers {
            addChild(controller)
            controller.didMove(toParent: self)
        }
    }

    /// The controller in sight. Setting it selects its tab; one that is in no tab is reported and refused.
    public var selectedViewController: SceneViewController {
        get { tabs[selection] }
        set {
            guard let index = tabs.firstIndex(where: { $0 === newValue }) else {
                return reportRefusal("\(newValue.label) is in no tab")
            }
            selectedIndex = index
        }
    }

    /// Which tab is in sight. An index that is none is reported and refused.
    public var selectedIndex: Int {
        get { selection }
        set { select(newValue, of: tabs) }
    }

    /// Replaces the tabs. The controller that was selected stays so; when it is gone, the one at its index
    /// is, else the first. A change of the one in sight asks the delegate for an animator where `animated`,
    /// and is at once otherwise.
    ///
    /// - Returns: whether it was done. No controllers, one that is there twice or held by another container,
    ///   and any change while a transition is under way are reported and refused.
    @discardableResult
    public func setViewControllers(_ controllers: some Collection<SceneViewController>, animated: Bool)
        -> Bool
    {
        let next = Array(controllers)
        if let reason = refusal(ofChildren: next, in: "tab bar controller") {
            reportRefusal(reason)
            return false
        }
        let kept = next.firstIndex { $0 === selectedViewController }
        return change(
            to: kept ?? (next.indices.contains(selection) ? selection : 0), of: next, animated: animated)
    }

    /// Selects a tab as a finger on the bar would: the delegate may refuse, and hears of it.
    ///
    /// - Returns: whether the tab was selected. It was not where the delegate has taken its controller out of
    ///   the tabs.
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

    /// Puts the selected view in.
    open override func viewDidLoad() {
        super.viewDidLoad()
        selectedViewController.view.frame = view.bounds
        view.addSubview(selectedViewController.view)
    }

    @discardableResult
    private func select(_ index: Int, of tabs: [SceneViewController]) -> Bool {
        guard tabs.indices.contains(index) else {
            reportRefusal("tab \(index) of \(tabs.count) was asked for")
            return false
        }
        guard index != selection else { return true }
        guard (homeScene ?? WindowScene.current)?.transition == nil else {
            reportRefusal("another transition is under way")
            return false
        }
        return change(to: index, of: tabs, animated: true)
    }

    /// - Returns: whether it was done, or has begun.
    private func change(to index: Int, of next: [SceneViewController], animated: Bool) -> Bool {
        guard !isChanging else {
            reportRefusal("another transition is under way")
            return false
        }
        let (before, selectionBefore) = (tabs, selection)
        let (from, to) = (selectedViewController, next[index])
        (tabs, selection) = (next, index)
        isChanging = true
        let change = ContainerChange(
            .tab, of: self, from: before, to: next, showing: from, to,
            onEnd: { [weak self] didComplete in
                guard let self, !didComplete else { return }
                (tabs, selection) = (before, selectionBefore)
            }, onOver: { _ in })
        isChanging = false
        guard from !== to, let scene = sceneInSight else {
            change.makeAtOnce()
            return true
        }
        return scene.run {
            isChanging = true
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
