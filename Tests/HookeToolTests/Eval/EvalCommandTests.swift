import Foundation
import Testing

@testable import HookeTool

/// The built command, run as a user runs it.
@Suite struct EvalCommandTests {
    private func run(_ arguments: [String], input: String = "") throws -> BuiltCommand.Outcome {
        try BuiltCommand.run(arguments, input: input)
    }

    private static let question = #"{"op":"curve","bezier":[0,0,1,1],"x":[0.25]}"#
    private static let answer = #"{"y":[0.25],"slope":[1.0],"secondDerivative":[0.0]}"# + "\n"

    @Test func `Questions on standard input are answered on standard output`() throws {
        let outcome = try run(["eval"], input: Self.question + "\n\n" + Self.question)
        #expect(outcome.output == Self.answer + Self.answer)
        #expect(outcome.errors == "")
        #expect(outcome.status == 0)
    }

    @Test func `A wrong line is answered in order by an error, and the status is 2`() throws {
        let outcome = try run(["eval"], input: "\(Self.question)\n{\"op\":1}\n\(Self.question)\n")
        #expect(
            outcome.output
                == Self.answer
                + #"{"line":2,"error":"op is 1; accepted: \#(EvalOperation.allCases.map(\.rawValue).joined(separator: ", "))"}"#
                + "\n"
                + Self.answer)
        #expect(outcome.status == 2)
    }

    @Test func `Questions may come from a file that exists`() throws {
        let path = FileManager.default.temporaryDirectory
            .appendingPathComponent("hooke-\(UUID().uuidString).jsonl").path
        try Data((Self.question + "\r\n").utf8).write(to: URL(fileURLWithPath: path))
        let found = try run(["eval", path])
        #expect(found.output == Self.answer && found.status == 0)
        try FileManager.default.removeItem(atPath: path)
        let missing = try run(["eval", path])
        #expect(missing.output == "" && missing.status == 1)
        #expect(missing.errors == "Error: \(path) cannot be read: no such file\n")
    }
}
