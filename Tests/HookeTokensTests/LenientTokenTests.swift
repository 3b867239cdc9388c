import Foundation
import HookeJSON
import Testing
import TestSupport

@testable import HookeTokens

/// Files of tokens as other programs write them.
@Suite struct LenientTokenTests {
    /// A file, the tokens that are read, and the notes.
    struct Case: Sendable {
        var text: String
        var types: [String: MotionTokens.Kind] = [:]
        var tokens: [String]
        var notes: [String]
    }

    private static let asText = #"accepted: an object such as { "value": 200, "unit": "ms" }"#

    static let cases: [Case] = [
        Case(
            text: #"{"a":{"$type":"duration","$value":"200ms"},"b":{"$type":"duration","$value":"0.3s"}}"#,
            tokens: ["a 200ms", "b 0.3s"],
            notes: [
                "line 1, column 35 (/a/$value): $value is \"200ms\"; \(asText); it is read as 200ms; 1 other is alike"
            ]),
        Case(
            text: #"{"a":{"$type":"cubicBezier","$value":"cubic-bezier(.2,0,0,1)"}}"#,
            tokens: ["a cubic-bezier(0.2, 0, 0, 1)"],
            notes: [
                "line 1, column 38 (/a/$value): $value is \"cubic-bezier(.2,0,0,1)\"; accepted: an array of 4 numbers: "
                    + "x1, y1, x2, y2; it is read as cubic-bezier(0.2, 0, 0, 1)"
            ]),
        Case(
            text:
                #"{"a":{"$type":"transition","$value":{"duration":{"value":1,"unit":"s"},"timingFunction":[0,0,1,1]}}}"#,
            tokens: ["a 1s linear"],
            notes: [
                "line 1, column 37 (/a/$value): delay is missing; accepted: a duration; it is read as 0 ms"
            ]),
        Case(
            text:
                #"{"a":{"$type":"glow","$value":1},"b":{"$type":"glow","$value":2},"c":{"$type":"duration","$value":"1s"}}"#,
            tokens: ["c 1s"],
            notes: [
                "line 1, column 15 (/a/$type): $type is \"glow\"; accepted: "
                    + TokenReader.formatTypes.joined(separator: ", ")
                    + "; the token is kept and not read; 1 other is alike",
                "line 1, column 99 (/c/$value): $value is \"1s\"; \(asText); it is read as 1s",
            ]),
        Case(
            text: """
                {"time":{"short":{"value":"120ms","type":"time","comment":"for taps"},
                "alias":{"value":"{time.short.value}"}},"color":{"red":{"value":"#f00","type":"color"}}}
                """,
            tokens: ["time.short 120ms", "time.alias 120ms = time.short"],
            notes: [
                "line 1, column 18 (/time/short): the token is an object; accepted: $value and $type, with a dollar sign; "
                    + "3 tokens are read by value and type",
                "line 1, column 42 (/time/short/type): $type is \"time\"; accepted: a type of the format; by its value the token "
                    + "is a duration",
                "line 1, column 27 (/time/short/value): $value is \"120ms\"; \(asText); it is read as 120ms",
            ]),
        Case(
            text: """
                // a comment
                {a: {$type: 'duration', "$value": {"value": +.5, "unit": "s",}}, /* another */}
                """,
            tokens: ["a 0.5s"],
            notes: [
                "line 1, column 1: 2 comments, which JSON does not allow; they are skipped and not written again",
                "line 2, column 2: 2 names without quotation marks, which JSON does not allow",
                "line 2, column 13: a text in single quotation marks, which JSON does not allow",
                "line 2, column 45: a number with a plus sign, an open point or in base 16, which JSON does not allow",
                "line 2, column 61: 2 commas after last values, which JSON does not allow",
            ]),
        Case(
            text: #"{"a":{"$type":"acme.spring","$value":{"stiffness":170,"damping":26}}}"#,
            types: ["acme.spring": .spring],
            tokens: ["a spring(stiffness=170, damping=26)"], notes: []),
        Case(
            text:
                #"{"a":{"$type":"duration","$value":{"value":1,"unit":"min"}},"b":{"$type":"duration","$value":{"value":2,"unit":"s"}}}"#,
            tokens: ["b 2s"],
            notes: [
                "line 1, column 53 (/a/$value/unit): unit is \"min\"; accepted: ms, s; the token is kept and not read"
            ]),
        Case(
            text:
                #"{"a.b":{"$type":"duration","$value":{"value":1,"unit":"s"}},"c":{"$type":"duration","$value":"{a.b}"},"d":3}"#,
            tokens: ["a.b 1s", "c 1s = a.b"],
            notes: [
                "line 1, column 8 (/a.b): the name is \"a.b\"; accepted: a text without \"{\", \"}\" and \".\"; it is read as it is",
                "line 1, column 107 (/d): d is 3; accepted: a token or a group: an object; it is kept",
            ]),
        Case(
            text:
                #"{"a":{"$type":"transition","$value":"300ms cubic-bezier(0,0,1,1) 1s"},"b":{"$value":"steps(2)"},"c":{"$value":7}}"#,
            tokens: ["a 300ms linear 1s", "b steps(2)"],
            notes: [
                "line 1, column 37 (/a/$value): $value is \"300ms cubic-bezier(0,0,1,1) 1s\"; accepted: an object with duration, "
                    + "delay and timingFunction; it is read as 300ms linear 1s",
                "line 1, column 75 (/b): $type is missing; accepted: a type of the format; by its value the token is a cubicBezier",
                "line 1, column 85 (/b/$value): $value is \"steps(2)\"; accepted: an array of 4 numbers: x1, y1, x2, y2; it is read "
                    + "as steps(2)",
                "line 1, column 101 (/c): $type is missing; accepted: a type of the token, of a group around it or of the token "
                    + "that it refers to; the token is kept and not read",
            ]),
    ]

