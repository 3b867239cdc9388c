import Foundation

@testable import HookeScene
@testable import HookeTransitions

/// The table of the machine in docs/internals/transitions.md, and the same lines from the code.
///
/// In both, p is a fraction, v a velocity, d the argument of `complete`, o the outcome of the phase.
struct TransitionTable {
    typealias Machine = TransitionMachine

    /// A pair of phase and event, with its result.
    struct Line: Hashable, CustomStringConvertible {
        let phase, event, next, effects: String

        var description: String { "| \(phase) | \(event) | \(next) | \(effects) |" }
        var pair: String { "\(phase), \(event)" }
    }

    /// Returns the lines of a page's table, up to the next empty line.
    static func lines(in page: String) -> [Line] {
        var lines: [Line] = []
        var isInside = false
        for text in page.split(separator: "\n", omittingEmptySubsequences: false) {
            if text.hasPrefix("| phase | event |") {
                isInside = true
            } else if text.isEmpty {
                isInside = false
            }
            let cells = text.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard isInside, cells.count == 4, cells[0] != "phase", !cells[0].hasPrefix("---") else {
                continue
            }
            lines.append(Line(phase: cells[0], event: cells[1], next: cells[2], effects: cells[3]))
        }
        return lines
    }

    private static let p = 0.375
    private static let v = 2.5

    /// The phases by name, with each outcome or argument.
    private static let phases: [(name: String, phase: Machine.Phase)] = [
        ("waiting", .waiting), ("interactive", .interactive), ("playing", .playing),
        ("settling(o)", .settling(.finish)), ("settling(o)", .settling(.cancel)),
        ("resting(o)", .resting(.finish)), ("resting(o)", .resting(.cancel)),
        ("ended", .ended(didComplete: true)), ("ended", .ended(didComplete: false)),
    ]

    private static let events: [(name: String, event: Machine.Event)] = [
        ("startInteractively", .startInteractively), ("startPlaying", .startPlaying),
        ("update(p)", .update(p)), ("update(NaN)", .update(.nan)), ("pause(p)", .pause(at: p)),
        ("pause(NaN)", .pause(at: .nan)), ("finish(v)", .finish(velocity: v)),
        ("cancel(v)", .cancel(velocity: v)), ("animationsEnded", .animationsEnded),
        ("complete(d)", .complete(true)), ("complete(d)", .complete(false)),
    ]

    /// Returns the code's result for every pair, from every state that may give another one: with and without
    /// an earlier cancel, with and without queued events.
    static func answers() -> [Line] {
        var lines: [Line] = []
        for (phaseName, phase) in phases {
            for (eventName, event) in events {
                for wasCancelled in [false, true] {
                    for queue in phase == .waiting ? [[], [Machine.Event.update(0.5)]] : [[]] {
                        var state = Machine.State()
                        (state.phase, state.fraction) = (phase, phase == .waiting ? 0 : 0.25)
                        (state.wasCancelled, state.queue) = (wasCancelled, queue)
                        let (next, effects) = Machine.reduce(state, event)
                        lines.append(
                            Line(
                                phase: phaseName, event: eventName,
                                next: text(next, after: state, event),
                                effects: effects.isEmpty
                                    ? "–" : effects.map { text($0, state, event) }.joined(separator: ", ")))
                    }
                }
            }
        }
        return lines
    }

