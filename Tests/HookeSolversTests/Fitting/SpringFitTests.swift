import Foundation
import HookeSolvers
import TestSupport
import Testing

/// A spring motion and its sample times.
struct FitCase: CustomStringConvertible, Sendable {
    var motion: SpringMotion<Double>
    var startTime: Double
    var times: [Double]

    var values: [Double] { times.map { motion.position(at: $0 - startTime) } }

    var description: String {
        "k \(motion.spring.stiffness) c \(motion.spring.damping) m \(motion.spring.mass) from \(motion.start) "
            + "to \(motion.target) at \(motion.initialVelocity), \(times.count) samples from \(times[0]) to "
            + "\(times[times.count - 1])"
    }

    /// Jittered samples over 1 to 60 radians of the slower of oscillation and decay, dense enough to resolve it.
    static func random(_ random: inout SeededGenerator, ratio: Double) -> FitCase {
        let frequency = random.logUniform(0.5...200)
        let mass = random.logUniform(1e-3...1e3)
        let spring = try! Spring(response: 2 * .pi / frequency, dampingRatio: ratio, mass: mass)
        let turn = random.logUniform(1...60)
        let span = turn / frequency * max(1, ratio)
        let count = random.integer(8...60) + Int(turn)
        let begin = random.chance(0.5) ? 0 : random.uniform(-2...2)
        let times = (0..<count).map { index -> Double in
            let shift: Double = index == 0 ? 0 : random.uniform(-0.3...0.3)
            return begin + (Double(index) + shift) * span / Double(count)
        }
        let motion = SpringMotion(
            spring: spring, from: random.uniform(-100...100), to: random.uniform(-100...100),
            initialVelocity: random.uniform(-200...200) * frequency)
        return FitCase(motion: motion, startTime: begin, times: times)
    }
}

@Suite struct SpringFitTests {
    /// Springs by damping ratio.
    enum Kind: String, CaseIterable, Sendable {
        case undamped, bouncy, nearlyCritical, critical, overdamped, creeping

        func ratio(_ random: inout SeededGenerator) -> Double {
            switch self {
            case .undamped: 0
            case .bouncy: random.uniform(0.01...0.95)
            case .nearlyCritical: 1 + random.logUniform(1e-12...1e-2) * (random.chance(0.5) ? 1 : -1)
            case .critical: 1
            case .overdamped: random.uniform(1.05...3)
            case .creeping: random.uniform(3...20)
            }
        }
    }

    @Test(arguments: Kind.allCases)
    func `Exact samples give the spring back to rounding times the conditioning`(_ kind: Kind) throws {
        // Worst, in units of u/(reciprocal condition): 6.5, near critical damping (13.5 in 36,000 cases); of a sample,
        // 3.0e-15 of the range (5.2e-14).
        var random = SeededGenerator(seed: 31)
        var error = Worst<FitCase>()
        var distance = Worst<FitCase>()
        var determined = 0
        for _ in 0..<fitTrials(30) {
            let ratio = kind.ratio(&random)
            let one = FitCase.random(&random, ratio: ratio)
            let (spring, values) = (one.motion.spring, one.values)
            let fit = try SpringFit(times: one.times, values: values, mass: spring.mass)
            let size = values.max()! - values.min()!
            distance.note(fit.residual.largest / size, one)
            let verdict = fit.verdict()
            #expect(verdict == .spring || kind == .creeping && verdict == .ambiguous, "\(verdict): \(one)")
            // Below, as in motions of almost one mode, the second derivatives count too.
            guard verdict == .spring, fit.reciprocalCondition > 1e-10 else { continue }
            determined += 1
            let unit = unitRoundoff / fit.reciprocalCondition
            let critical = 2 * (spring.mass * spring.stiffness).squareRoot()
            let found = fit.nearest
            error.note((found.spring.stiffness / spring.stiffness - 1) / unit, one)
            error.note((found.spring.damping - spring.damping) / max(critical, spring.damping) / unit, one)
            error.note((found.start - one.motion.start) / size / unit, one)
            error.note((found.target - one.motion.target) / size / unit, one)
        }
        #expect(distance.error <= 1e-13, "\(distance)")
        #expect(error.error <= 32, "\(error)")
        #expect(determined >= fitTrials(30) / 10)
    }

