import HookeGeometry

/// Lets others move along with a transition, or with a change of the scene's size. It lives as long as that.
public final class TransitionCoordinator {
    private let context: any CoordinatedTransition
    private var completions: [(any ViewControllerContextTransitioning) -> Void] = []
    private var observers: [(any ViewControllerContextTransitioning) -> Void] = []
    private var waiting: [(any ViewControllerContextTransitioning) -> Void] = []
    private var hasStarted = false

    init(context: any CoordinatedTransition) { self.context = context }

    /// Whether a driver holds the transition.
    public var isInteractive: Bool { context.isInteractive }
    /// Whether the last release cancelled.
    public var isCancelled: Bool { context.transitionWasCancelled }
    /// Whether it takes time at all.
    public var isAnimated: Bool { context.isAnimated }
    /// The turn of a rotation, ±90° or 180°; the identity where nothing turns.
    public var targetTransform: Affine2D { context.targetTransform }
    /// How long the transition lasts by time, in seconds.
    public var transitionDuration: Double { context.duration }

    /// Records what `animation` sets over the transition's duration, after the animator's own blocks; it is
    /// scrubbed with the transition, in views outside the container too. `completion` runs when the
    /// transition is over, also after a cancelled one.
    ///
    /// - Returns: whether the animation joined; false once the transition is over.
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

    /// Runs `handler` whenever a driver lets go of the transition or takes hold of it, before anything else
    /// is told.
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
