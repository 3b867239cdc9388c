import Hooke
import HookeTimeline
import TestSupport
import Testing

@testable import HookeScene

@Suite struct PaceFitsTests {
    private func pace(_ pacing: Pacing, delay: Double = 0, duration: Double = 1) -> Pace {
        Track(
            view: .unique(), property: .opacity, delay: delay, duration: duration, from: .scalar(0),
            to: .scalar(1), pacing: pacing
        ).pace
    }

    private let spring = Pacing.spring(SpringMotion(spring: .bouncy, from: 0.0, to: 1))

    @Test func `Every fit is within the accepted error, whatever was fitted before`() throws {
        let fits = PaceFits()
        var numbers = SeededGenerator(seed: 7)
        for _ in 0..<randomCases(200) {
            let error = Double.random(in: 1e-5...0.1, using: &numbers)
            let fit = try fits.fit(pace(spring), error: error)
            #expect(fit.error <= error)
            let plain = try PaceFits().fit(pace(spring), error: error)
            #expect(fit.curve.stops.count <= plain.curve.stops.count * 6 / 5 + 1)
            for time in [0.1, 0.25, 0.4, 0.77] {
                let exact = spring.progress(elapsed: time, duration: 1)
                #expect((fit.curve.value(at: time) - exact).magnitude <= error)
            }
        }
    }

    @Test func `Views with one pace and about the same error share a fit, whatever their delays`() throws {
        let fits = PaceFits()
        let first = try fits.fit(pace(spring), error: 0.01)
        for (delay, error) in [(0.0, 0.01), (0.3, 0.011), (2, 0.0124)] {
            #expect(try fits.fit(pace(spring, delay: delay), error: error).accepted == first.accepted)
        }
        #expect(try fits.fit(pace(spring), error: 0.0099).accepted == 0.0099)
        #expect(try fits.fit(pace(spring), error: 0.02).accepted == 0.02)
    }

    @Test func `Different springs, durations and curves have fits of their own`() throws {
        let fits = PaceFits()
        let other = Pacing.spring(SpringMotion(spring: .bouncy, from: 0.0, to: 1, initialVelocity: 5))
        let all = [
            pace(spring), pace(spring, duration: 0.5), pace(other), pace(.curve(.easeInOut)),
            pace(.curve(.easeIn)), pace(.linear),
        ]
        let curves = try all.map { try fits.fit($0, error: 0.01).curve }
        #expect(Set(curves.map(\.stops.description)).count == all.count)
    }
}