    /// The motion is the mode e^(−ωt) but for one part in ten thousand. Overdamped springs that share the mode miss the
    /// samples by 7e-11 of the range, in minima of their own.
    @Test func `A critical spring with almost one mode is found among the springs that share it`() throws {
        let spring = try Spring(
            mass: 0.020641436395804975, stiffness: 0.18523535528677998, damping: 0.12366929779709118)
        let motion = SpringMotion(
            spring: spring, from: -61.81584191159879, to: 3.349918569568416,
            initialVelocity: 195.23629214767368)
        let times = (0..<30).map { Double($0) * 0.0475 }
        let fit = try SpringFit(
            times: times, values: times.map { motion.position(at: $0) }, mass: spring.mass)
        #expect((fit.nearest.spring.stiffness / spring.stiffness - 1).magnitude < 2e-3, "\(fit)")
        #expect(fit.residual.largest < 1e-12 * 65, "\(fit.residual)")
    }

    @Test func `Known numbers are kept, and the rest is fitted`() throws {
        var random = SeededGenerator(seed: 32)
        var worst = Worst<FitCase>()
        for _ in 0..<6 {
            let one = FitCase.random(&random, ratio: random.uniform(0.1...0.9))
            let motion = one.motion
            let size = (motion.start - motion.target).magnitude + motion.initialVelocity.magnitude
            for mask in 1..<16 {
                let known = SpringFit.Known(
                    spring: mask & 1 == 0 ? nil : motion.spring, start: mask & 2 == 0 ? nil : motion.start,
                    target: mask & 4 == 0 ? nil : motion.target,
                    initialVelocity: mask & 8 == 0 ? nil : motion.initialVelocity)
                let fit = try SpringFit(
                    times: one.times, values: one.values, known: known, mass: motion.spring.mass)
                let found = try fit.motion()
                #expect(known.spring == nil || found.spring == motion.spring)
                #expect(known.start == nil || found.start == motion.start)
                #expect(known.target == nil || found.target == motion.target)
                #expect(known.initialVelocity == nil || found.initialVelocity == motion.initialVelocity)
                let errors = fit.standardErrors
                #expect((errors.start == 0) == (known.start != nil))
                #expect((errors.target == 0) == (known.target != nil))
                #expect((errors.initialVelocity == 0) == (known.initialVelocity != nil))
                #expect((errors.stiffness == 0) == (known.spring != nil))
                // In u, over the conditioning: 2.3e-13 of the size were seen in 120 motions.
                let unit = unitRoundoff * max(16, 1 / fit.reciprocalCondition)
                worst.note((found.spring.stiffness / motion.spring.stiffness - 1) / unit, one)
                worst.note((found.start - motion.start) / size / unit, one)
                worst.note((found.target - motion.target) / size / unit, one)
                worst.note((found.initialVelocity - motion.initialVelocity) / size / unit, one)
            }
        }
        #expect(worst.error <= 32, "\(worst)")
    }

    @Test func `A wrong known number is kept and leaves a residual`() throws {
        let motion = SpringMotion(spring: .bouncy, from: 0, to: 1)
        let times = (0..<50).map { Double($0) / 50 }
        let values = times.map { motion.position(at: $0) }
        let fit = try SpringFit(times: times, values: values, known: .init(target: 1.2))
        #expect(fit.nearest.target == 1.2)
        #expect(fit.verdict() == .notASpring(.misses))
    }

    @Test func `The standard error of a single unknown matches the formula`() throws {
        // s²/Σ(∂x/∂target)² with s² = Σr²/(samples − 1); ∂x/∂target is the unit step.
        let spring = Spring.bouncy
        let motion = SpringMotion(spring: spring, from: 3, to: 50, initialVelocity: -90)
        let step = SpringMotion(spring: spring, from: 0, to: 1)
        let times = [0.1, 0.25, 0.4, 0.7]
        let values = zip(times, [0.3, -0.1, 0.2, -0.4]).map { motion.position(at: $0) + $1 }
        let fit = try SpringFit(
            times: times, values: values, startTime: 0,
            known: .init(spring: spring, start: 3, initialVelocity: -90))
        let weight = times.reduce(0) { $0 + step.position(at: $1) * step.position(at: $1) }
        let sum = fit.residual.rootMeanSquare * fit.residual.rootMeanSquare * 4
        #expect((fit.standardErrors.target / (sum / 3 / weight).squareRoot() - 1).magnitude < 1e-13)
        #expect((fit.reciprocalCondition - 1).magnitude < 1e-15)
    }

