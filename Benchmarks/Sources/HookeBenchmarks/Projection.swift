import BenchmarkHarness
import CMachineLimits
import HookeSolvers

// Many points through one perspective transform, relative to the cost of reading and writing their numbers.

/// The C functions that differ between the precisions.
protocol MeasuredScalar: BatchScalar {
    static func updatePair(_ x: UnsafeMutablePointer<Self>, _ y: UnsafeMutablePointer<Self>, _ count: Int)
    static func updateThree(
        _ x: UnsafeMutablePointer<Self>, _ y: UnsafeMutablePointer<Self>, _ z: UnsafeMutablePointer<Self>,
        _ count: Int)
    /// Points as an array of structures: x, y and, in space, z.
    static func projectStructures(
        _ m: [Self], _ from: UnsafePointer<Self>, _ to: UnsafeMutablePointer<Self>, _ count: Int,
        isSpace: Bool)
    static func multiplyStacked(
        _ c: UnsafeMutablePointer<Self>, _ a: UnsafePointer<Self>, _ b: UnsafePointer<Self>, rows: Int,
        inner: Int, columns: Int)
}

extension Double: MeasuredScalar {
    static func updatePair(
        _ x: UnsafeMutablePointer<Double>, _ y: UnsafeMutablePointer<Double>, _ count: Int
    ) {
        machine_update_pair_f64(x, y, count, -1)
    }

    static func updateThree(
        _ x: UnsafeMutablePointer<Double>, _ y: UnsafeMutablePointer<Double>,
        _ z: UnsafeMutablePointer<Double>, _ count: Int
    ) {
        machine_update_three_f64(x, y, z, count, -1)
    }

    static func projectStructures(
        _ m: [Double], _ from: UnsafePointer<Double>, _ to: UnsafeMutablePointer<Double>, _ count: Int,
        isSpace: Bool
    ) {
        let (from, to) = (UnsafeRawPointer(from), UnsafeMutableRawPointer(to))
        if isSpace {
            machine_project_structures_f64(
                m, from.assumingMemoryBound(to: machine_point_f64.self),
                to.assumingMemoryBound(to: machine_point_f64.self), count)
        } else {
            machine_project_plane_structures_f64(
                m, from.assumingMemoryBound(to: machine_plane_point_f64.self),
                to.assumingMemoryBound(to: machine_plane_point_f64.self), count)
        }
    }

    static func multiplyStacked(
        _ c: UnsafeMutablePointer<Double>, _ a: UnsafePointer<Double>, _ b: UnsafePointer<Double>, rows: Int,
        inner: Int, columns: Int
    ) {
        _ = machine_multiply_stacked_f64(c, a, b, Int32(rows), Int32(inner), Int32(columns))
    }
}

extension Float: MeasuredScalar {
    static func updatePair(
        _ x: UnsafeMutablePointer<Float>, _ y: UnsafeMutablePointer<Float>, _ count: Int
    ) {
        machine_update_pair_f32(x, y, count, -1)
    }

    static func updateThree(
        _ x: UnsafeMutablePointer<Float>, _ y: UnsafeMutablePointer<Float>, _ z: UnsafeMutablePointer<Float>,
        _ count: Int
    ) {
        machine_update_three_f32(x, y, z, count, -1)
    }

    static func projectStructures(
        _ m: [Float], _ from: UnsafePointer<Float>, _ to: UnsafeMutablePointer<Float>, _ count: Int,
        isSpace: Bool
    ) {
        let (from, to) = (UnsafeRawPointer(from), UnsafeMutableRawPointer(to))
        if isSpace {
            machine_project_structures_f32(
                m, from.assumingMemoryBound(to: machine_point_f32.self),
                to.assumingMemoryBound(to: machine_point_f32.self), count)
        } else {
            machine_project_plane_structures_f32(
                m, from.assumingMemoryBound(to: machine_plane_point_f32.self),
                to.assumingMemoryBound(to: machine_plane_point_f32.self), count)
        }
    }

