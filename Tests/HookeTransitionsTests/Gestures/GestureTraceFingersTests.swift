import Foundation
import HookeTransitions
import TestSupport
import Testing

/// Traces of several fingers, as CSV and as JSON.
@Suite struct GestureTraceFingersTests {
    private static let header = "time_ms,phase,x,y,finger\n"

    private func fault(_ body: () throws(TraceError) -> GestureTrace) -> TraceError? {
        do {
            _ = try body()
            return nil
        } catch { return error }
    }

    @Test func `A finger column distinguishes fingers; without it there is one`() throws {
        let two = Self.header + "0.0,down,1.0,2.0,0\n4.0,down,5.0,6.0,1\n9.0,up,1.0,2.0,0\n9.5,up,5.0,6.0,1\n"
        let trace = try GestureTrace(csv: two, name: "t")
        #expect(trace.csv == two && trace.fingerCount == 2)
        #expect(trace.samples.map(\.finger) == [0, 1, 0, 1])
        let one = "time_ms,phase,x,y\n0.0,down,1.0,2.0\n9.0,up,1.0,2.0\n"
        #expect(try GestureTrace(csv: one, name: "t").csv == one)
        let zeros = Self.header + "0,down,1,2,0\n9,up,1,2,0\n"
        #expect(try GestureTrace(csv: zeros, name: "t").csv == one, "one finger needs no column")
        let mixed = "finger,y,x,phase,time_ms\n2147483647,2,1,down,0\n2147483647,2,1,up,9\n"
        #expect(try GestureTrace(csv: mixed, name: "t").samples[1].finger == Int(Int32.max))
        for trace in GestureTrace.shipped { #expect(trace.csv.hasPrefix("time_ms,phase,x,y\n")) }
    }

    @Test(arguments: [
        ("0,down,1,2,-1\n", 2, TraceError.Reason.badFinger("\"-1\"")),
        ("0,down,1,2,1.5\n", 2, .badFinger("\"1.5\"")),
        ("0,down,1,2,\n", 2, .badFinger("\"\"")),
        ("0,down,1,2,2147483648\n", 2, .badFinger("2147483648")),
        ("0,down,1,2\n", 2, .fieldCount(4, expected: 5)),
        ("0,down,1,2,0\n1,move,1,2,1\n", 3, .startsWithoutDown(.move)),
        ("0,down,1,2,0\n1,down,1,2,1\n2,down,1,2,1\n", 4, .secondDown),
        ("0,down,1,2,0\n1,down,1,2,1\n2,up,1,2,1\n3,move,1,2,1\n", 5, .afterRelease(.up)),
        ("0,down,1,2,0\n1,down,1,2,1\n2,up,1,2,1\n3,down,1,2,1\n", 5, .afterRelease(.up)),
        ("0,down,1,2,0\n5,down,1,2,1\n4,up,1,2,1\n", 4, .decreasingTime(from: 5, to: 4)),
        ("0,down,1,2,0\n1,down,1,2,1\n2,move,1,2,0\n3,up,1,2,1\n", 4, .noRelease),
    ])
    func `A fault of a finger is reported with its line`(rows: String, line: Int, reason: TraceError.Reason) {
        let error = fault { () throws(TraceError) in try GestureTrace(csv: Self.header + rows, name: "t.csv")
        }
        #expect(error == TraceError(name: "t.csv", place: .line(line), reason: reason))
    }

    @Test func `A JSON record has one line per sample, and reads back`() throws {
        let trace = try GestureTrace(
            name: "a \"name\"\n\\ü",
            samples: [
                .init(milliseconds: 0, phase: .down, position: CGPoint(x: 1.5, y: -0.0)),
                .init(milliseconds: 0.1, phase: .down, position: CGPoint(x: 1e9, y: 5e-300), finger: 3),
                .init(milliseconds: 8, phase: .up, position: CGPoint(x: 1.5, y: 0), finger: 3),
                .init(milliseconds: 9, phase: .cancel, position: CGPoint(x: 1.5, y: 0)),
            ])
        #expect(
            trace.json == #"""
                {"version": 1, "name": "a \"name\"\u000a\\ü", "samples": [
                  {"time_ms": 0.0, "phase": "down", "finger": 0, "x": 1.5, "y": -0.0},
                  {"time_ms": 0.1, "phase": "down", "finger": 3, "x": 1000000000.0, "y": 5e-300},
                  {"time_ms": 8.0, "phase": "up", "finger": 3, "x": 1.5, "y": 0.0},
                  {"time_ms": 9.0, "phase": "cancel", "finger": 0, "x": 1.5, "y": 0.0}
                ]}

                """#)
        #expect(try GestureTrace(json: trace.json) == trace)
        #expect(try GestureTrace(json: trace.json, name: "other").name == "other")
        #expect(try JSONDecoder().decode(GestureTrace.self, from: Data(trace.json.utf8)) == trace)
        #expect(try GestureTrace(json: String(decoding: JSONEncoder().encode(trace), as: UTF8.self)) == trace)
        for trace in GestureTrace.shipped { #expect(try GestureTrace(json: trace.json) == trace) }
    }

    private static func record(_ samples: String, version: String = "1") -> String {
        #"{"version": \#(version), "name": "t", "samples": [\#(samples)]}"#
    }

    private static let down = #"{"time_ms": 0, "phase": "down", "x": 1, "y": 2}"#
    private static let fields = ["time_ms", "phase", "finger", "x", "y"]

    private static func invalid(
        _ field: HookeError.Field, _ value: String, _ accepted: String
    ) -> TraceError.Reason {
        .invalid(.badValue(field: field, value: value, nearest: nil, accepted: accepted))
    }

    @Test(arguments: [
        (
            "", TraceError.SourceLocation.whole,
            TraceError.Reason.malformed(
                "line 1, column 1: not JSON: expected a value, got the end of the text")
        ),
        (
            "{\"version\": 1,", .whole,
            .malformed(
                "line 1, column 15: not JSON: expected a name in double quotation marks, got the end of the text"
            )
        ),
        (
            String(repeating: "[", count: 100_000), .whole,
            .malformed("line 1, column 65: not JSON: nested deeper than 64")
        ),
        (
            record(#"{"time_ms": 0, "phase": "down", "x": 1e400, "y": 2}"#), .whole,
            .malformed("line 1, column 78 (samples[0].x): 1e400 is beyond the range of a double")
        ),
        (
            record(#"{"time_ms": 0, "phase": "down", "x": 1, "x": 1, "y": 2}"#), .whole,
            .malformed("line 1, column 81 (samples[0]): \"x\" is given twice; accepted: each name once")
        ),
        (
            #"{"version": 1, "version": 1, "name": "t", "samples": []}"#, .whole,
            .malformed("line 1, column 16: \"version\" is given twice; accepted: each name once")
        ),
        ("1e400", .whole, .malformed("line 1, column 1: 1e400 is beyond the range of a double")),
        ("[]", .whole, invalid("the record", "[]", "an object with version, name, samples")),
        ("1", .whole, invalid("the record", "1", "an object with version, name, samples")),
        ("{}", .whole, .invalid(.missing(field: "version", accepted: "the number 1"))),
        (
            #"{"version": 1, "name": "t"}"#, .whole,
            .invalid(.missing(field: "samples", accepted: "an array"))
        ),
        (
            #"{"version": 1, "name": "t", "samples": [], "device": 1}"#, .whole,
            .invalid(.unknownField(field: "device", nearest: nil, accepted: "version, name, samples"))
        ),
        (record(down, version: "2"), .whole, invalid("version", "2", "the number 1")),
        (record(down, version: "true"), .whole, invalid("version", "true", "the number 1")),
        (#"{"version": 1, "name": 3, "samples": []}"#, .whole, invalid("name", "3", "a string")),
        (
            #"{"version": 1, "name": "t", "samples": {}}"#, .whole, invalid("samples", "{}", "an array")
        ),
        (record(""), .whole, .empty),
        (
            record("7"), .sample(0), invalid("the sample", "7", "an object with \(list(fields))")
        ),
        (
            record(#"{"time_ms": 0, "phase": "down", "x": 1, "y": 2, "force": 1}"#), .sample(0),
            .invalid(.unknownField(field: "force", nearest: nil, accepted: list(fields)))
        ),
        (
            record(#"{"time_ms": 0, "phase": "down", "x": 1}"#), .sample(0),
            .invalid(.missing(field: "y", accepted: "a number"))
        ),
        (
            record(#"{"time_ms": "0", "phase": "down", "x": 1, "y": 2}"#), .sample(0),
            invalid("time_ms", "\"0\"", "a number, not in quotation marks")
        ),
        (
            record(#"{"time_ms": 0, "phase": "down", "x": null, "y": 2}"#), .sample(0),
            invalid("x", "null", "a number")
        ),
        (
            record(#"{"time_ms": 0, "phase": "drag", "x": 1, "y": 2}"#), .sample(0),
            invalid("phase", "\"drag\"", "down, move, up, cancel")
        ),
        (
            record(#"{"time_ms": 0, "phase": 1, "x": 1, "y": 2}"#), .sample(0),
            invalid("phase", "1", "down, move, up, cancel")
        ),
        (
            record(#"{"time_ms": 0, "phase": "down", "x": 1, "y": 2, "finger": 0.5}"#), .sample(0),
            .invalid(
                .outOfRange(field: "finger", value: 0.5, accepted: "whole numbers from 0 to 2147483647"))
        ),
        (
            record(#"{"time_ms": 0, "phase": "down", "x": 1, "y": 2, "finger": -1}"#), .sample(0),
            .invalid(
                .outOfRange(field: "finger", value: -1, accepted: "whole numbers from 0 to 2147483647"))
        ),
        (
            record(#"{"time_ms": 0, "phase": "down", "x": 2e9, "y": 2}"#), .sample(0),
            .outOfRange(field: "x", value: 2e9, limit: 1e9)
        ),
        (record(down), .sample(0), .noRelease),
        (record(down + "," + down), .sample(1), .secondDown),
    ])
    func `A fault of a record is reported with its field and sample`(
        json: String, place: TraceError.SourceLocation, reason: TraceError.Reason
    ) {
        let error = fault { () throws(TraceError) in try GestureTrace(json: json, name: "t.json") }
        #expect(error == TraceError(name: "t.json", place: place, reason: reason))
        #expect(error.map { "\($0)".hasPrefix("t.json: ") && "\($0)".contains("; accepted: ") } == true)
    }

    @Test func `The format of a file is detected from its content`() throws {
        for text in [GestureTrace.tap.csv, GestureTrace.tap.json, "\n \(GestureTrace.tap.json)"] {
            let path = FileManager.default.temporaryDirectory
                .appendingPathComponent("hooke-\(UUID().uuidString).trace").path
            try Data(text.utf8).write(to: URL(fileURLWithPath: path))
            defer { try? FileManager.default.removeItem(atPath: path) }
            let trace = try GestureTrace(contentsOfFile: path)
            #expect(trace.name == path && trace.samples == GestureTrace.tap.samples)
        }
    }

    private let traces = Generator<[GestureTrace.Sample]>(
        draw: { random in
            var time = random.uniform(-1e6...1e6)
            var down: [Int] = []
            var samples: [GestureTrace.Sample] = []
            func add(_ phase: GestureTrace.Phase, _ finger: Int) {
                samples.append(
                    .init(
                        milliseconds: time, phase: phase,
                        position: CGPoint(
                            x: random.uniform(-1...1) * random.logUniform(1e-300...1e9),
                            y: random.uniform(-1...1) * random.logUniform(1e-300...1e9)), finger: finger))
            }
            for finger in 0..<random.integer(1...20) {
                time += random.chance(0.5) ? random.logUniform(1e-9...1e3) : 0
                down.append(finger * 7)
                add(.down, finger * 7)
                while let finger = down.randomElement(using: &random), random.chance(0.6) {
                    time += random.chance(0.5) ? random.logUniform(1e-9...1e3) : 0
                    let isUp = random.chance(0.4)
                    add(isUp ? random.chance(0.8) ? .up : .cancel : .move, finger)
                    if isUp { down.removeAll { $0 == finger } }
                }
            }
            for finger in down { add(.up, finger) }
            return samples
        },
        shrink: { samples in
            Set(samples.map(\.finger)).sorted().map { finger in samples.filter { $0.finger != finger } }
        })

    @Test func `Both forms read back to the same bits`() {
        func bits(_ trace: GestureTrace) -> [UInt64] {
            trace.samples.flatMap {
                [$0.milliseconds, Double($0.position.x), Double($0.position.y)].map(\.bitPattern)
            }
        }
        checkProperty(seed: 67, cases: 100, traces) { samples in
            guard !samples.isEmpty else { return nil }
            let trace = try GestureTrace(name: "t", samples: samples)
            let copies = [
                try GestureTrace(csv: trace.csv, name: "t"), try GestureTrace(json: trace.json),
                try JSONDecoder().decode(GestureTrace.self, from: JSONEncoder().encode(trace)),
            ]
            for (index, copy) in copies.enumerated() where copy != trace || bits(copy) != bits(trace) {
                return "form \(index) of\n\(trace.csv)"
            }
            return copies[0].csv == trace.csv && copies[1].json == trace.json ? nil : "not the same bytes"
        }
    }
}
