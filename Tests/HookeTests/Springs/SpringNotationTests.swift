import Foundation
import TestSupport
import Testing

@testable import Hooke

@Suite struct SpringNotationTests {
    private static func json(_ text: String) throws -> Spring {
        try JSONDecoder().decode(Spring.self, from: Data(text.utf8))
    }

    private static let spellings: [(text: String, json: String, spring: Spring)] = {
        do {
            return [
                ("bouncy", #""bouncy""#, .bouncy),
                (
                    "core-animation-default", #"{"preset":"coreAnimationDefault"}"#,
                    .coreAnimationDefault
                ),
                ("spring(bouncy)", #"{"spring":"bouncy"}"#, .bouncy),
                ("spring(preset=smooth)", #"{"preset":"smooth"}"#, .smooth),
                (
                    "spring(stiffness=170, damping=26)", #"{"stiffness":170,"damping":26}"#,
                    try Spring(mass: 1, stiffness: 170, damping: 26)
                ),
                (
                    "spring(mass=2,stiffness=170,damping=26)", #"{"mass":2,"stiffness":170,"damping":26}"#,
                    try Spring(mass: 2, stiffness: 170, damping: 26)
                ),
                (
                    "spring(stiffness=100, damping-ratio=0.5)", #"{"stiffness":100,"dampingRatio":0.5}"#,
                    try Spring(stiffness: 100, dampingRatio: 0.5)
                ),
                (
                    "spring(response=0.4, dampingRatio=0.8)", #"{"response":0.4,"damping-ratio":0.8}"#,
                    try Spring(response: 0.4, dampingRatio: 0.8)
                ),
                (
                    "spring(bounce=0.2, duration=0.5)", #"{"duration":0.5,"bounce":0.2}"#,
                    try Spring(duration: 0.5, bounce: 0.2)
                ),
                (
                    "spring(settling-duration=0.8, damping-ratio=0.7, mass=3)",
                    #"{"settlingDuration":0.8,"dampingRatio":0.7,"mass":3}"#,
                    try Spring(settlingDuration: 0.8, dampingRatio: 0.7, mass: 3)
                ),
                (
                    "spring(bounciness=8, speed=12)", #"{"bounciness":8,"speed":12}"#,
                    try Spring(popBounciness: 8, speed: 12)
                ),
                (
                    "spring(response = 0.4, damping_ratio =0.8)", #"{"response":0.4,"damping_ratio":0.8}"#,
                    try Spring(response: 0.4, dampingRatio: 0.8)
                ),
                (
                    "origami(tension=40, friction=7)", #"{"origami":{"tension":40,"friction":7}}"#,
                    try Spring(origamiTension: 40, friction: 7)
                ),
                ("origami(40, 7)", #"{"origami":[40,7]}"#, try Spring(origamiTension: 40, friction: 7)),
                ("motion(0.8, 0.3)", #"{"motion":[0.8,0.3]}"#, try Spring(motionDuration: 0.8, bounce: 0.3)),
                (
                    "motion(bounce=0, duration=1)", #"{"motion":{"duration":1,"bounce":0}}"#,
                    try Spring(motionDuration: 1, bounce: 0)
                ),
                (
                    "react-spring(170, 26)", #"{"reactSpring":[170,26]}"#,
                    try Spring(mass: 1, stiffness: 170, damping: 26)
                ),
                (
                    "react-spring(tension=170, friction=26, mass=2)",
                    #"{"reactSpring":{"tension":170,"friction":26,"mass":2}}"#,
                    try Spring(mass: 2, stiffness: 170, damping: 26)
                ),
            ]
        } catch { preconditionFailure("\(error)") }
    }()

    @Test(arguments: spellings)
    func `A text and an object of JSON are the same spring`(text: String, json: String, spring: Spring) throws
    {
        #expect(try Spring(text: text) == spring)
        #expect(try Self.json(json) == spring)
        #expect(try Self.json(String(decoding: JSONEncoder().encode(text), as: UTF8.self)) == spring)
    }

    @Test func `A duration or a bounce alone has the other number of SwiftUI's default`() throws {
        #expect(try Spring(text: "spring(duration=0.7)") == Spring(duration: 0.7, bounce: 0))
        #expect(try Spring(text: "spring(bounce=0.3)") == Spring(duration: 0.5, bounce: 0.3))
        let decoded = try JSONDecoder().decode(Spring.self, from: Data(#"{"duration":0.7}"#.utf8))
        #expect(try decoded == Spring(duration: 0.7, bounce: 0))
    }

    @Test func `react-spring's default is a stiffness of 170, and not Origami's tension`() throws {
        let motion = SpringMotion(spring: try Spring(text: "react-spring(170, 26)"), from: 0.0, to: 1)
        #expect((motion.position(at: 0.1) - 0.375).magnitude < 1e-3)
    }

    @Test(arguments: [
        ("wobbly", "spring is \"wobbly\"; accepted: \(Spring.accepted)"),
        ("bouncey", "spring is \"bouncey\"; did you mean \"bouncy\"? Accepted: \(Spring.accepted)"),
        ("spring(duration=1, mass=2)", "spring.mass is 2; accepted: no mass with duration and bounce"),
        (
            "sprng(bouncy)",
            "spring is \"sprng(bouncy)\"; did you mean \"spring\"? Accepted: \(Spring.accepted)"
        ),
        (
            "spring(stiffness=100)",
            "spring.stiffness is 100 alone; accepted: with it one of damping, dampingRatio"
        ),
        (
            "spring(damping-ratio=1)",
            "spring.damping-ratio is 1 alone; accepted: with it one of stiffness, response, settling-duration"
        ),
        ("spring(stiffness=abc, damping=1)", "spring.stiffness is \"abc\"; accepted: a number"),
        (
            "spring(stiffness=-1, damping=1)",
            "spring.stiffness is -1.0; accepted: a finite number above 0"
        ),
        ("spring(stiffness=1e999, damping=1)", "spring.stiffness is \"1e999\"; accepted: a number"),
        (
            "spring(tension=170, friction=26)",
            "spring.tension is 170; accepted: origami(tension=…, friction=…), or react-spring(tension=…, "
                + "friction=…), which are stiffness and damping"
        ),
        (
            "spring(preset=bouncy, duration=1)",
            "spring.duration is 1 beside spring.preset \"bouncy\"; accepted: one of the two"
        ),
        (
            "spring(stiffness=1, damping=1, bounce=2)",
            "spring.bounce is given beside spring.stiffness 1; accepted: one pair: stiffness and damping, "
                + "stiffness and dampingRatio, duration and bounce"
        ),
        (
            "spring(stiffness=170, damping=26, damping-ratio=1)",
            "spring.damping-ratio is given beside spring.stiffness 170; accepted: one pair: stiffness and damping, "
                + "stiffness and damping-ratio, response and damping-ratio, settling-duration and damping-ratio"
        ),
        (
            "spring(bounce=0.2, response=0.4, damping-ratio=0.8)",
            "spring.bounce is given beside spring.response 0.4; accepted: one pair: stiffness and damping-ratio, "
                + "response and damping-ratio, duration and bounce, settling-duration and damping-ratio"
        ),
        (
            "spring(response=0.4 damping-ratio=0.8)",
            "spring is \"spring(response=0.4 damping-ratio=0.8)\"; accepted at character 20: a comma"
        ),
        (
            "spring(response=0.4; damping-ratio=0.8)",
            "spring is \"spring(response=0.4; damping-ratio=0.8)\"; accepted at character 20: a comma"
        ),
        (
            "spring(response: 0.4, damping-ratio=0.8)",
            "spring is \"spring(response: 0.4, damping-ratio=0.8)\"; accepted at character 16: ="
        ),
        (
            "spring(response=0.4, damping-ratio=0.8,)",
            "spring is \"spring(response=0.4, damping-ratio=0.8,)\"; accepted at character 40: a value"
        ),
        ("origami(40 7)", "spring is \"origami(40 7)\"; accepted at character 11: a comma"),
        (
            "spring (bouncy)",
            "spring is \"spring (bouncy)\"; accepted at character 7: ( directly after the name"
        ),
        ("origami(40)", "spring.origami.friction is missing; accepted: a number"),
        ("origami(40, 7, 1)", "spring.origami is [40, 7, 1]; accepted: tension, friction"),
        (
            "origami(tension=-1e9, friction=7)",
            "spring.origami.tension is -1000000000.0; accepted: above -4270/181, where stiffness is 0, and at most 2.7e279"
        ),
        (
            "spring()",
            "spring is \"spring()\"; accepted: \(Spring.accepted)"
        ),
        ("", "spring is \"\"; accepted: \(Spring.accepted)"),
    ])
    func `A wrong spring is refused with the field, the value and what is accepted`(
        text: String, reason: String
    ) {
        let error = #expect(throws: HookeError.self, "\(text)") { try Spring(text: text) }
        #expect(error?.description == reason)
    }

    @Test func `The path of a field is the field where the value is the whole`() throws {
        let error = #expect(throws: HookeError.self) {
            try Spring(.text("spring(zeta=1)"), at: "the spring")
        }
        #expect(error?.field == "zeta")
    }

    @Test func `An unknown field is refused before a missing one, with the nearest name`() {
        let error = #expect(throws: HookeError.self) { try Self.json(#"{"stifness":170,"damping":26}"#) }
        #expect(
            error?.description.hasPrefix("unknown field \"spring.stifness\"; did you mean \"stiffness\"?")
                == true)
    }

    @Test func `A spring is written as the shortest text that reads as the same bits`() throws {
        for (name, spring) in Spring.named {
            #expect(spring.text == name)
            #expect(try Spring(text: name) == spring)
        }
        var random = SeededGenerator(seed: 36_02)
        for _ in 0..<randomCases(500) {
            let spring = try Spring(
                mass: random.chance(0.5) ? 1 : random.logUniform(1e-9...1e9),
                stiffness: random.logUniform(1e-9...1e9),
                damping: random.chance(0.1) ? 0 : random.logUniform(1e-9...1e9))
            #expect(try Spring(text: spring.text) == spring, "\(spring.text)")
            #expect(try JSONDecoder().decode(Spring.self, from: JSONEncoder().encode(spring)) == spring)
        }
        #expect(try Spring(mass: 1, stiffness: 170, damping: 26).text == "spring(stiffness=170, damping=26)")
    }

    @Test func `The damping of a stiffness and a damping ratio is rounded once`() throws {
        var random = SeededGenerator(seed: 36_03)
        var worst = Worst<Int>()
        for index in 0..<randomCases(2_000) {
            let (k, ratio, m) = (
                random.logUniform(1e-100...1e100), random.logUniform(1e-3...1e3),
                random.logUniform(1e-30...1e30)
            )
            let spring = try Spring(stiffness: k, dampingRatio: ratio, mass: m)
            #expect(spring.stiffness == k && spring.mass == m)
            worst.note((spring.dampingRatio - ratio) / ratio.ulp, index)
        }
        // One rounding of the damping, and one of the ratio that is read back. At most 1 ulp in 40,000 springs.
        #expect(worst.error <= 1, "\(worst)")
        #expect(try Spring(stiffness: 1e300, dampingRatio: 1, mass: 1e300).damping == 2e300)
        #expect(try Spring(stiffness: 100, dampingRatio: 0.5).damping == 10)
        for (k, ratio, m) in [
            (0.0, 1.0, 1.0), (.nan, 1, 1), (1, -1, 1), (1, .nan, 1), (1, 1, 0), (1e300, 1, 1),
        ] {
            #expect(throws: HookeError.self) { try Spring(stiffness: k, dampingRatio: ratio, mass: m) }
        }
    }
}