    static func multiplyStacked(
        _ c: UnsafeMutablePointer<Float>, _ a: UnsafePointer<Float>, _ b: UnsafePointer<Float>, rows: Int,
        inner: Int, columns: Int
    ) {
        _ = machine_multiply_stacked_f32(c, a, b, Int32(rows), Int32(inner), Int32(columns))
    }
}

/// A transform that is its own inverse, x′ = −x/(1 − x/5), y′ = y/(1 − x/5), z′ = z/(1 − x/5), so that repeated
/// projection in place keeps w near 1.
private let there: Transform3D = {
    var transform = Transform3D.scale(x: -1, y: 1, z: 1)
    transform.m14 = -0.2
    return transform
}()

/// The plain loop over arrays in Swift, with the same results.
@inline(never)
private func projectInSwift(
    _ m: Transform3D, _ x: UnsafeMutableBufferPointer<Double>, _ y: UnsafeMutableBufferPointer<Double>,
    _ toX: UnsafeMutableBufferPointer<Double>, _ toY: UnsafeMutableBufferPointer<Double>
) -> Int {
    var seen = 0
    for i in 0..<x.count {
        let w = x[i] * m.m14 + y[i] * m.m24 + m.m44
        let isInFront = w > 0
        toX[i] = isInFront ? (x[i] * m.m11 + y[i] * m.m21 + m.m41) / w : .nan
        toY[i] = isInFront ? (x[i] * m.m12 + y[i] * m.m22 + m.m42) / w : .nan
        seen += isInFront ? 1 : 0
    }
    return seen
}

private func numbers<Scalar: MeasuredScalar>(_ count: Int, _ component: Int) -> Buffer<Scalar> {
    Buffer(count: count) { Scalar(scattered(3 * $0 + component)) }
}

/// An array of structures, and another for the images.
private func structures<Scalar: MeasuredScalar>(_: Scalar.Type, _ count: Int, isSpace: Bool) -> Variant {
    let own = isSpace ? 3 : 2
    let from: Buffer<Scalar> = Buffer(count: own * count) { Scalar(scattered($0 / own * 3 + $0 % own)) }
    let to: Buffer<Scalar> = Buffer(count: own * count) { _ in 0 }
    let fields = there.elements.map { Scalar($0) }
    return Variant("array of structures, in C", .naive) { repetitions in
        for _ in 0..<repetitions {
            Scalar.projectStructures(
                fields, UnsafePointer(from.values.baseAddress!), to.values.baseAddress!, count,
                isSpace: isSpace)
        }
    }
}

private let sizes = [1_000, 100_000, 10_000_000]

