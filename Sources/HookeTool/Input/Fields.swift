import Hooke

/// The fields of one question, each to be read once; what nobody read is a mistake of the asker's.
struct Fields {
    private let object: [String: JSONValue]
    private var unread: Set<String>

    /// The fields of an object: a line, or what stands at `place` in one.
    init(_ value: JSONValue, at place: String? = nil) throws(Refusal) {
        guard case .object(let object) = value else {
            throw Refusal(
                place.map { "\($0) is \(value.kind); accepted: an object" }
                    ?? "a line holds an object; this one holds \(value.kind)")
        }
        self.object = object
        unread = Set(object.keys)
    }

    /// Whether there is such a field, read or not.
    func has(_ name: String) -> Bool { object[name] != nil }

    /// A string that must be there.
    mutating func string(_ name: String) throws(Refusal) -> String {
        let value = try value(name)
        guard case .string(let text) = value else { throw wrong(name, value, accepted: "a string") }
        return text
    }

    /// A number that must be there.
    mutating func number(_ name: String) throws(Refusal) -> Double { try number(value(name), name) }

    /// A number, or `standard` when it is not given.
    mutating func number(_ name: String, default standard: Double) throws(Refusal) -> Double {
        has(name) ? try number(name) : standard
    }

    /// A number, if it is given.
    mutating func optionalNumber(_ name: String) throws(Refusal) -> Double? {
        has(name) ? try number(name) : nil
    }

    /// Numbers that must be there, as many as `count` says when it says so.
    mutating func numbers(_ name: String, count: Int? = nil) throws(Refusal) -> [Double] {
        try numbers(value(name), name, count: count)
    }

    /// A number or an array of them, if there is one.
    mutating func vector(_ name: String) throws(Refusal) -> [Double]? {
        guard has(name) else { return nil }
        let value = try value(name)
        guard case .array = value else { return [try number(value, name)] }
        return try numbers(value, name, count: nil)
    }

    /// A whole number from 0 on that must be there.
    mutating func count(_ name: String, upTo most: Int) throws(Refusal) -> Int {
        let number = try number(name)
        guard let count = Int(exactly: number), (0...most).contains(count) else {
            throw Refusal("\(name) is \(number); accepted: whole numbers from 0 to \(most)")
        }
        return count
    }

    /// An array of anything that must be there.
    mutating func elements(_ name: String) throws(Refusal) -> [JSONValue] { try array(value(name), name) }

    /// As many numbers as `count` says; all `standard` when they are not given.
    mutating func numbers(
        _ name: String, count: Int, default standard: Double
    ) throws(Refusal) -> [Double] {
        has(name) ? try numbers(name, count: count) : Array(repeating: standard, count: count)
    }

    /// An array of arrays of numbers, `count` in each when it says so.
    mutating func rows(_ name: String, of count: Int?) throws(Refusal) -> [[Double]] {
        var rows: [[Double]] = []
        for (index, element) in try array(value(name), name).enumerated() {
            rows.append(try numbers(element, "\(name)[\(index)]", count: count))
        }
        return rows
    }

    /// Whatever is there, which has to be something.
    mutating func anything(_ name: String) throws(Refusal) -> JSONValue { try value(name) }

    /// What counts as settled: within `epsilon`, 0.001 if left out, and as slow as `epsilonSpeed` if it is given.
    mutating func tolerance() throws(Refusal) -> Tolerance {
        let distance = try number("epsilon", default: 0.001)
        let speed = try optionalNumber("epsilonSpeed")
        do { return try Tolerance(distance: distance, speed: speed) } catch {
            throw Refusal(error) { $0 == .speed ? "epsilonSpeed" : "epsilon" }
        }
    }

    /// Refuses fields that no one has read.
    func finish() throws(Refusal) {
        guard let stray = unread.min() else { return }
        throw Refusal("unknown field \"\(stray)\"")
    }

    private mutating func value(_ name: String) throws(Refusal) -> JSONValue {
        guard let value = object[name] else { throw Refusal("\(name) is missing") }
        unread.remove(name)
        return value
    }

    private func wrong(_ name: String, _ value: JSONValue, accepted: String) -> Refusal {
        Refusal("\(name) is \(value.kind); accepted: \(accepted)")
    }

    private func number(_ value: JSONValue, _ name: String) throws(Refusal) -> Double {
        guard case .number(let number) = value else { throw wrong(name, value, accepted: "a number") }
        return number
    }

    private func array(_ value: JSONValue, _ name: String) throws(Refusal) -> [JSONValue] {
        guard case .array(let elements) = value else { throw wrong(name, value, accepted: "an array") }
        return elements
    }

    private func numbers(
        _ value: JSONValue, _ name: String, count: Int?
    ) throws(Refusal) -> [Double] {
        let elements = try array(value, name)
        if let count, elements.count != count {
            throw Refusal("\(name) has \(elements.count) elements; accepted: \(count)")
        }
        var numbers: [Double] = []
        numbers.reserveCapacity(elements.count)
        for (index, element) in elements.enumerated() {
            numbers.append(try number(element, "\(name)[\(index)]"))
        }
        return numbers
    }
}
