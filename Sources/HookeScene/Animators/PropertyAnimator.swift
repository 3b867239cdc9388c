import Hooke

/// An animation that can be paused, scrubbed, reversed and sent on, shaped like `UIViewPropertyAnimator`.
///
/// Its blocks run when it becomes active: when it is started, paused or scrubbed for the first time. From
/// there it is paused or runs, forwards or in reverse, until it is over; then it is inactive again, without
/// blocks.
///
/// A pause never moves anything. While ``scrubsLinearly`` is true, `fractionComplete` is how far the motions
/// have come *of their way*, so that a finger holds them by the value: motions that last the whole time show
/// from + (to − from)·f. Motions that start later (`delayFactor`) keep their own pacing over their own time.
/// While it is false, `fractionComplete` is time.
///
/// Started inside a transition's animator or hooks, it goes along with the transition: it is scrubbed,
/// cancelled and settled with it, in proportion to the fraction with ``scrubsLinearly``, and its completions
/// come in order with those of the blocks. Pausing, scrubbing, reversing or stopping it takes it back: from
/// there it runs by itself.
///
/// The views of one animator belong to one scene. The animator is kept by the scene while it is active.
public final class PropertyAnimator: ImplicitlyAnimating {
    /// Whether the animator has motions, as `UIViewAnimatingState`.
    public enum State: Int, Hashable, Sendable {
        /// No motions yet, or no more.
        case inactive
        /// Running or paused.
        case active
        /// Stopped without an end: waits for ``PropertyAnimator/finishAnimation(at:)``.
        case stopped
    }

    /// Where an animation ended, as `UIViewAnimatingPosition`.
    public enum Position: Int, Hashable, Sendable {
        /// At the values that the blocks set.
        case end
        /// At the values from before.
        case start
        /// Somewhere between.
        case current
    }

    /// The seconds from the start to the end.
    public let duration: Double
    /// How the motions go over the duration.
    public let pacing: Pacing
    /// The seconds that `startAnimation(afterDelay:)` or `runningPropertyAnimator` waited, or will.
    public internal(set) var delay = 0.0
    /// Whether the animator has motions.
    public internal(set) var state = State.inactive
    /// Whether the motions move by themselves.
    public internal(set) var isRunning = false
    /// Whether `fractionComplete` counts the way and not the time. Set it before a pause, not during one.
    public var scrubsLinearly = true
    /// Whether touches reach the views that move while they do; true by default. Read when a block runs.
    public var isUserInteractionEnabled = true
    /// Whether the animator stays active, paused, at its end, and calls no completion.
    public var pausesOnCompletion = false {
        didSet { if pausesOnCompletion != oldValue, case .running = group?.clock { run() } }
    }
    /// Whether the motions run, or will run, towards the values from before. Setting it while they run turns
    /// them round: along the same values where they were never paused, else by the animator's own pacing.
    public var isReversed = false {
        didSet {
            guard isReversed != oldValue, !isTold else { return }
            let wasRunning = isRunning
            dropLead()
            if wasRunning { run() }
        }
    }

    /// Sets ``isReversed`` for a transition that leads the animator: it goes where that goes.
    func setReversed(_ isReversed: Bool) {
        isTold = true
        self.isReversed = isReversed
        isTold = false
    }

    private var isTold = false
    /// What ties the animator to the transition in which it was started.
    package var lead: AnimatorLead?
    /// The transition in which it was started.
    weak var host: (any AnimatorHost)?
    /// What was left of a delay at the last pause, of a start in reverse.
    var restOfDelay = 0.0
    /// When the delay of a start in reverse is over, in the time that the group counts.
    var waitsUntil = -Double.infinity

    typealias Block = (actions: () -> Void, delayFactor: Double)
    var blocks: [Block] = []
    var completions: [(Position) -> Void] = []
    weak var scene: WindowScene?
    package var group: AnimationGroup?
    /// Where the animator was paused last: scrubs keep the motions that start later in step from there.
    var anchor = AnimationGroup.Place(time: 0)
    /// The values at the end, of a stopped animator.
    var ends: RestorePoint?
    var refusedDuration: Double?

    /// An animator that is inactive.
    ///
    /// - Parameters:
    ///   - scene: the scene whose views move; `nil` takes the scene whose code is running, or else that of
    ///     the first view that the blocks change.
    ///   - duration: seconds. Negative and non-finite values are reported when the animator becomes active,
    ///     and taken as 0.
    ///   - pacing: how the motions go over the duration.
    ///   - animations: the first block, if there is one.
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

    // MARK: What it does

    /// Adds a block whose motions start at `delayFactor` of the time that is left, and end with the others.
    ///
    /// While the animator is active the block runs at once, and its motions take the rest of the time; in
    /// reverse too, where they come to what the block sets at the start, and to the same again at the end. A
    /// factor that is not in [0, 1) is reported and taken as 0.
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

    /// Adds a block that is called when the animation is over, with where it ended.
    public func addCompletion(_ completion: @escaping (Position) -> Void) { completions.append(completion) }

    /// Starts, or goes on after a pause.
    public func startAnimation() { startAnimation(afterDelay: 0) }

    /// Starts, or goes on after a pause.
    ///
    /// - Parameter delay: seconds before the motions start; only before the first start. Negative and
    ///   non-finite values are reported and taken as 0.
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
            if let host { return host.lead(self, delay: wait) }
            return run(afterDelay: self.delay)
        }
        run()
    }

    /// Ends the motions where they are. The views keep what shows.
    ///
    /// - Parameter withoutFinishing: true makes the animator inactive, and no completion comes; false makes
    ///   it ``State/stopped``, until ``finishAnimation(at:)``.
    public func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active, let group else {
            return report("an animator without motions was stopped")
        }
        dropLead()
        if let scene { group.refresh(at: scene.now) }
        keepWhatShows(of: group)
        // A transition that is cancelled before the animator is finished puts its views back.
        tellHost(of: group)
        scene?.drop(group)
        // A stopped animator is nobody's but its user's.
        (group.onEnd, group.onArrival) = (nil, nil)
        isRunning = false
        state = .stopped
        if withoutFinishing {
            completions = []
            end(at: .current)
        }
    }

    /// Ends a stopped animation: puts the views where it is said to end, and calls the completions.
    public func finishAnimation(at position: Position) {
        guard state == .stopped else { return report("an animator that is not stopped was finished") }
        end(at: position)
    }

    /// How far the motions have come, 0 to 1, and beyond where a spring overshoots: of the way once the
    /// animator was paused with ``scrubsLinearly``, else of the time.
    ///
    /// Setting it pauses the animator there; an inactive one becomes active. Below 0 it shows the start,
    /// above 1 the end. NaN is reported and changes nothing.
    public var fractionComplete: Double {
        get {
            guard let group, let scene, state == .active else { return 0 }
            group.refresh(at: scene.now)
            if let proportion = group.proportion { return proportion }
            return duration > 0 ? min(1, max(0, group.localTime / duration)) : 1
        }
        set {
            guard !newValue.isNaN else {
                scene?.report(.refusedFraction)
                return
            }
            guard state != .stopped else { return report("a stopped animator was scrubbed") }
            pauseAnimation()
            guard let group, state == .active else { return }
            _ = endDelay()
            group.hold(at: place(at: min(1, max(0, newValue))))
        }
    }
}
