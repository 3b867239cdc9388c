import Hooke

/// A pace in a group's clock. Its progress is computed once per moment for all motions that share it.
final class GroupPace: SceneIsolated {
    let pace: Pace
    /// Unretained: the group owns its paces, and the caller retains the group.
    private let group: Unmanaged<AnimationGroup>
    private var moment: UInt64 = 0
    private var progress = Progress.start

    init(_ pace: Pace, in group: AnimationGroup) {
        self.pace = pace
        self.group = .passUnretained(group)
    }

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

/// The motions of a view, prepared for evaluation. Rebuilt when motions are added or removed.
final class ViewMotions: SceneIsolated {
    // A frame reads all of this; the order keeps it in few cache lines.

    /// Retained by their groups, which the view's motions retain.
    nonisolated(unsafe) private let paces: UnsafeMutablePointer<Unmanaged<GroupPace>>
    nonisolated(unsafe) private let progress: UnsafeMutablePointer<Progress>
    private let count: Int
    /// Whether the model is at the ends of the newest motions; `nil` if unknown.
    private var isAtEnds: Bool?
    private let program: MotionProgram

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

    /// Changes a state from the model to what is shown now.
    func show(on state: inout ViewState) {
        followPaces()
        show(onStage: &state)
    }

    /// Updates the progress of all paces, for ``show(onShown:of:)``.
    @inline(__always)
    func followPaces() {
        for index in 0..<count {
            progress[index] = paces[index]._withUnsafeGuaranteedRef { $0.current }
        }
    }

    /// Updates a state shown earlier to the time of the last ``followPaces()``. Model and motions must be
    /// unchanged.
    func show(onShown state: UnsafeMutablePointer<ViewState>, of view: Unmanaged<SceneView>) {
        var stage = PreviouslyShownState(state: state, view: view)
        show(onStage: &stage)
    }

    @inline(__always)
    private func show(onStage stage: inout some MotionStage) {
        let isAtEnds = isAtEnds ?? program.isAtEnds(stage)
        self.isAtEnds = isAtEnds
        program.show(on: &stage, UnsafePointer(progress), isAtEnds: isAtEnds)
    }

    func modelChanged() { isAtEnds = nil }
}
