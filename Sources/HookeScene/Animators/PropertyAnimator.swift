import Hooke

/// An animation that can be paused, scrubbed, reversed and continued, shaped like `UIViewPropertyAnimator`.
///
/// - Its blocks run when it becomes active: at the first start, pause or scrub. At the end it is inactive
///   again, without blocks.
/// - A pause moves nothing.
/// - While ``scrubsLinearly`` is true, `fractionComplete` is the progress of the values: motions over the
///   whole duration show from + (to − from)·f. Delayed motions (`delayFactor`) keep their pacing over their
///   own time.
/// - While it is false, `fractionComplete` is the fraction of time.
/// - Started inside a transition's animator or hooks, it is scrubbed, cancelled and settled with the
///   transition, in proportion to the fraction with ``scrubsLinearly``. Its completions are called in order
///   with those of the blocks. Pausing, scrubbing, reversing or stopping it detaches it: then it runs on its
///   own.
/// - All its views belong to one scene. The scene retains it while it is active.
open class PropertyAnimator: ImplicitlyAnimating, IdentityHashable, SceneIsolated {
    /// Whether the animator has motions, as `UIViewAnimatingState`.
    public enum State: Int, Hashable, Sendable {
        /// No motions yet, or no longer.
        case inactive
        /// Running or paused.
        case active
        /// Stopped without a final position; waits for ``PropertyAnimator/finishAnimation(at:)``.
        case stopped
    }

    /// The final position of an animation, as `UIViewAnimatingPosition`.
    public enum Position: Int, Hashable, Sendable {
        /// At the values that the blocks set.
        case end
        /// At the values from before the blocks.
        case start
        /// Between start and end.
        case current
    }

    /// The seconds from start to end.
    public let duration: Double
    /// The seconds of the group's time from start to end. A duration of 0 is scrubbed as one of 1 ms.
    package var length: Double { duration > 0 ? duration : 1e-3 }
    /// The pacing of the motions over the duration.
    public let pacing: Pacing
    /// The pacings of the components of positions; `nil` for ``pacing``. For motions that add to those that run.
    package var axes: AxisPacings?
    /// The delay in seconds of `startAnimation(afterDelay:)` or `runningPropertyAnimator`.
    public internal(set) var delay = 0.0
    /// Whether the animator has motions.
    public internal(set) var state = State.inactive
    /// Whether the motions run on their own.
    public internal(set) var isRunning = false
    /// Whether `fractionComplete` is the progress of the values, not of time. Set it before a pause, not
    /// during one.
    public var scrubsLinearly = true
    /// Whether moving views receive touches; true by default. Read when a block runs.
    public var isUserInteractionEnabled = true
    /// Whether the program tests hits on moving views itself: they receive touches then, as with
    /// ``isUserInteractionEnabled``, but are hit at their models instead of where they show. Read when a block runs.
    public var isManualHitTestingEnabled = false
    /// How the blocks treat running motions of their properties; `nil`, the default, for the scene's
    /// ``WindowScene/interruption``. Read when a block runs.
    public var interruption: Interruption?
    /// Whether the animator can be paused and scrubbed; true by default. If false, a pause is reported and
    /// ignored.
    public var isInterruptible = true
    /// Whether the animator pauses at its end and stays active, without calling completions.
    public var pausesOnCompletion = false {
        didSet { if pausesOnCompletion != oldValue, case .running = group?.clock { run() } }
    }
    /// Whether the motions run towards the start values. Setting it while they run reverses them: along the
    /// same values if they were never paused, else with the animator's own pacing.
    public var isReversed = false {
        didSet {
            guard isReversed != oldValue, !isTold else { return }
            let wasRunning = isRunning
            detachFromTransition()
            if wasRunning { run() }
        }
    }

    /// Sets ``isReversed`` for the leading transition, without detaching the animator.
    func setReversed(_ isReversed: Bool) {
        isTold = true
        self.isReversed = isReversed
        isTold = false
    }

    private var isTold = false
    /// The tie to the transition in which the animator was started.
    package var lead: TransitionLink?
    weak var host: (any AnimatorHost)?
    /// Whether it was started inside a change, which takes back its differences.
    var isInsideChange = false
    /// The remaining delay at the last pause, of a start in reverse.
    var remainingDelay = 0.0
    /// The group's time at which the delay of a start in reverse ends.
    var delayEnd = -Double.infinity

    typealias Block = (actions: () -> Void, delayFactor: Double)
    var blocks: [Block] = []
    var completions: [(Position) -> Void] = []
    weak var scene: WindowScene?
    package var group: AnimationGroup?
    /// The last paused position. Scrubbing interpolates the time of delayed motions through it.
    var anchor = AnimationGroup.Position(time: 0)
    var refusedDuration: Double?

