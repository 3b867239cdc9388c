import Foundation
internal import HookeJSON

/// The JSON record: version 1.
///
/// ```json
/// {"version": 1, "name": "tap", "samples": [
///   {"time_ms": 0.0, "phase": "down", "finger": 0, "x": 350.0, "y": 400.0},
///   {"time_ms": 80.0, "phase": "up", "finger": 0, "x": 350.0, "y": 400.0}
/// ]}
/// ```
extension GestureTrace: Codable {
    /// The version of the JSON record that is written and accepted.
    public static let recordVersion = 1
    static let recordFields = ["version", "name", "samples"]
    private static let sampleFields = ["time_ms", "phase", "finger", "x", "y"]

    /// Reads a JSON record.
    ///
    /// All fields are required except `finger`, whose default is 0. Unknown and repeated fields are refused.
    ///
    /// - Parameters:
    ///   - json: the text.
    ///   - name: the name of the trace, also in errors; `nil` for the name in the record, and "JSON" in
    ///     errors.
    /// - Throws: ``TraceError`` with the first fault, its field, the value found and what is accepted.
    public init(json: String, name: String? = nil) throws(TraceError) {
        let value: JSONValue
        do { value = try JSONValue(text: Array(json.utf8), deepest: 64) } catch {
            throw TraceError(error, name: name ?? "JSON")
        }
        try self.init(value, name: name)
    }

    /// The JSON record, one line per sample. Each number is the shortest that reads back to the same double:
    /// `try GestureTrace(json: trace.json) == trace`, bit for bit.
    public var json: String {
        let lines = samples.map {
            #"  {"time_ms": \#($0.milliseconds), "phase": "\#($0.phase.rawValue)", "finger": \#($0.finger), "#
                + #""x": \#(Double($0.position.x)), "y": \#(Double($0.position.y))}"#
        }
        return #"{"version": \#(Self.recordVersion), "name": \#(JSONText.string(name)), "samples": ["# + "\n"
            + lines.joined(separator: ",\n") + "\n]}\n"
    }

    /// Reads the fields of a record, with the checks of ``init(json:name:)``.
    public init(from decoder: any Decoder) throws {
        try self.init(DecodedJSON(from: decoder).value, name: nil)
    }

    /// Writes the fields of a record.
    public func encode(to encoder: any Encoder) throws {
        var record = encoder.container(keyedBy: DecodedJSON.Key.self)
        try record.encode(Self.recordVersion, forKey: .init("version"))
        try record.encode(name, forKey: .init("name"))
        var list = record.nestedUnkeyedContainer(forKey: .init("samples"))
        for sample in samples {
            var fields = list.nestedContainer(keyedBy: DecodedJSON.Key.self)
            try fields.encode(sample.milliseconds, forKey: .init("time_ms"))
            try fields.encode(sample.phase.rawValue, forKey: .init("phase"))
            try fields.encode(sample.finger, forKey: .init("finger"))
            try fields.encode(Double(sample.position.x), forKey: .init("x"))
            try fields.encode(Double(sample.position.y), forKey: .init("y"))
        }
    }

    private init(_ value: JSONValue, name: String?) throws(TraceError) {
        let reader = JSONFields(name: name ?? "JSON", place: .whole)
        guard case .object(let record) = value else { throw reader.error(.malformed("it is \(value.found)")) }
        try reader.check(record, against: Self.recordFields)
        let version = record["version"] ?? .null
        guard version == .number(Double(Self.recordVersion)) else {
            throw reader.error(
                .badField("version", found: version.found, accepted: "the number \(Self.recordVersion)"))
        }
        guard case .string(let recordedName)? = record["name"] else {
            throw reader.refuse(record, "name", accepted: "a string")
        }
        guard case .array(let list)? = record["samples"] else {
            throw reader.refuse(record, "samples", accepted: "an array")
        }
        let called = name ?? recordedName
        var samples: [Sample] = []
        for (index, element) in list.enumerated() {
            let reader = JSONFields(name: called, place: .sample(index))
            guard case .object(let fields) = element else {
                throw reader.error(.badField("a sample", found: element.found, accepted: "an object"))
            }
            samples.append(try Self.sample(fields, reader))
        }
        try self.init(name: called, samples: samples)
    }

