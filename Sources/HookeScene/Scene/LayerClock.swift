import Hooke

/// The time of a layer and its sublayers: t = (t of the superlayer − beginTime) · speed + timeOffset.
final class LayerClock: SceneIsolated {
    private(set) weak var view: SceneView?
    var speed = 1.0
    var timeOffset = 0.0
    var beginTime = 0.0

    init(of view: SceneView) { self.view = view }

    private var parent: LayerClock? { view?.superview?.layerClock }

    /// Returns the layer's time at a time of the scene, clamped to the finite numbers.
    func time(at now: Double) -> Double {
        func limited(_ time: Double) -> Double {
            min(max(time, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
        }
        let elapsed = limited((parent?.time(at: now) ?? now) - beginTime)
        return limited(limited(elapsed * speed) + timeOffset)
    }

    /// Returns the scene's time at a time of the layer; NaN if a clock between them has speed 0.
    func sceneTime(at time: Double) -> Double {
        guard speed != 0 else { return .nan }
        let outer = (time - timeOffset) / speed + beginTime
        return parent?.sceneTime(at: outer) ?? outer
    }

    /// The layer's seconds per second of the scene.
    var rate: Double { speed * (parent?.rate ?? 1) }
}

extension SceneView {
    /// The layer's clock: its own or the nearest of a superview; `nil` for the scene's.
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
    /// The speed of the time of the layer and its sublayers; 1 by default, 0 stops it, negative values run
    /// backwards.
    ///
    /// The layer's time is t = (t of the superlayer − ``beginTime``) · speed + ``timeOffset``. Non-finite
    /// numbers are reported and refused.
    ///
    /// - Motions of blocks, layer animations, transitions and their completions in the layer use its time.
    ///   While it is stopped or runs backwards, no completion is called.
    /// - A block that moves views with different clocks ends when all of its motions have ended.
    /// - A property animator or a transition is one motion. It uses the clock of a layer that contains all
    ///   its views (for a transition: its container), otherwise it ignores layer clocks.
    /// - Motions added at the moment at which the clock stops still begin, as in Core Animation.
    /// - A view that moves to another layer keeps the clock of its current motions. Its own clock counts the
    ///   time of the new superlayer from then on.
    public var speed: Double {
        get { view.extras?.clock?.speed ?? 1 }
        set { view.setClock(\.speed, newValue, name: "speed") }
    }

    /// The offset added to the layer's time; see ``speed``.
    public var timeOffset: Double {
        get { view.extras?.clock?.timeOffset ?? 0 }
        set { view.setClock(\.timeOffset, newValue, name: "timeOffset") }
    }

    /// The beginning of the layer's time, in the superlayer's time; see ``speed``.
    public var beginTime: Double {
        get { view.extras?.clock?.beginTime ?? 0 }
        set { view.setClock(\.beginTime, newValue, name: "beginTime") }
    }

    /// Returns the layer's time at a time of another layer, or with `nil` of the scene
    /// (`CACurrentMediaTime()` of ported code).
    ///
    /// NaN if the other layer, or one around it, has speed 0.
    public func convertTime(_ time: Double, from other: SceneLayer?) -> Double {
        let clock = view.layerClock
        if let other, other.view.layerClock === clock { return time }
        let sceneTime = other?.view.layerClock?.sceneTime(at: time) ?? time
        return clock?.time(at: sceneTime) ?? sceneTime
    }

    /// Returns the time of another layer, or with `nil` of the scene, at a time of this layer. See
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
                .refusedParameter(field: "the layer's \(name)", value: value, used: "the previous value"))
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
            group.noteNextEvent()
            group.refresh(at: scene.now)
        }
    }

    /// The groups that show something in the view or its subviews.
    var groupsInside: [AnimationGroup] {
        var groups: [ObjectIdentifier: AnimationGroup] = [:]
        func look(at view: SceneView) {
            for group in view.groups { groups[ObjectIdentifier(group)] = group }
            for child in view.children { look(at: child) }
            if let mask = view.extras?.mask { look(at: mask.view) }
        }
        look(at: self)
        return Array(groups.values)
    }

    /// The groups that show something in the view itself.
    fileprivate var groups: [AnimationGroup] {
        motions.map(\.group) + layerMotions.map(\.group) + [extras?.transition?.group].compactMap { $0 }
    }
}

extension WindowScene {
    /// Moves the motions in a view to a new clock, which shows the same time as the clock around it.
    fileprivate func moveMotions(in view: SceneView, to clock: LayerClock) {
        let outer = view.layerClock
        // Groups split in their order, so that the new parts keep it.
        for group in view.groupsInside.sorted(by: { groups.order(of: $0) < groups.order(of: $1) }) {
            if let base = group.base, base !== outer, base.view?.isDescendant(of: view) == true { continue }
            let views = group.views.filter { other in other.groups.contains { $0 === group } }
            let inside = views.filter { $0.isDescendant(of: view) && $0.layerClock === outer }
            if group.home.map({ $0.isDescendant(of: view) }) ?? (inside.count == views.count) {
                group.base = clock
            } else if group.home == nil, group.recording.restorePoint == nil {
                split(group, off: inside).base = clock
            }
        }
    }

    /// Moves the motions of some views to a new group. The block ends when both groups have ended.
    private func split(_ group: AnimationGroup, off views: [SceneView]) -> AnimationGroup {
        let part = AnimationGroup(clock: group.clock)
        groups.append(part)
        let gate = group.ends.gate
        part.ends.gate = gate
        gate?.waits += 1
        let stopping = stopping(in: part, isJoined: false) { gate?.tell(finished: $0) }
        var handsOver = false
        for view in views {
            var motions = view.motions
            for (index, motion) in motions.enumerated() where motion.group === group {
                part.add(motion.track, to: view, stopping: motion.stopping.map { _ in stopping })
                if let own = motion.stopping {
                    own.release()
                    handsOver = true
                }
                motions[index] = view.motions[view.motions.count - 1]
            }
            view.motions = motions
            for (index, active) in view.layerMotions.enumerated() where active.group === group {
                view.layerMotions[index] = ActiveLayerMotion(
                    group: part, key: active.key, motion: active.motion, staysAtEnd: active.staysAtEnd,
                    stopping: stopping, blockAllowsTouches: active.blockAllowsTouches)
                active.stopping.release()
                stopping.gain()
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
    /// Returns the time in the group's base clock at a time of the scene.
    func time(at now: Double) -> Double { base?.time(at: now) ?? now }

    fileprivate func hasJustBegun(at now: Double) -> Bool {
        if case .running(let since, _) = clock { since == time(at: now) } else { false }
    }

    fileprivate func beginAnew(at now: Double) {
        if case .running(_, let from) = clock { clock = .running(since: time(at: now), from: from) }
    }
}
