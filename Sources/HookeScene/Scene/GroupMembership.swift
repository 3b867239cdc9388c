/// The place of a group in the queue of a scene.
struct GroupMembership: SceneIsolated {
    private(set) var queue: AnimationQueue? {
        didSet { borrowed = queue.map(Unmanaged.passUnretained) }
    }
    /// Without reference counting: it is read for every shown motion.
    private var borrowed: Unmanaged<AnimationQueue>?
    private(set) var member = 0
    /// The queue's refresh count at the last update.
    private var refreshes: UInt64 = 0

    mutating func join(_ queue: AnimationQueue, as member: Int) {
        (self.queue, self.member, refreshes) = (queue, member, queue.refreshes)
    }

    mutating func leave() { queue = nil }

    /// Whether the scene's time has changed since the last ``catchUp()``.
    @inline(__always)
    var isBehind: Bool { borrowed?._withUnsafeGuaranteedRef { $0.refreshes != refreshes } ?? false }

    mutating func catchUp() {
        if let queue { refreshes = queue.refreshes }
    }

    /// The scene's time; `nil` for a group outside a scene.
    var now: Double? { borrowed?._withUnsafeGuaranteedRef { $0.now } }

    /// Marks that the group's next event may have changed.
    func noteNextEvent() { queue?.note(member) }
}
