/// The animations of a scene, and which of them is due next.
///
/// However many there are, a moment of the scene's time costs nothing until one is asked about, and what is
/// due next is found in logarithmic time.
final class AnimationQueue {
    private struct Member {
        var group: AnimationGroup?
        /// When it joined: of two that are due at one moment the older comes first.
        var order = 0
        /// How often what it has to do next has changed.
        var changes = 0
        var isNoted = false
    }

    /// When a group is due; out of date once it has changed since.
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
    /// Members of which it has to be asked again when they are due.
    private var noted: [Int] = []
    private var joined = 0
    private(set) var count = 0
    /// How many events the groups that are there have before them.
    private(set) var eventCount = 0
    /// The scene's time of the last refresh.
    private(set) var now = 0.0
    /// How often time moved.
    private(set) var refreshes: UInt64 = 0

    /// Whether a group was ever there that follows a layer's clock.
    var hasFollowers = false

    var isEmpty: Bool { count == 0 }

    func contains(_ group: AnimationGroup) -> Bool { group.queue === self }

    /// A number that grows with the order in which groups joined; below 0 for one that is not there.
    func order(of group: AnimationGroup) -> Int { contains(group) ? members[group.member].order : -1 }

    /// Adds a group, as the youngest.
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

    /// Takes a group out; one that is not there is left alone.
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

    /// Moves the time of all groups to the scene's.
    func refresh(at now: Double) {
        self.now = now
        refreshes += 1
    }

    /// Notes that what a member has to do next may have changed.
    func note(_ index: Int) {
        guard !members[index].isNoted else { return }
        members[index].isNoted = true
        noted.append(index)
    }

    /// Notes that what is due of groups that follow a layer's clock may be due at another moment.
    func noteFollowers() {
        guard hasFollowers else { return }
        for index in members.indices where members[index].group?.base != nil { note(index) }
    }

    func noteBlock() { eventCount += 1 }

    /// The group that is due next, and when.
    func next() -> (moment: Double, group: AnimationGroup)? {
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
        while let due = dues.first {
            if isCurrent(due), let group = members[due.member].group { return (due.moment, group) }
            dues.removeFirst()
        }
        return nil
    }

    private func isCurrent(_ due: Due) -> Bool { members[due.member].changes == due.changes }

    /// Drops every group without a word: the scene is gone.
    func abandon() {
        for member in members {
            guard let group = member.group else { continue }
            remove(group)
            group.abandon()
        }
    }
}
