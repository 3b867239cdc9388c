/// What a scene keeps of transitions between controllers.
final class SceneTransitions: SceneAttachment {
    var policies = TransitionPolicies()
    var transition: TransitionContext?
    var presentations: [PresentationController] = []
    var sizeChange: SizeTransition?
    var onTransitionEvent: ((TransitionMachine.State, TransitionMachine.Event) -> Void)?

    /// A transition moves by its group, which the scene asks itself.
    var nextDeadline: Double? { nil }

    func handleDeadline(in scene: WindowScene) {}

    var isIdle: Bool { transition == nil }

    func momentDidChange(in scene: WindowScene) {
        if let transition, transition.animators.isToldFractions { scene.run { transition.tellFraction() } }
    }

    func abandon() { transition?.abandon() }
}

extension WindowScene {
    private var known: SceneTransitions? { transitions as? SceneTransitions }

    private var made: SceneTransitions {
        if let known { return known }
        let made = SceneTransitions()
        transitions = made
        return made
    }

    /// How transitions answer where UIKit's answers have changed, or surprise.
    public var policies: TransitionPolicies {
        get { known?.policies ?? TransitionPolicies() }
        set { made.policies = newValue }
    }

    /// The transition under way.
    public internal(set) var transition: TransitionContext? {
        get { known?.transition }
        set { made.transition = newValue }
    }

    /// The presentations that are there, oldest first.
    var presentations: [PresentationController] {
        get { known?.presentations ?? [] }
        set { made.presentations = newValue }
    }

    /// The change of size or orientation that is being announced or carried out.
    var sizeChange: SizeTransition? {
        get { known?.sizeChange }
        set { made.sizeChange = newValue }
    }

    /// Told of each event of the transitions that begin from now on, before their machine works on it; tests count
    /// them.
    var onTransitionEvent: ((TransitionMachine.State, TransitionMachine.Event) -> Void)? {
        get { known?.onTransitionEvent }
        set { made.onTransitionEvent = newValue }
    }
}
