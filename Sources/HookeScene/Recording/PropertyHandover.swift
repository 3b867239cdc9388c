import Hooke
import HookeGeometry
import HookeTimeline

/// The handover of one property from its motions to those of a block.
struct PropertyHandover: SceneIsolated {
    private let view: SceneView
    private let property: AnimatedProperty
    private let before: InterruptedMotion?
    private let law: HandoverLaw
    private let rest: AnimatableValue
    private let scene: WindowScene?

    /// The handover of a block's change; `nil` without a law and where nothing was in motion.
    init?(_ change: Transaction.Change, in scene: @autoclosure () -> WindowScene?) {
        guard let law = change.interruption.law, let before = change.interrupted else { return nil }
        self.init(change.view, change.property, by: law, from: before, rest: change.after, in: scene())
    }

    /// - Parameters:
    ///   - view: the view.
    ///   - property: the property.
    ///   - law: the law.
    ///   - before: what was shown; `nil` for paths and lists.
    ///   - rest: the value of the model.
    ///   - scene: the scene, for reports.
    init(
        _ view: SceneView, _ property: AnimatedProperty, by law: HandoverLaw,
        from before: InterruptedMotion?, rest: AnimatableValue, in scene: WindowScene?
    ) {
        (self.view, self.property, self.law) = (view, property, law)
        (self.before, self.rest, self.scene) = (before, rest, scene)
    }

    /// Adds the offset, before the new motion is added.
    ///
    /// - Parameters:
    ///   - group: the group of the new motion.
    ///   - track: the new motion; `nil` for none.
    ///   - start: the group's time now.
    ///   - isJoined: whether the group existed before the block. It may be scrubbed then, so the offset runs by
    ///     time in a group of its own.
    ///   - startsShown: whether the new motion starts at the shown value, up to rounding.
    /// - Returns: whether anything was added.
    @discardableResult
    func add(
        to group: AnimationGroup, over track: Track?, at start: Double, isJoined: Bool,
        startsShown: Bool = true
    ) -> Bool {
        guard let before else { return false }
        let offset: AnimatableOffset?
        switch before {
        case .vector(let shown):
            let new = track.flatMap { group.state(of: $0) }
            let start = new?.position ?? rest.vector ?? .zero
            var difference = shown
            difference.position = track == nil || !startsShown ? shown.position - start : .zero
            if let new {
                difference.velocity -= new.velocity
                difference.acceleration -= new.acceleration
            }
            offset = AnimatableOffset(law, from: difference, rest: rest, over: isJoined ? nil : track)
            if offset == nil, !difference.isZero { report() }
        case .transform(let shown):
            guard case .transform(let model) = rest else { return false }
            let moving = track.map { group.jet(of: $0) } ?? TransformJet(model)
            if shown.isStill, moving.isStill, shown.value == moving.value { return false }
            offset = AnimatableOffset(law, from: shown, to: moving, rest: model)
            if offset == nil { report() }
        }
        guard let offset else { return false }
        addOffset(offset, to: group, at: start, isJoined: isJoined)
        return true
    }

    /// Adds the difference between what was shown and what is shown now, which a change of a scrubbed motion made.
    ///
    /// - Parameters:
    ///   - group: the group of the changed motion.
    ///   - shown: the value that was shown.
    func addDifference(to group: AnimationGroup, shown: AnimatableValue) {
        let offset: AnimatableOffset?
        switch (before, view.shownMotion(of: property)) {
        case (.vector(let shown), .vector(let now)):
            offset = AnimatableOffset(law, from: shown - now, rest: rest)
            if offset == nil, !(shown - now).isZero { report() }
        case (.transform(let shown), .transform(let now)):
            guard case .transform(let model) = rest else { return }
            offset = AnimatableOffset(law, from: shown, to: now, rest: model)
            if offset == nil, !shown.isStill { report() }
        default:
            let now = view.stateToReplace(of: property)[property]
            if shown != now { addList(from: shown, to: now, over: law.duration ?? 0.4) }
            return
        }
        if let offset { addOffset(offset, to: group, at: 0, isJoined: true) }
    }

    /// Adds the difference of two paths or lists, which an ease-in-out curve removes.
    private func addList(from old: AnimatableValue, to new: AnimatableValue, over duration: Double) {
        guard let scene else { return }
        guard old.canInterpolate(to: new) else {
            return scene.report(.switchedValue(view: view.name, property: property))
        }
        let group = scene.runningGroup(view.layerClock)
        var track = Track(
            view: view.id, property: property, delay: 0, duration: duration, from: old, to: new,
            pacing: .curve(.easeInOut))
        track.allowsUserInteraction = true
        group.add(track, to: view, asOldest: true)
        group.refresh(at: scene.now)
    }

    /// Adds an offset to a group, or to one of its own.
    func addOffset(_ offset: AnimatableOffset, to group: AnimationGroup, at start: Double, isJoined: Bool) {
        var (group, delay) = (group, start)
        if isJoined, let scene {
            group = scene.runningGroup(view.layerClock)
            delay = 0
        }
        var track = Track(view: view.id, property: property, delay: delay, offset: offset)
        // The block's own motion says whether the view receives touches.
        track.allowsUserInteraction = true
        group.add(track, to: view, asOldest: true)
        if let scene { group.refresh(at: scene.now) }
    }

    private func report() {
        guard case .spring(let spring) = law.kind, spring.damping == 0 else { return }
        scene?.report(
            .refusedParameter(
                field: "the damping of the handover's spring", value: spring.damping,
                used: "no velocity is taken over; accepted: a spring that settles"))
    }
}
