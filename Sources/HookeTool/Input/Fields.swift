import Hooke
import HookeJSON

typealias JSONValue = HookeJSON.JSONValue
typealias JSONNode = HookeJSON.JSONNode<Refusal>

/// The fields of one question, or of an object in one. Each is read once; a field that is not read is an error.
///
/// Names have capitals or hyphens: `dampingRatio` and `damping-ratio` are one field.
struct Fields {
    /// The fields with the letters of their names; without a value once they are read.
    private var fields: [(plain: String, name: String, value: JSONValue?)] = []

    /// The fields of an object: a line, or the value at `place` in one.
    init(_ value: consuming JSONValue, at place: String? = nil) throws(Refusal) {
        guard case .object(let members) = value.content else {
            throw Refusal(Notation(value).fault(HookeError.Field(place ?? "the line"), accepted: "an object"))
        }
        for member in members {
            if has(member.name) { throw Refusal("\(member.name) is given twice; accepted: each field once") }
            fields.append((plainName(member.name), member.name, member.value))
        }
    }

    /// The fields of a line.
    init(parsing bytes: consuming [UInt8]) throws(Refusal) { try self.init(JSONValue(parsing: bytes)) }

    /// Refuses fields whose names are not among some, before anything is read.
    func accept(_ names: [String]) throws(Refusal) {
        var plain: Set<String> = []
        let names = names.filter { plain.insert(plainName($0)).inserted }
        guard let stray = fields.first(where: { !plain.contains($0.plain) })?.name else { return }
        throw Refusal(
            .unknownField(
                field: HookeError.Field(stray.excerpt), nearest: nearestWord(to: stray, in: names),
                accepted: list(names)))
    }

    private func index(of name: String) -> Int? {
        let plain = plainName(name)
        return fields.firstIndex { $0.plain == plain }
    }

    /// A name as it is typed.
    private func typed(_ name: String) -> String { index(of: name).map { fields[$0].name } ?? name }

    /// Whether there is such a field, read or not.
    func has(_ name: String) -> Bool { index(of: name) != nil }

    /// A field that is not read yet, and stays so.
    func peek(_ name: String) -> JSONValue.Content? { index(of: name).flatMap { fields[$0].value?.content } }

    /// Takes a field.
    private mutating func take(_ name: String) -> JSONNode? {
        guard let index = index(of: name), let value = fields[index].value.take() else { return nil }
        return JSONNode(value, path: [.member(fields[index].name)])
    }

    /// Takes a required field.
    mutating func node(_ name: String, accepted: String = "a value") throws(Refusal) -> JSONNode {
        guard let node = take(name) else { throw .missing(path: name, accepted: accepted) }
        return node
    }

    /// Takes a field as the fields of an object, which `read` reads all. Errors name them inside the field.
    mutating func object<Value>(
        _ name: String, _ read: (inout Fields) throws(Refusal) -> Value
    ) throws(Refusal) -> Value { try node(name, accepted: "an object").fields(read) }

    /// Takes the fields of a value that the library reads.
    mutating func notation(_ names: [String]) throws(Refusal) -> NotationFields {
        var members: [Notation.Member] = []
        for name in names {
            if let node = take(name) { members.append(.init(node.pathText, Notation(node.value))) }
        }
        return try refusing { () throws(HookeError) in try NotationFields(members, at: "", accepted: names) }
    }

    /// A value that the library reads; `nil` where the field is left out.
    mutating func value<Value>(
        _ name: String, _ read: (Notation, _ place: String) throws(HookeError) -> Value
    ) throws(Refusal) -> Value? {
        guard let node = take(name) else { return nil }
        return try refusing { () throws(HookeError) in try read(Notation(node.value), node.pathText) }
    }

    /// A required value of any kind.
    mutating func anything(_ name: String, accepted: String = "a value") throws(Refusal) -> JSONValue {
        try node(name, accepted: accepted).value
    }

    /// Whether a field is this word; then it is taken.
    mutating func takes(_ word: String, _ name: String) -> Bool {
        guard case .string(word)? = peek(name) else { return false }
        return take(name) != nil
    }

    /// A required string.
    mutating func string(_ name: String, accepted: String = "a string") throws(Refusal) -> String {
        try node(name, accepted: accepted).string(accepted: accepted)
    }

    /// A required number.
    mutating func number(_ name: String) throws(Refusal) -> Double {
        try node(name, accepted: "a number").number()
    }

