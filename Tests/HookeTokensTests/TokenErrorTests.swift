import Testing
import TestSupport

@testable import HookeTokens

@Suite struct TokenErrorTests {
    /// The description of the error of a file.
    private func error(_ text: String) -> String {
        do {
            let file = try MotionTokens(text: text, strict: true)
            return "no error: \(file.tokens)"
        } catch { return error.description }
    }

    @Test func `A malformed file is refused with line, column, pointer, field, value and what is accepted`() {
        let cases: [(String, String)] = [
            ("", "line 1, column 1: not JSON: expected a value, got the end of the text"),
            ("[]", "line 1, column 1: the file is []; accepted: an object with groups and tokens"),
            (#"{"a":1,"a":2}"#, "line 1, column 8: \"a\" is given twice; accepted: each name once"),
            (
                "{\n \"a\": {\n  \"b\": 1e999 } }",
                "line 3, column 8 (/a/b): 1e999 is beyond the range of a double"
            ),
            (#"{"a":3}"#, "line 1, column 6 (/a): a is 3; accepted: a token or a group: an object"),
            (
                #"{"a":{"$value":{"value":1,"unit":"ms"}}}"#,
                "line 1, column 6 (/a): $type is missing; accepted: a type of the token, of a group around it or of "
                    + "the token that it refers to"
            ),
            (
                #"{"a":{"$type":"duraton","$value":1}}"#,
                "line 1, column 15 (/a/$type): $type is \"duraton\"; did you mean \"duration\"? Accepted: "
                    + TokenReader.formatTypes.joined(separator: ", ")
            ),
            (
                #"{"a":{"$type":"duration","$value":"200ms"}}"#,
                "line 1, column 35 (/a/$value): $value is \"200ms\"; accepted: an object such as "
                    + #"{ "value": 200, "unit": "ms" }"#
            ),
            (
                #"{"a":{"$type":"duration","$value":{"value":1,"unit":"sec"}}}"#,
                "line 1, column 53 (/a/$value/unit): unit is \"sec\"; accepted: ms, s"
            ),
            (
                #"{"a":{"$type":"duration","$value":{"value":-1,"unit":"s"}}}"#,
                "line 1, column 44 (/a/$value/value): value is -1; accepted: a number from 0"
            ),
            (
                #"{"a":{"$type":"duration","$value":{"valu":1,"unit":"s"}}}"#,
                "line 1, column 35 (/a/$value): value is missing; there is \"valu\"; accepted: a number"
            ),
            (
                #"{"a":{"$type":"cubicBezier","$value":[0,0,1.5,1]}}"#,
                "line 1, column 43 (/a/$value/2): x2 is 1.5; accepted: a number in [0, 1]"
            ),
            (
                #"{"a":{"$type":"cubicBezier","$value":[0,0,1]}}"#,
                "line 1, column 38 (/a/$value): $value is [0, 0, 1]; accepted: an array of 4 numbers: "
                    + "x1, y1, x2, y2"
            ),
            (
                #"{"g":{"short":{"$type":"duration","$value":{"value":1,"unit":"s"}}},"a":{"$value":"{g.shrot}"}}"#,
                "line 1, column 83 (/a/$value): the reference is \"{g.shrot}\"; did you mean \"g.short\"? Accepted: "
                    + "the name of a token of the file"
            ),
            (
                #"{"$type":"duration","a":{"$value":"{b}"},"b":{"$value":"{a}"}}"#,
                "line 1, column 35 (/a/$value): the reference is \"{b}\"; accepted: one that does not lead back to "
                    + "itself, within 128 references"
            ),
            (
                ##"{"a":{"$type":"duration","$value":{"value":{"$ref":"#/a/$value/value"},"unit":"s"}}}"##,
                "line 1, column 44 (/a/$value/value): the reference is an object; accepted: one that does not lead "
                    + "back to itself, within 128 references"
            ),
            (
                #"{"a":{"$type":"duration","$ref":"other.json"}}"#,
                "line 1, column 33 (/a/$ref): $ref is \"other.json\"; accepted: a place in this file, such as "
                    + "\"#/group/token/$value\""
            ),
            (
                #"{"c":{"$type":"cubicBezier","$value":[0,0,1,1]},"a":{"$type":"duration","$value":"{c}"}}"#,
                "line 1, column 82 (/a/$value): the reference is \"{c}\", a cubicBezier; accepted: a duration"
            ),
            (
                #"{"a":{"$valeu":1}}"#,
                "line 1, column 16 (/a/$valeu): the name is \"$valeu\"; did you mean \"$value\"? Accepted: $value, "
                    + "$type, $description, $extensions, $deprecated, $ref, $extends, $root"
            ),
            (
                #"{"a.b":{"$type":"duration","$value":{"value":1,"unit":"s"}}}"#,
                "line 1, column 8 (/a.b): the name is \"a.b\"; accepted: a text without \"{\", \"}\" and \".\""
            ),
            (
                #"{"a":{"$extends":"{a}"}}"#,
                "line 1, column 18 (/a/$extends): $extends is \"{a}\"; accepted: a group that does not lead back to "
                    + "this one"
            ),
        ]
        for (text, expected) in cases { #expect(error(text) == expected, "\(text)") }
    }

    @Test(arguments: [
        (
            #"{"sprng":"bouncy"}"#,
            "sprng is an unknown field of org.hooke; did you mean \"spring\"? Accepted: spring or curve"
        ),
        (
            #"{"curv":"ease"}"#,
            "curv is an unknown field of org.hooke; did you mean \"curve\"? Accepted: spring or curve"
        ),
        (#""ease""#, "org.hooke is \"ease\"; accepted: an object with spring or curve"),
        ("5", "org.hooke is 5; accepted: an object with spring or curve"),
        (#"{"spring":"bouncy","curve":"ease"}"#, "curve is given beside spring; accepted: one of the two"),
    ])
    func `A wrong extension of a token is refused, strictly and as a note`(value: String, reason: String)
        throws
    {
        let place =
            #"{"duration":{"value":1,"unit":"s"},"delay":{"value":0,"unit":"s"},"timingFunction":[0,0,1,1]}"#
        let text =
            "{\"a\":{\"$type\":\"transition\",\"$value\":\(place),\"$extensions\":{\"org.hooke\":\(value)}}}"
        #expect(error(text).hasSuffix("): \(reason)"), "\(error(text))")
        let lenient = try MotionTokens(text: text)
        #expect(lenient.tokens.isEmpty && lenient.notes.count == 1)
        #expect(lenient.notes.first?.text.hasPrefix(reason) == true, "\(lenient.notes)")
        // An alias has its own extension.
        let alias =
            String(text.dropLast()).replacing(value, with: "{}")
            + ",\"b\":{\"$value\":\"{a}\",\"$extensions\":{\"org.hooke\":\(value)}}}"
        #expect(error(alias).hasSuffix("): \(reason)"), "\(alias)")
    }

    @Test(arguments: [
        #"{"duration":0.7}"#, #"{"duration":{"value":700,"unit":"ms"}}"#, #""spring(duration=0.7)""#,
        #"{"duration":0.7,"bounce":0}"#,
    ])
    func `The spring of a token is that of its duration, without a bounce if it has none`(spring: String)
        throws
    {
        let place =
            #"{"duration":{"value":1,"unit":"s"},"delay":{"value":0,"unit":"s"},"timingFunction":[0,0,1,1]}"#
        let text =
            "{\"a\":{\"$type\":\"transition\",\"$value\":\(place),\"$extensions\":{\"org.hooke\":{\"spring\":\(spring)}}}}"
        let expected = try Spring(duration: 0.7, bounce: 0)
        #expect(try MotionTokens(text: text, strict: true)["a"]?.value == .spring(expected))
    }

    @Test func `A duration has no extension, and a curve no spring`() {
        func text(_ type: String, _ value: String) -> String {
            "{\"a\":{\"$type\":\"\(type)\",\"$value\":\(value),\"$extensions\":{\"org.hooke\":{\"spring\":\"bouncy\"}}}}"
        }
        #expect(
            error(text("duration", #"{"value":1,"unit":"s"}"#)).hasSuffix("accepted: none for a duration"))
        #expect(
            error(text("cubicBezier", "[0,0,1,1]")).hasSuffix(
                "spring is an unknown field of org.hooke; accepted: curve"))
    }

    /// Values by hand that no place of the sample accepts, and random edits of its text.
    @Test func `200 malformed files are refused with their place`() throws {
        var refused = 0
        var random = SeededGenerator(seed: 2210)
        let sample = Array(MotionTokensTests.sample.utf8)
        let lineCount = sample.count { $0 == UInt8(ascii: "\n") } + 1
        var tries = 0
        while refused < 200 {
            tries += 1
            try #require(tries < 5000)
            let bytes = Self.mutated(sample, &random)
            do { _ = try MotionTokens(bytes: bytes, strict: true) } catch {
                refused += 1
                #expect(
                    (1...(lineCount + 1)).contains(error.line ?? 0) && (error.column ?? 0) >= 1, "\(error)")
                #expect(!error.description.isEmpty)
            }
        }
        print("malformed files: 200 of \(tries) edits refused")
    }

    /// Removes, doubles, exchanges or replaces a part of a text.
    private static func mutated(_ sample: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
        var bytes = sample
        let index = random.integer(0...(bytes.count - 1))
        switch random.integer(0...4) {
        case 0: bytes.remove(at: index)
        case 1: bytes[index] = UInt8(random.integer(0...255))
        case 2: bytes.removeSubrange(index..<min(index + random.integer(1...40), bytes.count))
        case 3: bytes.insert(contentsOf: "{\"}]:,x0-.e$\\".utf8.shuffled(using: &random).prefix(2), at: index)
        default: bytes = Array(bytes.prefix(index))
        }
        return bytes
    }

    @Test func `Every value of the wrong kind is refused at its own place`() throws {
        let template = [
            #"{"d":{"$type":"duration","$value":@}}"#,
            #"{"d":{"$type":"duration","$value":{"value":@,"unit":"s"}}}"#,
            #"{"d":{"$type":"duration","$value":{"value":1,"unit":@}}}"#,
            #"{"d":{"$type":"cubicBezier","$value":@}}"#,
            #"{"d":{"$type":"cubicBezier","$value":[0,@,0,1]}}"#,
            #"{"d":{"$type":"transition","$value":@}}"#, #"{"d":{"$type":@,"$value":1}}"#,
            #"{"d":{"$type":"duration","$ref":@}}"#, #"{"d":{"$extends":@}}"#, #"{"$description":@}"#,
            #"{"$extensions":@}"#, #"{"d":@}"#,
            #"{"d":{"$type":"transition","$value":{"duration":@,"delay":{"value":0,"unit":"s"},"timingFunction":[0,0,1,1]}}}"#,
            #"{"d":{"$type":"transition","$value":{"duration":{"value":1,"unit":"s"},"delay":@,"timingFunction":[0,0,1,1]}}}"#,
            #"{"d":{"$type":"transition","$value":{"duration":{"value":1,"unit":"s"},"delay":{"value":0,"unit":"s"},"timingFunction":@}}}"#,
        ]
        let wrong = [
            "null", "true", "[1]", "[[]]", "[{}]", "\"{\"", "\"{d}\"", "{\"$ref\":\"x\"}",
            "{\"$ref\":\"#/z\"}",
        ]
        var count = 0
        for text in template {
            let column = try #require(text.utf8.firstIndex(of: UInt8(ascii: "@")))
            let offset = text.utf8.distance(from: text.utf8.startIndex, to: column)
            for value in wrong {
                let file = text.replacing("@", with: value)
                // An empty description, and objects where objects belong.
                let isAccepted =
                    text.contains("$description") && value.hasPrefix("\"")
                    || text.hasPrefix(#"{"$extensions"#) && value.hasPrefix("{")
                if isAccepted { continue }
                count += 1
                do {
                    _ = try MotionTokens(text: file, strict: true)
                    Issue.record("\(file) is accepted")
                } catch {
                    #expect(
                        error.line == 1 && (error.column ?? 0) > offset
                            && (error.column ?? 0) <= offset + 2 + value.utf8.count,
                        "\(file): \(error)")
                }
            }
        }
        #expect(count > 125)
    }
}
