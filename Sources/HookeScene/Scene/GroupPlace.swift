import Hooke

/// The position of a group, and the progress that its motions have there.
struct GroupPlace {
    private(set) var position = AnimationGroup.Position(time: 0)
    /// The scrubbed span, in seconds of the group's time.
    var span = 0.0 { didSet { changes += 1 } }
    /// What motions do before the start and after the end of the span.
    var pastEnds = PastEnds() { didSet { changes += 1 } }
    /// The number of changes that affect the progress of motions.
    private(set) var changes: UInt64 = 1

    mutating func move(to position: AnimationGroup.Position) {
        self.position = position
        changes += 1
    }

    /// Returns the progress of a pace at a position.
    @inline(__always)
    func progress(of pace: Pace, at position: AnimationGroup.Position) -> Progress {
        if let proportion = position.proportion, pace.delay == 0, pace.endTime == span {
            return Pace.progress(inProportion: proportion)
        }
        let continues = pastEnds.continues(past: pace.endTime, at: position.time, span: span)
        return pace.progress(at: position.time, extrapolating: continues)
    }
}
