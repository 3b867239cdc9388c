import Testing
import TestSupport

@testable import HookeMotion

/// Every rule with tangents; the splines that need closed keys are last.
let everyTangentRule: [TangentRule] = [
    .linear, .catmullRom, .timeAwareCatmullRom, .cubic(spacing: .timeAware, ends: .reflected), .holdSafe,
    .kochanekBartels(tension: 0.3, continuity: -0.4, bias: 0.5),
    .kochanekBartels(tension: -0.5, continuity: 0.2, bias: -1, ends: .reflected), .monotone, .pchip, .akima,
    .modifiedAkima, .spline(ends: .natural), .spline(ends: .clamped), .spline(ends: .notAKnot),
    .spline(ends: .periodic),
]

/// The differences between adjacent numbers.
func steps(_ numbers: [Double]) -> [Double] { zip(numbers.dropFirst(), numbers).map(-) }

@Suite struct TangentsTests {
    private struct Row {
        var rule: TangentRule
        var times, values: [Double]
        var given: (start: Double?, end: Double?)
    }

    private func row(_ words: [Substring]) throws -> Row {
        var words = words.dropFirst()
        let name = String(words.removeFirst())
        let rule: TangentRule
        switch name {
        case "kochanekBartels":
            let numbers = try #require(doubles(words.prefix(3)))
            words = words.dropFirst(3)
            let ends = try #require(EndRule(rawValue: String(words.removeFirst())))
            rule = .kochanekBartels(
                tension: numbers[0], continuity: numbers[1], bias: numbers[2], ends: ends)
        case "spline":
            rule = .spline(ends: try #require(SplineEnds(rawValue: String(words.removeFirst()))))
        default:
            let rules: [String: TangentRule] = [
                "monotone": .monotone, "pchip": .pchip, "akima": .akima, "modifiedAkima": .modifiedAkima,
            ]
            rule = try #require(rules[name])
        }
        let count = try #require(Int(words.removeFirst()))
        let numbers = try #require(doubles(words))
        let given = numbers.suffix(2).map { $0.isNaN ? nil : $0 }
        return Row(
            rule: rule, times: Array(numbers.prefix(count)),
            values: Array(numbers.dropFirst(count).prefix(count)), given: (given[0], given[1]))
    }

    @Test func `Every rule is accurate to the last digits`() throws {
        let lines = try goldenLines("tangents")
        var worst: [String: Worst<Int>] = [:]
        for index in stride(from: 0, to: lines.count, by: 2) {
            let row = try row(lines[index])
            let expected = try #require(doubles(lines[index + 1]))
            let (chords, durations) = (steps(row.values), steps(row.times))
            let tangents = try Tangents(
                row.rule, chords: chords, durations: durations, startVelocity: row.given.start,
                endVelocity: row.given.end, isClosed: row.values.first == row.values.last)
            let actual = tangents.starts + tangents.ends
            #expect(actual.count == expected.count)
            // In units of the largest slope, of keys and of chords, over the segment.
            let slopes = zip(expected + chords, durations + durations + durations)
                .map { $0.magnitude / $1 }.max()!
            for k in actual.indices {
                let scale = slopes * durations[k % durations.count]
                worst[words(row.rule), default: Worst()].note(
                    actual[k] == expected[k] ? 0 : (actual[k] - expected[k]) / scale, index / 2)
            }
        }
        #expect(worst.count == 9)
        for (name, worst) in worst {
            // Worst error: 4.1e-16, for a periodic spline.
            #expect(worst.error <= 1e-15, "\(name): \(worst)")
        }
    }

    /// The rule without its parameters.
    private func words(_ rule: TangentRule) -> String {
        if case .spline(let ends) = rule { return "spline \(ends)" }
        return String("\(rule)".prefix { $0 != "(" })
    }

    @Test func `Kochanek and Bartels' cubic with no parameters is the worked example`() throws {
        let durations = [1, 2, 0.5]
        let tangents = try Tangents(
            .kochanekBartels(), chords: [10, -6, 3], durations: durations)
        #expect((tangents.ends[0] - 5.666666666666667).magnitude <= 1e-15)
        #expect((tangents.starts[2] / 0.5 - 4.2).magnitude <= 1e-15)
        let plain = try Tangents(.timeAwareCatmullRom, chords: [10, -6, 3], durations: durations)
        #expect(tangents.starts == plain.starts && tangents.ends == plain.ends)
    }

    @Test func `Each key may have its own tension, continuity and bias`() throws {
        let (chords, durations) = ([10.0, -6, 3], [1, 2, 0.5])
        let parameters = [
            KochanekBartels(), KochanekBartels(tension: 1), KochanekBartels(continuity: -1),
            KochanekBartels(bias: 1),
        ]
        let tangents = try Tangents(
            kochanekBartels: parameters, ends: .reflected, chords: chords, durations: durations)
        // Tension stops; continuity −1 gives twice each chord; at an end bias alone has no effect.
        #expect(tangents.ends[0] == 0 && tangents.starts[1] == 0)
        #expect(tangents.starts[0] == 10 && tangents.ends[2] == 3)
        let key = try Tangents(
            .kochanekBartels(continuity: -1), chords: chords, durations: durations)
        #expect(tangents.ends[1] == key.ends[1] && tangents.starts[2] == key.starts[2])
        let refused = #expect(throws: HookeError.self) {
            try Tangents(kochanekBartels: [KochanekBartels()], chords: chords, durations: durations)
        }
        #expect(refused == .wrongCount(field: "parameters", count: 1, accepted: "4, one for each key"))
        let notFinite = #expect(throws: HookeError.self) {
            try Tangents(
                kochanekBartels: parameters.dropLast() + [KochanekBartels(bias: .infinity)], chords: chords,
                durations: durations)
        }
        #expect(
            notFinite
                == .outOfRange(
                    field: "parameters[3].bias", value: .infinity, accepted: "a finite number"))
    }

    @Test func `If Akima's weights vanish, the mean of the outer velocities is used`() throws {
        // Changes of velocity of 1e-10 and 2e-10 beside the third key, and 7 elsewhere: weights would give 1.67.
        let tangents = try Tangents(
            .akima, chords: [1, 1 + 1e-10, 3, 3 + 2e-10, 10], durations: [1, 1, 1, 1, 1])
        #expect((tangents.starts[2] - (2 + 1e-10)).magnitude <= 1e-15)
        // A hundred times as much counts.
        let heeded = try Tangents(
            .akima, chords: [1, 1 + 1e-8, 3, 3 + 2e-8, 10], durations: [1, 1, 1, 1, 1])
        #expect((heeded.starts[2] - 5.0 / 3).magnitude <= 1e-7)
    }

    @Test func `Given velocities are kept, except by rules that limit`() throws {
        let (chords, durations) = ([1.0, 2, -3, 0], [0.5, 1, 2, 3])
        for rule in everyTangentRule {
            let tangents = try Tangents(
                rule, chords: chords, durations: durations, startVelocity: 0.25, endVelocity: 7,
                isClosed: true)
            #expect(tangents.starts[0] == 0.125, "\(rule)")
            let limits = [.monotone, .pchip, .holdSafe].contains(rule)
            #expect(tangents.ends[3] == (limits ? 0 : 21), "\(rule)")
        }
        // Three chords at most, and no reversed direction.
        for rule in [TangentRule.monotone, .pchip, .holdSafe] {
            let fast = try Tangents(rule, chords: chords, durations: durations, startVelocity: 9)
            #expect(fast.starts[0] <= 3 && fast.starts[0] > 2.2, "\(rule)")
            let back = try Tangents(rule, chords: chords, durations: durations, startVelocity: -1)
            #expect(back.starts[0] == 0, "\(rule)")
        }
        // A periodic spline with one given velocity has it at both ends.
        let closed = try Tangents(
            .spline(ends: .periodic), chords: chords, durations: durations, startVelocity: 2, isClosed: true)
        #expect(closed.starts[0] == 1 && closed.ends[3] == 6)
    }

    @Test func `Errors for unsolvable rules name the field`() {
        for (rule, name) in [
            (TangentRule.kochanekBartels(tension: .nan), "tension"),
            (.kochanekBartels(continuity: .infinity), "continuity"),
            (.kochanekBartels(bias: -.infinity), "bias"),
        ] {
            let error = #expect(throws: HookeError.self) {
                try Tangents<Double>(rule, chords: [1, 2], durations: [1, 1])
            }
            let oneKey = #expect(throws: HookeError.self) {
                try KeyframeTrack(times: [0], values: [1.0], rule: rule)
            }
            #expect(oneKey?.description == error?.description)
            guard case .outOfRange(let field, _, let accepted) = error else {
                Issue.record("\(String(describing: error))")
                continue
            }
            #expect(field.name == name && accepted == "a finite number")
        }
        let open = #expect(throws: HookeError.self) {
            try KeyframeTrack<Double>(times: [0, 1, 2], values: [0, 1, 2], rule: .spline(ends: .periodic))
        }
        #expect(
            open
                == .noSolution(
                    field: "values",
                    reason: "a periodic spline needs a last value that equals the first, and all of the track"
                ))
        // A jump of one subnormal number: the velocity overflows.
        #expect(throws: HookeError.self) {
            try Tangents(.spline(ends: .natural), chords: [1.0, 1], durations: [.leastNonzeroMagnitude, 1])
        }
    }

    @Test func `Durations and values of any size give finite tangents or an error`() {
        let generator = Generator<(chords: [Double], durations: [Double])>(draw: { random in
            let count = random.integer(1...7)
            let sizes = [0, .leastNonzeroMagnitude, 1e-300, 1, 1e150, 1e300]
            let isSubnormal = random.chance(0.3)
            return (
                (0..<count).map { _ in sizes[random.integer(0...5)] * random.uniform(-1...1) },
                (0..<count).map { _ in
                    isSubnormal
                        ? .leastNonzeroMagnitude * Double(random.integer(1...1_000_000))
                        : random.logUniform(1e-300...1e300)
                }
            )
        })
        var refused = 0
        checkProperty(seed: 5, cases: 2_000, generator) { keys in
            for rule in everyTangentRule {
                let tangents: Tangents<Double>
                do {
                    tangents = try Tangents(
                        rule, chords: keys.chords, durations: keys.durations, isClosed: true)
                } catch {
                    refused += 1
                    if [.holdSafe, .monotone, .pchip, .linear].contains(rule) { return "\(rule): \(error)" }
                    continue
                }
                if !(tangents.starts + tangents.ends).allSatisfy(\.isFinite) { return "\(rule)" }
            }
            return nil
        }
        #expect(refused > 0)
    }

    @Test func `Chords that are not finite throw with every rule`() {
        for chord in [Double.infinity, -.infinity, .nan] {
            for rule in everyTangentRule {
                // With given velocities a single chord has no effect.
                for (chords, index) in [([chord], 0), ([1e-10, chord], 1), ([chord, 1e-10], 0)] {
                    let error = #expect(throws: HookeError.self) {
                        try Tangents(
                            rule, chords: chords, durations: chords.map { _ in 1 }, startVelocity: 1,
                            endVelocity: 1, isClosed: true)
                    }
                    #expect(error?.description.hasPrefix("chords[\(index)]") == true, "\(rule)")
                }
            }
        }
    }

    @Test func `The longest duration beside the shortest does not trap`() throws {
        for durations in [[0x1p-1074, 1.7e308], [1.7e308, 0x1p-1074]] {
            for rule in [TangentRule.holdSafe, .monotone, .pchip] {
                let tangents = try Tangents(rule, chords: [1.0, 1], durations: durations)
                #expect((tangents.starts + tangents.ends).allSatisfy { (0...3).contains($0) }, "\(rule)")
            }
        }
    }

    @Test func `Scaling all times does not change the tangents`() throws {
        let (chords, durations) = ([1.0, 2, -3, 0.5], [0.5, 1, 2, 3])
        for rule in everyTangentRule {
            let plain = try Tangents(rule, chords: chords, durations: durations, isClosed: true)
            // Also where a sum, a product or a reciprocal of durations would overflow or underflow.
            for scale in [0x1p-1060, 0x1p-600, 0x1p600, 0x1p1019] {
                let scaled = try Tangents(
                    rule, chords: chords, durations: durations.map { $0 * scale }, isClosed: true)
                #expect(scaled.starts == plain.starts && scaled.ends == plain.ends, "\(rule) \(scale)")
            }
        }
    }

    @Test func `Vectors follow every rule component by component`() throws {
        var random = SeededGenerator(seed: 3)
        let durations = (0..<9).map { _ in random.uniform(0.2...2) }
        let channels = (0..<16).map { _ in (0..<9).map { _ in random.uniform(-3...3) } }
        for rule in everyTangentRule {
            let vectors = try Tangents(
                rule, chords: (0..<9).map { k in SIMD16(channels.map { $0[k] }) }, durations: durations,
                startVelocity: SIMD16(repeating: 0.5), isClosed: true)
            for (index, channel) in channels.enumerated() {
                let one = try Tangents(
                    rule, chords: channel, durations: durations, startVelocity: 0.5, isClosed: true)
                for k in 0..<9 {
                    // A vector's velocity is a product with a reciprocal, a scalar's a quotient. Worst difference:
                    // 9.6e-16.
                    #expect((vectors.starts[k][index] - one.starts[k]).magnitude <= 1e-13, "\(rule)")
                    #expect((vectors.ends[k][index] - one.ends[k]).magnitude <= 1e-13, "\(rule)")
                }
            }
        }
    }
}
