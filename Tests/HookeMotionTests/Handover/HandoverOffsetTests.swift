import Foundation
import HookeMotion
import TestSupport
import Testing

@Suite struct HandoverOffsetTests {
    /// A = 100 sin 3t minus B = 40 + 25t at 0.4, from 40 digits.
    static let first = MotionState(
        position: 43.203_908_596_722_634, velocity: 83.707_326_343_002_07,
        acceleration: -838.835_177_370_503_7)

    static let spring = try! Spring(mass: 1, stiffness: 100, damping: 12)

    static func laws() throws -> [HandoverLaw] {
        [
            .spring(spring), try .thirdOrder(rate: 10), try .quintic(0.5), try .quintic(0.5, .c2),
            try .quintic(0.5, neverCrossesZero: true),
        ]
    }

    @Test func `An offset plus a straight motion has the published positions and velocities`() throws {
        // 40 digits. Worst error: 1.3 u of the largest term.
        let rows: [(HandoverLaw, [Double])] = [
            (
                .spring(Self.spring),
                [
                    85.895_675_553_012_4, -180.323_523_153_650_83, 57.020_029_645_115_67,
                    -52.511_010_472_276_276,
                ]
            ),
            (
                try .thirdOrder(rate: 10),
                [
                    96.850_464_183_434_78, -39.104_455_132_203_27, 78.905_174_944_849_8,
                    -86.368_058_046_762_39,
                ]
            ),
            (
                try .quintic(0.5),
                [
                    100.058_842_384_819_19, 1.496_947_483_051_072_7, 75.714_754_609_143_43,
                    -167.170_859_197_890_48,
                ]
            ),
            (
                try .quintic(0.5, .c2),
                [
                    97.911_424_330_750_7, -25.345_778_192_805_046, 73.298_909_298_316_37,
                    -147.038_814_940_998_4,
                ]
            ),
        ]
        var worst = Worst<String>()
        for (law, expected) in rows {
            let offset = try #require(HandoverOffset(law, from: Self.first))
            for (index, s) in [0.1, 0.3].enumerated() {
                let state = offset.state(at: s)
                let shown = 40 + 25 * (0.4 + s) + state.position
                worst.note((shown - expected[2 * index]) / (100 * unitRoundoff), "\(law) \(s)")
                let speed = 25 + state.velocity
                worst.note((speed - expected[2 * index + 1]) / (850 * unitRoundoff), "\(law) v \(s)")
                #expect(offset.position(at: s) == state.position && offset.velocity(at: s) == state.velocity)
                #expect(offset.acceleration(at: s) == state.acceleration)
            }
        }
        #expect(worst.error <= 4, "\(worst)")
    }

    @Test func `Position, velocity and acceleration match the table`() throws {
        // 60 digits, by other formulas. Worst errors: quintics 6.0 u of the sum of their terms, third order 3.4 u of
        // that times 1 + ωs, springs 2.4 u of their state norm.
        var quintic = Worst<String>()
        var third = Worst<String>()
        var spring = Worst<String>()
        for line in try goldenLines("handover") where ["S", "T", "Q"].contains(line[0]) {
            let n = try #require(doubles(line.dropFirst()))
            let d = n.suffix(7)
            let first = MotionState(
                position: d[d.startIndex], velocity: d[d.startIndex + 1], acceleration: d[d.startIndex + 2])
            let (s, expected) = (n[n.count - 4], Array(n.suffix(3)))
            func law() throws -> HandoverLaw {
                switch line[0] {
                case "S": .spring(try Spring(mass: n[0], stiffness: n[1], damping: n[2]))
                case "T": try .thirdOrder(rate: n[0])
                default: try .quintic(n[0], n[1] == 2 ? .c2 : .c1)
                }
            }
            let state = try #require(HandoverOffset(law(), from: first)).state(at: s)
            let found = [state.position, state.velocity, state.acceleration]
            let label = line.joined(separator: " ")
            for order in 0..<3 {
                let error = (found[order] - expected[order]) / unitRoundoff
                switch line[0] {
                case "S":
                    let rate = (n[1] / n[0]).squareRoot()
                    let g = n[2] / n[0] / 2
                    let scale = [1, rate, rate * rate + 2 * g * rate][order]
                    let norm = (expected[0] * expected[0] + expected[1] * expected[1] / rate / rate)
                        .squareRoot()
                    spring.note(error / (norm * scale), label)
                case "T":
                    let terms = Self.terms(thirdOrder: n[0], first, s)[order]
                    third.note(error / terms / (1 + n[0] * s), label)
                default:
                    let terms = Self.terms(quintic: n[0], first, s, isC2: n[1] == 2)[order]
                    quintic.note(error / terms, label)
                }
            }
        }
        #expect(spring.error <= 8, "\(spring)")
        #expect(third.error <= 4, "\(third)")
        #expect(quintic.error <= 8, "\(quintic)")
    }

