import Hooke

/// Motions that share one clock: those of one animation block, or all those of a transition.
package final class AnimationGroup {
    private(set) var timeline = Timeline()
    /// What its motions share, in the order of recording.
    private var paces: [GroupPace] = []
    private var blocks = BlockList()
    private var place = Place(time: 0)
    var clock: Clock {
        // What shows until the next moment was said by the clock before.
        willSet {
            catchUp()
            isHeld = newValue.isHeld
        }
        didSet {
            clockChanges += 1
            noteNextEvent()
        }
    }
    /// Whether the group stands still: a scrub asks without a copy of the clock.
    package private(set) var isHeld: Bool
    /// How often the clock was set: a completion that sets it takes the group over.
    private var clockChanges = 0
    /// The span that a driver scrubs, in seconds of the group's time.
    var span = 0.0 { didSet { changes += 1 } }
    /// Whether motions go on along their tangents past their ends (an overshooting settle).
    var extrapolates = false { didSet { changes += 1 } }
    /// Whether the time is the fraction of a gesture: keyframes then run in proportion to it.
    package var isScrubbed = false
    /// Whether recorded blocks run in proportion to time, so that views stay under the finger.
    var linearises = false
    /// What happens when everything is over; `true` when the group settled back to its start.
    package var onEnd: ((_ wasCancelled: Bool) -> Void)?
    /// What happens when a course has come to its end.
    var onArrival: (() -> Void)?
    /// What was there before the group's motions; `nil` for a group that is never taken back.
    var restorePoint: RestorePoint?
    /// The layer animations without an end, which are over with the group.
    var endless: [ActiveLayerMotion.Stopping] = []
    private(set) var views: [SceneView] = []
    /// The clock of the layer whose time the group counts; `nil` for the scene's.
    var base: LayerClock? {
        didSet {
            if base != nil { queue?.hasFollowers = true }
            noteNextEvent()
        }
    }
    /// What property animators join that are started while blocks are recorded into the group.
    package weak var host: AnyObject?
    /// The view whose time the group counts as a whole, for a transition.
    weak var home: SceneView?
    /// What the block's completion waits for, where the group is of one block.
    var gate: CompletionGate?
    private(set) var isOver = false { didSet { noteNextEvent() } }
    /// How many events are before the group, as far as it knows: the ends of its blocks and its own.
    var eventCount: Int { blocks.count + 1 }
    /// The scene's animations, while this is one of them.
    private(set) var queue: AnimationQueue? {
        didSet { borrowedQueue = queue.map(Unmanaged.passUnretained) }
    }
    private var borrowedQueue: Unmanaged<AnimationQueue>?
    /// Its place among them.
    private(set) var member = 0
    /// The refresh of the queue that the group has followed.
    private var refreshes: UInt64 = 0
    /// How often anything changed that the motions' progress follows from.
    private var changes: UInt64 = 1

    init(clock: Clock) {
        self.clock = clock
        isHeld = clock.isHeld
    }

    // MARK: Time

    /// The group's time.
    package var localTime: Double {
        catchUp()
        return place.time
    }

    /// The progress of the motions that last the whole span, where a course or a scrub gives it.
    var proportion: Double? {
        catchUp()
        return place.proportion
    }

    /// A number that is another one whenever the motions may show something else.
    var moment: UInt64 {
        catchUp()
        return changes
    }

    /// Follows the scene's time, if it moved since the last look.
    @inline(__always)
    private func catchUp() {
        // Without a count of references: every motion that shows asks here.
        let isBehind = borrowedQueue?._withUnsafeGuaranteedRef { $0.refreshes != refreshes } ?? false
        if isBehind, let queue { refresh(at: queue.now) }
    }

    private func move(to place: Place) {
        self.place = place
        changes += 1
    }

    /// How far motions of a pace are now.
    func progress(of pace: Pace) -> Progress {
        if let proportion, pace.delay == 0, pace.end == span {
            return Pace.progress(inProportion: proportion)
        }
        return pace.progress(at: localTime, extrapolating: extrapolates(past: pace.end))
    }

    /// Where a motion is now by the group's time.
    package func value(of track: Track) -> AnimatableValue { track.value(progress(of: track.pace)) }

    func join(_ queue: AnimationQueue, as member: Int) {
        (self.queue, self.member, refreshes) = (queue, member, queue.refreshes)
    }

    func leaveQueue() {
        catchUp()
        queue = nil
    }

    private func noteNextEvent() { queue?.note(member) }

    /// Whether a motion that ends at `end` goes on past it now: before the start of the span, or when it
    /// lasts to the span's end (up to rounding). What ended within the span stays at its end.
    func extrapolates(past end: Double) -> Bool {
        extrapolates && (localTime < 0 || end >= span * (1 - 1e-12))
    }

    /// Takes the motions of a property out of the timeline: something replaced them.
    func forget(_ key: PropertyKey) { timeline.remove(key) }

    package func add(_ track: Track, to view: SceneView) {
        timeline.append(track)
        noteNextEvent()
        if views.last !== view { views.append(view) }
        view.motions.append(ActiveMotion(group: self, track: track, pace: shared(track.pace)))
    }

    private func shared(_ pace: Pace) -> GroupPace {
        if let index = paces.indexOfRecent(where: { $0.pace.isSame(as: pace) }) { return paces[index] }
        paces.append(GroupPace(pace, in: self))
        return paces[paces.count - 1]
    }

    /// Adds a layer animation.
    func add(_ active: ActiveLayerMotion, to view: SceneView) {
        view.layerMotions.append(active)
        active.stopping.gain()
        views.append(view)
    }

    /// Notes a view that shows something of the group.
    func note(_ view: SceneView) { views.append(view) }

    package func addBlock(end: Double, completion: ((Bool) -> Void)?) {
        timeline.extend(to: end)
        blocks.append(end: end, completion: completion)
        queue?.noteBlock()
        noteNextEvent()
    }

    /// Brings the group's time to the scene's.
    package func refresh(at now: Double) {
        if let queue { refreshes = queue.refreshes }
        let now = time(at: now)
        switch clock {
        case .running(let since, let from): move(to: Place(time: from + (now - since)))
        case .held(let time): move(to: Place(time: time, proportion: place.proportion))
        case .settling(let plan, let since, let span):
            move(to: Place(time: plan.fraction(at: now - since) * span, proportion: place.proportion))
        case .following(let course, let since):
            move(to: course.place(min(now - since, course.duration)))
        }
    }

    /// Stands still at a place of a course.
    func hold(at place: Place) {
        clock = .held(place.time)
        move(to: place)
    }

    /// The scene's time of the next thing that the group has to do; `nil` when nothing is due by itself.
    var nextEvent: Double? {
        guard let base else { return ownNextEvent }
        return base.rate > 0 ? ownNextEvent.map(base.sceneTime) : nil
    }

    /// The same in the time that the group counts.
    private var ownNextEvent: Double? {
        guard !isOver else { return nil }
        switch clock {
        case .held: return nil
        case .settling(let plan, let since, _): return since + plan.duration
        case .following(let course, let since): return since + course.duration
        case .running(let since, let from):
            return since + max(0, (blocks.next?.end ?? timeline.duration) - from)
        }
    }

    /// Does what is due at the scene's time `now`, which is `nextEvent`.
    func handleEvent(at now: Double) {
        catchUp()
        switch clock {
        case .held: break
        case .following(let course, _):
            hold(at: course.place(course.duration))
            onArrival?()
        case .running:
            guard let next = blocks.next else { return finish(cancelled: false) }
            // The block is over, whatever rounding says of the time.
            move(to: Place(time: max(localTime, next.end), proportion: proportion))
            complete(next.index, finished: true)
        case .settling(let plan, _, let span):
            let end = plan.target * span
            move(to: Place(time: end, proportion: proportion))
            extrapolates = false
            let cancelled = plan.target < 0.5
            clock = cancelled ? .held(0) : .running(since: time(at: now), from: end)
            guard completeAll(finished: !cancelled, until: cancelled ? .infinity : end) else { return }
            if cancelled || blocks.next == nil && timeline.duration <= end {
                finish(cancelled: cancelled)
            }
        }
    }

    /// Takes the motions off their views. The views show their model from here on.
    func detach() { detach(keepingFills: isOver) }

    private func detach(keepingFills: Bool) {
        for view in views {
            view.motions.removeAll { $0.group === self }
            view.layerMotions.removeAll { $0.group === self && !(keepingFills && $0.staysAtEnd) }
            view.dropTransition { $0.group === self && !(keepingFills && $0.staysAtEnd) }
        }
        views = []
    }

    /// Ends at once: whatever is not at its end is told that it was not finished.
    package func stop(wasCancelled: Bool) {
        // The motions of a transition that rests are over, and stay until somebody completes it.
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

    /// Drops everything without a word: the scene is gone.
    package func abandon() {
        isOver = true
        (onEnd, onArrival) = (nil, nil)
        (blocks, endless) = (BlockList(), [])
        restorePoint = nil
        detach()
    }

    /// Completes the blocks that end by `time`, in the order of their ends.
    ///
    /// - Returns: whether the clock is as it was; false when a completion took the group over.
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
