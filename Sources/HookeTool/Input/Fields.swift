import Hooke

/// The fields of one question. Each is read once; a field that is not read is an error.
struct Fields {
    private let names: [String]
    private var unread: [String: JSONValue]

    /// The fields of an object: a line, or the value at `place` in one.
    init(_ value: consuming JSONValue, at place: String? = nil) throws(Refusal) {
        let kind = value.kind
        guard case .object(let object) = consume value else {
            throw Refusal("\(place ?? "the line") is \(kind); accepted: an object")
        }
        names = Array(object.keys)
        unread = object
    }

    /// Whether there is such a field, read or not.
    func has(_ name: String) -> Bool { names.contains(name) }

    /// A field that is not read yet, and stays so.
    func peek(_ name: String) -> JSONValue? { unread[name] }

    /// A required string.
    mutating func string(_ name: String) throws(Refusal) -> String {
        let value = try anything(name)
        guard case .string(let text) = value else { throw wrong(name, value, accepted: "a string") }
        return text
    }

    /// A required number.
    mutating func number(_ name: String) throws(Refusal) -> Double { try number(anything(name), name) }

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

    /// Required numbers, `count` of them if it is given.
    mutating func numbers(_ name: String, count: Int? = nil) throws(Refusal) -> [Double] {
        try numbers(anything(name), name, count: count)
    }

    /// A number or an array of numbers, or `nil` where the field is left out.
    mutating func vector(_ name: String) throws(Refusal) -> [Double]? {
        guard has(name) else { return nil }
        let value = try anything(name)
        guard case .array = value else { return [try number(value, name)] }
        return try numbers(value, name, count: nil)
    }

    /// A required whole number from 0 to `most`.
    mutating func count(_ name: String, upTo most: Int) throws(Refusal) -> Int {
        let number = try number(name)
        guard let count = Int(exactly: number), (0...most).contains(count) else {
            throw Refusal("\(name) is \(number); accepted: whole numbers from 0 to \(most)")
        }
        return count
    }

    /// A required array.
    mutating func elements(_ name: String) throws(Refusal) -> [JSONValue] { try array(anything(name), name) }

    /// `count` numbers, or `count` times `standard` where the field is left out.
    mutating func numbers(
        _ name: String, count: Int, default standard: Double
    ) throws(Refusal) -> [Double] {
        has(name) ? try numbers(name, count: count) : Array(repeating: standard, count: count)
    }

    /// A required array of arrays of numbers, `count` in each if it is given.
    mutating func rows(_ name: String, of count: Int?) throws(Refusal) -> [[Double]] {
        var rows: [[Double]] = []
        for (index, element) in try array(anything(name), name).enumerated() {
            rows.append(try numbers(element, "\(name)[\(index)]", count: count))
        }
        return rows
    }

    /// A required value of any kind.
    mutating func anything(_ name: String) throws(Refusal) -> JSONValue {
        guard let value = unread.removeValue(forKey: name) else { throw Refusal("\(name) is missing") }
        return value
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

    /// Refuses fields that were not read.
    func finish() throws(Refusal) {
        guard let stray = unread.keys.min() else { return }
        throw Refusal("unknown field \(quoted(stray))")
    }

    private func wrong(_ name: String, _ value: JSONValue, accepted: String) -> Refusal {
        Refusal("\(name) is \(value.kind); accepted: \(accepted)")
    }

    private func number(_ value: JSONValue, _ name: @autoclosure () -> String) throws(Refusal) -> Double {
        guard case .number(let number) = value else { throw wrong(name(), value, accepted: "a number") }
        return number
    }

    private func array(_ value: JSONValue, _ name: @autoclosure () -> String) throws(Refusal) -> [JSONValue] {
        guard case .array(let elements) = value else { throw wrong(name(), value, accepted: "an array") }
        return elements
    }

    private func numbers(
        _ value: JSONValue, _ name: @autoclosure () -> String, count: Int?
    ) throws(Refusal) -> [Double] {
        let elements = try array(value, name())
        if let count, elements.count != count {
            throw Refusal("\(name()) has \(elements.count) elements; accepted: \(count)")
        }
        var numbers: [Double] = []
        numbers.reserveCapacity(elements.count)
        for (index, element) in elements.enumerated() {
            numbers.append(try number(element, "\(name())[\(index)]"))
        }
        return numbers
    }
}
