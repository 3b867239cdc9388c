import TestSupport
import Testing

@testable import Hooke

@Suite struct PlainSettlingTests {
    @Test func `The plain search finds most times, and those of the search in two words`() throws {
        let cases = Generator<(SpringCase, Double)>(draw: { random in
            (SpringCase.generator.draw(&random), random.logUniform(1e-6...1))
        })
        var (found, asked) = (0, 0)
        checkProperty(seed: 47, cases: 2_000, cases) { sample, fraction in
            let motion = sample.motion
            let limit = fraction * motion.excursion
            guard limit > 0, let tolerance = try? Tolerance(distance: limit),
                let exact = motion.trajectory.settlingDuration(within: tolerance)
            else { return nil }
            asked += 1
            guard let time = PlainSettling(motion, within: limit).duration else { return nil }
            found += 1
            // Both are late by a few ulps.
            let room = 8 * exact.ulp + 0x1p-47 / sample.frequency
            return (time - exact).magnitude <= room ? nil : "\(time), not \(exact)"
        }
        #expect(3 * found >= 2 * asked, "\(found) of \(asked)")
    }
}
