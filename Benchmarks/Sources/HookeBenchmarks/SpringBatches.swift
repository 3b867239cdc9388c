import BenchmarkHarness
import CMachineLimits
import Foundation
import HookeBatches

// Many different springs: a step of each, and the exact state of each at any time, relative to the cost of reading the
// numbers, and of one exponential, sine and cosine.

private let frame = 1.0 / 60

/// Springs with so little damping that states stay far from rest and from subnormal numbers during a measurement.
private func lasting(_ index: Int) -> Spring {
    try! Spring(mass: 1, stiffness: 100 + 50 * scattered(index), damping: 2e-8)
}

/// Typical springs of an interface. With `mixed` a third of them are overdamped.
private func usual(_ index: Int, mixed: Bool = false) -> Spring {
    let ratio = mixed && index % 3 == 0 ? 1.5 + scattered(index + 7) / 4 : 0.5 + scattered(index + 7) / 3
    return try! Spring(response: 0.4 + 0.2 * scattered(index), dampingRatio: ratio)
}

private func target(_ index: Int) -> Double { 3 + Double(index % 5) }
private func position(_ index: Int) -> Double { target(index) + 10 + scattered(index) }
private func velocity(_ index: Int) -> Double { 5 * scattered(index + 1) }

private func naive(_ spring: Spring, _ index: Int) -> NaiveSpring {
    NaiveSpring(
        mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, target: target(index),
        position: position(index), velocity: velocity(index))
}

let mixedStep = Benchmark("own parameters, step, f64", sizes: [1_000, 100_000, 10_000_000]) { count in
    let springs = (0..<count).map(lasting)
    let batch = try! MixedSpringBatch<Double>(
        springs, step: frame, restPosition: restDistance, restVelocity: restSpeed)
    let (x, v) = (Buffer(count: count, position), Buffer(count: count, velocity))
    let (limitX, limitV) = (Buffer(count: count, position), Buffer(count: count, velocity))
    let others = Buffer(count: 5 * count) { _ in 0.0 }
    let targets = Buffer(count: count, target)
    var structs = springs.enumerated().map { naive($1, $0) }
    return (
        count,
        [
            Variant("in-place update, five more numbers read", .limit) { repetitions in
                for _ in 0..<repetitions {
                    machine_update_pair_reading_five_f64(
                        limitX.values.baseAddress!, limitV.values.baseAddress!, others.values.baseAddress!,
                        count, -1)
                }
            },
            Variant("MixedSpringBatch", .hooke) { repetitions in
                for _ in 0..<repetitions {
                    precondition(
                        batch.step(x.values, v.values, targets: UnsafeBufferPointer(targets.values)) == count)
                }
            },
            Variant("MixedSpringBatch, 2 threads", .other) { repetitions in
                for _ in 0..<repetitions {
                    precondition(
                        batch.step(
                            x.values, v.values, targets: UnsafeBufferPointer(targets.values), threads: 2)
                            == count)
                }
            },
            Variant("array of structs with libm", .naive) { repetitions in
                for _ in 0..<repetitions { precondition(stepNaively(&structs, frame) == count) }
            },
        ]
    )
}

/// A spring of an array of structs, evaluated at a time: its constants are precomputed; exp, sin and cos are libm's.
private struct NaiveMotion {
    let decay, square, frequency, first, second, target: Double

    init(_ spring: Spring, from start: Double, to target: Double, velocity: Double) {
        decay = spring.damping / (2 * spring.mass)
        square = spring.stiffness / spring.mass - decay * decay
        frequency = square.magnitude.squareRoot()
        first = start - target
        second = (velocity + decay * first) / (frequency > 0 ? frequency : 1)
        self.target = target
    }

    @inline(__always) func state(at time: Double) -> (position: Double, velocity: Double) {
        let envelope = exp(-decay * time)
        let phase = frequency * time
        let (x, slope): (Double, Double)
        if square > 0 {
            let (sine, cosine) = (sin(phase), cos(phase))
            (x, slope) = (first * cosine + second * sine, frequency * (second * cosine - first * sine))
        } else if square < 0 {
            let (sine, cosine) = (sinh(phase), cosh(phase))
            (x, slope) = (first * cosine + second * sine, frequency * (second * cosine + first * sine))
        } else {
            (x, slope) = (first + second * time, second)
        }
        return (target + envelope * x, envelope * (slope - decay * x))
    }
}

@inline(never)
private func evaluateNaively(
    _ motions: [NaiveMotion], at time: Double, _ x: UnsafeMutableBufferPointer<Double>,
    _ v: UnsafeMutableBufferPointer<Double>
) {
    for index in motions.indices { (x[index], v[index]) = motions[index].state(at: time) }
}

/// The times of a measurement, all within the first second.
private func time(_ repetition: Int) -> Double { 0.2 + Double(repetition % 64) / 100 }

