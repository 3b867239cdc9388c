import Hooke

/// A change of a scene that is held at a fraction between its start and its end.
///
/// ```swift
/// let scene = WindowScene(size: .init(width: 390, height: 844))
/// let card = SceneView(frame: .init(x: 20, y: 700, width: 350, height: 600))
/// scene.window.addSubview(card)
/// let change = scene.change { card.frame.origin.y = 100 }
/// change.fraction = 0.3
/// change.release(velocity: 2)  // decides, and settles with this velocity
/// ```
///
/// - ``fraction`` shows any fraction, in any order: the same fraction gives the same bits.
/// - ``release(velocity:decision:)``, ``finish(velocity:)`` and ``cancel(velocity:)`` let it settle as
///   ``settle`` says, with continuous position and velocity.
/// - ``grab()`` holds a settling change where it is. ``reverse()`` turns it around.
/// - It ends once, at 0 or at 1, and calls its completions then. At 0 everything that the block changed is
///   restored bit for bit.
/// - Changes of the same property add up. Cancelling one takes back its difference and keeps the others'; the
///   last cancel restores the first value.
/// - Blocks, keyframes, layer animations, property animators and changes recorded inside the block are part
///   of it.
/// - The scene retains a settling change. A held one that is released from memory is cancelled at once, and
///   the scene reports it.
public final class SceneChange: AnimatorHost, IdentityHashable {
    /// How the change settles; a critically damped spring by default. Read at each release.
    public var settle: SettlePlan.Style = .spring
    /// How the settle treats values past the target.
    public var overshoot = SettlePlan.Overshoot.clamp
    /// The duration that the fractions divide, in seconds.
    public package(set) var duration: Double {
        didSet { group.setSpan(duration) }
    }
    /// The state of the state machine.
    public internal(set) var state = TransitionMachine.State()
    /// The plan of the current or last settle.
    public internal(set) var settlePlan: SettlePlan?
    /// The scene's time of the last release.
    public internal(set) var settleStart: Double?
    /// Whether the change was recorded inside the block of another one, or of a transition or property
    /// animator, whose timeline it joined. That one drives it.
    public let isNested: Bool

    package private(set) weak var scene: WindowScene?
    package let group: AnimationGroup
    package let restorePoint: RestorePoint
    /// The transition that the change belongs to; `nil` for a change that ends by itself.
    package weak var owner: (any SceneChangeOwner)? {
        didSet { hasOwner = true }
    }
    private var hasOwner = false
    package weak var driver: (any SceneChangeDriver)?
    /// Whether the change is held before its first event.
    package var startsInteractively = true
    /// Called with each event before it is processed.
    package var onEvent: ((TransitionMachine.State, TransitionMachine.Event) -> Void)?
    /// Return the seconds that a settle to an outcome lasts at least: what continues an interrupted motion runs out by then.
    package var tails: [(TransitionOutcome) -> Double] = []
    /// The property animators that follow the change.
    var animators: [PropertyAnimator] = []
    /// The animator that takes the whole duration instead of its own.
    package weak var wholeAnimator: PropertyAnimator?
    /// The group's time at the start of a nested change.
    var nestedStart = 0.0
    private var completions: [(TransitionOutcome) -> Void] = []
    /// The fractions of the hand.
    private var samples = VelocityTracker<Double>()
    /// Events that callbacks send while another event is processed.
    private var events: [TransitionMachine.Event] = []
    private var isSending = false
    /// Whether the animations retain the change.
    private var isRetained = false

    /// Creates a change without motions that waits for its first event.
    package init(in scene: WindowScene, duration: Double = 0, restoring restorePoint: RestorePoint) {
        (self.scene, self.duration, self.restorePoint) = (scene, duration, restorePoint)
        isNested = false
        group = AnimationGroup(restoring: restorePoint)
        group.setSpan(duration)
        group.recording.host = self
        retainWhileSettling(false)
    }

    /// Creates a change that joins the timeline of `group`.
    init(in scene: WindowScene, duration: Double, joining group: AnimationGroup) {
        (self.scene, self.duration, self.group) = (scene, duration, group)
        isNested = true
        restorePoint = RestorePoint()
        nestedStart = group.localTime
        state.phase = .playing
    }

