/// The rules that decide which recognisers may recognise, as a value without views, handlers or time.
///
/// A member is one gesture of one recogniser, from its first touch until it is over and all its touches have
/// ended. Members with a common touch are rivals. The router calls the delegates and passes their results to
/// the arena.
struct GestureArena: Hashable, Sendable {
    typealias ID = Int

    /// The state of a member.
    enum Standing: Hashable, Sendable {
        /// Not yet recognised, and possibly waiting to be.
        case possible
        /// Recognised and continuing.
        case active
        /// Recognised and over.
        case recognized
        /// Over without having been recognised, or cancelled.
        case failed

        var isOver: Bool { self == .recognized || self == .failed }
    }

    /// Whether requirements allow a member to be recognised.
    enum Admission: Hashable, Sendable {
        /// All requirements are met.
        case ready
        /// A member that must fail first has not failed.
        case waiting
        /// A member that had to fail was recognised.
        case refused
    }

    struct Member: Hashable, Sendable {
        let id: ID
        var standing = Standing.possible
        /// All touches of the gesture, ended or not.
        var touches: Set<Int> = []
        /// The touches that have not ended.
        var down: Set<Int> = []
        /// The rank of its request to be recognised, increasing; `nil` before.
        var turn: Int?
        /// The members that must fail before it may be recognised.
        var requirements: Set<ID> = []
    }

    /// In order of entry, which is the order of their numbers.
    private(set) var members: [Member] = []
    private var lastID = 0
    private var lastTurn = 0

    subscript(id: ID) -> Member? { index(of: id).map { members[$0] } }

    mutating func enter() -> ID {
        lastID += 1
        members.append(Member(id: lastID))
        return lastID
    }

    mutating func follow(_ touch: Int, by id: ID) {
        guard let index = index(of: id) else { return }
        members[index].touches.insert(touch)
        members[index].down.insert(touch)
    }

    /// Removes a touch that has ended or was cancelled.
    mutating func lift(_ touch: Int) {
        for index in members.indices { members[index].down.remove(touch) }
    }

    /// Makes a member wait for the failure of `other`. Ignored if both are the same.
    mutating func require(_ id: ID, failureOf other: ID) {
        guard id != other, let index = index(of: id) else { return }
        members[index].requirements.insert(other)
    }

    /// Requests recognition. A repeated request keeps its rank.
    mutating func ask(_ id: ID) {
        guard let index = index(of: id), members[index].standing == .possible, members[index].turn == nil
        else { return }
        lastTurn += 1
        members[index].turn = lastTurn
    }

    /// Returns whether requirements allow the member to be recognised now.
    func admission(of id: ID) -> Admission {
        guard let member = self[id], member.standing == .possible else { return .refused }
        var admission = Admission.ready
        for other in members where member.requirements.contains(other.id) {
            switch other.standing {
            case .active, .recognized: return .refused
            case .possible: admission = .waiting
            case .failed: break
            }
        }
        return admission
    }

    /// Returns the members that are not over and share a touch with this one.
    func rivals(of id: ID) -> [ID] {
        guard let member = self[id] else { return [] }
        return members.filter {
            !$0.standing.isOver && $0.id != id && !$0.touches.isDisjoint(with: member.touches)
        }
        .map(\.id)
    }

    /// Returns the next member to decide: the first request whose requirements are met or broken; otherwise
    /// the first of those that wait only for one another.
    func next() -> ID? {
        let waiting = members.filter { $0.standing == .possible && $0.turn != nil }
            .sorted { ($0.turn ?? 0) < ($1.turn ?? 0) }
        if let free = waiting.first(where: { admission(of: $0.id) != .waiting }) { return free.id }
        // The largest set whose members wait only for members of the set. Empty unless requirements form a
        // cycle.
        var circle = waiting
        while true {
            let ids = Set(circle.map(\.id))
            let closed = circle.filter { blockers(of: $0).isSubset(of: ids) }
            if closed.count == circle.count { return closed.first?.id }
            circle = closed
        }
    }

    /// Recognises a member; `losers` and the members that require its failure fail.
    ///
    /// - Returns: the failed members, in order.
    mutating func recognize(_ id: ID, isContinuous: Bool, over losers: Set<ID>) -> [ID] {
        guard let index = index(of: id), members[index].standing == .possible else { return [] }
        members[index].standing = isContinuous ? .active : .recognized
        members[index].turn = nil
        var failed: [ID] = []
        for other in members.indices where other != index && members[other].standing == .possible {
            let member = members[other]
            let isBroken = member.turn != nil && member.requirements.contains(id)
            guard isBroken || losers.contains(member.id) else { continue }
            conclude(member.id, as: .failed)
            failed.append(member.id)
        }
        return failed
    }

    mutating func conclude(_ id: ID, as standing: Standing) {
        guard let index = index(of: id), !members[index].standing.isOver else { return }
        members[index].standing = standing
        members[index].turn = nil
    }

    mutating func leave(_ id: ID) { members.removeAll { $0.id == id } }

    /// Removes the members that are over and have no touch.
    ///
    /// - Returns: the removed members.
    mutating func removeFinished() -> [ID] {
        let spent = members.filter { $0.standing.isOver && $0.down.isEmpty }.map(\.id)
        members.removeAll { spent.contains($0.id) }
        return spent
    }

    private func blockers(of member: Member) -> Set<ID> {
        Set(members.filter { $0.standing == .possible && member.requirements.contains($0.id) }.map(\.id))
    }

    private func index(of id: ID) -> Int? { members.firstIndex { $0.id == id } }
}
