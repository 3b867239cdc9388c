import Hooke
import HookeJSON

/// The fields of one question, or of an object in one. Each is read once; a field that is not read is an error.
///
/// Names have capitals or hyphens: `dampingRatio` and `damping-ratio` are one field.
struct Fields {
    /// The names as they are typed, by their letters.
    private let typed: [String: String]
    private var unread: [String: JSONValue]

    /// The fields of an object: a line, or the value at `place` in one.
    init(_ value: consuming JSONValue, at place: String? = nil) throws(Refusal) {
        let object: [String: JSONValue]
        switch consume value {
        case .object(let members): object = members
        case let other:
            throw Refusal(Notation(other).fault(HookeError.Field(place ?? "the line"), accepted: "an object"))
        }
        var (typed, unread): ([String: String], [String: JSONValue]) = ([:], [:])
        for (name, value) in object {
            let plain = plainName(name)
            guard typed.updateValue(name, forKey: plain) == nil else {
                throw Refusal("\(name) is given twice; accepted: each field once")
            }
            unread[plain] = value
        }
        (self.typed, self.unread) = (typed, unread)
    }

    /// Refuses fields whose names are not among some, before anything is read.
    func accept(_ names: [String]) throws(Refusal) {
        var plain: Set<String> = []
        let names = names.filter { plain.insert(plainName($0)).inserted }
        guard let stray = typed.filter({ !plain.contains($0.key) }).map(\.value).min() else { return }
        throw Refusal(
            .unknownField(
                field: HookeError.Field(stray.excerpt), nearest: nearestWord(to: stray, in: names),
                accepted: list(names)))
    }

    /// Whether there is such a field, read or not.
    func has(_ name: String) -> Bool { typed[plainName(name)] != nil }

    /// A field that is not read yet, and stays so.
    func peek(_ name: String) -> JSONValue? { unread[plainName(name)] }

    /// Takes the fields of a value that the library reads.
    mutating func notation(_ names: [String]) throws(Refusal) -> NotationFields {
        var members: [Notation.Member] = []
        for name in names {
            guard let value = unread.removeValue(forKey: plainName(name)) else { continue }
            members.append(.init(typed[plainName(name)] ?? name, Notation(value)))
        }
        return try refusing { () throws(HookeError) in try NotationFields(members, at: "", accepted: names) }
    }

    /// A value that the library reads; `nil` where the field is left out.
    mutating func value<Value>(
        _ name: String, _ read: (Notation, _ place: String) throws(HookeError) -> Value
    ) throws(Refusal) -> Value? {
        guard let value = unread.removeValue(forKey: plainName(name)) else { return nil }
        return try refusing { () throws(HookeError) in
            try read(Notation(value), typed[plainName(name)] ?? name)
        }
    }

    /// A required string.
    mutating func string(_ name: String, accepted: String = "a string") throws(Refusal) -> String {
        let value = try anything(name, accepted: accepted)
        guard case .string(let text) = value else { throw wrong(name, value, accepted: accepted) }
        return text
    }

    /// A required number.
    mutating func number(_ name: String) throws(Refusal) -> Double {
        try number(anything(name, accepted: "a number"), name)
    }

    /// A number, or `standard` where the field is left out.
    mutating func number(_ name: String, default standard: Double) throws(Refusal) -> Double {
        has(name) ? try number(name) : standard
    }

    /// A number, or `nil` where the field is left out.
    mutating func optionalNumber(_ name: String) throws(Refusal) -> Double? {
        has(name) ? try number(name) : nil
    }

    /// `true` or `false`; `false` where the field is left out.
    mutating func flag(_ name: String) throws(Refusal) -> Bool {
        guard has(name) else { return false }
        let value = try anything(name)
        guard case .bool(let flag) = value else { throw wrong(name, value, accepted: "true or false") }
        return flag
    }

    /// Required numbers, such as times.
    mutating func numbers(_ name: String, accepted: String = "an array of numbers, such as [0, 0.1]")
        throws(Refusal) -> [Double]
    {
        try numbers(anything(name, accepted: accepted), name, count: nil, accepted: accepted)
    }

    /// Required numbers, one for each meaning.
    mutating func numbers(_ name: String, meanings: [String]) throws(Refusal) -> [Double] {
        let accepted = "[\(list(meanings))]"
        return try numbers(
            anything(name, accepted: accepted), name, count: meanings.count, accepted: accepted)
    }

    /// Required numbers, `count` of them, one for each of what is named.
    mutating func numbers(_ name: String, count: Int, each of: String? = nil) throws(Refusal) -> [Double] {
        let accepted = "\(count) number\(count == 1 ? "" : "s")" + (of.map { ", one for each \($0)" } ?? "")
        return try numbers(anything(name, accepted: accepted), name, count: count, accepted: accepted)
    }

    /// A number or an array of numbers, or `nil` where the field is left out.
    mutating func vector(_ name: String) throws(Refusal) -> [Double]? {
        guard has(name) else { return nil }
        let value = try anything(name)
        guard case .array = value else { return [try number(value, name)] }
        return try numbers(value, name, count: nil, accepted: "a number or an array of numbers")
    }

