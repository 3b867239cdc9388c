import ArgumentParser
import Hooke
import HookeExport
import HookePreview
import HookeTransitions

extension PlayCommand {
    /// What makes one run differ from another. Without a gesture only the edge does.
    struct Run {
        var gesture: String?
        var edge: Edge?
        var recogniser: Recogniser?
        var decision: ReleaseDecision?
        var settle: SettlePlan.Style?

        var name: [String?] { [gesture, edge?.rawValue, recogniser?.rawValue, decision?.text, settle?.text] }
    }

    /// Returns the first run and those of `--compare`; refuses too many, and equal ones.
    func runs() throws -> [Run] {
        guard compare.count < PlayerPage.recordingLimit else {
            throw ValidationError(
                "--compare is given \(compare.count) times; accepted: up to \(PlayerPage.recordingLimit - 1)")
        }
        if gesture == nil, !compare.contains(where: { $0.gesture != nil }) {
            try refuse(release.given, accepted: "with --gesture")
        }
        var runs: [Run] = []
        for variation in [Variation()] + compare {
            var run = Run(gesture: variation.gesture ?? gesture, edge: variation.edge ?? stage.edge)
            if run.gesture != nil {
                run.recogniser = variation.recogniser ?? release.recogniser
                run.decision = variation.decision ?? release.decision ?? .projected()
                run.settle = variation.settle ?? release.settle ?? .spring
            }
            if let same = runs.firstIndex(where: { $0.name == run.name }) {
                throw ValidationError(
                    "--compare \(variation.text) gives the same run as run \(same + 1); accepted: "
                        + (run.gesture == nil
                            ? "recogniser, decision and settle with --gesture; without it edge and gesture"
                            : "a run that differs"))
            }
            runs.append(run)
        }
        return runs
    }

    func settings(_ basis: PlaySettings, _ run: Run) throws -> PlaySettings {
        let settle = run.settle ?? release.settle ?? .spring
        var settings = basis
        do { settings.trace = try run.gesture.map { try gestureTrace($0, option: "--gesture") } } catch let
            error as Refusal
        {
            throw ValidationError(error.reason)
        }
        if let size = stage.size { settings.size = size.size }
        if let edge = run.edge { settings.edge = edge }
        if let recogniser = run.recogniser ?? release.recogniser {
            (settings.measure, settings.isSwiped) = (recogniser.measure, true)
        }
        settings.decision = run.decision ?? release.decision ?? .projected()
        settings.settle = settle
        settings.settleStyleName = settle.text
        settings.framesPerSecond = fps ?? 60
        return settings
    }

    /// What differs in a run of `--compare`.
    struct Variation {
        var text = ""
        var gesture: String?
        var recogniser: Recogniser?
        var edge: Edge?
        var decision: ReleaseDecision?
        var settle: SettlePlan.Style?

        static let keys = ["gesture", "recogniser", "edge", "decision", "settle"]

        init() {}

        init(argument: String) throws {
            text = argument
            // As the arguments of a function, so that commas inside parentheses do not separate.
            let members = Notation(call: "run(\(argument))")?.members
            guard let members, members.count == 1, case .fields(let pairs) = members[0].value, !pairs.isEmpty
            else {
                throw Refusal(
                    Notation.imbalance(of: argument, at: "--compare")
                        ?? HookeError.badValue(
                            field: "--compare", value: quoted(argument), nearest: nil,
                            accepted: "key=value, with commas between several"))
            }
            for (index, pair) in pairs.enumerated() {
                guard !pairs[..<index].contains(where: { $0.name == pair.name }) else {
                    throw Refusal("\(pair.name) is given twice; accepted: each key once")
                }
                let value = pair.value.text
                switch pair.name {
                case "gesture": gesture = value
                case "recogniser": recogniser = try .read(value, "recogniser")
                case "edge": edge = try .read(value, "edge")
                case "decision": decision = try ReleaseDecision(.text(value), at: "decision")
                case "settle": settle = try SettlePlan.Style(.text(value), at: "settle")
                default: throw Refusal(accepted(Self.keys, not: pair.name))
                }
            }
        }
    }

    /// The recogniser that follows the finger.
    enum Recogniser: String, SpelledWord, CaseIterable {
        case pan, edge

        var measure: SwipeDriver.Measure { self == .pan ? .translation : .location }
    }
}
