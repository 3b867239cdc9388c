import Foundation
import Hooke
import HookeTransitions
import Testing

@testable import HookeTool

@Suite struct TuneCommandTests {
    /// A trace as a file.
    private func write(_ trace: GestureTrace, _ name: String, in folder: URL) throws {
        try trace.csv.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }

    /// The members of the line of JSON that a run prints.
    private func members(_ arguments: String...) throws -> JSONValue {
        let outcome = try BuiltCommand.run(["tune"] + arguments + ["--json"])
        guard let members = try JSONValue(parsing: Array(outcome.output.utf8)).object else {
            Issue.record("\(outcome.output) is no object")
            return .object([:])
        }
        return members
    }

    private func number(_ value: JSONValue?) -> Double? {
        if let number = value?.number { return number }
        return nil
    }

    private func elements(_ value: JSONValue?) -> [JSONValue] {
        guard let values = value?.elements else { return [] }
        return values.compactMap(\.object)
    }

    @Test func `A wrong trace is named with its line, and the others still run`() throws {
        try withFolder { folder in
            try write(.swipeRight, "b-good.csv", in: folder)
            try write(.edgeRight, "d-good.CSV", in: folder)
            try GestureTrace.edgeRight.json.write(
                to: folder.appendingPathComponent("f-record.json"), atomically: true, encoding: .utf8)
            try write(.swipeLeft, "e-other-way.csv", in: folder)
            try "time_ms,phase,x,y\n0,down,1,1\n5,move,oops,1\n".write(
                to: folder.appendingPathComponent("a-bad.csv"), atomically: true, encoding: .utf8)
            try "time_ms,phase,x,y\n0,down,1,1\n5,move,2,1\n".write(
                to: folder.appendingPathComponent("c-no-release.csv"), atomically: true, encoding: .utf8)
            try "not read".write(
                to: folder.appendingPathComponent("notes.txt"), atomically: true, encoding: .utf8)
            let outcome = try BuiltCommand.run(["tune", folder.path, "/nowhere.csv"])
            #expect(outcome.status == 1)
            let faults = outcome.errors.split(separator: "\n").map(String.init)
            #expect(faults.count == 3, "\(faults)")
            #expect(faults[0].contains("a-bad.csv:3: x is \"oops\""))
            #expect(faults[1].contains("c-no-release.csv:3: no release"))
            #expect(faults[2] == "/nowhere.csv cannot be read: no such file")
            #expect(outcome.output.contains("\nb-good "), "\(outcome.output)")
            #expect(outcome.output.contains("\nd-good ") && outcome.output.contains("\nf-record "))
            #expect(outcome.output.contains("left out\n"))
            #expect(outcome.output.contains("e-other-way.csv: it moves by ("))
            #expect(!outcome.output.contains("notes"))
        }
    }

    @Test func `Without a swipe to study the command fails with the reason`() throws {
        try withFolder { folder in
            let empty = try BuiltCommand.run(["tune", folder.path])
            #expect(empty.status == 1)
            #expect(empty.errors.contains("accepted: files that end in .csv or .json"))
            let other = try BuiltCommand.run(["tune", "swipe-left", "tap"])
            #expect(other.status == 1)
            #expect(other.errors.contains("no trace is a swipe away from the left edge"))
            #expect(other.output.contains("tap: no swipe was recognised"))
        }
    }

    @Test func `JSON has all digits of the study`() throws {
        let members = try members(
            "flick-up", "drag-and-hold", "--edge", "bottom", "--width", "1000", "--cap", "2", "--decision",
            "fling=1.5",
            "--decision", "velocity-sign", "--settle", "curve", "--settle",
            "spring(response=0.5,damping-ratio=0.5)",
            "--duration", "0.8", "--speed", "2", "--overshoot", "rubber-band=0.1")
        let readings = try [GestureTrace.flickUp, .dragAndHold].map {
            try SwipeMeasurement($0, edge: .bottom, size: CGSize(width: 390, height: 1000))
        }
        var settings = ReleaseStudy.Settings()
        settings.maximumVelocity = 2
        settings.duration = 0.8
        settings.speed = 2
        settings.overshoot = .rubberBand(limit: 0.1)
        let study = try ReleaseStudy(
            of: readings,
            rules: [.init("fling=1.5", .fling(minimumVelocity: 1.5)), .init("velocity-sign", .velocitySign)],
            settles: [
                .init("curve", .cubic),
                .init(
                    "spring(response=0.5,damping-ratio=0.5)",
                    .spring(try Spring(response: 0.5, dampingRatio: 0.5))),
            ], settings: settings)
        let traces = elements(members["traces"])
        #expect(traces.count == 2)
        for (index, trace) in traces.enumerated() {
            #expect(trace["name"] == .string(["flick-up", "drag-and-hold"][index]))
            #expect(number(trace["fraction"]) == readings[index].release.fraction)
            #expect(number(trace["velocity"]) == readings[index].release.velocity)
            #expect(number(trace["releaseTime"]) == readings[index].releaseTime)
            #expect(number(trace["cappedVelocity"]) == (index == 0 ? 2 : nil))
            let results = elements(trace["results"])
            let expected = study.results.filter { $0.index == index }
            #expect(results.count == 4 && expected.count == 4)
            for (found, result) in zip(results, expected) {
                #expect(found["decision"] == .string(result.rule))
                #expect(found["settle"] == .string(result.settle))
                #expect(found["outcome"] == .string(result.verdict.outcome.rawValue))
                #expect(found["reason"] == .string(result.verdict.reason))
                #expect(number(found["duration"]) == result.plan.duration)
                #expect(number(found["restTime"]) == result.restTime)
                #expect(number(found["overshoot"]) == result.plan.largestOvershoot)
            }
        }
        #expect(number(members["capped"]) == 1)
        #expect(number(members["longestSettle"]) == study.longestSettle?.plan.duration)
        #expect(number(members["largestOvershoot"]) == study.largestOvershoot?.plan.largestOvershoot)
        #expect((study.largestOvershoot?.plan.largestOvershoot ?? 0) > 0.01)
        #expect(elements(members["disagreements"]).count == study.disagreements.count)
    }

