import HookeSolvers
import TestSupport
import Testing

@Suite struct TransformBatchGemmTests {
    /// The difference of images by gemm from the kernels', relative to u·Σ|products|.
    private func gemmError<Scalar: BatchScalar>(
        _: Scalar.Type, transforms: Int, points count: Int, isSpace: Bool
    ) -> Double {
        var random = SeededGenerator(seed: UInt64(transforms + count))
        let matrices = (0..<transforms).map { _ in
            Transform3D(
                row1: SIMD4(random: &random), row2: SIMD4(random: &random), row3: SIMD4(random: &random),
                row4: SIMD4(random: &random))
        }
        let batch = TransformBatch<Scalar>(matrices)
        let p: [[Scalar]] = (0..<3).map { _ in (0..<count).map { _ in Scalar(random.uniform(-1...1)) } }
        let z = isSpace ? p[2] : nil
        var (kernels, gemm) = ([Scalar](repeating: -1, count: 4 * transforms * count), [Scalar]())
        gemm = kernels
        batch.homogeneous(p[0], p[1], z, into: &kernels)
        batch.homogeneous(p[0], p[1], z, into: &gemm, backend: .current)
        var worst = Worst<Int>()
        let all = (0..<transforms).map { batch[$0].elements.map(\.magnitude) }
        for index in kernels.indices {
            let (magnitudes, i) = (all[index / count / 4], index % count)
            let column = index / count % 4
            var size: Double = Double(p[0][i].magnitude) * magnitudes[column] + magnitudes[12 + column]
            size += Double(p[1][i].magnitude) * magnitudes[4 + column]
            if isSpace { size += Double(p[2][i].magnitude) * magnitudes[8 + column] }
            worst.note(Double(kernels[index] - gemm[index]) / (size * Double(Scalar.ulpOfOne) / 2), index)
        }
        return worst.error
    }

    @Test(arguments: [true, false])
    func `Images by gemm match the kernels' to 8 u of the products' magnitudes`(isSpace: Bool) {
        var worst = Worst<String>()
        for (transforms, count) in [(0, 3), (1, 1), (1, 500), (3, 4_096), (2, 8_193), (40, 33)] {
            worst.note(
                gemmError(Double.self, transforms: transforms, points: count, isSpace: isSpace),
                "f64, \(transforms) transforms, \(count) points")
            worst.note(
                gemmError(Float.self, transforms: transforms, points: count, isSpace: isSpace),
                "f32, \(transforms) transforms, \(count) points")
        }
        // Worst measured: 3.7 u.
        #expect(worst.error <= 8, "\(worst)")
    }

    /// The largest difference of fields by gemm from the kernels', over u·(count + 1)².
    private func treeError<Scalar: BatchScalar>(
        _: Scalar.Type, count: Int, parent: (Int, inout SeededGenerator) -> Int?
    ) throws -> Double {
        var random = SeededGenerator(seed: UInt64(count))
        let tree = try TransformTree(parents: (0..<count).map { $0 == 0 ? nil : parent($0, &random) })
        // No field is 0, so every product matters.
        let local = (0..<count).map { _ in
            var transform = Transform3D.rotation(
                random.uniform(-3...3), axis: Vector3(random.uniform(-1...1), random.uniform(-1...1), 0.2))
            transform.row4 = SIMD4(random.uniform(-1...1), random.uniform(-1...1), random.uniform(-1...1), 1)
            (transform.m14, transform.m24) = (random.uniform(-0.01...0.01), random.uniform(-0.01...0.01))
            transform.m34 = random.uniform(-0.01...0.01)
            return transform
        }
        let batch = TransformBatch<Scalar>(local)
        var (kernels, gemm) = (TransformBatch<Scalar>(count: count), TransformBatch<Scalar>(count: count))
        tree.worldTransforms(of: batch, into: &kernels)
        tree.worldTransforms(of: batch, into: &gemm, backend: .current)
        var worst = Worst<Int>()
        // |rows| of rotated and translated points grow with the depth, and so does the error.
        let scale = Double(Scalar.ulpOfOne) / 2 * Double(count + 1) * Double(count + 1)
        for index in 0..<count {
            let fields = zip(kernels[index].elements, gemm[index].elements)
            for (a, b) in fields { worst.note(Double(a - b) / scale, index) }
        }
        return worst.error
    }

    @Test(arguments: ["chain", "star", "random"])
    func `World transforms by gemm match the kernels' within rounding`(shape: String) throws {
        func parent(_ node: Int, _ random: inout SeededGenerator) -> Int? {
            switch shape {
            case "chain": node - 1
            case "star": 0
            default: random.chance(0.1) ? nil : random.integer(max(0, node - 9)...node - 1)
            }
        }
        for count in [0, 1, 2, 3, 17, 100] {
            #expect(try treeError(Double.self, count: count, parent: parent) <= 16)
            #expect(try treeError(Float.self, count: count, parent: parent) <= 16)
        }
    }
}

extension SIMD4<Double> {
    fileprivate init(random: inout SeededGenerator) {
        self.init(
            random.uniform(-1...1), random.uniform(-1...1), random.uniform(-1...1), random.uniform(-1...1))
    }
}