/// Projection to other arrays. The limit copies as many bytes.
private func elsewhere<Scalar: MeasuredScalar>(_: Scalar.Type, _ name: String, isSpace: Bool) -> Benchmark {
    Benchmark("projection, \(name)", sizes: sizes) { count in
        let batch = PointBatch<Scalar>(there)
        let own = isSpace ? 3 : 2
        let from: [Buffer<Scalar>] = (0..<own).map { numbers(count, $0) }
        let to: [Buffer<Scalar>] = (0..<own).map { _ in Buffer(count: count) { _ in 0 } }
        let w: Buffer<Scalar> = Buffer(count: isSpace ? 0 : count) { _ in 0 }
        let copyFrom: Buffer<Scalar> = Buffer(count: own * count) { Scalar(scattered($0)) }
        let copyTo: Buffer<Scalar> = Buffer(count: own * count) { _ in 0 }
        func project(withW: Bool) -> Int {
            batch.project(
                UnsafeBufferPointer(from[0].values), UnsafeBufferPointer(from[1].values),
                isSpace ? UnsafeBufferPointer(from[2].values) : nil, into: to[0].values, to[1].values,
                isSpace ? to[2].values : nil, w: withW ? w.values : nil)
        }
        var variants = [
            Variant("copy of as many bytes", .limit) { repetitions in
                for _ in 0..<repetitions {
                    machine_copy(
                        copyTo.values.baseAddress!, copyFrom.values.baseAddress!,
                        own * count * MemoryLayout<Scalar>.stride)
                }
            },
            Variant("PointBatch", .hooke) { repetitions in
                for _ in 0..<repetitions { precondition(project(withW: false) == count) }
            },
        ]
        if !isSpace {
            var arrays = (0..<2).map { _ in [Scalar](repeating: 0, count: count) }
            let fromArrays = from.map { Array($0.values) }
            variants += [
                Variant("PointBatch on Swift arrays", .other) { repetitions in
                    for _ in 0..<repetitions {
                        var (x, y) = (arrays[0], arrays[1])
                        arrays = []
                        precondition(batch.project(fromArrays[0], fromArrays[1], into: &x, &y) == count)
                        arrays = [x, y]
                    }
                },
                Variant("PointBatch, w too", .other) { repetitions in
                    for _ in 0..<repetitions { precondition(project(withW: true) == count) }
                },
            ]
            if let x = from[0] as? Buffer<Double>, let y = from[1] as? Buffer<Double>,
                let toX = to[0] as? Buffer<Double>, let toY = to[1] as? Buffer<Double>
            {
                variants.append(
                    Variant("Swift loop over arrays", .other) { repetitions in
                        for _ in 0..<repetitions {
                            precondition(
                                projectInSwift(there, x.values, y.values, toX.values, toY.values) == count)
                        }
                    })
            }
        }
        return (count, variants + [structures(Scalar.self, count, isSpace: isSpace)])
    }
}

/// Projection in place. The limit multiplies as many numbers in place.
private func inPlace<Scalar: MeasuredScalar>(_: Scalar.Type, _ name: String, isSpace: Bool) -> Benchmark {
    Benchmark("projection in place, \(name)", sizes: sizes) { count in
        let batch = PointBatch<Scalar>(there)
        let own = isSpace ? 3 : 2
        let points: [Buffer<Scalar>] = (0..<own).map { numbers(count, $0) }
        let limit: [Buffer<Scalar>] = (0..<own).map { numbers(count, $0) }
        func project(threads: Int) -> Int {
            let (x, y, z) = (points[0].values, points[1].values, isSpace ? points[2].values : nil)
            return batch.project(
                UnsafeBufferPointer(x), UnsafeBufferPointer(y), z.map { UnsafeBufferPointer($0) }, into: x, y,
                z, threads: threads)
        }
        return (
            count,
            [
                Variant("in-place update of the same memory", .limit) { repetitions in
                    for _ in 0..<repetitions {
                        if isSpace {
                            Scalar.updateThree(
                                limit[0].values.baseAddress!, limit[1].values.baseAddress!,
                                limit[2].values.baseAddress!, count)
                        } else {
                            Scalar.updatePair(
                                limit[0].values.baseAddress!, limit[1].values.baseAddress!, count)
                        }
                    }
                },
                Variant("PointBatch", .hooke) { repetitions in
                    for _ in 0..<repetitions { precondition(project(threads: 1) == count) }
                },
                Variant("PointBatch, 2 threads", .other) { repetitions in
                    for _ in 0..<repetitions { precondition(project(threads: 2) == count) }
                },
                structures(Scalar.self, count, isSpace: isSpace),
            ]
        )
    }
}

let projections = [
    elsewhere(Double.self, "plane, f64", isSpace: false), elsewhere(Float.self, "plane, f32", isSpace: false),
    elsewhere(Double.self, "space, f64", isSpace: true), elsewhere(Float.self, "space, f32", isSpace: true),
    inPlace(Double.self, "plane, f64", isSpace: false), inPlace(Float.self, "plane, f32", isSpace: false),
    inPlace(Double.self, "space, f64", isSpace: true), inPlace(Float.self, "space, f32", isSpace: true),
]
