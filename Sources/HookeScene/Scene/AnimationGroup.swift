import Hooke

/// Motions with one clock: those of an animation block, or of a transition.
package final class AnimationGroup: SceneIsolated {
    private var state: ClockState
    private var place = GroupPlace()
    private var content = GroupMotions()
    private var membership = GroupMembership()
    private var ownBase = GroupBase()
    var ends = GroupEnds()
    package var recording = GroupRecording()
    private(set) var isOver = false { didSet { noteNextEvent() } }

    init(clock: Clock) { state = ClockState(clock) }

    // MARK: Parts

    var timeline: Timeline { content.timeline }
    var views: [SceneView] { content.views }
    /// Whether the group holds its time; faster than reading the clock.
    package var isHeld: Bool { state.isHeld }
    /// The view that gives a transition its time.
    var home: SceneView? { ownBase.home }
    var queue: AnimationQueue? { membership.queue }
    var member: Int { membership.member }
    /// The scene's time; `nil` for a group outside a scene.
    var queueTime: Double? { membership.now }
    /// An upper bound of the group's remaining events: the ends of its blocks and its own.
    var eventCount: Int { ends.blocks.count + 1 }

    var clock: Clock {
        get { state.clock }
        set {
            // Until now the old clock applies.
            catchUp()
            state.clock = newValue
            noteNextEvent()
        }
    }

    /// The scrubbed span, in seconds of the group's time.
    var span: Double {
        get { place.span }
        set { place.span = newValue }
    }

    /// What motions do before the start and after the end of the span.
    var pastEnds: PastEnds {
        get { place.pastEnds }
        set { place.pastEnds = newValue }
    }

    /// The layer clock that gives the group its time; `nil` for the scene's.
    var base: LayerClock? {
        get { ownBase.clock }
        set {
            ownBase.clock = newValue
            if newValue != nil { queue?.hasFollowers = true }
            noteNextEvent()
        }
    }

    /// Uses the time of a view that contains all moved views.
    package func follow(_ view: SceneView) {
        ownBase.home = view
        base = view.layerClock
    }

    // MARK: Time

    package var localTime: Double {
        catchUp()
        return place.position.time
    }

    /// The progress of motions over the whole span, if a schedule or a scrub sets it.
    var proportion: Double? {
        catchUp()
        return place.position.proportion
    }

    /// A number that changes whenever the motions may show something else.
    var moment: UInt64 {
        catchUp()
        return place.changes
    }

    /// Updates to the scene's time, if it has changed.
    @inline(__always)
    private func catchUp() {
        if membership.isBehind, let now = membership.now { refresh(at: now) }
    }

    func progress(of pace: Pace) -> Progress {
        catchUp()
        return place.progress(of: pace, at: place.position)
    }

    func progress(of pace: Pace, at position: Position) -> Progress {
        place.progress(of: pace, at: position)
    }

    /// Whether a motion that ends at `end` continues beyond the ends of the span at a time.
    func continues(past end: Double, at time: Double) -> Bool {
        pastEnds.continues(past: end, at: time, span: span)
    }

    package func value(of track: Track) -> AnimatableValue { track.value(progress(of: track.pace)) }

    func join(_ queue: AnimationQueue, as member: Int) {
        membership.join(queue, as: member)
    }

    func leaveQueue() {
        catchUp()
        membership.leave()
    }

    /// The next event may be at another time, also after a change of a layer clock.
    func noteNextEvent() { membership.noteNextEvent() }

    // MARK: Motions

    /// Removes the replaced motions of a property from the timeline.
    func forget(_ key: PropertyKey) { content.forget(key) }

    /// Removes the rests of interrupted motions of a property from the timeline.
    func forgetOffsets(_ key: PropertyKey) { content.forgetOffsets(key) }

    /// Reserves space for this number of motions, each of another view.
    func reserveCapacity(_ count: Int) { content.reserveCapacity(count) }

    /// Adds a motion: the newest of its property, or the oldest.
    package func add(_ track: Track, to view: SceneView, asOldest: Bool = false) {
        add(track, to: view, asOldest: asOldest, stopping: nil)
    }

    /// Adds a motion. Its removal is told to `stopping`.
    func add(
        _ track: Track, to view: SceneView, asOldest: Bool = false, stopping: ActiveLayerMotion.Stopping?
    ) {
        let pace = content.add(track, to: view, in: self)
        noteNextEvent()
        stopping?.gain()
        let motion = ActiveMotion(group: self, track: track, pace: pace, stopping: stopping)
        if asOldest { view.motions.insert(motion, at: 0) } else { view.motions.append(motion) }
    }

    func add(_ active: ActiveLayerMotion, to view: SceneView) {
        view.layerMotions.append(active)
        active.stopping.gain()
        content.note(view)
    }

    /// Whether a view shows a motion of the group, such as the rest of an interrupted one.
    var isShown: Bool {
        views.contains { view in
            view.motions.contains { $0.group === self } || view.layerMotions.contains { $0.group === self }
        }
    }

    /// Registers a view that shows something of the group.
    func note(_ view: SceneView) { content.note(view) }

    package func addBlock(end: Double, completion: ((Bool) -> Void)?) {
        content.extend(to: end)
        ends.blocks.append(end: end, completion: completion)
        queue?.countBlock()
        noteNextEvent()
    }

    package func refresh(at now: Double) {
        membership.catchUp()
        place.move(to: position(at: now))
    }

    /// Returns the group's position at a time of the scene, by its current clock.
    func position(at now: Double) -> Position {
        clock.position(at: time(at: now), proportion: place.position.proportion)
    }

    /// The scene's time.
    var sceneTime: Double { queueTime ?? 0 }

    func hold(at position: Position) {
        clock = .held(position.time)
        place.move(to: position)
    }

    /// The scene's time of the group's next event; `nil` if there is none.
    var nextEvent: Double? {
        guard !isOver else { return nil }
        let own = clock.nextEvent(runningTo: ends.blocks.next?.end ?? timeline.duration)
        guard let base else { return own }
        return base.rate > 0 ? own.map(base.sceneTime) : nil
    }

    /// Handles the event at the scene's time `now`, which is `nextEvent`.
    func handleEvent(at now: Double) {
        catchUp()
        switch clock {
        case .held: break
        case .following(let schedule, _):
            hold(at: schedule.place(schedule.duration))
            ends.onArrival?()
        case .running:
            guard let next = ends.blocks.next else { return finish(cancelled: false) }
            // The block ends even if rounding leaves the time slightly below.
            place.move(to: Position(time: max(localTime, next.end), proportion: proportion))
            complete(next.index, finished: true)
        case .settling(let plan, _, let span):
            let end = plan.target * span
            place.move(to: Position(time: end, proportion: proportion))
            pastEnds.rest()
            let cancelled = plan.target < 0.5
            clock = cancelled ? .held(0) : .running(since: time(at: now), from: end)
            guard completeAll(finished: !cancelled, until: cancelled ? .infinity : end) else { return }
            if cancelled || ends.blocks.next == nil && timeline.duration <= end {
                finish(cancelled: cancelled)
            }
        }
    }

    /// Removes the motions from their views, which then show their models.
    func detach() { detach(keepingFills: isOver) }

    private func detach(keepingFills: Bool) {
        for view in views {
            view.motions.removeAll { $0.group === self }
            view.layerMotions.removeAll { $0.group === self && !(keepingFills && $0.staysAtEnd) }
            view.dropTransition { $0.group === self && !(keepingFills && $0.staysAtEnd) }
        }
        _ = content.takeViews()
    }

    /// Ends at once. Blocks that are not at their end receive false.
    package func stop(wasCancelled: Bool) {
        // The motions of a held transition are over, but stay until it is completed.
        guard !isOver else { return detach(keepingFills: !wasCancelled) }
        if wasCancelled { detach() }
        isOver = true
        detach()
        (ends.onEnd, ends.onArrival) = (nil, nil)
        if wasCancelled {
            completeAll(finished: false, until: .infinity)
        } else {
            completeAll(finished: true, until: localTime)
            completeAll(finished: false, until: .infinity)
        }
        tellEndless()
    }

    private func tellEndless() {
        let told = ends.endless
        ends.endless = []
        for stopping in told { stopping.tell(finished: false) }
    }

    /// Drops everything without calling completions: the scene is gone.
    package func abandon() {
        isOver = true
        _ = ends.takeAll()
        recording.restorePoint = nil
        detach()
    }

    /// Completes the blocks that end by `time`, in the order of their ends.
    ///
    /// - Returns: false if a completion took control of the group.
    @discardableResult
    private func completeAll(finished: Bool, until time: Double) -> Bool {
        let before = state.changes
        for index in ends.blocks.due(until: time) {
            complete(index, finished: finished)
            guard isOver || state.changes == before else { return false }
        }
        return !isOver
    }

    private func complete(_ index: Int, finished: Bool) {
        guard let completion = ends.blocks.complete(index) else { return }
        noteNextEvent()
        completion(finished)
    }

    private func finish(cancelled: Bool) {
        guard !isOver else { return }
        isOver = true
        let onEnd = ends.onEnd
        (ends.onEnd, ends.onArrival) = (nil, nil)
        if let onEnd { onEnd(cancelled) } else { detach() }
        tellEndless()
    }
}
