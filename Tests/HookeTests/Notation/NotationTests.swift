import Foundation
import TestSupport
import Testing

@testable import Hooke

@Suite struct NotationTests {
    /// The JSON of a text, by the table of `Notation`.
    @Test(arguments: [
        ("threshold=0.6", #"{"threshold":0.6}"#), ("threshold(0.6)", #"{"threshold":0.6}"#),
        ("origami(40, 7)", #"{"origami":[40,7]}"#), (" origami( 40 ,7 ) ", #"{"origami":[40,7]}"#),
        ("spring(response=0.4, damping-ratio=.8)", #"{"spring":{"damping-ratio":0.8,"response":0.4}}"#),
        ("quintic(0.4, join=c2)", #"{"join":"c2","quintic":0.4}"#),
        ("reversed(steps(4, jump-none))", #"{"reversed":"steps(4, jump-none)"}"#),
        (#"path("M 0,0 C (,1")"#, #"{"path":"M 0,0 C (,1"}"#), ("path('a')", #"{"path":"a"}"#),
        ("bezier([0, 1e2], -3)", #"{"bezier":[[0,100],-3]}"#), ("f()", #"{"f":""}"#),
        ("f(a=)", #"{"f":{"a":""}}"#), ("f(a=true, b_c=false)", #"{"f":{"a":true,"b_c":false}}"#),
        ("f = 1", #"{"f":1}"#), ("f('true')", #"{"f":"true"}"#),
    ])
    func `Text and JSON say the same`(text: String, json: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let notation = try #require(Notation(call: text))
        #expect(String(decoding: try encoder.encode(notation), as: UTF8.self) == json)
        let back = try JSONDecoder().decode(Notation.self, from: Data(json.utf8))
        #expect(String(decoding: try encoder.encode(back), as: UTF8.self) == json)
    }

    @Test(arguments: [
        "", " ", "bouncy", "a b(c)", "f(", "f)", "f(a))", "f((a)", "f(\"a)", "(a)", "=a", "f(a]", "0f(1)",
        "ease-in", "spring:bouncy", "f(a)b",
    ])
    func `Other texts are no calls`(text: String) { #expect(Notation(call: text) == nil) }

    @Test func `Names are equal if their words are, and keep the typed form in errors`() throws {
        for name in [
            "dampingRatio", "damping-ratio", "--damping-ratio", "damping_ratio", "DampingRatio",
            "DAMPING-RATIO",
        ] {
            #expect(isSameName(name, "dampingRatio") && isSameName("damping-ratio", name))
            let fields = try NotationFields([.init(name, .text("a"))], at: "x", accepted: ["dampingRatio"])
            #expect(
                throws: HookeError.badValue(
                    field: .init("x.\(name)"), value: "\"a\"", nearest: nil, accepted: "a number")
            ) { try fields.number("dampingRatio") }
        }
        for name in [
            "d-amping-ratio", "damping--ratio", "-damping-ratio", "damping-ratio-", "---damping-ratio",
            "damping-rat-io", "d_ampingRatio",
        ] {
            #expect(!isSameName(name, "dampingRatio"), "\(name)")
        }
        for name in ["dampingratio", "DAMPINGRATIO", "dAmpingRatio"] {
            #expect(isSameName(name, "dampingRatio") && !isSameName(name, "damping-ratio"), "\(name)")
        }
        #expect(
            isSameName("a98RGB", "a98-rgb") && isSameName("notAKnot", "not-a-knot") && !isSameName("--", ""))
        #expect(throws: HookeError.self) { try Spring(text: "b-o-u-n-c-y") }
        #expect(nearestWord(to: "b-o-u-n-c-y", in: ["smooth", "bouncy"]) == "bouncy")
        #expect(!isSameName("damping", "dampingRatio") && !isSameName("", "a"))
        #expect(kebabName("initialVelocity2") == "initial-velocity2")
        #expect(
            throws: HookeError.badValue(
                field: "a", value: "given twice", nearest: nil, accepted: "each field once")
        ) { try NotationFields([.init("a", .null), .init("A", .null)], at: "", accepted: ["a"]) }
    }

    @Test func `A text that reads as a number or as true is written in quotation marks`() {
        for text in ["true", "false", "1", "a b"] {
            let written = Notation.fields([.init("f", .text(text))]).text
            #expect(written == "f(\"\(text)\")")
        }
    }

    @Test(arguments: [
        ("f(a=1 b=2)", 6, "a comma"), ("f(1; 2)", 4, "a comma"), ("f(a:1)", 4, "="),
        ("f(a=1,,b=2)", 7, "a value"),
        ("f(1,)", 5, "a value"), ("f(g(1 2))", 6, "a comma"), ("f(a=[1 2])", 7, "a comma"),
        ("f (1)", 2, "( directly after the name"), ("f(a", 4, "a closing parenthesis"),
        ("f(\"a;b\", c:d, e=linear(0, 0.5 25%, 1))", 0, ""), ("f()", 0, ""), ("a; b: 1", 0, ""),
        ("a b (c)", 0, ""),
    ])
    func `A mistake in the punctuation has a position`(text: String, character: Int, accepted: String) {
        let suffix = "accepted at character \(character): \(accepted)"
        let found = Notation.mistake(in: text, at: "x")?.description
        #expect(found?.hasSuffix(suffix) ?? (character == 0), "\(found ?? "none")")
    }

    @Test func `Positions in texts count characters from 1`() {
        let error = #expect(throws: HookeError.self) { try TimingFunction(css: "steps(4) é!") }
        #expect(
            error?.description == "css is \"steps(4) é!\"; accepted at character 10: nothing after the curve")
        #expect(HookeError.character("äö", 4) == 3)
    }

    @Test func `Random texts are read or refused, and never stop the program`() {
        var random = SeededGenerator(seed: 36_01)
        let letters = Array("ab1.-=(),[]\"' ée".unicodeScalars)
        var calls = 0
        for _ in 0..<randomCases(5_000) {
            var text = String.UnicodeScalarView()
            text.append(contentsOf: "f(".unicodeScalars)
            for _ in 0..<random.integer(0...12) {
                text.append(letters[random.integer(0...(letters.count - 1))])
            }
            text.append(")")
            guard let notation = Notation(call: String(text)) else { continue }
            calls += 1
            _ = (notation.shown, notation.text)
            _ = Notation.mistake(in: String(text), at: "x")
            _ = try? Spring(text: String(text))
            _ = try? TimingFunction(text: String(text))
        }
        #expect(calls > 100)
    }
}
