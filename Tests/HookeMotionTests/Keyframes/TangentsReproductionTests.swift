import Testing
import TestSupport

@testable import HookeMotion

/// The functions that each rule reproduces, as in the table in docs/keyframes.md.
@Suite struct TangentsReproductionTests {
    private let times = [0, 0.5, 2, 2.25, 3, 5, 5.5, 7]

    /// The largest difference from a function, relative to its largest key.
    private func error(
        _ rule: TangentRule, _ times: [Double], within range: ClosedRange<Double>? = nil,
        _ function: (Double) -> Double
    ) throws -> Double {
        let values = times.map(function)
        let track = try KeyframeTrack(times: times, values: values, rule: rule)
        let range = range ?? times[0]...times[times.count - 1]
        let size = values.map(\.magnitude).max()!
        return (0...400).map { step in
            let t = range.lowerBound + (range.upperBound - range.lowerBound) * Double(step) / 400
            return (track.value(at: t) - function(t)).magnitude / size
        }.max()!
    }

    @Test func `A constant is reproduced at 0 ulps by every rule`() throws {
        for rule in everyTangentRule {
            #expect(try error(rule, times) { _ in 0.1 } == 0, "\(rule)")
        }
    }

    @Test func `A straight line is reproduced by rules that use times, most at 0 ulps`()
        throws
    {
        let exact: [TangentRule] = [
            .linear, .akima, .modifiedAkima, .spline(ends: .natural), .spline(ends: .notAKnot),
        ]
        for rule in exact + [.timeAwareCatmullRom, .holdSafe, .kochanekBartels(), .monotone, .pchip] {
            // Worst error: 4.6e-16.
            #expect(try error(rule, times) { 3 * $0 - 1 } <= 1e-15, "\(rule)")
            let chords = steps(times).map { 3 * $0 }
            let tangents = try Tangents(rule, chords: chords, durations: steps(times))
            if exact.contains(rule) {
                #expect(tangents.starts == chords && tangents.ends == chords, "\(rule)")
            }
        }
        // The other rules ignore times, shorten tangents by tension, or start at rest (clamped).
        for rule in [TangentRule.catmullRom, .kochanekBartels(tension: 0.5), .spline(ends: .clamped)] {
            #expect(try error(rule, times) { 3 * $0 - 1 } > 1e-3, "\(rule)")
        }
        // With equal spacing, uniform tangents are the same.
        #expect(try error(.catmullRom, (0...7).map(Double.init)) { 3 * $0 - 1 } <= 1e-15)
    }

    @Test
    func `A parabola is reproduced inside by the time-aware cubic, everywhere by Akima's and not-a-knot`()
        throws
    {
        let parabola = { (t: Double) in 2 * t * t - 5 * t + 1 }
        for rule in [TangentRule.timeAwareCatmullRom, .cubic(spacing: .timeAware, ends: .reflected)] {
            #expect(try error(rule, times, within: 0.5...5.5, parabola) <= 1e-15, "\(rule)")
            #expect(try error(rule, times, parabola) > 1e-4, "\(rule)")
        }
        // Akima's extrapolation and weights reproduce a parabola at equal spacing.
        let even = (0...7).map(Double.init)
        #expect(try error(.akima, even, parabola) <= 1e-15)
        #expect(try error(.akima, times, parabola) > 1e-4)
        #expect(try error(.spline(ends: .notAKnot), times, parabola) <= 1e-15)
        #expect(try error(.spline(ends: .notAKnot), [0, 1, 3], parabola) <= 1e-15)
        #expect(try error(.pchip, [1.25, 2, 5], parabola) > 1e-4)
    }

    @Test func `A cubic is reproduced by not-a-knot splines, and by any with given end velocities`()
        throws
    {
        let cubic = { (t: Double) in t * t * t - 6 * t * t + 2 * t + 3 }
        // Worst error: 5.8e-16.
        #expect(try error(.spline(ends: .notAKnot), times, cubic) <= 2e-15)
        #expect(try error(.spline(ends: .notAKnot), [0, 1, 2.5, 7], cubic) <= 2e-15)
        #expect(try error(.spline(ends: .natural), times, cubic) > 1e-4)
        let derivative = { (t: Double) in 3 * t * t - 12 * t + 2 }
        let tangents = try Tangents(
            .spline(ends: .clamped), chords: steps(times.map(cubic)), durations: steps(times),
            startVelocity: derivative(0), endVelocity: derivative(7))
        for (k, d) in steps(times).enumerated() {
            #expect((tangents.starts[k] - d * derivative(times[k])).magnitude <= 1e-13)
            #expect((tangents.ends[k] - d * derivative(times[k + 1])).magnitude <= 1e-13)
        }
    }

    @Test
    func `Velocity is continuous by every rule but uniform and with continuity, acceleration by splines`()
        throws
    {
        var random = SeededGenerator(seed: 31)
        let values = times.indices.map { _ in random.uniform(-3...3) }
        for rule in everyTangentRule where rule != .linear {
            let closed = rule == .spline(ends: .periodic) ? values.dropLast() + [values[0]] : values
            let track = try KeyframeTrack(times: times, values: closed, rule: rule)
            var jumps = (velocity: 0.0, acceleration: 0.0)
            for key in times.dropFirst().dropLast() {
                let before = (track.velocity(at: key.nextDown), track.acceleration(at: key.nextDown))
                jumps.velocity = max(jumps.velocity, (track.velocity(at: key) - before.0).magnitude)
                jumps.acceleration = max(
                    jumps.acceleration, (track.acceleration(at: key) - before.1).magnitude)
            }
            var isSmooth = rule != .catmullRom
            if case .kochanekBartels = rule { isSmooth = false }
            var isSpline = false
            if case .spline = rule { isSpline = true }
            #expect((jumps.velocity < 1e-10) == isSmooth, "\(rule): \(jumps)")
            #expect((jumps.acceleration < 1e-9) == isSpline, "\(rule): \(jumps)")
        }
        let track = try KeyframeTrack(
            times: times, values: values.dropLast() + [values[0]], rule: .spline(ends: .periodic))
        #expect((track.velocity(at: 0) - track.velocity(at: 7)).magnitude < 1e-13)
        #expect((track.acceleration(at: 0) - track.acceleration(at: 7)).magnitude < 1e-12)
        let natural = try KeyframeTrack(times: times, values: values, rule: .spline(ends: .natural))
        #expect(natural.acceleration(at: 0).magnitude < 1e-12)
        #expect(natural.acceleration(at: 7).magnitude < 1e-12)
    }

