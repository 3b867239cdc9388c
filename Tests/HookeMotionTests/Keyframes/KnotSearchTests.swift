import Testing
import TestSupport

@testable import HookeMotion

/// Searching a time among the keys, and evaluation at many times.
@Suite struct KnotSearchTests {
    /// Keys of every spacing: even, scattered, clustered, jumping, and an ulp apart.
    private static func times(_ count: Int, _ random: inout SeededGenerator) -> [Double] {
        let kind = random.integer(0...4)
        var times = [random.uniform(-100...100)]
        while times.count < count {
            let last = times[times.count - 1]
            switch kind {
            case 0: times.append(last + 0.25)
            case 1: times.append(last + random.uniform(0.2...1.8))
            case 2: times.append(last + random.logUniform(1e-9...1e3))
            case 3: times.append(random.chance(0.3) ? last : last + random.logUniform(1e-3...10))
            default: times.append(random.chance(0.5) ? last.nextUp : last + random.uniform(0...1))
            }
        }
        return times
    }

    /// Times at keys, around them, anywhere, outside, and NaN.
    private static func asked(_ times: [Double], _ random: inout SeededGenerator) -> [Double] {
        var asked = [-.infinity, .infinity, .nan, times[0] - 1, times[times.count - 1] + 1]
        for time in times where times.count < 40 || random.chance(40 / Double(times.count)) {
            asked += [time, time.nextUp, time.nextDown]
        }
        for _ in 0..<60 { asked.append(random.uniform(times[0]...max(times[0].nextUp, times.last!))) }
        return asked
    }

    private static let tracks = Generator<(times: [Double], values: [Double], asked: [Double])>(draw: {
        random in
        let count = random.chance(0.5) ? random.integer(1...20) : random.integer(20...3_000)
        let times = times(count, &random)
        let values = times.map { _ in random.chance(0.1) ? 0 : random.uniform(-1...1) }
        return (times, values, asked(times, &random))
    })

    @Test func `A time is in the segment of the last key at or before it`() {
        checkProperty(seed: 51, cases: 300, Self.tracks) { keys in
            let knots = try Knots(keys.times)
            for t in keys.asked {
                let inside = t >= keys.times[0] && t < keys.times.last!
                let expected = inside ? keys.times.lastIndex { $0 <= t } : nil
                if knots.segment(of: t) != expected {
                    return "\(t) is in \(String(describing: knots.segment(of: t))), not in \(expected ?? -1)"
                }
            }
            return nil
        }
    }

    @Test func `Keys at the largest and smallest distances of doubles are found`() throws {
        func row(_ count: Int = 40, _ time: (Double) -> Double) -> [Double] {
            (0..<count).map { time(Double($0)) }
        }
        let rows: [[Double]] = [
            row { $0 * 0x1p-1074 }, row { $0 * 4e306 }, row { $0 < 20 ? 0 : 0x1p-1074 },
            row(1_000) { 1 - 1 / (1 + $0 * $0) }, row { 0x1p-1022 * $0 },
            row(41) { $0 == 0 ? 0 : 1e300 + ($0 - 1) * 1e290 }, row { _ in 3 },
        ]
        for times in rows {
            let knots = try Knots(times)
            for t in times.flatMap({ [$0, $0.nextUp, $0.nextDown] }) {
                let inside = t >= times[0] && t < times.last!
                #expect(knots.segment(of: t) == (inside ? times.lastIndex { $0 <= t } : nil), "\(t)")
            }
        }
    }

