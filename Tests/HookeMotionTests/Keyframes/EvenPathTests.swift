import Testing
import TestSupport

@testable import HookeMotion

@Suite struct EvenPathTests {
    private func path(_ n: [Double]) -> EvenPath<Vector2> {
        EvenPath(
            start: Vector2(n[0], n[1]), end: Vector2(n[2], n[3]), startTangent: Vector2(n[4], n[5]),
            endTangent: Vector2(n[6], n[7]))
    }

    @Test func `Lengths, points and derivatives match forty digits, also at cusps and of all sizes`()
        throws
    {
        var lengths = Worst<String>()
        var values = Worst<String>()
        var firsts = Worst<String>()
        var seconds = Worst<String>()
        var numbers: [Double] = []
        var size = 1.0
        for words in try goldenLines("even_path") {
            if words[0] == "path" {
                numbers = try #require(doubles(words.dropFirst()))
                let n = path(numbers).segment
                size = [n.start, n.end, n.startTangent, n.endTangent].map(\.norm).max()!
                lengths.note((path(numbers).length - numbers[8]) / max(size, numbers[8]), "\(numbers)")
                continue
            }
            let v = try #require(doubles(words))
            let length = numbers[8]
            let state = path(numbers).state(at: v[0])
            // Rounding of ends and tangents may move the point along the path; the derivatives then change as over
            // that part of the length.
            let slack = size / length
            let bend = v[7] / length
            let label = "\(v[0]) of \(numbers)"
            values.note((state.value - Vector2(v[1], v[2])).norm / size, label)
            firsts.note(
                (state.derivative - Vector2(v[3], v[4])).norm / length / (1 + bend * max(1, slack)), label)
            seconds.note(
                (state.secondDerivative - Vector2(v[5], v[6])).norm / length / bend
                    / (1 + bend * max(1, slack)), label)
        }
        // Worst errors: 6.5e-16, 4.9e-16, 4.5e-16 and 1.4e-15.
        #expect(lengths.error <= 2e-15, "\(lengths)")
        #expect(values.error <= 2e-15, "\(values)")
        #expect(firsts.error <= 2e-15, "\(firsts)")
        #expect(seconds.error <= 4e-15, "\(seconds)")
    }

    /// Plane cubics of all kinds: tangents of any size, zero, along the chord, back to the start.
    private let paths = Generator<EvenPath<Vector2>>(draw: { random in
        func point() -> Vector2 { Vector2(random.uniform(-1...1), random.uniform(-1...1)) }
        let start = point()
        let end = random.chance(0.1) ? start : point()
        func tangent() -> Vector2 {
            if random.chance(0.15) { return .zero }
            let size = random.logUniform(1e-6...1e3)
            return (random.chance(0.2) ? end - start : point()) * (random.chance(0.5) ? size : 3)
        }
        return EvenPath(start: start, end: end, startTangent: tangent(), endTangent: tangent())
    })

    @Test func `Ends are exact, the speed is the length, and equal steps give equal lengths`() {
        var speeds = Worst<String>()
        var steps = Worst<String>()
        checkProperty(seed: 3, cases: 200, paths) { path in
            let size = [
                path.segment.start, path.segment.end, path.segment.startTangent, path.segment.endTangent,
            ]
            .map(\.norm).max()!
            if path.state(at: 0).value != path.segment.start { return "misses its start" }
            if path.state(at: 1).value != path.segment.end { return "misses its end" }
            var before = path.segment.start
            var sum = 0.0
            if path.length == 0 { return nil }
            for index in 1...200 {
                let state = path.state(at: Double(index) / 200)
                speeds.note(state.derivative.norm / path.length - 1, "\(path.segment) at \(index)")
                let chord = (state.value - before).norm
                // No chord is longer than its arc.
                steps.note(max(0, chord - path.length / 200) / size, "\(path.segment) at \(index)")
                sum += chord
                before = state.value
            }
            return sum >= 0.98 * path.length ? nil : "chords of \(sum) along \(path.length)"
        }
        // Worst errors: 4.4e-16 and 4.1e-16.
        #expect(speeds.error <= 1e-15, "\(speeds)")
        #expect(steps.error <= 2e-15, "\(steps)")
    }

