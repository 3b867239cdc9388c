import Hooke
import TestSupport
import Testing

@testable import HookeTimeline

@Suite struct ChoreographyLinearApproximationTests {
    private typealias Part = ChoreographyPart<Int, Double>

    private func expectStraight(
        _ part: Part, error: Double, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let choreography = try Choreography(part, initial: { _ in 1 })
        let end = min(5, choreography.settledDuration) + 0.1
        for index in choreography.keys.indices {
            let (track, bound) = try choreography.linearApproximation(
                ofKeyAt: index, error: error, until: end)
            #expect(bound <= error * 1.001, sourceLocation: sourceLocation)
            for step in 0...1_500 {
                let time = end * Double(step) / 1_500
                let exact = choreography.state(ofKeyAt: index, at: time).position
                // At a jump either side may show.
                let sides = [time, time - 1e-9, time + 1e-9].map { track.value(at: $0) }
                let difference = sides.map { ($0 - exact).magnitude }.min()!
                #expect(difference <= bound + 1e-6, "key \(index) at \(time)", sourceLocation: sourceLocation)
                if difference > bound + 1e-6 { return }
            }
        }
    }

    @Test func `Every law of a takeover is straightened within the error`() throws {
        let laws: [HandoverLaw] = [
            .spring(.bouncy), try .thirdOrder(rate: 9), try .quintic(0.4), try .quintic(0.4, .c2),
            try .quintic(0.4, neverCrossesZero: true),
        ]
        for law in laws {
            for error in [1.0, 0.01] {
                try expectStraight(
                    .group([
                        .motion(0, .spring(to: 100, .bouncy, from: 0, velocity: 700)),
                        .motion(0, .curve(to: -30, over: 0.5, from: 10)).offset(by: 0.17)
                            .takingOver(by: .law(law)).speed(1.3),
                    ]), error: error)
            }
        }
    }

    @Test func `Random choreographies are straightened within the error`() throws {
        var random = SeededGenerator(seed: 25)
        for _ in 0..<randomCases(15) {
            let part = RandomChoreography.generator.draw(&random)
            guard (try? Choreography(part, initial: { _ in 1 })) != nil else { continue }
            try expectStraight(part, error: 0.5)
        }
    }

    @Test func `A motion of another type, an error and an end that are not positive throw`() throws {
        let spring = SpringMotion(spring: .bouncy, from: 0.0, to: 1)
        let choreography = try Choreography(
            Part.motion(0, .motion(spring, logicalDuration: 1, settledDuration: 2)))
        for (error, end) in [(0.1, 1.0), (0, 1), (.nan, 1), (0.1, 0), (0.1, .infinity)] {
            #expect(throws: HookeError.self) {
                _ = try choreography.linearApproximation(ofKeyAt: 0, error: error, until: end)
            }
        }
    }
}