private func exact(_ name: String, mixed: Bool) -> Benchmark {
    Benchmark("exact at a time, \(name), f64", sizes: [1_000, 100_000, 10_000_000]) { count in
        let springs = (0..<count).map { usual($0, mixed: mixed) }
        let batch = try! ExactSpringBatch<Double>(
            springs: springs, from: (0..<count).map(position), to: (0..<count).map(target),
            initialVelocities: (0..<count).map(velocity), restPosition: restDistance, restVelocity: restSpeed)
        let structs = springs.enumerated().map {
            NaiveMotion($1, from: position($0), to: target($0), velocity: velocity($0))
        }
        let (x, v) = (Buffer(count: count) { _ in 0.0 }, Buffer(count: count) { _ in 0.0 })
        let decays = Buffer(count: count) { 3 + scattered($0) }
        let phases = Buffer(count: count) { 10 + 5 * scattered($0) }
        return (
            count,
            [
                Variant("exp, sin and cos alone", .limit) { repetitions in
                    for _ in 0..<repetitions {
                        machine_kernel_exp_sincos_f64(
                            decays.values.baseAddress!, phases.values.baseAddress!, count,
                            x.values.baseAddress!, v.values.baseAddress!)
                    }
                },
                Variant("2^x, sin πx and cos πx alone", .other) { repetitions in
                    for _ in 0..<repetitions {
                        machine_power_turn_f64(
                            decays.values.baseAddress!, phases.values.baseAddress!, count,
                            x.values.baseAddress!, v.values.baseAddress!)
                    }
                },
                Variant("ExactSpringBatch", .hooke) { repetitions in
                    for index in 0..<repetitions {
                        consume(result: batch.evaluate(at: time(index), into: x.values, v.values))
                    }
                },
                Variant("ExactSpringBatch, 2 threads", .other) { repetitions in
                    for index in 0..<repetitions {
                        consume(result: batch.evaluate(at: time(index), into: x.values, v.values, threads: 2))
                    }
                },
                Variant("array of structs with libm", .naive) { repetitions in
                    for index in 0..<repetitions {
                        evaluateNaively(structs, at: time(index), x.values, v.values)
                    }
                },
            ]
        )
    }
}

private let exactSingle = Benchmark("exact at a time, f32", sizes: [1_000, 100_000, 10_000_000]) { count in
    let batch = try! ExactSpringBatch<Float>(
        springs: (0..<count).map { usual($0) }, from: (0..<count).map { Float(position($0)) },
        to: (0..<count).map { Float(target($0)) },
        initialVelocities: (0..<count).map { Float(velocity($0)) }, restPosition: restDistance,
        restVelocity: restSpeed)
    let (x, v) = (Buffer(count: count) { _ in Float(0) }, Buffer(count: count) { _ in Float(0) })
    let decays = Buffer(count: count) { Float(3 + scattered($0)) }
    let phases = Buffer(count: count) { Float(10 + 5 * scattered($0)) }
    return (
        count,
        [
            Variant("exp, sin and cos alone", .limit) { repetitions in
                for _ in 0..<repetitions {
                    machine_kernel_exp_sincos_f32(
                        decays.values.baseAddress!, phases.values.baseAddress!, count,
                        x.values.baseAddress!, v.values.baseAddress!)
                }
            },
            Variant("ExactSpringBatch", .hooke) { repetitions in
                for index in 0..<repetitions {
                    consume(result: batch.evaluate(at: time(index), into: x.values, v.values))
                }
            },
            Variant("ExactSpringBatch, 2 threads", .other) { repetitions in
                for index in 0..<repetitions {
                    consume(result: batch.evaluate(at: time(index), into: x.values, v.values, threads: 2))
                }
            },
        ]
    )
}

/// The gain from threads, and the size from which they pay.
private let threads = Benchmark(
    "exact at a time, threads", sizes: [16_384, 32_768, 65_536, 131_072, 262_144]
) {
    count in
    let batch = try! ExactSpringBatch<Double>(
        springs: (0..<count).map { usual($0) }, from: (0..<count).map(position), to: (0..<count).map(target),
        restPosition: restDistance, restVelocity: restSpeed)
    let shared = try! UniformSpringBatch(
        lasting(0), step: frame, restPosition: restDistance, restVelocity: restSpeed)
    let (x, v) = (Buffer(count: count) { _ in 0.0 }, Buffer(count: count) { _ in 0.0 })
    let (stepX, stepV) = (Buffer(count: count, position), Buffer(count: count, velocity))
    return (
        count,
        [1, 2].flatMap { threads in
            [
                Variant("ExactSpringBatch, \(threads)", threads == 1 ? .limit : .hooke) { repetitions in
                    for index in 0..<repetitions {
                        consume(
                            result: batch.evaluate(
                                at: time(index), into: x.values, v.values, threads: threads))
                    }
                },
                Variant("UniformSpringBatch, \(threads)", .other) { repetitions in
                    for _ in 0..<repetitions {
                        consume(result: shared.step(stepX.values, stepV.values, target: 0, threads: threads))
                    }
                },
            ]
        }
    )
}

let springBatches = [
    mixedStep, exact("underdamped", mixed: false), exact("a third overdamped", mixed: true), exactSingle,
    threads,
]
