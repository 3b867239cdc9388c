import Foundation
import Testing

@testable import HookeTool

/// The examples of docs/command.md.
@Suite struct CommandDocumentTests {
    /// The blocks of the page that are marked with a word.
    private func blocks(_ mark: String) throws -> [[String]] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let page = try String(contentsOf: root.appendingPathComponent("docs/command.md"), encoding: .utf8)
        var blocks: [[String]] = []
        var isInside = false
        for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
            if line == "```\(mark)" {
                blocks.append([])
                isInside = true
            } else if line == "```" {
                isInside = false
            } else if isInside {
                blocks[blocks.count - 1].append(String(line))
            }
        }
        return blocks
    }

    /// Whether two answers are the same but for digits that an iteration or a linear algebra library may turn out
    /// otherwise.
    private func isNear(_ a: JSONValue, _ b: JSONValue) -> Bool {
        switch (a, b) {
        case (.number(let a), .number(let b)): (a - b).magnitude <= 1e-6 * max(a.magnitude, b.magnitude)
        case (.array(let a), .array(let b)): a.count == b.count && zip(a, b).allSatisfy { isNear($0, $1) }
        case (.object(let a), .object(let b)):
            a.keys == b.keys && a.allSatisfy { key, value in b[key].map { isNear(value, $0) } ?? false }
        default: a == b
        }
    }

    @Test func `Every question is answered as the page says`() throws {
        var asked: Set<String> = []
        for block in try blocks("json") {
            #expect(block.count.isMultiple(of: 2))
            for index in stride(from: 0, to: block.count - 1, by: 2) {
                let found = try JSONValue(parsing: Array(#require(answers(block[index])[0]).utf8))
                let expected = try JSONValue(parsing: Array(block[index + 1].utf8))
                #expect(isNear(found, expected), "\(block[index]) is answered \(found)")
                var fields = try Fields(JSONValue(parsing: Array(block[index].utf8)))
                asked.insert(try fields.string("op"))
            }
        }
        #expect(asked == Set(EvalOperation.allCases.map(\.rawValue)), "every operation has an example")
    }

    @Test func `Every command prints what the page says`() throws {
        var count = 0
        for block in try blocks("console") {
            let command = try #require(block.first)
            #expect(command.hasPrefix("$ hooke "))
            // A pipe's second command gets what the first prints.
            var input = ""
            for part in command.dropFirst(2).split(separator: "|") {
                let arguments = part.split(separator: " ").dropFirst().map(String.init)
                let outcome = try BuiltCommand.run(arguments, input: input)
                #expect(outcome.status == 0, "\(outcome.errors)")
                input = outcome.output
            }
            #expect(input == block.dropFirst().map { $0 + "\n" }.joined())
            count += 1
        }
        #expect(count >= 3)
    }
}
