import Foundation
import Hooke

/// One transition: what its animator and driver see, and the owner of its timeline and its machine.
public final class TransitionContext: ViewControllerContextTransitioning, AnimatorHost {
    /// What kind of change the transition makes.
    public enum Kind: Hashable, Sendable {
        /// A controller comes over another one.
        case presentation
        /// A presented controller goes.
        case dismissal
        /// A controller comes onto a navigation stack.
        case push
        /// The top controller goes off a navigation stack.
        case pop
        /// Another tab is selected.
        case tab
    }

    /// What kind of change it is.
    public var kind: Kind { stage.kind }
    /// Whether the transition is to be animated at all.
    public let isAnimated: Bool
    /// The controller that shows at the start.
    public var fromController: SceneViewController { stage.from }
    /// The controller that shows at the end.
    public var toController: SceneViewController { stage.to }
    /// The presentation that comes or goes; `nil` for a change in a container.
    public var presentation: PresentationController? { (stage as? PresentationStage)?.presentation }
    /// The view that the transition happens in.
    public var containerView: SceneView { stage.container }
    /// The animator; `nil` when the change is made at once, and when the transition is over: an animator may
    /// keep its context.
    public private(set) var animator: (any ViewControllerAnimatedTransitioning)?
    /// The driver; `nil` when the transition runs by time, and when it is over: a driver may keep its
    /// context.
    public private(set) var interactionController: (any ViewControllerInteractiveTransitioning)?
    /// Where the transition stands.
    public private(set) var state = TransitionMachine.State()
    /// The plan of the settle under way, or of the last one.
    public private(set) var settlePlan: SettlePlan?
    /// The scene's time of the last release.
    public private(set) var settleStart: Double?

    /// The scene; a transition does not keep it alive, and does nothing more when it is gone.
    private(set) weak var scene: WindowScene?
    package let group: AnimationGroup
    let restorePoint: RestorePoint
    /// Whether the scene's size changed meanwhile.
    var hasBeenResized = false
    /// The property animators that go along.
    var animators = TransitionAnimators()
    /// The span that a driver scrubs, in seconds.
    private(set) var duration = 0.0
    /// Lets others move along; gone when the transition is over.
    private(set) var coordinator: TransitionCoordinator?
    private var completion: (() -> Void)?
    private(set) weak var driver: PercentDrivenInteractiveTransition?
    private(set) var startsInteractively = false
    /// Events that callbacks send while an event is being worked on: each waits for the one before.
    private var events: [TransitionMachine.Event] = []
    private var isSending = false
    /// Told of each event first.
    private let onEvent: ((TransitionMachine.State, TransitionMachine.Event) -> Void)?
    /// Where the views of the controllers rest in the container, as it is now.
    var resting: [ViewID: CGRect] { stage.resting }
    /// Where the view that shows at the start was then.
    let startFrame: CGRect

    let stage: any TransitionStage

    /// Captures what a cancel puts back, has the stage made, which may change the tree, and begins.
    ///
    /// - Parameters:
    ///   - scene: its window is captured.
    ///   - views: what is captured as well: trees that are in no window.
    ///   - isAnimated: whether the transition is to be animated at all.
    ///   - animator: `nil` for a change at once.
    ///   - interactionController: `nil` for a transition that runs by time.
    ///   - completion: told when all is over.
    ///   - makeStage: makes what the transition changes.
    static func run(
        in scene: WindowScene, capturing views: [SceneView] = [], isAnimated: Bool,
        animator: (any ViewControllerAnimatedTransitioning)?,
        interactionController: (any ViewControllerInteractiveTransitioning)?, completion: (() -> Void)?,
        _ makeStage: () -> any TransitionStage
    ) {
        let restorePoint = RestorePoint()
        for view in [scene.window] + views { restorePoint.capture(view) }
        TransitionContext(
            makeStage(), scene: scene, restorePoint: restorePoint, isAnimated: isAnimated, animator: animator,
            interactionController: interactionController, completion: completion
        ).begin(in: scene)
    }

    private init(
        _ stage: any TransitionStage, scene: WindowScene, restorePoint: RestorePoint, isAnimated: Bool,
        animator: (any ViewControllerAnimatedTransitioning)?,
        interactionController: (any ViewControllerInteractiveTransitioning)?, completion: (() -> Void)?
    ) {
        self.stage = stage
        self.scene = scene
        self.restorePoint = restorePoint
        group = AnimationGroup(restoring: restorePoint)
        self.isAnimated = isAnimated
        self.animator = animator.map {
            scene.policies.reducesMotion ? CrossFade(insteadOf: $0, stage.kind) : $0
        }
        self.interactionController = interactionController
        self.completion = completion
        startFrame = stage.startFrame
        onEvent = scene.onTransitionEvent
        startsInteractively = isAnimated && interactionController?.wantsInteractiveStart == true
        driver = interactionController as? PercentDrivenInteractiveTransition
        group.isScrubbed = startsInteractively
        if startsInteractively, driver?.tracksFinger == true { group.linearise() }
        group.host = self
        coordinator = TransitionCoordinator(context: self)
        group.onEnd = { [weak self] _ in self?.send(.animationsEnded) }
    }

