import Foundation
import TestSupport
import Testing

@testable import Hooke

@Suite struct SpringSettlingDurationTests {
    /// A request for a step that settles within a fraction of its size after a time.
    struct Request: CustomStringConvertible {
        var duration, ratio, distance, velocity: Double

        func spring(mass: Double = 1) throws(HookeError) -> Spring {
            try Spring(
                settlingDuration: duration, dampingRatio: ratio, within: distance, initialVelocity: velocity,
                mass: mass)
        }

        /// The settling time of the step on `spring`; infinite for never.
        func settled(_ spring: Spring) throws -> Double {
            try spring.settlingDuration(
                from: 0.0, to: 1, initialVelocity: velocity, within: Tolerance(distance: distance))
                ?? .infinity
        }

        func settled(frequency: Double, ratio: Double) throws -> Double {
            try settled(
                Spring(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency))
        }

        /// The condition number of T: the larger relative change for a relative change of ω0 or ζ.
        func conditioning(_ spring: Spring) throws -> Double {
            let (w, step) = (spring.angularFrequency, 1e-12)
            let here = try settled(spring)
            return try [(1 + step, 1), (1 - step, 1), (1, 1 + step), (1, 1 - step)].map { factors in
                abs(try settled(frequency: w * factors.0, ratio: ratio * factors.1) - here)
                    / (step * duration)
            }.max() ?? 0
        }

        /// ω0·T as found by the search alone.
        var scaledFrequency: Double? {
            get throws {
                try SettlingFrequency(ratio: ratio, travel: velocity * duration, limit: distance)
                    .first { (time: Double) throws(HookeError) in time }
            }
        }

        var description: String { "\(duration) s, ζ \(ratio), within \(distance), at \(velocity)" }

        static func random(_ random: inout SeededGenerator) -> Request {
            let ratio =
                switch random.integer(0...7) {
                case 0: 1.0
                case 1: 1 + random.logUniform(1e-15...1e-1) * (random.chance(0.5) ? 1 : -1)
                case 2: random.logUniform(1...100)
                case 3: random.logUniform(1e-3...1)
                default: random.uniform(0.05...1)
                }
            let duration = random.logUniform(0.05...10)
            let travel =
                switch random.integer(0...5) {
                case 0: 0.0
                case 1: random.uniform(-3...3)
                case 2: random.logUniform(1e-3...1e4) * (random.chance(0.5) ? 1 : -1)
                default: random.uniform(-30...30)
                }
            return Request(
                duration: duration, ratio: ratio,
                distance: random.chance(0.1) ? random.uniform(0.05...2) : random.logUniform(1e-6...0.1),
                velocity: travel / duration)
        }
    }

    @Test func `The frequency is the smallest that a scan finds, or nil`() throws {
        // Worst error: 4.6 u of the conditioning.
        var worst = Worst<String>()
        var none = 0
        for line in try SpringGolden.lines("springs_parameters.txt") where line.words[0] == "T" {
            let request = Request(
                duration: try line.double(1), ratio: try line.double(2), distance: try line.double(3),
                velocity: try line.double(4))
            let (expected, change) = (try line.double(5), try line.double(6))
            if expected == 0 {
                none += 1
                #expect(try request.scaledFrequency == nil, "\(request)")
                let error = #expect(throws: HookeError.self, "\(request)") { try request.spring() }
                guard case .noSolution("settlingDuration", _) = error else {
                    Issue.record("\(request): \(String(describing: error))")
                    continue
                }
            } else {
                let made = try request.spring().angularFrequency
                #expect(abs(made / expected - 1) <= 4e-12, "\(request)")
                let found = try #require(try request.scaledFrequency, "\(request)") / request.duration
                // The tolerance is met from 4 u below it, with evaluation errors of the same size.
                let allowed = unitRoundoff * (1 + change / min(1, request.distance))
                worst.note(abs(found / expected - 1) / allowed, "\(found), not \(expected), for \(request)")
            }
        }
        #expect(none == 30)
        #expect(worst.error <= 8, "\(worst)")
    }

