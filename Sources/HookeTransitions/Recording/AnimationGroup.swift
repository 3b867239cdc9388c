import Hooke

/// A motion of a view that is under way, in the clock of its group.
struct ActiveMotion {
    let group: AnimationGroup
    let track: Track

    /// The value it shows now.
    var value: AnimatableValue {
        if let proportion = group.proportion, track.delay == 0, track.end == group.span {
            return track.value(inProportion: proportion)
        }
        return track.value(at: group.localTime, extrapolating: group.extrapolates(past: track.end))
    }
}

/// A layer animation of a view, in the clock of its group.
struct ActiveLayerMotion {
    let group: AnimationGroup
    let key: String?
    let motion: LayerMotion
    /// Whether it stays when the group is over, for its fill mode to show.
    let staysAtEnd: Bool
    let stopping: Stopping

    /// Tells once that the animation is over.
    final class Stopping {
        private var onStop: ((Bool) -> Void)?

        init(_ onStop: ((Bool) -> Void)?) { self.onStop = onStop }

        func tell(finished: Bool) {
            let tell = onStop
            onStop = nil
            tell?(finished)
        }
    }
}

/// Motions that share one clock: those of one animation block, or all those of a transition.
final class AnimationGroup {
    /// How the scene's time becomes the group's.
    enum Clock {
        /// Runs with the scene: at the scene's time `since` it stood at `from`.
        case running(since: Double, from: Double)
        /// Stands still.
        case held(Double)
        /// Follows a plan for the fraction of `span` since the scene's time `since`.
        case settling(SettlePlan, since: Double, span: Double)
        /// Follows a course since the scene's time `since`; then `onArrival` decides.
        case following(Course, since: Double)
    }

    /// A way through the group's time, back and forth as it likes.
    struct Course {
        /// How long it takes, in seconds of the scene.
        let duration: Double
        /// Where the group is so many seconds after the start.
        let place: (_ elapsed: Double) -> Place
    }

    /// Where a group is in its time.
    struct Place {
        /// The group's time.
        var time: Double
        /// The progress of the motions that last the whole span, when they go in proportion to it instead of by their
        /// own pacing.
        var proportion: Double?
    }

    /// A block whose completion is due when the group's time reaches `end`.
    struct Block {
        let end: Double
        var completion: ((Bool) -> Void)?
        var isDone = false
    }

    private(set) var timeline = Timeline()
    private(set) var blocks: [Block] = []
    /// The block that ends first of those that are not done.
    private var nextBlock: Int?
    private(set) var localTime = 0.0
    /// The progress of the motions that last the whole span, where a course or a scrub gives it.
    private(set) var proportion: Double?
    var clock: Clock {
        didSet { clockChanges += 1 }
    }
    /// How often the clock was set: a completion that sets it takes the group over.
    private var clockChanges = 0
    /// The span that a driver scrubs, in seconds of the group's time.
    var span = 0.0
    /// Whether motions go on along their tangents past their ends (an overshooting settle).
    var extrapolates = false
    /// Whether the time is the fraction of a gesture: keyframes then run in proportion to it.
    var isScrubbed = false
    /// Whether recorded blocks run in proportion to time, so that views stay under the finger.
    var linearises = false
    /// What happens when everything is over; `true` when the group settled back to its start.
    var onEnd: ((_ wasCancelled: Bool) -> Void)?
    /// What happens when a course has come to its end.
    var onArrival: (() -> Void)?
    /// What the models were before the group first moved a property, for a group that may have to put them back.
    private(set) var origins: [PropertyKey: (view: SceneView, model: ViewState)] = [:]
    /// Whether the group keeps ``origins``.
    var keepsOrigins = false
    /// The layer animations without an end, which are over with the group.
    var endless: [ActiveLayerMotion.Stopping] = []
    private var views: [SceneView] = []
    private(set) var isOver = false

    init(clock: Clock) { self.clock = clock }

    /// Whether a motion that ends at `end` goes on past it now: before the start of the span, or when it lasts to
    /// the span's end (up to rounding). What ended within the span stays at its end.
    func extrapolates(past end: Double) -> Bool {
        extrapolates && (localTime < 0 || end >= span * (1 - 1e-12))
    }

