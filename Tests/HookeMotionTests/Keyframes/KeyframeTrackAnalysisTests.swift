import Testing
import TestSupport

@testable import HookeMotion

@Suite struct KeyframeTrackAnalysisTests {
    /// A track of the single segment at the start of a golden line.
    static func goldenTrack(_ words: [Substring]) throws -> KeyframeTrack<Double> {
        let n = try #require(doubles(words.dropFirst()))
        let interpolation: Interpolation<Double> =
            words[0] == "cubic"
            ? .hermite(startVelocity: n[4], endVelocity: n[5])
            : Interpolation(
                form: .spring(
                    try Spring(mass: n[4], stiffness: n[5], damping: n[6]), initialVelocity: n[7]))
        return try KeyframeTrack(
            times: [n[0], n[1]], values: [n[2], n[3]], interpolations: [interpolation])
    }

    @Test func `Turning points and times at values of cubics are accurate to the last digits`() throws {
        var (places, heights, moments) = (Worst<String>(), Worst<String>(), Worst<String>())
        var track = try KeyframeTrack<Double>(times: [0], values: [0], rule: .linear)
        var (turns, times) = ([TurningPoint](), [Double: [Double]]())
        func check() {
            #expect(turns.isEmpty, "\(turns) of \(track) are none")
            for (value, rest) in times { #expect(rest.isEmpty, "\(rest) of \(track) at \(value) are none") }
        }
        var isCubic = false
        for words in try goldenLines("tracks") {
            if words[0] == "cubic" || words[0] == "spring" {
                check()
                track = try Self.goldenTrack(words)
                isCubic = words[0] == "cubic"
                (turns, times) = (isCubic ? track.turningPoints : [], [:])
                continue
            }
            let v = try #require(doubles(words.dropFirst()))
            let span = track.span
            let unit = (max(span.lowerBound.magnitude, span.upperBound.magnitude)) * unitRoundoff
            if words[0] == "turn" {
                let turn = try #require(turns.first, "\(track) turns at \(v[0])")
                turns.removeFirst()
                places.note((turn.time - v[0]) / unit, "turn at \(v[0])")
                let size = track.segment(0).startTangent.magnitude + track.segment(0).endTangent.magnitude
                heights.note((turn.position - v[1]) / size / unitRoundoff, "turn at \(v[0])")
            } else if words[0] == "time" {
                var found = times[v[0]] ?? track.times(at: v[0]).map(\.lowerBound)
                let time = try #require(found.first, "\(track) is at \(v[0]) at \(v[1])")
                found.removeFirst()
                times[v[0]] = found
                moments.note((time - v[1]) / unit, "time at \(v[0])")
            }
        }
        check()
        // In units of roundoff of the larger end; the position of the tangents. Worst errors: 1.6, 0.9, 0.
        #expect(places.error <= 3, "\(places)")
        #expect(heights.error <= 3, "\(heights)")
        #expect(moments.error <= 2, "\(moments)")
    }

    /// Times all over a track, and around its keys.
    private func samples(_ track: KeyframeTrack<Double>, _ count: Int = 400) -> [Double] {
        let span = track.span
        let even = (0...count).map {
            span.lowerBound + (span.upperBound - span.lowerBound) * Double($0) / Double(count)
        }
        return (even + track.times.flatMap { [$0.nextDown, $0] }).filter(span.contains).sorted()
    }

    @Test func `Extremes of any track bound all samples and are attained`() {
        checkProperty(seed: 61, cases: 300, mixedTracks) { track in
            let (low, high) = track.extremes
            let size = track.values.map(\.magnitude).max()! + high.value.magnitude + low.value.magnitude
            for t in samples(track) {
                let value = track.value(at: t)
                // Rounding of springs, paths and timing functions, and of a corner's time.
                let rounding = 1e-14 * size + 2 * (track.velocity(at: t) * t.ulp).magnitude
                if !(value >= low.value - rounding && value <= high.value + rounding) {
                    return "\(value) at \(t) is outside \(low)...\(high)"
                }
            }
            for key in [low, high] {
                // At its time, or just before the jump there.
                let near = [key.time, key.time.nextDown, key.time.nextDown.nextDown].map(track.value(at:))
                let step = size * 1e-9 + (track.velocity(at: key.time.nextDown) * key.time.ulp).magnitude
                if near.allSatisfy({ !(($0 - key.value).magnitude <= step) }) {
                    return "\(key) is not reached: \(near)"
                }
            }
            return nil
        }
    }

    @Test func `Between turning points any track is monotone`() {
        checkProperty(seed: 62, cases: 200, mixedTracks) { track in
            let points = track.turningPoints
            let size = (track.values + points.map(\.position)).map(\.magnitude).max()!
            var borders = [track.span.lowerBound] + points.map(\.time) + [track.span.upperBound]
            borders = borders.sorted()
            let longest = zip(track.times.dropFirst(), track.times).map(-).max()!
            for (from, to) in zip(borders, borders.dropFirst()) where from.nextUp < to.nextDown {
                let inside = (0...40).map { index -> Double in from + (to - from) * Double(index) / 40 }
                    .filter { $0 > from && $0 < to }
                let values = inside.map(track.value(at:))
                // Where a timing function is flat, rounding decides for √u of the duration on which side of a jump.
                if to - from < 0x1p-26 * longest, Set(values).count == 2 { continue }
                let steps = zip(values.dropFirst(), values).map(-)
                // Rounding, as for the extremes.
                if steps.contains(where: { $0 > 1e-14 * size })
                    && steps.contains(where: { $0 < -1e-14 * size })
                {
                    return
                        "between \(from) and \(to) it turns: \(values)"
                }
            }
            return nil
        }
    }

    @Test func `The times at a value are exactly the crossings between samples`() {
        checkProperty(seed: 63, cases: 150, mixedTracks) { track in
            let times = samples(track)
            let values = times.map(track.value(at:))
            let (low, high) = track.extremes
            let longest = zip(track.times.dropFirst(), track.times).map(-).max()!
            for share in [0.13, 0.5, 0.77] {
                let level = low.value + (high.value - low.value) * share
                let found = track.times(at: level)
                for range in found {
                    for t in [range.lowerBound, range.upperBound] {
                        let step = [t.nextDown, t, t.nextUp].map { (track.value(at: $0) - level).magnitude }
                        // An ulp of time times the velocity, or the rounding of the value.
                        let slope =
                            (track.velocity(at: t) * t.ulp).magnitude + 1e-13 * (high.value - low.value)
                        if step.min()! > slope { return "at \(t) it is not at \(level): \(step)" }
                    }
                }
                for k in 1..<times.count where (values[k - 1] < level) != (values[k] < level) {
                    // The time found has the error of a time in a cubic, and of the value divided by the velocity.
                    let spread = 2 * level.ulp / track.velocity(at: times[k]).magnitude
                    let margin = spread + 4 * unitRoundoff * (times[k].magnitude + longest)
                    let between = (times[k - 1].nextDown - margin)...(times[k].nextUp + margin)
                    if found.contains(where: { $0.overlaps(between) }) { continue }
                    // A jump is no crossing: no double in between is near the level.
                    let crossing = firstInstant(from: times[k - 1], to: times[k]) {
                        (track.value(at: $0) < level) == (values[k] < level)
                    }
                    let (a, b) = (track.value(at: crossing.nextDown), track.value(at: crossing))
                    let isStep = (a - b).magnitude > 1e-4 * (high.value - low.value)
                    if !isStep { return "\(level) is passed at \(crossing), from \(a) to \(b)" }
                }
                if track.firstTime(at: level) != found.first?.lowerBound { return "another first time" }
            }
            for key in [low, high] where track.value(at: key.time) == key.value {
                if track.firstTime(at: key.value) != key.time {
                    return "\(key) is found at \(String(describing: track.firstTime(at: key.value)))"
                }
            }
            return nil
        }
    }

    @Test func `The jump at the end of a spring curve is seen through other timing functions`() throws {
        let spring = TimingFunction.spring(try SpringCurve(.bouncy, duration: 0.3))
        func track(_ timing: TimingFunction, _ path: Interpolation<Double>.Form) throws -> KeyframeTrack<
            Double
        > {
            try KeyframeTrack(
                times: [4.1, 4.13], values: [5, -4],
                interpolations: [Interpolation(form: path, timing: timing)])
        }
        // Rounded to 1 before the end of the segment, by a slope of 0.2.
        let flat = TimingFunction.bezier(try CubicBezier(x1: 0.8, y1: 0.14, x2: 0.05, y2: 0.81))
        let last = try track(.composed(spring, after: flat), .linear)
        #expect((last.extremes.minimum.value - last.value(at: 4.13.nextDown)).magnitude < 1e-9)
        #expect(last.extremes.minimum.value < -4.2)
        // Past 1 the Bézier goes back, and the path with it over a turning point, until the jump at the end.
        let back = TimingFunction.bezier(try CubicBezier(x1: 0.43, y1: 1.67, x2: 0.91, y2: 1.72))
        for timing in [TimingFunction.composed(back, after: spring), .composed(spring, after: spring)] {
            let turned = try track(timing, .spring(.bouncy, initialVelocity: -40))
            let borders = [4.1] + turned.turningPoints.map(\.time) + [4.13]
            for (from, to) in zip(borders, borders.dropFirst()) where from.nextUp < to.nextDown {
                let inside = (1..<200).map { turned.value(at: from + (to - from) * Double($0) / 200) }
                let steps = zip(inside.dropFirst(), inside).map(-)
                #expect(
                    steps.allSatisfy { $0 > -1e-12 } || steps.allSatisfy { $0 < 1e-12 },
                    "\(timing) \(from) \(to)")
            }
        }
    }

