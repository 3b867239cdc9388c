import Foundation
import HookePreview
import HookeTransitions
import Testing

@testable import ThrownCard

/// The card has no jump of value or velocity at any interruption.
@Suite struct ThrownCardTests {
    /// Seconds between the frames of a difference quotient.
    private let step = 1e-4

    private struct Join: CustomStringConvertible {
        var name: String
        /// The jump of the value, in parts of the property's largest change.
        var value: Double
        /// The jump of the velocity, in parts of its largest size.
        var velocity: Double

        var description: String { "\(name): value \(value), velocity \(velocity)" }
    }

    /// Returns the jumps of each property at each interruption, from frames on both sides.
    private func joins(_ interruption: Interruption? = nil) throws -> [Join] {
        var card = ThrownCard(interruption: interruption, showsBothSides: true)
        let moments = ThrownCard.interruptions
        card.furtherTimes = moments.flatMap { moment in
            [-2.0, -1, 1, 2].map { moment.time + $0 * step }
        }
        let curves = CardCurves(try card.recording())
        return try moments.flatMap { moment in
            let before = try #require(curves.times.firstIndex(of: moment.time))
            #expect(curves.times[before + 1] == moment.time)
            return curves.groups.flatMap { group in
                group.curves.map { curve in
                    let v = curve.values
                    let rates = curves.velocities(curve).filter { $0.value.isFinite }
                    let largest = rates.map { abs($0.value) }.max() ?? 1
                    let old = (3 * v[before] - 4 * v[before - 1] + v[before - 2]) / (2 * step)
                    let after = before + 1
                    let new = (-3 * v[after] + 4 * v[after + 1] - v[after + 2]) / (2 * step)
                    let change = (v.max() ?? 1) - (v.min() ?? 0)
                    return Join(
                        name: "\(moment.label), \(curve.name)", value: abs(v[after] - v[before]) / change,
                        velocity: abs(new - old) / largest)
                }
            }
        }
    }

    @Test func `Value and velocity of every property have no jump at any interruption`() throws {
        let joins = try joins()
        #expect(joins.count == 3 * 8)
        for join in joins {
            // Worst seen: below 1e-3; for the rotation 4.2e-3, because the finger's velocity is a parabola through the entries
            // of its matrices, which are sines.
            let tolerance = join.name.hasSuffix("angle") ? 5e-3 : 1e-3
            #expect(join.value <= 1e-12 && join.velocity <= tolerance, "\(join)")
        }
    }

    @Test func `UIKit's rule, which adds motions up, ignores the finger's velocity`() throws {
        let thrown = try joins(.additive).filter { $0.name.hasPrefix("thrown") }
        #expect(thrown.count == 16)
        for join in thrown { #expect(join.velocity > 0.05, "\(join)") }
    }

    @Test func `The finger holds the card in flight, and the card comes home`() throws {
        let recording = try ThrownCard().recording()
        try recording.validate()
        #expect(recording.events.map(\.label) == ["thrown", "caught", "thrown back"])
        let first = try #require(recording.frames[0].card)
        let last = try #require(recording.frames.last?.card)
        for (a, b) in zip(first.corners, last.corners) { #expect(abs((a - b).x) + abs((a - b).y) < 2) }
        let caught = try #require(recording.frames.first { $0.time >= 0.5 })
        let held = try #require(caught.card)
        #expect(held.corners[0].y < 500)
        #expect(caught.finger != nil)
        #expect(recording.frames.first { $0.time > 0.3 }?.finger == nil)
    }

    /// To draw it again: `HOOKE_PICTURES=1 swift test --package-path Examples --filter ThrownCardTests`.
    @Test func `The picture in the documentation equals the drawing`() throws {
        let file = (0..<4).reduce(URL(filePath: #filePath).resolvingSymlinksInPath()) { url, _ in
            url.deletingLastPathComponent()
        }.appending(path: "docs/images/thrown-card.svg")
        let drawn = try ThrownCardExample.velocities()
        if ProcessInfo.processInfo.environment["HOOKE_PICTURES"] != nil {
            try drawn.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == drawn)
    }
}
