import Foundation
import Hooke
import Testing

@testable import HookeTool

/// The examples of docs/command.md, docs/eval.md, docs/gestures.md and docs/internals/gestures.md.
@Suite struct CommandDocumentTests {
    /// The blocks of a page that are marked with a word.
    private func blocks(_ mark: String, of name: String) throws -> [[String]] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let page = try String(contentsOf: root.appendingPathComponent("docs/\(name).md"), encoding: .utf8)
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

    /// The words of a command line; a pipe is a word of its own.
    private func shellWords(_ line: some StringProtocol) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        for character in line {
            if character == quote {
                quote = nil
            } else if quote == nil, character == "'" || character == "\"" {
                quote = character
                word = word ?? ""
            } else if quote == nil, character == " " {
                if let finished = word { words.append(finished) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        return words + (word.map { [$0] } ?? [])
    }

    /// Whether two answers have the same words, and numbers within 1e-14 of each other.
    private func areAlike(_ a: String, _ b: String) -> Bool {
        let number = /-?\d+(\.\d+)?(e-?\d+)?/
        guard a.replacing(number, with: "") == b.replacing(number, with: "") else { return false }
        let numbers = [a, b].map { $0.matches(of: number).compactMap { Double($0.output.0) } }
        return zip(numbers[0], numbers[1]).allSatisfy { ($0 - $1).magnitude <= 1e-14 * max(1, $0.magnitude) }
    }

    @Test func `Every question has the answer of the page`() throws {
        var asked: Set<String> = []
        for block in try blocks("json", of: "eval") {
            #expect(block.count.isMultiple(of: 2))
            for index in stride(from: 0, to: block.count - 1, by: 2) {
                let answer = try #require(answers(block[index])[0])
                let fields = try NotationFields(parsing: Array(block[index].utf8))
                asked.insert(try fields.string("op"))
                // OpenBLAS computes modes, with other last digits on other processors.
                let isSame =
                    answer.contains("\"method\":\"modal\"")
                    ? areAlike(answer, block[index + 1]) : answer == block[index + 1]
                #expect(isSame, "\(block[index]) is answered \(answer)")
            }
        }
        #expect(asked == Set(EvalOperation.allCases.map(\.rawValue)), "every operation has an example")
    }

    @Test(arguments: ["command", "gestures", "internals/gestures"])
    func `Every command prints the output of the page`(page: String) throws {
        var count = 0
        for block in try blocks("console", of: page) {
            let command = try #require(block.first)
            // The second command of a pipe gets the output of the first.
            var input = ""
            for words in shellWords(command.dropFirst(2)).split(separator: "|") {
                let arguments = Array(words.dropFirst())
                if words.first == "echo" {
                    input = arguments.joined(separator: " ") + "\n"
                    continue
                }
                #expect(words.first == "hooke")
                let outcome = try BuiltCommand.run(arguments, input: input)
                #expect(outcome.status == 0, "\(outcome.errors)")
                input = outcome.output
            }
            #expect(input == block.dropFirst().map { $0 + "\n" }.joined())
            count += 1
        }
        #expect(count > 0)
    }
}