    @Test func `Scaling or reversing values or times scales the tangents`() throws {
        var random = SeededGenerator(seed: 32)
        for _ in 0..<randomCases(50) {
            let count = random.integer(2...9)
            let durations = (0..<count).map { _ in random.logUniform(0.1...10) }
            var chords = (0..<count).map { _ in random.chance(0.2) ? 0 : random.uniform(-1...1) }
            for rule in everyTangentRule {
                // For the periodic spline the sum should be 0; its last bits do not matter.
                if rule == .spline(ends: .periodic) { chords[count - 1] = -chords.dropLast().reduce(0, +) }
                let plain = try Tangents(rule, chords: chords, durations: durations, isClosed: true)
                let scaled = try Tangents(
                    rule, chords: chords.map { -8 * $0 }, durations: durations.map { 4 * $0 },
                    isClosed: true)
                #expect(scaled.starts == plain.starts.map { -8 * $0 }, "\(rule)")
                #expect(scaled.ends == plain.ends.map { -8 * $0 }, "\(rule)")
                let slopes = zip(plain.starts + plain.ends + chords, durations + durations + durations)
                    .map { $0.magnitude / $1 }.max()!
                let odd = try Tangents(
                    rule, chords: chords.map { 0.3 * $0 }, durations: durations.map { 0.7 * $0 },
                    isClosed: true)
                var mirrored = rule
                if case .kochanekBartels(let tension, let continuity, let bias, let ends) = rule {
                    mirrored = .kochanekBartels(
                        tension: tension, continuity: continuity, bias: -bias, ends: ends)
                }
                let backward = try Tangents(
                    mirrored, chords: chords.reversed(), durations: durations.reversed(), isClosed: true)
                let stretch =
                    rule == .spline(ends: .notAKnot)
                    ? max(durations[0] / durations[1], durations[count - 1] / durations[count - 2]) : 0
                for k in 0..<count {
                    // Worst error 6e-15; 4e-14 by not-a-knot, which divides by the share of the second segment.
                    let allowed = (1e-14 + 1e-15 * stretch) * slopes * durations[k]
                    #expect((odd.starts[k] - 0.3 * plain.starts[k]).magnitude <= allowed, "\(rule)")
                    #expect((odd.ends[k] - 0.3 * plain.ends[k]).magnitude <= allowed, "\(rule)")
                    let other = (backward.ends[count - 1 - k], backward.starts[count - 1 - k])
                    // The limiter runs from the first key to the last, so it is not symmetric.
                    if rule == .holdSafe || rule == .monotone { continue }
                    #expect((other.0 - plain.starts[k]).magnitude <= allowed, "\(rule) backwards")
                    #expect((other.1 - plain.ends[k]).magnitude <= allowed, "\(rule) backwards")
                }
            }
        }
    }

    @Test func `The cubic through four keys is accurate, also if its middle segment is short`() throws {
        let (durations, chords) = ([4.15, 0.11, 6.97], [0.03, 0.56, 0.57])
        // Of the cubic through these numbers, by forty digits.
        let starts = [-32.9411848480296265, 0.5540601276251808641, 35.84573289608330027]
        let ends = [20.90317754222273428, 0.5657145794216876887, -92.02067876739603238]
        let tangents = try Tangents(.spline(ends: .notAKnot), chords: chords, durations: durations)
        let backward = try Tangents(
            .spline(ends: .notAKnot), chords: chords.reversed(), durations: durations.reversed())
        for k in 0..<3 {
            // Worst error 2e-16, and 1.3e-13 from the equation of the last key.
            let size = 13.3 * durations[k]
            #expect((tangents.starts[k] - starts[k]).magnitude <= 1e-15 * size, "\(k)")
            #expect((tangents.ends[k] - ends[k]).magnitude <= 1e-15 * size, "\(k)")
            #expect((backward.ends[2 - k] - starts[k]).magnitude <= 1e-15 * size, "\(k)")
            #expect((backward.starts[2 - k] - ends[k]).magnitude <= 1e-15 * size, "\(k)")
        }
    }

    @Test func `A hold is constant between limited and Akima's tangents`() throws {
        let times = [0, 1, 1.5, 3, 4, 4.5, 6, 7]
        let values = [0.1, 0.1, 0.1, 0.1, 7, 7, 7, 7]
        for rule in [TangentRule.holdSafe, .monotone, .pchip] {
            let track = try KeyframeTrack(times: times, values: values, rule: rule)
            for step in 0...300 {
                let t = Double(step) / 100
                #expect(track.value(at: t) == 0.1 && track.velocity(at: t) == 0, "\(rule)")
                #expect(track.value(at: 4 + t) == 7, "\(rule)")
            }
        }
        let akima = try KeyframeTrack(times: times, values: values, rule: .akima)
        #expect((0...150).allSatisfy { akima.value(at: Double($0) / 100) == 0.1 })
    }
}