    private static func sample(
        _ fields: [String: JSONValue], _ reader: JSONFields
    ) throws(TraceError) -> Sample {
        try reader.check(fields, against: sampleFields, optional: ["finger"])
        guard case .string(let word)? = fields["phase"] else {
            throw reader.refuse(fields, "phase", accepted: "a string")
        }
        guard let phase = Phase(rawValue: word) else { throw reader.error(.unknownPhase(word)) }
        func number(_ field: String) throws(TraceError) -> Double {
            guard case .number(let value)? = fields[field] else {
                throw reader.refuse(fields, field, accepted: "a number")
            }
            return value
        }
        var finger = 0
        if fields["finger"] != nil {
            let value = try number("finger")
            guard let whole = Int(exactly: value) else { throw reader.error(.badFinger("\(value)")) }
            finger = whole
        }
        return Sample(
            milliseconds: try number("time_ms"), phase: phase,
            position: CGPoint(x: try number("x"), y: try number("y")), finger: finger)
    }
}

extension TraceError {
    /// Converts an error of the JSON reader.
    fileprivate init(_ fault: JSONError, name: String) {
        var (place, field) = (SourceLocation.whole, "")
        for step in fault.isSyntax ? [] : fault.path {
            switch step {
            case .element(let index): place = .sample(index)
            case .member(let name): field = name
            }
        }
        let reason: Reason =
            switch fault.kind {
            case .syntax: .malformed("it is not JSON")
            case .repeatedName: .malformed(fault.reason)
            case .range where fault.path.isEmpty: .malformed("it is a number beyond the range of a double")
            case .range:
                .badField(field, found: "a number beyond the range of a double", accepted: "a number")
            }
        self.init(name: name, place: place, reason: reason)
    }
}

extension JSONValue {
    /// The value for an error message.
    fileprivate var found: String {
        switch self {
        case .bool(let value): "\(value)"
        case .number(let value): "the number \(value)"
        case .string(let value): "\"\(value)\""
        case .null, .array, .object: kind
        }
    }
}

/// A JSON value from any decoder, whose fields can be compared with the accepted ones.
private struct DecodedJSON: Decodable {
    let value: JSONValue

    struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init(_ name: String) { stringValue = name }
        init?(stringValue: String) { self.init(stringValue) }
        init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
        if let fields = try? decoder.container(keyedBy: Key.self) {
            var members: [String: JSONValue] = [:]
            for key in fields.allKeys {
                members[key.stringValue] = try fields.decode(DecodedJSON.self, forKey: key).value
            }
            value = .object(members)
        } else if var list = try? decoder.unkeyedContainer() {
            var elements: [JSONValue] = []
            while !list.isAtEnd { elements.append(try list.decode(DecodedJSON.self).value) }
            value = .array(elements)
        } else {
            let single = try decoder.singleValueContainer()
            if single.decodeNil() {
                value = .null
            } else if let text = try? single.decode(String.self) {
                value = .string(text)
            } else if let flag = try? single.decode(Bool.self) {
                value = .bool(flag)
            } else {
                value = .number(try single.decode(Double.self))
            }
        }
    }
}

/// Checks an object's fields; has the trace's name and the place for errors.
private struct JSONFields {
    let name: String
    let place: TraceError.SourceLocation

    func error(_ reason: TraceError.Reason) -> TraceError {
        TraceError(name: name, place: place, reason: reason)
    }

    func refuse(_ fields: [String: JSONValue], _ field: String, accepted: String) -> TraceError {
        error(.badField(field, found: fields[field]?.found ?? "missing", accepted: accepted))
    }

    func check(
        _ fields: [String: JSONValue], against names: [String], optional: [String] = []
    ) throws(TraceError) {
        if let unknown = fields.keys.filter({ !names.contains($0) }).min() {
            throw error(.unknownField(unknown, accepted: names))
        }
        let missing = names.filter { fields[$0] == nil && !optional.contains($0) }
        guard missing.isEmpty else { throw error(.missingFields(missing)) }
    }
}
