import Hooke

/// The time of a layer and of all that is in it: t = (t of the layer around − beginTime) · speed +
/// timeOffset.
final class LayerClock {
    private(set) weak var view: SceneView?
    var speed = 1.0
    var timeOffset = 0.0
    var beginTime = 0.0

    init(of view: SceneView) { self.view = view }

    /// The clock around this one.
    private var parent: LayerClock? { view?.superview?.layerClock }

    /// The layer's time at a time of the scene; the largest number where it would be beyond that.
    func time(at now: Double) -> Double {
        func limited(_ time: Double) -> Double {
            min(max(time, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
        }
        let elapsed = limited((parent?.time(at: now) ?? now) - beginTime)
        return limited(limited(elapsed * speed) + timeOffset)
    }

    /// The scene's time at a time of the layer; NaN where a clock on the way stands still.
    func sceneTime(at time: Double) -> Double {
        guard speed != 0 else { return .nan }
        let outer = (time - timeOffset) / speed + beginTime
        return parent?.sceneTime(at: outer) ?? outer
    }

    /// How fast the layer's time runs, in seconds a second of the scene.
    var rate: Double { speed * (parent?.rate ?? 1) }
}

extension SceneView {
    /// The clock that the layer's time follows: its own, or the nearest around it; `nil` for the scene's.
    var layerClock: LayerClock? {
        var view: SceneView? = self
        while let current = view {
            if let clock = current.extras?.clock { return clock }
            view = current.superview
        }
        return nil
    }
}

extension SceneLayer {
    /// How fast the time of the layer and of all that is in it runs; 1 unless set, 0 stands still, negative
    /// runs backwards.
    ///
    /// The layer's time is t = (t of the layer around − ``beginTime``) · speed + ``timeOffset``. All that
    /// moves in the layer follows it: motions of blocks, layer animations and transitions, and their
    /// completions, which come when the motions end in that time; while it stands still, or runs backwards,
    /// none comes. Numbers that are not finite are reported and refused.
    ///
    /// A block that moves views with different clocks is over when all of its motions are. A property
    /// animator and a transition are one motion: they follow a clock whose layer holds all the views that
    /// they move (a transition: its container), and are else left alone. Motions that were added at this very
    /// moment begin when the clock is stopped, as Core Animation has them begin when the moment is over. A
    /// view that is put into another layer keeps the clock of the motions that it has; a clock of its own
    /// counts the time of the new layer around it from there on.
    public var speed: Double {
        get { view.extras?.clock?.speed ?? 1 }
        nonmutating set { view.setClock(\.speed, newValue, name: "speed") }
    }

    /// What is added to the layer's time; see ``speed``.
    public var timeOffset: Double {
        get { view.extras?.clock?.timeOffset ?? 0 }
        nonmutating set { view.setClock(\.timeOffset, newValue, name: "timeOffset") }
    }

    /// When the layer's time begins, in the time of the layer around; see ``speed``.
    public var beginTime: Double {
        get { view.extras?.clock?.beginTime ?? 0 }
        nonmutating set { view.setClock(\.beginTime, newValue, name: "beginTime") }
    }

    /// The layer's time at a time of another layer, or of the scene (`CACurrentMediaTime()` of ported code)
    /// for `nil`.
    ///
    /// NaN where there is no answer: a time of a layer that stands still, or is in one that does.
    public func convertTime(_ time: Double, from other: SceneLayer?) -> Double {
        let clock = view.layerClock
        if let other, other.view.layerClock === clock { return time }
        let sceneTime = other?.view.layerClock?.sceneTime(at: time) ?? time
        return clock?.time(at: sceneTime) ?? sceneTime
    }

    /// The time of another layer, or of the scene for `nil`, at a time of this one. As
    /// ``convertTime(_:from:)``.
    public func convertTime(_ time: Double, to other: SceneLayer?) -> Double {
        let clock = view.layerClock
        if let other { return other.convertTime(time, from: self) }
        return clock?.sceneTime(at: time) ?? time
    }
}

extension SceneView {
    fileprivate func setClock(
        _ part: ReferenceWritableKeyPath<LayerClock, Double>, _ value: Double, name: String
    ) {
        guard value.isFinite else {
            (scene ?? .current)?.report(
                .refusedParameter(field: "the layer's \(name)", value: value, used: "the one before"))
            return
        }
        let clock: LayerClock
        if let own = extras?.clock {
            clock = own
        } else {
            guard value != LayerClock(of: self)[keyPath: part] else { return }
            clock = LayerClock(of: self)
            scene?.moveMotions(in: self, to: clock)
            layerExtras.clock = clock
        }
        guard let scene else { return clock[keyPath: part] = value }
        let groups = groupsInside
        let stops = part == \.speed && value == 0 && clock.rate != 0
        let fresh = stops ? groups.filter { $0.hasJustBegun(at: scene.now) } : []
        clock[keyPath: part] = value
        for group in fresh { group.beginAnew(at: scene.now) }
        for group in groups {
            // What is due next is another moment now.
            let base = group.base
            group.base = base
            group.refresh(at: scene.now)
        }
    }

    /// The groups that show something in the view or in views inside it.
    var groupsInside: [AnimationGroup] {
        var groups: [ObjectIdentifier: AnimationGroup] = [:]
        func look(at view: SceneView) {
            for group in view.groups { groups[ObjectIdentifier(group)] = group }
            for child in view.subviews { look(at: child) }
        }
        look(at: self)
        return Array(groups.values)
    }

    /// The groups that show something in the view.
    fileprivate var groups: [AnimationGroup] {
        motions.map(\.group) + layerMotions.map(\.group) + [extras?.transition?.group].compactMap { $0 }
    }
}

extension WindowScene {
    /// Has the motions in a view follow a clock that is new there, and shows the same time as the one around
    /// it.
    fileprivate func moveMotions(in view: SceneView, to clock: LayerClock) {
        let outer = view.layerClock
        // Parts of groups that are split are as old among each other as the groups.
        for group in view.groupsInside.sorted(by: { groups.order(of: $0) < groups.order(of: $1) }) {
            if let base = group.base, base !== outer, base.view?.isDescendant(of: view) == true { continue }
            let views = group.views.filter { other in other.groups.contains { $0 === group } }
            let inside = views.filter { $0.isDescendant(of: view) && $0.layerClock === outer }
            if group.home.map({ $0.isDescendant(of: view) }) ?? (inside.count == views.count) {
                group.base = clock
            } else if group.home == nil, group.restorePoint == nil {
                split(group, off: inside).base = clock
            }
        }
    }

    /// Gives the motions of some views a group of their own. The block is over when both are.
    private func split(_ group: AnimationGroup, off views: [SceneView]) -> AnimationGroup {
        let part = AnimationGroup(clock: group.clock)
        groups.append(part)
        let gate = group.gate
        part.gate = gate
        gate?.waits += 1
        let stopping = stopping(in: part, isJoined: false) { gate?.tell(finished: $0) }
        var handsOver = false
        for view in views {
            var motions = view.motions
            for (index, motion) in motions.enumerated() where motion.group === group {
                part.add(motion.track, to: view)
                motions[index] = view.motions[view.motions.count - 1]
            }
            view.motions = motions
            for (index, active) in view.layerMotions.enumerated() where active.group === group {
                view.layerMotions[index] = ActiveLayerMotion(
                    group: part, key: active.key, motion: active.motion, staysAtEnd: active.staysAtEnd,
                    stopping: stopping, blockAllowsTouches: active.blockAllowsTouches)
                active.stopping.handOver(to: stopping)
                part.note(view)
                handsOver = true
            }
        }
        if handsOver {
            schedule(stopping, in: part, isJoined: false, end: group.timeline.duration)
        } else {
            part.addBlock(end: group.timeline.duration) { gate?.tell(finished: $0) }
        }
        return part
    }
}

extension AnimationGroup {
    /// The time that the group's clock counts, at a time of the scene.
    func time(at now: Double) -> Double { base?.time(at: now) ?? now }

    fileprivate func hasJustBegun(at now: Double) -> Bool {
        if case .running(let since, _) = clock { since == time(at: now) } else { false }
    }

    fileprivate func beginAnew(at now: Double) {
        if case .running(_, let from) = clock { clock = .running(since: time(at: now), from: from) }
    }
}
