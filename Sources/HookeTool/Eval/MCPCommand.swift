import ArgumentParser

/// `hooke mcp`: the operations of `hooke eval` for agents.
struct MCPCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mcp",
        abstract: "Serve the operations of hooke eval by the Model Context Protocol.",
        discussion: """
            Reads messages from standard input and writes answers to standard output, a line of JSON each, until the input \
            ends. An agent starts it; its configuration is

              {"mcpServers":{"hooke":{"command":"hooke","args":["mcp"]}}}

            Each operation is a tool with the fields that hooke eval --help lists.
            """)

    func run() throws {
        let session = MCPSession()
        try LineReader.answer(nil) { session.answer(to: $0) }
    }
}
