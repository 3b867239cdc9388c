import Foundation
import Hooke
import TestSupport
import Testing

@testable import HookeTool

@Suite struct EvalSpringTests {
    @Test func `A spring equals SpringMotion bit for bit, in every spelling`() throws {
        let springs = [
            (#""mass":2.5,"stiffness":170,"damping":26"#, try Spring(mass: 2.5, stiffness: 170, damping: 26)),
            (#""stiffness":170,"damping":0"#, try Spring(mass: 1, stiffness: 170, damping: 0)),
            (
                #""response":0.3,"dampingRatio":1.7,"mass":3"#,
                try Spring(response: 0.3, dampingRatio: 1.7, mass: 3)
            ),
            (#""duration":0.5,"bounce":0.3"#, try Spring(duration: 0.5, bounce: 0.3)),
            (
                #""settlingDuration":0.8,"dampingRatio":0.6,"mass":2"#,
                try Spring(settlingDuration: 0.8, dampingRatio: 0.6, mass: 2)
            ),
            (#""origami":{"tension":40,"friction":7}"#, try Spring(origamiTension: 40, friction: 7)),
            (#""spring":"origami(40, 7)""#, try Spring(origamiTension: 40, friction: 7)),
            (#""spring":"bouncy""#, .bouncy),
            (#""stiffness":100,"damping-ratio":0.5"#, try Spring(stiffness: 100, dampingRatio: 0.5)),
            (#""bounciness":8,"speed":12"#, try Spring(popBounciness: 8, speed: 12)),
            (#""preset":"bouncy""#, .bouncy),
        ]
        let times = [-0.1, 0, 1e-9, 0.1, 0.25, 3, 1e6]
        for (spelling, spring) in springs {
            let motion = SpringMotion(spring: spring, from: 7, to: -3, initialVelocity: 11)
            let line =
                #"{"op":"spring",\#(spelling),"from":7,"to":-3,"velocity":11,"at":\#(JSONText.numbers(times))}"#
            #expect(try numbers("value", line) == times.map(motion.position(at:)))
            #expect(try numbers("velocity", line) == times.map(motion.velocity(at:)))
            #expect(try numbers("acceleration", line) == times.map(motion.acceleration(at:)))
        }
    }

    @Test func `A motion starts at rest and runs from 0 to 1 by default`() throws {
        let short = #"{"op":"spring","stiffness":100,"damping":10,"at":[0,0.2]}"#
        let long =
            #"{"op":"spring","mass":1,"stiffness":100,"damping":10,"from":0,"to":1,"velocity":0,"at":[0,0.2]}"#
        #expect(answers(short) == answers(long))
        #expect(try numbers("value", short)[0] == 0)
        // ω0 = 10, ζ = ½: 1 − e^(−1)·(cos √3 + sin √3/√3), by mpmath at 50 digits.
        #expect(ulpDistance(try numbers("value", short)[1], 0.84942563485411239) <= 4)
    }

    @Test func `springInfo gives every spelling and the settling time`() throws {
        let line = #"{"op":"springInfo","mass":2,"stiffness":200,"damping":20,"epsilon":0.01}"#
        let spring = try Spring(mass: 2, stiffness: 200, damping: 20)
        for (key, value) in [
            ("mass", 2), ("stiffness", 200), ("damping", 20), ("angularFrequency", 10),
            ("dampingRatio", 0.5), ("bounce", 0.5), ("decayRate", 5),
            ("dampedAngularFrequency", spring.dampedAngularFrequency), ("response", 0.2 * Double.pi),
            ("duration", 0.2 * Double.pi),
        ] {
            #expect(ulpDistance(try numbers(key, line)[0], value) <= 2, "\(key)")
        }
        #expect(answers(line)[0]?.contains(#""regime":"underdamped""#) == true)
        let motion = SpringMotion(spring: spring, from: 0.0, to: 1)
        #expect(
            try numbers("settlingDuration", line) == [try #require(motion.settlingDuration(within: 0.01))])
    }

    @Test func `The settling time of an undamped spring is null`() throws {
        let answer = try #require(answers(#"{"op":"springInfo","stiffness":4,"damping":0}"#)[0])
        #expect(answer.contains(#""settlingDuration":null"#))
    }

    /// The table of HookeTests: bit patterns, and rounding errors in 1/1024 ulp.
    private static func goldenLines() throws -> [[Substring]] {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let table = tests.appendingPathComponent("TestSupport/Golden/springs.txt")
        return try String(contentsOf: table, encoding: .utf8).split(separator: "\n")
            .filter { !$0.hasPrefix("#") }.map { $0.split(separator: " ") }
    }

    @Test func `Answers are within 6 u of the state norm of a table of 130 digits`() throws {
        func double(_ word: Substring) throws -> Double {
            Double(bitPattern: try #require(UInt64(word, radix: 16)))
        }
        func number(_ word: Substring) throws -> String { JSONText.number(try double(word)) }
        var spring = ""
        var frequency = 0.0
        var cases = 0
        var worst = Worst<String>()
        for words in try Self.goldenLines() {
            if words[0] == "S" {
                spring = #""mass":\#(try number(words[1])),"stiffness":\#(try number(words[2]))"#
                spring += #","damping":\#(try number(words[3]))"#
                frequency = try (double(words[2]) / double(words[1])).squareRoot()
                continue
            }
            let line =
                #"{"op":"spring",\#(spring),"from":\#(try number(words[1])),"to":0,"#
                + #""velocity":\#(try number(words[2])),"at":[\#(try number(words[0]))]}"#
            let (x, v) = (try double(words[3]), try double(words[4]))
            let xRest = x.ulp * (try #require(Double(words[5]))) / 1024
            let vRest = v.ulp * (try #require(Double(words[6]))) / 1024
            let off = stateNorm(
                displacement: try numbers("value", line)[0] - x - xRest,
                velocity: try numbers("velocity", line)[0] - v - vRest, angularFrequency: frequency)
            let norm = stateNorm(displacement: x, velocity: v, angularFrequency: frequency)
            // The norm may underflow.
            worst.note(off > 0x1p-1022 ? (off - 0x1p-1022) / norm / unitRoundoff : 0, line)
            cases += 1
        }
        #expect(cases >= 10_000)
        // Measured: 2.47 u.
        #expect(worst.error <= 4, "\(worst)")
    }

    private static let none =
        "the spring is missing; accepted: a name (\(Spring.named.map(\.key).joined(separator: ", "))), or one of stiffness "
        + "and damping, stiffness and dampingRatio, response and dampingRatio, duration and bounce, settlingDuration and "
        + "dampingRatio, bounciness and speed"
    private static let fields =
        (["op"] + Spring.fieldNames + [
            "tension", "friction", "from", "to", "velocity", "bounds", "restitution",
        ]
        + ["overshootClamping", "at"]).joined(
            separator: ", ")

    @Test(arguments: [
        (#""at":[]"#, none), (#""mass":2,"at":[]"#, none),
        (
            #""stiffness":1,"response":1,"at":[]"#,
            "response is given beside stiffness 1; accepted: one pair: stiffness and damping, stiffness and dampingRatio, "
                + "response and dampingRatio"
        ),
        (
            #""duration":1,"bounce":0,"mass":1,"at":[]"#,
            "mass is 1; accepted: no mass with duration and bounce"
        ),
        (
            #""stiffness":1,"at":[]"#,
            "stiffness is 1 alone; accepted: with it one of damping, dampingRatio"
        ),
        (#""bounce":0,"mass":1,"at":[]"#, "mass is 1; accepted: no mass with duration and bounce"),
        (
            #""tension":170,"friction":26,"at":[]"#,
            "tension is 170; accepted: origami(tension=…, friction=…), or react-spring(tension=…, friction=…), which are "
                + "stiffness and damping"
        ),
        (#""stiffness":1,"damping":1"#, "at is missing; accepted: an array of numbers, such as [0, 0.1]"),
        (#""stiffness":1,"damping":1,"at":[0,true]"#, "at[1] is true; accepted: a number"),
        (
            #""stiffness":1,"damping":1,"at":[],"epsilon":1"#,
            "unknown field \"epsilon\"; accepted: \(fields)"
        ),
        (
            #""stiffness":1,"damping":1,"at":[],"target":1"#,
            "unknown field \"target\"; accepted: \(fields)"
        ),
        (
            #""stifness":1,"damping":1,"at":[]"#,
            "unknown field \"stifness\"; did you mean \"stiffness\"? Accepted: \(fields)"
        ),
        (
            #""stiffness":1,"damping":1,"velocity":"0","at":[]"#,
            "velocity is \"0\"; accepted: a number, not in quotation marks"
        ),
        (
            #""stiffness":-1,"damping":1,"at":[]"#,
            "stiffness is -1.0; accepted: a finite number above 0"
        ),
    ])
    func `A wrong spring is refused by name`(fields: String, reason: String) throws {
        let said = try refusal(#"{"op":"spring",\#(fields)}"#)
        #expect(said == reason)
    }

    @Test func `A tolerance below zero is refused`() throws {
        let reason = try refusal(#"{"op":"springInfo","stiffness":1,"damping":1,"epsilon":-1}"#)
        #expect(reason == "epsilon is -1.0; accepted: a finite number that is at least 0")
    }
}
