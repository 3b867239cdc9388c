import ArgumentParser
import Foundation
import HookeJSON

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
        do {
            try find(&command, of: arguments)
            var parsed = try parseAsRoot(arguments)
            try parsed.run()
            try StandardOutput.finish()
            return Outcome()
        } catch let error as ValidationError {
            let path = path(to: command).joined(separator: " ")
            let message = """
                Error: \(error.message)
                Usage: \(usageString(for: command))
                  See '\(path) --help' for more information.

                """
            return Outcome(errors: message.shortened, status: ExitCode.validationFailure.rawValue)
        } catch {
            return ended(by: error)
        }
    }

    /// Writes what was printed before an error, and help and the version, which are errors of status 0 here.
    private static func ended(by error: any Error) -> Outcome {
        let status = exitCode(for: error).rawValue
        let message = Self.naming(fullMessage(for: error))
        if status != 0, !message.isEmpty { return Outcome(errors: message.shortened + "\n", status: status) }
        if status == 0 { print(message) }
        do { try StandardOutput.finish() } catch {
            return Outcome(errors: fullMessage(for: error) + "\n", status: exitCode(for: error).rawValue)
        }
        return Outcome(status: status)
    }

    /// The message of the argument parser for a wrong value, in the form of all others: the option, the value, what is
    /// accepted.
    private static func naming(_ message: String) -> String {
        let lines = message.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        let surplus = "Error: Unexpected argument '"
        if let first = lines.first, first.hasPrefix(surplus) {
            let value = first.dropFirst(surplus.count).prefix { $0 != "'" }
            let plain = "Error: \(quoted(value)) is one argument too many; accepted: those of the usage"
            return ([plain] + lines.dropFirst().map(String.init)).joined(separator: "\n")
        }
        let start = "Error: The value '"
        guard let first = lines.first, first.hasPrefix(start),
            let middle = first.range(of: "' is invalid for '"),
            let end = first[middle.upperBound...].firstIndex(of: "'")
        else { return message }
        let value = String(first[first.index(first.startIndex, offsetBy: start.count)..<middle.lowerBound])
        let option = first[middle.upperBound..<end].prefix { $0 != " " }
        let detail = first[end...].dropFirst().drop { $0 == ":" || $0 == " " }
        let plain: String
        if detail.hasPrefix(option) {
            plain = String(detail)
        } else if detail.isEmpty {
            plain =
                "\(option) is \(quoted(value)); accepted: \(Double(value) == nil ? "a number" : "a whole number")"
        } else {
            plain = "\(option) is \(quoted(value)); \(detail)"
        }
        return (["Error: " + plain] + lines.dropFirst().map(String.init)).joined(separator: "\n")
    }

    /// Finds the subcommand that arguments name.
    ///
    /// - Throws: `ValidationError` for a word where the name of a command belongs.
    private static func find(_ command: inout any ParsableCommand.Type, of arguments: [String]) throws {
        for word in arguments.first == "help" ? arguments.dropFirst() : arguments[...] {
            let subcommands = command.configuration.subcommands
            if subcommands.isEmpty || word.hasPrefix("-") || word == "help" { break }
            guard let next = subcommands.first(where: { $0.configuration.commandName == word }) else {
                let name = path(to: command).joined(separator: " ")
                let names = subcommands.compactMap { $0.configuration.commandName }
                throw ValidationError(unknown("command of \(name)", word, names).reason)
            }
            command = next
        }
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
