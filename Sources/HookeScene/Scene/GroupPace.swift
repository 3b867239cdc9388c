import Hooke

/// A pace in the clock of a group, worked out once for every moment that is asked about, however many motions
/// share it.
final class GroupPace {
    let pace: Pace
    /// The group owns its paces, and whoever asks one keeps the group.
    private let group: Unmanaged<AnimationGroup>
    private var moment: UInt64 = 0
    private var progress = Progress.start

    init(_ pace: Pace, in group: AnimationGroup) {
        self.pace = pace
        self.group = .passUnretained(group)
    }

    /// How far it is now.
    var current: Progress {
        group._withUnsafeGuaranteedRef { group in
            let now = group.moment
            if moment != now {
                moment = now
                progress = group.progress(of: pace)
            }
            return progress
        }
    }
}

/// The motions of a view made ready to be shown. It is made anew when a motion comes or goes.
final class ViewMotions {
    private let program: MotionProgram
    private let count: Int
    /// Kept by their groups, which the view's motions keep.
    private let paces: UnsafeMutablePointer<Unmanaged<GroupPace>>
    private let progress: UnsafeMutablePointer<Progress>
    /// Whether the model is where the newest motions end, as long as that is known.
    private var isAtEnds: Bool?

    /// - Parameter motions: the view's motions, oldest first.
    init(_ motions: [ActiveMotion]) {
        var paces: [GroupPace] = []
        var entries: [MotionProgram.Entry] = []
        for motion in motions {
            let index = paces.indexOfRecent { $0 === motion.pace } ?? paces.count
            if index == paces.count { paces.append(motion.pace) }
            entries.append(
                MotionProgram.Entry(
                    track: motion.track, pace: index, channel: Int(motion.track.property.caseNumber)))
        }
        program = MotionProgram(entries)
        count = paces.count
        self.paces = .allocate(capacity: count)
        progress = .allocate(capacity: count)
        for (index, pace) in paces.enumerated() {
            (self.paces + index).initialize(to: .passUnretained(pace))
            (progress + index).initialize(to: .start)
        }
    }

    deinit {
        paces.deallocate()
        progress.deallocate()
    }

    /// Moves a state, which is the model, to what shows now.
    func show(on state: inout ViewState) {
        followPaces()
        show(onStage: &state)
    }

    /// Asks the paces how far they are, for ``show(onShown:of:)``.
    @inline(__always)
    func followPaces() {
        for index in 0..<count {
            progress[index] = paces[index]._withUnsafeGuaranteedRef { $0.current }
        }
    }

    /// Moves a state of the view that was shown before to what shows at the moment at which the paces were asked; model
    /// and motions have to be those of then.
    func show(onShown state: UnsafeMutablePointer<ViewState>, of view: Unmanaged<SceneView>) {
        var stage = ShownBefore(state: state, view: view)
        show(onStage: &stage)
    }

    @inline(__always)
    private func show<Stage: MotionStage>(onStage stage: inout Stage) {
        let isAtEnds = isAtEnds ?? program.isAtEnds(stage)
        self.isAtEnds = isAtEnds
        program.show(on: &stage, UnsafePointer(progress), isAtEnds: isAtEnds)
    }

    /// Has to be told when the model changes.
    func modelChanged() { isAtEnds = nil }
}