    // On a thread that is not the scene's, the change is only released.
    deinit { readIsolated { cancelIfHeld() } }

    private func cancelIfHeld() {
        guard !isNested, !hasOwner, let scene, case .interactive = state.phase else { return }
        scene.report(.changeMisused(reason: "a held change was released from memory; it was cancelled"))
        end(didComplete: false, in: scene)
    }

    // MARK: State

    /// Whether the change has ended.
    public var isOver: Bool { if case .ended = state.phase { true } else { false } }

    /// Whether the change is held, rather than settling or over.
    public var isHeld: Bool { state.phase == .interactive }

    /// Whether a hand holds the change, or will at its start.
    package var isInteractive: Bool { state.phase == .waiting ? startsInteractively : isHeld }

    /// The velocity of the fraction, per second: of the settle, or of the hand while the change is held.
    public var velocity: Double {
        guard !isNested, let scene else { return 0 }
        if let velocity = group.settlingVelocity(at: scene.now) { return velocity }
        if group.isRunning { return duration > 0 && group.localTime < duration ? 1 / duration : 0 }
        return isHeld ? handVelocity : 0
    }

    /// The velocity that a release without one takes, in fractions per second.
    private var handVelocity: Double { driver?.trackedVelocity ?? trackedVelocity }

    /// The velocity of the fractions that were set, per second.
    package var trackedVelocity: Double { samples.velocity(releasedAt: scene?.now) }

    /// The motions that the block recorded. Those of a nested change are in the timeline around it.
    public var timeline: Timeline { isNested ? Timeline() : group.recordedTimeline }

    /// The fraction that is shown: 0 at the start, 1 at the end.
    package var shownFraction: Double {
        if isNested {
            guard !isOver, duration > 0 else { return state.fraction }
            return min(1, max(0, (group.localTime - nestedStart) / duration))
        }
        if case .ended(let didComplete) = state.phase, !hasOwner { return didComplete ? 1 : 0 }
        if group.isHeld { return state.fraction }
        return duration > 0 ? group.localTime / duration : state.fraction
    }

    /// Adds a block that is called once, at the end, with the outcome. If the change is over, it is reported
    /// and never called.
    public func addCompletion(_ completion: @escaping (TransitionOutcome) -> Void) {
        guard !isOver else { return report("a completion was added to a change that has ended") }
        completions.append(completion)
    }

    func report(_ reason: String) { scene?.report(.changeMisused(reason: "\(reason); nothing happened")) }

    // MARK: Events

    /// Moves to a fraction, as the machine allows, and measures the velocity.
    package func scrub(to fraction: Double) {
        if let scene, fraction.isFinite {
            // The scene's time is non-decreasing, so the tracker accepts every sample.
            try? samples.addSample(time: scene.now, position: fraction)
        }
        send(.update(fraction))
    }

    /// Forgets the earlier fractions: a new hand begins.
    package func forgetVelocity() { samples.reset() }

    package func send(_ event: TransitionMachine.Event) {
        guard !isSending else { return events.append(event) }
        guard let scene else { return }
        isSending = true
        defer { isSending = false }
        var event = event
        while true {
            onEvent?(state, event)
            if case .interactive = state.phase, case .update(let fraction) = event, !fraction.isNaN {
                // The event of a frame, without an array of effects.
                perform(.scrub(state.move(to: fraction)), in: scene)
            } else {
                let (next, effects) = TransitionMachine.reduce(state, event)
                state = next
                for effect in effects { perform(effect, in: scene) }
            }
            if events.isEmpty { return }
            event = events.removeFirst()
        }
    }

