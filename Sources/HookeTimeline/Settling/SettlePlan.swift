import Hooke

/// The motion of a transition from release to its end or start: a pure function of the time since release.
public struct SettlePlan: Sendable {
    /// The kind of motion.
    public enum Style: Sendable {
        /// A spring from the fraction and velocity at release; C¹ there.
        case spring(Spring)
        /// A cubic from (fraction, velocity) to (target, 0) over UIKit's time; C¹ at release. If it would
        /// overshoot, the time is 3·|distance|/|velocity|.
        case cubic
        /// UIKit's rule: the remaining part of the duration along the completion curve. It ignores the
        /// velocity, so it is not C¹.
        case timed(CubicBezier)

        /// A critically damped spring with response 0.4 s.
        public static let spring = Style.spring(.settling)
    }

    /// The behaviour beyond the target.
    public enum Overshoot: Hashable, Sendable {
        /// The motion ends when it first reaches the target.
        case clamp
        /// The fraction overshoots and motions continue along their end tangents.
        case extrapolate
        /// The overshoot is compressed like a rubber band and stays below `limit`, a fraction.
        case rubberBand(limit: Double)
    }

    /// A fraction counts as arrived within 1e-4: 0.1 points on a screen of 1000.
    public static let settlingTolerance: Tolerance = 1e-4

    /// The largest velocity with which a scene lets a change or a transition settle, in fractions per second: the whole
    /// change in 1 ms.
    ///
    /// A fast swipe has about 20. A scene reports a finite velocity beyond the limit, in either direction, and takes the
    /// limit. So a settle that overshoots shows finite values, whatever a driver measures or is given. A plan itself takes
    /// any velocity.
    public static let velocityLimit = 1_000.0

    /// The fraction at release.
    public let start: Double
    /// The motion's initial velocity, in fractions per second.
    public let initialVelocity: Double
    /// The fraction at the end: 0 or 1.
    public let target: Double
    /// The seconds until the motion has settled.
    public private(set) var duration: Double
    /// The behaviour beyond the target.
    public let overshoot: Overshoot
    /// The smallest and largest fraction of the motion.
    public let range: ClosedRange<Double>
    private let form: Form
    private let past: Past
    /// The end of the motion, if it is before ``duration``.
    private var arrival: Double?

    private enum Form: Sendable {
        case rest
        case spring(SpringMotion<Double>)
        case hermite(duration: Double)
        case timed(CubicBezier, duration: Double)
    }

    /// Creates the plan of the rest of a transition.
    ///
    /// - Parameters:
    ///   - style: the kind of motion.
    ///   - fraction: the fraction at release; finite.
    ///   - velocity: the finger's velocity in fractions per second; finite. `.timed` ignores it.
    ///   - outcome: the end to settle to.
    ///   - duration: the transition's duration in seconds, used for UIKit's time; at least 0.
    ///   - speed: UIKit's `completionSpeed`; above 0.
    ///   - overshoot: the behaviour beyond the target.
    /// - Throws: `HookeError.outOfRange` for an invalid number.
    public init(
        _ style: Style, from fraction: Double, velocity: Double, to outcome: TransitionOutcome,
        duration: Double, speed: Double = 1, overshoot: Overshoot = .clamp
    ) throws(HookeError) {
        guard fraction.isFinite else {
            throw .outOfRange(field: "fraction", value: fraction, accepted: "a finite number")
        }
        guard velocity.isFinite else {
            throw .outOfRange(field: "velocity", value: velocity, accepted: "a finite number")
        }
        guard duration.isFinite, duration >= 0 else {
            throw .outOfRange(field: "duration", value: duration, accepted: "finite and at least 0")
        }
        guard speed.isFinite, speed > 0 else {
            throw .outOfRange(field: "speed", value: speed, accepted: "finite and above 0")
        }
        past = try Past(start: fraction, target: outcome.fraction, overshoot: overshoot)
        start = fraction
        target = outcome.fraction
        self.overshoot = overshoot
        let distance = target - fraction
        let natural = distance.magnitude * duration / speed
        guard natural.isFinite else {
            throw .outOfRange(
                field: "the time |distance| · duration / speed", value: natural, accepted: "finite")
        }
        // A time too short for a finite velocity is a jump.
        func isJump(_ time: Double) -> Bool { time == 0 || !(6 * distance / time).isFinite }

        switch style {
        case .spring(let spring):
            let motion = SpringMotion(
                spring: spring, from: fraction, to: target, initialVelocity: velocity)
            guard let settling = motion.settlingDuration(within: Self.settlingTolerance) else {
                guard spring.damping > 0 else {
                    throw .outOfRange(
                        field: "the spring's damping", value: spring.damping,
                        accepted: "above 0: it must settle")
                }
                throw .outOfRange(
                    field: "velocity", value: velocity,
                    accepted: "a velocity from which spring and fraction give a finite motion")
            }
            initialVelocity = velocity
            if overshoot == .clamp {
                // Released at the target it ends at once, else at the first arrival.
                let arrival = distance == 0 ? 0 : motion.firstTimeAtTarget
                self.duration = min(settling, arrival ?? settling)
            } else {
                self.duration = settling
            }
            form = self.duration == 0 ? .rest : .spring(motion)
        case .cubic:
            initialVelocity = distance == 0 ? 0 : velocity
            var time = natural
            if velocity * distance > 0, time * velocity.magnitude > 3 * distance.magnitude {
                time = 3 * distance.magnitude / velocity.magnitude
            }
            guard (6 * velocity * time).isFinite else {
                throw .outOfRange(
                    field: "velocity", value: velocity,
                    accepted: "a finite distance over \(time) s of settling")
            }
            self.duration = time
            form = isJump(time) ? .rest : .hermite(duration: time)
        case .timed(let curve):
            initialVelocity = 0
            self.duration = natural
            form = isJump(natural) ? .rest : .timed(curve, duration: natural)
        }
        range = Self.range(of: form, past: past, velocity: initialVelocity, overshoot: overshoot)
    }

