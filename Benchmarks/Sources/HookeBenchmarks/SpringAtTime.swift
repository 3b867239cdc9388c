import BenchmarkHarness
import Foundation
import Hooke

// One spring at any time: the cost of the exact state, compared with the textbook's formulas.

/// The textbook's three cases with libm, as in common code that evaluates a spring at a time. Every constant is
/// precomputed. Near critical damping and at large times it loses digits that Hooke keeps.
private struct TextbookSpring {
    let target: Double
    let decay: Double
    let square: Double
    let frequency: Double
    let first: Double
    let second: Double

    init(mass: Double, stiffness: Double, damping: Double, start: Double, target: Double, velocity: Double) {
        self.target = target
        decay = damping / (2 * mass)
        square = stiffness / mass - decay * decay
        frequency = square.magnitude.squareRoot()
        first = start - target
        let slope = velocity + decay * first
        second = frequency > 0 ? slope / frequency : slope
    }

    @inline(__always)
    func position(at time: Double) -> Double {
        let envelope = exp(-decay * time)
        if square > 0 {
            return target + envelope * (first * cos(frequency * time) + second * sin(frequency * time))
        }
        if square < 0 {
            return target + envelope * (first * cosh(frequency * time) + second * sinh(frequency * time))
        }
        return target + envelope * (first + second * time)
    }
}

private func springAtTime(_ regime: String, damping: Double) -> Benchmark {
    Benchmark("spring at a time, \(regime)", sizes: [sampleCount]) { count in
        let spring = try! Spring(mass: 1, stiffness: 100, damping: damping)
        let times = scattered(from: 0, to: 2, count: count)
        let motion = SpringMotion(spring: spring, from: 0, to: 100, initialVelocity: 30)
        let textbook = TextbookSpring(
            mass: 1, stiffness: 100, damping: damping, start: 0, target: 100, velocity: 30)
        return (
            count,
            [
                Variant("SpringMotion.position(at:)", .hooke) {
                    sample($0, motion, at: times) { $0.position(at: $1) }
                },
                Variant("SpringMotion.values(at:into:)", .other) {
                    sampleMany($0, motion, at: times) { $0.values(at: $1, into: &$2) }
                },
                Variant("SpringMotion.state(at:)", .other) {
                    sample($0, motion, at: times) {
                        let state = $0.state(at: $1)
                        return state.position + state.velocity + state.acceleration
                    }
                },
                Variant("a SpringMotion made for each", .other) {
                    sample($0, spring, at: times) {
                        SpringMotion(spring: $0, from: 0, to: 100, initialVelocity: 30).position(at: $1)
                    }
                },
                Variant("textbook, libm, position", .naive) {
                    sample($0, textbook, at: times) { $0.position(at: $1) }
                },
            ]
        )
    }
}

private func springLife(_ regime: String, damping: Double) -> Benchmark {
    // One stiffness and damping per spring, in the regime.
    let springs = (0..<16).map { index -> (stiffness: Double, damping: Double, velocity: Double) in
        let rate = 1 + 0.3 * scattered(index)
        return (100 * rate * rate, damping * rate, 30 * scattered(index + 16))
    }
    return Benchmark("spring made and read 60 times, \(regime)", sizes: [springs.count]) { count in
        (
            count * lifeFrames.count,
            [
                Variant("SpringMotion", .hooke) {
                    live($0, springs) {
                        SpringMotion(
                            spring: try! Spring(mass: 1, stiffness: $0.stiffness, damping: $0.damping),
                            from: 0,
                            to: 100, initialVelocity: $0.velocity)
                    } _: {
                        $0.position(at: $1)
                    }
                },
                Variant("textbook, libm", .naive) {
                    live($0, springs) {
                        TextbookSpring(
                            mass: 1, stiffness: $0.stiffness, damping: $0.damping, start: 0, target: 100,
                            velocity: $0.velocity)
                    } _: {
                        $0.position(at: $1)
                    }
                },
            ]
        )
    }
}

let springsAtTime = [
    springAtTime("underdamped", damping: 8), springAtTime("critical", damping: 20),
    springAtTime("overdamped", damping: 40), springLife("underdamped", damping: 8),
    springLife("critical", damping: 20), springLife("overdamped", damping: 40),
]

/// The settling time: exactly, in steps of a millisecond (backwards from the envelope's bound, missing narrower peaks),
/// and by the bound alone.
let settling = Benchmark("settling duration, underdamped", sizes: [sampleCount]) { count in
    let spring = try! Spring(mass: 1, stiffness: 100, damping: 8)
    let tolerance = try! Tolerance(distance: 0.1)
    // One initial velocity per input, so that every motion is different.
    let velocities = scattered(from: -200, to: 200, count: count)
    /// A time after which the distance is below the tolerance; an upper bound of the settling time.
    @inline(__always) func bound(_ velocity: Double) -> Double {
        let decay = 4.0
        let frequency = (100 - decay * decay).squareRoot()
        let second = (velocity - decay * 100) / frequency
        return max(0, log((100 * 100 + second * second).squareRoot() / 0.1) / decay)
    }
    return (
        count,
        [
            Variant("SpringMotion.settlingDuration(within:)", .hooke) {
                sample($0, spring, at: velocities) {
                    SpringMotion(spring: $0, from: 0, to: 100, initialVelocity: $1)
                        .settlingDuration(within: tolerance)!
                }
            },
            Variant("textbook, to the millisecond", .naive) {
                sample($0, spring, at: velocities) {
                    let textbook = TextbookSpring(
                        mass: $0.mass, stiffness: $0.stiffness, damping: $0.damping, start: 0, target: 100,
                        velocity: $1)
                    var time = bound($1)
                    while time > 0, (textbook.position(at: time) - 100).magnitude <= 0.1 { time -= 0.001 }
                    return time
                }
            },
            Variant("an upper bound by logarithm", .other) {
                sample($0, spring, at: velocities) { bound($1) }
            },
        ]
    )
}