    @Test(arguments: cases)
    func `What is motion is read, with one note for each deviation`(form: Case) throws {
        let file = try MotionTokens(text: form.text, types: form.types)
        let tokens = file.tokens.map { "\($0.name) \($0.value)" + ($0.alias.map { " = \($0)" } ?? "") }
        #expect(tokens == form.tokens)
        #expect(file.notes.map(\.description) == form.notes)
        #expect(file.notes.allSatisfy { $0.isDeviation })
        // A strict reading refuses the first of them.
        let strict = try? MotionTokens(text: form.text, types: form.types, strict: true)
        #expect((strict == nil) == !form.notes.isEmpty)
    }

    @Test(arguments: cases)
    func `A file is written again with everything that is not read`(form: Case) throws {
        let file = try MotionTokens(text: form.text, types: form.types)
        let again = try MotionTokens(text: file.text, types: form.types)
        #expect(again == file && again.tokens == file.tokens)
        guard let plain = try? JSONSerialization.jsonObject(with: Data(form.text.utf8)) as? NSDictionary
        else { return }
        #expect(try JSONSerialization.jsonObject(with: Data(file.text.utf8)) as? NSDictionary == plain)
    }

    @Test func `Tokens of the older form are set by its names`() throws {
        var file = try MotionTokens(
            text: #"{"a":{"value":"1s","type":"time","x":[1]},"g":{"value":{"b":{"$value":1}}}}"#)
        try file.set(MotionToken("a", .duration(TokenDuration(2, .seconds)), note: "longer"))
        #expect(file["a"]?.value == .duration(try TokenDuration(2, .seconds)))
        #expect(file.text.contains("\"value\": { \"value\": 2, \"unit\": \"s\" }"))
        #expect(file.text.contains("\"x\": [1]") && file.text.contains("\"type\": \"duration\""))
        #expect(file["g.value.b"] == nil && file.notes.contains { $0.path == "/g/value/b" })
        #expect(throws: FileError.self) { try file.set(MotionToken("a.inner", .duration(.zero))) }
    }

    @Test func `Setting a token that others refer to keeps their types`() throws {
        var file = try MotionTokens(
            text:
                #"{"a":{"$type":"duration","$value":"1s"},"b":{"$type":"duration","$value":"{a}"},"c":{"$type":"duration","$value":0}}"#
        )
        #expect(file.tokens.map(\.name) == ["a", "b"])
        #expect(throws: FileError.self) { try file.set(MotionToken("a", .curve(.ease))) }
        #expect(file["b"]?.value == .duration(try TokenDuration(1, .seconds)))
        try file.set(MotionToken("c", .duration(.zero)))
        #expect(file.tokens.count == 3)
    }

    // MARK: - CSS

    /// Declarations, the tokens that are read, and the notes.
    static let sheets: [(text: String, tokens: [String], notes: [String])] = [
        ("--a: 200ms; --b: steps(2)", ["a 200ms", "b steps(2)"], []),
        (
            "--a: var(--b) 200ms;\n--c: 1s", ["c 1s"],
            ["line 1, column 1: --a is \"var(--b) 200ms\": var() is not computed, and the value is not read"]
        ),
        ("--color: #fff; --gap: calc(1px + 2px); --font: \"a; b\", c; --d: 10s", ["d 10s"], []),
        (
            "--a: cubic-bezier(2, 0, 0, 1); --b: ease", ["b ease"],
            [
                "line 1, column 1: --a is \"cubic-bezier(2, 0, 0, 1)\": css is \"cubic-bezier(2, 0, 0, 1)\"; accepted at "
                    + "character 14: a number in [0, 1]; it is not read"
            ]
        ),
        (
            "a { transition: opacity 200ms ease-in, left 1s 50ms } b { --c: 3s",
            [" 200ms ease-in", " 1s ease 50ms", "c 3s"],
            ["line 1, column 55: a rule without its closing brace; what can be read is read"]
        ),
        (
            "a { transition-duration: calc(1s + 2s); color: red }", [],
            [
                "line 1, column 5: transition-duration is \"calc(1s + 2s)\": calc() is not computed, and the value is not read"
            ]
        ),
        (
            ":root { --a: 1s } @media (x) { :root { --a: 0s } }", ["a 1s", "a 0s"],
            ["line 1, column 40: --a is given again; all of its values are listed"]
        ),
        (
            "--t: a 1s, b 2s; --u: 1s", ["u 1s"],
            ["line 1, column 1: --t is a list of 2 and is not read as a token"]
        ),
        (
            "@import url(x.css); @keyframes a { to { --k: 1s } } --b: linear(0, 1) ; nonsense; --c: 2s",
            ["b linear(0, 1)", "c 2s"],
            ["line 1, column 73: a declaration without a colon; what can be read is read"]
        ),
        (
            "--a: 1s 2s 3s; --b: cubic-bezier(0, 0, 1, 1; } --c: 4s", ["c 4s"],
            [
                "line 1, column 33: a bracket without its closing one; what can be read is read",
                "line 1, column 46: a closing brace without an opening one; what can be read is read",
                "line 1, column 1: --a is \"1s 2s 3s\"; accepted: one transition: a duration, a curve, a delay; it is not read",
                "line 1, column 16: --b is \"cubic-bezier(0, 0, 1, 1;\": css is \"cubic-bezier(0, 0, 1, 1;\"; accepted at "
                    + "character 24: a closing parenthesis; it is not read",
            ]
        ),
    ]

    @Test(arguments: sheets)
    func `A sheet is read but for what is noted`(text: String, tokens: [String], notes: [String]) throws {
        let found = try TokenCode.tokens(in: text, for: .css)
        #expect(found.tokens.map { "\($0.name) \($0.value)" } == tokens)
        #expect(found.notes.map(\.description) == notes)
        let strict = try? TokenCode.tokens(in: text, for: .css, strict: true)
        #expect((strict == nil) == found.notes.contains { $0.isDeviation })
    }

    // MARK: - Random changes

    /// The sample of `MotionTokensTests`, the older form and CSS.
    static let files = [
        MotionTokensTests.sample, cases[4].text, cases[5].text, cases[9].text,
        sheets.map(\.text).joined(separator: ";\n"),
    ]

    @Test(arguments: files.indices)
    func `A changed file is refused, or all of its motion is read or noted`(index: Int) throws {
        let original = Array(Self.files[index].utf8)
        var random = SeededGenerator(seed: UInt64(index) + 90)
        let isSheet = index == Self.files.count - 1
        var (read, noted, refused) = (0, 0, 0)
        let cases = randomCases(500)
        for number in 0..<cases {
            let bytes = mutatedFile(original, &random)
            if isSheet {
                let text = String(decoding: bytes, as: UTF8.self)
                let strict = try? TokenCode.tokens(in: text, for: .css, strict: true)
                let found = try TokenCode.tokens(in: text, for: .css)
                let isNoted = found.notes.contains { $0.isDeviation }
                (read, noted, refused) = (
                    read + 1, noted + (isNoted ? 1 : 0), refused + (strict == nil ? 1 : 0)
                )
                #expect((strict == nil) == isNoted, "case \(number)")
                continue
            }
            let strict = try? MotionTokens(bytes: bytes, strict: true)
            do {
                let file = try MotionTokens(bytes: bytes)
                read += 1
                let isNoted = file.notes.contains { $0.isDeviation }
                noted += isNoted ? 1 : 0
                #expect(strict != nil || isNoted, "case \(number)")
                if let strict { #expect(strict.tokens == file.tokens && !isNoted, "case \(number)") }
                checkWhole(file, bytes, number)
                #expect(try MotionTokens(text: file.text) == file, "case \(number)")
            } catch {
                refused += 1
                #expect(strict == nil && (error.line ?? 0) >= 1, "case \(number): \(error)")
            }
        }
        print(
            "tokens \(index): \(cases) changed files, \(read) read, \(noted) with notes, \(refused) refused")
        #expect(read > cases / 20 && noted > cases / 20 && refused > cases / 50)
    }

    /// Every object that another reader of JSON finds with a value and a type of motion is a token, or has a note at it, around it
    /// or in it.
    private func checkWhole(_ file: MotionTokens, _ bytes: [UInt8], _ number: Int) {
        guard let root = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] else {
            return
        }
        let known = Set(file.tokens.map(\.name))
        func visit(_ object: [String: Any], _ steps: [String]) {
            if object["$value"] != nil || object["$ref"] != nil {
                guard let type = object["$type"] as? String, MotionTokens.Kind.ofFormat[type] != nil else {
                    return
                }
                let pointer = steps.map { JSONStep.member($0) }.pointer
                let isNoted = file.notes.contains {
                    pointer.hasPrefix($0.path) && !$0.path.isEmpty || $0.path.hasPrefix(pointer)
                }
                #expect(known.contains(steps.joined(separator: ".")) || isNoted, "case \(number): \(pointer)")
                return
            }
            for (name, member) in object where !name.hasPrefix("$") {
                if let inner = member as? [String: Any] { visit(inner, steps + [name]) }
            }
        }
        visit(root, [])
    }
}
