import Foundation
import HookeGeometry

// What is asked.
extension TransitionContext {
    /// Whether a driver holds the transition.
    public var isInteractive: Bool {
        switch state.phase {
        case .waiting: startsInteractively
        case .interactive: true
        default: false
        }
    }

    /// Whether the last release cancelled.
    public var transitionWasCancelled: Bool { state.wasCancelled }

    /// How the presented controller is presented.
    public var presentationStyle: PresentationStyle { stage.presentationStyle }

    /// The turn that makes content upright in the container: the identity, as containers follow the screen,
    /// unless ``TransitionPolicies/containers`` says otherwise.
    public var targetTransform: Affine2D {
        (containerView as? PresentationContainer)?.targetTransform ?? .identity
    }

    /// The controller at one end.
    public func viewController(forKey key: TransitionControllerKey) -> SceneViewController? {
        key == .from ? fromController : toController
    }

    /// The view at one end; `nil` for a presenter's view that stays where it is.
    public func view(forKey key: TransitionViewKey) -> SceneView? { stage.view(forKey: key) }

    /// Where a controller's view is at the start: zero for the one that comes.
    public func initialFrame(for controller: SceneViewController) -> CGRect {
        controller === fromController ? startFrame : .zero
    }

    /// Where a controller's view is to be at the end. For one that goes: zero if it is removed, except that
    /// the presented controller of a dismissal keeps its frame unless
    /// ``TransitionPolicies/dismissedFinalFrame`` is strict.
    public func finalFrame(for controller: SceneViewController) -> CGRect {
        stage.finalFrame(for: controller, scene?.policies ?? TransitionPolicies())
    }

    /// Whether the transition is over.
    public var isOver: Bool {
        if case .ended = state.phase { true } else { false }
    }

    /// How far the transition is, at the scene's time: 0 at the start, 1 at the end.
    public var fraction: Double {
        if group.isHeld { return state.fraction }
        return duration > 0 ? group.localTime / duration : state.fraction
    }

    /// The velocity of the fraction, per second: the finger's while a driver holds the transition.
    public var fractionVelocity: Double {
        if let scene, let velocity = group.settlingVelocity(at: scene.now) { return velocity }
        if group.isRunning { return duration > 0 && group.localTime < duration ? 1 / duration : 0 }
        return state.phase == .interactive ? driver?.trackedVelocity ?? 0 : 0
    }

    /// The motions that the animator and the hooks recorded, as a value.
    public var timeline: Timeline { group.recordedTimeline }

    func involves(_ controller: SceneViewController) -> Bool {
        controller === fromController || controller === toController
    }
}
