import ArgumentParser
import Testing

@testable import HookeTool

/// The message of a command that refuses; `nil` where it does not.
func refusal(of arguments: [String]) -> String? {
    var command: any ParsableCommand.Type = HookeCommand.self
    var rest = arguments[...]
    do {
        rest = try HookeCommand.find(&command, of: arguments)
        try CommandOptions.checkUse(command, of: rest)
        var parsed = try HookeCommand.parseAsRoot(arguments)
        try parsed.run()
        return nil
    } catch {
        #expect(HookeCommand.exitCode(for: error).rawValue != 0)
        let message = CommandOptions(command).restated(HookeCommand.message(for: error), of: Array(rest))
        return CommandOptions.asTyped(message, rest)
    }
}
