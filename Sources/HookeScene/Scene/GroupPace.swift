import Hooke

/// A pace in the clock of a group, worked out once for every moment that is asked about, however many motions
/// share it.
final class GroupPace {
    let pace: Pace
    private var moment: UInt64 = 0
    private var progress = Progress.start

    init(_ pace: Pace) { self.pace = pace }

    /// How far it is now in its group.
    @inline(__always)
    func current(in group: AnimationGroup) -> Progress {
        let now = group.moment
        if moment != now {
            moment = now
            progress = group.progress(of: pace)
        }
        return progress
    }
}

/// The motions of a view made ready to be shown. It is made anew when a motion comes or goes.
final class ViewMotions {
    private let program: MotionProgram
    private let paces: [(pace: GroupPace, group: AnimationGroup)]
    private var progress: [Progress]
    /// Whether the model is where the newest motions end, as long as that is known.
    private var isAtEnds: Bool?

    /// - Parameter motions: the view's motions, oldest first.
    init(_ motions: [ActiveMotion]) {
        var paces: [(pace: GroupPace, group: AnimationGroup)] = []
        var entries: [MotionProgram.Entry] = []
        for motion in motions {
            let index = paces.indexOfRecent { $0.pace === motion.pace } ?? paces.count
            if index == paces.count { paces.append((motion.pace, motion.group)) }
            entries.append(
                MotionProgram.Entry(track: motion.track, pace: index, channel: motion.track.property.ordinal))
        }
        program = MotionProgram(entries)
        self.paces = paces
        progress = Array(repeating: .start, count: paces.count)
    }

    /// Moves a state, which is the model, to what shows now.
    func show(on state: inout ViewState) {
        followPaces()
        show(onStage: &state)
    }

    /// Asks the paces how far they are, for ``show(onShown:of:)``.
    @inline(__always)
    func followPaces() {
        for index in paces.indices { progress[index] = paces[index].pace.current(in: paces[index].group) }
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
        progress.withUnsafeBufferPointer { progress in
            guard let first = progress.baseAddress else { return }
            program.show(on: &stage, first, isAtEnds: isAtEnds)
        }
    }

    /// Has to be told when the model changes.
    func modelChanged() { isAtEnds = nil }
}
