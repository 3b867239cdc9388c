import Testing
import TestSupport

@testable import HookeMotion

@Suite struct KeyframeTrackIntegralTests {
    @Test func `Integrals of cubics and springs are accurate to the last digits`() throws {
        var worst = Worst<String>()
        var track = try KeyframeTrack<Double>(times: [0], values: [0], rule: .linear)
        var size = 1.0
        for words in try goldenLines("tracks") {
            if words[0] == "cubic" || words[0] == "spring" {
                track = try KeyframeTrackAnalysisTests.goldenTrack(words)
                let segment = track.segment(0)
                size = [segment.start, segment.end, segment.startTangent, segment.endTangent].map(\.magnitude)
                    .max()!
                if case .special = segment.kind, case .spring(let motion) = track.special(0).shape {
                    let frequency = (motion.spring.stiffness / motion.spring.mass).squareRoot()
                    size += stateNorm(
                        displacement: motion.start - motion.target, velocity: motion.initialVelocity,
                        angularFrequency: frequency)
                }
                continue
            }
            guard words[0] == "integral" else { continue }
            let v = try #require(doubles(words.dropFirst()))
            let width = v[1] - v[0]
            worst.note((track.integral(from: v[0], to: v[1]) - v[2]) / (size * width), "\(v) of \(track)")
        }
        // Relative to the largest key, tangent or state, times the width. Worst error: 3.5e-16.
        #expect(worst.error <= 1e-15, "\(worst)")
    }

    @Test func `The integral over a hundred thousand segments loses no digits`() throws {
        var random = SeededGenerator(seed: 71)
        let count = 100_000
        let times = (0..<count).map { Double($0) * 0.5 }
        for offset in [0.0, 3] {
            let values = times.map { _ in random.uniform(-1...1) + offset }
            let track = try KeyframeTrack(times: times, values: values, rule: .linear)
            // Half the sum of adjacent values times a half: each key once, except the ends.
            var sum = DoubleDouble(0)
            for value in values { sum = sum + value * 0.5 }
            sum = sum + values[0] * -0.25 + values[count - 1] * -0.25
            let scale = 0.5 * values.reduce(0) { $0 + $1.magnitude }
            // Worst error: 0.
            let error = (track.integral(from: 0, to: times[count - 1]) - sum.value).magnitude / scale
            #expect(error <= 1e-15, "\(error)")
        }
    }

    @Test func `The value is the integral of the velocity, in segments of every kind`() {
        checkProperty(seed: 72, cases: 80, mixedTracks) { track in
            let turns = track.turningPoints.map(\.time)
            for k in 0..<(track.times.count - 1) where track.times[k] < track.times[k + 1] {
                // Between breaks, away from infinite velocities.
                let segment = track.segment(k)
                let duration = segment.duration
                let borders: [Double] = (0...23).map { index -> Double in
                    let part = 0.0213 + 0.96 * Double(index) / 23
                    return segment.startTime + duration * part
                }
                for (from, to) in zip(borders, borders.dropFirst()) where from < to {
                    // A constant-speed path turns at once.
                    if turns.contains(where: { $0 >= from && $0 <= to }) { continue }
                    let speed = (0...8).map {
                        track.velocity(at: from + (to - from) * Double($0) / 8).magnitude
                    }
                    let change = (0...8).map {
                        track.acceleration(at: from + (to - from) * Double($0) / 8).magnitude
                    }
                    let size = speed.max()! + change.max()! * (to - from) + 1
                    let breaks = track.special(atSegment: k)?.timing?.breaks(in: 0...1) ?? []
                    let inside = breaks.map {
                        (time: segment.startTime + duration * $0.input, isJump: $0.isJump)
                    }
                    .filter { $0.time > from && $0.time < to }
                    if inside.contains(where: \.isJump) { continue }
                    // Quadrature may not see a short piece between two corners.
                    let cuts = [from] + inside.map(\.time).sorted() + [to]
                    var way = 0.0
                    for (from, to) in zip(cuts, cuts.dropFirst()) where from < to {
                        var bisections = Quadrature.bisectionLimit
                        way +=
                            Quadrature.mean(
                                from: from, to: to, tolerance: 1e-9 * size, whole: to - from,
                                bisections: &bisections
                            ) { track.velocity(at: $0) } * (to - from)
                    }
                    let moved = track.value(at: to) - track.value(at: from)
                    if (way - moved).magnitude > 1e-6 * size * (to - from) + 1e-12 {
                        return "segment \(k) of \(track.interpolations[k]): \(way) and \(moved)"
                    }
                }
            }
            return nil
        }
    }