    /// Creates an inactive animator.
    ///
    /// - Parameters:
    ///   - scene: the scene of the views. `nil` takes the current scene, else that of the first view that the
    ///     blocks change.
    ///   - duration: seconds. Negative and non-finite values are reported when the animator becomes active,
    ///     and replaced by 0.
    ///   - pacing: the pacing of the motions over the duration.
    ///   - animations: the first block, or `nil`.
    public init(
        scene: WindowScene? = nil, duration: Double, pacing: Pacing = .curve(.easeInOut),
        animations: (() -> Void)? = nil
    ) {
        self.scene = scene ?? Ambient.current?.scene
        self.duration = duration >= 0 && duration.isFinite ? duration : 0
        refusedDuration = self.duration == duration ? nil : duration
        self.pacing = pacing
        if let animations { blocks.append((animations, 0)) }
    }

    // MARK: Actions

    /// Adds a block whose motions start at `delayFactor` of the remaining time and end with the others.
    ///
    /// If the animator is active, the block runs at once and its motions take the remaining time. In reverse,
    /// they reach the block's values at the start, and again at the end. A factor outside [0, 1) is reported
    /// and replaced by 0.
    public func addAnimations(delayFactor: Double = 0, _ animations: @escaping () -> Void) {
        var factor = delayFactor
        if !(factor >= 0 && factor < 1) {
            scene?.report(.refusedParameter(field: "delayFactor", value: factor, used: "0"))
            factor = 0
        }
        switch state {
        case .inactive: blocks.append((animations, factor))
        case .active: record((animations, factor))
        case .stopped: report("a block was added to a stopped animator")
        }
    }

    /// Adds a block that is called with the final position when the animation ends.
    public func addCompletion(_ completion: @escaping (Position) -> Void) { completions.append(completion) }

    /// Starts the animation, or continues it after a pause.
    public func startAnimation() { startAnimation(afterDelay: 0) }

    /// Starts the animation, or continues it after a pause.
    ///
    /// - Parameter delay: seconds before the motions start; used only by the first start. Negative and
    ///   non-finite values are reported and replaced by 0.
    public func startAnimation(afterDelay delay: Double) {
        guard state != .stopped else { return report("a stopped animator was started") }
        guard !isRunning, lead == nil else { return }
        var wait = delay
        if !(wait >= 0 && wait.isFinite) {
            scene?.report(.refusedParameter(field: "delay", value: wait, used: "0"))
            wait = 0
        }
        if state == .inactive {
            self.delay = wait
            let host = recordingHost
            guard activate(in: host) else { return }
            if scene?.areAnimationsEnabled == false { return end(at: .end) }
            // A callback in its blocks may have ended the transition: it runs by itself then, as blocks do.
            if let host, host.lead(self, delay: wait) { return }
            return run(afterDelay: self.delay)
        }
        run()
    }

    /// Stops the motions. The views keep what is shown.
    ///
    /// - Parameter withoutFinishing: true makes the animator inactive without calling completions; false
    ///   makes it ``State/stopped`` until ``finishAnimation(at:)``.
    public func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active, let group else {
            return report("an animator without motions was stopped")
        }
        detachFromTransition()
        if let scene { group.refresh(at: scene.now) }
        let lost = keepShownState(of: group)
        // A transition that is cancelled before the animator is finished restores its views.
        mergeRestorePoint(of: group)
        scene?.drop(group)
        // From here only the user finishes the animator.
        (group.ends.onEnd, group.ends.onArrival) = (nil, nil)
        isRunning = false
        state = .stopped
        if withoutFinishing {
            completions = []
            end(at: .current)
        }
        lost.tell(in: scene)
    }

    /// Finishes a stopped animation: moves the views to `position` and calls the completions.
    public func finishAnimation(at position: Position) {
        guard state == .stopped else { return report("an animator that is not stopped was finished") }
        end(at: position)
    }

    /// The progress of the motions, 0 to 1, beyond where a spring overshoots. It is the progress of the
    /// values after a pause with ``scrubsLinearly``, else of time.
    ///
    /// - Setting it pauses the animator there; an inactive one becomes active. Values are clamped to 0 … 1. NaN is reported
    ///   and ignored.
    /// - While ``isReversed``, it counts from the end, and is 1 at the start values, as since iOS 11.
    ///   `TransitionPolicies.mirrorsReversedFraction` switches this off.
    public var fractionComplete: Double {
        get {
            guard state == .active else { return 0 }
            return isMirrored ? 1 - fractionFromStart : fractionFromStart
        }
        set {
            guard !newValue.isNaN else {
                scene?.report(.refusedFraction)
                return
            }
            guard state != .stopped else { return report("a stopped animator was scrubbed") }
            guard isInterruptible else { return report("an animator that is not interruptible was scrubbed") }
            pauseAnimation()
            guard let group, state == .active else { return }
            _ = endDelay()
            let fraction = min(1, max(0, newValue))
            group.hold(at: place(at: isMirrored ? 1 - fraction : fraction))
        }
    }

    private var isMirrored: Bool { isReversed && scene?.mirrorsReversedFraction != false }

    /// The progress from the start values, in both directions.
    package var fractionFromStart: Double {
        guard let group, let scene, state == .active else { return 0 }
        group.refresh(at: scene.now)
        return group.proportion ?? min(1, max(0, group.localTime / length))
    }
}
