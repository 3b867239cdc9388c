import Foundation
import Testing
import TestSupport

@testable import HookeMotion

@Suite struct KeyframeTrackTests {
    private let thirds = [0, 1.0 / 3, 2.0 / 3, 1]

    /// The smallest and largest of many samples, with their times.
    private func range(
        _ track: KeyframeTrack<Double>
    ) -> (low: (time: Double, value: Double), high: (time: Double, value: Double)) {
        let (first, last) = (track.times[0], track.times.last!)
        let samples = (0...18_000).map { index in
            let time = first + (last - first) * Double(index) / 18_000
            return (time: time, value: track.value(at: time))
        }
        return (samples.min { $0.value < $1.value }!, samples.max { $0.value < $1.value }!)
    }

    @Test func `The cubic of the card's flip overshoots by the published angles`() throws {
        let snapshot = range(try KeyframeTrack(times: thirds, values: [0, 0, 90, 90], rule: .catmullRom))
        #expect((snapshot.low.value + 20.0 / 3).magnitude < 1e-5)
        #expect((snapshot.low.time - 0.2222).magnitude < 1e-4)
        #expect((snapshot.high.value - 90 - 20.0 / 3).magnitude < 1e-5)
        #expect((snapshot.high.time - 0.7778).magnitude < 1e-4)
        let natural = range(
            try KeyframeTrack(
                times: thirds, values: [0, 0, 90, 90], rule: .cubic(spacing: .uniform, ends: .natural)))
        #expect((natural.low.value + 8.66).magnitude < 5e-3)
        #expect((natural.high.value - 98.66).magnitude < 5e-3)
        let times = [0, 2.0 / 3, 1]
        let destination = range(try KeyframeTrack(times: times, values: [-90, -90, 0], rule: .catmullRom))
        #expect((destination.low.value + 96.67).magnitude < 5e-3)
        let aware = range(
            try KeyframeTrack(
                times: times, values: [-90, -90, 0], rule: .cubic(spacing: .timeAware, ends: .reflected)))
        #expect((aware.low.value + 107.78).magnitude < 5e-3)
    }

