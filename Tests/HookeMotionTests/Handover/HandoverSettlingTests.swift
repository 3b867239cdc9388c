import HookeMotion
import TestSupport
import Testing

@Suite struct HandoverSettlingTests {
    @Test func `A settled motion stays within the tolerance, and is rarely late`() throws {
        // Pairs of springs: never early. Where motion and offset cancel, the motion shown may settle any time earlier; it is
        // late after both together are within the tolerance by at most part of a response, and by few per cent on average.
        var random = SeededGenerator(seed: 300)
        var late = Worst<Int>()
        var sum = 0.0
        let cases = randomCases(300)
        for index in 0..<cases {
            let own = try Spring(response: random.uniform(0.1...2), dampingRatio: random.uniform(0.2...1.5))
            let other = try Spring(response: random.uniform(0.1...2), dampingRatio: random.uniform(0.2...1.5))
            let motion = SpringMotion(spring: own, from: random.uniform(-100...100), to: 20)
            let old = UniformMotion(from: random.uniform(-100...100), velocity: random.uniform(-500...500))
            let shown = try Handover(from: old, to: motion, at: 0.1, by: .spring(other))
            let settled = try #require(shown.settlingDuration(within: 0.5))
            var (last, lastOfBoth) = (0.1, 0.1)
            var time = 0.1
            while time < settled + 3 {
                let (position, ownPosition) = (shown.position(at: time), motion.position(at: time))
                if abs(position - 20) > 0.5 { last = time }
                if abs(position - ownPosition) + abs(ownPosition - 20) > 0.5 { lastOfBoth = time }
                time += 0.002
            }
            #expect(last <= settled, "\(index)")
            late.note(max(0, settled - lastOfBoth - 0.002) / max(own.response, other.response), index)
            sum += (settled - 0.1) / max(last - 0.1, 0.05) - 1
        }
        // Worst: 0.34 of a response, 3.9 % on average.
        #expect(late.error <= 0.6, "\(late)")
        #expect(sum / Double(cases) <= 0.05, "\(sum / Double(cases))")
    }

    @Test func `Over a motion at rest, the time is the offset's own`() throws {
        let rest = UniformMotion(at: 50.0)
        for law in try HandoverOffsetTests.laws() {
            let shown = try Handover(from: UniformMotion(from: 0.0, velocity: 90), to: rest, at: 2, by: law)
            let difference = MotionState(position: 130.0, velocity: 90, acceleration: 0)
            let own = try #require(HandoverOffset(law, from: difference)?.settlingDuration(within: 0.1))
            let settled = try #require(shown.settlingDuration(within: 0.1))
            #expect(abs(settled - 2 - own) <= 1e-8 * own, "\(law)")
        }
        let fade = try Handover(from: UniformMotion(from: 0.0, velocity: 90), to: rest, at: 2, by: .fade(0.5))
        #expect(fade.settlingDuration() == 2.5)
    }

    @Test func `A motion that never settles, or whose rest is unknown, has no settling time`() throws {
        let law = HandoverLaw.spring(.snappy)
        let drift = UniformMotion(from: 0.0, velocity: 1)
        #expect(try Handover(from: drift, to: drift, at: 1, by: law).settlingDuration() == nil)
        let sine = SineMotion(amplitude: 1, rate: 1)
        #expect(try Handover(from: drift, to: sine, at: 1, by: law).settlingDuration() == nil)
        #expect(
            Handover(drift).settlingDuration() == nil
                && Handover(UniformMotion(at: 1.0)).settlingDuration() == 0)
        let track = try KeyframeTrack(times: [0, 4], values: [0.0, 1], rule: .linear)
        #expect(try Handover(from: drift, to: track, at: 1, by: .fade(0.5)).settlingDuration() == 4)
    }
}