    /// Prints statistics if `HOOKE_CASES` is set.
    @Test func `The step settles at the requested time, and on no softer spring`() throws {
        // Of 100,000 cases 38 miss by more than 1e-12, by at most 0.3 u of the conditioning; 867 change the damping
        // ratio.
        let cases = randomCases(600)
        var random = SeededGenerator(seed: 71)
        var (conditioned, ratio) = (Worst<String>(), Worst<String>())
        var (steep, bent, none, without, scanned) = (0, 0, 0, 0, 0)
        for index in 0..<cases {
            let request = Request.random(&random)
            var frequency: Double?
            do {
                let spring = try request.spring()
                frequency = spring.angularFrequency
                let raw = try #require(try request.scaledFrequency, "\(request)")
                #expect(abs(raw / request.duration / spring.angularFrequency - 1) < 1e-9, "\(request)")
                let off = abs(spring.dampingRatio / request.ratio - 1) / unitRoundoff
                if off > 4 {
                    bent += 1
                    #expect(request.ratio > 1 && off <= 2.1e-12 / unitRoundoff, "\(off) u: \(request)")
                } else {
                    ratio.note(off, "\(request)")
                }
                let missed = abs(try request.settled(spring) / request.duration - 1)
                if missed > 1e-12 {
                    steep += 1
                    conditioned.note(
                        missed / (unitRoundoff * (try request.conditioning(spring))),
                        "\(missed) for \(request)")
                }
            } catch let error as HookeError {
                guard case .noSolution = error else { throw error }
                none += 1
                if request.velocity == 0 {
                    without += 1
                    #expect(request.distance >= 1)
                }
            }
            if index % 100 == 0 {
                scanned += 1
                let smaller = try softer(than: frequency, request)
                #expect(smaller == nil, "\(smaller ?? 0) serves as well as \(frequency ?? 0): \(request)")
            }
        }
        #expect(conditioned.error <= 4, "\(conditioned)")
        #expect(bent < cases / 40)
        if RandomCases.isAsked {
            print(
                """
                \(cases) steps: \(none) had no spring (\(without) without velocity, which never leave the tolerance; \
                the others jump); \(steep) missed by more than 1e-12, by \(conditioned.error) u of their conditioning \
                at worst; \(bent) damping ratios were bent by more than 4 u, the others by at most \(ratio.error); \
                \(scanned) scanned for a softer spring
                """)
        }
    }

    /// A frequency below `frequency` at which the step settles at the time, out of 2,000 tried.
    private func softer(than frequency: Double?, _ request: Request) throws -> Double? {
        let (low, high) = (1e-4 / request.duration, (frequency ?? 3e3 / request.duration) * (1 - 1e-7))
        func excess(_ w: Double) throws -> Double {
            try request.settled(frequency: w, ratio: request.ratio) - request.duration
        }
        var before = (low, try excess(low))
        for step in 1...2_000 where high > low {
            let next = low * Foundation.pow(high / low, Double(step) / 2_000)
            let after = (next, try excess(next))
            defer { before = after }
            guard (before.1 > 0) != (after.1 > 0) else { continue }
            // At a root the values approach it; at a jump both sides stay away.
            var (from, to) = (before, after)
            while case let middle = from.0 + (to.0 - from.0) / 2, middle > from.0, middle < to.0 {
                let value = (middle, try excess(middle))
                if (value.1 > 0) == (from.1 > 0) { from = value } else { to = value }
            }
            if min(abs(from.1), abs(to.1)) < 1e-9 * request.duration { return to.0 }
        }
        return nil
    }

