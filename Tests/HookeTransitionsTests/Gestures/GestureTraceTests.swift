import Foundation
import HookeTransitions
import TestSupport
import Testing

@Suite struct GestureTraceTests {
    private static let header = "time_ms,phase,x,y\n"

    private func reason(_ csv: String) -> TraceError? {
        do {
            _ = try GestureTrace(csv: csv, name: "t.csv")
            return nil
        } catch { return error }
    }

    @Test func `A trace is read as written`() throws {
        let trace = try GestureTrace(
            csv: Self.header + "0,down,270.0,538.2857055664062\n8.5,move,269,530.5\n17,up,269,530.5\n",
            name: "t.csv")
        #expect(trace.name == "t.csv")
        #expect(trace.samples.map(\.milliseconds) == [0, 8.5, 17])
        #expect(trace.samples.map(\.phase) == [.down, .move, .up])
        #expect(trace.samples[0].position == CGPoint(x: 270, y: 538.2857055664062))
        #expect(trace.samples[1].time == 0.0085)
        #expect(trace.duration == 0.017)
        #expect(trace.release.phase == .up)
    }

    @Test func `Columns may be in any order, with any line ends and blanks`() throws {
        let plain = try GestureTrace(csv: Self.header + "0,down,1,2\n5,move,3,4\n5,cancel,3,4\n", name: "t")
        for csv in [
            "\u{FEFF}y,x,phase,time_ms\r\n2,1,down,0\r\n4,3,move,5\r\n4,3,cancel,5\r\n\r\n",
            "\n time_ms ,phase,\tx,y\n\n0,down,1,2\n  \n5, move ,3,4\n5,cancel,3e0,+4.0",
            "time_ms,phase,x,y\r0,down,1,2\r5,move,3,4\r5,cancel,3,4\r",
        ] {
            #expect(try GestureTrace(csv: csv, name: "t") == plain)
        }
    }

    @Test(arguments: [
        (
            "", TraceError.SourceLocation.whole,
            TraceError.Reason.missingColumns(["time_ms", "phase", "x", "y"])
        ),
        ("time_ms,phase,x,y\n", .whole, .empty),
        ("time_ms,phase,x\n0,down,1\n", .line(1), .missingColumns(["y"])),
        ("time_ms,phase,x,y,pressure\n", .line(1), .unknownColumn("pressure")),
        ("time,phase,x,y\n", .line(1), .unknownColumn("time")),
        ("0,down,1,2\n", .line(1), .unknownColumn("0")),
        ("time_ms,phase,x,y,x\n", .line(1), .repeatedColumn("x")),
        (header + "0,down,1\n", .line(2), .fieldCount(3, expected: 4)),
        (header + "0,down,1,2,\n", .line(2), .fieldCount(5, expected: 4)),
        (header + "0,down,1,2\n\n1,move,one,2\n", .line(4), .notANumber(field: "x", text: "one")),
        (header + "0,down,1,\n", .line(2), .notANumber(field: "y", text: "")),
        (header + "0x10,down,1,2\n", .line(2), .notANumber(field: "time_ms", text: "0x10")),
        (header + "0,down,1,2\n1,hover,1,2\n", .line(3), .unknownPhase("hover")),
        (header + "0,Down,1,2\n", .line(2), .unknownPhase("Down")),
        (header + "0,move,1,2\n1,up,1,2\n", .line(2), .startsWithoutDown(.move)),
        (header + "0,up,1,2\n", .line(2), .startsWithoutDown(.up)),
        (header + "0,down,1,2\n1,down,1,2\n", .line(3), .secondDown),
        (header + "0,down,1,2\n5,move,1,2\n4.5,up,1,2\n", .line(4), .decreasingTime(from: 5, to: 4.5)),
        (header + "0,down,1,2\n1,up,1,2\n2,move,1,2\n", .line(4), .afterRelease(.up)),
        (header + "0,down,1,2\n1,cancel,1,2\n2,down,1,2\n", .line(4), .afterRelease(.cancel)),
        (header + "0,down,1,2\n", .line(2), .noRelease),
        (header + "0,down,1,2\r\n3,move,1,2\r\n", .line(3), .noRelease),
    ])
    func `A fault is reported with its line`(
        csv: String, place: TraceError.SourceLocation, reason: TraceError.Reason
    ) {
        #expect(self.reason(csv) == TraceError(name: "t.csv", place: place, reason: reason))
    }

