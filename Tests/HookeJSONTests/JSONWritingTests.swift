import Testing

@testable import HookeJSON

@Suite struct JSONWritingTests {
    @Test func `Order, digits and places are kept`() throws {
        let text = #"{"b": 1.50, "a": [1e2, -0, {"é": null}], "c": "\u0041\n"}"#
        let tree = try JSONValue(text: Array(text.utf8))
        #expect(tree.members?.map(\.name) == ["b", "a", "c"])
        #expect(tree["b"] == .number(1.5) && tree["b"]?.digits == "1.50")
        #expect(tree["a"]?.elements?[0].digits == "1e2")
        #expect(tree["a"]?.offset == 17 && tree["a"]?.elements?[2].offset == 27)
        #expect(tree["c"]?.string == "A\n")
        let again = try JSONValue(text: Array(tree.text.utf8))
        #expect(again == tree && again.text == tree.text)
    }

    @Test func `Members are set in place, appended and removed`() throws {
        var tree: JSONValue = .object(["a": .number(1), "b": .array([]), "c": .string("x")])
        tree["b"] = .number(0.5)
        tree["a"] = nil
        tree["d"] = .object([:])
        #expect(tree.text == #"{ "b": 0.5, "c": "x", "d": {} }"#)
        var number: JSONValue = .number(2)
        number["a"] = number
        #expect(number.text == "2")
    }

    @Test func `Long and nested values are indented`() throws {
        let tree: JSONValue = .object([
            "long": .array((0..<20).map { .number(Double($0) + 1000) }),
            "inner": .object(["list": .array([.number(1), .number(2)])]),
        ])
        #expect(tree.text.hasPrefix("{\n  \"long\": [\n    1000,\n    1001,"))
        #expect(tree.text.hasSuffix("\n  \"inner\": {\n    \"list\": [1, 2]\n  }\n}"))
    }

    @Test func `Nesting is limited`() {
        let deep = Array(String(repeating: "[", count: 200).utf8)
        #expect(throws: JSONError.self) { try JSONValue(text: deep) }
        #expect(throws: JSONError.self) { try JSONValue(text: Array("[[1]]".utf8), deepest: 2) }
    }
}