    @Test func `Integrals add up, change sign when reversed, and match many samples`() {
        checkProperty(seed: 73, cases: 40, mixedTracks) { track in
            let (low, high) = (track.span.lowerBound - 1, track.span.upperBound + 2)
            let middle = low + (high - low) * 0.37
            let whole = track.integral(from: low, to: high)
            let size =
                (high - low)
                * (track.extremes.maximum.value.magnitude + track.extremes.minimum.value.magnitude)
            let parts = track.integral(from: low, to: middle) + track.integral(from: middle, to: high)
            if (parts - whole).magnitude > 1e-12 * size {
                return "parts \(parts), whole \(whole)"
            }
            if track.integral(from: high, to: low) != -whole { return "backwards it is not the negative" }
            let count = 20_000
            var sum = 0.0
            for index in 0..<count {
                sum += track.value(at: low + (high - low) * (Double(index) + 0.5) / Double(count))
            }
            // The midpoint rule has an error of a sample's width at each jump.
            let sampled = sum / Double(count) * (high - low)
            return difference(sampled, whole, within: 2e-3 * size, "by samples")
        }
    }

    @Test func `Timing far outside the keys and countless oscillations are integrated`() throws {
        func integral(_ path: Interpolation<Double>.Form, _ timing: TimingFunction?) throws -> Double {
            let way = Interpolation(form: path, timing: timing)
            return try KeyframeTrack(times: [0, 2], values: [0.0, 1], interpolations: [way])
                .integral(from: 0, to: 2)
        }
        let level = try TimingFunction.linear(LinearStops([LinearStops.Stop(input: 0, output: 1e200)]))
        let flat = try integral(.linear, level)
        #expect((flat / 2e200 - 1).magnitude <= 1e-15, "\(flat)")
        // ∫ of a Bézier through (0, 0), (1/3, y), (2/3, −y), (1, 1), whose x is the parameter, is 1/4.
        let wide = try TimingFunction.bezier(CubicBezier(x1: 1.0 / 3, y1: 1e9, x2: 2.0 / 3, y2: -1e9))
        #expect(try abs(integral(.linear, wide) - 0.5) < 1e9 * 1e-14)
        let buzz = try Spring(mass: 1, stiffness: 1e160, damping: 0)
        #expect(try abs(integral(.spring(buzz), nil) - 2) < 1e-12)
        // Oscillations too fast to follow end the bisection at its limit.
        var bisections = 1_000
        let mean = Quadrature.mean(from: 0, to: 1, tolerance: 1e-13, whole: 1, bisections: &bisections) {
            (1e12 * $0).truncatingRemainder(dividingBy: 1)
        }
        #expect(mean.isFinite && bisections == 0)
    }

    @Test func `Holds outside the keys count, and infinite and NaN ends are accepted`() throws {
        let track = try KeyframeTrack(times: [0, 2, 4], values: [3.0, 1, 0], rule: .linear)
        #expect(track.integral(from: -2, to: -1) == 3 && track.integral(from: 5, to: 9) == 0)
        #expect(track.integral(from: -1, to: 0) == 3 && track.integral(from: -1, to: 4) == 8)
        #expect(track.integral(from: 1, to: 1) == 0 && track.integral(from: 4, to: 0) == -5)
        #expect(track.integral(from: -.infinity, to: 0) == .infinity)
        #expect(track.integral(from: 0, to: .infinity) == 5 && track.integral(from: .infinity, to: 0) == -5)
        #expect(track.integral(from: .nan, to: 0).isNaN && track.integral(from: 0, to: .nan).isNaN)
        let one = try KeyframeTrack(times: [1], values: [SIMD2(2.0, 0)], rule: .linear)
        #expect(one.integral(from: 0, to: 3) == SIMD2(6, 0))
        #expect(one.integral(from: 0, to: .infinity) == SIMD2(.infinity, 0))
        let jump = try KeyframeTrack(times: [0, 1, 1, 2], values: [1.0, 1, 5, 5], rule: .discrete)
        #expect(jump.integral(from: 0, to: 2) == 6 && jump.integral(from: 0.5, to: 1) == 0.5)
    }
}

extension KeyframeTrack {
    fileprivate func special(atSegment k: Int) -> SpecialSegment<Value>? {
        kind(of: k) == .special ? special(k) : nil
    }
}
