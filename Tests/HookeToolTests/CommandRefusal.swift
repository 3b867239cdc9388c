import Testing

@testable import HookeTool

/// The message of a command that refuses; `nil` where it does not.
func refusal(of arguments: [String]) -> String? {
    do {
        var command = try HookeCommand.parseAsRoot(arguments)
        try command.run()
        return nil
    } catch {
        #expect(HookeCommand.exitCode(for: error).rawValue != 0)
        return HookeCommand.message(for: error)
    }
}
