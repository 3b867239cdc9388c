import Hooke

/// Drives a transition by fractions: the ready-made interaction controller.
///
/// ``update(_:)`` shows the transition's timeline at a fraction of its duration; ``finish()`` and
/// ``cancel()`` let go, and the transition settles along ``settle``. By default that is UIKit's rule, which
/// forgets the finger's velocity; `.spring` and `.curve` take it over, so that position and velocity have no
/// jump.
///
/// Calls before the first transition starts are kept and done at its start; calls after its end, and a second
/// finish or cancel, are ignored, unless ``pause()`` took hold of the transition again.
nonisolated open class PercentDrivenInteractiveTransition: ViewControllerInteractiveTransitioning {
    /// How fast UIKit's rule settles: the remaining time is divided by it. Read when the finger lets go, also
    /// from an override. At or below 0 it is reported and taken as 1.
    open var completionSpeed = 1.0
    /// The curve of UIKit's rule; slow at both ends by default.
    open var completionCurve = CubicBezier.easeInOut
    /// A curve of one's own for UIKit's rule, instead of ``completionCurve``.
    open var timingCurve: CubicBezier?
    /// Whether a transition starts in the driver's hands; otherwise it plays and may be paused.
    open var wantsInteractiveStart = true
    /// How the transition settles; `nil` is UIKit's rule along ``timingCurve`` or ``completionCurve``.
    public var settle: SettlePlan.Style?
    /// What happens past the target when settling.
    public var overshoot = SettlePlan.Overshoot.clamp
    /// Whether the animator's blocks run in proportion to the fraction instead of along their own curves, so
    /// that a view that moves by a screen's width stays under the finger. Read when the transition starts.
    public var tracksFinger = false
    /// Asked for the finger's velocity, in fractions per second, when ``finish()`` or ``cancel()`` are called
    /// without one; `nil` falls back on the timing of the updates.
    public var velocitySource: (() -> Double)?

    private var context: TransitionContext?
    private var queue: [TransitionMachine.Event] = []
    private var hasServed = false
    private var updates = VelocityTracker()

    /// A driver that follows UIKit's rule.
    public init() {}

    /// The span that is scrubbed, in seconds; 0 outside a transition.
    public var duration: Double { context?.duration ?? 0 }

    /// How far the transition is, 0 to 1; 0 outside a transition.
    public var percentComplete: Double { context?.fraction ?? 0 }

    /// Shows the transition at a fraction. Below 0 counts as 0, above 1 looks complete; NaN is reported and
    /// changes nothing.
    open func update(_ percentComplete: Double) {
        if let scene = context?.scene, percentComplete.isFinite {
            // The scene's time never runs back, so the tracker takes every sample.
            try? updates.addSample(time: scene.now, position: SIMD2(percentComplete, 0))
        }
        send(.update(percentComplete))
    }

    /// Takes hold of a transition that plays or settles, where it is.
    open func pause() {
        updates.reset()
        send(.pause(at: percentComplete))
    }

    /// Lets go, to finish, with the velocity of ``velocitySource`` or of the updates.
    open func finish() { finish(velocity: nil) }

    /// Lets go, to cancel, with the velocity of ``velocitySource`` or of the updates.
    open func cancel() { cancel(velocity: nil) }

    /// Lets go, to finish, with the given velocity in fractions per second.
    public func finish(velocity: Double?) { send(.finish(velocity: velocity)) }

    /// Lets go, to cancel, with the given velocity in fractions per second.
    public func cancel(velocity: Double?) { send(.cancel(velocity: velocity)) }

    /// Records the animator and holds the timeline at the start.
    open func startInteractiveTransition(_ transitionContext: any ViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext else { return }
        attach(context)
        context.recordAnimator()
        let queued = queue
        queue = []
        context.send(.startInteractively)
        for event in queued { context.send(event) }
    }

    /// The finger's velocity, in fractions per second.
    var trackedVelocity: Double {
        velocitySource?() ?? updates.velocity(releasedAt: context?.scene?.now).x
    }

    /// Whether a transition is in the driver's care, held or settling.
    public var isDriving: Bool { context != nil }

    /// Drops the calls that are kept for the first transition.
    public func discardPendingCalls() { queue = [] }

    func attach(_ context: TransitionContext) {
        self.context = context
        hasServed = true
        updates.reset()
    }

    func detach(_ context: TransitionContext) {
        if self.context === context { self.context = nil }
    }

    /// The plan for the rest of a transition.
    func settlePlan(
        from fraction: Double, velocity: Double?, to outcome: TransitionOutcome, in context: TransitionContext
    ) -> SettlePlan {
        var speed = completionSpeed
        if !(speed > 0 && speed.isFinite) {
            context.scene?.report(.refusedSpeed(speed))
            speed = 1
        }
        let uiKit = SettlePlan.Style.uiKit(curve: timingCurve ?? completionCurve)
        let velocity = velocity ?? trackedVelocity
        do throws(SettleError) {
            return try SettlePlan(
                settle ?? uiKit, from: fraction, velocity: velocity, to: outcome,
                duration: context.duration, speed: speed, overshoot: overshoot)
        } catch {
            let plain = try? SettlePlan(
                uiKit, from: fraction, velocity: 0, to: outcome, duration: context.duration)
            context.scene?.report(
                .refusedParameter(
                    field: "settle: \(error)", value: velocity,
                    used: plain == nil ? "the end, at once" : "UIKit's rule at speed 1"))
            return plain ?? SettlePlan(jumpingFrom: fraction, to: outcome)
        }
    }

    private func send(_ event: TransitionMachine.Event) {
        if let context {
            context.send(event)
        } else if !hasServed {
            queue.append(event)
        }
    }
}
