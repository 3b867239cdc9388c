import Foundation
import HookeGeometry

// The state of a transition.
extension TransitionContext {
    /// The state of the state machine.
    public var state: TransitionMachine.State { change.state }

    /// The plan of the current or last settle.
    public var settlePlan: SettlePlan? { change.settlePlan }

    /// The scene's time of the last release.
    public var settleStart: Double? { change.settleStart }

    /// The scene. The transition does nothing after the scene is gone.
    var scene: WindowScene? { change.scene }

    package var group: AnimationGroup { change.group }

    var restorePoint: RestorePoint { change.restorePoint }

    /// The duration that a driver scrubs, in seconds.
    var duration: Double { change.duration }

    /// Whether the transition began with a driver.
    var startsInteractively: Bool { change.startsInteractively }

    /// Whether a driver holds the transition.
    public var isInteractive: Bool { change.isInteractive }

    /// Whether the last release was a cancel.
    public var transitionWasCancelled: Bool { state.wasCancelled }

    /// The style of the presentation.
    public var presentationStyle: PresentationStyle { stage.presentationStyle }

    /// The rotation that makes content upright in the container: the identity, except with
    /// ``TransitionPolicies/containers`` `.iOS7`.
    public var targetTransform: Affine2D {
        (containerView as? PresentationContainer)?.targetTransform ?? .identity
    }

    /// Returns the controller at the start or at the end.
    public func viewController(forKey key: TransitionControllerKey) -> SceneViewController? {
        key == .from ? fromController : toController
    }

    /// Returns the view at the start or at the end; `nil` for a presenter's view that stays in its place.
    public func view(forKey key: TransitionViewKey) -> SceneView? { stage.view(forKey: key) }

    /// Returns the frame of a controller's view at the start: zero for the incoming one.
    public func initialFrame(for controller: SceneViewController) -> CGRect {
        controller === fromController ? startFrame : .zero
    }

    /// Returns the frame of a controller's view at the end: zero if it will be removed. The presented
    /// controller of a dismissal keeps its frame unless ``TransitionPolicies/dismissedFinalFrame`` is strict.
    public func finalFrame(for controller: SceneViewController) -> CGRect {
        stage.finalFrame(for: controller, scene?.policies ?? TransitionPolicies())
    }

    /// Whether the transition is over.
    public var isOver: Bool { change.isOver }

    /// The fraction at the scene's time: 0 at the start, 1 at the end.
    public var fraction: Double { change.fraction }

    /// The velocity of the fraction, per second; the finger's while a driver holds the transition.
    public var fractionVelocity: Double { change.velocity }

    /// The motions that the animator and the hooks recorded.
    public var timeline: Timeline { change.timeline }

    func involves(_ controller: SceneViewController) -> Bool {
        controller === fromController || controller === toController
    }
}
