import Foundation
import Hooke
import TestSupport
import Testing

@testable import HookeTool

@Suite struct SpringFitCommandTests {
    private func fit(_ arguments: String..., input: String) throws -> BuiltCommand.Outcome {
        try BuiltCommand.run(["spring", "fit"] + arguments, input: input)
    }

    private var samples: String {
        let motion = SpringMotion(spring: .bouncy, from: 5.0, to: 105, initialVelocity: 300)
        return (0..<40).map { "\(Double($0) / 40),\(motion.position(at: Double($0) / 40))\n" }.joined()
    }

    @Test func `The fitted spring is printed in every spelling, with the residual`() throws {
        let outcome = try fit(input: samples)
        #expect(outcome.status == 0 && outcome.errors == "")
        for line in [
            "verdict            a spring\n", "response           0.5 s\n", "damping ratio      0.7\n",
            "bounce             0.3\n", "from               5 ±", "to                 105 ±",
            "velocity           300 ±", "samples            40\n",
        ] {
            #expect(outcome.output.contains(line), "\(line)")
        }
    }

    @Test func `JSON has all digits, from a file with named columns too`() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).csv")
        defer { try? FileManager.default.removeItem(at: file) }
        let rows = samples.split(separator: "\n").map { row in
            let words = row.split(separator: ",")
            return "x, \(words[1]) ,\(words[0])\r\n"
        }
        try ("frame,value,time\r\n\r\n" + rows.joined()).write(to: file, atomically: true, encoding: .utf8)
        let outcome = try fit("--json", file.path, input: "")
        #expect(outcome.status == 0)
        let fields = try NotationFields(parsing: Array(outcome.output.utf8.dropLast()))
        #expect(try fields.string("verdict") == "spring")
        #expect(difference(try fields.number("dampingRatio"), 0.7, within: 1e-12) == nil)
        #expect(difference(try fields.number("velocity"), 300, within: 1e-9) == nil)
    }

    @Test func `Samples that no spring fits end with status 1`() throws {
        let parabola = (0..<20).map { "\($0),\($0 * $0)\n" }.joined()
        let words = try fit(input: parabola)
        #expect(words.status == 1 && words.output == "")
        #expect(words.errors.hasPrefix("Error: standard input: not a spring, "))
        let json = try fit("--json", input: parabola)
        #expect(json.status == 1 && json.errors == "")
        #expect(json.output.hasPrefix(#"{"verdict":"notASpring","reason":"not a spring, "#))
    }

    @Test func `Rest before the motion is found, wrong samples are left aside, and refusals state the rule`()
        throws
    {
        let motion = SpringMotion(spring: .bouncy, from: 5.0, to: 105, initialVelocity: 300)
        func rows(_ value: (Int, Double) -> Double) -> String {
            (0..<60).map { "\(Double($0) / 40),\(value($0, Double($0) / 40))\n" }.joined()
        }
        let late = try fit(input: rows { motion.position(at: max($1 - 0.2, 0)) })
        #expect(late.status == 0 && late.output.contains("starts at          0.2 s\n"), "\(late)")

        let wrong = rows { motion.position(at: $1) + ($0 == 17 ? 160 : 0) }
        #expect(try fit(input: wrong).status == 1)
        let robust = try fit("--robust", input: wrong)
        #expect(
            robust.status == 0 && robust.output.contains("outliers           1: samples 17\n"), "\(robust)")

        // Noise of 15 % of the distance.
        var random = SeededGenerator(seed: 5)
        let noisy = try fit(
            input: rows { motion.position(at: $1) + random.uniform(-26...26) + 0 * Double($0) })
        #expect(
            noisy.status == 1 && noisy.errors.contains("explains at least 90 % of the variance (this one"))
        #expect(noisy.errors.contains("or any within a tolerance that is given"))
    }

    @Test func `Known values are not fitted`() throws {
        let outcome = try fit(
            "--from", "5", "--to=105", "--velocity", "300", "--mass", "2", "--json", input: samples)
        let fields = try NotationFields(parsing: Array(outcome.output.utf8.dropLast()))
        #expect(try fields.number("from") == 5 && fields.number("to") == 105)
        #expect(try fields.number("mass") == 2)
        #expect(difference(try fields.number("dampingRatio"), 0.7, within: 1e-12) == nil)
    }

    @Test(arguments: [
        (
            "a,b\n",
            "line 1 is \"a,b\"; accepted: numbers, or the names time and value, with commas, semicolons or tabs between them"
        ),
        ("0,1\n1,x\n", "line 2 has the value \"x\"; accepted: a finite number"),
        ("0,1\n1,inf\n", "line 2 has the value \"inf\"; accepted: a finite number"),
        ("time,value\n0\n", "line 2 has no value: it is \"0\"; accepted: columns separated by commas"),
        ("0,1\n1,2\n", "times has 2 elements; accepted: at least 6, more than the 5 numbers to be found"),
    ])
    func `A wrong table is refused with its line`(input: String, reason: String) throws {
        let outcome = try fit(input: input)
        #expect(outcome.status == 1 && outcome.output == "")
        #expect(outcome.errors == "Error: standard input: \(reason)\n")
    }

    @Test(arguments: [
        (["--mass", "-1"], "--mass is -1.0; accepted: a finite number above 0"),
        (["--from", "nan"], "--from is nan; accepted: a finite number"),
        (["--to", "inf"], "--to is inf; accepted: a finite number"),
        (["--velocity", "nan"], "--velocity is nan; accepted: a finite number"),
        (["--tolerance", "-1"], "--tolerance is -1.0; accepted: a finite number that is at least 0"),
        (["--tolerance", "nan"], "--tolerance is nan; accepted: a finite number that is at least 0"),
        (
            ["--start-time", "0.9"],
            "--start-time is 0.9; accepted: a finite number of at most 0.85, so that 6 samples follow"
        ),
    ])
    func `An option out of range is a wrong use, and is named`(arguments: [String], reason: String) throws {
        let outcome = try BuiltCommand.run(["spring", "fit"] + arguments, input: samples)
        #expect(outcome.status == 64 && outcome.output == "")
        #expect(outcome.errors.hasPrefix("Error: \(reason)\n"))
    }

    @Test(arguments: ["time,value\n", ""])
    func `A byte order mark is ignored`(head: String) throws {
        #expect(try fit(input: "\u{FEFF}" + head + samples) == fit(input: head + samples))
        #expect(try fit(input: "\u{FEFF}" + head + samples).status == 0)
    }

    @Test(arguments: [";", "\t"])
    func `Semicolons and tabs separate columns too, with decimal commas`(separator: String) throws {
        let head = "value,time"
        let rows = samples.split(separator: "\n").map {
            $0.split(separator: ",").reversed().joined(separator: ",")
        }
        let expected = try fit(input: ([head] + rows).joined(separator: "\n"))
        let other = ([head] + rows).map {
            $0.replacing(",", with: separator).replacing(".", with: ",")
        }
        let found = try fit(input: other.joined(separator: "\n"))
        #expect(found == expected && found.status == 0, "\(found)")
    }

    @Test func `Samples that are seconds apart give a note about milliseconds`() throws {
        let milliseconds = samples.split(separator: "\n").map { row in
            let words = row.split(separator: ",")
            return "\((Double(words[0]) ?? 0) * 1000),\(words[1])\n"
        }
        let outcome = try fit(input: milliseconds.joined())
        #expect(outcome.errors.hasSuffix("if their times are milliseconds, divide them by 1000\n"))
        #expect(try fit(input: samples).errors.isEmpty)
    }

    @Test func `A missing file is an error`() throws {
        let outcome = try fit("/nowhere.csv", input: "")
        #expect(outcome.status == 1)
        #expect(outcome.errors == "Error: /nowhere.csv cannot be read: no such file\n")
    }
}
