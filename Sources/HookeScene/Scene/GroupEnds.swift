/// What happens at the ends of a group's blocks, and at its own.
struct GroupEnds: SceneIsolated {
    var blocks = BlockList()
    /// The completion gate, if the group has a single block.
    var gate: CompletionGate?
    /// The endless layer animations, which end with the group.
    var endless: [ActiveLayerMotion.Stopping] = []
    /// Called at the end; the argument is true if the group settled back to its start.
    var onEnd: ((_ wasCancelled: Bool) -> Void)?
    /// Called at the end of a schedule.
    var onArrival: (() -> Void)?

    /// Removes everything and returns it. What it held is released by the caller: a deinitialiser may use the group.
    mutating func takeAll() -> GroupEnds {
        let taken = self
        self = GroupEnds()
        return taken
    }
}
