import BenchmarkHarness
import CMachineLimits
import HookeSolvers

// Many transforms: kernels or gemm, relative to the cost of copying the numbers.

private func turned(_ index: Int) -> Transform3D {
    let axis = Vector3(scattered(5 * index), scattered(5 * index + 1), scattered(5 * index + 2))
    return Transform3D.rotation(3 * scattered(5 * index + 3), axis: axis)
        * .translation(x: scattered(5 * index + 4), y: scattered(index), z: 0)
}

/// Rotated, and seen from so far that nothing is behind the eye.
private func seen(_ index: Int) -> Transform3D { turned(index) * (try! .perspective(distance: 20)) }

/// Copies as many bytes as are read and written.
private func copying(bytes: Int) -> Variant {
    let (from, to) = (Buffer(count: bytes / 16) { scattered($0) }, Buffer(count: bytes / 16) { _ in 0.0 })
    return Variant("copy of as many bytes", .limit) { repetitions in
        for _ in 0..<repetitions {
            machine_copy(to.values.baseAddress!, from.values.baseAddress!, bytes / 16 * 8)
        }
    }
}

// MARK: Every point through every transform, without division

/// An item is an image: four numbers.
private func stacked<Scalar: MeasuredScalar>(
    _: Scalar.Type, _ name: String, transforms: Int, sizes: [Int]
) -> Benchmark {
    Benchmark("points × \(transforms) transforms, \(name)", sizes: sizes) { count in
        let batch = TransformBatch<Scalar>((0..<transforms).map(seen))
        let points: [Buffer<Scalar>] = (0..<3).map { component in
            Buffer(count: count) { Scalar(scattered(3 * $0 + component)) }
        }
        let images: Buffer<Scalar> = Buffer(count: 4 * transforms * count) { _ in 0 }
        // The prepared input of gemm: points with ones, and the transforms side by side.
        let packed: Buffer<Scalar> = Buffer(count: 4 * count) {
            $0 < 3 * count ? points[$0 / count].values[$0 % count] : 1
        }
        let side: Buffer<Scalar> = Buffer(count: 16 * transforms) {
            Scalar(seen($0 / 16).elements[$0 % 4 * 4 + $0 / 4 % 4])
        }
        let stride = MemoryLayout<Scalar>.stride
        var variants = [
            copying(bytes: stride * count * (3 + 4 * transforms)),
            Variant("TransformBatch, kernels", .hooke) { repetitions in
                for _ in 0..<repetitions {
                    batch.homogeneous(
                        UnsafeBufferPointer(points[0].values), UnsafeBufferPointer(points[1].values),
                        UnsafeBufferPointer(points[2].values), into: images.values)
                }
            },
            Variant("TransformBatch, gemm", .other) { repetitions in
                for _ in 0..<repetitions {
                    batch.homogeneous(
                        UnsafeBufferPointer(points[0].values), UnsafeBufferPointer(points[1].values),
                        UnsafeBufferPointer(points[2].values), into: images.values, backend: .current)
                }
            },
        ]
        if machine_blas() != nil {
            variants.append(
                Variant("one \(stride == 8 ? "d" : "s")gemm, all prepared", .other) { repetitions in
                    for _ in 0..<repetitions {
                        Scalar.multiplyStacked(
                            images.values.baseAddress!, packed.values.baseAddress!, side.values.baseAddress!,
                            rows: count, inner: 4, columns: 4 * transforms)
                    }
                })
        }
        let plain = (0..<transforms).map(seen)
        if let doubles = images as? Buffer<Double>, let points = points as? [Buffer<Double>] {
            variants.append(
                Variant("Swift loop over Transform3D", .naive) { repetitions in
                    for _ in 0..<repetitions { imagesInSwift(plain, points.map(\.values), doubles.values) }
                })
        }
        return (transforms * count, variants)
    }
}

@inline(never)
private func imagesInSwift(
    _ transforms: [Transform3D], _ points: [UnsafeMutableBufferPointer<Double>],
    _ images: UnsafeMutableBufferPointer<Double>
) {
    let (x, y, z) = (points[0], points[1], points[2])
    for (index, transform) in transforms.enumerated() {
        let first = 4 * index * x.count
        for i in 0..<x.count {
            let image = transform.homogeneous(Vector3(x[i], y[i], z[i]))
            images[first + i] = image.x
            images[first + x.count + i] = image.y
            images[first + 2 * x.count + i] = image.z
            images[first + 3 * x.count + i] = image.w
        }
    }
}

let stackedProjections = [
    stacked(Double.self, "f64", transforms: 1, sizes: [1_000, 100_000, 10_000_000]),
    stacked(Double.self, "f64", transforms: 16, sizes: [10, 1_000, 100_000]),
    stacked(Double.self, "f64", transforms: 1_000, sizes: [10, 1_000, 10_000]),
    stacked(Float.self, "f32", transforms: 1, sizes: [1_000, 100_000, 10_000_000]),
    stacked(Float.self, "f32", transforms: 16, sizes: [10, 1_000, 100_000]),
    stacked(Float.self, "f32", transforms: 1_000, sizes: [10, 1_000, 10_000]),
]