    /// A number, or `nil` where the field is left out.
    mutating func optionalNumber(_ name: String) throws(Refusal) -> Double? {
        has(name) ? try number(name) : nil
    }

    /// A number, or `standard` where the field is left out.
    mutating func number(_ name: String, default standard: Double) throws(Refusal) -> Double {
        try optionalNumber(name) ?? standard
    }

    /// `true` or `false`; `false` where the field is left out.
    mutating func flag(_ name: String) throws(Refusal) -> Bool {
        has(name) ? try node(name).bool() : false
    }

    /// Required numbers, such as times.
    mutating func numbers(_ name: String, accepted: String = "an array of numbers, such as [0, 0.1]")
        throws(Refusal) -> [Double]
    {
        try node(name, accepted: accepted).numbers(count: nil, accepted: accepted)
    }

    /// Required numbers, one for each meaning.
    mutating func numbers(_ name: String, meanings: [String]) throws(Refusal) -> [Double] {
        let accepted = "[\(list(meanings))]"
        return try node(name, accepted: accepted).numbers(count: meanings.count, accepted: accepted)
    }

    /// `count` numbers, one for each of what is named, or `count` times `standard` where the field may be left out.
    mutating func numbers(
        _ name: String, count: Int, default standard: Double? = nil, each of: String? = nil
    ) throws(Refusal) -> [Double] {
        if let standard, !has(name) { return Array(repeating: standard, count: count) }
        let accepted = "\(count) number\(count == 1 ? "" : "s")" + (of.map { ", one for each \($0)" } ?? "")
        return try node(name, accepted: accepted).numbers(count: count, accepted: accepted)
    }

    /// A number or an array of numbers, or `nil` where the field is left out.
    mutating func vector(_ name: String) throws(Refusal) -> [Double]? {
        guard let node = take(name) else { return nil }
        guard node.value.elements != nil else { return [try node.number()] }
        return try node.numbers(count: nil, accepted: "a number or an array of numbers")
    }

    /// A required whole number from 0 to `most`.
    mutating func count(_ name: String, upTo most: Int) throws(Refusal) -> Int {
        let node = try node(name, accepted: "a number")
        guard let count = Int(exactly: try node.number()), (0...most).contains(count) else {
            throw Refusal(
                .outOfRange(
                    field: HookeError.Field(node.pathText), value: try node.number(),
                    accepted: "whole numbers from 0 to \(most)"))
        }
        return count
    }

    /// A required array.
    mutating func elements(
        _ name: String, accepted: String = "an array"
    ) throws(Refusal) -> [JSONNode] {
        try node(name, accepted: accepted).elements(accepted: accepted)
    }

    /// A required array of arrays of numbers: `count` in each if it is given, or one for each meaning.
    mutating func rows(_ name: String, of count: Int?, meanings: [String] = []) throws(Refusal) -> [[Double]]
    {
        let numbers = count.map { "\($0) numbers" } ?? "numbers"
        let row = meanings.isEmpty ? "an array of \(numbers)" : "[\(list(meanings))]"
        let accepted = "an array of \(meanings.isEmpty ? "arrays of \(numbers)" : row)"
        let count = count ?? (meanings.isEmpty ? nil : meanings.count)
        var rows: [[Double]] = []
        for element in try elements(name, accepted: accepted) {
            rows.append(try element.numbers(count: count, accepted: row))
        }
        return rows
    }

    /// The one field of some that is given.
    func one(of names: [String], _ what: String) throws(Refusal) -> String {
        let used = names.filter(has)
        guard let name = used.first else {
            throw .missing(path: what, accepted: "exactly one of \(list(names))")
        }
        guard used.count == 1 else {
            throw .badValue(
                path: typed(used[1]), value: "given beside \(typed(name))",
                accepted: "exactly one of \(list(names))")
        }
        return name
    }

    /// Refuses fields that were not read: those that another kind of the value would take.
    func finish() throws(Refusal) {
        guard let stray = fields.first(where: { $0.value != nil })?.name else { return }
        let others = fields.filter { $0.value == nil && $0.name != "op" }.map(\.name).sorted()
        throw .badValue(path: stray, value: "given", accepted: "not beside \(list(others))")
    }
}

// MARK: - Values of the library

extension Fields {
    /// Reads the spring of the fields: `spring`, or its numbers.
    mutating func spring() throws(Refusal) -> Spring {
        let fields = try notation(Spring.fieldNames + ["tension", "friction"])
        return try refusing { () throws(HookeError) in try Spring(fields) }
    }

