import Foundation
import Hooke
import HookeGeometry

/// Shows the trajectory of a way back on the views of a transition.
final class BackPreview: SceneIsolated {
    private weak var context: TransitionContext?
    private var trajectory: BackTrajectory { didSet { changes += 1 } }
    private var changes = 0
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
        self.context = context
        trajectory = BackTrajectory(rules, duration: duration, isHeld: context.isInteractive)
        add(.upper, to: upper)
        add(.scrim, to: scrim)
        if let lower { add(.lower, to: lower) }
        context.change.tails.append { [weak self] outcome in
            guard let self, outcome == .cancel, let now = self.context?.scene?.now else { return 0 }
            return trajectory.timeLeft(at: now)
        }
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

    /// The rules that give poses.
    var rules: BackRules { trajectory.rules }

    /// The finger's vertical movement, in points.
    var dy: Double { trajectory.dy }

    /// Returns the view with a role.
    func view(_ role: BackPart.Role) -> SceneView? { parts.first { $0.presenter.role == role }?.view }

    private var moment: BackTrajectory.Moment {
        let change = context?.change
        var plan: (plan: SettlePlan, start: Double)?
        if let change, let last = change.settlePlan, let start = change.settleStart { plan = (last, start) }
        return BackTrajectory.Moment(
            time: context?.scene?.now ?? 0, fraction: context?.fraction ?? 0,
            velocity: context?.fractionVelocity ?? 0, plan: plan)
    }

    // MARK: The finger

    /// Sets where the finger is; see `BackTrajectory`.
    func follow(from edge: Edge, dy: Double, speed: Double) {
        trajectory.follow(from: edge, dy: dy, speed: speed)
    }

    /// Makes a change after which what is shown continues from its place and velocity.
    func carry(over duration: Double = BackTrajectory.handover, _ change: () -> Void) {
        let before = motion()
        change()
        trajectory.carry(on: before, at: moment, over: duration)
    }

    /// Keeps what is shown when the screens' size changes. The difference runs out before the transition ends.
    func resize(to size: CGSize) {
        carry(over: min(0.4, timeLeft)) { trajectory.rules.size = SIMD2(size.width, size.height) }
    }

    /// The seconds until the transition ends; infinite while it is held.
    private var timeLeft: Double {
        guard let context, let scene = context.scene else { return 0 }
        if let left = context.group.settlingTimeLeft(at: scene.now) { return left }
        return context.group.isRunning ? context.change.duration - context.group.localTime : .infinity
    }

    private func interactionChanged() {
        guard let context else { return }
        switch context.state.phase {
        case .settling(.finish): trajectory.finish(at: moment)
        case .settling(.cancel): trajectory.cancel(at: moment)
        case .interactive: trajectory.grab(at: moment)
        default: break
        }
    }

    // MARK: Showing

    /// What is shown now, with its derivative by time.
    func motion() -> BackMotion { trajectory.motion(at: moment) }

    /// The pose that is shown.
    var pose: BackPose {
        let moment = moment
        if let cache, cache.fraction == moment.fraction, cache.time == moment.time, cache.changes == changes {
            return cache.pose
        }
        let pose = BackPose(numbers: trajectory.motion(at: moment).numbers)
        cache = (moment.fraction, moment.time, changes, pose)
        return pose
    }

    /// Whether the lower screen and the scrim are hidden.
    var isAtStart: Bool { trajectory.isAtStart(at: moment) }
}

/// Shows one view of a preview.
final class BackPart: ViewPresenter {
    enum Role { case upper, scrim, lower }

    private weak var preview: BackPreview?
    let role: Role

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
