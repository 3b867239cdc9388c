import Foundation
import HookeMotion
import TestSupport
import Testing

@testable import HookeTool

@Suite struct KeyframesCSSTests {
    private func run(_ arguments: [String], _ input: String) throws -> String {
        let outcome = try BuiltCommand.run(["keyframes", "css"] + arguments, input: input)
        #expect(outcome.status == 0 && outcome.errors == "", "\(outcome)")
        return outcome.output
    }

    /// The keyframes of a rule as times between 0 and 1 and the numbers of their declarations.
    private func keyframes(_ css: String) -> [(offset: Double, numbers: [Double])] {
        css.split(separator: "\n").flatMap { line -> [(offset: Double, numbers: [Double])] in
            guard let match = line.firstMatch(of: /^  ([0-9.e%, +-]+) \{ [a-z-]+: (.*) \}$/) else {
                return []
            }
            let numbers = match.2.split(separator: " ").compactMap { Double($0.replacing("px", with: "")) }
            return match.1.split(separator: ", ").compactMap { word in
                Double(word.dropLast()).map { ($0 / 100, numbers) }
            }
        }
    }

    /// The value of keyframes at a time, as in a browser.
    private func value(_ keys: [(offset: Double, numbers: [Double])], at offset: Double) -> [Double] {
        guard let next = keys.firstIndex(where: { $0.offset > offset }) else {
            return keys[keys.count - 1].numbers
        }
        let (a, b) = (keys[next - 1], keys[next])
        let share = (offset - a.offset) / (b.offset - a.offset)
        return zip(a.numbers, b.numbers).map { $0 + ($1 - $0) * share }
    }

