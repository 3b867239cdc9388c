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
        let bytes = Array(json.utf8)
        do { value = try JSONValue(text: bytes, deepest: 64) } catch {
            let fault = FileError(error, TextLines(bytes))
            throw TraceError(name: name ?? "JSON", place: .whole, reason: .malformed("\(fault)"))
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
        var called = name ?? "JSON"
        var place = TraceError.SourceLocation.whole
        var samples: [Sample] = []
        do throws(HookeError) {
            let record = try Self.fields(of: value, "the record", Self.recordFields)
            let version = Double(Self.recordVersion)
            let accepted = "the number \(Self.recordVersion)"
            guard try record.number("version", accepted: accepted) == version else {
                throw record.fault("version", accepted: accepted)
            }
            let recordedName = try record.string("name")
            called = name ?? recordedName
            for (index, element) in try record.elements("samples").enumerated() {
                place = .sample(index)
                samples.append(
                    try Self.sample(Self.fields(of: element.value, "the sample", Self.sampleFields)))
            }
        } catch { throw TraceError(name: called, place: place, reason: .invalid(error)) }
        try self.init(name: called, samples: samples)
    }

    private static func fields(
        of value: Notation, _ what: HookeError.Field, _ names: [String]
    ) throws(HookeError) -> NotationFields {
        guard case .fields(let members) = value else {
            throw value.fault(what, accepted: "an object with \(list(names))")
        }
        return try NotationFields(members, at: "", accepted: names)
    }

    private static func sample(_ fields: NotationFields) throws(HookeError) -> Sample {
        guard let phase = try fields.choice("phase", of: Phase.allCases) else {
            throw .missing(field: "phase", accepted: list(Phase.allCases.map(\.rawValue)))
        }
        return Sample(
            milliseconds: try fields.number("time_ms"), phase: phase,
            position: CGPoint(x: try fields.number("x"), y: try fields.number("y")),
            finger: try fields.has("finger") ? fields.count("finger", upTo: fingerLimit) : 0)
    }
}
