import Foundation
import HookeTransitions
import TestSupport
import Testing

@Suite struct TransitionMachineTests {
    typealias Machine = TransitionMachine

    private func run(_ events: [Machine.Event]) -> (state: Machine.State, effects: [Machine.Effect]) {
        var state = Machine.State()
        var effects: [Machine.Effect] = []
        for event in events {
            let step = Machine.reduce(state, event)
            state = step.state
            effects += step.effects
        }
        return (state, effects)
    }

    @Test func `S4: An interactive finish scrubs, settles and ends once`() {
        let (state, effects) = run([
            .startInteractively, .update(0.3), .finish(velocity: 2), .complete(true), .complete(true),
        ])
        #expect(state.phase == .ended(didComplete: true))
        #expect(!state.wasCancelled)
        #expect(
            effects == [
                .scrub(0), .scrub(0.3), .interactionChanged(isCancelled: false),
                .settle(.finish, velocity: 2), .end(didComplete: true), .diagnose(.transitionAlreadyComplete),
            ])
    }

    @Test func `S10: Events before the start are queued and processed at the start, in order`() {
        let (state, effects) = run([.update(0.4), .cancel(velocity: nil), .startInteractively])
        #expect(state.phase == .settling(.cancel))
        #expect(state.wasCancelled)
        #expect(
            effects == [
                .scrub(0), .scrub(0.4), .interactionChanged(isCancelled: true),
                .settle(.cancel, velocity: nil),
            ])
    }

    @Test func `S11: A fraction outside 0 to 1 is clamped, NaN is refused`() {
        let (state, effects) = run([.startInteractively, .update(.infinity), .update(-3), .update(.nan)])
        #expect(state.fraction == 0)
        #expect(effects == [.scrub(0), .scrub(1), .scrub(0), .diagnose(.refusedFraction)])
    }

    @Test func `F3, S10: A second release is ignored, unless the driver grabbed the transition again`() {
        let (once, _) = run([.startInteractively, .cancel(velocity: 1), .finish(velocity: 1)])
        #expect(once.phase == .settling(.cancel))
        let (again, _) = run([
            .startInteractively, .cancel(velocity: 1), .pause(at: 0.2), .finish(velocity: 1),
        ])
        #expect(again.phase == .settling(.finish))
        #expect(!again.wasCancelled, "the second release decides")
    }

    @Test func `A transition that plays can be grabbed`() {
        let (state, effects) = run([.startPlaying, .update(0.5), .pause(at: 0.25), .update(0.5)])
        #expect(state.phase == .interactive)
        #expect(
            effects == [.play, .scrub(0.25), .interactionChanged(isCancelled: false), .scrub(0.5)])
    }

    private func documentedLines() throws -> [TransitionTable.Line] {
        let page = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
            .appendingPathComponent("../../../docs/internals/transitions.md").standardizedFileURL
        return TransitionTable.lines(in: try String(contentsOf: page, encoding: .utf8))
    }

    @Test func `TransitionMachine agrees with the documentation's table for every phase and event`() throws {
        let lines = try documentedLines()
        // 6 phases by 8 events, of which update and pause have a line for NaN.
        #expect(lines.count == 60)
        #expect(TransitionTable.mismatches(with: lines) == [])
    }

    @Test func `A table with any line changed or omitted does not agree with the code`() throws {
        let lines = try documentedLines()
        for (index, line) in lines.enumerated() {
            var other = lines
            other.remove(at: index)
            #expect(!TransitionTable.mismatches(with: other).isEmpty, "without \(line)")
            for (next, effects) in [
                (line.next + ", at 1.5", line.effects), (line.next, line.effects + ", play"),
            ] {
                let changed = TransitionTable.Line(
                    phase: line.phase, event: line.event, next: next, effects: effects)
                #expect(!TransitionTable.mismatches(with: other + [changed]).isEmpty, "\(changed)")
            }
        }
    }

    @Test func `S12, S18: Held past an end, updates only lead back`() {
        var state = run([.startPlaying, .pause(at: 1.25)]).state
        for (asked, held) in [(2.0, 1.25), (1.1, 1.1), (1.2, 1.1), (0.5, 0.5), (1.05, 1), (-1, 0)] {
            let (next, effects) = Machine.reduce(state, .update(asked))
            #expect(next.fraction == held && effects == [.scrub(held)])
            state = next
        }
        state = run([.startPlaying, .pause(at: -0.5)]).state
        for (asked, held) in [(-1.0, -0.5), (-0.25, -0.25), (-0.4, -0.25), (3, 1), (-0.1, 0)] {
            let (next, effects) = Machine.reduce(state, .update(asked))
            #expect(next.fraction == held && effects == [.scrub(held)])
            state = next
        }
    }

    @Test func `The end comes at most once, and only through complete`() {
        let event = Generator<[Machine.Event]>(
            draw: { random in
                (0..<random.integer(1...40)).map { _ in
                    switch random.integer(0...8) {
                    case 0: .startInteractively
                    case 1: .startPlaying
                    case 2: .update(random.chance(0.1) ? .nan : random.uniform(-1...2))
                    case 3: .pause(at: random.unit())
                    case 4: .finish(velocity: random.chance(0.5) ? nil : random.uniform(-5...5))
                    case 5: .cancel(velocity: nil)
                    case 6: .animationsEnded
                    default: .complete(random.chance(0.5))
                    }
                }
            },
            shrink: { events in
                events.indices.map { index in
                    var shorter = events
                    shorter.remove(at: index)
                    return shorter
                }
            })
        checkProperty(seed: 20, cases: 5_000, event) { events in
            let (state, effects) = run(events)
            let ends = effects.filter { if case .end = $0 { true } else { false } }
            let completes = events.contains { if case .complete = $0 { true } else { false } }
            if ends.count > 1 { return "\(ends.count) ends" }
            if completes != (ends.count == 1) { return "complete \(completes), ends \(ends.count)" }
            if case .ended = state.phase, ends.isEmpty { return "ended without an end" }
            if !(0...1).contains(state.fraction) { return "fraction \(state.fraction)" }
            return nil
        }
    }
}
