import Hooke
import TestSupport
import Testing

/// Parameters of a spring, for the test that they read back. One row for each kind.
struct SpringSpelling: Sendable, CustomTestStringConvertible {
    let name: String
    /// The numbers that must read back.
    let names: [String]
    /// Draws random numbers, including extremes.
    let draw: @Sendable (inout SeededGenerator) -> [Double]
    /// `nil` where the rule has no solution.
    let make: @Sendable ([Double]) throws -> Spring?
    let read: @Sendable (Spring, [Double]) -> [Double?]
    /// The scale of the error in u; by default the numbers themselves.
    var scale: @Sendable ([Double]) -> [Double] = { $0.map(\.magnitude) }

    var testDescription: String { name }

    /// A damping ratio of any size, exactly critical, or almost critical.
    private static func ratio(_ random: inout SeededGenerator) -> Double {
        switch random.integer(0...3) {
        case 0: 1
        case 1: 1 + random.logUniform(1e-16...1e-1) * (random.chance(0.5) ? 1 : -1)
        default: random.logUniform(1e-6...1e4)
        }
    }

    private static func mass(_ random: inout SeededGenerator) -> Double {
        random.chance(0.1) ? random.logUniform(1e-180...1e180) : random.logUniform(1e-3...1e3)
    }

    static let all = [
        // Worst errors: 0.
        SpringSpelling(
            name: "mass, stiffness, damping", names: ["mass", "stiffness", "damping"],
            draw: { random in
                let mass = mass(&random)
                return [mass, mass * random.logUniform(1e-3...1e3), mass * random.logUniform(1e-3...1e3)]
            },
            make: { try Spring(mass: $0[0], stiffness: $0[1], damping: $0[2]) },
            read: { spring, _ in [spring.mass, spring.stiffness, spring.damping] }),
        // Worst errors: 0, 2.0, 0.
        SpringSpelling(
            name: "response, dampingRatio, mass", names: ["response", "dampingRatio", "mass"],
            draw: { random in
                let response =
                    random.chance(0.1) ? random.logUniform(1e-60...1e60) : random.logUniform(1e-3...1e3)
                return [response, ratio(&random), mass(&random)]
            },
            make: { try Spring(response: $0[0], dampingRatio: $0[1], mass: $0[2]) },
            read: { spring, _ in [spring.response, spring.dampingRatio, spring.mass] }),
        // Worst errors: 0, 1.2.
        SpringSpelling(
            name: "duration, bounce", names: ["duration", "bounce"],
            draw: { random in
                let special = [0, 1, -0.999, 1e-12, -1e-12, 1 - 0x1p-53, -1 + 0x1p-30]
                return [
                    random.logUniform(1e-3...1e3),
                    random.chance(0.1) ? special[random.integer(0...6)] : random.uniform(-0.99...1),
                ]
            },
            make: { try Spring(duration: $0[0], bounce: $0[1]) },
            read: { spring, _ in [spring.duration, spring.bounce] },
            scale: { [$0[0], 1] }),
        // Worst errors: 5.7, 2.0, 0; the duration may have 1e-12 instead of 4 u.
        SpringSpelling(
            name: "settlingDuration, dampingRatio, mass",
            names: ["settlingDuration", "dampingRatio", "mass"],
            draw: { [$0.logUniform(1e-3...1e3), ratio(&$0), mass(&$0)] },
            make: { try Spring(settlingDuration: $0[0], dampingRatio: $0[1], mass: $0[2]) },
            read: { spring, _ in [spring.settlingDuration(), spring.dampingRatio, spring.mass] },
            scale: { [$0[0] * (1e-12 / unitRoundoff / 4), $0[1], $0[2]] }),
        // Worst errors: 3.7, 2.0.
        SpringSpelling(
            name: "uiKitDuration, dampingRatio", names: ["uiKitDuration", "dampingRatio"],
            draw: { [$0.uniform(0.01...10), $0.chance(0.2) ? 1 : $0.uniform(0.15...0.999)] },
            make: { try Spring(uiKitDuration: $0[0], dampingRatio: $0[1]) },
            read: { spring, _ in [spring.uiKitDuration(), spring.dampingRatio] },
            scale: { [$0[0] * (1 + ($0[1] < 1 ? 0.15 / (1 - $0[1] * $0[1]) : 0)), $0[1]] }),
        // Worst errors: 1.8, 1.5.
        SpringSpelling(
            name: "origamiTension, friction", names: ["origamiTension", "friction"],
            draw: { random in
                random.chance(0.1)
                    ? [random.logUniform(1e3...1e100), random.logUniform(1e3...1e100)]
                    : [random.uniform(-23...500), random.uniform(-0.33...80)]
            },
            make: { try Spring(origamiTension: $0[0], friction: $0[1]) },
            read: { spring, _ in [spring.origamiTension, spring.origamiFriction] },
            scale: { [abs($0[0]) + 24, abs($0[1]) + 1] }),
        // Worst errors: 2.6, 1.2.
        SpringSpelling(
            name: "popBounciness, speed", names: ["popBounciness", "speed"],
            draw: { [$0.chance(0.1) ? $0.uniform(-50...0) : $0.uniform(0...42), $0.uniform(0...60)] },
            make: { try Spring(popBounciness: $0[0], speed: $0[1]) },
            read: { spring, _ in [spring.popBounciness, spring.popSpeed] },
            scale: { [abs($0[0]) + 42.5, $0[1] + 8] }),
    ]
}
