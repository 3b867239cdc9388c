import TestSupport
import Testing

@testable import Hooke
@testable import HookeGeometry
@testable import HookeBatches

@Suite struct TransformBatchTests {
    private static let transforms = PointBatchTests.transforms

    private func fields<Scalar: BinaryFloatingPoint>(_: Scalar.Type) -> [[Scalar]] {
        Self.transforms.map { $0.elements.map { Scalar($0) } }
    }

    private func points<Scalar: BinaryFloatingPoint>(_: Scalar.Type, _ count: Int, seed: UInt64) -> [[Scalar]]
    {
        var random = SeededGenerator(seed: seed)
        return (0..<3).map { _ in PointBatchTests.coordinates(count, &random) }
    }

    // MARK: Storage

    @Test func `Transforms round-trip, and copies are independent`() {
        let some = Array(Self.transforms.prefix(9))
        var batch = TransformBatch<Double>(some)
        #expect(batch.count == 9)
        #expect(some.indices.allSatisfy { batch[$0] == some[$0] })
        let copy = batch
        batch[4] = .translation(x: 1, y: 2, z: 3)
        #expect(batch[4] == .translation(x: 1, y: 2, z: 3) && batch[3] == some[3] && batch[5] == some[5])
        #expect(copy[4] == some[4])
        batch.withUnsafeMutableElements { $0[16 * 8 + 12] = 7 }
        #expect(batch[8].m41 == 7 && copy[8] == some[8])
        #expect(batch.withUnsafeElements { $0.count } == 144)
        #expect((0..<3).allSatisfy { TransformBatch<Float>(count: 3)[$0] == .identity })
        #expect(TransformBatch<Float>([]).count == 0)
    }

    @Test func `Single precision rounds once, and too large fields become infinite`() {
        let batch = TransformBatch<Float>([.translation(x: 0.1, y: 1e300, z: 1e-300)])
        #expect(batch[0].m41 == Double(Float(0.1)) && batch[0].m42 == .infinity && batch[0].m43 == 0)
    }

    // MARK: Points

    /// Every point through every transform is bit-identical to the reference, without division and projected.
    private func checkAll<Scalar: BatchScalar>(_: Scalar.Type, count: Int) {
        let batch = TransformBatch<Scalar>(Self.transforms)
        let matrices = fields(Scalar.self)
        let p = points(Scalar.self, count, seed: UInt64(count))
        let label = "\(Scalar.self), \(count) points"
        for isSpace in [false, true] {
            let twins = matrices.map { m in
                (0..<count).map { referenceHomogeneous(m, p[0][$0], p[1][$0], isSpace ? p[2][$0] : nil) }
            }
            var images = [Scalar](repeating: -1, count: 4 * batch.count * count)
            batch.homogeneous(p[0], p[1], isSpace ? p[2] : nil, into: &images)
            var expected: [Scalar] = []
            for twin in twins {
                expected += twin.map(\.x)
                expected += twin.map(\.y)
                expected += twin.map(\.z)
                expected += twin.map(\.w)
            }
            #expect(same(images, expected), "\(label), homogeneous, space \(isSpace)")
        }
        let twins = matrices.flatMap { m in (0..<count).map { referenceProject(m, p[0][$0], p[1][$0]) } }
        var (x, y) = ([Scalar](repeating: -1, count: batch.count * count), [Scalar]())
        y = x
        #expect(batch.project(p[0], p[1], into: &x, &y) == twins.count { $0.w > 0 }, "\(label)")
        #expect(same(x, twins.map(\.x)) && same(y, twins.map(\.y)), "\(label), projected")
    }

    @Test(arguments: [0, 1, 5, 16, 67, 513])
    func `Every point through every transform is bit-identical to the reference`(count: Int) {
        checkAll(Double.self, count: count)
        checkAll(Float.self, count: count)
    }

    /// Runs of all lengths, including empty ones, in place.
    private func checkRuns<Scalar: BatchScalar>(_: Scalar.Type, seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let batch = TransformBatch<Scalar>(Self.transforms)
        let runs = (0..<batch.count).map { _ in random.chance(0.2) ? 0 : random.integer(0...40) }
        let total = runs.reduce(0, +)
        let p = points(Scalar.self, total, seed: seed + 1)
        var start = 0
        var flat: [(x: Scalar, y: Scalar, z: Scalar, w: Scalar)] = []
        var deep = flat
        for (m, run) in zip(fields(Scalar.self), runs) {
            for i in start..<start + run {
                flat.append(referenceProject(m, p[0][i], p[1][i]))
                deep.append(referenceProject(m, p[0][i], p[1][i], p[2][i]))
            }
            start += run
        }
        var (x, y, z) = (p[0], p[1], p[2])
        #expect(batch.project(&x, &y, runs: runs) == flat.count { $0.w > 0 })
        #expect(same(x, flat.map(\.x)) && same(y, flat.map(\.y)), "\(Scalar.self), plane, seed \(seed)")
        (x, y) = (p[0], p[1])
        #expect(batch.project(&x, &y, &z, runs: runs) == deep.count { $0.w > 0 })
        #expect(same(x, deep.map(\.x)) && same(y, deep.map(\.y)), "\(Scalar.self), space, seed \(seed)")
        #expect(same(z, deep.map(\.z)), "\(Scalar.self), depth, seed \(seed)")
    }

    @Test(arguments: 1...5)
    func `Each transform projects its own run of points`(seed: Int) {
        checkRuns(Double.self, seed: UInt64(seed))
        checkRuns(Float.self, seed: UInt64(seed))
    }

    @Test func `Depth and w are written on request`() {
        let batch = TransformBatch<Double>(Self.transforms)
        let p = points(Double.self, 21, seed: 9)
        let count = batch.count * 21
        var outputs = (0..<4).map { _ in [Double](repeating: -1, count: count) }
        let twins = Self.transforms.flatMap { m in
            (0..<21).map { referenceProject(m.elements, p[0][$0], p[1][$0], p[2][$0]) }
        }
        for wanted in [true, false] {
            p[0].withUnsafeBufferPointer { x in
                p[1].withUnsafeBufferPointer { y in
                    p[2].withUnsafeBufferPointer { z in
                        outputs.withBuffers { to in
                            _ = batch.project(
                                x, y, z, into: to[0], to[1], wanted ? to[2] : nil, w: wanted ? to[3] : nil)
                        }
                    }
                }
            }
            #expect(same(outputs[0], twins.map(\.x)) && same(outputs[1], twins.map(\.y)))
            #expect(same(outputs[2], twins.map(\.z)) && same(outputs[3], twins.map(\.w)))
        }
    }
}

extension [[Double]] {
    mutating func withBuffers(_ body: ([UnsafeMutableBufferPointer<Double>]) -> Void) {
        var buffers: [UnsafeMutableBufferPointer<Double>] = []
        for index in indices {
            let buffer = UnsafeMutableBufferPointer<Double>.allocate(capacity: self[index].count)
            _ = buffer.initialize(from: self[index])
            buffers.append(buffer)
        }
        body(buffers)
        for index in indices {
            self[index] = Array<Double>(buffers[index])
            buffers[index].deallocate()
        }
    }
}
