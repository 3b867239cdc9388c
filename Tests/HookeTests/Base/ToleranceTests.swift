import Foundation
import Hooke
import Testing

@Suite struct ToleranceTests {
    @Test func `Distance and speed are kept, and a literal is a distance`() throws {
        let both = try Tolerance(distance: 0.5, speed: 2)
        #expect(both.distance == 0.5 && both.speed == 2)
        let literal: Tolerance = 0.25
        #expect(literal == (try Tolerance(distance: 0.25)))
        let whole: Tolerance = 1
        #expect(whole.distance == 1 && whole.speed == nil)
        #expect(Tolerance.standard.distance == 0.001)
    }

    @Test(arguments: [-1, Double.nan, Double.infinity, -Double.infinity])
    func `Errors for invalid tolerances name the field`(_ value: Double) {
        do {
            _ = try Tolerance(distance: value)
            Issue.record("accepted \(value)")
        } catch {
            #expect("\(error)".hasPrefix("distance is \(value)"))
        }
        do {
            _ = try Tolerance(distance: 1, speed: value)
            Issue.record("accepted \(value)")
        } catch {
            #expect("\(error)".hasPrefix("speed is \(value)"))
        }
    }

    @Test func `A relative tolerance is a fraction of the excursion, and its speed is not relative`() throws {
        let tolerance = Tolerance.relative(0.01, speed: 2)
        #expect(tolerance.isRelative && tolerance.distance == 0.01)
        #expect(tolerance.absolute(excursion: 300) == (try Tolerance(distance: 3, speed: 2)))
        let plain = try Tolerance(distance: 0.01, speed: 2)
        #expect(plain.absolute(excursion: 300) == plain && plain != tolerance)
        #expect(!Tolerance.standard.isRelative)
    }

    @Test func `A relative settling time of a spring does not depend on the unit`() throws {
        let flick = SpringMotion(spring: .bouncy, from: 0.25, to: 0.25, initialVelocity: 3)
        let step = SpringMotion(spring: .bouncy, from: 0.0, to: 1)
        for motion in [flick, step] {
            let settled = try #require(motion.settlingDuration(within: .relative(0.001)))
            let (low, high) = motion.extremes
            let most = max(high - motion.target, motion.target - low)
            #expect(settled > 0)
            let exact = try #require(motion.settlingDuration(within: Tolerance(distance: 0.001 * most)))
            #expect(abs(settled / exact - 1) < 1e-13)
            for unit in [0x1p-30, 0x1p40] {
                let scaled = SpringMotion(
                    spring: .bouncy, from: unit * motion.start, to: unit * motion.target,
                    initialVelocity: unit * motion.initialVelocity)
                #expect(scaled.settlingDuration(within: .relative(0.001)) == settled)
                #expect(scaled.isSettled(at: settled, within: .relative(0.001)))
                #expect(!scaled.isSettled(at: settled * (1 - 1e-9), within: .relative(0.001)))
            }
        }
        // A step of half a thousandth is settled at once within the standard tolerance.
        #expect(SpringMotion(spring: .bouncy, from: 0.0, to: 0.0005).settlingDuration() == 0)
        #expect(
            SpringMotion(spring: .bouncy, from: 0.0, to: 0x1p-11).settlingDuration(within: .relative(0.001))
                == step.settlingDuration(within: .relative(0.001)))
        let rest = SpringMotion(spring: .bouncy, from: 7.0, to: 7)
        #expect(rest.settlingDuration(within: .relative(0.001)) == 0)
        let lost = SpringMotion(spring: .bouncy, from: .nan, to: 7)
        #expect(lost.settlingDuration(within: .relative(0.001)) == nil)
        #expect(step.settlingDuration(within: .relative(0)) == nil)
    }

    @Test func `Coding keeps the tolerance and checks its numbers`() throws {
        let relative = Tolerance.relative(0.25, speed: 3)
        for tolerance in [try Tolerance(distance: 0.5, speed: 2), try Tolerance(distance: 3), relative] {
            let data = try JSONEncoder().encode(tolerance)
            #expect(try JSONDecoder().decode(Tolerance.self, from: data) == tolerance)
        }
        for text in [#"{"distance":-1}"#, #"{"fraction":-1}"#, #"{"fraction":1,"speed":-1}"#] {
            #expect(throws: HookeError.self) {
                try JSONDecoder().decode(Tolerance.self, from: Data(text.utf8))
            }
        }
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Tolerance.self, from: Data(#"{"distance":1,"fraction":1}"#.utf8))
        }
    }
}
