import Foundation
import HookeJSON
import TestSupport
import Testing

@Suite struct JSONValueTests {
    private func parse(_ text: String) throws -> JSONValue {
        try JSONValue(text: Array(text.utf8), deepest: 64)
    }

    /// The error of a text; `nil` if it is read.
    private func refusal(_ text: String) -> String? {
        do {
            _ = try parse(text)
            return nil
        } catch { return "\(error)" }
    }

    /// Returns a string as JSON.
    private func quoted(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            scalar.value < 0x20 || scalar == "\"" || scalar == "\\"
                ? String(format: "\\u%04x", scalar.value) : String(scalar)
        }
        return "\"\(escaped.joined())\""
    }

    @Test func `Every kind of value is read`() throws {
        #expect(
            try parse("\u{FEFF} {\"a\" : [1, -2.5e+3 ,true,false,null], \"b\":{}, \"c\":[]}\t")
                == .object([
                    "a": .array([.number(1), .number(-2500), .bool(true), .bool(false), .null]),
                    "b": .object([:]), "c": .array([]),
                ]))
        #expect(
            try parse(#""\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00é😀""#)
                == .string("\"\\/\u{8}\u{C}\n\r\té😀é😀"))
    }

    @Test func `Numbers read as the nearest double`() throws {
        var random = SeededGenerator(seed: 5)
        for _ in 0..<randomCases(20_000) {
            let value = Double(bitPattern: random.next())
            guard value.isFinite else { continue }
            guard let read = try parse(value.description).number else {
                Issue.record("\(value) is no number")
                continue
            }
            #expect(read.bitPattern == value.bitPattern)
        }
        for value in [
            0, -0.0, Double.leastNonzeroMagnitude, -.leastNonzeroMagnitude, 0x1p-1022, 0x1p-1022.nextDown,
            .greatestFiniteMagnitude,
        ] {
            guard let read = try parse(value.description).number else {
                Issue.record("\(value) is no number")
                continue
            }
            #expect(read.bitPattern == value.bitPattern)
        }
        #expect(try parse("0e-999") == .number(0))
        // Halfway between two doubles, and one digit more.
        #expect(try parse("9007199254740993") == .number(9_007_199_254_740_992))
        #expect(try parse("9007199254740993.0000000000000000000000001") == .number(9_007_199_254_740_994))
    }

    @Test(arguments: [
        ("", "not JSON: expected a value, got the end of the text"),
        ("{\"a\":1", "not JSON: expected a comma or closing brace"),
        ("{\"a\":1,}", "not JSON: expected a name in double quotation marks, got }"),
        ("{a:1}", "not JSON: expected a name in double quotation marks, got a"),
        ("{\"a\" 1}", "not JSON: expected a colon"),
        ("[1,]", "not JSON: expected a value, got ]"),
        ("[1 2]", "not JSON: expected a comma or closing bracket"),
        ("1 2", "not JSON: unexpected text after the value"),
        ("01", "not JSON: a number with a leading zero"),
        ("+1", "not JSON: expected a value, got +"),
        (".5", "not JSON: expected a value, got ."),
        ("1.", "not JSON: expected a digit after the point"),
        ("1e", "not JSON: expected a digit in the exponent"),
        ("NaN", "not JSON: expected a value, got NaN"),
        ("-Infinity", "not JSON: expected a value, got Infinity"),
        ("nul", "not JSON: an unknown word"),
        ("\"a", "not JSON: an unterminated string"),
        ("\"\\x\"", "not JSON: an unknown escape"),
        ("\"\\u12g4\"", "not JSON: expected four hexadecimal digits"),
        ("\"\\u+123\"", "not JSON: expected four hexadecimal digits"),
        ("\"\\ud83d\"", "not JSON: an unpaired surrogate"),
        ("\"\t\"", "not JSON: a control character in a string"),
        ("{\"a\":1,\"a\":1}", "\"a\" is given twice; accepted: each name once"),
        ("1e400", "1e400 is beyond the range of a double"),
        ("-1e400", "-1e400 is beyond the range of a double"),
        ("1e-400", "1e-400 is beyond the range of a double"),
    ])
    func `Text that is not JSON throws an error with its byte`(text: String, reason: String) {
        #expect(refusal(text) == reason)
    }

    @Test func `Invalid UTF-8 and deep nesting throw`() {
        do throws(JSONError) { _ = try JSONValue(text: [0x22, 0xFF, 0x22], deepest: 64) } catch {
            #expect(error.reason == "a string that is not UTF-8" && error.offset == 3 && error.isSyntax)
        }
        #expect(throws: JSONError.self) { try JSONValue(text: [0x22, 0xFF, 0x22], deepest: 64) }
        #expect(
            refusal(String(repeating: "[", count: 1_000_000)) == "not JSON: nested deeper than 64")
    }

    @Test func `An error has the path to its value`() {
        func path(_ text: String) -> [JSONStep]? {
            do throws(JSONError) {
                _ = try JSONValue(text: Array(text.utf8), deepest: 64)
                return nil
            } catch { return error.path }
        }
        #expect(path(#"{"a": [0, {"b": 1e400}]}"#) == [.member("a"), .element(1), .member("b")])
        #expect(path(#"[1, {"a": 1, "a": 2}]"#) == [.element(1)])
        #expect(path("[[1, 2], [3 4]]") == [.element(1)])
        #expect(path("[") == [.element(0)])
        #expect(path("1 2") == [])
    }

    @Test func `Foundation reads the same from random documents`() throws {
        func document(_ random: inout SeededGenerator, depth: Int) -> String {
            switch random.integer(0...(depth > 3 ? 4 : 6)) {
            case 0: "null"
            case 1: random.chance(0.5) ? "true" : "false"
            case 2, 3: (random.uniform(-1...1) * random.logUniform(1e-300...1e300)).description
            case 4: quoted(word(&random))
            case 5:
                "[\((0..<random.integer(0...4)).map { _ in document(&random, depth: depth + 1) }.joined(separator: ", "))]"
            default:
                "{\((0..<random.integer(0...4)).map { "\(quoted("\($0)" + word(&random))): \(document(&random, depth: depth + 1))" }.joined(separator: " ,"))}"
            }
        }
        func word(_ random: inout SeededGenerator) -> String {
            String(
                (0..<random.integer(0...5)).map { _ in "a\"\\\n\u{1}é😀/".randomElement(using: &random) ?? "a"
                })
        }
        var random = SeededGenerator(seed: 6)
        for _ in 0..<randomCases(500) {
            let text = "[\(document(&random, depth: 0))]"
            #expect(
                try parse(text).sorted
                    == JSONDecoder().decode(Decoded.self, from: Data(text.utf8)).value.sorted, "\(text)")
        }
    }
}

extension JSONValue {
    /// The value with members by name: Foundation's reader has no order.
    fileprivate var sorted: JSONValue {
        if let elements { return .array(elements.map(\.sorted)) }
        guard let members else { return self }
        return JSONValue(
            .object(members.map { Member($0.name, $0.value.sorted) }.sorted { $0.name < $1.name }))
    }
}

/// The independent reader: Foundation's.
private struct Decoded: Decodable {
    var value: JSONValue

    init(from decoder: any Decoder) throws {
        let one = try decoder.singleValueContainer()
        if one.decodeNil() {
            value = .null
        } else if let bool = try? one.decode(Bool.self) {
            value = .bool(bool)
        } else if let number = try? one.decode(Double.self) {
            value = .number(number)
        } else if let text = try? one.decode(String.self) {
            value = .string(text)
        } else if let elements = try? one.decode([Decoded].self) {
            value = .array(elements.map(\.value))
        } else {
            let members = try one.decode([String: Decoded].self)
            value = JSONValue(.object(members.map { JSONValue.Member($0, $1.value) }))
        }
    }
}
