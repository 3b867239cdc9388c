import Foundation
import Hooke

/// A ready-made interaction controller: drives a transition by fractions of its duration.
///
/// - ``update(_:)`` shows the transition's timeline at a fraction.
/// - ``finish()`` and ``cancel()`` release the transition, which settles as ``settle`` describes. UIKit's
///   rule, the default, ignores the finger's velocity; `.spring` and `.curve` continue position and velocity
///   without a jump.
/// - The velocity of a settle is at most `SettlePlan.velocityLimit`, 1000 fractions per second.
/// - ``drive(_:)`` drives a `SceneChange` without controllers in the same way.
/// - Calls before the first transition starts are queued and run at its start; if that does not start
///   interactively, they are dropped. Calls after its end are ignored, and so is a second `finish` or
///   `cancel` unless ``pause()`` grabbed the transition again.
open class PercentDrivenInteractiveTransition: ViewControllerInteractiveTransitioning,
    SceneChangeDriver, IdentityHashable, SceneIsolated
{
    /// The speed of UIKit's rule: the remaining time is divided by it. Read at each release, also from an
    /// override. A value that is not positive and finite is reported, and 1 is used.
    open var completionSpeed: CGFloat = 1
    /// The curve of UIKit's rule; ease-in-out by default.
    open var completionCurve = SceneView.AnimationCurve.easeInOut
    /// A custom curve for UIKit's rule, instead of ``completionCurve``.
    open var timingCurve: CubicBezier?
    /// Whether a transition starts interactively. If false it plays, and ``pause()`` can grab it.
    open var wantsInteractiveStart = true
    /// How the transition settles; `nil` for UIKit's rule with ``timingCurve`` or ``completionCurve``.
    public var settle: SettlePlan.Style?
    /// How the settle treats values past the target.
    public var overshoot = SettlePlan.Overshoot.clamp
    /// Whether the animator's blocks run linearly with the fraction instead of along their own curves. A view
    /// that moves by a screen's width then stays under the finger. Read when the transition starts.
    public var tracksFinger = false
    /// Returns the finger's velocity, in fractions per second, for a ``finish()`` or ``cancel()`` without
    /// one. If `nil`, the velocity is computed from the updates.
    public var velocitySource: (() -> Double)?

    private var change: SceneChange?
    private var queue: [TransitionMachine.Event] = []
    private var hasServed = false

    /// Creates a driver that settles by UIKit's rule.
    public init() {}

    /// The duration that is scrubbed, in seconds; 0 outside a transition.
    open var duration: CGFloat { change?.duration ?? 0 }

    /// The fraction of the transition, 0 to 1; 0 outside a transition.
    open var percentComplete: CGFloat { change?.fraction ?? 0 }

    /// Shows the transition at a fraction, clamped to 0...1. NaN is reported and changes nothing. While the
    /// transition plays, nothing happens: ``pause()`` grabs it first.
    ///
    /// There is no second method for `Double`, so that `update(0)` and `update(x / width)` are unambiguous:
    /// Swift converts a `Double` to `CGFloat`, which has the same bits.
    open func update(_ percentComplete: CGFloat) {
        let fraction = Double(percentComplete)
        guard let change else { return send(.update(fraction)) }
        change.scrub(to: fraction)
    }

    /// Grabs a playing or settling transition at its current fraction.
    open func pause() {
        change?.forgetVelocity()
        send(.pause(at: change?.fraction ?? 0))
    }

    /// Releases the transition to finish, with the velocity of ``velocitySource`` or of the updates.
    open func finish() { finish(velocity: nil) }

    /// Releases the transition to cancel, with the velocity of ``velocitySource`` or of the updates.
    open func cancel() { cancel(velocity: nil) }

    /// Releases the transition to finish, with a velocity in fractions per second.
    public func finish(velocity: Double?) { send(.finish(velocity: velocity)) }

    /// Releases the transition to cancel, with a velocity in fractions per second.
    public func cancel(velocity: Double?) { send(.cancel(velocity: velocity)) }

    /// Records the animator, and holds the timeline at the start, or with ``wantsInteractiveStart`` false lets it play.
    /// Called at the start of every transition that has this driver.
    open func startInteractiveTransition(_ transitionContext: any ViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext else { return }
        let queued = queue
        attach(context.change)
        context.recordAnimator()
        context.send(context.startEvent)
        if context.startsInteractively { for event in queued { context.send(event) } }
    }

    /// Drives a change of a scene until it ends. It settles as this driver says.
    ///
    /// A driver drives one change or transition at a time: while it has one, the call is reported and
    /// ignored, and so is a nested change or one that has ended.
    public func drive(_ change: SceneChange) {
        guard !isDriving, !change.isNested, !change.isOver else {
            change.scene?.report(
                .changeMisused(
                    reason: isDriving
                        ? "a driver that has a change was given another one; it keeps the first"
                        : "a driver was given a change that it cannot drive; nothing happened"))
            return
        }
        change.driver = self
        attach(change)
    }

    /// The finger's velocity, in fractions per second.
    package var trackedVelocity: Double { velocitySource?() ?? change?.trackedVelocity ?? 0 }

    /// The parameters of the next settle.
    package var settleRule: SettleRule {
        let curve = timingCurve ?? completionCurve.cubicBezier
        return SettleRule(
            settle ?? .timed(curve), overshoot, speed: Double(completionSpeed), curve: curve)
    }

    /// Whether the driver has a transition, interactive or settling.
    public var isDriving: Bool { change != nil }

    /// Whether the transition or change was released and runs to an end.
    public var isSettling: Bool {
        if case .settling = change?.state.phase { true } else { false }
    }

    /// Removes the calls that are queued for the first transition.
    public func discardPendingCalls() { queue = [] }

    func attach(_ change: SceneChange) {
        self.change = change
        (hasServed, queue) = (true, [])
        change.forgetVelocity()
    }

    package func didEnd(_ change: SceneChange) {
        if self.change === change { self.change = nil }
    }

    private func send(_ event: TransitionMachine.Event) {
        if let change {
            change.send(event)
        } else if !hasServed {
            queue.append(event)
        }
    }
}
