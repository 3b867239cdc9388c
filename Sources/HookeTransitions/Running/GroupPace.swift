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
    /// Kept by their groups, which the view's motions keep.
    private let paces: [Unmanaged<GroupPace>]
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
                MotionProgram.Entry(track: motion.track, pace: index, channel: motion.track.property.ordinal))
        }
        program = MotionProgram(entries)
        self.paces = paces.map(Unmanaged.passUnretained)
        progress = .allocate(capacity: max(1, paces.count))
        progress.initialize(repeating: .start, count: max(1, paces.count))
    }

    deinit { progress.deallocate() }

    /// Moves a state, which is the model, to what shows now.
    func show(on state: inout ViewState) {
        for index in paces.indices {
            progress[index] = paces[index]._withUnsafeGuaranteedRef { $0.current }
        }
        let isAtEnds = isAtEnds ?? program.isAtEnds(state)
        self.isAtEnds = isAtEnds
        program.show(on: &state, UnsafePointer(progress), isAtEnds: isAtEnds)
    }

    /// Has to be told when the model changes.
    func modelChanged() { isAtEnds = nil }
}