    @Test func `Without a velocity the frequency is the unit settling time over the duration`() throws {
        for ratio in [0.05, 0.5, 1, 1.000_001, 3, 1e4] {
            let unit = try #require(
                Spring(mass: 1, stiffness: 1, damping: 2 * ratio).settlingDuration(within: 0.001))
            for duration in [1e-3, 0.5, 40] {
                let spring = try Spring(settlingDuration: duration, dampingRatio: ratio)
                // The frequency is searched in two words. Worst: 3 u.
                #expect(abs(spring.angularFrequency * duration / unit - 1) <= 4 * unitRoundoff)
            }
        }
    }

    @Test func `If every frequency jumps over the time, the error has both ends of the jump`() throws {
        // A critical step at velocity 1.9 overshoots by 0.2 at ω0 = 0.8499…: (s − 1)·e^(−s/(s − 1)) = 0.2 for s =
        // v/ω0.
        let request = Request(duration: 1, ratio: 1, distance: 0.2, velocity: 1.9)
        let error = #expect(throws: HookeError.self) { try request.spring() }
        guard case .noSolution(let field, let reason) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(field == "settlingDuration")
        let words = reason.split(separator: " ")
        let numbers = words.compactMap { Double($0.hasSuffix(",") ? $0.dropLast() : $0) }
        // ζ, velocity, ε, from, to, T, ω0
        try #require(numbers.count == 7, "\(reason)")
        let (from, to, frequency) = (numbers[3], numbers[4], numbers[6])
        let s = 1.9 / frequency
        #expect(abs((s - 1) * Foundation.exp(-s / (s - 1)) - 0.2) < 1e-12)
        #expect(from > 2 && to < 0.7)
        #expect(abs(try request.settled(frequency: frequency * (1 - 1e-9), ratio: 1) - from) < 1e-3)
        #expect(abs(try request.settled(frequency: frequency * (1 + 1e-9), ratio: 1) - to) < 1e-6)
        // A step that stays within the tolerance has only the settling time 0.
        #expect(throws: HookeError.self) {
            try Spring(settlingDuration: 1, dampingRatio: 0.5, within: 1)
        }
    }

    @Test func `Extreme numbers are solved or throw, and the search terminates`() throws {
        var (met, refused) = (0, 0)
        for ratio in [1e-140, 1e-17, 1e-12, 1e-6, 1 - 0x1p-53, 1, 1 + 0x1p-52, 1e9, 1e140] {
            for distance in [1e-300, 1e-3, 1, 1e300] {
                for duration in [1e-300, 1e-3, 1e100] {
                    for travel in [0, -1e-300, 1e-10, -1, 1.0001, 100, -1e20, 1e200] {
                        let velocity = travel / duration
                        guard velocity.isFinite else { continue }
                        let request = Request(
                            duration: duration, ratio: ratio, distance: distance, velocity: velocity)
                        do {
                            let spring = try request.spring(mass: 3)
                            met += 1
                            #expect(spring.mass == 3)
                            #expect(
                                abs(try request.settled(spring) / duration - 1) <= 1e-6, "\(request)")
                        } catch is HookeError { refused += 1 }
                    }
                }
            }
        }
        #expect(met > 200 && refused > 200)
    }

    @Test func `Errors for numbers outside the domain name the field`() {
        func field(_ make: () throws(HookeError) -> Spring) -> String? {
            do throws(HookeError) {
                _ = try make()
                return nil
            } catch {
                guard case .outOfRange(let field, _, _) = error else { return "\(error)" }
                return field.name
            }
        }
        for bad in [Double.nan, .infinity, -1, 0] {
            #expect(
                field { () throws(HookeError) in try Spring(settlingDuration: bad, dampingRatio: 0.5) }
                    == "settlingDuration")
            #expect(
                field { () throws(HookeError) in try Spring(settlingDuration: 1, dampingRatio: bad) }
                    == "dampingRatio")
            #expect(
                field { () throws(HookeError) in
                    try Spring(settlingDuration: 1, dampingRatio: 1, within: bad)
                } == "within")
            #expect(
                field { () throws(HookeError) in
                    try Spring(settlingDuration: 1, dampingRatio: 1, mass: bad)
                } == "mass")
        }
        for bad in [Double.nan, .infinity, 1e251] {
            #expect(
                field { () throws(HookeError) in
                    try Spring(settlingDuration: 1, dampingRatio: 1, initialVelocity: bad)
                } == "initialVelocity")
        }
        #expect(
            field { () throws(HookeError) in try Spring(settlingDuration: 1e-300, dampingRatio: 1) }
                == "settlingDuration")
        #expect(
            field { () throws(HookeError) in try Spring(settlingDuration: 1e150, dampingRatio: 1e-60) }
                == "dampingRatio")
    }
}