    @Test func `Keyframes are within the printed error of a track`() throws {
        let (times, values) = ([0.5, 1, 3, 3.5], [0.0, 10, 4, 7])
        let track = try KeyframeTrack(times: times, values: values, rule: .catmullRom)
        let text = #"{"times":[0.5,1,3,3.5],"values":[0,10,4,7],"mode":"catmullRom"}"#
        for error in [1, 0.1, 0.001] {
            let css = try run(
                ["--property", "left", "--unit", "px", "--error", "\(error)", "--name", "ball"], text)
            #expect(
                css.contains("@keyframes ball {") && css.contains(".ball { animation: ball 3s 0.5s linear"))
            let said = try #require(
                css.firstMatch(of: /within ([0-9.e-]+)px/).flatMap { Double($0.1) }, "\(css)")
            #expect(said > 0 && said <= error)
            let keys = keyframes(css)
            #expect(keys.count > 4 && keys.first?.offset == 0 && keys.last?.offset == 1)
            var worst = 0.0
            for step in 0...1000 {
                let offset = Double(step) / 1000
                let shown = value(keys, at: offset)[0]
                worst = max(worst, abs(shown - track.value(at: 0.5 + 3 * offset)))
            }
            #expect(worst <= said + 1e-12, "\(worst), said \(said)")
            #expect(worst > said / 4, "the bound is near what happens")
        }
    }

    @Test func `Two separate numbers are combined, with their jumps`() throws {
        // Both components jump at 1, from the value before to the one after.
        let text = #"{"times":[0,1,1,2],"values":[[0,0],[10,5],[20,-5],[30,0]],"mode":"monotone"}"#
        let css = try run(["--property", "translate", "--error", "0.05"], text)
        let keys = keyframes(css)
        #expect(value(keys, at: 0) == [0, 0] && value(keys, at: 1) == [30, 0], "\(css)")
        let (before, after) = (value(keys, at: 0.5 - 1e-9), value(keys, at: 0.5))
        for (number, expected) in zip(before + after, [10.0, 5, 20, -5]) {
            #expect(abs(number - expected) < 0.051, "\(before), \(after)")
        }
        let one = try run(
            ["--component", "y", "--property", "opacity", "--error", "0.01"],
            #"{"times":[0,1],"values":[[5,0],[6,1]],"mode":"linear"}"#)
        #expect(keyframes(one).map(\.numbers) == [[0], [1]])
    }

    @Test func `At a key of step-start the rule and the samples both show what comes after it`() throws {
        let text = """
            {"times":[0,0.5,1],"values":[0,100,200],"interpolations":[{"timing":"step-start"},{"timing":"step-start"}]}
            """
        let keys = keyframes(try run(["--property", "left", "--unit", "px"], text))
        let samples = try BuiltCommand.run(["keyframes", "sample", "--times", "0,0.25,0.5,1"], input: text)
        let shown = samples.output.split(separator: "\n").dropFirst().compactMap { line in
            line.split(separator: ",").dropFirst().first.flatMap { Double($0) }
        }
        #expect(shown == [100, 100, 200, 200], "\(samples)")
        #expect([0, 0.25, 0.5, 1].map { value(keys, at: $0)[0] } == shown)
        // Half a second later: the first value fills the delay.
        let late = text.replacing("[0,0.5,1]", with: "[0.5,1,1.5]")
        for format in [[], ["--waapi"]] {
            let css = try run(["--property", "left", "--unit", "px"] + format, late)
            guard format.isEmpty else {
                #expect(css.contains(#"{"offset": 0, "left": "0px"}"#), "\(css)")
                continue
            }
            #expect(css.contains("linear both"))
            let keys = keyframes(css)
            #expect(keys[0].offset == 0 && keys[0].numbers == [0], "\(css)")
            #expect([1e-15, 0.25, 0.5, 1].map { value(keys, at: $0)[0] } == shown)
        }
    }

    @Test func `--waapi prints JSON, and a custom property is registered`() throws {
        let text = #"{"times":[0,1,2],"values":[0,1,4],"mode":"akima"}"#
        let css = try run(["--unit", "deg"], text)
        #expect(css.contains("@property --value { syntax: \"<angle>\""))
        guard let members = try JSONValue(parsing: Array(run(["--waapi"], text).utf8)).object else {
            Issue.record("no object")
            return
        }
        #expect(members["keyframes"] != nil && members["options"] != nil && members["error"] != nil)
    }

    @Test func `A length has the unit px if none is given`() throws {
        let text = #"{"times":[0,1],"values":[0,5],"mode":"linear"}"#
        let css = try run(["--property", "width"], text)
        #expect(css.contains("0% { width: 0px }") && css.contains("100% { width: 5px }"), "\(css)")
        let reduced = try BuiltCommand.run(["reduce", "--format", "css", "--property", "width"], input: text)
        #expect(reduced.output.contains("100% { width: 5px }"), "\(reduced)")
        let refused = try BuiltCommand.run(
            ["reduce", "--format", "css", "--property", "width", "--unit", "deg"], input: text)
        #expect(refused.status == 64 && refused.errors.contains("--property width: "), "\(refused)")
        #expect(try run([], text).contains("--value: 5 }"))
    }

    private static let plain = #"{"times":[0,1],"values":[0,5],"mode":"linear"}"#
    private static let pair = #"{"times":[0,1],"values":[[0,0],[1,1]],"mode":"linear"}"#

    @Test(
        arguments: [
            (plain, ["--error", "0"], Int32(64), "--error is 0.0; accepted: a finite number above 0"),
            (plain, ["--error", "nan"], 64, "--error is nan"),
            (plain, ["--unit", "furlong"], 64, "furlong"),
            (plain, ["--property", "1x"], 64, "--property 1x: "),
            (plain, ["--property", "opacity"], 1, "opacity is 5.0; accepted: from 0 to 1"),
            (
                plain, ["--property", "width", "--unit", "number"], 64,
                "--property width: the property width without a unit cannot be exported: accepted: px, %"
            ),
            (plain, ["--property", "rotate"], 64, "accepted: a unit, deg, rad"),
            (
                pair, ["--property", "translate", "--unit", "%"], 64,
                "--unit is %; accepted for 2 numbers of translate: px"
            ),
            (
                pair, ["--property", "left", "--unit", "px"], 64,
                "--property is left for 2 numbers; accepted: translate or scale"
            ),
            (pair, ["--component", "q"], 64, "--component is \"q\"; accepted: x, y"),
            (KeyframesFiles.gltf, ["--track", "Box: rotation"], 1, "CSS has no property for a quaternion"),
        ])
    func `Errors name what is accepted`(
        text: String, arguments: [String], status: Int32, reason: String
    ) throws {
        let outcome = try BuiltCommand.run(["keyframes", "css"] + arguments, input: text)
        #expect(outcome.status == status && outcome.output.isEmpty, "\(outcome)")
        #expect(outcome.errors.contains(reason), "\(outcome.errors)")
    }
}