    @Test func `Holds give intervals, and values that a jump passes over are not found`() throws {
        let line = try KeyframeTrack(times: [0, 1, 2, 3], values: [0.0, 4, 4, 0], rule: .linear)
        #expect(line.times(at: 4) == [1...2])
        #expect(line.times(at: 2) == [0.5...0.5, 2.5...2.5])
        #expect(line.times(at: 0) == [0...0, 3...3])
        let (before, after): (ClosedRange<Double>, ClosedRange<Double>) = (-.infinity...0, 3 ... .infinity)
        #expect(line.times(at: 0, in: -.infinity ... .infinity) == [before, after])
        #expect(line.times(at: 5).isEmpty && line.times(at: .nan).isEmpty)
        #expect(line.firstTime(at: 2, in: 1...3) == 2.5)
        #expect(line.firstTime(at: 4, in: 1.5...1.5) == 1.5 && line.firstTime(at: 4, in: 2.5...9) == nil)
        #expect(line.firstTime(at: 0, in: 5...6) == 5 && line.firstTime(at: 0, in: -6 ... -5) == -6)
        let stairs = try KeyframeTrack(times: [0, 1, 2], values: [0.0, 4, 6], rule: .discrete)
        #expect(stairs.times(at: 0) == [0...1.0.nextDown] && stairs.times(at: 4) == [1...2.0.nextDown])
        #expect(stairs.times(at: 6) == [2...2] && stairs.times(at: 2).isEmpty)
        #expect(stairs.extremes(in: 0...1).maximum == Keyframe(time: 1, value: 4))
        let jump = try KeyframeTrack(times: [0, 1, 1, 2], values: [0.0, 4, 1, 3], rule: .linear)
        #expect(jump.times(at: 4).isEmpty && jump.times(at: 3.5) == [0.875...0.875])
        #expect(jump.times(at: 1) == [0.25...0.25, 1...1])
        #expect(jump.extremes.maximum == Keyframe(time: 1, value: 4))
        #expect(
            jump.turningPoints == [TurningPoint(time: 1, position: 4), TurningPoint(time: 1, position: 1)])
        #expect(line.turningPoints == [TurningPoint(time: 1, position: 4)])
        let steps = try KeyframeTrack(
            times: [0, 4], values: [0.0, 8], interpolations: [.eased(.steps(Steps(4)))])
        #expect(steps.times(at: 2) == [1...2.0.nextDown] && steps.times(at: 3).isEmpty)
        let many = try KeyframeTrack(
            times: [0, 8_192], values: [0.0, 8_192], interpolations: [.eased(.steps(Steps(4_096)))])
        #expect(many.times(at: 10) == [10...12.0.nextDown] && many.times(at: 11).isEmpty)
        #expect(many.turningPoints.isEmpty && many.extremes.maximum == Keyframe(time: 8_192, value: 8_192))
        let one = try KeyframeTrack(times: [3], values: [7.0], rule: .linear)
        #expect(one.times(at: 7) == [3...3] && one.times(at: 7, in: 0...9) == [0...9])
        #expect(one.extremes(in: 0...9).minimum == Keyframe(time: 0, value: 7) && one.turningPoints.isEmpty)
    }

    @Test func `Numbers near the ends of the range of a double work`() throws {
        for size in [4e307, 0x1p-1060] {
            let times = [0.0, 1, 2]
            let line = try KeyframeTrack(times: times, values: [-size, size, -size], rule: .linear)
            #expect(line.turningPoints == [TurningPoint(time: 1, position: size)])
            if size < 1 { #expect(line.times(at: 0) == [0.5...0.5, 1.5...1.5]) }
            let cubic = try KeyframeTrack(
                times: times, values: [0, size, 0], rule: .cubic(spacing: .uniform, ends: .reflected))
            #expect(cubic.times(at: size / 2).count == 2)
            #expect(cubic.extremes.maximum == Keyframe(time: 1, value: size))
        }
    }

    @Test func `Scaled values and times give scaled turning points and times`() {
        checkProperty(seed: 64, cases: 100, mixedTracks) { track in
            let rule = TangentRule.timeAwareCatmullRom
            guard
                let a = try? KeyframeTrack(times: track.times, values: track.values, rule: rule),
                let b = try? KeyframeTrack(
                    times: track.times.map { $0 * 4 }, values: track.values.map { $0 * -2 }, rule: rule)
            else { return nil }
            for (p, q) in zip(a.turningPoints, b.turningPoints)
            where p.time * 4 != q.time || p.position * -2 != q.position { return "\(p) and \(q)" }
            let level = a.extremes.minimum.value * 0.4 + a.extremes.maximum.value * 0.6
            let (s, t) = (a.times(at: level), b.times(at: level * -2))
            if s.map({ $0.lowerBound * 4 }) != t.map(\.lowerBound) { return "\(s) and \(t)" }
            if a.extremes.minimum.value * -2 != b.extremes.maximum.value { return "another extreme" }
            let (low, high) = (a.span.lowerBound - 1, a.span.upperBound + 1)
            let (whole, stretched) = (
                a.integral(from: low, to: high), b.integral(from: low * 4, to: high * 4)
            )
            return whole * -8 == stretched ? nil : "areas \(whole) and \(stretched)"
        }
    }

    @Test func `Springs with countless turning points have extremes, turning points and times`() throws {
        let buzz = try Spring(mass: 1, stiffness: 1e160, damping: 0)
        let timing = try TimingFunction.spring(SpringCurve(buzz, duration: 1))
        let ways: [Interpolation<Double>] = [.spring(buzz), .eased(timing.reversed())]
        for way in ways {
            let track = try KeyframeTrack(times: [0, 1], values: [0.0, 1], interpolations: [way])
            let (low, high) = track.extremes
            #expect(low.value > -1.001 && high.value < 2.001 && high.value > low.value)
        }
        let track = try KeyframeTrack(times: [0, 1], values: [0.0, 1], interpolations: [ways[0]])
        #expect(track.turningPoints.count > 16_000)
        #expect(track.firstTime(at: 0.5).map { $0 > 0 && $0 < 1e-79 } ?? false)
    }

    @Test func `Above the limit of turning points, a later range has its own limit`() throws {
        // 31,831 half periods in the segment, once as its path and once as its timing.
        let buzz = try Spring(mass: 1, stiffness: 1e10, damping: 0.001)
        let timing = try TimingFunction.spring(SpringCurve(buzz, duration: 1))
        for way in [Interpolation<Double>.spring(buzz), .eased(timing)] {
            let track = try KeyframeTrack(times: [0, 1], values: [0.0, 1], interpolations: [way])
            let motion = SpringMotion(spring: buzz, from: 0.0, to: 1)
            let range = 0.9...0.91
            let turns = track.turningPoints(in: range)
            let expected = Array(motion.turningPoints(in: range))
            #expect(expected.count > 300 && turns.count == expected.count)
            for (turn, known) in zip(turns, expected) {
                #expect((turn.time - known.time).magnitude <= 1e-9)
                #expect((turn.position - known.position).magnitude <= 1e-6)
            }
            let (found, known) = (track.extremes(in: range), motion.extremes(in: range))
            #expect((found.minimum.value - known.minimum).magnitude <= 1e-6)
            #expect((found.maximum.value - known.maximum).magnitude <= 1e-6)
            let passed = track.times(at: 1, in: range).map(\.lowerBound)
            #expect(passed.count == Array(motion.timesAtTarget(in: range)).count)
        }
    }

    @Test func `Each component of a vector has its own extremes`() throws {
        let times = [0.0, 1, 2, 3]
        let (x, y) = ([0.0, 5, 5, 1], [3.0, -2, 8, 8])
        let both = try KeyframeTrack(
            times: times, values: zip(x, y).map { SIMD2($0, $1) }, rule: .catmullRom)
        let boxes = both.componentExtremes()
        for (box, values) in zip(boxes, [x, y]) {
            let alone = try KeyframeTrack(times: times, values: values, rule: .catmullRom).extremes
            #expect(box == alone)
        }
        #expect(boxes.count == 2 && both.componentExtremes(in: 1...1)[1].maximum.value == -2)
    }
}