    @Test func `A sweep has one study for each value`() throws {
        let swept = try members("swipe-right", "edge-right", "--sweep", "threshold=0.1...0.9:0.1")
        let values = elements(swept["values"])
        #expect(values.compactMap { number($0["value"]) } == [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9])
        // The fractions are .5957 and .6718.
        let finished = values.map { elements($0["decisions"]).compactMap { number($0["finish"]) } }
        #expect(finished == [[2], [2], [2], [2], [2], [1], [0], [0], [0]])
        let caps = try members(
            "swipe-right", "--sweep", "cap=1...9:4", "--decision", "fling", "--decision", "threshold")
        #expect(elements(caps["values"]).compactMap { number($0["capped"]) } == [1, 0, 0])
        #expect(elements(caps["values"]).allSatisfy { elements($0["decisions"]).count == 2 })
        #expect(try TuneSweep(argument: "cap=0...1:0.3").values == [0, 0.3, 0.6, 0.9])
        #expect(try TuneSweep(argument: "speed=2...2:1").values == [2])
        for bad in [
            "cap", "cap=1", "cap=1...2", "cap=2...1:1", "cap=1...2:0", "wind=0...1:0.1", "cap=0...1:1e-9",
            "cap=0...nan:1",
        ] {
            #expect(throws: Refusal.self, "\(bad)") { try TuneSweep(argument: bad) }
        }
    }

    @Test func `A plot has a curve for each outcome`() throws {
        try withFolder { folder in
            let path = folder.appendingPathComponent("plot.svg").path
            let outcome = try BuiltCommand.run([
                "tune", "swipe-right", "edge-right", "--plot", path, "--settle", "spring", "--settle",
                "curve",
            ])
            #expect(outcome.status == 0, "\(outcome.errors)")
            let svg = try String(contentsOfFile: path, encoding: .utf8)
            for label in ["swipe-right: finish, spring", "edge-right: finish, curve"] {
                #expect(svg.contains(label))
            }
        }
        let many = try BuiltCommand.run([
            "tune", "pull-up", "flick-up", "pull-back", "drag-and-hold", "--edge", "bottom", "--plot",
            "/tmp/none.svg",
            "--settle", "spring", "--settle", "curve",
        ])
        #expect(many.status == 64 && many.errors.contains("--plot would draw 12 curves; accepted: at most 6"))
    }

    @Test func `Wrong uses name the option, its value and what is accepted`() throws {
        let cases: [([String], String)] = [
            (["--width", "0"], "--width is 0.0; accepted: above 0"),
            (["--duration", "nan"], "--duration is nan"), (["--speed", "-1"], "--speed is -1.0"),
            (["--cap", "-2"], "--cap is -2.0; accepted: at least 0"),
            (["--decision", "fling", "--decision", "fling=1"], "--decision fling=1 is given twice"),
            (["--settle", "curve", "--settle", "curve"], "--settle curve is given twice"),
            (["--decision", "wobble"], "--decision is \"wobble\""),
            (["--decision", "velocity-sign=1"], "--decision.velocity-sign is 1.0; accepted: no number"),
            (["--decision", "projected=1"], "--decision.projected is 1.0; accepted: a number above 0"),
            (["--settle", "spring(response=no)"], "--settle.response is \"no\""),
            (["--settle", "uikit(steps(3))"], "--settle.uikit is \"steps(3)\""),
            (
                ["--overshoot", "rubber-band=0"],
                "--overshoot.rubber-band is 0.0; accepted: a finite number above 0"
            ),
            (
                ["--overshoot", "clmp"],
                "--overshoot is \"clmp\"; did you mean \"clamp\"? Accepted: clamp, extrapolate"
            ),
            (["--sweep", "fling=0...1:0.5", "--decision", "fling"], "accepted: --sweep without --decision"),
            (["--sweep", "cap=0...1:0.5", "--plot", "x.svg"], "accepted: --plot without --sweep"),
            (["--sweep", "speed=0...1:0.5"], "--sweep speed has 0.0"),
            (["--sweep", "projected=0.5...1:0.5"], "--sweep projected is 1.0"),
            (["--edge", "middle"], "middle"),
            ([], "<traces> is missing; accepted: a CSV or JSON file, a folder, or one of "),
        ]
        for (arguments, expected) in cases {
            let traces = arguments.isEmpty ? [] : ["swipe-right"]
            let message = try #require(refusal(of: ["tune"] + traces + arguments), "\(arguments)")
            #expect(message.contains(expected), "\(message)")
        }
        // A spring that never settles is refused before anything is read, as by play and export.
        let endless = "spring(stiffness=100,damping=0)"
        for arguments in [
            ["tune", "swipe-right", "--settle", endless],
            ["play", "slide", "--gesture", "swipe-left", "--settle", endless],
            ["export", "slide", "--format", "interactive", "--settle", endless],
        ] {
            let message = try #require(refusal(of: arguments))
            #expect(
                message.contains("--settle is \"\(endless)\"; accepted: a spring whose damping is above 0"))
        }
    }

    @Test func `All decisions are those with their usual numbers`() {
        #expect(
            ReleaseStudy.Rule.all.map(\.name) == [
                "velocity-sign", "threshold=0.5", "projected=0.998", "fling=1", "look-ahead=0.3",
            ])
    }
}
