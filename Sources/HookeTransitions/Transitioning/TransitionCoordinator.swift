import HookeGeometry

/// Runs animations alongside a transition, or alongside a change of the scene's size, until its end.
public final class TransitionCoordinator: IdentityHashable, SceneIsolated {
    let context: any CoordinatedTransition
    private var completions: [(any ViewControllerContextTransitioning) -> Void] = []
    private var observers: [(any ViewControllerContextTransitioning) -> Void] = []
    private var waiting: [(any ViewControllerContextTransitioning) -> Void] = []
    private var hasStarted = false

    init(context: any CoordinatedTransition) { self.context = context }

    /// Whether a driver holds the transition.
    public var isInteractive: Bool { context.isInteractive }
    /// Whether the last release was a cancel.
    public var isCancelled: Bool { context.transitionWasCancelled }
    /// Whether the change takes time.
    public var isAnimated: Bool { context.isAnimated }
    /// The rotation, ±90° or 180°; the identity if nothing rotates.
    public var targetTransform: Affine2D { context.targetTransform }
    /// The duration of the transition when it runs by time, in seconds.
    public var transitionDuration: Double { context.duration }

    /// Records what `animation` sets over the transition's duration, after the animator's blocks. It is
    /// scrubbed with the transition, also in views outside the container. `completion` runs at the end, also
    /// after a cancel.
    ///
    /// - Returns: whether the animation joined; false after the end.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any ViewControllerContextTransitioning) -> Void)?,
        completion: ((any ViewControllerContextTransitioning) -> Void)? = nil
    ) -> Bool {
        guard !context.isOver else { return false }
        if let completion { completions.append(completion) }
        if let animation {
            if hasStarted { context.recordAlongside(animation) } else { waiting.append(animation) }
        }
        return true
    }

    /// Calls `handler` at each release and each grab by a driver, before all other callbacks.
    public func notifyWhenInteractionChanges(
        _ handler: @escaping (any ViewControllerContextTransitioning) -> Void
    ) {
        observers.append(handler)
    }

    func start() {
        hasStarted = true
        for animation in waiting { context.recordAlongside(animation) }
        waiting = []
    }

    func interactionChanged() {
        for observer in observers { observer(context) }
    }

    func end() {
        let due = completions
        completions = []
        observers = []
        for completion in due { completion(context) }
    }
}
