import Foundation
import Testing

@testable import HookeTool

@Suite struct MCPSessionTests {
    private func answer(_ message: String) -> String? { MCPSession().answer(to: Array(message.utf8)) }

    /// A session as a client of the protocol leads it: each message, and the answer.
    private static let session: [(message: String, answer: String?)] = [
        (
            #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-03-26","capabilities":{},"clientInfo":{"name":"a","version":"1"}}}"#,
            #""protocolVersion":"2025-03-26","capabilities":{"tools":{}},"serverInfo":{"name":"hooke","#
        ),
        (#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, nil),
        (#"{"jsonrpc":"2.0","id":"a","method":"ping"}"#, #"{"jsonrpc":"2.0","id":"a","result":{}}"#),
        (
            #"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"curve","arguments":{"curve":"ease","x":[0.5]}}}"#,
            #"{"jsonrpc":"2.0","id":2,"result":{"content":[{"type":"text","text":"{\"y\":[0.802403387584857],"#
        ),
        (
            #"{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"curve","arguments":{"curve":"eas","x":[0.5]}}}"#,
            #"did you mean"#
        ),
        (
            #"{"jsonrpc":"2.0","id":4,"method":"tools/call","params":{"name":"curv"}}"#,
            #"{"jsonrpc":"2.0","id":4,"error":{"code":-32602,"message":"#
        ),
        (#"{"jsonrpc":"2.0","id":5,"method":"tools/lst"}"#, #""code":-32601,"#),
        (#"{"jsonrpc":"2.0","id":[],"method":"ping"}"#, #""id":null,"error":{"code":-32600,"#),
        (#"{"id":6}"#, #""id":6,"error":{"code":-32600,"message":"method is missing"#),
        (#"{"id":7,"method":"ping","params":[]}"#, #""code":-32602,"#),
        ("{", #""id":null,"error":{"code":-32700,"#),
        ("[]", #""code":-32600,"#),
        ("  ", nil),
    ]

    @Test func `A session of the protocol is answered message by message`() throws {
        for (message, expected) in Self.session {
            let answer = answer(message)
            guard let expected else {
                #expect(answer == nil, "\(message)")
                continue
            }
            #expect(try #require(answer).contains(expected), "\(message): \(answer ?? "")")
        }
    }

    @Test func `The command answers the same lines, and ends with its input`() throws {
        let outcome = try BuiltCommand.run(
            ["mcp"], input: Self.session.map { $0.message + "\n" }.joined())
        #expect(outcome.status == 0 && outcome.errors == "")
        #expect(
            outcome.output
                == Self.session.compactMap { answer($0.message) }.map { $0 + "\n" }.joined())
    }

    private struct List: Decodable {
        struct Result: Decodable { var tools: [Tool] }
        struct Tool: Decodable {
            struct Schema: Decodable {
                var type: String
                var properties: [String: [String: String]]
            }
            var name: String
            var description: String
            var inputSchema: Schema
        }
        var result: Result
    }

    @Test func `Every operation is a tool with its fields and a sample`() throws {
        let text = try #require(answer(#"{"id":1,"method":"tools/list"}"#))
        let tools = try JSONDecoder().decode(List.self, from: Data(text.utf8)).result.tools
        #expect(tools.map(\.name) == EvalOperation.allCases.map(\.rawValue))
        for (tool, operation) in zip(tools, EvalOperation.allCases) {
            #expect(Set(tool.inputSchema.properties.keys) == Set(operation.fieldNames), "\(tool.name)")
            #expect(tool.description.contains("{\"op\":\"\(tool.name)\""), "\(tool.name)")
        }
    }
}
