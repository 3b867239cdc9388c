/// The animations of a scene, ordered by their next event.
///
/// Advancing time costs nothing until a value is read. The next event is found in O(log n).
final class AnimationQueue: SceneIsolated {
    private struct Member {
        var group: AnimationGroup?
        /// The order of joining, which breaks ties.
        var order = 0
        /// The number of changes of its next event.
        var changes = 0
        var isNoted = false
    }

    /// The next event of a group; outdated if the group has changed since.
    private struct Due: Comparable {
        let moment: Double
        let order: Int
        let member: Int
        let changes: Int

        static func < (a: Due, b: Due) -> Bool { (a.moment, a.order) < (b.moment, b.order) }
    }

    private var members: [Member] = []
    private var vacant: [Int] = []
    private var dues = Heap<Due>()
    /// Members whose next event has to be read again.
    private var noted: [Int] = []
    private var joined = 0
    private(set) var count = 0
    /// The number of pending events of all groups.
    private(set) var eventCount = 0
    /// The scene's time at the last refresh.
    private(set) var now = 0.0
    /// The number of refreshes.
    private(set) var refreshes: UInt64 = 0

    /// Whether a group has ever used a layer's clock.
    var hasFollowers = false

    var isEmpty: Bool { count == 0 }

    func contains(_ group: AnimationGroup) -> Bool { group.queue === self }

    /// A number that increases in the order of joining; −1 for a group outside the queue.
    func order(of group: AnimationGroup) -> Int { contains(group) ? members[group.member].order : -1 }

    func append(_ group: AnimationGroup) {
        precondition(group.queue == nil, "a group is in one scene at a time")
        let index = vacant.popLast() ?? members.count
        if index == members.count { members.append(Member()) }
        members[index].group = group
        members[index].order = joined
        joined += 1
        count += 1
        eventCount += group.eventCount
        group.join(self, as: index)
        if group.base != nil { hasFollowers = true }
        note(index)
    }

    func remove(_ group: AnimationGroup) {
        guard contains(group) else { return }
        let index = group.member
        group.leaveQueue()
        members[index].group = nil
        members[index].changes += 1
        vacant.append(index)
        count -= 1
        eventCount -= group.eventCount
    }

    /// The groups in the order of joining.
    var inOrder: [AnimationGroup] {
        members.filter { $0.group != nil }.sorted { $0.order < $1.order }.compactMap(\.group)
    }

    /// Sets the time of all groups.
    func refresh(at now: Double) {
        self.now = now
        refreshes += 1
    }

    /// Marks a member whose next event may have changed.
    func note(_ index: Int) {
        guard !members[index].isNoted else { return }
        members[index].isNoted = true
        noted.append(index)
    }

    /// Marks the groups on layer clocks, whose next events may be at other times.
    func markLayerClockGroups() {
        guard hasFollowers else { return }
        for index in members.indices where members[index].group?.base != nil { note(index) }
    }

    func countBlock() { eventCount += 1 }

    func next() -> (moment: Double, group: AnimationGroup)? {
        if !noted.isEmpty { readNoted() }
        while let due = dues.first {
            if isCurrent(due), let group = members[due.member].group { return (due.moment, group) }
            dues.removeFirst()
        }
        return nil
    }

    /// Reads the next events of the noted members.
    private func readNoted() {
        for index in noted {
            members[index].isNoted = false
            members[index].changes += 1
            guard let moment = members[index].group?.nextEvent, moment < .infinity else { continue }
            dues.insert(
                Due(
                    moment: moment, order: members[index].order, member: index,
                    changes: members[index].changes))
        }
        noted.removeAll(keepingCapacity: true)
        if dues.count > 2 * count + 64 { dues.removeAll { !isCurrent($0) } }
    }

    private func isCurrent(_ due: Due) -> Bool { members[due.member].changes == due.changes }

    /// Drops all groups without calling completions: the scene is gone.
    func abandon() {
        for member in members {
            guard let group = member.group else { continue }
            remove(group)
            group.abandon()
        }
    }
}
