import Hooke

/// A motion of a view that is under way, in the clock of its group.
struct ActiveMotion {
    let group: AnimationGroup
    let track: Track

    /// The value it shows now.
    var value: AnimatableValue {
        track.value(at: group.localTime, extrapolating: group.extrapolates)
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
    }

    /// A block whose completion is due when the group's time reaches `end`.
    struct Block {
        let end: Double
        var completion: ((Bool) -> Void)?
        var isDone = false
    }

    private(set) var timeline = Timeline()
    private(set) var blocks: [Block] = []
    private(set) var localTime = 0.0
    var clock: Clock
    /// Whether motions go on along their tangents past their ends (an overshooting settle).
    var extrapolates = false
    /// Whether the time is the fraction of a gesture: keyframes then run in proportion to it.
    var isScrubbed = false
    /// Whether recorded blocks run in proportion to time, so that views stay under the finger.
    var linearises = false
    /// What happens when everything is over; `true` when the group settled back to its start.
    var onEnd: ((_ wasCancelled: Bool) -> Void)?
    private var views: [SceneView] = []
    private(set) var isOver = false

    init(clock: Clock) { self.clock = clock }

    /// The views that move, each once for each motion.
    var movingViews: [SceneView] { views }

    func add(_ track: Track, to view: SceneView) {
        timeline.append(track)
        views.append(view)
        view.motions.append(ActiveMotion(group: self, track: track))
    }

    func addBlock(end: Double, completion: ((Bool) -> Void)?) {
        timeline.extend(to: end)
        blocks.append(Block(end: end, completion: completion))
    }

    /// Brings the group's time to the scene's.
    func refresh(at now: Double) {
        switch clock {
        case .running(let since, let from): localTime = from + (now - since)
        case .held(let time): localTime = time
        case .settling(let plan, let since, let span):
            localTime = plan.fraction(at: now - since) * span
        }
    }

    /// The scene's time of the next thing that the group has to do; `nil` when nothing is due by itself.
    var nextEvent: Double? {
        guard !isOver else { return nil }
        switch clock {
        case .held: return nil
        case .settling(let plan, let since, _): return since + plan.duration
        case .running(let since, let from):
            let end = blocks.lazy.filter { !$0.isDone }.map(\.end).min() ?? timeline.duration
            return since + max(0, end - from)
        }
    }

    /// Does what is due at the scene's time `now`, which is `nextEvent`.
    func handleEvent(at now: Double) {
        switch clock {
        case .held: break
        case .running:
            guard
                let index = blocks.indices.filter({ !blocks[$0].isDone }).min(by: {
                    blocks[$0].end < blocks[$1].end
                })
            else { return finish(cancelled: false) }
            complete(index, finished: true)
        case .settling(let plan, _, let span):
            let end = plan.target * span
            localTime = end
            let cancelled = plan.target < 0.5
            if cancelled {
                clock = .held(0)
                completeAll(finished: false)
                finish(cancelled: true)
            } else {
                clock = .running(since: now, from: end)
                for index in blocks.indices where blocks[index].end <= end { complete(index, finished: true) }
                if blocks.allSatisfy(\.isDone), timeline.duration <= end { finish(cancelled: false) }
            }
        }
    }

    /// Takes the motions off their views. The views show their model from here on.
    func detach() {
        for view in views { view.motions.removeAll { $0.group === self } }
        views = []
    }

    /// Ends at once: whatever was not done is told that it was not finished.
    func stop() {
        guard !isOver else { return }
        isOver = true
        detach()
        completeAll(finished: false)
        onEnd = nil
    }

    private func completeAll(finished: Bool) {
        for index in blocks.indices.sorted(by: { blocks[$0].end < blocks[$1].end }) {
            complete(index, finished: finished)
        }
    }

    private func complete(_ index: Int, finished: Bool) {
        guard !blocks[index].isDone else { return }
        blocks[index].isDone = true
        let completion = blocks[index].completion
        blocks[index].completion = nil
        completion?(finished)
    }

    private func finish(cancelled: Bool) {
        guard !isOver else { return }
        isOver = true
        if let onEnd {
            self.onEnd = nil
            onEnd(cancelled)
        } else {
            detach()
        }
    }
}
