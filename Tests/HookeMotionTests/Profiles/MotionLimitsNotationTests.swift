import Foundation
import Hooke
import HookeMotion
import TestSupport
import Testing

@Suite struct MotionLimitsNotationTests {
    @Test func `Text and JSON are read as what was written, bit for bit`() throws {
        var random = SeededGenerator(seed: 31)
        for _ in 0..<randomCases(200) {
            let limits = try MotionLimits(
                speed: random.logUniform(1e-3...1e3),
                reverseSpeed: random.chance(0.5) ? random.logUniform(1e-3...1e3) : nil,
                acceleration: random.logUniform(1e-3...1e3),
                reverseAcceleration: random.chance(0.3) ? .infinity : nil, jerk: random.logUniform(1...1e3),
                reverseJerk: random.chance(0.3) ? random.logUniform(1...1e3) : nil)
            #expect(try MotionLimits(text: limits.text) == limits, "\(limits.text)")
            let copy = try JSONDecoder().decode(MotionLimits.self, from: JSONEncoder().encode(limits))
            #expect(copy == limits, "\(limits.text)")
        }
    }

    @Test func `Every spelling is the same limits`() throws {
        let expected = try MotionLimits(speed: 5, reverseSpeed: 3, acceleration: 20)
        for text in [
            "limits(speed=5, reverse-speed=3, acceleration=20)",
            "limits(acceleration=20, reverseSpeed=3, speed=5)",
            "limits(limits(speed = 5, reverse_speed=3, acceleration=20))",
        ] {
            #expect(try MotionLimits(text: text) == expected)
            let string = try JSONDecoder().decode(MotionLimits.self, from: Data("\"\(text)\"".utf8))
            #expect(string == expected)
        }
        let object = #"{"speed":5,"reverseSpeed":3,"acceleration":20}"#
        #expect(try JSONDecoder().decode(MotionLimits.self, from: Data(object.utf8)) == expected)
        #expect(expected.text == "limits(speed=5, reverse-speed=3, acceleration=20)")
        #expect(try MotionLimits(text: "limits(speed=2, jerk=9)").text == "limits(speed=2, jerk=9)")
    }

    @Test(arguments: [
        (
            "limits(sped=5)",
            "unknown field \"limits.sped\"; did you mean \"speed\"? Accepted: speed, reverseSpeed, "
        ),
        ("limits(speed=-5)", "limits.speed is -5.0; accepted: a number above 0"),
        ("limits(speed=fast)", "limits.speed is \"fast\"; accepted: a number above 0, or none"),
        (
            "limit(speed=5)",
            "limits is \"limit(speed=5)\"; did you mean \"limits\"? Accepted: limits(…) with speed, "
        ),
        ("fast", "limits is \"fast\"; accepted: limits(…) with speed, reverseSpeed, acceleration, "),
        ("limits()", "limits is \"limits()\"; accepted: limits(…) with speed, "),
        ("limits(speed=5, speed=6)", "limits.speed is given twice; accepted: each field once"),
    ])
    func `A wrong text names the field, the value and what is accepted`(text: String, reason: String) {
        let error = #expect(throws: HookeError.self) { try MotionLimits(text: text) }
        #expect(error?.description.hasPrefix(reason) == true, "\(error?.description ?? "")")
    }
}
