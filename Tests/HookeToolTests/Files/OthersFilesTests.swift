import Foundation
import HookeAssets
import Testing

@testable import HookeTool

/// Files of other programs at the command: notes on standard error, `--strict`, and slerps.
@Suite struct OthersFilesTests {
    private static let lottie =
        #"{"fr":10,"ip":0,"op":20,"layers":[{"ty":4,"nm":"L","parent":7,"ks":{"r":{"k":[{"t":0,"s":[0],"i":null},{"t":20,"s":[90]}]}}}]}"#
    private static let tokens =
        #"{"a":{"$type":"spring","$value":{"stiffness":170,"damping":26}},"b":{"$type":"duration","$value":"1s"}}"#

    private func write(_ text: String, _ name: String, _ body: (String) throws -> Void) throws {
        try withFolder { folder in
            let file = folder.appendingPathComponent(name)
            try Data(text.utf8).write(to: file)
            try body(file.path)
        }
    }

    @Test(arguments: [
        ["keyframes", "show"], ["keyframes", "sample"], ["keyframes", "plot"], ["reduce"], ["lint"],
    ])
    func `Notes are on standard error with the file, and --strict refuses`(command: [String]) throws {
        try write(Self.lottie, "a.json") { file in
            let found = try BuiltCommand.run(command + [file], input: "")
            #expect(found.status == 0, "\(found)")
            let notes = found.errors.split(separator: "\n").map(String.init)
            #expect(
                notes == [
                    "note: \(file): layers[0].ks.r.k[0].i is null; accepted: a value; it is read as missing",
                    "note: \(file): layers[0].parent is 7; accepted: the ind of exactly one layer of the composition; 0 layers have "
                        + "it; the layer has no parent",
                ])
            let strict = try BuiltCommand.run(command + [file, "--strict"], input: "")
            #expect(strict.status == 1 && strict.output.isEmpty, "\(strict)")
            #expect(strict.errors.contains("layers[0].parent is 7"))
        }
    }

    @Test func `Tokens of other types are read by --type`() throws {
        try write(Self.tokens, "a.json") { file in
            let plain = try BuiltCommand.run(["tokens", "read", file], input: "")
            #expect(plain.status == 0 && plain.output == "b  1s\n", "\(plain)")
            #expect(plain.errors.contains("/a/$type): $type is \"spring\"; accepted: "))
            let mapped = try BuiltCommand.run(["tokens", "read", file, "--type", "spring=spring"], input: "")
            #expect(mapped.output == "a  spring(stiffness=170, damping=26)\nb  1s\n", "\(mapped)")
            let strict = try BuiltCommand.run(["tokens", "emit", file, "--to", "css", "--strict"], input: "")
            #expect(strict.status == 1 && strict.output.isEmpty)
            for (option, reason) in [
                ("spring", "a type and a kind"), ("a=sprig", "did you mean \"spring\"?"),
                ("=spring", "a type and a kind"),
            ] {
                let bad = try BuiltCommand.run(["tokens", "read", file, "--type", option], input: "")
                #expect(bad.status == 64 && bad.errors.contains(reason), "\(bad)")
            }
            let lint = try BuiltCommand.run(["lint", file], input: "")
            #expect(lint.status == 0 && lint.errors.contains("note: \(file): line 1"), "\(lint)")
        }
    }

    @Test func `Keyframes that reduce writes as CSS are read again`() throws {
        let track = #"{"times":[0,1,2],"values":[0,10,4],"mode":"monotone"}"#
        let css = try BuiltCommand.run(
            ["reduce", "--format", "css", "--property", "left", "--unit", "px", "--error", "0.01"],
            input: track)
        #expect(css.status == 0, "\(css)")
        let file = try CSSFile(Array(css.output.utf8))
        #expect(file.notes.isEmpty && file.animations[0].notes.isEmpty && file.animations[0].duration == 2)
        let read = file.animations[0].tracks[0]
        let exact = try KeyframeTrack(times: [0, 1, 2], values: [0.0, 10, 4], rule: .monotone)
        for step in 0...100 {
            let time = Double(step) / 50
            #expect((read.components(at: time)[0] - exact.value(at: time)).magnitude <= 0.01)
        }
        let shown = try BuiltCommand.run(["keyframes", "show"], input: css.output)
        #expect(shown.status == 0 && shown.output.contains(": left"), "\(shown)")
    }

    /// 11 keys of 7 slerps: keys 2, 5 and 7 are on the way.
    private static let rotations: String = {
        let knots: [(angle: Double, axis: Vector3)] = [
            (0, Vector3(0, 0, 1)), (1.5, Vector3(0, 1, 0)), (2.6, Vector3(1, 1, 0)), (0.4, Vector3(0, 0, 1)),
            (2, Vector3(1, 0, 1)), (1.1, Vector3(0, 1, 1)), (2.4, Vector3(1, 2, 3)), (0.2, Vector3(1, 0, 0)),
        ]
        let keys = knots.map { Quaternion(angle: $0.angle, axis: 1 / $0.axis.length * $0.axis) }
        var values: [Quaternion] = []
        for (index, key) in keys.enumerated() {
            if [2, 4, 5].contains(index) { values.append(keys[index - 1].slerp(to: key, at: 0.5)) }
            values.append(key)
        }
        var (time, times) = (0.0, [Double]())
        for index in keys.indices {
            if [2, 4, 5].contains(index) { times.append(time - 0.5) }
            times.append(time)
            time += 1
        }
        let rows = values.map { value -> String in
            let numbers = (0..<4).map { "\(value.components[$0])" }
            return "[\(numbers.joined(separator: ","))]"
        }
        return
            #"{"kind":"rotation","mode":"linear","times":\#(times),"values":[\#(rows.joined(separator: ","))]}"#
    }()

    @Test func `reduce --kind slerp keeps the slerps of baked rotations`() throws {
        func run(_ arguments: String...) throws -> BuiltCommand.Outcome {
            try BuiltCommand.run(["reduce"] + arguments, input: Self.rotations)
        }
        let table = try run("--kind", "slerp").output
        #expect(table.contains("11 keys to 7 slerps, within "), "\(table)")
        print(try run("--kind", "lines").output.split(separator: "\n")[0])
        let json = try #require(
            try JSONSerialization.jsonObject(
                with: Data(try run("--kind", "slerp", "--format", "json").output.utf8)) as? NSDictionary)
        #expect(((json["tracks"] as? [NSDictionary])?[0]["pieces"] as? [NSDictionary])?.count == 7)
        let gltf = try run("--kind", "slerp", "--format", "gltf").output
        #expect(
            gltf.hasPrefix(
                #"{"interpolation":"LINEAR","input":[0.0,1.0,2.0,3.0,4.0,5.0,6.0,7.0],"output":[["#),
            "\(gltf)")
        for format in ["css", "lottie"] {
            let refused = try run("--kind", "slerp", "--format", format)
            #expect(
                refused.status == 1
                    && refused.errors.contains("--kind is slerp; accepted for --format \(format): lines"),
                "\(refused)")
        }
        let numbers = try BuiltCommand.run(
            ["reduce", "--kind", "slerp"], input: #"{"times":[0,1],"values":[0,1],"mode":"linear"}"#)
        #expect(
            numbers.status == 1 && numbers.errors.contains("because the track has no rotations"), "\(numbers)"
        )
    }
}