    // MARK: What is told

    /// Moves to a fraction. NaN is reported and changes nothing.
    public func updateInteractiveTransition(_ percentComplete: Double) { send(.update(percentComplete)) }
    /// Lets go, to finish.
    public func finishInteractiveTransition() { send(.finish(velocity: nil)) }
    /// Lets go, to cancel.
    public func cancelInteractiveTransition() { send(.cancel(velocity: nil)) }
    /// Takes hold of a transition that runs by time.
    public func pauseInteractiveTransition() { send(.pause(at: fraction)) }
    /// Says that all is done. Only the first call counts.
    public func completeTransition(_ didComplete: Bool) { send(.complete(didComplete)) }

    func send(_ event: TransitionMachine.Event) {
        events.append(event)
        guard !isSending else { return }
        isSending = true
        defer { isSending = false }
        while let scene, !events.isEmpty {
            let event = events.removeFirst()
            onEvent?(state, event)
            let (next, effects) = TransitionMachine.reduce(state, event)
            state = next
            for effect in effects { perform(effect, in: scene) }
        }
    }

    private func perform(_ effect: TransitionMachine.Effect, in scene: WindowScene) {
        switch effect {
        case .scrub(let fraction):
            // Only a grab past an end shows a fraction outside: what shows there stays.
            if !group.isHeld { grabAnimators() }
            group.scrub(to: fraction * duration, isInside: (0...1).contains(fraction), now: scene.now)
            tellAnimators(isRunning: false)
        case .play:
            group.play(from: scene.now)
        case .settle(let outcome, let velocity):
            settle(outcome, velocity: velocity, in: scene)
            if driver != nil || interactionController == nil { tellAnimators(isRunning: true, to: outcome) }
        case .interactionChanged:
            coordinator?.interactionChanged()
        case .end(let didComplete):
            end(didComplete: didComplete, in: scene)
        case .diagnose(let diagnostic):
            scene.report(diagnostic)
        }
    }

    /// An interactive object of one's own settles by itself; a percent driver's plan runs here, and for a
    /// transition without a driver UIKit's rule.
    private func settle(_ outcome: TransitionOutcome, velocity: Double?, in scene: WindowScene) {
        guard driver != nil || interactionController == nil else { return }
        if outcome == .finish, fraction > 1, !group.goesPastEnds {
            // In the rest of a block that is longer than the transition: it plays on.
            group.play(from: scene.now)
            return
        }
        let rule = driver ?? PercentDrivenInteractiveTransition()
        let plan = rule.settlePlan(from: fraction, velocity: velocity, to: outcome, in: self)
        settlePlan = plan
        settleStart = scene.now
        group.settle(by: plan, span: duration, from: scene.now)
    }

    // MARK: Running

    /// Begins, in UIKit's order: hooks, the view that comes, appearance, driver or animator.
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
        guard animator != nil else {
            stage.changeAtOnce()
            return completeTransition(true)
        }
        start()
    }

    /// Asks the duration and hands the transition to its driver or its animator.
    func start() {
        duration = validDuration(animator?.transitionDuration(using: self) ?? 0)
        group.setSpan(duration)
        if startsInteractively, let interactionController {
            if let driver {
                driver.startInteractiveTransition(self)
            } else {
                interactionController.startInteractiveTransition(self)
                send(.startInteractively)
            }
        } else {
            driver?.attach(self)
            recordAnimator()
            send(.startPlaying)
        }
        coordinator?.start()
    }

    /// Records a block of the coordinator over the transition's duration.
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

    private func end(didComplete: Bool, in scene: WindowScene) {
        if didComplete { scene.carryOn(group) }
        endAnimators(didComplete: didComplete)
        group.stop(wasCancelled: !didComplete)
        scene.drop(group)
        if !didComplete { restorePoint.restore() }
        driver?.detach(self)
        scene.transition = nil
        stage.takeDown(didComplete: didComplete, in: scene)
        if hasBeenResized {
            stage.placeAgain(didComplete: didComplete)
            scene.run { scene.window.layoutIfNeeded() }
        }
        animator?.animationEnded(didComplete)
        stage.didEnd(didComplete: didComplete)
        endAppearance(stage.appearances, didComplete: didComplete)
        let coordinator = coordinator
        self.coordinator = nil
        coordinator?.end()
        completion?()
        letGo()
    }

    /// Lets go of everything without a word: the scene is gone.
    func abandon() {
        driver?.detach(self)
        coordinator = nil
        events = []
        group.abandon()
        letGo()
    }

    private func letGo() { (animator, interactionController, completion) = (nil, nil, nil) }
}