    @Test func `Bulk evaluation, also from a known segment, is bit-identical to single evaluations`() {
        let rules: [TangentRule] = [.timeAwareCatmullRom, .holdSafe, .linear, .discrete]
        // The segment of another track.
        nonisolated(unsafe) var segment = 0
        checkProperty(seed: 52, cases: 250, Self.tracks) { keys in
            let rule = rules[keys.times.count % 4]
            // Keys an ulp apart may have infinite tangents, which throw.
            guard let track = try? KeyframeTrack(times: keys.times, values: keys.values, rule: rule) else {
                return nil
            }
            let rising = keys.asked.filter { $0 >= keys.times[0] && $0 < keys.times.last! }.sorted()
            let (start, span) = (keys.times[0], keys.times.last! - keys.times[0])
            var dense: [Double] = []
            for step in 0..<700 { dense.append(start + span * (0.3 + Double(step) * 1e-4)) }
            for asked in [keys.asked, rising, dense, keys.asked + dense, dense.reversed(), []] {
                let (values, velocities) = (track.values(at: asked), track.velocities(at: asked))
                var followed = segment
                for (index, t) in asked.enumerated() {
                    let (value, velocity) = (track.value(at: t), track.velocity(at: t))
                    let state = track.state(at: t)
                    for (name, result, expected) in [
                        ("values", values[index], value), ("velocities", velocities[index], velocity),
                        ("state", state.position, value), ("state's velocity", state.velocity, velocity),
                        ("segment known", track.value(at: t, near: &followed), value),
                        ("velocity, segment known", track.velocity(at: t, near: &followed), velocity),
                    ] where result.bitPattern != expected.bitPattern && !(result.isNaN && expected.isNaN) {
                        return "\(name) of \(rule) at \(t): \(result), one at a time \(expected)"
                    }
                }
                segment = followed
            }
            return nil
        }
    }

    @Test func `Keys are exact in every kind of evaluation, and the order does not matter`() {
        checkProperty(seed: 53, cases: 40, Self.tracks) { keys in
            for rule in [TangentRule.timeAwareCatmullRom, .linear, .discrete] {
                guard let track = try? KeyframeTrack(times: keys.times, values: keys.values, rule: rule)
                else {
                    continue
                }
                let bulk = track.values(at: keys.times)
                var segment = 0
                for (index, t) in keys.times.enumerated() {
                    let expected = keys.values[keys.times.lastIndex { $0 <= t }!]
                    let all = [track.value(at: t), bulk[index], track.value(at: t, near: &segment)]
                    if all.contains(where: { $0 != expected }) {
                        return "\(rule) at \(t): \(all), not \(expected)"
                    }
                }
                let forward = keys.asked.map { track.value(at: $0).bitPattern }
                let backward = keys.asked.reversed().map { track.value(at: $0).bitPattern }
                if forward != backward.reversed() { return "\(rule) depends on the order" }
            }
            return nil
        }
    }

    @Test func `Vector tracks and mixed tracks support bulk evaluation`() throws {
        let times = (0..<40).map { Double($0) * 0.5 }
        let pairs = try KeyframeTrack(
            times: times, values: times.map { SIMD2($0 * $0, 3 - $0) }, rule: .timeAwareCatmullRom)
        let mixed = try KeyframeTrack(
            times: times, values: times.map { $0 * (20 - $0) },
            interpolations: (0..<39).map {
                [.linear, .discrete, .cubic(.catmullRom), .eased(.easeInOut), .spring(.bouncy)][$0 % 5]
            })
        var asked: [Double] = []
        for step in 0..<500 { asked.append(Double(step * 7919 % 500) * 0.05 - 2) }
        asked.append(.nan)
        let (pairValues, mixedValues) = (pairs.values(at: asked), mixed.values(at: asked))
        let (pairRates, mixedRates) = (pairs.velocities(at: asked), mixed.velocities(at: asked))
        for (index, t) in asked.enumerated() where !t.isNaN {
            #expect(pairValues[index] == pairs.value(at: t) && pairRates[index] == pairs.velocity(at: t))
            #expect(mixedValues[index] == mixed.value(at: t) && mixedRates[index] == mixed.velocity(at: t))
        }
        #expect(pairValues.last!.x.isNaN && mixedValues.last!.isNaN && mixedRates.last!.isNaN)
    }
}