    @Test func `The derivatives match differences of the value`() {
        // Central differences over 2^-13, away from cusps.
        var (firsts, seconds) = (Worst<String>(), Worst<String>())
        checkProperty(seed: 4, cases: 200, paths) { path in
            let step = 0x1p-13
            let size = path.length
            for index in 1..<20 {
                let s = Double(index) / 20
                let (before, here, after) =
                    (path.state(at: s - step), path.state(at: s), path.state(at: s + step))
                let jump = (after.secondDerivative - before.secondDerivative).norm
                let second = (after.derivative - before.derivative) / (2 * step)
                // Only where it changes slowly enough for a difference.
                let turn = max(
                    (here.derivative - before.derivative).norm, (after.derivative - here.derivative).norm)
                guard here.secondDerivative.norm < 200 * size, jump < size, turn < size else { continue }
                // At a cusp the direction jumps, which is no derivative.
                let steepest = max(
                    before.secondDerivative.norm, here.secondDerivative.norm, after.secondDerivative.norm)
                guard turn <= 2 * step * steepest + 1e-3 * size else { continue }
                // A difference is the mean of the derivative over the step, by Simpson's rule.
                func mean(_ a: Vector2, _ b: Vector2, _ c: Vector2) -> Vector2 {
                    let ends: Vector2 = a + c
                    return (ends + b * 4) / 6
                }
                let meanSecond = mean(
                    before.secondDerivative, here.secondDerivative, after.secondDerivative)
                seconds.note((second - meanSecond).norm / size, "\(s) of \(path.segment)")
                let first = (after.value - before.value) / (2 * step)
                let meanFirst = mean(before.derivative, here.derivative, after.derivative)
                firsts.note((first - meanFirst).norm / size, "\(s) of \(path.segment)")
            }
            return nil
        }
        // Worst differences: 8.6e-5 and 2e-6 of the length.
        #expect(seconds.error <= 1e-3, "\(seconds)")
        #expect(firsts.error <= 1e-3, "\(firsts)")
    }

    @Test func `A straight path in the plane has no acceleration, also where it reverses`() {
        let straight = Generator<EvenPath<Vector2>>(draw: { random in
            let direction = Vector2(random.uniform(-1...1), random.uniform(-1...1))
            func part() -> Vector2 {
                random.chance(0.2)
                    ? .zero : direction * (random.logUniform(1e-3...1) * (random.chance(0.5) ? 1 : -1))
            }
            return EvenPath(start: .zero, end: part(), startTangent: part(), endTangent: part())
        })
        checkProperty(seed: 5, cases: 200, straight) { path in
            for index in 0...200 {
                let bend = path.state(at: Double(index) / 200).secondDerivative
                // Before the rounding of the directions counted: up to 1,000 of the length.
                if bend != .zero { return "\(bend) at \(index) of \(path.segment), length \(path.length)" }
            }
            return nil
        }
        // The last piece of a paced spline whose last two keys are equal.
        let back = path([0, 0, 0, 0, 0.39266162174583315, 0.2780337088881105, 0, 0])
        for index in 0...10_000 {
            #expect(back.state(at: Double(index) / 10_000).secondDerivative == .zero, "\(index)")
        }
    }

    @Test func `A straight path is exact, also with longer tangents in its direction`() {
        let straight = EvenPath(start: 1.0, end: 3, startTangent: 0, endTangent: 5)
        for index in 0...100 {
            let s = Double(index) / 100
            let state = straight.state(at: s)
            #expect(ulpDistance(state.value, 1 + 2 * s) <= 1)
            #expect(state.derivative == 2 && state.secondDerivative == 0)
        }
        #expect(straight.length == 2)
    }

    @Test func `A scalar path turns at once and keeps its speed`() {
        // 1 + 8u − 18u² + 10u³ + …: out, back past the start, and out again.
        let path = EvenPath(start: 0.0, end: 1, startTangent: 8, endTangent: 8)
        var directions: [Double] = []
        for index in 0...1000 {
            let state = path.state(at: Double(index) / 1000)
            #expect(ulpDistance(state.derivative.magnitude, path.length) <= 2)
            #expect(state.secondDerivative == 0)
            let direction = state.derivative < 0 ? -1.0 : 1
            if directions.last != direction { directions.append(direction) }
        }
        #expect(directions == [1, -1, 1])
    }

