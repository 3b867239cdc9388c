import Foundation
import Hooke

/// A transition in progress: the context of its animator and driver. Its timeline and state machine are those
/// of a `SceneChange`; it adds the controllers.
public final class TransitionContext: ViewControllerContextTransitioning, SceneChangeOwner, IdentityHashable {
    /// The kinds of change.
    public enum Kind: Hashable, Sendable {
        /// A controller is presented over another one.
        case presentation
        /// A presented controller is dismissed.
        case dismissal
        /// A controller is pushed on a navigation stack.
        case push
        /// The top controller is popped from a navigation stack.
        case pop
        /// Another tab is selected.
        case tab
    }

    /// The kind of change.
    public var kind: Kind { stage.kind }
    /// Whether the transition is animated.
    public let isAnimated: Bool
    /// The controller that is visible at the start.
    public var fromController: SceneViewController { stage.from }
    /// The controller that is visible at the end.
    public var toController: SceneViewController { stage.to }
    /// The presentation; `nil` for a change in a container.
    public var presentation: PresentationController? { (stage as? PresentationStage)?.presentation }
    /// The view that contains the transition.
    public var containerView: SceneView { stage.container }
    /// The animator; `nil` if the change is immediate, and after the end, because an animator may retain its
    /// context.
    public private(set) var animator: (any ViewControllerAnimatedTransitioning)?
    /// The driver; `nil` if the transition runs by time, and after the end, because a driver may retain its
    /// context.
    public private(set) var interactionController: (any ViewControllerInteractiveTransitioning)?
    /// The timeline of the transition.
    package let change: SceneChange
    var hasBeenResized = false
    var interruptible = InterruptibleAnimator()
    /// The coordinator; `nil` after the end.
    private(set) var coordinator: TransitionCoordinator?
    private var completion: (() -> Void)?
    private(set) weak var driver: PercentDrivenInteractiveTransition?
    /// The frames in the container at which the controllers' views rest now.
    var resting: [ViewID: CGRect] { stage.resting }
    /// The initial frame of the view that is visible at the start.
    let startFrame: CGRect

    let stage: any TransitionStage

    /// Captures what a cancel restores, makes the stage, which may change the view tree, and begins.
    ///
    /// - Parameters:
    ///   - scene: its window is captured.
    ///   - views: further trees to capture, which are in no window.
    ///   - isAnimated: whether the transition is animated.
    ///   - animator: `nil` for an immediate change.
    ///   - interactionController: `nil` for a transition that runs by time.
    ///   - completion: called at the end.
    ///   - makeStage: makes the stage.
    static func run(
        in scene: WindowScene, capturing views: [SceneView] = [], isAnimated: Bool,
        animator: (any ViewControllerAnimatedTransitioning)?,
        interactionController: (any ViewControllerInteractiveTransitioning)?, completion: (() -> Void)?,
        _ makeStage: () -> any TransitionStage
    ) {
        let restorePoint = RestorePoint()
        for view in [scene.window] + views { restorePoint.capture(view) }
        TransitionContext(
            scene.exchange(makeStage), scene: scene, restorePoint: restorePoint, isAnimated: isAnimated,
            animator: animator, interactionController: interactionController, completion: completion
        ).begin(in: scene)
    }

    private init(
        _ stage: any TransitionStage, scene: WindowScene, restorePoint: RestorePoint, isAnimated: Bool,
        animator: (any ViewControllerAnimatedTransitioning)?,
        interactionController: (any ViewControllerInteractiveTransitioning)?, completion: (() -> Void)?
    ) {
        self.stage = stage
        change = SceneChange(in: scene, restoring: restorePoint)
        self.isAnimated = isAnimated
        self.animator = animator.map {
            scene.policies.reducesMotion ? CrossFade(insteadOf: $0, stage.kind) : $0
        }
        self.interactionController = interactionController
        self.completion = completion
        startFrame = stage.startFrame
        driver = interactionController as? PercentDrivenInteractiveTransition
        change.onEvent = scene.onTransitionEvent
        change.startsInteractively = isAnimated && interactionController?.wantsInteractiveStart == true
        change.settle = .timed(.easeInOut)
        change.driver = driver
        change.owner = self
        group.recording.isScrubbed = change.startsInteractively
        if change.startsInteractively, driver?.tracksFinger == true { group.linearise() }
        group.recording.expectedSpan = { [weak self] in self?.animator?.transitionDuration(using: self) ?? 0 }
        coordinator = TransitionCoordinator(context: self)
    }