    /// Reads a required spring in a field.
    mutating func spring(_ name: String) throws(Refusal) -> Spring {
        guard let spring = try value(name, Spring.init(_:at:)) else {
            throw .missing(path: name, accepted: Spring.accepted)
        }
        return spring
    }

    /// Reads the curve of the fields: `curve`, or its kind.
    mutating func curve() throws(Refusal) -> TimingFunction {
        let fields = try notation(TimingFunction.fieldNames)
        return try refusing { () throws(HookeError) in try TimingFunction(fields) }
    }

    /// Reads a curve in a field; `nil` where it is left out.
    mutating func curve(_ name: String) throws(Refusal) -> TimingFunction? {
        try value(name, TimingFunction.init(_:at:))
    }

    /// When a motion counts as settled: within `epsilon`, a thousandth of its largest distance if left out, and no faster
    /// than `epsilonSpeed` if given.
    mutating func tolerance() throws(Refusal) -> Tolerance {
        let (distance, speed) = (try optionalNumber("epsilon"), try optionalNumber("epsilonSpeed"))
        do { return try Tolerance(epsilon: distance, speed: speed) } catch {
            throw Refusal(error) { $0 == .speed ? "epsilonSpeed" : "epsilon" }
        }
    }
}

extension JSONNode {
    /// Reads the fields of an object or of a text such as `track(times=[0, 1], …)`, all of them; of one with the field `name`
    /// that is this value, if it is given. Errors name them inside this value.
    func fields<Value>(
        orField name: String? = nil, _ read: (inout Fields) throws(Refusal) -> Value
    ) throws(Refusal) -> Value {
        let object =
            value.string.flatMap { JSONValue(call: $0) } ?? name.map { .object([$0: value]) } ?? value
        var fields = try Fields(object, at: pathText)
        return try refusing(at: pathText) { () throws(Refusal) in
            let value = try read(&fields)
            try fields.finish()
            return value
        }
    }
}

extension JSONValue {
    /// Functions whose arguments are the fields of an object. Of others, such as `move(x, to=1)`, the name is a field.
    private static let functions = ["track", "segment", "motion", "part", "switch", "anchor"]

    /// The object that a text says: `motion(decay=normal, velocity=900)`, `sequence([move(x, to=1), interval(0.2)])`; `nil`
    /// for other texts, and for those nested deeper than 64, because readers call each other on the stack.
    fileprivate init?(call text: String) {
        var (depth, deepest) = (0, 0)
        for byte in text.utf8 {
            if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") { depth += 1 }
            if byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") { depth -= 1 }
            deepest = max(deepest, depth)
        }
        guard deepest <= 64, case .fields(let members)? = Notation(call: text) else { return nil }
        self.init(.fields(members))
        guard members.count == 1, case .fields = members[0].value,
            sameName(members[0].name, in: Self.functions) != nil
        else { return }
        self.init(members[0].value)
    }

    private init(_ notation: Notation) {
        switch notation {
        case .null: self = .null
        case .bool(let bool): self = .bool(bool)
        case .number(let number): self = .number(number)
        case .text("true"): self = .bool(true)
        case .text("false"): self = .bool(false)
        case .text(let text): self = .string(text)
        case .list(let elements): self = .array(elements.map { JSONValue($0) })
        case .fields(let members):
            self.init(.object(members.map { Member($0.name, JSONValue($0.value)) }))
        }
    }

    /// Reads a whole line, nested at most 64 deep; `Refusal` gives the character, from 1, of an error in the grammar.
    init(parsing bytes: [UInt8]) throws(Refusal) {
        do { self = try JSONValue(text: bytes, deepest: 64) } catch {
            throw Refusal(error.description(in: bytes))
        }
    }
}

extension Refusal: JSONNodeError {
    static func badText(line: Int, column: Int, reason: String) -> Refusal {
        Refusal("line \(line), column \(column): \(reason)")
    }

    static func badValue(path: String, value: String, accepted: String) -> Refusal {
        Refusal(.badValue(field: HookeError.Field(path), value: value, nearest: nil, accepted: accepted))
    }

    static func unknownField(path: String, hint: String) -> Refusal {
        Refusal("unknown field \"\(path)\"; \(hint)")
    }

    static func missing(path: String, accepted: String) -> Refusal {
        Refusal(.missing(field: HookeError.Field(path), accepted: accepted))
    }
}