    @Test(arguments: ["nan", "NaN", "inf", "-inf", "1e999", "1.0000001e15"])
    func `A non-finite number is refused in every column`(text: String) throws {
        for (field, row) in [
            ("time_ms", "\(text),down,1,2"), ("x", "0,down,\(text),2"), ("y", "0,down,1,\(text)"),
        ] {
            let error = try #require(reason(Self.header + row + "\n9,up,1,2\n"))
            guard case .outOfRange(let named, let value, let limit) = error.reason else {
                Issue.record("\(field) \(text): \(error)")
                continue
            }
            #expect(named == field)
            #expect(!(value.magnitude <= limit))
            #expect(error.place == .line(2))
            #expect("\(error)".hasPrefix("t.csv:2: \(field) is "))
        }
    }

    @Test func `The limits themselves are accepted`() throws {
        let trace = try GestureTrace(
            csv: Self.header + "-1e15,down,1e9,-1e9\n1e15,up,5e-324,-0.0\n", name: "t")
        #expect(trace.duration == 2e12)
        #expect(trace.samples[1].position.x == .leastNonzeroMagnitude)
    }

    @Test func `A trace made from values has the same rules`() {
        func sample(_ time: Double, _ phase: GestureTrace.Phase) -> GestureTrace.Sample {
            .init(milliseconds: time, phase: phase, position: .zero)
        }
        #expect(throws: TraceError(name: "t", place: .whole, reason: .empty)) {
            try GestureTrace(name: "t", samples: [])
        }
        let error = #expect(throws: TraceError.self) {
            try GestureTrace(
                name: "t", samples: [sample(3, .down), sample(2, .move), sample(4, .up)])
        }
        #expect(error?.place == .sample(1))
        #expect(
            error.map { "\($0)" }
                == "t: sample 1: time_ms decreases from 3.0 to 2.0; accepted: non-decreasing times")
    }

    private let traces = Generator<[GestureTrace.Sample]>(
        draw: { random in
            var time = random.uniform(-1e6...1e6)
            let count = random.integer(2...40)
            return (0..<count).map { index in
                if random.chance(0.8) { time += random.logUniform(1e-9...1e3) }
                let phase: GestureTrace.Phase =
                    index == 0 ? .down : index < count - 1 ? .move : random.chance(0.5) ? .up : .cancel
                return .init(
                    milliseconds: time, phase: phase,
                    position: CGPoint(
                        x: random.uniform(-1...1) * random.logUniform(1e-300...1e9),
                        y: random.uniform(-1...1) * random.logUniform(1e-300...1e9)))
            }
        },
        shrink: { samples in
            samples.count <= 2
                ? []
                : [[samples[0], samples[samples.count - 1]], Array(samples.dropLast(2) + samples.suffix(1))]
        })

    @Test func `CSV and JSON read back to the same bits`() {
        func bits(_ trace: GestureTrace) -> [UInt64] {
            trace.samples.flatMap {
                [
                    $0.milliseconds.bitPattern, Double($0.position.x).bitPattern,
                    Double($0.position.y).bitPattern,
                ]
            }
        }
        checkProperty(seed: 20, cases: 300, traces) { samples in
            let trace = try GestureTrace(name: "t", samples: samples)
            let fromText = try GestureTrace(csv: trace.csv, name: "t")
            let fromJSON = try JSONDecoder().decode(GestureTrace.self, from: JSONEncoder().encode(trace))
            guard fromText == trace, bits(fromText) == bits(trace) else { return "csv:\n\(trace.csv)" }
            return fromJSON == trace && bits(fromJSON) == bits(trace) ? nil : "JSON of \(samples)"
        }
    }

    @Test func `Decoding checks the rules`() {
        let json = """
            {"version": 1, "name": "t", "samples": [{"time_ms": 0, "phase": "move", "x": 1, "y": 2}]}
            """
        #expect(throws: TraceError(name: "t", place: .sample(0), reason: .startsWithoutDown(.move))) {
            try JSONDecoder().decode(GestureTrace.self, from: Data(json.utf8))
        }
    }
}

