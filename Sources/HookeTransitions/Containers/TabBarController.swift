import Foundation
import Hooke

/// Hands out animators and drivers of a tab bar controller, and hears of selections. Every method is optional.
public protocol TabBarControllerDelegate: AnyObject {
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
/// A change is at once unless the delegate has an animator. During an animated change `selectedIndex` is already the new one;
/// a cancelled change puts it back. While any transition of the scene is under way further changes are reported and refused.
open class TabBarController: SceneViewController {
    /// The controllers of the tabs; at least one.
    public let viewControllers: [SceneViewController]
    /// Hands out animators and drivers. Not owned.
    public weak var delegate: (any TabBarControllerDelegate)?
    private var selection = 0
    /// Whether the delegate is being asked for an animator or a driver.
    private var isAskingDelegate = false

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
        self.viewControllers = viewControllers
        super.init(name: name)
        for controller in viewControllers { addChild(controller) }
    }

    /// The controller in sight.
    public var selectedViewController: SceneViewController { viewControllers[selection] }

    /// Which tab is in sight. An index that is none is reported and refused.
    public var selectedIndex: Int {
        get { selection }
        set { change(to: newValue) }
    }

    /// Selects a tab as a finger on the bar would: the delegate may refuse, and hears of it.
    ///
    /// - Returns: whether the tab was selected.
    @discardableResult
    public func select(_ index: Int) -> Bool {
        guard viewControllers.indices.contains(index) else {
            change(to: index)
            return false
        }
        let controller = viewControllers[index]
        guard delegate?.tabBarController(self, shouldSelect: controller) ?? true, change(to: index) else {
            return false
        }
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
    private func change(to index: Int) -> Bool {
        let scene = homeScene ?? Ambient.current?.scene
        guard viewControllers.indices.contains(index) else {
            scene?.report(
                .cannotNavigate(reason: "tab \(index) of \(viewControllers.count) was asked for"))
            return false
        }
        guard index != selection else { return true }
        guard !isAskingDelegate, scene?.transition == nil else {
            scene?.report(.cannotNavigate(reason: "another transition is under way"))
            return false
        }
        let before = selection
        let (from, to) = (viewControllers[before], viewControllers[index])
        selection = index
        guard let own = viewIfLoaded else { return true }
        guard let scene = own.scene, appearance != .disappeared else {
            replaceAtOnce(from, by: to)
            return true
        }
        return scene.run {
            isAskingDelegate = true
            let animator = delegate?.tabBarController(self, animationControllerFrom: from, to: to)
            let driver = animator.flatMap { delegate?.tabBarController(self, interactionControllerFor: $0) }
            isAskingDelegate = false
            guard scene.transition == nil else {
                selection = before
                scene.report(.cannotNavigate(reason: "the delegate has begun another transition"))
                return false
            }
            var restorePoint = RestorePoint()
            restorePoint.capture(scene.window)
            let stage = ContainerStage(
                .tab, from: from, to: to, in: own, onBegin: {},
                onEnd: { [weak self] didComplete in if !didComplete { self?.selection = before } })
            TransitionContext(
                stage, scene: scene, restorePoint: restorePoint, isAnimated: animator != nil,
                animator: animator,
                interactionController: driver, completion: nil
            ).begin(in: scene)
            return true
        }
    }
}
