import Foundation

/// A change of a container's children: who comes, who goes, what they hear of it, and the transition that
/// shows it.
///
/// The children hear ``SceneViewController/willMove(toParent:)`` when the change begins, and
/// ``SceneViewController/didMove(toParent:)`` when all is over, after the appearance callbacks. A cancelled
/// change takes its moves back: those that came hear that they go, those that were to go hear that they stay.
final class ContainerChange {
    private weak var container: SceneViewController?
    private let kind: TransitionContext.Kind
    private let from: SceneViewController
    private let to: SceneViewController
    private var added: [SceneViewController]
    private var removed: [SceneViewController]
    /// Told when the container's own state is to be brought to where it ends, before the appearance callbacks
    /// end.
    private let onEnd: (_ didComplete: Bool) -> Void
    /// Told when all is over.
    private let onOver: (_ didComplete: Bool) -> Void
    private var didComplete = true

    /// Takes in those that come. The container's own list is what it is to be already.
    ///
    /// - Parameters:
    ///   - kind: push, pop or tab.
    ///   - container: whose children change.
    ///   - before: the container's list before.
    ///   - next: the container's list from now on.
    ///   - from: the child in sight before.
    ///   - to: the child in sight from now on.
    ///   - leaving: the child that leaves by itself, which knows of its move.
    ///   - onEnd: brings the container's own state to where it ends.
    ///   - onOver: told when all is over.
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

    /// Sends nothing more to a child that has left the container during the change.
    func letGo(_ child: SceneViewController) {
        added.removeAll { $0 === child }
        removed.removeAll { $0 === child }
    }

    /// Shows the change without a transition: there is no view, or none in sight, or nothing to exchange.
    func makeAtOnce() {
        if from !== to, let container, container.isViewLoaded { container.replaceAtOnce(from, by: to) }
        end(true)
        tell()
    }

    /// Shows the change by a transition; without an animator that is over at once.
    func run(
        _ animator: (any ViewControllerAnimatedTransitioning)?,
        _ driver: (any ViewControllerInteractiveTransitioning)?, in scene: WindowScene, animated: Bool,
        onBegin: @escaping () -> Void
    ) {
        guard let container else { return }
        guard scene.transition == nil else {
            end(false)
            tell()
            return scene.report(.cannotNavigate(reason: "the delegate has begun another transition"))
        }
        TransitionContext.run(
            in: scene, isAnimated: animated, animator: animator, interactionController: driver,
            completion: tell
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

    /// Tells the children where they are now. A child that a callback has moved to another container is
    /// skipped.
    private func tell() {
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
    /// Why this container, called `what`, cannot have some children; `nil` when it can.
    func refusal(ofChildren next: [SceneViewController], in what: String) -> String? {
        if next.isEmpty { return "a \(what) cannot be empty" }
        if homeScene?.transition != nil { return "another transition is under way" }
        for (index, controller) in next.enumerated() {
            if next[..<index].contains(where: { $0 === controller }) {
                return "\(controller.label) is in the \(what) twice"
            }
            if isHeld(by: controller) { return "\(controller.label) holds the \(what)" }
            if controller === self || controller.parent != nil && controller.parent !== self {
                return "\(controller.label) is held by another container"
            }
            if controller !== self, controller.parent == nil, controller.presentingViewController != nil {
                return "\(controller.label) is presented"
            }
        }
        return nil
    }

    /// The scene in which a change of this container's children can be seen.
    var sceneInSight: WindowScene? { appearance == .disappeared ? nil : viewIfLoaded?.scene }

    /// Reports a refusal to the container's scene, or to the one whose code is running.
    func reportRefusal(_ reason: String) {
        (homeScene ?? WindowScene.current)?.report(.cannotNavigate(reason: reason))
    }
}