    /// A required whole number from 0 to `most`.
    mutating func count(_ name: String, upTo most: Int) throws(Refusal) -> Int {
        let number = try number(name)
        guard let count = Int(exactly: number), (0...most).contains(count) else {
            throw Refusal(
                .outOfRange(
                    field: HookeError.Field(path(name)), value: number,
                    accepted: "whole numbers from 0 to \(most)"))
        }
        return count
    }

    /// A required array.
    mutating func elements(_ name: String, accepted: String = "an array") throws(Refusal) -> [JSONValue] {
        try array(anything(name, accepted: accepted), name, accepted: accepted)
    }

    /// `count` numbers, or `count` times `standard` where the field is left out.
    mutating func numbers(
        _ name: String, count: Int, default standard: Double, each of: String? = nil
    ) throws(Refusal) -> [Double] {
        has(name) ? try numbers(name, count: count, each: of) : Array(repeating: standard, count: count)
    }

    /// A required array of arrays of numbers: `count` in each if it is given, or one for each meaning.
    mutating func rows(_ name: String, of count: Int?, meanings: [String] = []) throws(Refusal) -> [[Double]]
    {
        let numbers = count.map { "\($0) numbers" } ?? "numbers"
        let row = meanings.isEmpty ? "an array of \(numbers)" : "[\(list(meanings))]"
        let accepted = "an array of \(meanings.isEmpty ? "arrays of \(numbers)" : row)"
        var rows: [[Double]] = []
        for (index, element) in try array(anything(name, accepted: accepted), name, accepted: accepted)
            .enumerated()
        {
            rows.append(
                try self.numbers(
                    element, "\(name)[\(index)]", count: count ?? (meanings.isEmpty ? nil : meanings.count),
                    accepted: row))
        }
        return rows
    }

    /// A required value of any kind.
    mutating func anything(_ name: String, accepted: String = "a value") throws(Refusal) -> JSONValue {
        guard let value = unread.removeValue(forKey: plainName(name)) else {
            throw Refusal(.missing(field: HookeError.Field(name), accepted: accepted))
        }
        return value
    }

    /// The one field of some that is given.
    func one(of names: [String], _ what: String) throws(Refusal) -> String {
        let used = names.filter(has)
        guard let name = used.first else {
            throw Refusal(.missing(field: HookeError.Field(what), accepted: "exactly one of \(list(names))"))
        }
        guard used.count == 1 else {
            throw Refusal(
                .badValue(
                    field: HookeError.Field(path(used[1])), value: "given beside \(path(name))", nearest: nil,
                    accepted: "exactly one of \(list(names))"))
        }
        return name
    }

    /// When a motion counts as settled: within `epsilon`, a thousandth of its largest distance if left out, and no faster
    /// than `epsilonSpeed` if given.
    mutating func tolerance() throws(Refusal) -> Tolerance {
        let distance = try optionalNumber("epsilon")
        let speed = try optionalNumber("epsilonSpeed")
        do { return try Tolerance(epsilon: distance, speed: speed) } catch {
            throw Refusal(error) { $0 == .speed ? "epsilonSpeed" : "epsilon" }
        }
    }

    /// Refuses fields that were not read: those that another kind of the value would take.
    func finish() throws(Refusal) {
        guard let stray = unread.keys.min().flatMap({ typed[$0] }) else { return }
        let others = typed.filter { unread[$0.key] == nil && $0.value != "op" }.map(\.value).sorted()
        throw Refusal(
            .badValue(
                field: HookeError.Field(stray), value: "given", nearest: nil,
                accepted: "not beside \(list(others))"))
    }

    /// The name of a field as it is typed, with its index.
    private func path(_ name: String) -> String {
        let end = name.firstIndex(of: "[") ?? name.endIndex
        return (typed[plainName(String(name[..<end]))] ?? String(name[..<end])) + name[end...]
    }

    /// The refusal of a value of another kind.
    func wrong(_ name: String, _ value: JSONValue, accepted: String) -> Refusal {
        Refusal(Notation(value).fault(HookeError.Field(path(name)), accepted: accepted))
    }

    private func number(_ value: JSONValue, _ name: @autoclosure () -> String) throws(Refusal) -> Double {
        guard case .number(let number) = value else { throw wrong(name(), value, accepted: "a number") }
        return number
    }

    private func array(
        _ value: JSONValue, _ name: @autoclosure () -> String, accepted: String
    ) throws(Refusal) -> [JSONValue] {
        guard case .array(let elements) = value else { throw wrong(name(), value, accepted: accepted) }
        return elements
    }

    private func numbers(
        _ value: JSONValue, _ name: @autoclosure () -> String, count: Int?, accepted: String
    ) throws(Refusal) -> [Double] {
        let elements = try array(value, name(), accepted: accepted)
        if let count, elements.count != count { throw wrong(name(), value, accepted: accepted) }
        var numbers: [Double] = []
        numbers.reserveCapacity(elements.count)
        for (index, element) in elements.enumerated() {
            numbers.append(try number(element, "\(name())[\(index)]"))
        }
        return numbers
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
            throw Refusal(.missing(field: HookeError.Field(name), accepted: Spring.accepted))
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
}
