import Hooke
import TestSupport
import Testing

@Suite struct SpringUIKitTests {
    @Test(arguments: [(0.5, 2.5, 5.08676), (0.5, 1, 12.71690), (1, 0.5, 18.46683)])
    func `The rule gives the published frequencies`(_ ratio: Double, _ duration: Double, _ frequency: Double)
        throws
    {
        let spring = try Spring(uiKitDuration: duration, dampingRatio: ratio)
        #expect(abs(spring.angularFrequency - frequency) < 6e-6)
        #expect(abs(spring.dampingRatio - ratio) < 1e-15)
        #expect(spring.mass == 1)
    }

    @Test func `Damping ratio one half over 2.5 s moves as recorded`() throws {
        let motion = SpringMotion(
            spring: try Spring(uiKitDuration: 2.5, dampingRatio: 0.5), from: 0.0, to: 1)
        for (time, value) in [
            (0.25, 0.487823), (0.5, 1.034971), (0.75, 1.160347), (1.0, 1.067019), (2.5, 1.000969),
        ] {
            #expect(abs(motion.position(at: time) - value) < 6e-7)
        }
        #expect(abs(motion.overshoot - 0.16303) < 5e-6)
    }

    @Test func `An initial velocity gives the published solution`() throws {
        // f(ω) = 0 at the rule's result, for both branches and both directions.
        for velocity in [-3.0, 0.5, 2] {
            let under = try Spring(uiKitDuration: 0.8, dampingRatio: 0.6, initialVelocity: velocity)
            let w = under.angularFrequency
            let end = abs((0.6 * w - velocity) / (w * 0.8)) * expTaylor(-0.6 * w * 0.8)
            #expect(abs(end - 0.001) < 1e-12)
            let critical = try Spring(uiKitDuration: 0.8, dampingRatio: 1, initialVelocity: velocity)
            let c = critical.angularFrequency
            #expect(abs(abs((c - velocity) * 0.8 + 1) * expTaylor(-c * 0.8) - 0.001) < 1e-12)
        }
    }

    /// eˣ by its series, independent of the library's functions.
    private func expTaylor(_ x: Double) -> Double {
        var (sum, term) = (1.0, 1.0)
        for n in 1..<60 {
            term *= x / 64 / Double(n)
            sum += term
        }
        for _ in 0..<6 { sum *= sum }
        return sum
    }

    @Test func `If the rule converges, the frequency is exact and the duration reads back`() throws {
        // Worst errors: frequency 1.8 u, duration 2.5 u of the conditioning.
        var (frequency, duration) = (Worst<String>(), Worst<String>())
        for line in try SpringGolden.lines("springs_parameters.txt") where line.words[0] == "U" {
            let (time, ratio, velocity) = (try line.double(1), try line.double(2), try line.double(3))
            let expected = try line.double(4)
            let spring = try Spring(
                uiKitDuration: time, dampingRatio: ratio, initialVelocity: velocity)
            let label = "\(time) s, ζ \(ratio), at \(velocity)"
            let gap = abs(ratio * expected - velocity)
            let part = (ratio < 1 ? 1 / (1 - ratio * ratio) : 1) + abs(velocity) / gap
            let scale = 1 + part / (ratio * expected * time)
            frequency.note(
                abs(spring.angularFrequency / expected - 1) / (unitRoundoff * scale), label)
            guard ratio < 1 || velocity == 0 else { continue }
            let back = try #require(spring.uiKitDuration(initialVelocity: velocity), "\(label)")
            duration.note(abs(back / time - 1) / (unitRoundoff * scale), label)
        }
        #expect(frequency.error <= 8, "\(frequency)")
        #expect(duration.error <= 4, "\(duration)")
    }

    @Test func `A spring that the rule never gives has no duration`() throws {
        #expect(try Spring(mass: 1, stiffness: 4, damping: 0).uiKitDuration() == nil)
        #expect(try Spring(mass: 1, stiffness: 4, damping: 4.1).uiKitDuration() == nil)
        let spring = try Spring(mass: 2, stiffness: 50, damping: 12)  // g 3, w 4
        #expect(spring.uiKitDuration(initialVelocity: 3) == nil, "no amplitude")
        #expect(spring.uiKitDuration(initialVelocity: .nan) == nil)
        #expect(abs(try #require(spring.uiKitDuration()) - 2.20669106884345) < 1e-14)
    }

    @Test func `The rule limits its numbers, and non-finite numbers throw`() throws {
        #expect(
            try Spring(uiKitDuration: 0.0001, dampingRatio: 0.5)
                == Spring(uiKitDuration: 0.01, dampingRatio: 0.5))
        #expect(
            try Spring(uiKitDuration: 100, dampingRatio: 0.5) == Spring(uiKitDuration: 10, dampingRatio: 0.5))
        #expect(try Spring(uiKitDuration: 1, dampingRatio: 7) == Spring(uiKitDuration: 1, dampingRatio: 1))
        for bad in [Double.nan, .infinity] {
            #expect(throws: HookeError.self) { try Spring(uiKitDuration: bad, dampingRatio: 0.5) }
            #expect(throws: HookeError.self) { try Spring(uiKitDuration: 1, dampingRatio: bad) }
            #expect(throws: HookeError.self) {
                try Spring(uiKitDuration: 1, dampingRatio: 0.5, initialVelocity: bad)
            }
        }
        // With almost no damping the amplitude starts below 0.001, and Newton's method diverges.
        #expect(throws: HookeError.self) { try Spring(uiKitDuration: 1, dampingRatio: 0) }
    }
}
