import Hooke

/// Motions with one clock: those of an animation block, or of a transition.
package final class AnimationGroup: SceneIsolated {
    private(set) var timeline = Timeline()
    /// The distinct paces of the motions, in order of recording.
    private var paces: [GroupPace] = []
    private var blocks = BlockList()
    private var place = Position(time: 0)
    var clock: Clock {
        // Until now the old clock applies.
        willSet {
            catchUp()
            isHeld = newValue.isHeld
        }
        didSet {
            clockChanges += 1
            noteNextEvent()
        }
    }
    /// Whether the group holds its time; faster than reading the clock.
    package private(set) var isHeld: Bool
    /// The number of clock changes: a completion that sets the clock takes control of the group.
    private var clockChanges = 0
    /// The scrubbed span, in seconds of the group's time.
    var span = 0.0 { didSet { changes += 1 } }
    /// Returns the span before it is set, while a transition's hooks run.
    package var expectedSpan: (() -> Double)?
    /// Whether motions continue along their tangents beyond their ends, in an overshooting settle.
    var extrapolates = false { didSet { changes += 1 } }
    /// Whether a gesture sets the time: keyframes are then linear in the fraction.
    package var isScrubbed = false
    /// Whether recorded blocks are linear in time, so that views follow the finger.
    var usesLinearPacing = false
    /// Called at the end; the argument is true if the group settled back to its start.
    package var onEnd: ((_ wasCancelled: Bool) -> Void)?
    var onArrival: (() -> Void)?
    /// The original values; `nil` if the group cannot be cancelled.
    var restorePoint: RestorePoint?
    /// The endless layer animations, which end with the group.
    var endless: [ActiveLayerMotion.Stopping] = []
    private(set) var views: [SceneView] = []
    /// The layer clock that gives the group its time; `nil` for the scene's.
    var base: LayerClock? {
        didSet {
            if base != nil { queue?.hasFollowers = true }
            noteNextEvent()
        }
    }
    /// What property animators started while recording join.
    package weak var host: AnyObject?
    /// The view that gives a transition its time.
    weak var home: SceneView?
    /// The completion gate, if the group has a single block.
    var gate: CompletionGate?
    private(set) var isOver = false { didSet { noteNextEvent() } }
    /// An upper bound of the group's remaining events: the ends of its blocks and its own.
    var eventCount: Int { blocks.count + 1 }
    private(set) var queue: AnimationQueue? {
        didSet { borrowedQueue = queue.map(Unmanaged.passUnretained) }
    }
    private var borrowedQueue: Unmanaged<AnimationQueue>?
    private(set) var member = 0
    /// The queue's refresh count at the last update.
    private var refreshes: UInt64 = 0
    /// The number of changes that affect the motions' progress.
    private var changes: UInt64 = 1

    init(clock: Clock) {
        self.clock = clock
        isHeld = clock.isHeld
    }

    // MARK: Time

    package var localTime: Double {
        catchUp()
        return place.time
    }

    /// The progress of motions over the whole span, if a schedule or a scrub sets it.
    var proportion: Double? {
        catchUp()
        return place.proportion
    }

    /// A number that changes whenever the motions may show something else.
    var moment: UInt64 {
        catchUp()
        return changes
    }

    /// Updates to the scene's time, if it has changed.
    @inline(__always)
    private func catchUp() {
        // Without reference counting: called for every shown motion.
        let isBehind = borrowedQueue?._withUnsafeGuaranteedRef { $0.refreshes != refreshes } ?? false
        if isBehind, let queue { refresh(at: queue.now) }
    }

    private func move(to place: Position) {
        self.place = place
        changes += 1
    }

    func progress(of pace: Pace) -> Progress {
        catchUp()
        return progress(of: pace, at: place)
    }

    func progress(of pace: Pace, at place: Position) -> Progress {
        if let proportion = place.proportion, pace.delay == 0, pace.endTime == span {
            return Pace.progress(inProportion: proportion)
        }
        return pace.progress(at: place.time, extrapolating: extrapolates(past: pace.endTime, at: place.time))
    }

    package func value(of track: Track) -> AnimatableValue { track.value(progress(of: track.pace)) }

    func join(_ queue: AnimationQueue, as member: Int) {
        (self.queue, self.member, refreshes) = (queue, member, queue.refreshes)
    }

    func leaveQueue() {
        catchUp()
        queue = nil
    }

    private func noteNextEvent() { queue?.note(member) }

    /// Whether a motion that ends at `end` continues beyond it: before the span's start, or if it ends with
    /// the span (up to rounding).
    func extrapolates(past end: Double) -> Bool { extrapolates(past: end, at: localTime) }

    private func extrapolates(past end: Double, at time: Double) -> Bool {
        extrapolates && Pace.continues(past: end, at: time, span: span)
    }

    /// Removes the replaced motions of a property from the timeline.
    func forget(_ key: PropertyKey) { timeline.remove(key) }

    /// Removes the rests of interrupted motions of a property from the timeline.
    func forgetOffsets(_ key: PropertyKey) { timeline.removeOffsets(key) }

    /// Reserves space for this number of motions, each of another view.
    func reserveCapacity(_ count: Int) {
        timeline.reserveCapacity(count)
        views.reserveCapacity(count)
    }

    /// Adds a motion: the newest of its property, or the oldest.
    package func add(_ track: Track, to view: SceneView, asOldest: Bool = false) {
        timeline.append(track)
        noteNextEvent()
        if views.last !== view { views.append(view) }
        let motion = ActiveMotion(group: self, track: track, pace: shared(track.pace))
        if asOldest { view.motions.insert(motion, at: 0) } else { view.motions.append(motion) }
    }

    private func shared(_ pace: Pace) -> GroupPace {
        if let index = paces.indexOfRecent(where: { $0.pace.isSame(as: pace) }) { return paces[index] }
        paces.append(GroupPace(pace, in: self))
        return paces[paces.count - 1]
    }

    func add(_ active: ActiveLayerMotion, to view: SceneView) {
        view.layerMotions.append(active)
        active.stopping.gain()
        views.append(view)
    }

    /// Registers a view that shows something of the group.
    func note(_ view: SceneView) { views.append(view) }

    package func addBlock(end: Double, completion: ((Bool) -> Void)?) {
        timeline.extend(to: end)
        blocks.append(end: end, completion: completion)
        queue?.countBlock()
        noteNextEvent()
    }

    package func refresh(at now: Double) {
        if let queue { refreshes = queue.refreshes }
        move(to: place(at: now))
    }

    /// Returns the group's position at a time of the scene, by its current clock.
    func place(at now: Double) -> Position {
        let now = time(at: now)
        switch clock {
        case .running(let since, let from): return Position(time: from + (now - since))
        case .held(let time): return Position(time: time, proportion: place.proportion)
        case .settling(let plan, let since, let span):
            return Position(time: plan.fraction(at: now - since) * span, proportion: place.proportion)
        case .following(let schedule, let since):
            return schedule.place(min(now - since, schedule.duration))
        }
    }

    /// The scene's time.
    var sceneTime: Double { queueTime ?? 0 }

    /// The scene's time; `nil` for a group outside a scene. Without reference counting.
    var queueTime: Double? { borrowedQueue?._withUnsafeGuaranteedRef { $0.now } }

    func hold(at place: Position) {
        clock = .held(place.time)
        move(to: place)
    }

    /// The scene's time of the group's next event; `nil` if there is none.
    var nextEvent: Double? {
        guard let base else { return ownNextEvent }
        return base.rate > 0 ? ownNextEvent.map(base.sceneTime) : nil
    }

    /// `nextEvent` in the group's base time.
    private var ownNextEvent: Double? {
        guard !isOver else { return nil }
        switch clock {
        case .held: return nil
        case .settling(let plan, let since, _): return since + plan.duration
        case .following(let schedule, let since): return since + schedule.duration
        case .running(let since, let from):
            return since + max(0, (blocks.next?.end ?? timeline.duration) - from)
        }
    }

    /// Handles the event at the scene's time `now`, which is `nextEvent`.
    func handleEvent(at now: Double) {
        catchUp()
        switch clock {
        case .held: break
        case .following(let schedule, _):
            hold(at: schedule.place(schedule.duration))
            onArrival?()
        case .running:
            guard let next = blocks.next else { return finish(cancelled: false) }
            // The block ends even if rounding leaves the time slightly below.
            move(to: Position(time: max(localTime, next.end), proportion: proportion))
            complete(next.index, finished: true)
        case .settling(let plan, _, let span):
            let end = plan.target * span
            move(to: Position(time: end, proportion: proportion))
            extrapolates = false
            let cancelled = plan.target < 0.5
            clock = cancelled ? .held(0) : .running(since: time(at: now), from: end)
            guard completeAll(finished: !cancelled, until: cancelled ? .infinity : end) else { return }
            if cancelled || blocks.next == nil && timeline.duration <= end {
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
        views = []
    }

    /// Ends at once. Blocks that are not at their end receive false.
    package func stop(wasCancelled: Bool) {
        // The motions of a held transition are over, but stay until it is completed.
        guard !isOver else { return detach(keepingFills: !wasCancelled) }
        if wasCancelled { detach() }
        isOver = true
        detach()
        (onEnd, onArrival) = (nil, nil)
        if wasCancelled {
            completeAll(finished: false, until: .infinity)
        } else {
            completeAll(finished: true, until: localTime)
            completeAll(finished: false, until: .infinity)
        }
        tellEndless()
    }

    private func tellEndless() {
        let told = endless
        endless = []
        for stopping in told { stopping.tell(finished: false) }
    }

    /// Drops everything without calling completions: the scene is gone.
    package func abandon() {
        isOver = true
        (onEnd, onArrival) = (nil, nil)
        (blocks, endless) = (BlockList(), [])
        restorePoint = nil
        detach()
    }

    /// Completes the blocks that end by `time`, in the order of their ends.
    ///
    /// - Returns: false if a completion took control of the group.
    @discardableResult
    private func completeAll(finished: Bool, until time: Double) -> Bool {
        let before = clockChanges
        for index in blocks.due(until: time) {
            complete(index, finished: finished)
            guard isOver || clockChanges == before else { return false }
        }
        return !isOver
    }

    private func complete(_ index: Int, finished: Bool) {
        guard let completion = blocks.complete(index) else { return }
        noteNextEvent()
        completion(finished)
    }

    private func finish(cancelled: Bool) {
        guard !isOver else { return }
        isOver = true
        onArrival = nil
        if let onEnd {
            self.onEnd = nil
            onEnd(cancelled)
        } else {
            detach()
        }
        tellEndless()
    }
}