    @Test func `A motion that begins before its first sample is fitted from its start`() throws {
        let motion = SpringMotion(spring: .bouncy, from: 3, to: 50, initialVelocity: -90)
        let times = (0..<60).map { 10.1 + Double($0) / 60 }
        let fit = try SpringFit(
            times: times, values: times.map { motion.position(at: $0 - 10) }, startTime: 10)
        let found = try fit.motion()
        #expect(fit.startTime == 10)
        // Errors 3.6e-14, 1.4e-12 and 7.2e-15.
        #expect((found.start - 3).magnitude < 1.5e-13)
        #expect((found.initialVelocity + 90).magnitude < 6e-12)
        #expect((found.target - 50).magnitude < 3e-14)
    }

    @Test func `A known spring of any damping gives back start, target and velocity`() throws {
        // Worst error: 1.1e-15 of the size.
        var worst = Worst<Double>()
        for ratio in [0, 0.5, 1, 30, 1e3, 1e6] {
            let spring = try Spring(response: 0.5, dampingRatio: ratio)
            let motion = SpringMotion(spring: spring, from: 2, to: 50, initialVelocity: 60)
            let span = 0.5 * max(1, ratio)
            let times = (0..<40).map { Double($0 * $0) / 1_600 * span }
            let fit = try SpringFit(
                times: times, values: times.map { motion.position(at: $0) }, known: .init(spring: spring))
            worst.note((fit.nearest.start - 2) / 50, ratio)
            worst.note((fit.nearest.target - 50) / 50, ratio)
            worst.note(fit.residual.largest / 50, ratio)
        }
        #expect(worst.error <= 5e-15, "\(worst)")
    }

    @Test func `A mode that decays before the first sample is undetermined`() throws {
        // The fast mode, and the velocity with it, decays by e^−600 before the samples begin.
        let spring = try Spring(response: 2, dampingRatio: 50)
        let motion = SpringMotion(spring: spring, from: 0, to: 10)
        let times = (0..<40).map { 2 + Double($0) }
        let fit = try SpringFit(
            times: times, values: times.map { motion.position(at: $0) }, startTime: 0,
            known: .init(spring: spring))
        #expect(fit.residual.largest < 1e-13)
        #expect((fit.nearest.target - 10).magnitude < 1e-10)
        #expect(fit.standardErrors.initialVelocity == .infinity)
        #expect(fit.standardErrors.target < 1e-10)
        #expect(fit.reciprocalCondition == 0)
    }

    @Test func `Scaling time and value by powers of two scales the fit exactly`() throws {
        var random = SeededGenerator(seed: 33)
        for _ in 0..<6 {
            var one = FitCase.random(&random, ratio: random.uniform(0...2))
            one.times = one.times.map { $0 - one.startTime }
            one.startTime = 0
            let values = one.values.map { $0 + random.uniform(-0.01...0.01) }
            let plain = try SpringFit(times: one.times, values: values)
            for (time, value) in [(40, 0), (0, 900), (-30, -900), (300, 20)] {
                let fit = try SpringFit(
                    times: one.times.map { scalbn($0, time) }, values: values.map { scalbn($0, value) })
                let (a, b) = (plain.nearest, fit.nearest)
                #expect(b.spring.stiffness == scalbn(a.spring.stiffness, -2 * time))
                #expect(b.spring.damping == scalbn(a.spring.damping, -time))
                #expect(b.start == scalbn(a.start, value))
                #expect(b.target == scalbn(a.target, value))
                #expect(b.initialVelocity == scalbn(a.initialVelocity, value - time))
                #expect(fit.reciprocalCondition == plain.reciprocalCondition)
                #expect(fit.verdict() == plain.verdict())
            }
        }
    }

