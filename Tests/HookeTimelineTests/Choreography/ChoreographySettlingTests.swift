import Hooke
import HookeTimeline
import Testing

private typealias Part = ChoreographyPart<Int, Double>

/// The times at which choreographies and their parts have settled.
@Suite struct ChoreographySettlingTests {
    @Test func `Equal springs with unlike velocities each have their own settled length`() throws {
        let tolerance = Tolerance.standard
        for (slow, fast) in [(0.0, 1e6), (1e6, 0), (-300, 300)] {
            let all = try Choreography(
                Part.group {
                    Part.motion(0, .spring(to: 100, .bouncy, from: 0, velocity: slow))
                    Part.motion(1, .spring(to: 100, .bouncy, from: 0, velocity: fast))
                    Part.motion(2, .spring(to: 200, .bouncy, from: 100, velocity: fast))
                }, tolerance: tolerance)
            let longest = try #require(
                [slow, fast].map {
                    SpringMotion(spring: .bouncy, from: 0.0, to: 100, initialVelocity: $0)
                        .settlingDuration(within: tolerance)!
                }.max())
            #expect(all.settledDuration == longest, "\(slow), \(fast)")
            for key in 0...2 {
                let end = key == 2 ? 200.0 : 100
                #expect(
                    (all.state(of: key, at: longest)!.position - end).magnitude <= tolerance.distance
                        * (1 + 1e-9))
            }
        }
    }

    @Test func `Runs are settled with the last one: mirrored at its end, else after its tail`() throws {
        let spring = ChoreographyMotion<Double>.spring(to: 100, .bouncy, from: 0)
        let tail = try #require(SpringMotion(spring: .bouncy, from: 0.0, to: 100).settlingDuration())
        let period = Spring.bouncy.response
        #expect(tail > 2 * period)
        for count in 1...5 {
            for isMirrored in [false, true] {
                let isBack = isMirrored && count % 2 == 0
                let runs = Part.motion(0, spring).repeated(count, yoyo: isMirrored)
                let length = isBack ? Double(count) * period : Double(count - 1) * period + tail
                for (part, speed) in [
                    (runs, 1.0), (runs.speed(2), 2), (Part.sequence([runs]), 1),
                    (Part.sequence([runs.speed(2)]), 2),
                    (Part.sequence([runs.speed(0.5)]).speed(4), 2),
                ] {
                    let all = try Choreography(
                        Part.group {
                            part.named("A")
                            Part.call("rest").starting(.settledEnd(of: "A"))
                        })
                    #expect(all.calls(from: 0, to: 99)[0].time == length / speed, "\(count), \(isMirrored)")
                    #expect(all.settledDuration == length / speed, "\(count), \(isMirrored)")
                }
            }
        }
    }

    @Test(arguments: [0.5, 1, 2, 3])
    func `Runs that take over have settled at the end of the last one, at any speed`(speed: Double) throws {
        for count in 2...4 {
            // A run takes 1.5 s of its own, and takes over after 0.5 s.
            let run = Part.motion(0, .curve(to: 50, over: 1, .ease, from: 200)).offset(by: 0.5)
            let all = try Choreography(
                Part.group {
                    Part.motion(0, .spring(to: 100, .smooth, from: 0))
                    Part.group([run]).repeated(count).speed(speed).offset(by: 0.1)
                })
            let end = 0.1 + 1.5 * Double(count) / speed
            #expect(abs(all.settledDuration - end) < 1e-12, "\(count): \(all.settledDuration), not \(end)")
        }
    }
}
