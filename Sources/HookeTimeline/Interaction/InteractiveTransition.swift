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
    public private(set) var phase = Phase.idle
    /// The verdict of the last release; `nil` before it.
    public private(set) var verdict: ReleaseDecision.Verdict?
    /// The plan of the last release; `nil` before it.
    public private(set) var plan: SettlePlan?
    /// The time of the last touch, or of the last change by ``hold(_:time:)`` or ``release(to:time:)``.
    public private(set) var now = -Double.infinity
    var pan = PanGesture()
    var fraction = 0.0
    private var grabOffset = 0.0
    /// Whether a finger holds it that is no pan yet.
    private var isCaught = false
    private var pastEnds = PastEnds()
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
        if rules.scale.measure == .location { pan.edges = [rules.scale.edge] }
        self.back = back
        if back != nil { pan.edges = [.left, .right] }
        pan.bounds = rules.scale.bounds
    }

    // MARK: Touches

    /// Takes a touch.
    ///
    /// - Parameters:
    ///   - phase: what the finger did.
    ///   - finger: its number, a new one for each touch down.
    ///   - location: the place in points of the screen; that of `up` and `cancel` is not used.
    ///   - time: in seconds, at least ``now``.
    /// - Returns: `false` if the touch is ignored because a number is not finite or the time decreases.
    @discardableResult
    public mutating func touch(
        _ phase: TouchPhase, finger: Int, at location: SIMD2<Double>, time: Double
    ) -> Bool {
        guard location.x.isFinite, location.y.isFinite, time.isFinite, time >= now else { return false }
        advance(to: time)
        let before = pan.state
        switch phase {
        case .down:
            guard rules.scale.bounds.contains(location) else { return true }
            if back == nil, rules.scale.measure == .location {
                pan.edges = rewinds && self.phase == .finished ? nil : [rules.scale.edge]
            }
            pan.began(finger, at: location, time: time)
            catchOrLetGo()
        case .move:
            pan.moved(finger, at: location, time: time)
            if pan.state == .began, before == .possible { begin() } else if pan.isActive { follow() }
        case .up, .cancel:
            if phase == .up { pan.ended(finger, time: time) } else { pan.cancelled(finger) }
            if before == .began || before == .changed, !pan.isActive { endGesture() }
            catchOrLetGo()
        }
        return true
    }

    /// Holds a settling transition under a new finger, and lets it go if the finger made no pan.
    private mutating func catchOrLetGo() {
        let mayBegin = pan.state == .possible && !pan.path.fingers.isEmpty
        if isCaught, !mayBegin, !pan.isActive {
            isCaught = false
            if let verdict { settle(verdict, velocity: 0) }
        } else if rules.catchesTouches, back == nil, mayBegin, phase == .settling {
            isCaught = true
            hold()
        }
    }

    private var fingerFraction: Double {
        if let back { return back.fingerFraction(pan) }
        return rules.scale.fraction(translation: pan.translation, location: pan.path.middle)
    }

    /// The velocity of the finger, in fractions per second.
    var fingerVelocity: Double {
        let velocity = back?.fingerVelocity(pan) ?? rules.scale.rate(of: pan.velocity)
        guard let cap = rules.maximumVelocity, cap >= 0 else { return velocity }
        return min(max(velocity, -cap), cap)
    }

    private mutating func begin() {
        (grabOffset, isCaught) = (0, false)
        back?.begin(pan)
        switch phase {
        case .idle, .cancelled: start()
        case .settling, .running, .held:
            hold()
            back?.grab(pan, at: fraction)
            grabOffset = fraction - fingerFraction
        case .finished:
            guard rewinds, back == nil else { return }
            start()
            fraction = 1
            grabOffset = 1 - fingerFraction
        }
        follow(isNew: true)
    }

    private mutating func start() {
        (phase, fraction, pastEnds) = (.held, 0, PastEnds())
        (verdict, plan) = (nil, nil)
        back?.start()
    }

    /// Holds a transition that runs.
    private mutating func hold() {
        guard phase != .held else { return }
        fraction = fraction(at: now)
        pastEnds.hold(at: fraction)
        phase = .held
        let moment = backMoment
        back?.trajectory.grab(at: moment)
    }

    private mutating func follow(isNew: Bool = false) {
        guard phase == .held else { return }
        if !isNew { back?.move(pan) }
        let carried = back?.isCarried(pan) == true ? back?.trajectory.motion(at: backMoment) : nil
        fraction = HeldFraction.moved(from: fraction, to: fingerFraction + grabOffset)
        back?.follow(pan)
        if let carried {
            let moment = backMoment
            back?.trajectory.carry(on: carried, at: moment)
        }
        pastEnds.hold(at: fraction)
    }

    private mutating func endGesture() {
        guard phase == .held else { return }
        let release = ReleaseDecision.Release(
            fraction: min(max(fingerFraction + grabOffset, 0), 1), velocity: fingerVelocity)
        var verdict = back?.verdict(pan) ?? rules.decision.decide(release)
        if pan.state == .cancelled { verdict = .init(.cancel, because: "the touch was cancelled") }
        settle(verdict, velocity: release.velocity)
    }

    private mutating func settle(_ verdict: ReleaseDecision.Verdict, velocity: Double) {
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
        guard phase == .settling, back == nil, let verdict, let plan else { return }
        let velocity = plan.velocity(at: now - since)
        hold()
        settle(verdict, velocity: velocity)
    }

    // MARK: Keys

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

    private mutating func advance(to time: Double) {
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
    private func localTime(at time: Double) -> Double {
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

    /// What is shown at a time.
    public struct Shown: Sendable {
        /// The phase.
        public let phase: Phase
        /// The fraction: 0 at the start, 1 at the end.
        public let fraction: Double
        /// Its velocity per second.
        public let velocity: Double
        /// The layers: those of `before`, `during` or `after`.
        public let layers: [ShownLayer]
        /// The values of the channels, in their order; empty unless the layers are those of `during`.
        public let values: [AnimatableValue]
    }

    /// Returns what is shown at a time, if no touch comes before it. Times before the last touch count as that.
    public func shown(at time: Double) -> Shown {
        var copy = self
        copy.advance(to: max(time, now))
        return copy.shown()
    }

    private func shown() -> Shown {
        switch phase {
        case .idle, .cancelled:
            return Shown(phase: phase, fraction: 0, velocity: 0, layers: before.shown(), values: [])
        case .finished:
            return Shown(phase: phase, fraction: 1, velocity: 0, layers: after.shown(), values: [])
        case .held, .settling, .running: break
        }
        let local = localTime(at: now)
        var layers = during
        var values: [AnimatableValue] = []
        for channel in channels {
            let value = channel.value { pace in
                pace.progress(
                    at: local,
                    extrapolating: pastEnds.continues(past: pace.endTime, at: local, span: duration))
            }
            layers[channel.layer].set(channel.property, to: value)
            values.append(value)
        }
        back?.show(on: &layers, at: backMoment)
        let velocity =
            switch phase {
            case .settling: plan?.velocity(at: now - since) ?? 0
            case .running: duration > 0 && local < duration ? 1 / duration : 0
            default: pan.isActive ? fingerVelocity : 0
            }
        return Shown(
            phase: phase, fraction: fraction(at: now), velocity: velocity, layers: layers.shown(),
            values: values)
    }
}

extension SettlePlan {
    /// Creates a plan of the style. If the numbers do not allow it, UIKit's rule replaces it, or a jump to the end.
    init(
        replacing style: Style, from fraction: Double, velocity: Double, to outcome: TransitionOutcome,
        duration: Double, overshoot: Overshoot
    ) {
        let limit = Self.velocityLimit
        let velocity = velocity.isFinite ? min(max(velocity, -limit), limit) : velocity
        do throws(HookeError) {
            self = try SettlePlan(
                style, from: fraction, velocity: velocity, to: outcome, duration: duration,
                overshoot: overshoot)
        } catch {
            self =
                (try? SettlePlan(
                    .timed(.easeInOut), from: fraction, velocity: 0, to: outcome, duration: duration))
                ?? SettlePlan(jumpingFrom: fraction, to: outcome)
        }
    }
}