    /// Creates a fallback plan that jumps to its end.
    package init(jumpingFrom fraction: Double, to outcome: TransitionOutcome) {
        start = fraction
        initialVelocity = 0
        target = outcome.fraction
        duration = 0
        overshoot = .clamp
        range = min(start, target)...max(start, target)
        form = .rest
        past = Past(start: fraction, target: outcome.fraction)
    }

    /// Returns the plan that rests at its target until `seconds` have passed, if it is over earlier.
    package func lasting(atLeast seconds: Double) -> SettlePlan {
        guard seconds > duration, seconds.isFinite else { return self }
        var longer = self
        longer.arrival = arrival ?? duration
        longer.duration = seconds
        return longer
    }

    /// Returns the fraction `elapsed` seconds after release; exactly the target after the end.
    public func fraction(at elapsed: Double) -> Double {
        if elapsed >= arrival ?? duration { return target }
        if elapsed <= 0 { return start }
        return past.shown(raw(at: elapsed).position)
    }

    /// Returns the velocity of the fraction per second; 0 after the end.
    public func velocity(at elapsed: Double) -> Double {
        if elapsed >= arrival ?? duration { return 0 }
        let (position, velocity) = raw(at: max(0, elapsed))
        return velocity * past.slope(at: position)
    }

    /// The largest overshoot, as a fraction; 0 without one.
    public var largestOvershoot: Double {
        let above = max(0, range.upperBound - target)
        let below = max(0, target - range.lowerBound)
        return start < target ? above : start > target ? below : max(above, below)
    }

    /// The positions beyond the target, with an optional rubber band: slope 1 at the target, bounded by its
    /// limit.
    private struct Past {
        let start: Double
        let target: Double
        var band: RubberBand?

        init(start: Double, target: Double) {
            self.start = start
            self.target = target
        }

        init(start: Double, target: Double, overshoot: Overshoot) throws(HookeError) {
            self.init(start: start, target: target)
            guard case .rubberBand(let limit) = overshoot else { return }
            guard let band = try? RubberBand(extent: limit, coefficient: 1) else {
                throw .outOfRange(field: "overshoot limit", value: limit, accepted: "finite and above 0")
            }
            self.band = band
        }

        func contains(_ position: Double) -> Bool {
            position != target && (start == target || (position > target) == (target > start))
        }

        func shown(_ position: Double) -> Double {
            guard let band, contains(position) else { return position }
            return target + band.displacement(forPull: position - target)
        }

        func slope(at position: Double) -> Double {
            guard let band, contains(position) else { return 1 }
            return band.slope(atPull: position - target)
        }
    }

    @inline(never)
    private func raw(at elapsed: Double) -> (position: Double, velocity: Double) {
        switch form {
        case .rest: return (target, 0)
        case .spring(let motion):
            let state = motion.state(at: elapsed)
            return (state.position, state.velocity)
        case .hermite(let duration):
            let s = elapsed / duration
            let distance = target - start
            let slope = initialVelocity * duration
            let position = start + Self.cubic(s, distance: distance, slope: slope)
            let rate = slope + s * (2 * (3 * distance - 2 * slope) + s * 3 * (slope - 2 * distance))
            return (position, rate / duration)
        case .timed(let curve, let duration):
            let distance = target - start
            return (
                start + distance * curve.value(at: elapsed / duration),
                distance * curve.slope(at: elapsed / duration) / duration
            )
        }
    }

    /// Returns a cubic at `s` in 0 … 1: from 0 with derivative `slope` to `distance` at rest.
    private static func cubic(_ s: Double, distance: Double, slope: Double) -> Double {
        s * (slope + s * (3 * distance - 2 * slope + s * (slope - 2 * distance)))
    }

    private static func range(
        of form: Form, past: Past, velocity: Double, overshoot: Overshoot
    ) -> ClosedRange<Double> {
        let (start, target) = (past.start, past.target)
        var low = min(start, target)
        var high = max(start, target)
        func note(_ x: Double) {
            low = min(low, x)
            high = max(high, x)
        }
        switch form {
        case .rest: break
        case .timed(let curve, _):
            let extremes = curve.extremes
            note(start + (target - start) * extremes.minimum)
            note(start + (target - start) * extremes.maximum)
        case .spring(let motion):
            let extremes = motion.extremes
            if overshoot == .clamp {
                // Beyond the target it is clamped; beyond the start it is not.
                if target >= start { note(extremes.minimum) } else { note(extremes.maximum) }
            } else {
                note(past.shown(extremes.minimum))
                note(past.shown(extremes.maximum))
            }
        case .hermite(let duration):
            // The cubic's interior extreme, at the other root of its derivative.
            let distance = target - start
            let slope = velocity * duration
            let a = 3 * (slope - 2 * distance)
            let root = a == 0 ? -1 : slope / a
            if root > 0, root < 1 { note(start + cubic(root, distance: distance, slope: slope)) }
        }
        return low...high
    }
}

extension Spring {
    /// The default spring of transitions: response 0.4 s, critically damped.
    public static let settling = preset(response: 0.4, dampingRatio: 1)
}