    @Test func `Values up to the largest double are fitted or throw, without traps`() throws {
        let times = (0..<40).map { Double($0) / 20 }
        let motion = SpringMotion(spring: .bouncy, from: -1.0, to: 0.5)
        let huge = times.map { 1.7e308 * motion.position(at: $0) }
        let fit = try SpringFit(times: times, values: huge)
        #expect((fit.nearest.spring.bounce - 0.3).magnitude < 1e-10)
        // A known spring too weak to pull in so short a time keeps its known target.
        let weak = try SpringFit(
            times: times.map { $0 * 1e-100 }, values: times.map { 3 + $0 },
            known: .init(spring: Spring(mass: 1, stiffness: 1e-279, damping: 0), target: 9))
        #expect((weak.nearest.start - 3).magnitude < 1e-14 && weak.nearest.target == 9)
        let tiny = times.map { 1e-307 * motion.position(at: $0) }
        #expect((try SpringFit(times: times, values: tiny).nearest.spring.bounce - 0.3).magnitude < 1e-10)
        let alternating = times.indices.map {
            $0.isMultiple(of: 2) ? Double.greatestFiniteMagnitude : -1.7e308
        }
        _ = try? SpringFit(times: times, values: alternating)
        _ = try? SpringFit(times: times, values: huge, known: .init(initialVelocity: 1e308))
        // A velocity that alone leads beyond the largest double.
        let far = #expect(throws: HookeError.self) {
            try SpringFit(times: times.map { $0 * 4 }, values: huge, known: .init(initialVelocity: 1.7e308))
        }
        if case .noSolution("values", _)? = far {} else { Issue.record("\(String(describing: far))") }
        _ = try? SpringFit(times: times, values: huge, known: .init(target: -1.7e308))
        let subnormal = times.indices.map { Double($0 * $0 % 7) * .leastNonzeroMagnitude }
        _ = try? SpringFit(times: times, values: subnormal)
        let values = times.map { motion.position(at: $0) }
        for (unit, mass) in [(1e-200, 1.0), (1, 1e308)] {
            let error = #expect(throws: HookeError.self) {
                try SpringFit(times: times.map { $0 * unit }, values: values, mass: mass)
            }
            if case .noSolution("values", _)? = error {} else { Issue.record("\(String(describing: error))") }
        }
        #expect(throws: HookeError.self) {
            try SpringFit(
                times: [-1.7e308, 0, 1, 2, 3, 1.7e308], values: [0, 1, 2, 3, 4, 0])
        }
    }

    @Test func `Invalid samples throw errors with field and index`() throws {
        let good = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6]
        func error(
            _ times: [Double], _ values: [Double]? = nil, known: SpringFit.Known = .init(),
            startTime: Double? = nil, mass: Double = 1
        ) -> HookeError? {
            do {
                _ = try SpringFit(
                    times: times, values: values ?? times.map { $0 * $0 }, startTime: startTime, known: known,
                    mass: mass)
                return nil
            } catch { return error }
        }
        func isBadElement(_ error: HookeError?, _ field: HookeError.Field, _ index: Int) -> Bool {
            if case .badElement(field, index, _, _)? = error { true } else { false }
        }
        #expect(error(good) == nil)
        #expect(isBadElement(error([0, 0.1, .nan, 0.3, 0.4, 0.5]), "times", 2))
        #expect(isBadElement(error([0, 0.1, 0.1, 0.3, 0.4, 0.5]), "times", 2))
        #expect(isBadElement(error([0, 0.1, 0.2, 0.3, 0.25, 0.5]), "times", 4))
        #expect(isBadElement(error([0, 0.1, 0.2, 0.3, 0.4, .infinity]), "times", 5))
        #expect(isBadElement(error(good, [0, 1, 2, .nan, 3, 4, 5]), "values", 3))
        #expect(isBadElement(error(good, [-.infinity, 1, 2, 3, 3, 4, 5]), "values", 0))

        func isWrongCount(_ error: HookeError?) -> Bool {
            if case .wrongCount("times", _, _)? = error { true } else { false }
        }
        #expect(isWrongCount(error([])))
        #expect(isWrongCount(error([0, 1, 2, 3, 4])), "through five samples pass many springs")
        #expect(!isWrongCount(error([0, 1, 2, 3, 4, 5])))
        #expect(isWrongCount(error([0, 1, 2, 3], known: .init(target: 1))))
        #expect(!isWrongCount(error([0, 1, 2, 3, 4], known: .init(target: 1))))
        #expect(
            isWrongCount(error([0], known: .init(spring: .snappy, start: 0, target: 1, initialVelocity: 0))))

        func isOutOfRange(_ error: HookeError?, _ field: HookeError.Field) -> Bool {
            if case .outOfRange(field, _, _)? = error { true } else { false }
        }
        // Six samples have to follow the start.
        #expect(error(good, startTime: 0.1) == nil)
        #expect(isOutOfRange(error(good, startTime: 0.1.nextUp), "startTime"))
        #expect(isOutOfRange(error(good, startTime: .nan), "startTime"))
        #expect(isOutOfRange(error(good, startTime: -1e20), "startTime"))
        #expect(isOutOfRange(error(good, known: .init(start: .nan)), "known.start"))
        #expect(isOutOfRange(error(good, known: .init(target: .infinity)), "known.target"))
        #expect(isOutOfRange(error(good, known: .init(initialVelocity: .nan)), "known.initialVelocity"))
        #expect(isOutOfRange(error(good, mass: 0), "mass"))
    }
}

/// The number of random cases: `count`, times HOOKE_TRIALS if that is set.
func fitTrials(_ count: Int) -> Int {
    count * (ProcessInfo.processInfo.environment["HOOKE_TRIALS"].flatMap(Int.init) ?? 1)
}