// MARK: Rectangles

private let rectangle = Rectangle(x: -1, y: -0.6, width: 2, height: 1.2)

/// The common array of quads.
@inline(never)
private func quadsInSwift(
    _ transforms: [Transform3D], _ rectangles: [Rectangle], _ quads: inout [RectangleProjection]
) {
    for index in transforms.indices {
        quads[index] = transforms[index].project(rectangles[index % rectangles.count])
    }
}

private func quads<Scalar: MeasuredScalar>(_: Scalar.Type, _ name: String) -> [Benchmark] {
    let stride = MemoryLayout<Scalar>.stride
    let many = Benchmark("rectangles, each its own transform, \(name)", sizes: [1_000, 100_000]) { count in
        let transforms = (0..<count).map(seen)
        let all = (0..<count).map {
            Rectangle(x: scattered($0), y: scattered($0 + 1), width: 1 + scattered($0 + 2) / 2, height: 1)
        }
        let (batch, rectangles) = (TransformBatch<Scalar>(transforms), RectangleBatch<Scalar>(all))
        var (quads, shared) = (QuadBatch<Scalar>(count: count), QuadBatch<Scalar>(count: count))
        var projections = transforms.map { $0.project(rectangle) }
        return (
            count,
            [
                copying(bytes: count * (stride * (16 + 4 + 9) + 1)),
                Variant("TransformBatch", .hooke) { repetitions in
                    for _ in 0..<repetitions { batch.project(rectangles, into: &quads) }
                },
                Variant("TransformBatch, one rectangle for all", .other) { repetitions in
                    for _ in 0..<repetitions { batch.project(rectangle, into: &shared) }
                },
                Variant("Transform3D.project of each", .naive) { repetitions in
                    for _ in 0..<repetitions { quadsInSwift(transforms, all, &projections) }
                },
            ]
        )
    }
    let one = Benchmark("rectangles, one transform, \(name)", sizes: [1_000, 100_000]) { count in
        let all = (0..<count).map {
            Rectangle(x: scattered($0), y: scattered($0 + 1), width: 1 + scattered($0 + 2) / 2, height: 1)
        }
        let (batch, rectangles) = (PointBatch<Scalar>(seen(1)), RectangleBatch<Scalar>(all))
        var quads = QuadBatch<Scalar>(count: count)
        return (
            count,
            [
                copying(bytes: count * (stride * (4 + 9) + 1)),
                Variant("PointBatch", .hooke) { repetitions in
                    for _ in 0..<repetitions { batch.project(rectangles, into: &quads) }
                },
            ]
        )
    }
    return [many, one]
}

let quadBatches = quads(Double.self, "f64") + quads(Float.self, "f32")

// MARK: Trees

/// A node's parent: a single chain; eight children each, by levels; or a random earlier node.
private let shapes: [(name: String, parent: @Sendable (Int) -> Int)] = [
    ("chain", { $0 - 1 }), ("eight children each, by levels", { ($0 - 1) / 8 }),
    ("a thousand children each, by levels", { ($0 - 1) / 1_000 }),
    ("anywhere", { Int((scattered($0) + 1) / 2 * Double($0)) }),
]

@inline(never)
private func worldInSwift(_ local: [Transform3D], _ parents: [Int], _ world: inout [Transform3D]) {
    for index in local.indices {
        world[index] = parents[index] < 0 ? local[index] : local[index] * world[parents[index]]
    }
}

private func trees<Scalar: MeasuredScalar>(_: Scalar.Type, _ name: String) -> [Benchmark] {
    shapes.map { shape in
        Benchmark("world transforms, \(shape.name), \(name)", sizes: [1_000, 100_000]) { count in
            let parents = (0..<count).map { $0 == 0 ? -1 : shape.parent($0) }
            let tree = try! TransformTree(parents: parents.map { $0 < 0 ? nil : $0 })
            // Rotations only, so that even a long chain stays in range.
            let plain = (0..<count).map { index in
                var transform = turned(index)
                transform.row4 = SIMD4(0, 0, 0, 1)
                return transform
            }
            let local = TransformBatch<Scalar>(plain)
            var (world, byGemm) = (local, local)
            var worldOfPlain = plain
            var variants = [
                copying(bytes: count * (32 * MemoryLayout<Scalar>.stride)),
                Variant("TransformTree, kernels", .hooke) { repetitions in
                    for _ in 0..<repetitions { tree.worldTransforms(of: local, into: &world) }
                },
                Variant("TransformTree, gemm", .other) { repetitions in
                    for _ in 0..<repetitions {
                        tree.worldTransforms(of: local, into: &byGemm, backend: .current)
                    }
                },
            ]
            if Scalar.self == Double.self {
                variants.append(
                    Variant("Swift loop over Transform3D", .naive) { repetitions in
                        for _ in 0..<repetitions { worldInSwift(plain, parents, &worldOfPlain) }
                    })
            }
            return (count, variants)
        }
    }
}

let transformTrees = trees(Double.self, "f64") + trees(Float.self, "f32")
