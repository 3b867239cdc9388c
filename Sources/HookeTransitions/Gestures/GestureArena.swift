/// Who may be recognised: the rules among recognisers as a value, without views, handlers or time.
///
/// A member is one gesture in the making of one recogniser, from its first finger to the moment that it is
/// over and all its fingers are up. Members that have followed a common touch are rivals. The router asks the
/// users' questions (delegates) and tells the arena the answers.
struct GestureArena: Hashable, Sendable {
    typealias ID = Int

    /// How far a member is.
    enum Standing: Hashable, Sendable {
        /// Not yet recognised; it may wait with its wish to be.
        case possible
        /// Recognised, and going on.
        case active
        /// Recognised, and over.
        case recognized
        /// Over without having been recognised, or taken away.
        case failed

        var isOver: Bool { self == .recognized || self == .failed }
    }

    /// What a member that wants to be recognised has to expect.
    enum Admission: Hashable, Sendable {
        /// Nothing stands in its way.
        case ready
        /// Somebody who has to fail first has not.
        case waiting
        /// Somebody who had to fail was recognised.
        case refused
    }

    struct Member: Hashable, Sendable {
        let id: ID
        var standing = Standing.possible
        /// All touches of the gesture, lifted or not.
        var touches: Set<Int> = []
        /// Those still down.
        var down: Set<Int> = []
        /// When it asked to be recognised, as a number that grows; `nil` before.
        var turn: Int?
        /// Who has to fail before it may be recognised.
        var requirements: Set<ID> = []
    }

    /// In the order in which they came in, which is the order of their numbers.
    private(set) var members: [Member] = []
    private var lastID = 0
    private var lastTurn = 0

    subscript(id: ID) -> Member? { index(of: id).map { members[$0] } }

    /// A new member.
    mutating func enter() -> ID {
        lastID += 1
        members.append(Member(id: lastID))
        return lastID
    }

    /// The member follows a touch.
    mutating func follow(_ touch: Int, by id: ID) {
        guard let index = index(of: id) else { return }
        members[index].touches.insert(touch)
        members[index].down.insert(touch)
    }

    /// A touch is up or was taken away.
    mutating func lift(_ touch: Int) {
        for index in members.indices { members[index].down.remove(touch) }
    }

    /// The member is recognised only if `other` fails. Nobody waits for itself.
    mutating func require(_ id: ID, failureOf other: ID) {
        guard id != other, let index = index(of: id) else { return }
        members[index].requirements.insert(other)
    }

    /// The member asks to be recognised. Asking again keeps its turn.
    mutating func ask(_ id: ID) {
        guard let index = index(of: id), members[index].standing == .possible, members[index].turn == nil
        else { return }
        lastTurn += 1
        members[index].turn = lastTurn
    }

    /// Whether the member may be recognised now, as far as requirements go.
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

    /// The live members that share a touch with this one.
    func rivals(of id: ID) -> [ID] {
        guard let member = self[id] else { return [] }
        return members.filter {
            !$0.standing.isOver && $0.id != id && !$0.touches.isDisjoint(with: member.touches)
        }
        .map(\.id)
    }

    /// Who of those that have asked is next: the first whose requirements are met or broken, else the first
    /// of those who wait for nobody but each other.
    func next() -> ID? {
        let waiting = members.filter { $0.standing == .possible && $0.turn != nil }
            .sorted { ($0.turn ?? 0) < ($1.turn ?? 0) }
        if let free = waiting.first(where: { admission(of: $0.id) != .waiting }) { return free.id }
        // The largest set whose members wait only for members of the set. Empty, unless requirements run in a
        // circle.
        var circle = waiting
        while true {
            let ids = Set(circle.map(\.id))
            let closed = circle.filter { blockers(of: $0).isSubset(of: ids) }
            if closed.count == circle.count { return closed.first?.id }
            circle = closed
        }
    }

    /// The member is recognised; `losers`, and whoever waits for its failure, fail.
    ///
    /// - Returns: who failed, in their order.
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

    /// The member is over.
    mutating func conclude(_ id: ID, as standing: Standing) {
        guard let index = index(of: id), !members[index].standing.isOver else { return }
        members[index].standing = standing
        members[index].turn = nil
    }

    /// Forgets a member.
    mutating func leave(_ id: ID) { members.removeAll { $0.id == id } }

    /// Forgets those that are over and have no finger down.
    ///
    /// - Returns: who went.
    mutating func dismissSpent() -> [ID] {
        let spent = members.filter { $0.standing.isOver && $0.down.isEmpty }.map(\.id)
        members.removeAll { spent.contains($0.id) }
        return spent
    }

    private func blockers(of member: Member) -> Set<ID> {
        Set(members.filter { $0.standing == .possible && member.requirements.contains($0.id) }.map(\.id))
    }

    private func index(of id: ID) -> Int? { members.firstIndex { $0.id == id } }
}
