import Foundation
import Testing

@testable import HookeTool

@Suite struct LintCommandTests {
    /// Writes a file into a folder and returns its path.
    private func file(_ name: String, _ text: String, _ folder: URL) throws -> String {
        let file = folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: file)
        return file.path
    }

    private let drift = #"{"times": [0, 0.1, 0.2, 0.3], "values": [0, 1, 1, 2], "mode": "catmullRom"}"#

    @Test func `Without findings the status is 0 and nothing is written`() throws {
        try withFolder { folder in
            let track = try file(
                "fade.json", #"{"times": [0, 0.3], "values": [0, 1], "mode": "linear"}"#, folder)
            #expect(try BuiltCommand.output(["lint", track, "--transition", "drawer"]).isEmpty)
        }
    }

    @Test func `A finding is one line, and the status is 3`() throws {
        try withFolder { folder in
            let track = try file("drift.json", drift, folder)
            let outcome = try BuiltCommand.run(["lint", track])
            #expect(outcome.status == 3 && outcome.errors.isEmpty)
            #expect(
                outcome.output.hasPrefix(
                    "\(track):1: warning hold-drift: drift moves by 0.04811 between the equal keys"))
            #expect(outcome.output.filter(\.isNewline).count == 1)
        }
    }

    @Test func `Only levels from --fail-on up fail`() throws {
        try withFolder { folder in
            let track = try file("drift.json", drift, folder)
            #expect(try BuiltCommand.run(["lint", track, "--fail-on", "error"]).status == 0)
            #expect(try BuiltCommand.run(["lint", track, "--fail-on", "note"]).status == 3)
        }
    }

    @Test func `An input that cannot be read is named, and the status is 1`() throws {
        try withFolder { folder in
            let track = try file("drift.json", drift, folder)
            let outcome = try BuiltCommand.run(["lint", "/nowhere.json", track])
            #expect(outcome.status == 1 && outcome.errors.contains("/nowhere.json"))
            #expect(outcome.output.contains("hold-drift"))
            let text = try file("text.json", "not json", folder)
            let refused = try BuiltCommand.run(["lint", text])
            #expect(refused.errors.contains("\(text): line 1, column 1: not JSON"))
        }
    }

    @Test func `Wrong arguments are refused with status 64`() throws {
        for arguments in [
            [], ["--transition", "slid"], ["a.json", "--format", "xml"], ["a.json", "--fail-on", "fatal"],
        ] {
            #expect(try BuiltCommand.run(["lint"] + arguments).status == 64)
        }
        let outcome = try BuiltCommand.run(["lint", "--transition", "slid"])
        #expect(outcome.errors.contains("did you mean \"slide\"?"))
    }

    @Test func `A configuration and a baseline remove findings`() throws {
        try withFolder { folder in
            let track = try file("drift.json", drift, folder)
            let config = try file("lint.json", #"{"levels": {"hold-drift": "off"}}"#, folder)
            #expect(try BuiltCommand.output(["lint", track, "--config", config]).isEmpty)
            let known = folder.appendingPathComponent("known.json").path
            #expect(
                try BuiltCommand.output(["lint", track, "--write-baseline", known]) == "wrote \(known)\n")
            #expect(try BuiltCommand.output(["lint", track, "--baseline", known]).isEmpty)
        }
    }

    @Test(arguments: [
        (
            #"{"limits": {"tunr": 1}}"#,
            #"limits.tunr is an unknown field; did you mean "turn"? Accepted: remainder, "#
        ),
        (
            #"{"levels": {"Hold-drft": "off"}}"#,
            #"levels.Hold-drft is an unknown field; did you mean "hold-drift"? Accepted: unsettled, "#
        ),
        (
            #"{"allow": [{"rule": "flsh", "reason": "intro"}]}"#,
            #"allow[0].rule is "flsh"; did you mean "flash"? Accepted: unsettled, "#
        ),
    ])
    func `An unknown name in a configuration is refused with the known ones`(text: String, message: String)
        throws
    {
        try withFolder { folder in
            let track = try file("drift.json", drift, folder)
            let config = try file("lint.json", text, folder)
            let outcome = try BuiltCommand.run(["lint", track, "--config", config])
            #expect(
                outcome.status == 1 && outcome.errors.contains("\(config): \(message)"), "\(outcome.errors)")
        }
    }

    @Test func `SARIF and JSON lines are valid JSON`() throws {
        try withFolder { folder in
            let track = try file("drift.json", drift, folder)
            for format in ["json", "sarif"] {
                let outcome = try BuiltCommand.run(["lint", track, "--format", format])
                #expect(outcome.status == 3)
                _ = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
            }
        }
    }

    @Test func `The decision of a gesture is an option`() throws {
        let outcome = try BuiltCommand.run(["lint", "--transition", "drawer", "--decision", "threshold=0.01"])
        #expect(
            outcome.status == 3 && outcome.output.contains("drawer: warning near-threshold: drawer finishes"))
    }

    @Test(arguments: [
        (
            #"{"times": [0, 0.4], "values": [[0, 0, 0, 1], [0, 1, 0, -0.1]], "kind": "rotation", "turns": "asGiven", "mode": "linear"}"#,
            "long-turn"
        ),
        (#"{"times": [0, 0.1, 0.2, 0.3], "values": [0, 1, 1, 2], "mode": "catmullRom"}"#, "hold-drift"),
        (
            #"{"times": [0, 0.2], "values": [0, 1], "interpolations": [{"spring": {"preset": "smooth"}}]}"#,
            "unsettled"
        ),
    ])
    func `Tracks in JSON are examined`(text: String, rule: String) throws {
        try withFolder { folder in
            let track = try file("track.json", text, folder)
            #expect(try BuiltCommand.run(["lint", track]).output.contains(" warning \(rule): track "))
        }
    }
}