    private func perform(_ effect: TransitionMachine.Effect, in scene: WindowScene) {
        switch effect {
        case .scrub(let fraction):
            // Only a grab past an end has a fraction outside 0...1; that state stays visible.
            if !group.isHeld { grabAnimators() }
            group.scrub(to: fraction, of: duration, now: scene.now)
            updateAnimators(isRunning: false)
            retainWhileSettling(false)
        case .play:
            group.play(from: scene.now)
        case .settle(let outcome, let velocity):
            guard owner?.settlesByItself != true else { return }
            beginSettling(to: outcome, velocity: velocity ?? handVelocity, in: scene)
            updateAnimators(isRunning: true, to: outcome)
            retainWhileSettling(true)
        case .interactionChanged:
            owner?.interactionChanged()
        case .end(let didComplete):
            end(didComplete: didComplete, in: scene)
        case .diagnose(let diagnostic):
            scene.report(diagnostic)
        }
    }

    /// The animations' end reports to the change. While it settles, they retain it.
    private func retainWhileSettling(_ retains: Bool) {
        let retains = retains && !hasOwner
        // Every scrub calls this, so it makes a new weak reference only where one is missing.
        guard !isOver, retains != isRetained || group.ends.onEnd == nil else { return }
        isRetained = retains
        if retains {
            group.ends.onEnd = { [self] in motionsEnded($0) }
        } else {
            group.ends.onEnd = { [weak self] in self?.motionsEnded($0) }
        }
    }

    private func motionsEnded(_ wasCancelled: Bool) {
        // Another object moves a transition that plays, and completes it.
        if owner?.settlesByItself == true, state.phase == .playing { return }
        // A transition is completed by its animator.
        send(hasOwner ? .animationsEnded : .complete(!wasCancelled))
    }

    // MARK: The end

    private func end(didComplete: Bool, in scene: WindowScene) {
        if let owner { return owner.end(didComplete: didComplete, in: scene) }
        close(didComplete: didComplete, in: scene)
        complete(didComplete ? .finish : .cancel, in: scene)
    }

    private func complete(_ outcome: TransitionOutcome, in scene: WindowScene) {
        let told = completions
        completions = []
        scene.run { for completion in told { completion(outcome) } }
    }

    /// Ends the motions; a cancel restores what they moved.
    package func close(didComplete: Bool, in scene: WindowScene) {
        if didComplete { scene.continueEndlessAnimations(group) }
        endAnimators(didComplete: didComplete)
        owner?.endAnimators(didComplete: didComplete)
        group.stop(wasCancelled: !didComplete)
        scene.drop(group)
        if didComplete {
            restorePoint.release()
        } else {
            if let owner { owner.restore(in: scene) } else { restorePoint.restore() }
        }
        driver?.didEnd(self)
    }

    /// Ends a nested change with the blocks around it.
    func endNested(_ outcome: TransitionOutcome) {
        guard !isOver, let scene else { return }
        state.fraction = outcome.fraction
        state.wasCancelled = outcome == .cancel
        state.phase = .ended(didComplete: outcome == .finish)
        complete(outcome, in: scene)
    }

    /// Releases everything without callbacks, because the scene is gone.
    package func abandon() {
        driver?.didEnd(self)
        (events, completions) = ([], [])
        group.abandon()
    }
}

/// The transition that a change belongs to. It decides when the change ends.
package protocol SceneChangeOwner: AnyObject, SceneIsolated {
    /// Whether another object moves the change after a release.
    var settlesByItself: Bool { get }
    /// Called before a running change is held.
    func willGrab()
    /// Called after the change was held, or released to an outcome.
    func didMove(to outcome: TransitionOutcome?)
    /// Called at a release or a grab.
    func interactionChanged()
    /// Ends the transition; calls ``SceneChange/close(didComplete:in:)``.
    func end(didComplete: Bool, in scene: WindowScene)
    /// Restores the state before a cancelled change.
    func restore(in scene: WindowScene)
    /// Called when the change's property animators have ended.
    func endAnimators(didComplete: Bool)
}

/// The hand of a change: gives it the velocity at a release and the way it settles.
package protocol SceneChangeDriver: AnyObject, SceneIsolated {
    /// Read at each release.
    var settleRule: SettleRule { get }
    /// In fractions per second.
    var trackedVelocity: Double { get }
    /// Called when the change has ended.
    func didEnd(_ change: SceneChange)
}
