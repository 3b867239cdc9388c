import TestSupport
import Testing

@testable import Hooke

@Suite struct PointBatchTests {
    /// Counts around the widths of vectors, the block of 512 and its tails.
    static let counts = [0, 1, 2, 3, 7, 8, 9, 15, 16, 17, 31, 33, 64, 511, 512, 513, 1_025, 2_077]

    /// Affine, perspective, eyes among the points, large, small, and not finite.
    static let transforms: [Transform3D] = {
        var random = SeededGenerator(seed: 77)
        var all = [
            Transform3D.identity, .translation(x: 3, y: -4, z: 5),
            .rotationZ(0.3) * .scale(x: 2, y: -3, z: 4),
            .rotationY(1.2) * (try! .perspective(distance: 50)), .scale(x: 1e300, y: 1e-300, z: 1e5),
            Transform3D(elements16: (0..<16).map { _ in random.uniform(-1...1) }),
            Transform3D(elements16: (0..<16).map { _ in random.uniform(-1...1) }),
            Transform3D(elements16: (0..<16).map { _ in random.logUniform(0x1p-1070...0x1p-1000) }),
            Transform3D(elements16: (0..<16).map { _ in random.logUniform(1e-30...1e30) }),
        ]
        for value in [Double.nan, .infinity, -.infinity] {
            for field in [0, 3, 12, 15] {
                var fields = Transform3D.rotationX(0.4).elements
                fields[field] = value
                all.append(Transform3D(elements16: fields))
            }
        }
        return all
    }()

    /// Mostly within 100 of the origin, some huge, tiny, zero or no numbers.
    static func coordinates<Scalar: BinaryFloatingPoint>(
        _ count: Int, _ random: inout SeededGenerator
    ) -> [Scalar] {
        (0..<count).map { _ in
            if random.chance(0.9) { return Scalar(random.uniform(-100...100)) }
            let odd: [Scalar] = [
                0, -0.0, .infinity, -.infinity, .nan, .leastNonzeroMagnitude, -.greatestFiniteMagnitude,
            ]
            return odd[random.integer(0...odd.count - 1)]
        }
    }

    /// Every way of asking gives the twin's bits, whatever the alignment.
    private func check<Scalar: TransformBatchScalar>(_: Scalar.Type, count: Int) {
        var random = SeededGenerator(seed: UInt64(count))
        for (index, transform) in PointBatchTests.transforms.enumerated() {
            let batch = PointBatch<Scalar>(transform)
            let fields = transform.elements.map { Scalar($0) }
            #expect(same(batch.elements, fields))
            let x: [Scalar] = PointBatchTests.coordinates(count, &random)
            let y: [Scalar] = PointBatchTests.coordinates(count, &random)
            let z: [Scalar] = PointBatchTests.coordinates(count, &random)
            let flat = zip(x, y).map { referenceProject(fields, $0, $1) }
            let deep = zip(zip(x, y), z).map { referenceProject(fields, $0.0, $0.1, $1) }
            let label = "\(Scalar.self), transform \(index), \(count) points"

            var (toX, toY, toZ, toW) = (x, y, z, z)
            #expect(batch.project(&toX, &toY) == flat.count { $0.w > 0 }, "\(label)")
            #expect(same(toX, flat.map(\.x)) && same(toY, flat.map(\.y)), "\(label), in place")
            (toX, toY) = (x, y)
            #expect(batch.project(&toX, &toY, &toZ) == deep.count { $0.w > 0 }, "\(label)")
            #expect(same(toX, deep.map(\.x)) && same(toY, deep.map(\.y)), "\(label), space in place")
            #expect(same(toZ, deep.map(\.z)), "\(label), depth")

            (toX, toY) = (z, z)
            #expect(batch.project(x, y, into: &toX, &toY, w: &toW) == flat.count { $0.w > 0 })
            #expect(same(toX, flat.map(\.x)) && same(toY, flat.map(\.y)), "\(label), elsewhere")
            #expect(same(toW, flat.map(\.w)), "\(label), w")
            (toX, toY) = (z, z)
            #expect(batch.project(x, y, into: &toX, &toY) == flat.count { $0.w > 0 })
            #expect(same(toX, flat.map(\.x)) && same(toY, flat.map(\.y)), "\(label), elsewhere without w")
            (toX, toY, toZ) = (z, z, x)
            #expect(batch.project(x, y, z, into: &toX, &toY, &toZ) == deep.count { $0.w > 0 })
            #expect(same(toX, deep.map(\.x)) && same(toY, deep.map(\.y)), "\(label), space elsewhere")
            #expect(same(toZ, deep.map(\.z)), "\(label), depth elsewhere")
        }
    }

    @Test(arguments: counts)
    func `An image has the twin's bits, in either precision`(count: Int) {
        check(Double.self, count: count)
        check(Float.self, count: count)
    }
}

/// Whether the bits are the same; a NaN is a NaN.
func same<Scalar: BinaryFloatingPoint>(_ a: [Scalar], _ b: [Scalar]) -> Bool {
    a.count == b.count
        && zip(a, b).allSatisfy { ($0.isNaN && $1.isNaN) || ($0 == $1 && $0.sign == $1.sign) }
}

extension Transform3D {
    /// Sixteen fields in order.
    init(elements16 fields: [Double]) { try! self.init(elements: fields) }
}
