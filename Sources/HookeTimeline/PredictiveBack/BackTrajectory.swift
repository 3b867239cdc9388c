import Hooke

/// What both screens show on the way back, as a value: a function of the transition's fraction and of time.
///
/// - While a hand holds the transition, and while it settles back, the fraction is the progress of the preview.
/// - After a release to the end, a motion leads from what is shown, with its velocity, to the end.
/// - Where one of these takes over from another, the difference runs out by a quintic.
package struct BackTrajectory: Sendable {
    /// The seconds in which a difference runs out after a turn or a grab.
    package static let handover = 0.2

    /// The transition at a moment.
    package struct Moment {
        package var time: Double
        /// The transition's fraction; held in 0…1.
        package var fraction: Double
        /// Its derivative by time.
        package var velocity: Double
        /// The plan of its last release, and the time of that.
        package var plan: (plan: SettlePlan, start: Double)?

        package init(
            time: Double, fraction: Double, velocity: Double, plan: (plan: SettlePlan, start: Double)? = nil
        ) {
            self.fraction = min(1, max(0, fraction))
            (self.time, self.velocity, self.plan) = (time, velocity, plan)
        }
    }

    /// What moves the screens.
    private enum Lead {
        /// The finger, or a settle back.
        case hand
        /// Time, from the start.
        case time
        /// Time, from a release.
        case released(Release)
    }

    /// What was shown at a release.
    private struct Release {
        var pose: BackPose
        /// The rates that do not depend on the velocity of the fraction.
        var rates: SIMD8<Double>
        /// The derivative of the pose by the fraction.
        var slopes: SIMD8<Double>
        var time: Double
    }

    package var rules: BackRules
    private let duration: Double
    private var lead: Lead
    private var rest: CarriedDifference?
    /// The finger's vertical movement, in points.
    package private(set) var dy = 0.0
    private var dySpeed = 0.0

    /// Creates the trajectory of a transition that begins.
    ///
    /// - Parameters:
    ///   - rules: places and their curves.
    ///   - duration: the duration of the motion after the release, in seconds.
    ///   - isHeld: whether a hand holds it, and not time.
    package init(_ rules: BackRules, duration: Double, isHeld: Bool) {
        (self.rules, self.duration, lead) = (rules, duration, isHeld ? .hand : .time)
    }

    // MARK: Changes

    /// Sets where the finger is.
    ///
    /// - Parameters:
    ///   - edge: the edge that it comes from.
    ///   - dy: its vertical movement, in points.
    ///   - speed: the derivative of `dy` by time.
    package mutating func follow(from edge: Edge, dy: Double, speed: Double) {
        (rules.edge, self.dy, dySpeed) = (edge, dy, speed)
    }

    /// Continues from the place and velocity that were shown before a change.
    package mutating func carry(
        on before: BackMotion, at moment: Moment, over duration: Double = Self.handover
    ) {
        rest = nil
        let after = motion(at: moment)
        rest = difference(
            before.numbers - after.numbers, before.rates - after.rates, over: duration, from: moment.time)
    }

    /// Leads from what is shown to the end.
    package mutating func finish(at moment: Moment) {
        let moved = motion(at: moment)
        let slopes = rules.previewRates(moment.fraction, 1, dy: dy, dySpeed)
        let own = rules.previewRates(moment.fraction, 0, dy: dy, dySpeed)
        lead = .released(
            Release(
                pose: BackPose(numbers: moved.numbers),
                rates: own + (rest?.motion(at: moment.time)?.velocity ?? .zero), slopes: slopes - own,
                time: moment.time))
        (rest, dySpeed) = (nil, 0)
    }

    /// Returns the seconds in which what remains of earlier changes runs out after a release to the start.
    package func timeLeft(at time: Double) -> Double {
        dySpeed != 0 ? Self.handover : rest?.timeLeft(at: time) ?? 0
    }

    /// Lets the progress settle to 0.
    package mutating func cancel(at moment: Moment) {
        guard dySpeed != 0 else { return }
        let before = motion(at: moment)
        dySpeed = 0
        carry(on: before, at: moment)
    }

    /// Holds what is shown.
    package mutating func grab(at moment: Moment) {
        if case .hand = lead { return }
        let before = motion(at: moment)
        lead = .hand
        carry(on: before, at: moment)
    }

    private func difference(
        _ position: SIMD8<Double>, _ velocity: SIMD8<Double>, over duration: Double, from start: Double
    ) -> CarriedDifference? {
        CarriedDifference(position, velocity, speed: speed(velocity), from: start, over: duration)
    }

    // MARK: Showing

    /// Returns what is shown, with its derivative by time.
    package func motion(at moment: Moment) -> BackMotion {
        var motion = leadMotion(at: moment)
        if let rest = rest?.motion(at: moment.time) {
            motion.numbers += rest.position
            motion.rates += rest.velocity
        }
        return motion
    }

    /// Whether the lower screen and the scrim are hidden: at the start, where the picture is that without transition.
    package func isAtStart(at moment: Moment) -> Bool {
        if case .released = lead { return false }
        return moment.fraction == 0 && rest?.motion(at: moment.time) == nil
    }

    private func leadMotion(at moment: Moment) -> BackMotion {
        switch lead {
        case .hand:
            return BackMotion(
                numbers: rules.preview(moment.fraction, dy: dy).numbers,
                rates: rules.previewRates(moment.fraction, moment.velocity, dy: dy, dySpeed))
        case .time:
            let start = rules.preview(0, dy: 0)
            var motion = rules.commit(from: start, at: moment.fraction, duration: duration)
            motion.rates *= duration * moment.velocity
            return motion
        case .released(let release): return motion(after: release, at: moment)
        }
    }

    private func motion(after release: Release, at moment: Moment) -> BackMotion {
        guard let (plan, start) = moment.plan, start == release.time else {
            return BackMotion(numbers: release.pose.numbers, rates: .zero)
        }
        let length = min(duration, plan.duration)
        let elapsed = moment.time - release.time
        guard length > 0, elapsed < length else {
            return rules.commit(from: release.pose, at: 1, duration: duration)
        }
        var motion = rules.commit(from: release.pose, at: elapsed / length, duration: length)
        var velocity: SIMD8<Double> = release.rates + release.slopes * plan.initialVelocity
        // Opacities fade by their own rule.
        (velocity[2], velocity[5], velocity[7]) = (0, 0, 0)
        let push = difference(.zero, velocity, over: length, from: release.time)
        guard let push = push?.motion(at: moment.time) else { return motion }
        motion.numbers += push.position
        motion.rates += push.velocity
        return motion
    }

    /// The largest velocity in screens, or in steps of a tenth of the size, per second.
    private func speed(_ velocity: SIMD8<Double>) -> Double {
        let shift = max(velocity[0].magnitude, velocity[3].magnitude) / max(1, rules.size.x)
        let scale = max(velocity[1].magnitude, velocity[4].magnitude) * 10
        return max(shift, scale, velocity[6].magnitude / max(1, rules.size.y))
    }
}