    /// Notes the model before a property is moved for the first time.
    func remember(_ change: Transaction.Change) {
        if keepsOrigins, origins[change.key] == nil { origins[change.key] = (change.view, change.origin) }
    }

    /// Takes the motions of a property out of the timeline: something replaced them.
    func forget(_ key: PropertyKey) { timeline.remove(key) }

    func add(_ track: Track, to view: SceneView) {
        timeline.append(track)
        views.append(view)
        view.motions.append(ActiveMotion(group: self, track: track))
    }

    /// Adds a layer animation; one of the same key on the view goes.
    func add(_ active: ActiveLayerMotion, to view: SceneView) {
        view.removeLayerMotions { active.key != nil && $0.key == active.key }
        view.layerMotions.append(active)
        views.append(view)
    }

    func addBlock(end: Double, completion: ((Bool) -> Void)?) {
        timeline.extend(to: end)
        blocks.append(Block(end: end, completion: completion))
        if nextBlock.map({ end < blocks[$0].end }) ?? true { nextBlock = blocks.count - 1 }
    }

    /// Brings the group's time to the scene's.
    func refresh(at now: Double) {
        switch clock {
        case .running(let since, let from): (localTime, proportion) = (from + (now - since), nil)
        case .held(let time): localTime = time
        case .settling(let plan, let since, let span):
            localTime = plan.fraction(at: now - since) * span
        case .following(let course, let since):
            let place = course.place(min(now - since, course.duration))
            (localTime, proportion) = (place.time, place.proportion)
        }
    }

    /// Stands still at a place of a course.
    func hold(at place: Place) {
        clock = .held(place.time)
        (localTime, proportion) = (place.time, place.proportion)
    }

    /// The scene's time of the next thing that the group has to do; `nil` when nothing is due by itself.
    var nextEvent: Double? {
        guard !isOver else { return nil }
        switch clock {
        case .held: return nil
        case .settling(let plan, let since, _): return since + plan.duration
        case .following(let course, let since): return since + course.duration
        case .running(let since, let from):
            return since + max(0, (nextBlock.map { blocks[$0].end } ?? timeline.duration) - from)
        }
    }

    /// Does what is due at the scene's time `now`, which is `nextEvent`.
    func handleEvent(at now: Double) {
        switch clock {
        case .held: break
        case .following(let course, _):
            hold(at: course.place(course.duration))
            onArrival?()
        case .running:
            guard let index = nextBlock else { return finish(cancelled: false) }
            // The block is over, whatever rounding says of the time.
            localTime = max(localTime, blocks[index].end)
            complete(index, finished: true)
        case .settling(let plan, _, let span):
            let end = plan.target * span
            localTime = end
            extrapolates = false
            let cancelled = plan.target < 0.5
            clock = cancelled ? .held(0) : .running(since: now, from: end)
            guard completeAll(finished: !cancelled, until: cancelled ? .infinity : end) else { return }
            if cancelled || blocks.allSatisfy(\.isDone) && timeline.duration <= end {
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
        }
        views = []
    }

    /// Ends at once: whatever is not at its end is told that it was not finished.
    func stop(wasCancelled: Bool) {
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
    func abandon() {
        isOver = true
        (onEnd, onArrival) = (nil, nil)
        (blocks, nextBlock, endless) = ([], nil, [])
        origins = [:]
        detach()
    }

    /// Completes the blocks that end by `time`, in the order of their ends.
    ///
    /// - Returns: whether the clock is as it was; false when a completion took the group over.
    @discardableResult
    private func completeAll(finished: Bool, until time: Double) -> Bool {
        let before = clockChanges
        let due = blocks.indices.filter { !blocks[$0].isDone && blocks[$0].end <= time }
        for index in due.sorted(by: { (blocks[$0].end, $0) < (blocks[$1].end, $1) }) {
            complete(index, finished: finished)
            guard isOver || clockChanges == before else { return false }
        }
        return !isOver
    }

    private func complete(_ index: Int, finished: Bool) {
        guard !blocks[index].isDone else { return }
        blocks[index].isDone = true
        let completion = blocks[index].completion
        blocks[index].completion = nil
        nextBlock = blocks.indices.lazy.filter { !self.blocks[$0].isDone }
            .min { self.blocks[$0].end < self.blocks[$1].end }
        completion?(finished)
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
