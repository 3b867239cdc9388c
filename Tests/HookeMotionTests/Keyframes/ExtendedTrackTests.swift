import Foundation
import Hooke
import TestSupport
import Testing

@testable import HookeMotion

@Suite struct ExtendedTrackTests {
    private static let rules: [TangentRule] = [
        .catmullRom, .timeAwareCatmullRom, .holdSafe, .monotone, .pchip, .akima, .modifiedAkima,
        .kochanekBartels(tension: 0.3, bias: 0.4), .spline(ends: .natural), .spline(ends: .notAKnot),
        .spline(ends: .clamped),
    ]

    @Test func `A repeated track goes through its seam with the rule's own tangents`() throws {
        let track = try KeyframeTrack(times: [0, 1, 2], values: [0.0, 10, 0], rule: .catmullRom)
        let loop = try ExtendedTrack(track, before: .repeat, after: .repeat)
        #expect((loop.value(at: 0.1) - 0.28).magnitude < 1e-15)
        #expect((loop.value(at: 2.1) - 0.28).magnitude < 1e-14)
        #expect((loop.value(at: -1.9) - 0.28).magnitude < 1e-14)
        #expect(loop.state(at: 2).velocity == 0)
        #expect((track.value(at: 0.1) - 1.09).magnitude < 1e-15)
    }

    @Test(arguments: rules)
    func `The velocity does not jump at a seam, and the cycle is that of three cycles written out`(
        rule: TangentRule
    ) throws {
        var random = SeededGenerator(seed: 38_03)
        var worst = 0.0
        for _ in 0..<randomCases(40) {
            let count = random.integer(2...7)
            var times = [random.uniform(-5...5)]
            for _ in 1..<count {
                // Uniform tangents are smooth for equal times only.
                times.append(times[times.count - 1] + (rule == .catmullRom ? 0.5 : random.uniform(0.1...2)))
            }
            var values = (0..<count).map { _ in random.uniform(-10...10) }
            let isClosed = random.chance(0.5)
            if isClosed { values[count - 1] = values[0] }
            let track = try KeyframeTrack(times: times, values: values, rule: rule)
            let outside: OutsideRule = isClosed ? .repeat : .repeatOffset
            let loop = try ExtendedTrack(track, before: outside, after: outside)
            let (first, last) = (times[0], times[count - 1])
            // Many cycles as one track.
            var (all, shown) = ([Double](), [Double]())
            for cycle in -40...40 {
                for key in 0..<(count - 1) {
                    all.append(times[key] + Double(cycle) * (last - first))
                    shown.append(values[key] + Double(cycle) * (values[count - 1] - values[0]))
                }
            }
            let long = try KeyframeTrack(times: all, values: shown, rule: rule)
            for _ in 0..<20 {
                let time = first + random.uniform(-2...3) * (last - first)
                let error = (loop.value(at: time) - long.value(at: time)).magnitude
                worst = max(worst, error)
                #expect(error < 1e-10, "\(time) of \(times), \(values)")
            }
            let seam = last.ulp * 64
            let jump = (loop.state(at: last + seam).velocity - loop.state(at: last - seam).velocity).magnitude
            #expect(jump < 1e-8, "\(times), \(values)")
        }
        print("extended tracks, \(rule): \(worst)")
    }

    @Test func `Mirrored tracks run backwards and turn at rest`() throws {
        let track = try KeyframeTrack(times: [1, 2, 4], values: [0.0, 10, 4], rule: .timeAwareCatmullRom)
        let mirrored = try ExtendedTrack(track, before: .mirror, after: .mirror)
        for time in [0.3, 1.7, 2.9] {
            let inside = mirrored.state(at: 1 + time.truncatingRemainder(dividingBy: 3))
            for (other, sign) in [(1 - time, -1.0), (1 + time + 6, 1), (1 + time - 6, 1), (7 - time, -1)] {
                let state = mirrored.state(at: other)
                #expect((state.position - inside.position).magnitude < 1e-13)
                #expect((state.velocity - sign * inside.velocity).magnitude < 1e-12)
            }
        }
        #expect(mirrored.state(at: 4).velocity.magnitude < 1e-14)
        #expect(mirrored.state(at: 1).velocity == 0)
    }

