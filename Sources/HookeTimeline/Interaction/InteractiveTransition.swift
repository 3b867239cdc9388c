import Hooke
import HookeGeometry

/// A transition that touches drag, release and grab: a value without views, for interactive pages.
///
/// It shows what a scene with a `SwipeDriver` shows for the same touches: the fingers are recognised by
/// ``PanGesture``, measured by ``SwipeScale``, judged by a ``ReleaseDecision`` and followed by a ``SettlePlan``.
///
/// - ``touch(_:finger:at:time:)`` takes touches in the order of their times.
/// - ``shown(at:)`` is a pure function of the touches so far and of a time, in any order of times.
/// - ``hold(_:time:)`` and ``release(to:time:)`` move it without a finger, for keys.
///
/// A finished transition ignores touches unless it ``rewinds``; a cancelled one begins again with the next gesture.
public struct InteractiveTransition: Sendable {
    /// How touches drive the transition.
    public struct Rules: Sendable {
        /// The map from the finger to fractions.
        public var scale: SwipeScale
        /// The largest velocity at release, in fractions per second; `nil` for no cap.
        public var maximumVelocity: Double?
        /// The decision at release.
        public var decision = ReleaseDecision.projected()
        /// How the transition settles.
        public var settle: SettlePlan.Style = .spring
        /// Whether a touch that may become a pan holds a settling transition at once. If it does not, the transition settles
        /// again from rest, to the same end.
        public var catchesTouches = false
        /// The behaviour past the target.
        public var overshoot = SettlePlan.Overshoot.clamp

        /// Creates rules with a projected decision and a spring.
        public init(scale: SwipeScale) { self.scale = scale }
    }

    /// The phases of a touch.
    public enum TouchPhase: UInt8, Sendable {
        /// The finger touched the screen.
        case down
        /// The finger moved.
        case move
        /// The finger left the screen; its position is not used.
        case up
        /// The system took the touch away.
        case cancel
    }

    /// The phase of the transition.
    public enum Phase: UInt8, Sendable {
        /// Not begun.
        case idle
        /// A finger or a key holds it.
        case held
        /// Released; it runs to an end.
        case settling
        /// Finished; blocks longer than the transition still run.
        case running
        /// At its end.
        case finished
        /// Back at its start.
        case cancelled
    }

    /// The layers before the transition, and after a cancelled one.
    public let before: [InteractiveLayer]
    /// The layers during the transition, with their values at the end of the motions.
    public let during: [InteractiveLayer]
    /// The layers after a finished transition.
    public let after: [InteractiveLayer]
    /// The moving properties.
    public let channels: [InteractiveChannel]
    /// The duration that the fractions divide, in seconds.
    public let duration: Double
    /// How touches drive the transition.
    public private(set) var rules: Rules
    /// Whether a pan anywhere takes a finished transition back from its end.
    public var rewinds = false
    /// The seconds until the last motion ends.
    let end: Double
    /// The swipe back that moves the layers; `nil` for ``channels``.
    package internal(set) var back: InteractiveBack?

    /// The phase after the last touch.
    public internal(set) var phase = Phase.idle
    /// The verdict of the last release; `nil` before it.
    public private(set) var verdict: ReleaseDecision.Verdict?
    /// The plan of the last release; `nil` before it.
    public private(set) var plan: SettlePlan?
    /// The time of the last touch, or of the last change by ``hold(_:time:)`` or ``release(to:time:)``.
    public private(set) var now = -Double.infinity
    var pan = PanGesture()
    var fraction = 0.0
    var grabOffset = 0.0
    /// Whether a finger holds it that is no pan yet.
    var isCaught = false
    var pastEnds = PastEnds()
    /// The time since which it settles or runs.
    private(set) var since = 0.0
    /// The time of the motions from which it runs.
    private var origin = 0.0

    /// Creates a transition at its start.
    ///
    /// - Parameters:
    ///   - before: the layers before, each after its superlayer.
    ///   - during: the layers during it.
    ///   - after: the layers after it.
    ///   - channels: the moving properties of the layers in `during`.
    ///   - duration: the duration that the fractions divide, in seconds.
    ///   - end: the seconds until the last motion ends.
    ///   - rules: how touches drive it.
    ///   - back: a swipe back from the left or right edge, instead of the channels and of the rules' scale and decision.
    package init(
        before: [InteractiveLayer], during: [InteractiveLayer], after: [InteractiveLayer],
        channels: [InteractiveChannel], duration: Double, end: Double, rules: Rules,
        back: InteractiveBack? = nil
    ) {
        (self.before, self.during, self.after, self.channels) = (before, during, after, channels)
        (self.duration, self.end, self.rules) = (duration, end, rules)
        pan.measurement.maximumNumberOfTouches = 1
        self.back = back
        pan.edges = startEdges
        pan.bounds = rules.scale.bounds
    }