    /// Returns the differences: a pair's line must be the result from some state, and no state may give
    /// another one. A result may leave a field unchanged that another state's result changes.
    static func mismatches(with page: [Line]) -> [String] {
        var faults: [String] = []
        var answers: [String: [Line]] = [:]
        for line in Self.answers() { answers[line.pair, default: []].append(line) }
        for line in page where answers[line.pair] == nil { faults.append("no such pair: \(line)") }
        for (pair, lines) in answers {
            let said = page.filter { $0.pair == pair }
            guard said.count == 1 else {
                faults.append("\(said.count) lines for \(pair)")
                continue
            }
            let parts = Set(said[0].next.components(separatedBy: ", "))
            var seen: Set<String> = []
            let effects = said[0].effects
            let withoutQueue = effects.replacingOccurrences(of: ", effects of the queue", with: "")
            if !lines.contains(where: { $0.effects == effects }) {
                faults.append("no state gives \(said[0])")
            }
            for line in lines {
                let shown = Set(line.next.components(separatedBy: ", ")).subtracting(["unchanged"])
                seen.formUnion(shown)
                if !shown.isSubset(of: parts) || line.effects != effects && line.effects != withoutQueue {
                    faults.append("the page says \(said[0]), the code \(line)")
                }
            }
            if seen.isEmpty { seen = ["unchanged"] }
            if seen != parts {
                faults.append("the page says \(parts.sorted()), the code \(seen.sorted()) for \(pair)")
            }
        }
        return faults.sorted()
    }

    // MARK: Words

    private static func outcome(of phase: Machine.Phase) -> TransitionOutcome? {
        switch phase {
        case .settling(let outcome), .resting(let outcome): outcome
        default: nil
        }
    }

    private static func text(_ phase: Machine.Phase, _ state: Machine.State, _ event: Machine.Event) -> String
    {
        func text(_ outcome: TransitionOutcome) -> String {
            outcome == Self.outcome(of: state.phase) ? "o" : outcome.rawValue
        }
        switch phase {
        case .waiting: return "waiting"
        case .interactive: return "interactive"
        case .playing: return "playing"
        case .settling(let outcome): return "settling(\(text(outcome)))"
        case .resting(let outcome): return "resting(\(text(outcome)))"
        case .ended(let didComplete):
            return event == .complete(didComplete) ? "ended(d)" : "ended(\(didComplete))"
        }
    }

    private static func text(_ fraction: Double, _ state: Machine.State) -> String {
        if fraction == p { return "p" }
        if fraction == outcome(of: state.phase)?.fraction { return "fraction of o" }
        return fraction == fraction.rounded() ? "\(Int(fraction))" : "\(fraction)"
    }

    private static func text(
        _ next: Machine.State, after state: Machine.State, _ event: Machine.Event
    ) -> String {
        var parts: [String] = []
        if next.phase != state.phase { parts.append(text(next.phase, state, event)) }
        // Queued events may have changed the fraction, which is not the pair's own effect.
        if next.fraction != state.fraction, state.queue.isEmpty {
            parts.append("at \(text(next.fraction, state))")
        }
        if next.wasCancelled != state.wasCancelled {
            parts.append(next.wasCancelled ? "cancelled" : "not cancelled")
        }
        if next.queue.count > state.queue.count { parts.append("event queued") }
        if next.queue.count < state.queue.count { parts.append("queue empty") }
        return parts.isEmpty ? "unchanged" : parts.joined(separator: ", ")
    }

    private static func text(
        _ effect: Machine.Effect, _ state: Machine.State, _ event: Machine.Event
    ) -> String {
        switch effect {
        // The queued event of the states above; its effect has its own line.
        case .scrub(0.5): "effects of the queue"
        case .scrub(let fraction): "scrub(\(text(fraction, state)))"
        case .play: "play"
        case .settle(let outcome, let velocity):
            "settle(\(outcome.rawValue), \(velocity == v ? "v" : "\(velocity ?? .nan)"))"
        case .interactionChanged(let isCancelled):
            "interactionChanged(\(isCancelled ? "cancelled" : "not cancelled"))"
        case .end(let didComplete): event == .complete(didComplete) ? "end(d)" : "end(\(didComplete))"
        case .diagnose(.refusedFraction): "diagnose(refusedFraction)"
        case .diagnose(.transitionNotCompleted): "diagnose(transitionNotCompleted)"
        case .diagnose(.transitionAlreadyComplete): "diagnose(transitionAlreadyComplete)"
        case .diagnose(let other): "diagnose(\(other))"
        }
    }
}