    @Test func `Holding and extending continue the ends, and values that do not meet jump`() throws {
        let track = try KeyframeTrack(times: [0, 2], values: [1.0, 5], rule: .linear)
        let line = try ExtendedTrack(track, before: .extend, after: .extend)
        #expect(line.value(at: -3) == -5 && line.value(at: 10) == 21)
        #expect(line.state(at: 10).velocity == 2)
        let held = try ExtendedTrack(track)
        #expect(held.value(at: -3) == 1 && held.value(at: 10) == 5 && held.settlingDuration() == 2)
        let saw = try ExtendedTrack(track, after: .repeat)
        #expect(saw.value(at: 2) == 1 && saw.value(at: 3) == 3 && saw.value(at: -1) == 1)
        let stairs = try ExtendedTrack(track, before: .repeatOffset, after: .repeatOffset)
        #expect(stairs.value(at: 5) == 11 && stairs.value(at: -1) == -1)
        let one = try ExtendedTrack(KeyframeTrack(times: [1], values: [3.0], rule: .linear), after: .repeat)
        #expect(one.value(at: 99) == 3)
        #expect(stairs.value(at: .nan).isNaN && saw.value(at: .infinity).isNaN)
    }

    @Test func `Integrals and extremes are those of dense samples`() throws {
        var random = SeededGenerator(seed: 38_04)
        for before in OutsideRule.allCases {
            for after in OutsideRule.allCases {
                let track = try KeyframeTrack(
                    times: [0, 0.7, 1.5, 2], values: [1.0, 4, -3, 2], rule: .timeAwareCatmullRom)
                let extended = try ExtendedTrack(track, before: before, after: after)
                for _ in 0..<3 {
                    let from = random.uniform(-7...3)
                    let to = from + random.uniform(0...9)
                    let count = 4_000
                    let step = (to - from) / Double(count)
                    var (sum, low, high) = (0.0, Double.infinity, -Double.infinity)
                    for index in 0..<count {
                        let value = extended.value(at: from + (Double(index) + 0.5) * step)
                        (sum, low, high) = (sum + value * step, min(low, value), max(high, value))
                    }
                    let integral = extended.integral(from: from, to: to)
                    #expect((integral - sum).magnitude < 2e-2, "\(before) \(after) \(from) \(to)")
                    let found = extended.extremes(in: from...to)
                    #expect(found.minimum.value <= low + 1e-12 && found.minimum.value > low - 0.05)
                    #expect(found.maximum.value >= high - 1e-12 && found.maximum.value < high + 0.05)
                    for key in [found.minimum, found.maximum] {
                        #expect(key.time >= from - 1e-12 && key.time <= to + 1e-12)
                    }
                }
            }
        }
    }

    @Test func `Mixed interpolations and jumps repeat too, and coding keeps a track`() throws {
        let track = try KeyframeTrack(
            times: [0, 1, 2, 2, 3], values: [0.0, 4, 1, 7, 0],
            interpolations: [.cubic(.catmullRom), .linear, .linear, .cubic(.catmullRom)])
        let loop = try ExtendedTrack(track, before: .repeat, after: .repeat)
        // (7 → 0 → 4): half of 4 − 7.
        #expect((loop.state(at: 3).velocity + 1.5).magnitude < 1e-15)
        #expect((loop.state(at: 3 - 1e-9).velocity + 1.5).magnitude < 1e-6)
        let data = try JSONEncoder().encode(loop)
        #expect(try JSONDecoder().decode(ExtendedTrack<Double>.self, from: data) == loop)
        #expect(Set([loop, loop]).count == 1)
    }

    @Test func `Angles turn the short way by their period`() throws {
        typealias Track = KeyframeTrack<Double>
        #expect(Track.unwrapped([350, 10], period: 360) == [350, 370])
        #expect(Track.unwrapped([10, 350, 10, 190], period: 360) == [10, -10, 10, 190])
        #expect(Track.unwrapped([0, 90, 180, 270, 0], period: 360) == [0, 90, 180, 270, 360])
        let track = try Track(times: [0, 1], values: Track.unwrapped([350, 10], period: 360), rule: .linear)
        #expect(Track.wrapped(track.value(at: 0.5), period: 360) == 0)
        #expect(Track.wrapped(-10, period: 360) == 350 && Track.wrapped(-1e-20, period: 360) == 0)
        var random = SeededGenerator(seed: 38_05)
        for _ in 0..<randomCases(200) {
            let angles = (0..<6).map { _ in random.uniform(-900...900) }
            let moved = Track.unwrapped(angles, period: 2 * .pi)
            for (a, b) in zip(moved, moved.dropFirst()) { #expect((b - a).magnitude <= .pi + 1e-12) }
            for (a, b) in zip(angles, moved) {
                let turns = (b - a) / (2 * .pi)
                #expect((turns - turns.rounded()).magnitude < 1e-12)
            }
        }
    }
}
