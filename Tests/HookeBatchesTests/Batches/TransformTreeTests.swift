import TestSupport
import Testing

@testable import Hooke
@testable import HookeGeometry
@testable import HookeBatches

@Suite struct TransformTreeTests {
    /// Trees of all shapes, by name.
    private func parents(_ shape: String, _ count: Int, _ random: inout SeededGenerator) -> [Int?] {
        (0..<count).map { node -> Int? in
            guard node > 0 else { return nil }
            switch shape {
            case "chain": return node - 1
            case "levels of 3": return (node - 1) / 3
            case "comb": return node.isMultiple(of: 2) ? node - 2 : node - 1
            case "roots": return nil
            case "star": return 0
            default: return random.chance(0.1) ? nil : random.integer(max(0, node - 9)...node - 1)
            }
        }
    }

    private static let shapes = ["chain", "levels of 3", "comb", "roots", "star", "random"]

    private func check<Scalar: BatchScalar>(_: Scalar.Type, _ shape: String, count: Int) throws {
        var random = SeededGenerator(seed: UInt64(count))
        let parents = parents(shape, count, &random)
        let tree = try TransformTree(parents: parents)
        #expect((0..<count).map { tree.parent(of: $0) } == parents)
        // No field is 0, so every product matters.
        let local = (0..<count).map { _ in
            var transform = Transform3D.rotation(
                random.uniform(-3...3), axis: Vector3(random.uniform(-1...1), random.uniform(-1...1), 0.2))
            transform.row4 = SIMD4(
                random.uniform(-1...1), random.uniform(-1...1), random.uniform(-1...1), 1)
            (transform.m14, transform.m24) = (random.uniform(-0.01...0.01), random.uniform(-0.01...0.01))
            transform.m34 = random.uniform(-0.01...0.01)
            return transform
        }
        var batch = TransformBatch<Scalar>(local)
        let expected = referenceWorld(batch.withUnsafeElements { Array($0) }, parents: parents)
        var world = TransformBatch<Scalar>(count: count)
        tree.worldTransforms(of: batch, into: &world)
        #expect(
            same(world.withUnsafeElements { Array($0) }, expected), "\(Scalar.self), \(shape) of \(count)")
        tree.makeWorld(&batch)
        #expect(same(batch.withUnsafeElements { Array($0) }, expected), "\(shape) of \(count) in place")
    }

    @Test(arguments: shapes)
    func `World transforms are bit-identical to the reference, in place too`(shape: String) throws {
        for count in [0, 1, 2, 3, 17, 100] {
            try check(Double.self, shape, count: count)
            try check(Float.self, shape, count: count)
        }
    }

    @Test func `World transforms match concatenating`() throws {
        let local = Transform3D.rotationZ(0.1) * .translation(x: 10) * (try .perspective(distance: 300))
        let tree = try TransformTree(parents: [nil, 0, 1, nil, 3, 0])
        var batch = TransformBatch<Double>(Array(repeating: local, count: 6))
        tree.makeWorld(&batch)
        let two = local.concatenating(local)
        #expect(batch[0] == local && batch[1] == two && batch[2] == local.concatenating(two))
        #expect(batch[3] == local && batch[4] == two && batch[5] == two)
    }

    @Test func `Non-finite numbers propagate to the descendants only`() throws {
        let tree = try TransformTree(parents: [nil, 0, 1, nil, 0])
        for value in [Double.nan, .infinity] {
            var batch = TransformBatch<Double>(count: 5)
            batch[1] = .translation(x: value)
            tree.makeWorld(&batch)
            #expect(!batch[1].isFinite && !batch[2].isFinite)
            #expect(batch[0] == .identity && batch[3] == .identity && batch[4] == .identity)
        }
    }

    @Test func `A parent that is not before its child throws an error with its index`() {
        for (parents, index, value, accepted) in [
            ([0], 0, 0, "nil, as no node comes before it"), ([nil, 1], 1, 1, "nil, or 0 to 0"),
            ([nil, 0, 3, 0], 2, 3, "nil, or 0 to 1"), ([nil, 0, -1], 2, -1, "nil, or 0 to 1"),
            ([nil, Int.max], 1, Int.max, "nil, or 0 to 0"), ([nil, .min], 1, .min, "nil, or 0 to 0"),
        ] as [([Int?], Int, Int, String)] {
            #expect(
                throws: HookeError.badElement(
                    field: "parents", index: index, value: Double(value), accepted: accepted)
            ) { try TransformTree(parents: parents) }
        }
    }
}
