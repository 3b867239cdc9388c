import ArgumentParser
import Foundation
import HookeLint

extension LintLevel: SpelledWord {}

/// `hooke lint`: finds faults in motion.
struct LintCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Find faults in transitions, tracks, Lottie files and motion tokens, for CI.",
        usage: "hooke lint [<options>] [<files> ...]",
        discussion: """
            Examines JSON transitions (docs/recording.md), tracks in JSON as hooke keyframes reads them, Lottie, glTF, \
            BVH and CSS files, motion tokens (DTCG), and shipped transitions by name. A finding has the form

              file:line: level id: message

            Files of other programs are read leniently, with notes on standard error; --strict refuses what their formats do \
            not allow.

            The exit status is 0 without findings from --fail-on up, 3 with some, 1 if an input cannot be read, and 64 \
            for wrong arguments. --rules lists the rules; docs/testing-in-ci.md explains them.
            """)

    /// How findings are written.
    enum Format: String, SpelledWord, CaseIterable {
        case text, json, sarif

        func text(of findings: [LintFinding]) -> String {
            switch self {
            case .text: LintReport.text(findings)
            case .json: LintReport.jsonLines(findings)
            case .sarif: LintReport.sarif(findings)
            }
        }
    }

    @Argument(help: "Files: transitions or tracks in JSON, Lottie, glTF, BVH, CSS, motion tokens.")
    var files: [String] = []

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp("A shipped transition; may be repeated.", valueName: "name"),
        completion: .list(PlayableTransition.allCases.map(\.rawValue)))
    var transition: [String] = []

    @Option(help: ArgumentHelp("Limits, levels and exceptions in JSON.", valueName: "file"))
    var config: String?

    @Option(help: ArgumentHelp("Known findings, which are not reported.", valueName: "file"))
    var baseline: String?

    @Option(
        help: ArgumentHelp("Write the findings as a baseline, and succeed.", valueName: "file"))
    var writeBaseline: String?

    @Option(help: "The format; text if left out.")
    var format: Format?

    @Option(help: "The lowest level that fails; warning if left out.")
    var failOn: LintLevel?

    @Option(
        help: ArgumentHelp(
            "The decision at release of transitions: projected if left out; threshold=0.4 and others as in hooke tune.",
            valueName: "decision"), completion: .list(ReleaseDecision.names),
        transform: ReleaseDecision.argument)
    var decision: ReleaseDecision?

    @Option(help: ArgumentHelp("The file to write; standard output if left out.", valueName: "file"))
    var out: String?

    @OptionGroup var strictness: StrictParameters

    @Flag(help: "List the rules with their levels, and end.")
    var rules = false

    func run() throws {
        if rules {
            var table = Report()
            for rule in LintRule.allCases {
                table.add(rule.rawValue, "\(rule.level.rawValue): \(rule.summary)")
            }
            return print(table.text)
        }
        guard !files.isEmpty || !transition.isEmpty else {
            throw ValidationError("<files> is missing; accepted: files, or --transition with a name")
        }
        if writeBaseline != nil {
            try refuse(
                ["--baseline": baseline, "--format": format, "--fail-on": failOn, "--out": out],
                accepted: "without --write-baseline")
        }
        var inputs = files.map(LintInput.file)
        for name in transition {
            guard let known = PlayableTransition(rawValue: name) else {
                let names = PlayableTransition.allCases.map(\.rawValue)
                throw ValidationError(wrong("--transition", name, names).reason)
            }
            inputs.append(.transition(known))
        }
        let lint = MotionLint(
            configuration: try read(config, LintConfiguration.init(json:)) ?? LintConfiguration())
        let known = try read(baseline, LintBaseline.init(json:))
        let rule = decision ?? .projected()
        var findings: [LintFinding] = []
        var isUnreadable = false
        for input in inputs {
            do { findings += try input.findings(lint, rule, strict: strictness.strict) } catch let failure
                as Failure
            {
                StandardError.write("\(failure)\n")
                isUnreadable = true
            }
        }
        if let writeBaseline {
            try TextFile.write(LintBaseline(findings).json, to: writeBaseline)
            if isUnreadable { throw ExitCode(1) }
            return print("wrote \(writeBaseline)")
        }
        if let known { findings.removeAll { known.contains($0) } }
        let text = (format ?? .text).text(of: findings)
        if let out { try TextFile.write(text, to: out) } else { print(text, terminator: "") }
        if isUnreadable { throw ExitCode(1) }
        if findings.contains(where: { $0.level >= failOn ?? .warning }) { throw ExitCode(3) }
    }

    private func read<Value>(
        _ file: String?, _ make: ([UInt8]) throws(FileError) -> Value
    ) throws -> Value? {
        guard let file else { return nil }
        let bytes = try fileBytes(file)
        do throws(FileError) { return try make(bytes) } catch { throw Failure("\(file): \(error)") }
    }
}
