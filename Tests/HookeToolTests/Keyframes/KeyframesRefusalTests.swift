import Foundation
import HookeMotion
import Testing

@testable import HookeTool

/// The errors of `hooke keyframes`.
@Suite struct KeyframesRefusalTests {
    private static let usable =
        "\"good / Box: translation\"; refused: animation 0: \(KeyframesFiles.badAnimation)"
    private static let modes = TrackMode.tracks(ofRotations: false).map(\.rawValue).joined(separator: ", ")
    private static let names = #""Box: translation", "Box: rotation""#

    /// The text of the file, the arguments after it, and the error.
    private static let faults: [(String, [String], String)] = [
        ("nonsense", ["sample"], "FILE: line 1, column 1: not JSON: an unknown word"),
        ("{\n\"asset\":\n}", ["show"], "FILE: line 3, column 1: not JSON: expected a value, got }"),
        ("[1]", ["show"], "FILE: the document is [1]; accepted: an object"),
        (#"{"op":"spring","at":[0]}"#, ["show"], "FILE: op is \"spring\"; accepted: keyframes, or no op"),
        (
            #"{"times":[0],"values":[1]}"#, ["show"],
            "FILE: mode is missing; accepted: \(Self.modes); or interpolations"
        ),
        (
            #"{"times":[1,0],"values":[1,2],"mode":"linear"}"#, ["sample"],
            "FILE: times[1] is 0.0; accepted: a number not below the one before, 1.0"
        ),
        (
            #"{"asset":{"version":"2.0"},"animations":[{"channels":3,"samplers":[]}]}"#, ["show"],
            "FILE: animations[0].channels is 3; accepted: an array"
        ),
        (KeyframesFiles.gltf, ["sample"], "FILE has 2 tracks; accepted: --track and \(names)"),
        (KeyframesFiles.gltf, ["sample", "--track", "Ball"], "--track is \"Ball\"; accepted: \(names)"),
        (
            KeyframesFiles.gltf, ["sample", "--track", "Box: rotatoin"],
            "--track is \"Box: rotatoin\"; did you mean \"Box: rotation\"? Accepted: \(names)"
        ),
        (KeyframesFiles.besideBad, ["sample"], "FILE has 1 tracks; accepted: --track and \(usable)"),
        (KeyframesFiles.besideBad, ["plot", "--track", "Ball"], "--track is \"Ball\"; accepted: \(usable)"),
        (
            KeyframesFiles.gltf, ["sample", "--track", "Box: rotation", "--track", "Box: translation"],
            "--track is given 2 times; accepted: once"
        ),
        (
            KeyframesFiles.gltf, ["plot", "--track", "Box: rotation", "--component", "u"],
            "--component is \"u\"; accepted: x, y, z, w"
        ),
        (
            KeyframesFiles.gltf, ["plot", "--track", "Box: rotation", "--track", "Box: translation"],
            "7 numbers are too many for a picture; accepted: --component and up to 6 of x, y, z, w"
        ),
        (
            KeyframesFiles.gltf, ["plot", "--track", "Box: rotation", "--compare", "linear"],
            "--compare is given; accepted with a track in JSON whose values are numbers"
        ),
        (
            KeyframesFiles.track, ["sample", "--rate", "0"],
            "--rate is 0.0; accepted: a finite number above 0"
        ),
        (
            KeyframesFiles.track, ["sample", "--until", "-inf"],
            "--until is -inf; accepted: a finite number of seconds"
        ),
        (
            KeyframesFiles.track, ["sample", "--from", "nan"],
            "--from is nan; accepted: a finite number of seconds"
        ),
        (
            KeyframesFiles.track, ["sample", "--from", "5", "--until", "4"],
            "--until is 4.0; accepted: a finite number of seconds from 5.0 on"
        ),
        (
            KeyframesFiles.track, ["sample", "--times", "0", "--from", "0"],
            "--from is given; accepted without --times"
        ),
        (
            KeyframesFiles.track, ["sample", "--rate", "1e9"],
            "--rate is 1000000000.0 and --from to --until is 3.5 s: 3500000000.0 samples; accepted: below 10000000 samples"
        ),
        (
            KeyframesFiles.track, ["plot", "--compare", "wavy"],
            "--compare wavy: mode is \"wavy\"; accepted: \(Self.modes)"
        ),
        (
            KeyframesFiles.track, ["plot", "--compare", "kochanekBartels,tension=hard"],
            "--compare kochanekBartels,tension=hard: tension is \"hard\"; accepted: a number"
        ),
        (
            KeyframesFiles.track, ["plot", "--compare", "akima,akima"],
            "--compare akima,akima: mode is \"akima,akima\"; accepted: a mode's name, then its fields, each once, as name=value"
        ),
        (
            KeyframesFiles.track, ["plot", "--compare", "linear,x=3"],
            "--compare linear,x=3: unknown field \"x\"; accepted: \(TrackNotation.fieldNames.joined(separator: ", "))"
        ),
        (
            KeyframesFiles.track, ["plot", "--from", "5"],
            "--from to --until is 5.0 to 3.5875; accepted: a non-empty range of times below 1e+100"
        ),
        (KeyframesFiles.track, ["plot", "--width", "3"], "--width is 3; accepted: 320 to 4096"),
        (
            KeyframesFiles.track, ["css", "--name", ""],
            "--name is \"\"; accepted: a name of one character or more, without spaces"
        ),
        (
            KeyframesFiles.track, ["css", "--name", "a b"],
            "--name is \"a b\"; accepted: a name of one character or more, without spaces"
        ),
        (
            KeyframesFiles.track, ["css", "--name", "None"],
            "--name is \"None\"; accepted: a name that CSS does not use in animations"
        ),
    ]

    @Test(arguments: faults)
    func `Errors name the place and what is accepted`(
        text: String, arguments: [String], reason: String
    ) throws {
        try KeyframesFiles.with(text) { path in
            let found = refusal(of: ["keyframes", arguments[0], path] + arguments.dropFirst())
            #expect(found == reason.replacingOccurrences(of: "FILE", with: path))
        }
    }

    @Test func `A missing file is an error`() throws {
        let outcome = try BuiltCommand.run(["keyframes", "sample", "/nowhere.json"])
        #expect(outcome.status == 1 && outcome.output == "")
        #expect(outcome.errors == "Error: /nowhere.json cannot be read: no such file\n")
        let folder = try BuiltCommand.run(["keyframes", "sample", "/"])
        #expect(folder.status == 1 && folder.output == "")
        #expect(folder.errors == "Error: / cannot be read: it is a directory\n")
    }
}
