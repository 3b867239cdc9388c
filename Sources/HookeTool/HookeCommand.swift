import ArgumentParser
import Foundation
import Hooke

@main struct HookeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "hooke",
        abstract: "Physics-accurate animation, from the command line.",
        version: HookeTool.version,
        subcommands: [
            PlayCommand.self, ExportCommand.self, TuneCommand.self, SpringCommand.self, CurveCommand.self,
            KeyframesCommand.self, ReduceCommand.self, TransformCommand.self, MotionCommand.self,
            PathCommand.self, TokensCommand.self, LintCommand.self, PortCommand.self, StudioCommand.self,
            GalleryCommand.self, EvalCommand.self, MCPCommand.self,
        ])

    static func main() {
        let outcome = outcome(of: Array(CommandLine.arguments.dropFirst()))
        // What was printed before a refusal.
        try? StandardOutput.finish()
        StandardError.write(outcome.errors)
        Foundation.exit(outcome.status)
    }

    /// The errors and the exit status of a command that has ended. Its output is written.
    struct Outcome {
        var errors = ""
        var status: Int32 = 0
    }

    /// Runs a command. The usage line of a refusal is that of the command that refused.
    static func outcome(of arguments: [String]) -> Outcome {
        var command: any ParsableCommand.Type = Self.self
        var rest = arguments[...]
        do {
            rest = try find(&command, of: arguments)
            try CommandOptions.checkUse(command, of: rest)
            var parsed = try parseAsRoot(arguments)
            try parsed.run()
            try StandardOutput.finish()
            return Outcome()
        } catch let error as ValidationError {
            let path = path(to: command).joined(separator: " ")
            let message = """
                Error: \(CommandOptions.asTyped(error.message, rest))
                Usage: \(usageString(for: command))
                  See '\(path) --help' for more information.

                """
            return Outcome(errors: message.shortened, status: ExitCode.validationFailure.rawValue)
        } catch {
            return ended(by: error, command, of: rest)
        }
    }

    /// Writes what was printed before an error, and help and the version, which are errors of status 0 here.
    private static func ended(
        by error: any Error, _ command: any ParsableCommand.Type, of arguments: ArraySlice<String>
    ) -> Outcome {
        let status = exitCode(for: error).rawValue
        var message = fullMessage(for: error)
        if status == ExitCode.validationFailure.rawValue {
            message = CommandOptions(command).restated(message, of: Array(arguments))
        }
        if status != 0, !message.isEmpty { return Outcome(errors: message.shortened + "\n", status: status) }
        if status == 0 { print(message) }
        do { try StandardOutput.finish() } catch {
            return Outcome(errors: fullMessage(for: error) + "\n", status: exitCode(for: error).rawValue)
        }
        return Outcome(status: status)
    }

    /// Finds the subcommand that arguments name, and returns its arguments.
    ///
    /// - Throws: `ValidationError` for a word where the name of a command belongs.
    static func find(
        _ command: inout any ParsableCommand.Type, of arguments: [String]
    ) throws -> ArraySlice<String> {
        var rest = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
        while let word = rest.first, !word.hasPrefix("-"), word != "help" {
            let subcommands = command.configuration.subcommands
            if subcommands.isEmpty { break }
            guard let next = subcommands.first(where: { $0.configuration.commandName == word }) else {
                throw ValidationError(unknown(word, in: command, subcommands))
            }
            command = next
            rest = rest.dropFirst()
        }
        return rest
    }

    /// The message for a word that is no command; a value may be meant for the first one.
    private static func unknown(
        _ word: String, in command: any ParsableCommand.Type, _ subcommands: [any ParsableCommand.Type]
    ) -> String {
        let names = subcommands.compactMap { $0.configuration.commandName }
        // `curve show` reads `bouncy` as `spring(bouncy)` only.
        let value =
            command == SpringCommand.self
            ? (try? Spring(text: word)).map { _ in word }
            : command == CurveCommand.self
                ? [word, "spring(\(word))"].first { (try? TimingFunction(text: $0)) != nil } : nil
        let kind = "command of \(path(to: command).joined(separator: " "))"
        guard let value, nearest(to: word, in: names) == nil else {
            return HookeTool.unknown(kind, word, names).reason
        }
        return "unknown \(kind) \(quoted(word)); did you mean \"show \(value)\"? Accepted: \(list(names))"
    }

    /// The names of a command and of those above it.
    private static func path(to command: any ParsableCommand.Type) -> [String] {
        func path(_ current: any ParsableCommand.Type) -> [String]? {
            let name = current.configuration.commandName ?? ""
            if current == command { return [name] }
            return current.configuration.subcommands.lazy.compactMap(path).first.map { [name] + $0 }
        }
        return path(Self.self) ?? []
    }
}

extension String {
    /// The text without its middle where it is longer than any message has to be.
    fileprivate var shortened: String {
        utf8.count <= 8000 ? self : "\(prefix(4000)) … \(suffix(1000))"
    }
}
