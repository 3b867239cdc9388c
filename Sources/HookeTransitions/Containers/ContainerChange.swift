import Foundation

/// A change of a container's children: added and removed controllers, their callbacks, and the transition.
///
/// The children get ``SceneViewController/willMove(toParent:)`` when the change begins, and
/// ``SceneViewController/didMove(toParent:)`` at the end, after the appearance callbacks. A cancel reverts
/// the moves, with callbacks for both the added and the removed children.
final class ContainerChange: SceneIsolated {
    private weak var container: SceneViewController?
    private let kind: TransitionContext.Kind
    private let from: SceneViewController
    private let to: SceneViewController
    private var added: [SceneViewController]
    private var removed: [SceneViewController]
    /// Updates the container's own state, before the appearance callbacks end.
    private let onEnd: (_ didComplete: Bool) -> Void
    /// Called at the end.
    private let onOver: (_ didComplete: Bool) -> Void
    private var didComplete = true
    /// Whether it exchanges the views without a transition.
    private(set) var isExchanging = false

    /// Adds the new children. The container's own list must already be `next`.
    ///
    /// - Parameters:
    ///   - before: the children before.
    ///   - next: the children from now on.
    ///   - from: the child that was visible.
    ///   - to: the child that becomes visible.
    ///   - leaving: the child that leaves by itself; its `willMove` is not called.
    ///   - onEnd: updates the container's own state.
    ///   - onOver: called at the end.
    init(
        _ kind: TransitionContext.Kind, of container: SceneViewController, from before: [SceneViewController],
        to next: [SceneViewController], showing from: SceneViewController, _ to: SceneViewController,
        leaving: SceneViewController? = nil, onEnd: @escaping (Bool) -> Void, onOver: @escaping (Bool) -> Void
    ) {
        self.container = container
        self.kind = kind
        self.from = from
        self.to = to
        self.onEnd = onEnd
        self.onOver = onOver
        added = next.filter { $0.parent == nil }
        removed = before.filter { old in !next.contains { $0 === old } }
        for controller in added { container.addChild(controller) }
        for controller in removed where controller !== leaving { controller.willMove(toParent: nil) }
    }

    /// Excludes a child that has left the container during the change from further callbacks.
    func releaseChild(_ child: SceneViewController) {
        added.removeAll { $0 === child }
        removed.removeAll { $0 === child }
    }

    /// Makes the change without a transition: there is no visible view, or nothing to exchange.
    func performImmediately() {
        let scene = container?.homeScene
        let exchange = { [self] in
            if from !== to, let container, container.isViewLoaded {
                container.replaceImmediately(from, by: to)
            }
            end(true)
        }
        isExchanging = true
        if let scene { scene.exchange(exchange) } else { exchange() }
        isExchanging = false
        notifyChildren()
        scene?.performDeferred()
    }

    /// Runs the change as a transition; without an animator it is immediate.
    func run(
        _ animator: (any ViewControllerAnimatedTransitioning)?,
        _ driver: (any ViewControllerInteractiveTransitioning)?, in scene: WindowScene, animated: Bool,
        onBegin: @escaping () -> Void
    ) {
        guard let container else { return }
        guard scene.transition == nil else {
            end(false)
            notifyChildren()
            return scene.report(.cannotNavigate(reason: "the delegate has begun another transition"))
        }
        TransitionContext.run(
            in: scene, isAnimated: animated, animator: animator, interactionController: driver,
            completion: notifyChildren
        ) {
            ContainerStage(kind, from: from, to: to, in: container.view, onBegin: onBegin, onEnd: end)
        }
    }

    private func end(_ didComplete: Bool) {
        self.didComplete = didComplete
        for child in didComplete ? removed : added where child.parent === container { child.unlink() }
        if !didComplete {
            for child in added { (child.isMovingToParent, child.isMovingFromParent) = (false, true) }
            for child in removed { child.isMovingFromParent = false }
        }
        onEnd(didComplete)
    }

    /// Notifies the children of their new parents, except those that a callback has moved to another
    /// container.
    private func notifyChildren() {
        guard let container else { return }
        for child in didComplete ? added : removed where child.parent === container {
            if !didComplete { child.willMove(toParent: container) }
            child.didMove(toParent: container)
        }
        for child in didComplete ? removed : added where child.parent == nil {
            if !didComplete { child.willMove(toParent: nil) }
            child.didMove(toParent: nil)
        }
        onOver(didComplete)
    }
}

extension SceneViewController {
    /// Returns why this container, called `what`, cannot have these children; `nil` if it can.
    func refusal(ofChildren next: [SceneViewController], in what: String) -> String? {
        if next.isEmpty { return "a \(what) cannot be empty" }
        if homeScene?.isInTransition == true { return "another transition is in progress" }
        for (index, controller) in next.enumerated() {
            if next[..<index].contains(where: { $0 === controller }) {
                return "\(controller.label) is in the \(what) twice"
            }
            if isHeld(by: controller) { return "\(controller.label) contains the \(what)" }
            if controller === self || controller.parent != nil && controller.parent !== self {
                return "\(controller.label) is a child of another container"
            }
            if controller !== self, controller.parent == nil, controller.presentingViewController != nil {
                return "\(controller.label) is presented"
            }
        }
        return nil
    }

    /// The scene, if a change of this container's children is visible in it.
    var visibleScene: WindowScene? { appearance == .disappeared ? nil : viewIfLoaded?.scene }

    /// Reports a refusal to the container's scene, or to the running one.
    func reportRefusal(_ reason: String) {
        (homeScene ?? WindowScene.current)?.report(.cannotNavigate(reason: reason))
    }
}
