import Hooke

/// A random motion of any damping for property tests.
package struct SpringCase: CustomStringConvertible {
    package var mass, frequency, ratio, start, target, velocity: Double

    package init(
        mass: Double, frequency: Double, ratio: Double, start: Double, target: Double, velocity: Double
    ) {
        (self.mass, self.frequency, self.ratio) = (mass, frequency, ratio)
        (self.start, self.target, self.velocity) = (start, target, velocity)
    }

    /// Mass, stiffness and damping are computed from these and rounded.
    package var spring: Spring {
        do {
            return try Spring(
                mass: mass, stiffness: mass * frequency * frequency, damping: 2 * ratio * mass * frequency)
        } catch { preconditionFailure("\(error)") }
    }

    package var motion: SpringMotion<Double> {
        SpringMotion(spring: spring, from: start, to: target, initialVelocity: velocity)
    }

    /// The interesting part of the motion, in seconds.
    package var span: Double { (4 + min(2 * ratio, 20)) / frequency }

    package var description: String {
        "mass \(mass), ω0 \(frequency), ζ \(ratio), from \(start) to \(target) at \(velocity)"
    }

    package static var generator: Generator<SpringCase> {
        Generator(
            draw: { random in
                let kind = random.integer(0...6)
                let ratio =
                    switch kind {
                    case 0: 0.0
                    case 1: 1.0
                    case 2: 1 + random.logUniform(1e-15...1e-1) * (random.chance(0.5) ? 1 : -1)
                    case 3: random.logUniform(1...1e3)
                    default: random.uniform(0.01...1)
                    }
                let frequency = random.logUniform(0.1...100)
                let start = random.uniform(-100...100)
                let target = random.chance(0.2) ? start : random.uniform(-100...100)
                return SpringCase(
                    mass: random.logUniform(1e-2...1e2), frequency: frequency, ratio: ratio, start: start,
                    target: target,
                    velocity: start == target || random.chance(0.7)
                        ? random.uniform(-200...200) * frequency : 0)
            },
            shrink: { value in
                var simpler: [SpringCase] = []
                func vary(_ path: WritableKeyPath<SpringCase, Double>, _ candidates: [Double]) {
                    for candidate in candidates where candidate != value[keyPath: path] {
                        var next = value
                        next[keyPath: path] = candidate
                        simpler.append(next)
                    }
                }
                if value.mass != 1 { vary(\.mass, [1]) }
                if value.frequency != 1 { vary(\.frequency, [1]) }
                if value.target != 0 { vary(\.target, [0]) }
                if ![0, 1].contains(value.start) { vary(\.start, [1]) }
                if value.velocity != 0 { vary(\.velocity, [0]) }
                if ![0, 0.5, 1, 2].contains(value.ratio) { vary(\.ratio, [0.5, 1, 2]) }
                return simpler
            })
    }
}
