import Testing

@testable import HookeTool

/// What the parsed command says when it refuses; nil when it does not.
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