    // MARK: Driving

    /// Moves to a fraction. NaN is reported and changes nothing.
    public func updateInteractiveTransition(_ percentComplete: CGFloat) {
        send(.update(Double(percentComplete)))
    }
    /// Releases the transition to finish.
    public func finishInteractiveTransition() { send(.finish(velocity: nil)) }
    /// Releases the transition to cancel.
    public func cancelInteractiveTransition() { send(.cancel(velocity: nil)) }
    /// Grabs a transition that runs by time.
    public func pauseInteractiveTransition() { send(.pause(at: fraction)) }
    /// Ends the transition. Only the first call counts.
    public func completeTransition(_ didComplete: Bool) { send(.complete(didComplete)) }

    func send(_ event: TransitionMachine.Event) { change.send(event) }

    /// A custom interaction controller settles by itself. Without one, UIKit's rule applies.
    package var settlesByItself: Bool { driver == nil && interactionController != nil }

    package func interactionChanged() { coordinator?.interactionChanged() }

    // MARK: Running

    /// Begins, in UIKit's order: hooks, incoming view, appearance, driver or animator.
    func begin(in scene: WindowScene) {
        scene.transition = self
        scene.add(group)
        group.follow(containerView)
        if scene.policies.hooksJoinTimeline {
            scene.run(joining: group, stage.willBegin)
        } else {
            scene.run(stage.willBegin)
        }
        guard !isOver else { return }
        if let (view, frame) = stage.placed {
            restorePoint.capture(view)
            if let frame { view.frame = frame }
        }
        for (controller, appears) in stage.appearances where !isOver {
            controller.beginAppearance(appearing: appears, animated: isAnimated && animator != nil, by: self)
        }
        guard !isOver else { return }
        guard animator != nil else { return completeTransition(true) }
        start()
    }

    /// Reads the duration and starts the driver or the animator.
    func start() {
        change.duration = validDuration(animator?.transitionDuration(using: self) ?? 0)
        if let driver {
            driver.startInteractiveTransition(self)
        } else if let interactionController {
            interactionController.startInteractiveTransition(self)
            send(startEvent)
        } else {
            recordAnimator()
            send(startEvent)
        }
        coordinator?.start()
    }

    /// Whether a driver holds the transition from the start, or it plays.
    var startEvent: TransitionMachine.Event {
        change.startsInteractively ? .startInteractively : .startPlaying
    }

    /// Records a block of the coordinator over the remaining duration.
    func recordAlongside(_ animation: (any ViewControllerContextTransitioning) -> Void) {
        guard let scene, !isOver else { return }
        scene.run(joining: group) {
            scene.animate(
                withDuration: max(0, duration - group.localTime), options: isInteractive ? .curveLinear : []
            ) { animation(self) }
        }
    }

    private func validDuration(_ asked: Double) -> Double {
        if asked >= 0, asked.isFinite { return asked }
        scene?.report(.refusedParameter(field: "transitionDuration", value: asked, used: "0"))
        return 0
    }

    package func end(didComplete: Bool, in scene: WindowScene) {
        change.close(didComplete: didComplete, in: scene)
        scene.transition = nil
        scene.exchange {
            if animator == nil, didComplete { stage.changeImmediately() }
            stage.tearDown(didComplete: didComplete, in: scene)
        }
        if hasBeenResized {
            stage.placeAfterResize(didComplete: didComplete)
            scene.run { scene.window.layoutIfNeeded() }
        }
        animator?.animationEnded(didComplete)
        stage.didEnd(didComplete: didComplete)
        for other in scene.presentations where other !== presentation { other.otherTransitionDidEnd() }
        scene.transitionDidEnd()
        endAppearance(stage.appearances, didComplete: didComplete)
        stage.appearanceDidEnd(in: scene)
        let coordinator = coordinator
        self.coordinator = nil
        coordinator?.end()
        completion?()
        releaseObjects()
        scene.performDeferred()
    }

    /// Restores what the policy says after a cancel.
    package func restore(in scene: WindowScene) {
        guard scene.policies.restoredByCancel == .all else { return restorePoint.restore() }
        restorePoint.restoreAll { hasBeenResized && $0.followsScreen }
    }

    /// Releases everything without callbacks, because the scene is gone.
    func abandon() {
        coordinator = nil
        change.abandon()
        releaseObjects()
    }

    private func releaseObjects() { (animator, interactionController, completion) = (nil, nil, nil) }
}
