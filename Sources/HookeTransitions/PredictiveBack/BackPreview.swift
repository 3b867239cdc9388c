import Foundation
import Hooke
import HookeGeometry

/// What both screens show on the way back: a function of the transition's fraction and of the scene's time.
///
/// - While a driver holds the transition, and while it settles back, the fraction is the progress of the preview.
/// - After a release to the end, a motion leads from what is shown, with its velocity, to the end.
/// - Where one of these takes over from another, the difference runs out by a quintic.
final class BackPreview: SceneIsolated {
    /// The seconds in which a difference runs out after a turn or a grab.
    static let handover = 0.2

    /// What moves the screens.
    private enum Course {
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

    /// A difference to what was shown before.
    private struct Rest {
        var offset: HandoverOffset<SIMD8<Double>>
        var start: Double
        var duration: Double
    }

    private weak var context: TransitionContext?
    private let duration: Double
    private(set) var rules: BackRules
    private var course: Course { didSet { changes += 1 } }
    private var rest: Rest? { didSet { changes += 1 } }
    /// The finger's vertical movement, in points.
    private(set) var dy = 0.0
    private var dySpeed = 0.0
    private var changes = 0
    private var lastPush: (time: Double, rest: Rest?)?
    private var cache: (fraction: Double, time: Double, changes: Int, pose: BackPose)?
    private var parts: [(view: SceneView, presenter: BackPart)] = []

    /// Shows both screens from now on.
    ///
    /// - Parameters:
    ///   - context: the transition, which retains the animator that retains this.
    ///   - rules: places and their curves.
    ///   - duration: the duration of the motion after the release, in seconds.
    ///   - views: the upper screen, the scrim, and the lower screen if the transition moves it.
    init(
        _ context: TransitionContext, _ rules: BackRules, duration: Double,
        upper: SceneView, scrim: SceneView, lower: SceneView?
    ) {
        (self.context, self.rules, self.duration) = (context, rules, duration)
        course = context.isInteractive ? .hand : .time
        add(.upper, to: upper)
        add(.scrim, to: scrim)
        if let lower { add(.lower, to: lower) }
        context.coordinator?.notifyWhenInteractionChanges { [weak self] _ in self?.interactionChanged() }
    }

    private func add(_ role: BackPart.Role, to view: SceneView) {
        let presenter = BackPart(self, role)
        view.add(presenter)
        parts.append((view, presenter))
    }

    /// Stops showing: the screens are where they rest.
    func end() {
        for (view, presenter) in parts { view.remove(presenter) }
        parts = []
    }

    private var now: Double { context?.scene?.now ?? 0 }
    private var fraction: Double { min(1, max(0, context?.fraction ?? 0)) }

    // MARK: The finger

    /// Sets where the finger is.
    ///
    /// - Parameters:
    ///   - edge: the edge that it comes from.
    ///   - dy: its vertical movement, in points.
    ///   - speed: the derivative of `dy` by time.
    func follow(from edge: Edge, dy: Double, speed: Double) {
        (rules.edge, self.dy, dySpeed) = (edge, dy, speed)
        changes += 1
    }

    /// Makes a change after which what is shown continues from its place and velocity.
    func carry(over duration: Double = BackPreview.handover, _ change: () -> Void) {
        let before = motion()
        change()
        rest = nil
        let after = motion()
        rest = difference(before.numbers - after.numbers, before.rates - after.rates, over: duration)
    }

    /// Keeps what is shown when the screens' size changes.
    func resize(to size: CGSize) {
        carry(over: 0.4) { rules.size = SIMD2(size.width, size.height) }
    }

    private func difference(
        _ position: SIMD8<Double>, _ velocity: SIMD8<Double>, over duration: Double
    ) -> Rest? {
        let zeros: SIMD8<Double> = position * 0 + velocity * 0
        guard zeros.sum() == 0, position != .zero || velocity != .zero,
            let law = try? HandoverLaw.quintic(duration),
            let offset = HandoverOffset(
                law, from: MotionState(position: position, velocity: velocity, acceleration: .zero))
        else { return nil }
        return Rest(offset: offset, start: now, duration: duration)
    }

    private func interactionChanged() {
        guard let context else { return }
        switch context.state.phase {
        case .settling(.finish):
            let moved = motion()
            let slopes = rules.previewRates(fraction, 1, dy: dy, dySpeed)
            let own = rules.previewRates(fraction, 0, dy: dy, dySpeed)
            course = .released(
                Release(
                    pose: BackPose(numbers: moved.numbers), rates: own + (restMotion()?.rates ?? .zero),
                    slopes: slopes - own, time: now))
            (rest, lastPush, dySpeed) = (nil, nil, 0)
        case .settling(.cancel):
            if dySpeed != 0 { carry { dySpeed = 0 } }
        case .interactive:
            if case .hand = course { return }
            carry { course = .hand }
        default: break
        }
    }

