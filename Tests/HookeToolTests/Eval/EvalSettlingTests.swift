import Hooke
import TestSupport
import Testing

@testable import HookeTool

@Suite struct EvalSettlingTests {
    private let spring = #""stiffness":100,"damping":6"#

    @Test func `Settling equals SpringMotion, by distance and by speed`() throws {
        let spring = try Spring(mass: 1, stiffness: 100, damping: 6)
        let motion = SpringMotion(spring: spring, from: 3.0, to: -2, initialVelocity: 40)
        let question = #"{"op":"settling",\#(self.spring),"from":3,"to":-2,"velocity":40,"epsilon":0.01"#
        #expect(
            try numbers("settlingDuration", question + "}") == [
                try #require(motion.settlingDuration(within: 0.01))
            ])
        let both = try Tolerance(distance: 0.01, speed: 0.02)
        let slow = try #require(motion.settlingDuration(within: both))
        #expect(try numbers("settlingDuration", question + #","epsilonSpeed":0.02}"#) == [slow])
        #expect(slow > motion.settlingDuration(within: 0.01) ?? .infinity)
    }

    @Test func `Vectors settle together, by their length`() throws {
        let spring = try Spring(mass: 1, stiffness: 100, damping: 6)
        let motion = SpringMotion(
            spring: spring, from: SIMD3(3, 0, 1), to: SIMD3(0, 4, 1.0), initialVelocity: SIMD3(0, 0, 50))
        let question = #"{"op":"settling",\#(self.spring),"from":[3,0,1],"to":[0,4,1],"velocity":[0,0,50]}"#
        let expected = try #require(motion.settlingDuration(within: .relative(0.001)))
        #expect(ulpDistance(try numbers("settlingDuration", question)[0], expected) <= 2)
        // Fields that are left out are 0 in every component, and 1 for the target.
        let short = #"{"op":"settling",\#(self.spring),"from":[0,0]}"#
        let step = SpringMotion(spring: spring, from: SIMD2(0.0, 0), to: SIMD2(1, 1))
        #expect(
            ulpDistance(
                try numbers("settlingDuration", short)[0],
                try #require(step.settlingDuration(within: .relative(0.001)))) <= 2)
    }

    @Test func `Without epsilon a thousandth of the largest distance counts, and the answer says so`() throws
    {
        // A flick that returns to its start, and a step of half a thousandth.
        let flick = #"{"op":"settling",\#(spring),"from":5,"to":5,"velocity":80"#
        let step = #"{"op":"settling",\#(spring),"to":0.0005}"#
        let motion = SpringMotion(
            spring: try Spring(mass: 1, stiffness: 100, damping: 6), from: 5.0, to: 5, initialVelocity: 80)
        let largest = motion.extremes.maximum - 5
        let exact = try #require(motion.settlingDuration(within: Tolerance(distance: 0.001 * largest)))
        #expect(abs(try numbers("settlingDuration", flick + "}")[0] / exact - 1) < 1e-12)
        let unit = try numbers("settlingDuration", #"{"op":"settling",\#(spring)}"#)[0]
        #expect(abs(try numbers("settlingDuration", step)[0] / unit - 1) < 1e-12 && unit > 1)
        for (fields, within) in [
            ("}", #""within":{"fraction":0.001}}"#), (#","epsilon":0.5}"#, #""within":{"distance":0.5}}"#),
            (#","epsilonSpeed":2}"#, #""within":{"fraction":0.001,"speed":2.0}}"#),
        ] {
            #expect(try #require(answers(flick + fields)[0]).hasSuffix(within))
        }
    }

    @Test func `A motion that never settles gives null`() throws {
        #expect(
            answers(#"{"op":"settling","stiffness":1,"damping":0}"#) == [
                #"{"settlingDuration":null,"within":{"fraction":0.001}}"#
            ])
    }

    @Test(arguments: [
        (#""from":[1,2],"to":[1]"#, "to has 1 elements; accepted: 2, as many as the longest"),
        (#""from":[]"#, "from has 0 elements; accepted: 1 to 4"),
        (#""from":[1,2,3,4,5]"#, "from has 5 elements; accepted: 1 to 4"),
        (#""from":"a""#, "from is \"a\"; accepted: a number or an array of numbers"),
        (#""epsilon":-1"#, "epsilon is -1.0; accepted: a finite number that is at least 0"),
        (#""epsilonSpeed":-1"#, "epsilonSpeed is -1.0; accepted: a finite number that is at least 0"),
        (
            #""times":[1]"#,
            "unknown field \"times\"; accepted: op, mass, stiffness, damping, response, dampingRatio, duration, bounce, settlingDuration, bounciness, speed, preset, spring, origami, reactSpring, motion, tension, friction, from, to, velocity, bounds, restitution, overshootClamping, epsilon, epsilonSpeed"
        ),
    ])
    func `Wrong fields of settling are refused by name`(fields: String, reason: String) throws {
        let said = try refusal(#"{"op":"settling",\#(spring),\#(fields)}"#)
        #expect(said == reason)
    }

    @Test func `springInfo takes a speed and a number of peaks`() throws {
        let spring = try Spring(mass: 1, stiffness: 100, damping: 6)
        let motion = SpringMotion(spring: spring, from: 0.0, to: 1)
        let question = #"{"op":"springInfo",\#(self.spring),"epsilonSpeed":0.001,"peaks":3}"#
        let tolerance = Tolerance.relative(0.001, speed: 0.001)
        #expect(
            try numbers("settlingDuration", question) == [
                try #require(motion.settlingDuration(within: tolerance))
            ])
        #expect(try numbers("overshoot", question) == [motion.overshoot])
        let crossings = try numbers("crossings", question)
        #expect(crossings.count == 3)
        // Half a period apart, by the formula.
        for (a, b) in zip(crossings, crossings.dropFirst()) {
            #expect(difference(b - a, .pi / spring.dampedAngularFrequency, within: 1e-14) == nil)
        }
        #expect(answers(#"{"op":"springInfo",\#(self.spring)}"#)[0]?.contains("peaks") == false)
        #expect(
            try refusal(#"{"op":"springInfo",\#(self.spring),"peaks":1.5}"#)
                == "peaks is 1.5; accepted: whole numbers from 0 to 10000")
    }

    @Test func `A curve is given as text and as numbers`() throws {
        let question = #"{"op":"linear",\#(spring),"velocity":5,"error":0.01}"#
        let motion = SpringMotion(
            spring: try Spring(mass: 1, stiffness: 100, damping: 6), from: 0.0, to: 1, initialVelocity: 5)
        let expected = try motion.linearApproximation(error: 0.01)
        #expect(try numbers("inputs", question) == expected.curve.stops.map(\.input))
        #expect(try numbers("outputs", question) == expected.curve.stops.map(\.output))
        #expect(try numbers("duration", question) == [expected.duration])
        #expect(try numbers("error", question) == [expected.error])
        #expect(answers(question)[0]?.contains(#""css":"\#(expected.curve.css)""#) == true)
        #expect(
            try refusal(#"{"op":"linear",\#(spring),"error":1}"#)
                == "error is 1.0; accepted: above 0 and below 1")
        #expect(
            try refusal(#"{"op":"linear","stiffness":1,"damping":0}"#)
                == "until is missing; accepted: a number of seconds, because the damping is 0, so the motion never settles"
        )
        #expect(try numbers("duration", #"{"op":"linear","stiffness":1,"damping":0,"until":2}"#) == [2])
    }
}
