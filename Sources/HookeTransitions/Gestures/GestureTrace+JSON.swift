import Foundation
import Hooke
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
        try self.init(Notation(value), name: name)
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
        try self.init(Notation(from: decoder), name: nil)
    }

    /// Writes the fields of a record.
    public func encode(to encoder: any Encoder) throws {
        let list = samples.map { sample -> Notation in
            .fields([
                .init("time_ms", .number(sample.milliseconds)), .init("phase", .text(sample.phase.rawValue)),
                .init("finger", .number(Double(sample.finger))),
                .init("x", .number(Double(sample.position.x))),
                .init("y", .number(Double(sample.position.y))),
            ])
        }
        let record: [Notation.Member] = [
            .init("version", .number(Double(Self.recordVersion))), .init("name", .text(name)),
            .init("samples", .list(list)),
        ]
        try Notation.fields(record).encode(to: encoder)
    }

    private init(_ value: Notation, name: String?) throws(TraceError) {
        let record = try RecordFields(value, called: name ?? "JSON", place: .whole, Self.recordFields)
        guard case .number(Double(Self.recordVersion))? = record.members["version"] else {
            throw record.refusal("version", accepted: "the number \(Self.recordVersion)")
        }
        let recordedName = try record.text("name")
        guard case .list(let list)? = record.members["samples"] else {
            throw record.refusal("samples", accepted: "an array")
        }
        let called = name ?? recordedName
        var samples: [Sample] = []
        for (index, element) in list.enumerated() {
            samples.append(
                try Self.sample(
                    RecordFields(
                        element, called: called, place: .sample(index), Self.sampleFields,
                        optional: ["finger"])))
        }
        try self.init(name: called, samples: samples)
    }

    private static func sample(_ fields: RecordFields) throws(TraceError) -> Sample {
        let word = try fields.text("phase")
        guard let phase = Phase(rawValue: word) else { throw fields.error(.unknownPhase(word)) }
        let finger = fields.members["finger"] == nil ? 0 : try fields.number("finger")
        guard let whole = Int(exactly: finger) else { throw fields.error(.badFinger("\(finger)")) }
        return Sample(
            milliseconds: try fields.number("time_ms"), phase: phase,
            position: CGPoint(x: try fields.number("x"), y: try fields.number("y")), finger: whole)
    }
}

extension TraceError {
    /// Converts an error of the JSON reader.
    fileprivate init(_ fault: JSONError, name: String) {
        var (place, field) = (SourceLocation.whole, "")
        for step in fault.kind == .syntax ? [] : fault.path {
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

/// The fields of a record or a sample, with the trace's name and the place for errors.
private struct RecordFields {
    private(set) var members: [String: Notation] = [:]
    let name: String
    let place: TraceError.SourceLocation

    /// Refuses what is not an object of the named fields.
    init(
        _ value: Notation, called name: String, place: TraceError.SourceLocation, _ names: [String],
        optional: [String] = []
    ) throws(TraceError) {
        (self.name, self.place) = (name, place)
        guard case .fields(let list) = value else {
            throw error(
                place == .whole
                    ? .malformed("it is \(value.found)")
                    : .badField("a sample", found: value.found, accepted: "an object"))
        }
        for member in list { members[member.name] = member.value }
        if let unknown = list.first(where: { !names.contains($0.name) }) {
            throw error(.unknownField(unknown.name, accepted: names))
        }
        let missing = names.filter { members[$0] == nil && !optional.contains($0) }
        guard missing.isEmpty else { throw error(.missingFields(missing)) }
    }

    func error(_ reason: TraceError.Reason) -> TraceError {
        TraceError(name: name, place: place, reason: reason)
    }

    func refusal(_ field: String, accepted: String) -> TraceError {
        error(.badField(field, found: members[field]?.found ?? "missing", accepted: accepted))
    }

    func text(_ field: String) throws(TraceError) -> String {
        guard case .text(let text)? = members[field] else { throw refusal(field, accepted: "a string") }
        return text
    }

    func number(_ field: String) throws(TraceError) -> Double {
        guard case .number(let number)? = members[field] else {
            throw refusal(field, accepted: "a number")
        }
        return number
    }
}

extension Notation {
    /// The value for an error message.
    fileprivate var found: String {
        switch self {
        case .number(let value): "the number \(value)"
        case .text(let text): "\"\(text)\""
        case .list: "an array"
        case .fields: "an object"
        case .null, .bool: shown
        }
    }
}
