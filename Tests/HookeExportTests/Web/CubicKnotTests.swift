import Foundation
import Hooke
import HookeExport
import HookePreview
import HookeTransitions
import TestSupport
import Testing

/// The knots with timing functions of shipped transitions, played as a browser does, against the motions.
struct CubicKnotTests {
    private static func value(_ knots: [LinearTimeline.CubicKnot], at time: Double) -> AnimatableValue {
        let next = knots.firstIndex { $0.time > time } ?? knots.count
        guard next > 0, next < knots.count else { return knots[next == 0 ? 0 : next - 1].value }
        let (a, b) = (knots[next - 1], knots[next])
        let fraction = (time - a.time) / (b.time - a.time)
        let p = a.easing?.value(at: fraction) ?? fraction
        if case .transform(let from) = a.value, case .transform(let to) = b.value {
            return .transform(TransformInterpolation(from: from, to: to).transform(at: p))
        }
        return a.value.interpolated(to: b.value, at: p)
    }

    @Test func `Knots with timing functions are within the error of each channel`() throws {
        var random = SeededGenerator(seed: 22)
        var worst = 0.0
        var counts = (linear: 0, cubic: 0)
        for shipped in try ShippedTimeline.all.get() {
            let (transition, recorded, timeline) = (shipped.transition, shipped.recorded, shipped.straight)
            let sampler = recorded.timeline.sampler
            for channel in timeline.channels {
                guard let knots = channel.cubicKnots else { continue }
                counts.linear += channel.knots.reduce(0) { $0 + ($1.curve?.stops.count ?? 1) }
                counts.cubic += knots.count
                let index = try #require(
                    sampler.channels.firstIndex { $0.view == channel.view && $0.property == channel.property }
                )
                for _ in 0..<100 {
                    let time = random.uniform(0...timeline.duration)
                    guard !knots.contains(where: { ($0.time - time).magnitude < 1e-9 }) else { continue }
                    let (shown, exact) = (Self.value(knots, at: time), sampler.values(at: time)[index])
                    let off: Double
                    if case .transform(let a) = shown, case .transform(let b) = exact {
                        // Points of the largest view.
                        off = [(-195.0, -422.0), (195, 422)].map { x, y in
                            let d = zip(a.elements, b.elements).map { $0 - $1 }
                            let moved = (0..<3).map { x * d[$0] + y * d[4 + $0] + d[12 + $0] }
                            return moved.reduce(0) { $0 + $1 * $1 }.squareRoot()
                        }.max()!
                    } else {
                        off = zip(try #require(shown.vectorNumbers), try #require(exact.vectorNumbers))
                            .map { ($0 - $1).magnitude }.max()!
                    }
                    if channel.error > 0 { worst = max(worst, off / channel.error) }
                    #expect(
                        off <= channel.error + 1e-9,
                        "\(transition.rawValue) \(channel.property) at \(time): \(off), \(channel.error)")
                }
            }
        }
        if ProcessInfo.processInfo.environment["HOOKE_PAGES"] != nil { print("worst", worst, counts) }
        // Worst: see docs/internals/export-errors.md.
        #expect(counts.cubic > 0)
    }
}

extension AnimatableValue {
    fileprivate var vectorNumbers: [Double]? {
        switch self {
        case .scalar(let x): [x]
        case .pair(let p): [p.x, p.y]
        case .quad(let q): [q.x, q.y, q.z, q.w]
        default: nil
        }
    }
}