    @Test func `Beyond its ends it continues along the end tangents`() {
        let path = path([0, 0, 3, 1, 2, 5, 1, -4])
        let (first, last) = (path.state(at: 0), path.state(at: 1))
        #expect((first.derivative / path.length - Vector2(2, 5) / 29.0.squareRoot()).norm <= 2e-16)
        #expect((last.derivative / path.length - Vector2(1, -4) / 17.0.squareRoot()).norm <= 2e-16)
        #expect(path.state(at: -0.5).value == first.value + first.derivative * -0.5)
        #expect(path.state(at: 1.25).value == last.value + last.derivative * 0.25)
        #expect(path.state(at: 2).derivative == last.derivative)
        #expect(path.state(at: 2).secondDerivative == .zero)
    }

    @Test func `At a cusp at an end the direction is that of the next derivative`() {
        let start = path([0, 0, 3, 1, 0, 0, 1, -4]).state(at: 0).derivative
        // p'' = 6Δ − 2m₁ = (16, 14).
        #expect((start / start.norm - Vector2(16, 14) / Vector2(16, 14).norm).norm <= 2e-16)
        let end = path([0, 0, 3, 1, 1, -4, 0, 0]).state(at: 1).derivative
        // The direction of arrival is opposite to p'' = −6Δ + 2m₀ = (−16, −14).
        #expect((end / end.norm - Vector2(16, 14) / Vector2(16, 14).norm).norm <= 2e-16)
    }

    @Test func `Zero, huge, tiny and non-finite paths do not trap`() {
        let still = EvenPath(start: 2.0, end: 2, startTangent: 0, endTangent: 0)
        #expect(still.length == 0)
        #expect(still.state(at: 0.3) == (2, 0, 0))
        for size in [.leastNonzeroMagnitude, 0x1p-1030, 1e-160, 1e160, 8e306] {
            let path = EvenPath(
                start: Vector2(0, 0), end: Vector2(size, 0), startTangent: Vector2(0, size),
                endTangent: Vector2(0, -size))
            let unit = EvenPath(
                start: Vector2(0, 0), end: Vector2(1, 0), startTangent: Vector2(0, 1),
                endTangent: Vector2(0, -1))
            let (a, b) = (path.state(at: 0.3), unit.state(at: 0.3))
            let tolerance = 4e-15 * size + 0x1p-1073
            #expect((path.length - unit.length * size).magnitude <= tolerance)
            #expect((a.value - b.value * size).norm <= tolerance)
            #expect((a.derivative - b.derivative * size).norm <= tolerance)
        }
        let far = EvenPath(start: -1.7e308, end: 1.7e308, startTangent: 0, endTangent: 0)
        #expect(far.length == .infinity)
        #expect(far.state(at: 0).value == -1.7e308 && far.state(at: 1).value == 1.7e308)
        #expect(far.state(at: 0.5).value.isNaN)
        let bad = EvenPath(start: 0.0, end: 1, startTangent: .nan, endTangent: 0)
        #expect(bad.length.isNaN && bad.state(at: 0.5).value.isNaN && bad.state(at: 1).value == 1)
        let half = EvenPath(start: 0.0, end: 0, startTangent: 0, endTangent: .nan)
        #expect(half.length.isNaN && half.state(at: 0.5).value.isNaN)
        let path = path([0, 0, 3, 1, 2, 5, 1, -4])
        #expect(path.state(at: .nan).value.x.isNaN && path.state(at: .nan).derivative.x.isNaN)
        #expect(path.state(at: .infinity).value.x == .infinity)
        #expect(path == self.path([0, 0, 3, 1, 2, 5, 1, -4]) && path != self.path([0, 0, 3, 1, 2, 5, 1, 4]))
    }

    @Test func `Single precision is accurate to its own digits, with tables of the same size`() {
        let single = EvenPath<SIMD2<Float>>(
            start: [0, 0], end: [3, 1], startTangent: [2, 5], endTangent: [1, -4])
        let double = path([0, 0, 3, 1, 2, 5, 1, -4])
        #expect((single.length - double.length).magnitude <= 1e-6)
        for index in 0...100 {
            let s = Double(index) / 100
            let (a, b) = (single.state(at: s), double.state(at: s))
            #expect((Vector2(Double(a.value.x), Double(a.value.y)) - b.value).norm <= 2e-6)
        }
    }
}
