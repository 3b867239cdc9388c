/// A scene's state for transitions between controllers.
final class SceneTransitions: SceneAttachment {
    var policies = TransitionPolicies()
    var transition: TransitionContext?
    var presentations: [PresentationController] = []
    var sizeChange: SizeTransition?
    /// The number of exchanges of views around the running code.
    var exchanges = 0
    var onTransitionEvent: ((TransitionMachine.State, TransitionMachine.Event) -> Void)?
    /// What waits for the end of the transition.
    var waiting: [() -> Void] = []
    /// The changes that wait until no transition is in progress.
    var deferred: [() -> Void] = []

    /// The scene already asks the transition's group for its deadlines.
    var nextDeadline: Double? { nil }

    func handleDeadline(in scene: WindowScene) {}

    var isIdle: Bool { transition == nil }

    func momentDidChange(in scene: WindowScene) {
        if let transition, transition.interruptible.receivesFractions {
            scene.run { transition.updateInterruptibleFraction() }
        }
    }

    func abandon() {
        (waiting, deferred) = ([], [])
        transition?.abandon()
        // A controller retains the presentation controller that it has prepared.
        for presentation in presentations
        where presentation.presentedViewController.preparedPresentation === presentation {
            presentation.retainsPresented = false
            presentation.presenterPosition = nil
        }
    }
}

extension WindowScene {
    private var known: SceneTransitions? { transitions as? SceneTransitions }

    private var made: SceneTransitions {
        if let known { return known }
        let made = SceneTransitions()
        transitions = made
        return made
    }

    /// The behaviours where UIKit's versions differ or surprise.
    public var policies: TransitionPolicies {
        get { known?.policies ?? TransitionPolicies() }
        set {
            made.policies = newValue
            mirrorsReversedFraction = newValue.mirrorsReversedFraction
        }
    }

    /// The current transition.
    public internal(set) var transition: TransitionContext? {
        get { known?.transition }
        set { made.transition = newValue }
    }

    /// Whether a transition is in progress, or an exchange of views whose callbacks run now: other changes wait or are
    /// refused.
    var isInTransition: Bool { transition != nil || (known?.exchanges ?? 0) > 0 }

    /// Exchanges views outside a transition: before its begin, after its end, or without one.
    func exchange<Result>(_ body: () -> Result) -> Result {
        let transitions = made
        transitions.exchanges += 1
        defer { transitions.exchanges -= 1 }
        return body()
    }

    /// Runs work when the current transition has ended and its tree is restored or settled.
    func afterTransition(_ work: @escaping () -> Void) { made.waiting.append(work) }

    /// Runs the work that waits for the end of a transition.
    func transitionDidEnd() {
        guard let known, !known.waiting.isEmpty else { return }
        let waiting = known.waiting
        known.waiting = []
        for work in waiting { work() }
    }

    /// Runs a change after the callbacks of the current transition, when none is in progress, in the order of calls.
    func afterTransitions(_ change: @escaping () -> Void) { made.deferred.append(change) }

    /// Runs the changes that wait; one that begins a transition lets the others wait again.
    func performDeferred() {
        while let known, !isInTransition, !known.deferred.isEmpty {
            let change = known.deferred.removeFirst()
            run(change)
        }
    }

    /// The current presentations, oldest first.
    var presentations: [PresentationController] {
        get { known?.presentations ?? [] }
        set { made.presentations = newValue }
    }

    /// The change of size or orientation in progress.
    var sizeChange: SizeTransition? {
        get { known?.sizeChange }
        set { made.sizeChange = newValue }
    }

    /// Called with each event of the transitions that begin from now on, before their state machine processes
    /// it. For tests.
    var onTransitionEvent: ((TransitionMachine.State, TransitionMachine.Event) -> Void)? {
        get { known?.onTransitionEvent }
        set { made.onTransitionEvent = newValue }
    }
}
