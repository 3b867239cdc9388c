import HookeMotion
import Testing

@testable import HookeTool

@Suite struct MotionCommandTests {
    private let profile = #"{"op":"profile","to":10,"speed":5,"acceleration":20}"#

    private func run(_ arguments: [String], _ input: String) throws -> String {
        let outcome = try BuiltCommand.run(["motion"] + arguments, input: input)
        #expect(outcome.status == 0 && outcome.errors == "", "\(outcome)")
        return outcome.output
    }

    @Test func `Samples equal the motion bit for bit`() throws {
        let motion = try MotionProfile(from: 0.0, to: 10, within: MotionLimits(speed: 5, acceleration: 20))
        let csv = try run(["sample", "--rate", "4", "--from", "0", "--until", "3"], profile)
        #expect(csv.hasPrefix("time,value,velocity,acceleration\n"))
        let rows = csv.split(separator: "\n").dropFirst().map {
            $0.split(separator: ",").compactMap { Double($0) }
        }
        #expect(rows.count == 13)
        for row in rows {
            let state = motion.state(at: row[0])
            #expect(row == [row[0], state.position, state.velocity, state.acceleration])
        }
    }

    @Test func `A list of times is sampled as the same times of a rate`() throws {
        let every = try run(["sample", "--rate", "2", "--from", "0", "--until", "1"], profile)
        #expect(try run(["sample", "--times", "0,0.5,1"], profile) == every)
    }

    @Test func `Several numbers have a column each, by name`() throws {
        let follow =
            #"{"op":"follow","path":{"times":[0,1],"values":[[0,0],[4,2]],"mode":"linear"},"halfLife":0.1,"from":[0,0]}"#
        let csv = try run(["sample", "--rate", "1"], follow)
        #expect(
            csv.hasPrefix(
                "time,value.follower.x,value.follower.y,value.path.x,value.path.y,velocity.follower.x,"))
    }

    @Test func `A picture has three panels, a line for each number and a mark for each switch`() throws {
        let svg = try run(
            ["plot", "--title", "thrown & caught"],
            #"{"op":"handover","motion":{"decay":"normal","velocity":900},"switches":[{"at":0.4,"to":100}]}"#)
        for text in ["thrown &amp; caught", "acceleration, 1/s²", "velocity, 1/s", "0.4 s"] {
            #expect(svg.contains(text), "\(text)")
        }
    }

    @Test(arguments: [
        (["plot"], #"{"op":"spring"}"#, "op is \"spring\"; accepted: handover"),
        (["plot"], #"{"op":"profile","to":1}"#, "acceleration is missing"),
        (["plot"], "{", "standard input: "),
        (
            ["sample", "--until", "-3", "--from", "0"], #"{"op":"profile","to":1,"acceleration":1}"#,
            "--until is -3"
        ),
        (
            ["sample", "--times", "0", "--rate", "9"], #"{"op":"profile","to":1,"acceleration":1}"#,
            "--rate is given; accepted without --times"
        ),
        (
            ["plot", "--until", "inf"], #"{"op":"profile","to":1,"acceleration":1}"#,
            "--until is inf; accepted: a finite number of seconds"
        ),
        (["plot", "missing.json"], "", "missing.json cannot be read"),
    ]) func `A refusal names what is wrong`(arguments: [String], input: String, reason: String) throws {
        let outcome = try BuiltCommand.run(["motion"] + arguments, input: input)
        #expect(outcome.status != 0 && outcome.errors.contains(reason), "\(outcome)")
    }
}