    /// The sums of the sizes of all terms, each multiplied out.
    static func terms(thirdOrder w: Double, _ d: MotionState<Double>, _ s: Double) -> [Double] {
        let (y, e) = (w * s, exp(-w * s))
        let (a, b, c) = (d.position.magnitude, d.velocity.magnitude, d.acceleration.magnitude)
        let zeroth = (1 + y + y * y / 2) * a + s * (1 + y) * b + s * s / 2 * c
        let first = w * y * y / 2 * a + (1 + y + y * y) * b + s * (1 + y / 2) * c
        let second = w * w * (y + y * y / 2) * a + w * (3 * y + y * y) * b + (1 + 2 * y + y * y / 2) * c
        return [zeroth * e, first * e, second * e]
    }

    static func terms(quintic duration: Double, _ d: MotionState<Double>, _ s: Double, isC2: Bool) -> [Double]
    {
        let (r, u) = (s / duration, (duration - s) / duration)
        let (a, b) = (d.position.magnitude, d.velocity.magnitude * duration)
        let c = isC2 ? d.acceleration.magnitude * duration * duration : 0
        let zeroth =
            u * u * u * (1 + 3 * r + 6 * r * r) * a + u * u * u * r * (1 + 3 * r) * b + u * u * u * r * r / 2
            * c
        let first =
            30 * r * r * u * u * a + u * u * (1 + 2 * r + 15 * r * r) * b + u * u * r * (1 + 5 * r / 2) * c
        let second =
            60 * r * u * (1 + 2 * r) * a + 12 * r * u * (3 + 5 * r) * b + u * (1 + 8 * r + 10 * r * r) * c
        return [zeroth, first / duration, second / duration / duration]
    }

    @Test func `Bollo's quintic shortens and accelerates so that it does not cross zero`() throws {
        let law = try HandoverLaw.quintic(0.5, neverCrossesZero: true)
        let start = MotionState(position: 10.0, velocity: -120, acceleration: 7)
        let offset = try #require(HandoverOffset(law, from: start))
        #expect(try abs(#require(offset.endTime) - 0.416_666_666_666_666_7) <= unitRoundoff)
        #expect(abs(offset.acceleration(at: 0) / 1_152 - 1) <= 4 * unitRoundoff)
        #expect(abs(offset.position(at: 0.1) / 2.535_525_376 - 1) <= 8 * unitRoundoff)
        #expect(offset.extremes.minimum == 0)
        let crossing = try #require(HandoverOffset(.quintic(0.5), from: start))
        #expect(crossing.extremes.minimum < 0)
        // Random differences, along d0 for vectors.
        var random = SeededGenerator(seed: 20)
        for _ in 0..<randomCases(200) {
            let start = MotionState(
                position: random.uniform(-10...10), velocity: random.uniform(-300...300), acceleration: 0)
            let offset = try #require(HandoverOffset(law, from: start))
            let (low, high) = offset.extremes
            #expect(start.position > 0 ? low >= -1e-13 : high <= 1e-13, "\(start)")
            let vector = MotionState(
                position: SIMD2(3, 4) * (start.position / 5), velocity: SIMD2(3, 4) * (start.velocity / 5),
                acceleration: SIMD2.zero)
            let plane = try #require(HandoverOffset(law, from: vector)).state(at: 0.07).position
            let along = (3 * plane.x + 4 * plane.y) / 5
            #expect(abs(along - offset.position(at: 0.07)) <= 1e-12 * (10 + abs(start.velocity)))
        }
    }

