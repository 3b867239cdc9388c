import BenchmarkHarness
import CMachineLimits
import Foundation
import HookeBatches

// One frame of many springs with the same parameters, relative to the cost of reading and writing the states once.

/// Damping is so small that states stay far from rest and from subnormal numbers during a measurement.
private let mass = 1.0
private let stiffness = 100.0
private let damping = 2e-8
private let frame = 1.0 / 60
private let target = 3.0

private func batch() -> UniformSpringBatch {
    let g = damping / (2 * mass)
    let w = (stiffness / mass - g * g).squareRoot()
    let c = exp(-g * frame) * cos(w * frame)
    let s = exp(-g * frame) * sin(w * frame) / w
    return try! UniformSpringBatch(
        coefficients: SpringPropagator.Coefficients(
            positionFromPosition: c + g * s, positionFromVelocity: s,
            velocityFromPosition: -stiffness / mass * s, velocityFromVelocity: c - g * s),
        restPosition: restDistance, restVelocity: restSpeed)
}

private func position(_ index: Int) -> Double { target + 10 + scattered(index) }
private func velocity(_ index: Int) -> Double { 5 * scattered(index + 1) }

/// The same arithmetic in plain Swift, with a structure of arrays.
@inline(never)
private func stepInSwift(
    _ x: UnsafeMutableBufferPointer<Double>, _ v: UnsafeMutableBufferPointer<Double>,
    _ c: SpringPropagator.Coefficients, _ target: Double
) -> Int {
    var moving = 0
    for i in 0..<x.count {
        let d = x[i] - target
        let nextX = target + (c.positionFromPosition * d + c.positionFromVelocity * v[i])
        let nextV = c.velocityFromPosition * d + c.velocityFromVelocity * v[i]
        let rests = (nextX - target).magnitude <= restDistance && nextV.magnitude <= restSpeed
        x[i] = rests ? target : nextX
        v[i] = rests ? 0 : nextV
        moving += rests ? 0 : 1
    }
    return moving
}

let sharedStep = Benchmark("shared step, f64", sizes: [1_000, 100_000, 10_000_000]) { count in
    let batch = batch()
    let (x, v) = (Buffer(count: count, position), Buffer(count: count, velocity))
    let (limitX, limitV) = (Buffer(count: count, position), Buffer(count: count, velocity))
    let (swiftX, swiftV) = (Buffer(count: count, position), Buffer(count: count, velocity))
    var (arrayX, arrayV) = ((0..<count).map(position), (0..<count).map(velocity))
    var springs = (0..<count).map {
        NaiveSpring(
            mass: mass, stiffness: stiffness, damping: damping, target: target, position: position($0),
            velocity: velocity($0))
    }
    return (
        count,
        [
            Variant("in-place update of the same memory", .limit) { repetitions in
                for _ in 0..<repetitions {
                    machine_update_pair_f64(limitX.values.baseAddress!, limitV.values.baseAddress!, count, -1)
                }
            },
            Variant("UniformSpringBatch", .hooke) { repetitions in
                for _ in 0..<repetitions {
                    precondition(batch.step(x.values, v.values, target: target) == count)
                }
            },
            Variant("UniformSpringBatch on Swift arrays", .other) { repetitions in
                for _ in 0..<repetitions {
                    precondition(batch.step(&arrayX, &arrayV, target: target) == count)
                }
            },
            Variant("Swift loop over two arrays", .other) { repetitions in
                for _ in 0..<repetitions {
                    precondition(
                        stepInSwift(swiftX.values, swiftV.values, batch.coefficients, target) == count)
                }
            },
            Variant("array of structs with libm", .naive) { repetitions in
                for _ in 0..<repetitions { precondition(stepNaively(&springs, frame) == count) }
            },
        ]
    )
}

let sharedStepSingle = Benchmark("shared step, f32", sizes: [1_000, 100_000, 10_000_000]) { count in
    let batch = batch()
    let x = Buffer(count: count) { Float(position($0)) }
    let v = Buffer(count: count) { Float(velocity($0)) }
    let limitX = Buffer(count: count) { Float(position($0)) }
    let limitV = Buffer(count: count) { Float(velocity($0)) }
    return (
        count,
        [
            Variant("in-place update of the same memory", .limit) { repetitions in
                for _ in 0..<repetitions {
                    machine_update_pair_f32(limitX.values.baseAddress!, limitV.values.baseAddress!, count, -1)
                }
            },
            Variant("UniformSpringBatch", .hooke) { repetitions in
                for _ in 0..<repetitions {
                    consume(result: batch.step(x.values, v.values, target: Float(target)))
                }
            },
        ]
    )
}

let sharedStepTargets = Benchmark("shared step, own targets, f64", sizes: [1_000, 100_000, 10_000_000]) {
    count in
    let batch = batch()
    let (x, v) = (Buffer(count: count, position), Buffer(count: count, velocity))
    let targets = Buffer(count: count) { _ in target }
    let (limitX, limitV) = (Buffer(count: count, position), Buffer(count: count, velocity))
    return (
        count,
        [
            Variant("in-place update, targets read", .limit) { repetitions in
                for _ in 0..<repetitions {
                    machine_update_pair_reading_f64(
                        limitX.values.baseAddress!, limitV.values.baseAddress!, targets.values.baseAddress!,
                        count, -1)
                }
            },
            Variant("UniformSpringBatch", .hooke) { repetitions in
                for _ in 0..<repetitions {
                    precondition(
                        batch.step(x.values, v.values, targets: UnsafeBufferPointer(targets.values)) == count)
                }
            },
        ]
    )
}

/// The most expensive case: all springs rest, so every spring is tested.
let sharedStepResting = Benchmark("shared step, all at rest, f64", sizes: [1_000, 100_000, 10_000_000]) {
    count in
    let batch = batch()
    let (x, v) = (Buffer(count: count) { _ in target }, Buffer(count: count) { _ in 0.0 })
    let (limitX, limitV) = (Buffer(count: count, position), Buffer(count: count, velocity))
    return (
        count,
        [
            Variant("in-place update of the same memory", .limit) { repetitions in
                for _ in 0..<repetitions {
                    machine_update_pair_f64(limitX.values.baseAddress!, limitV.values.baseAddress!, count, -1)
                }
            },
            Variant("UniformSpringBatch", .hooke) { repetitions in
                for _ in 0..<repetitions { precondition(batch.step(x.values, v.values, target: target) == 0) }
            },
        ]
    )
}
