import TestSupport

@testable import HookeTokens

/// Compares values with a tolerance.
enum Near {
    /// The difference relative to the larger, in units of 2⁻⁵³.
    static func distance(_ a: Double, _ b: Double) -> Double {
        a == b ? 0 : (a - b).magnitude / max(a.magnitude, b.magnitude) / 0x1p-53
    }

    /// The largest distance of the numbers of two values; infinite for values of different kinds. Springs are compared by
    /// response and damping ratio, because the mass does not change the motion.
    static func distance(_ a: MotionTokenValue, _ b: MotionTokenValue) -> Double {
        switch (a, b) {
        case (.duration(let a), .duration(let b)): distance(a.seconds, b.seconds)
        case (.curve(let a), .curve(let b)): distance(a, b)
        case (.transition(let a), .transition(let b)):
            max(
                distance(a.duration.seconds, b.duration.seconds), distance(a.delay.seconds, b.delay.seconds),
                distance(a.curve, b.curve))
        case (.spring(let a), .spring(let b)):
            max(
                distance(a.response, b.response),
                (a.dampingRatio - b.dampingRatio).magnitude / max(1, a.dampingRatio) / 0x1p-53)
        default: .infinity
        }
    }

    private static func distance(_ a: TimingFunction, _ b: TimingFunction) -> Double {
        switch (a, b) {
        case (.bezier(let a), .bezier(let b)):
            zip([a.x1, a.y1, a.x2, a.y2], [b.x1, b.y1, b.x2, b.y2]).map { distance($0, $1) }.max() ?? 0
        case (.path(let a), .path(let b)):
            a.points.count != b.points.count
                ? .infinity
                : zip(a.points, b.points).map { a, b in
                    max((a.time - b.time).magnitude, (a.value - b.value).magnitude) / 0x1p-53
                }.max() ?? 0
        default: a == b ? 0 : .infinity
        }
    }
}

/// Random tokens.
enum RandomTokens {
    static func bezier(_ random: inout SeededGenerator) -> CubicBezier {
        func rounded(_ value: Double) -> Double { random.chance(0.5) ? value : (value * 100).rounded() / 100 }
        let numbers = (random.unit(), random.uniform(-2...3), random.unit(), random.uniform(-2...3))
        do {
            return try CubicBezier(
                x1: rounded(numbers.0), y1: rounded(numbers.1), x2: rounded(numbers.2), y2: rounded(numbers.3)
            )
        } catch { preconditionFailure("\(error)") }
    }

    static func duration(_ random: inout SeededGenerator) -> TokenDuration {
        let isShort = random.chance(0.5)
        let value = random.chance(0.5) ? Double(random.integer(0...2000)) : random.logUniform(1e-3...1e4)
        do { return try TokenDuration(value, isShort ? .milliseconds : .seconds) } catch {
            preconditionFailure("\(error)")
        }
    }

    static func spring(_ random: inout SeededGenerator) -> Spring {
        do {
            return try Spring(
                response: random.logUniform(0.05...5), dampingRatio: random.logUniform(0.05...8),
                mass: random.chance(0.5) ? 1 : random.logUniform(0.1...10))
        } catch { preconditionFailure("\(error)") }
    }

    static func value(_ random: inout SeededGenerator) -> MotionTokenValue {
        switch random.integer(0...3) {
        case 0: .duration(duration(&random))
        case 1: .curve(.bezier(bezier(&random)))
        case 2:
            .transition(
                TokenTransition(
                    duration: duration(&random), delay: random.chance(0.5) ? .zero : duration(&random),
                    curve: .bezier(bezier(&random))))
        default: .spring(spring(&random))
        }
    }

    /// Tokens in groups, each with another name.
    static func list(_ count: Int, _ random: inout SeededGenerator) -> [MotionToken] {
        (0..<count).map { index in
            let group = ["motion", "motion.fast", "über-gang.0", "a~b/c d"][random.integer(0...3)]
            return MotionToken(
                "\(group).token\(index)", value(&random), note: index % 3 == 0 ? "No. \(index)" : nil)
        }
    }
}