    // MARK: Showing

    /// What is shown now, with its derivative by time.
    func motion() -> BackMotion {
        var motion = courseMotion()
        if let rest = restMotion() {
            motion.numbers += rest.numbers
            motion.rates += rest.rates
        }
        return motion
    }

    private func restMotion() -> BackMotion? {
        guard let rest else { return nil }
        let elapsed = now - rest.start
        guard elapsed < rest.duration else { return nil }
        return BackMotion(
            numbers: rest.offset.position(at: elapsed), rates: rest.offset.velocity(at: elapsed))
    }

    private func courseMotion() -> BackMotion {
        switch course {
        case .hand:
            let speed = context?.fractionVelocity ?? 0
            return BackMotion(
                numbers: rules.preview(fraction, dy: dy).numbers,
                rates: rules.previewRates(fraction, speed, dy: dy, dySpeed))
        case .time:
            let start = rules.preview(0, dy: 0)
            var motion = rules.commit(from: start, at: fraction, duration: duration)
            motion.rates *= duration * (context?.fractionVelocity ?? 0)
            return motion
        case .released(let release): return motion(after: release)
        }
    }

    private func motion(after release: Release) -> BackMotion {
        guard let change = context?.change, let plan = change.settlePlan, change.settleStart == release.time
        else { return BackMotion(numbers: release.pose.numbers, rates: .zero) }
        let length = min(duration, plan.duration)
        let elapsed = now - release.time
        guard length > 0, elapsed < length else {
            return rules.commit(from: release.pose, at: 1, duration: duration)
        }
        var motion = rules.commit(from: release.pose, at: elapsed / length, duration: length)
        var velocity: SIMD8<Double> = release.rates + release.slopes * plan.initialVelocity
        // Opacities fade by their own rule.
        (velocity[2], velocity[5], velocity[7]) = (0, 0, 0)
        let time = min(length, 1 / speed(velocity))
        guard elapsed < time, let push = push(at: release.time, velocity, over: time) else { return motion }
        motion.numbers += push.offset.position(at: elapsed)
        motion.rates += push.offset.velocity(at: elapsed)
        return motion
    }

    /// Returns the part of a release's motion that has its velocity; made once.
    private func push(at time: Double, _ velocity: SIMD8<Double>, over duration: Double) -> Rest? {
        if let known = lastPush, known.time == time { return known.rest }
        let rest = difference(.zero, velocity, over: duration)
        lastPush = (time, rest)
        return rest
    }

    /// The largest velocity in screens, or in steps of a tenth of the size, per second. A faster motion runs out
    /// earlier, so that it does not lead further than a sixth of the screen.
    private func speed(_ velocity: SIMD8<Double>) -> Double {
        let shift = max(velocity[0].magnitude, velocity[3].magnitude) / max(1, rules.size.x)
        let scale = max(velocity[1].magnitude, velocity[4].magnitude) * 10
        return max(shift, scale, velocity[6].magnitude / max(1, rules.size.y), 1e-9)
    }

    /// The pose that is shown.
    var pose: BackPose {
        let (fraction, time) = (fraction, now)
        if let cache, cache.fraction == fraction, cache.time == time, cache.changes == changes {
            return cache.pose
        }
        let pose = BackPose(numbers: motion().numbers)
        cache = (fraction, time, changes, pose)
        return pose
    }

    /// Whether the lower screen and the scrim are hidden: at the start, where the picture is that without transition.
    var isAtStart: Bool {
        if case .released = course { return false }
        return fraction == 0 && restMotion() == nil
    }
}

/// Shows one view of a preview.
final class BackPart: ViewPresenter {
    enum Role { case upper, scrim, lower }

    private weak var preview: BackPreview?
    private let role: Role

    init(_ preview: BackPreview, _ role: Role) { (self.preview, self.role) = (preview, role) }

    func show(on state: inout ViewState) {
        guard let preview else { return }
        guard !preview.isAtStart else {
            if role != .upper { state.isHidden = true }
            return
        }
        let pose = preview.pose
        switch role {
        case .scrim: state.opacity = min(1, max(0, pose.scrim))
        case .upper: place(&state, pose.upper, pose.lift)
        case .lower: place(&state, pose.lower, pose.lift)
        }
    }

    private func place(
        _ state: inout ViewState, _ place: (shift: Double, scale: Double, opacity: Double), _ lift: Double
    ) {
        state.position.x += place.shift
        state.position.y += lift
        if place.scale != 1 {
            state.transform = state.transform.concatenating(.scale(x: place.scale, y: place.scale))
        }
        state.opacity *= min(1, max(0, place.opacity))
    }
}