    /// The edges of the screen at which its gesture begins; `nil` for anywhere.
    public var startEdges: [Edge]? {
        back != nil ? [.left, .right] : rules.scale.measure == .location ? [rules.scale.edge] : nil
    }

    /// Whether it settles by the style of its ``rules``; false if its gesture has a motion of its own.
    public var settlesByRules: Bool { back == nil }

    // MARK: Driving

    mutating func start() {
        (phase, fraction, pastEnds) = (.held, 0, PastEnds())
        (verdict, plan) = (nil, nil)
        back?.start()
    }

    /// Holds a transition that runs.
    mutating func hold() {
        guard phase != .held else { return }
        fraction = fraction(at: now)
        pastEnds.hold(at: fraction)
        phase = .held
        let moment = backMoment
        back?.trajectory.grab(at: moment)
    }

    mutating func settle(_ verdict: ReleaseDecision.Verdict, velocity: Double) {
        if verdict.outcome == .finish, fraction > 1, !pastEnds.continues {
            // A block that is longer than the transition plays on.
            (self.verdict, phase, since, origin) = (verdict, .running, now, fraction * duration)
            return
        }
        let isBack = back != nil && verdict.outcome == .finish
        let plan = SettlePlan(
            replacing: isBack ? .cubic : rules.settle, from: fraction, velocity: velocity,
            to: verdict.outcome, duration: duration, overshoot: rules.overshoot
        ).lasting(atLeast: (isBack ? back?.duration : back?.trajectory.timeLeft(at: now)) ?? 0)
        let moment = backMoment
        if isBack { back?.trajectory.finish(at: moment) } else { back?.trajectory.cancel(at: moment) }
        pastEnds.settle(by: rules.overshoot, from: fraction * duration, span: duration)
        (self.verdict, self.plan, phase, since) = (verdict, plan, .settling, now)
    }

    /// Settles by another style from now on; a settle under way goes on from its present state.
    public mutating func settle(by style: SettlePlan.Style, time: Double) {
        if phase == .settling, time >= now { advance(to: time) }
        rules.settle = style
        guard phase == .settling, settlesByRules, let verdict, let plan else { return }
        let velocity = plan.velocity(at: now - since)
        hold()
        settle(verdict, velocity: velocity)
    }

    /// Holds a fraction without a finger, from 0 to 1. Ignored while a finger holds the transition, and after its end.
    public mutating func hold(_ target: Double, time: Double) {
        guard !pan.isActive, time >= now, target.isFinite else { return }
        advance(to: time)
        switch phase {
        case .idle, .cancelled: start()
        case .settling, .running: hold()
        case .held: break
        case .finished: return
        }
        fraction = HeldFraction.moved(from: fraction, to: target)
    }

    /// Lets a transition that no finger holds run to an end, from rest.
    public mutating func release(to outcome: TransitionOutcome, time: Double) {
        guard !pan.isActive, time >= now else { return }
        advance(to: time)
        switch phase {
        case .idle, .cancelled:
            if outcome == .cancel { return }
            start()
        case .settling, .running: hold()
        case .held: break
        case .finished: return
        }
        settle(.init(outcome, because: "a key was pressed"), velocity: 0)
    }

    // MARK: Time

    /// The time at which the settle ends; `nil` unless it settles.
    public var settledTime: Double? {
        phase == .settling ? plan.map { since + $0.duration } : nil
    }

    mutating func advance(to time: Double) {
        now = max(now, time)
        if let plan, let settled = settledTime, settled <= time {
            let last = plan.target * duration
            pastEnds.rest()
            if plan.target < 0.5 {
                (phase, fraction) = (.cancelled, 0)
            } else if end <= last {
                (phase, fraction) = (.finished, 1)
            } else {
                (phase, since, origin) = (.running, settled, last)
            }
        }
        if phase == .running, since + max(0, end - origin) <= time { (phase, fraction) = (.finished, 1) }
    }

    /// The time of the motions: from 0 to the duration, beyond it in an overshoot.
    func localTime(at time: Double) -> Double {
        switch phase {
        case .settling: (plan?.fraction(at: time - since) ?? 0) * duration
        case .running: origin + (time - since)
        default: fraction * duration
        }
    }

    func fraction(at time: Double) -> Double {
        switch phase {
        case .settling, .running: duration > 0 ? localTime(at: time) / duration : fraction
        default: fraction
        }
    }
}