@Suite struct GestureTraceFileTests {
    /// Runs `body` with a temporary file.
    private func withFile<Result>(_ bytes: [UInt8], _ body: (String) throws -> Result) throws -> Result {
        let path = FileManager.default.temporaryDirectory
            .appendingPathComponent("hooke-\(UUID().uuidString).csv").path
        try Data(bytes).write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }
        return try body(path)
    }

    @Test func `A file is read, and its path is in its errors`() throws {
        try withFile(Array("time_ms,phase,x,y\n0,down,1,2\n1,up,1,2\n".utf8)) { path in
            let trace = try GestureTrace(contentsOfFile: path)
            #expect(trace.name == path)
        }
        try withFile(Array("time_ms,phase,x,y\n0,down,1,z\n".utf8)) { path in
            let error = #expect(throws: TraceError.self) { try GestureTrace(contentsOfFile: path) }
            #expect(error.map { "\($0)" } == "\(path):2: y is \"z\"; accepted: a decimal number")
        }
    }

    @Test func `A file that is not text is refused`() throws {
        func why(_ path: String) -> String? {
            do {
                _ = try GestureTrace(contentsOfFile: path)
                return nil
            } catch {
                guard case .unreadable(let why) = error.reason else { return nil }
                return why
            }
        }
        #expect(why("/nowhere/at/all.csv") == "no such file")
        #expect(why(FileManager.default.temporaryDirectory.path) == "it is a directory")
        let notText = try withFile([0x74, 0xFF, 0xFE], why)
        #expect(notText == "it is not UTF-8 text")
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["HOOKE_DATA"] != nil, "HOOKE_DATA is not set"))
    func `Recorded swipes are read and written back`() throws {
        let folder = try #require(ProcessInfo.processInfo.environment["HOOKE_DATA"]) + "/swipes"
        let files = try FileManager.default.contentsOfDirectory(atPath: folder)
            .filter { $0.hasPrefix("swipe-") }
        #expect(files.count >= 7)
        for file in files {
            let trace = try GestureTrace(contentsOfFile: folder + "/" + file)
            #expect(trace.duration > 0)
            #expect(try GestureTrace(csv: trace.csv, name: trace.name) == trace)
        }
    }
}

@Suite struct ShippedTraceTests {
    @Test func `Every file of the folder is shipped under its name`() throws {
        let folder = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
            .appendingPathComponent("Sources/HookeTransitions/Gestures/Traces")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(files == GestureTrace.shipped.map { "\($0.name).csv" })
        for trace in GestureTrace.shipped {
            let file = try GestureTrace(
                contentsOfFile: folder.appendingPathComponent("\(trace.name).csv").path)
            #expect(file.samples == trace.samples)
            #expect(GestureTrace.shipped(named: trace.name) == trace)
        }
        #expect(GestureTrace.shipped(named: "pull-up.csv") == nil)
    }

    @Test func `The shipped traces start, move and end as their names say`() throws {
        let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
        for trace in GestureTrace.shipped {
            #expect(trace.samples.allSatisfy { screen.contains($0.position) }, "\(trace.name)")
        }
        func movement(_ trace: GestureTrace) -> CGPoint {
            let first = trace.samples[0].position
            return CGPoint(
                x: trace.release.position.x - first.x, y: trace.release.position.y - first.y)
        }
        #expect(movement(.pullUp).y < -450)
        #expect(movement(.pullDown).y > 450)
        #expect(movement(.flickUp).y < -130 && GestureTrace.flickUp.duration < 0.15)
        #expect(movement(.swipeLeft).x < -200)
        #expect(movement(.swipeRight).x > 200)
        #expect(movement(.edgeRight).x > 200 && GestureTrace.edgeRight.samples[0].position.x == 2)
        let top = try #require(GestureTrace.pullBack.samples.map(\.position.y).min())
        #expect(movement(.pullBack).y < 0 && GestureTrace.pullBack.release.position.y - top > 200)
        let held = GestureTrace.dragAndHold.samples
        #expect(held[held.count - 1].time - held[held.count - 2].time > 0.04)
        #expect(movement(.tap) == .zero && GestureTrace.tap.duration < 0.1)
    }
}
