import TestSupport
import Testing

@testable import Hooke

@Suite struct NotationFieldsTests {
    /// The fields of `f(…)`.
    private static func fields(_ arguments: String) throws -> NotationFields {
        let notation = try #require(Notation(call: "f(\(arguments))"))
        return try NotationFields(
            notation, of: "f", at: "f", accepted: ["a", "b", "times", "rows", "object", "text"])
    }

    private static func message<Value>(
        _ arguments: String, _ read: (NotationFields) throws(HookeError) -> Value
    ) throws -> String {
        let fields = try fields(arguments)
        do {
            _ = try read(fields)
            return ""
        } catch {
            return error.description
        }
    }

    @Test func `Numbers, rows, elements and objects are read`() throws {
        let fields = try Self.fields("times=[0, 1], rows=[[1, 2], [3, 4]], a=3, object=g(b=2), text=hi")
        #expect(try fields.numbers("times") == [0, 1])
        #expect(try fields.numbers("times", meanings: ["from", "to"]) == [0, 1])
        #expect(try fields.numbers("times", count: 2) == [0, 1])
        #expect(try fields.numbers("b", count: 2, default: 7) == [7, 7])
        #expect(try fields.vector("a") == [3])
        #expect(try fields.vector("times") == [0, 1])
        #expect(try fields.vector("b") == nil)
        #expect(try fields.rows("rows", of: 2) == [[1, 2], [3, 4]])
        #expect(try fields.elements("rows").map(\.place) == ["f.rows[0]", "f.rows[1]"])
        #expect(try fields.count("a", upTo: 3) == 3)
        #expect(try fields.number("a", default: 5) == 3)
        #expect(try fields.number("b", default: 5) == 5)
        #expect(try fields.string("text") == "hi")
        #expect(try fields.one(of: ["a", "b"], "the field") == "a")
        let inner = try fields.object("object", accepted: nil)
        #expect(inner.place == "f.object")
        #expect(inner.members.count == 1)
    }

    @Test func `Errors name the path, the value and what is accepted`() throws {
        #expect(
            try Self.message("times=[0, x]") { (fields) throws(HookeError) in try fields.numbers("times") }
                == "f.times[1] is \"x\"; accepted: a number")
        #expect(
            try Self.message("times=[0]") { (fields) throws(HookeError) in
                try fields.numbers("times", meanings: ["from", "to"])
            } == "f.times is [0]; accepted: [from, to]")
        #expect(
            try Self.message("times=[0]") { (fields) throws(HookeError) in
                try fields.numbers("times", count: 2, each: "key")
            } == "f.times is [0]; accepted: 2 numbers, one for each key")
        #expect(
            try Self.message("a=1") { (fields) throws(HookeError) in try fields.numbers("times") }
                == "f.times is missing; accepted: an array of numbers, such as [0, 0.1]")
        #expect(
            try Self.message("rows=[[1, 2], [3]]") { (fields) throws(HookeError) in
                try fields.rows("rows", of: 2)
            } == "f.rows[1] is [3]; accepted: an array of 2 numbers")
        #expect(
            try Self.message("a=1.5") { (fields) throws(HookeError) in try fields.count("a", upTo: 3) }
                == "f.a is 1.5; accepted: whole numbers from 0 to 3")
        #expect(
            try Self.message("a=1, b=2") { (fields) throws(HookeError) in
                try fields.one(of: ["a", "b"], "the field")
            } == "f.b is given beside f.a; accepted: exactly one of a, b")
        #expect(
            try Self.message("text=x") { (fields) throws(HookeError) in
                try fields.one(of: ["a", "b"], "the field")
            } == "f is missing; accepted: exactly one of a, b")
    }

    @Test func `A function may be inside itself, as text and as an object`() throws {
        for notation: Notation in [
            .text("f(f(a=1))"), .fields([.init("f", .text("f(a=1)"))]),
            .fields([.init("f", .fields([.init("f", .fields([.init("a", .number(1))]))]))]),
        ] {
            #expect(try NotationFields(notation, of: "f", at: "f", accepted: ["a"]).number("a") == 1)
        }
        let error = #expect(throws: HookeError.self) {
            try NotationFields(.text("f(2, a=1)"), of: "f", at: "f", accepted: ["a"])
        }
        #expect(error?.description == "f is \"f(2, a=1)\"; accepted: f(…) with a")
    }

    @Test func `Flags are true or false, without quotation marks`() throws {
        let fields = try Self.fields("a=true, b=\"true\"")
        #expect(try fields.flag("a"))
        let error = #expect(throws: HookeError.self) { try fields.flag("b") }
        #expect(error?.description == "f.b is \"true\"; accepted: true or false")
    }

    @Test func `A field that is not read is refused`() throws {
        let fields = try Self.fields("a=1, b=2")
        #expect(fields.has("b") && fields.peek("b") != nil)
        _ = try fields.number("a")
        #expect(
            throws: HookeError.badValue(field: "f.b", value: "given", nearest: nil, accepted: "not beside a")
        ) {
            try fields.finish()
        }
        let copy = fields
        _ = try copy.number("b")
        try fields.finish()
    }
}