    @Test func `The hold-safe cubic of the card's flip keeps holds and its range`()
        throws
    {
        let snapshot = try KeyframeTrack(times: thirds, values: [0, 0, 90, 90], rule: .holdSafe)
        let destination = try KeyframeTrack(
            times: [0, 2.0 / 3, 1], values: [-90.0, -90, 0], rule: .holdSafe)
        for index in 0...10_000 {
            let t = Double(index) / 10_000
            #expect((0...90).contains(snapshot.value(at: t)))
            #expect((-90...0).contains(destination.value(at: t)))
            if t <= 1.0 / 3 { #expect(snapshot.value(at: t) == 0) }
            if t >= 2.0 / 3 { #expect(snapshot.value(at: t) == 90) }
            if t <= 2.0 / 3 { #expect(destination.value(at: t) == -90) }
        }
        #expect(snapshot.velocity(at: 0.2) == 0)
        #expect(snapshot.velocity(at: 0.5) > 0)
    }

    @Test func `Cubics of both spacings and ends are accurate to the last digits`() throws {
        var worst = Worst<String>()
        var track = try KeyframeTrack<Double>(times: [0], values: [0], rule: .linear)
        var size = 1.0
        var shortest = 1.0
        for words in try goldenLines("keyframes") {
            if words[0] == "track" {
                let spacing = try #require(KnotSpacing(rawValue: String(words[1])))
                let ends = try #require(EndRule(rawValue: String(words[2])))
                let count = try #require(Int(words[3]))
                let numbers = try #require(doubles(words.dropFirst(4)))
                track = try KeyframeTrack(
                    times: Array(numbers.prefix(count)), values: Array(numbers.dropFirst(count)),
                    rule: .cubic(spacing: spacing, ends: ends))
                let tangents = track.segments.map(\.startTangent) + track.segments.map(\.endTangent)
                size = max(1, (tangents + track.values).map(\.magnitude).max()!)
                shortest = zip(track.times.dropFirst(), track.times).map(-).min()!
                continue
            }
            let v = try #require(doubles(words))
            // In units of the largest key or tangent; for derivatives divided by the shortest segment.
            worst.note((track.value(at: v[0]) - v[1]) / size, "value at \(v[0])")
            worst.note((track.velocity(at: v[0]) - v[2]) / (size / shortest), "velocity at \(v[0])")
            worst.note(
                (track.acceleration(at: v[0]) - v[3]) / (size / shortest / shortest), "acc. at \(v[0])")
        }
        // Worst error: 8.6e-16.
        #expect(worst.error <= 2e-15, "\(worst)")
    }

    @Test func `The worked example of Kochanek and Bartels on unequal times is reproduced`() throws {
        let track = try KeyframeTrack(
            times: [0, 1, 3, 3.5], values: [0, 10, 4, 7], rule: .timeAwareCatmullRom)
        #expect((track.value(at: 0.5) - 5.8125).magnitude <= 1e-15)
        #expect((track.value(at: 2) - 7.366666666666666).magnitude <= 2e-15)
        #expect((track.value(at: 3.25) - 5.33125).magnitude <= 2e-15)
        #expect((track.velocity(at: 1) - 5.666666666666667).magnitude <= 2e-15)
        #expect((track.velocity(at: 3) - 4.2).magnitude <= 4e-15)
    }

    /// A track of 2 to 9 keys, sometimes with a hold or almost a jump.
    private func tracks(rising: Bool) -> Generator<(times: [Double], values: [Double])> {
        Generator(draw: { random in
            let count = random.integer(2...9)
            var times = [random.uniform(-5...5)]
            var values = [random.uniform(-10...10)]
            for _ in 1..<count {
                let last = times[times.count - 1]
                times.append(random.chance(0.1) ? last.nextUp : last + random.logUniform(1e-3...10))
                let step = random.chance(0.2) ? 0 : random.logUniform(1e-6...1e3)
                values.append(values[values.count - 1] + (rising || random.chance(0.5) ? step : -step))
            }
            return (times, values)
        })
    }

    @Test func `Constant keys stay constant at 0 ulps with every rule`() {
        let rules: [TangentRule] = [
            .discrete, .linear, .catmullRom, .timeAwareCatmullRom, .holdSafe,
            .cubic(spacing: .timeAware, ends: .reflected),
        ]
        checkProperty(seed: 1, cases: 300, tracks(rising: true)) { keys in
            for rule in rules {
                let track = try KeyframeTrack(
                    times: keys.times, values: keys.times.map { _ in 0.1 }, rule: rule)
                for index in 0...20 {
                    let t = keys.times[0] + (keys.times.last! - keys.times[0]) * Double(index) / 20
                    if track.value(at: t) != 0.1 || track.velocity(at: t) != 0 {
                        return "\(rule) moved at \(t)"
                    }
                }
            }
            return nil
        }
    }

    @Test func `Keys are exact, and the track is constant outside them, with every rule`() {
        let rules: [TangentRule] = [.discrete, .linear, .catmullRom, .timeAwareCatmullRom, .holdSafe]
        checkProperty(seed: 2, cases: 300, tracks(rising: false)) { keys in
            for rule in rules {
                let track = try KeyframeTrack(times: keys.times, values: keys.values, rule: rule)
                for (time, value) in zip(keys.times, keys.values) where track.value(at: time) != value {
                    return "\(rule) misses its key at \(time)"
                }
                for (time, value) in [
                    (keys.times[0] - 1, keys.values[0]), (-.infinity, keys.values[0]),
                    (keys.times.last! + 1, keys.values.last!), (.infinity, keys.values.last!),
                ] where track.value(at: time) != value || track.velocity(at: time) != 0 {
                    return "\(rule) does not hold at \(time)"
                }
                if !track.value(at: .nan).isNaN || !track.velocity(at: .nan).isNaN { return "NaN was lost" }
            }
            return nil
        }
    }

    @Test func `Straight lines are reproduced by every rule but discrete`() {
        let rules: [TangentRule] = [.linear, .timeAwareCatmullRom, .holdSafe]
        checkProperty(seed: 3, cases: 300, tracks(rising: true)) { keys in
            for rule in rules {
                let track = try KeyframeTrack(
                    times: keys.times, values: keys.times.map { 3 * $0 - 1 }, rule: rule)
                let durations = zip(keys.times.dropFirst(), keys.times).map(-)
                let ratio = zip(durations, durations.dropFirst()).map { max($0 / $1, $1 / $0) }.max() ?? 1
                for index in 0...20 {
                    let t = keys.times[0] + (keys.times.last! - keys.times[0]) * Double(index) / 20
                    // The keys are rounded themselves: an ulp of the largest, enlarged by a short segment.
                    let scale = 3 * max(keys.times.last!.magnitude, keys.times[0].magnitude) + 1
                    if let problem = difference(
                        track.value(at: t), 3 * t - 1, within: 8e-16 * scale * ratio, "\(rule)")
                    {
                        return problem
                    }
                }
            }
            return nil
        }
    }

    @Test func `The hold-safe cubic never leaves the range of adjacent keys`() {
        checkProperty(seed: 4, cases: 3_000, tracks(rising: false)) { keys in
            let track = try KeyframeTrack(times: keys.times, values: keys.values, rule: .holdSafe)
            for k in 0..<(keys.times.count - 1) {
                let (low, high) = (
                    min(keys.values[k], keys.values[k + 1]), max(keys.values[k], keys.values[k + 1])
                )
                for step in 0...40 {
                    let d = keys.times[k + 1] - keys.times[k]
                    let t = min(keys.times[k + 1], keys.times[k] + d * Double(step) / 40)
                    let value = track.value(at: t)
                    if !(value >= low && value <= high) {
                        return "\(value) at \(t) is outside [\(low), \(high)]"
                    }
                }
            }
            return nil
        }
    }

    @Test func `The hold-safe cubic is monotone between keys, with continuous velocity`() {
        checkProperty(seed: 6, cases: 2_000, tracks(rising: true)) { keys in
            let track = try KeyframeTrack(times: keys.times, values: keys.values, rule: .holdSafe)
            for k in 0..<(keys.times.count - 1) {
                let rise = keys.values[k + 1] - keys.values[k]
                let d = keys.times[k + 1] - keys.times[k]
                for step in 0...40 {
                    let t = keys.times[k] + d * Double(step) / 40
                    let v = track.velocity(at: t)
                    // Rounding of the derivative's three terms, each up to 3·rise/d.
                    if !(v >= -1e-14 * rise / d) { return "velocity \(v) at \(t)" }
                }
            }
            for k in stride(from: 1, to: keys.times.count - 1, by: 1) {
                let before = track.segments[k - 1].endTangent / (keys.times[k] - keys.times[k - 1])
                let after = track.segments[k].startTangent / (keys.times[k + 1] - keys.times[k])
                if let problem = difference(before, after, within: 1e-12 * after.magnitude, "at key \(k)") {
                    return problem
                }
            }
            return nil
        }
    }

    @Test func `At a key the velocity is that of the segment that begins there`() throws {
        let track = try KeyframeTrack<Double>(
            times: [0, 1, 2, 4, 5], values: [0, 1, 3, 9, 4], rule: .linear)
        #expect([0, 1, 2, 4, 5].map { track.velocity(at: $0) } == [1, 2, 3, -5, -5])
    }

    @Test func `Velocity and acceleration are the derivatives`() {
        checkProperty(seed: 8, cases: 300, tracks(rising: false)) { keys in
            let track = try KeyframeTrack(times: keys.times, values: keys.values, rule: .timeAwareCatmullRom)
            for k in 0..<(keys.times.count - 1) {
                let d = keys.times[k + 1] - keys.times[k]
                guard d > 1e-2 else { continue }
                let (t, h) = (keys.times[k] + d / 3, d * 0x1p-12)
                let size =
                    track.segments[k].startTangent.magnitude + track.segments[k].endTangent.magnitude + 1e3
                // The error of the central difference of a cubic: h²·x‴/6, plus rounding divided by h.
                let slope = (track.value(at: t + h) - track.value(at: t - h)) / (2 * h)
                let change = (track.velocity(at: t + h) - track.velocity(at: t - h)) / (2 * h)
                if let problem = difference(track.velocity(at: t), slope, within: 1e-5 * size / d, "velocity")
                {
                    return problem
                }
                if let problem = difference(
                    track.acceleration(at: t), change, within: 1e-5 * size / (d * d), "acceleration")
                {
                    return problem
                }
            }
            return nil
        }
    }

    @Test func `Vectors follow the rule component by component`() throws {
        let x = [0.0, 0, 90, 90]
        let y = [5.0, 8, 8, 2]
        for rule in [TangentRule.catmullRom, .timeAwareCatmullRom, .holdSafe, .linear, .discrete] {
            let both = try KeyframeTrack(times: thirds, values: zip(x, y).map { SIMD2($0, $1) }, rule: rule)
            let first = try KeyframeTrack(times: thirds, values: x, rule: rule)
            let second = try KeyframeTrack(times: thirds, values: y, rule: rule)
            let single = try KeyframeTrack(times: thirds, values: x.map(Float.init), rule: rule)
            for index in 0...100 {
                let t = Double(index) / 100
                #expect(both.value(at: t) == SIMD2(first.value(at: t), second.value(at: t)))
                #expect((Double(single.value(at: t)) - first.value(at: t)).magnitude <= 2e-5)
            }
        }
    }

    /// A vector type without access to its components.
    private struct Opaque: VectorSpace {
        var x, y: Double
        static let zero = Opaque(x: 0, y: 0)
        func adding(_ other: Opaque) -> Opaque { Opaque(x: x + other.x, y: y + other.y) }
        func subtracting(_ other: Opaque) -> Opaque { Opaque(x: x - other.x, y: y - other.y) }
        func scaled(by factor: Double) -> Opaque { Opaque(x: x * factor, y: y * factor) }
        var norm: Double { (x * x + y * y).squareRoot() }
    }

    @Test func `A vector type without components has constant holds too`() throws {
        let keys = [Opaque(x: 1, y: 2), Opaque(x: 1, y: 2), Opaque(x: 4, y: -2), Opaque(x: 4, y: -2)]
        let track = try KeyframeTrack(times: thirds, values: keys, rule: .holdSafe)
        #expect(track.value(at: 0.3) == keys[0])
        #expect(track.value(at: 0.8) == keys[3])
        let middle = track.value(at: 0.5)
        #expect((middle.x - 2.5).magnitude < 1e-15 && middle.y.magnitude < 1e-15)
    }

    @Test func `Errors for invalid keys name the field`() {
        #expect(throws: HookeError.wrongCount(field: "times", count: 0, accepted: "at least 1")) {
            try KeyframeTrack<Double>(times: [], values: [], rule: .linear)
        }
        #expect(throws: HookeError.wrongCount(field: "values", count: 1, accepted: "2, one for each time")) {
            try KeyframeTrack<Double>(times: [0, 1], values: [1], rule: .linear)
        }
        #expect(
            throws: HookeError.badElement(
                field: "times", index: 2, value: 0.5, accepted: "a number not below the one before, 1.0")
        ) { try KeyframeTrack<Double>(times: [0, 1, 0.5], values: [1, 2, 3], rule: .linear) }
        #expect(throws: HookeError.self) {
            try KeyframeTrack<Double>(times: [0, .nan], values: [1, 2], rule: .linear)
        }
        #expect(
            throws: HookeError.badElement(
                field: "values", index: 1, value: .infinity, accepted: "a value of finite norm")
        ) { try KeyframeTrack<Double>(times: [0, 1], values: [1, -.infinity], rule: .linear) }
        #expect(throws: HookeError.self) {
            try KeyframeTrack<Double>(times: [-1e308, 1e308], values: [1, 2], rule: .linear)
        }
    }

    @Test func `One key is a constant, and coding keeps a track`() throws {
        let one = try KeyframeTrack([Keyframe(time: 2, value: 7.0)], rule: .catmullRom)
        for t in [-1, 2, 3.0] {
            #expect(one.value(at: t) == 7)
            #expect(one.velocity(at: t) == 0)
        }
        let track = try KeyframeTrack(times: thirds, values: [0.0, 0, 90, 90], rule: .holdSafe)
        let data = try JSONEncoder().encode(track)
        #expect(try JSONDecoder().decode(KeyframeTrack<Double>.self, from: data) == track)
        let bad = Data(#"{"times":[1,0],"values":[1,2],"mode":"linear"}"#.utf8)
        #expect(throws: HookeError.self) { try JSONDecoder().decode(KeyframeTrack<Double>.self, from: bad) }
    }
}
