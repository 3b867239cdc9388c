import Foundation
import HookePreview
import HookeTransitions
import TestSupport
import Testing

@testable import HookeTool

@Suite struct PlayCommandTests {
    private func run(_ arguments: String...) throws { try run(arguments) }

    private func run(_ arguments: [String]) throws {
        guard let command = try HookeCommand.parseAsRoot(["play"] + arguments) as? PlayCommand else {
            Issue.record("not the play command")
            return
        }
        try command.run()
    }

    /// The message of a command that refuses.
    private func refusal(_ arguments: String...) -> String? {
        do {
            var command = try HookeCommand.parseAsRoot(["play"] + arguments)
            try command.run()
            return nil
        } catch {
            return HookeCommand.fullMessage(for: error)
        }
    }

    @Test func `A shipped trace gives three files`() throws {
        try withFolder { folder in
            let out = folder.appendingPathComponent("deep/er").path
            try run("drawer", "--gesture", "pull-up", "--edge", "bottom", "--out", out)
            let files = try FileManager.default.contentsOfDirectory(atPath: out).sorted()
            #expect(files == ["filmstrip.svg", "frames.csv", "preview.html"])
        }
    }

    @Test func `Runs are compared on one page, with a table and a filmstrip each`() throws {
        try withFolder { folder in
            try run(
                "drawer", "--gesture", "edge-right", "--recogniser", "edge", "--compare", "settle=curve",
                "--compare",
                "settle=uikit,decision=velocity-sign,gesture=swipe-right,recogniser=pan,edge=left",
                "--out", folder.path)
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            #expect(
                files == [
                    "filmstrip-2.svg", "filmstrip-3.svg", "filmstrip.svg", "frames-2.csv", "frames-3.csv",
                    "frames.csv", "preview.html",
                ])
            let page = try String(contentsOf: folder.appendingPathComponent("preview.html"), encoding: .utf8)
            #expect(page.contains("\"label\":\"C\"") && page.contains("velocity-sign → finish · uikit"))
        }
        for wrong in ["settle", "settle=", "speed=2", "settle=cruve", "edge=inside", "settle=curve,"] {
            #expect(refusal("drawer", "--compare", wrong)?.contains("--compare") == true, "\(wrong)")
        }
        let compare = ["--compare", "settle=curve"]
        let many = (0..<4).flatMap { _ in compare }
        let said = HookeCommand.fullMessage(
            for: #expect(throws: (any Error).self) {
                var command = try HookeCommand.parseAsRoot(["play", "drawer"] + many)
                try command.run()
            }!)
        #expect(said.contains("--compare is given 4 times; accepted: up to 3"))
    }

    @Test func `A trace from a file plays with every option`() throws {
        try withFolder { folder in
            let trace = folder.appendingPathComponent("mine.csv")
            try GestureTrace.edgeRight.csv.write(to: trace, atomically: true, encoding: .utf8)
            // Each decision once, and each way to settle once.
            let decisions = ReleaseStudy.Rule.all.map(\.name) + ["threshold(0.6)"]
            let settles = [
                "spring", "bouncy", "spring(response=0.4, damping-ratio=0.8)", "curve", "uikit(ease-out)",
            ]
            for index in 0..<max(decisions.count, settles.count) {
                try run(
                    "flip", "--gesture", trace.path, "--recogniser", "edge", "--edge", "left", "--size",
                    "400x800",
                    "--decision", decisions[index % decisions.count], "--settle",
                    settles[index % settles.count], "--fps", "30",
                    "--out", folder.appendingPathComponent("out").path)
            }
        }
    }

    @Test func `Errors name the cause, and nothing is written`() throws {
        try withFolder { folder in
            let out = folder.appendingPathComponent("out").path
            func trace(_ name: String, _ text: String) throws -> String {
                let url = folder.appendingPathComponent(name)
                try text.write(to: url, atomically: true, encoding: .utf8)
                return url.path
            }
            let header = "time_ms,phase,x,y\n"
            let cases = [
                (["wobble", "--out", out], "the transition is \"wobble\""),
                (["drawer", "--gesture", folder.path + "/none.csv", "--out", out], "none.csv"),
                (
                    ["drawer", "--gesture", try trace("column.csv", "time,phase,x,y\n"), "--out", out],
                    "column.csv:1"
                ),
                (
                    [
                        "drawer", "--gesture",
                        try trace("back.csv", header + "0,down,0,0\n9,move,0,0\n8,move,0,0\n10,up,0,0\n"),
                        "--out", out,
                    ], "back.csv:4"
                ),
                (
                    [
                        "drawer", "--gesture", try trace("nan.csv", header + "0,down,nan,0\n1,up,0,0\n"),
                        "--out", out,
                    ],
                    "nan.csv:2"
                ),
                (
                    [
                        "drawer", "--gesture", try trace("down.csv", header + "0,down,0,0\n1,move,0,0\n"),
                        "--out", out,
                    ],
                    "no release"
                ),
                (
                    [
                        "drawer", "--gesture", try trace("still.csv", header + "0,down,0,0\n1,up,0,0\n"),
                        "--out", out,
                    ],
                    "no gesture was recognised"
                ),
                (["drawer", "--size", "0x5", "--out", out], "accepted: width and height from 1 to 100000"),
                (["drawer", "--decision", "treshold", "--out", out], "did you mean \"threshold\"?"),
                (["drawer", "--settle", "foo", "--out", out], "accepted: spring, curve, uikit"),
                (
                    ["drawr", "--out", out],
                    "the transition is \"drawr\"; did you mean \"drawer\"? Accepted: "
                ),
                (
                    ["drawer", "--gesture", "swip-left", "--out", out],
                    "--gesture is \"swip-left\"; did you mean \"swipe-left\"? Accepted: drag-and-hold, "
                ),
                (["drawer", "--size", "wide", "--out", out], "size"),
                (
                    ["drawer", "--fps", "0", "--out", out],
                    "--fps is 0.0; accepted: at least 0.01, at most 1000"
                ),
                (["drawer", "--edge", "middle", "--out", out], "edge"),
            ]
            for (arguments, expected) in cases {
                do {
                    var command = try HookeCommand.parseAsRoot(["play"] + arguments)
                    try command.run()
                    Issue.record("\(arguments) was accepted")
                } catch {
                    let message = HookeCommand.fullMessage(for: error)
                    #expect(message.contains(expected), "\(message)")
                    #expect(HookeCommand.exitCode(for: error).rawValue != 0)
                }
                #expect(!FileManager.default.fileExists(atPath: out))
            }
        }
    }

    @Test(arguments: ["390x844", "390X844", "390×844", "390 x 844"])
    func `A size is written with x or ×`(size: String) throws {
        #expect(try ScreenSize(argument: size).size == CGSize(width: 390, height: 844))
    }

    @Test func `A gesture towards the edge is refused, with the gestures that fit`() throws {
        try withFolder { folder in
            let out = folder.appendingPathComponent("out").path
            let message = try #require(refusal("drawer", "--gesture", "swipe-left", "--out", out))
            #expect(
                message
                    == "Error: swipe-left moves nothing: it does not lead away from the left edge; accepted: a gesture "
                    + "that does, such as edge-right, swipe-right; or --edge right")
            #expect(!FileManager.default.fileExists(atPath: out))
        }
    }

    @Test func `Equal runs are refused`() throws {
        let message = refusal("drawer", "--compare", "settle=curve") ?? ""
        #expect(
            message.contains(
                "--compare settle=curve gives the same run as run 1; accepted: recogniser, decision and settle with "
                    + "--gesture; without it edge and gesture"))
        let same = refusal("drawer", "--gesture", "swipe-right", "--compare", "settle=spring") ?? ""
        #expect(same.contains("--compare settle=spring gives the same run as run 1"))
    }

    @Test func `Files of an earlier comparison are removed`() throws {
        try withFolder { folder in
            let arguments = ["drawer", "--gesture", "swipe-right", "--out", folder.path]
            try run(arguments + ["--compare", "settle=curve"])
            try Data().write(to: folder.appendingPathComponent("filmstrip-2.png"))
            try Data().write(to: folder.appendingPathComponent("mine.txt"))
            try run(arguments)
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            #expect(files == ["filmstrip.svg", "frames.csv", "mine.txt", "preview.html"])
        }
    }

    @Test func `A file in place of the folder is named with the reason`() throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent("file")
            try Data().write(to: file)
            let message = refusal("drawer", "--out", file.path)
            #expect(message == "Error: \(file.path) cannot be written: it is not a folder")
        }
    }

    @Test func `Semicolons and tabs separate the columns of a trace too`() throws {
        try withFolder { folder in
            for (name, separator) in [("semicolons", ";"), ("tabs", "\t")] {
                let file = folder.appendingPathComponent("\(name).csv")
                let text = GestureTrace.swipeRight.csv.replacing(",", with: separator).replacing(
                    ".", with: ",")
                try text.write(to: file, atomically: true, encoding: .utf8)
                #expect(
                    try gestureTrace(file.path, option: "--gesture").samples
                        == GestureTrace.swipeRight.samples)
            }
        }
    }

    @Test func `The list names every transition`() throws {
        try run("--list")
        #expect(refusal() != nil, "without a name there is nothing to play")
    }
}

@Suite struct LongTraceTests {
    @Test func `A long trail makes a small picture`() throws {
        var random = SeededGenerator(seed: 3)
        var recording = try TransitionRecorder.record(PlaySettings(.drawer, trace: .swipeRight))
        let (first, end) = (recording.frames[0], recording.duration)
        recording.frames = (0...20_000).map { index in
            var frame = first
            (frame.time, frame.phase) = (Double(index) * end / 20_000, .interactive)
            frame.finger = SIMD2(random.uniform(0...390), random.uniform(0...844))
            return frame
        }
        #expect(try Filmstrip.svg(of: recording).utf8.count < 1_000_000)
    }
}
