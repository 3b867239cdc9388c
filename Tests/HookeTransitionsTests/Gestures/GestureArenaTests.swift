import TestSupport
import Testing

@testable import HookeScene
@testable import HookeTransitions

/// The rules of GestureArena, without recognisers.
@Suite struct GestureArenaTests {
    /// Returns an arena of members that all follow touch 0.
    private func arena(_ count: Int) -> (GestureArena, [GestureArena.ID]) {
        var arena = GestureArena()
        let members = (0..<count).map { _ in arena.enter() }
        for id in members { arena.follow(0, by: id) }
        return (arena, members)
    }

    @Test func `A recognised member makes the named rivals fail, and those that required its failure`() {
        var (arena, id) = arena(4)
        arena.require(id[3], failureOf: id[0])
        arena.ask(id[3])
        #expect(arena.admission(of: id[3]) == .waiting)
        #expect(arena.next() == nil, "its requirement has not failed")
        #expect(arena.recognize(id[0], isContinuous: true, over: [id[1]]) == [id[1], id[3]])
        #expect(arena.members.map(\.standing) == [.active, .failed, .possible, .failed])
    }

    @Test func `Rivals are the members that share a touch of the gesture, ended or not, and are not over`() {
        var (arena, id) = arena(3)
        arena.follow(1, by: id[2])
        let other = arena.enter()
        arena.follow(1, by: other)
        arena.lift(1)
        #expect(arena.rivals(of: other) == [id[2]])
        arena.conclude(id[2], as: .failed)
        #expect(arena.rivals(of: other) == [])
        #expect(arena.rivals(of: id[0]) == [id[1]])
    }

    @Test func `A recognised requirement refuses a member; a failed one has no effect`() {
        var (arena, id) = arena(3)
        arena.require(id[0], failureOf: id[1])
        arena.require(id[0], failureOf: id[2])
        arena.conclude(id[1], as: .failed)
        #expect(arena.admission(of: id[0]) == .waiting)
        arena.conclude(id[2], as: .failed)
        #expect(arena.admission(of: id[0]) == .ready)
        var (late, ids) = self.arena(2)
        late.require(ids[0], failureOf: ids[1])
        _ = late.recognize(ids[1], isContinuous: false, over: [])
        #expect(late.admission(of: ids[0]) == .refused)
        late.ask(ids[0])
        #expect(late.next() == ids[0], "it is next, and fails")
    }

    @Test func `In a cycle of requirements the first request is granted`() {
        var (arena, id) = arena(4)
        for (a, b) in [(0, 1), (1, 2), (2, 0), (3, 0)] { arena.require(id[a], failureOf: id[b]) }
        arena.ask(id[3])
        arena.ask(id[2])
        arena.ask(id[0])
        #expect(arena.next() == nil, "one of the cycle may still fail")
        arena.ask(id[1])
        // 3 waits for the cycle, and requested first; the four wait only for one another.
        #expect(arena.next() == id[3])
        var (pair, ids) = self.arena(3)
        for (a, b) in [(0, 1), (1, 0), (0, 2)] { pair.require(ids[a], failureOf: ids[b]) }
        pair.ask(ids[0])
        pair.ask(ids[1])
        #expect(pair.next() == nil, "2 is still possible and waits for nobody")
        pair.conclude(ids[2], as: .failed)
        #expect(pair.next() == ids[0])
        pair.require(ids[0], failureOf: ids[0])
        #expect(pair[ids[0]]?.requirements == [ids[1], ids[2]], "no member waits for itself")
    }

    @Test func `A member is removed when it is over and its touches have ended`() {
        var (arena, id) = arena(2)
        arena.conclude(id[0], as: .recognized)
        #expect(arena.removeFinished() == [])
        arena.lift(0)
        #expect(arena.removeFinished() == [id[0]])
        #expect(arena.members.map(\.id) == [id[1]])
    }

    private struct Script: CustomStringConvertible {
        var count: Int
        var requirements: [(Int, Int)]
        /// The members in the order of their decisions, and whether each requests recognition; the others
        /// fail.
        var decisions: [(member: Int, asks: Bool)]

        var description: String { "\(count) members, \(requirements), \(decisions)" }
    }

    private let scripts = Generator<Script>(
        draw: { random in
            let count = random.integer(1...6)
            func pick() -> Int { random.integer(0...(count - 1)) }
            return Script(
                count: count, requirements: (0..<random.integer(0...8)).map { _ in (pick(), pick()) },
                decisions: (0..<count).shuffled(using: &random).map { ($0, random.chance(0.7)) })
        },
        shrink: { script in
            script.requirements.indices.map {
                var simpler = script
                simpler.requirements.remove(at: $0)
                return simpler
            }
        })

    @Test func `With any requirements every member ends`() {
        checkProperty(seed: 61, cases: 3000, scripts) { script in
            var (arena, id) = arena(script.count)
            var hasBrokenCircle = false
            for (a, b) in script.requirements { arena.require(id[a], failureOf: id[b]) }
            for decision in script.decisions {
                let member = id[decision.member]
                if decision.asks { arena.ask(member) } else { arena.conclude(member, as: .failed) }
                while let next = arena.next() {
                    let admission = arena.admission(of: next)
                    if admission == .refused {
                        arena.conclude(next, as: .failed)
                        continue
                    }
                    let requirements = arena[next]?.requirements ?? []
                    let isFree = requirements.allSatisfy { arena[$0]?.standing == .failed }
                    guard isFree == (admission == .ready) else { return "\(next) is \(admission)" }
                    _ = arena.recognize(next, isContinuous: false, over: [])
                    let broken = arena.members.filter {
                        $0.standing == .recognized && $0.id != next && $0.requirements.contains(next)
                    }
                    hasBrokenCircle = hasBrokenCircle || admission == .waiting
                    guard broken.isEmpty || hasBrokenCircle else {
                        return "\(broken) did not wait for \(next)"
                    }
                }
            }
            let stuck = arena.members.filter { $0.standing == .possible }
            return stuck.isEmpty ? nil : "stuck: \(stuck)"
        }
    }
}