    @Test func `An offset starts at the difference and ends at zero`() throws {
        for law in try Self.laws() {
            let offset = try #require(HandoverOffset(law, from: Self.first))
            let start = offset.state(at: 0)
            #expect(start.position == Self.first.position && start.velocity == Self.first.velocity, "\(law)")
            let isC2 = try law == .thirdOrder(rate: 10) || law == .quintic(0.5, .c2)
            if isC2 { #expect(abs(start.acceleration / Self.first.acceleration - 1) <= 4 * unitRoundoff) }
            #expect(offset.state(at: .infinity) == MotionState(position: 0, velocity: 0, acceleration: 0))
            #expect(offset.position(at: 1e6) == 0 && offset.velocity(at: 1e6) == 0)
            #expect(offset.position(at: .nan).isNaN && offset.velocity(at: .nan).isNaN)
            if let end = offset.endTime {
                #expect(offset.state(at: end) == MotionState(position: 0, velocity: 0, acceleration: 0))
                #expect(offset.acceleration(at: end.nextDown).magnitude < 1e-9)
            }
        }
        #expect(HandoverOffset(try .fade(0.5), from: Self.first) == nil)
    }

    @Test func `Velocity and acceleration are derivatives`() throws {
        for law in try Self.laws() {
            let offset = try #require(HandoverOffset(law, from: Self.first))
            for s in [0.01, 0.1, 0.2, 0.3, 0.39] {
                let h = 1e-5
                let (a, b) = (offset.state(at: s - h), offset.state(at: s + h))
                let now = offset.state(at: s)
                #expect(abs((b.position - a.position) / (2 * h) - now.velocity) < 1e-4, "\(law) at \(s)")
                #expect(abs((b.velocity - a.velocity) / (2 * h) - now.acceleration) < 1e-2, "\(law) at \(s)")
            }
        }
    }

    @Test func `Spring and third order are semigroups, the quintic is not`() throws {
        // Worst error: 0.7 u of the largest term.
        var worst = Worst<String>()
        for law in try Self.laws() {
            let offset = try #require(HandoverOffset(law, from: Self.first))
            let rest = try #require(HandoverOffset(law, from: offset.state(at: 0.13)))
            let (whole, split) = (offset.state(at: 0.3), rest.state(at: 0.3 - 0.13))
            if law.duration == nil {
                worst.note((whole.position - split.position) / (50 * unitRoundoff), "\(law)")
                worst.note((whole.velocity - split.velocity) / (850 * unitRoundoff), "\(law) v")
            } else {
                #expect(abs(whole.position - split.position) > 1e-3)
            }
        }
        #expect(worst.error <= 16, "\(worst)")
    }

    @Test func `Bounds and extremes contain every position and are sharp`() throws {
        var random = SeededGenerator(seed: 41)
        for law in try Self.laws() {
            for _ in 0..<randomCases(50) {
                let start = MotionState(
                    position: random.uniform(-50...50), velocity: random.uniform(-900...900),
                    acceleration: random.uniform(-9_000...9_000))
                let offset = try #require(HandoverOffset(law, from: start))
                let (low, high) = offset.extremes
                var (least, most) = (0.0, 0.0)
                for step in 0...2_000 {
                    let position = offset.position(at: Double(step) * 5e-4)
                    (least, most) = (min(least, position), max(most, position))
                }
                let slack = 1e-13 * offset.bound
                #expect(low <= least + slack && high >= most - slack, "\(law) \(start)")
                #expect(low >= least - 1e-3 * offset.bound && high <= most + 1e-3 * offset.bound)
                #expect(offset.bound * (1 + 1e-12) >= max(-low, high))
            }
        }
        func bound(_ law: HandoverLaw, _ d0: Double, _ d1: Double, _ d2: Double) -> Double {
            HandoverOffset(law, from: MotionState(position: d0, velocity: d1, acceleration: d2))!.bound
        }
        let quintic = try HandoverLaw.quintic(0.5, .c2)
        #expect(abs(bound(quintic, 3, 0, 0) / 3 - 1) < 1e-11)
        #expect(abs(bound(quintic, 0, 7, 0) / (16.0 / 81 * 0.5 * 7) - 1) < 1e-11)
        #expect(abs(bound(quintic, 0, 0, 7) / (54.0 / 3_125 * 0.25 * 7) - 1) < 1e-11)
        #expect(bound(try .quintic(0.5), 0, 0, 7) == 0)
    }

    @Test func `A settled offset stays within the tolerance`() throws {
        var random = SeededGenerator(seed: 42)
        for law in try Self.laws() {
            for _ in 0..<randomCases(40) {
                let start = MotionState(
                    position: random.uniform(-50...50), velocity: random.uniform(-900...900),
                    acceleration: random.uniform(-9_000...9_000))
                let offset = try #require(HandoverOffset(law, from: start))
                let tolerance = try Tolerance(distance: 0.5, speed: 20)
                let settled = try #require(offset.settlingDuration(within: tolerance))
                for step in 1...200 {
                    let state = offset.state(at: settled + 2e-3 * Double(step))
                    #expect(state.position.magnitude <= 0.5 && state.velocity.magnitude <= 20, "\(law)")
                }
                if let end = offset.endTime { #expect(settled <= end) }
            }
            let rest = MotionState(position: 0.0, velocity: 0, acceleration: 0)
            #expect(HandoverOffset(law, from: rest)?.settlingDuration() == 0)
            let lost = MotionState(position: .nan, velocity: 0, acceleration: 0)
            #expect(HandoverOffset(law, from: lost)?.settlingDuration() == nil)
        }
        let third = try #require(HandoverOffset(.thirdOrder(rate: 3), from: Self.first))
        #expect(third.settlingDuration(within: 0) == nil)
    }

    @Test func `No offset settles early for its speed, whatever it starts with`() throws {
        // The velocity of d2's term is largest at (4 + √6)/10 of a quintic: settled 0.756 s, not 0.291.
        let law = try HandoverLaw.quintic(1, .c2)
        let pushed = try #require(
            HandoverOffset(law, from: MotionState(position: 0, velocity: 0, acceleration: 100.0)))
        let settled = try #require(pushed.settlingDuration(within: Tolerance(distance: 10, speed: 4)))
        #expect(abs(settled - 0.756) < 5e-4)
        for law in try Self.laws() {
            checkProperty(seed: 115, cases: 60, Self.starts) { start in
                guard let offset = HandoverOffset(law, from: start) else { return "no offset" }
                // Each limit from nearly all to a thousandth of what is seen.
                let states = (0...400).map { offset.state(at: 0.01 * Double($0)) }
                let fastest = states.map { abs($0.velocity) }.max() ?? 0
                let farthest = states.map { abs($0.position) }.max() ?? 0
                for share in [0.9, 0.3, 0.03, 1e-3] {
                    for tolerance in [
                        try Tolerance(distance: 2 * farthest, speed: share * fastest),
                        try Tolerance(distance: share * farthest, speed: share * fastest),
                        .relative(share, speed: share * fastest), .relative(share),
                    ] {
                        guard let settled = offset.settlingDuration(within: tolerance) else {
                            return "never settles"
                        }
                        // Samples may miss one part in a hundred of the largest distance.
                        let distance = tolerance.isRelative ? 1.01 * share * farthest : tolerance.distance
                        for step in 1...400 {
                            let state = offset.state(at: settled + 0.004 * Double(step))
                            let isFast = tolerance.speed.map { abs(state.velocity) > $0 * (1 + 1e-12) }
                            if abs(state.position) > distance * (1 + 1e-12) || isFast ?? false {
                                return "\(law) within \(tolerance): \(settled) is early"
                            }
                        }
                    }
                }
                return nil
            }
        }
    }

    static let starts = Generator<MotionState<Double>> { random in
        func size(_ range: ClosedRange<Double>) -> Double {
            random.chance(0.3) ? 0 : random.logUniform(range) * (random.chance(0.5) ? 1 : -1)
        }
        return MotionState(position: size(1...50), velocity: size(1...900), acceleration: size(10...9_000))
    }

    @Test func `An offset reads back from JSON`() throws {
        for law in try Self.laws() {
            let offset = try #require(HandoverOffset(law, from: Self.first))
            let data = try JSONEncoder().encode(offset)
            #expect(try JSONDecoder().decode(HandoverOffset<Double>.self, from: data) == offset)
        }
    }
}
