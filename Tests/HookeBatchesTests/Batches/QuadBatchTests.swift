import TestSupport
import Testing

@testable import Hooke
@testable import HookeGeometry
@testable import HookeBatches

@Suite struct QuadBatchTests {
    /// Rectangles of every kind: upright, mirrored, without area, far away, not finite.
    private func rectangles(_ count: Int, _ random: inout SeededGenerator) -> [Rectangle] {
        (0..<count).map { _ in
            let p: [Double] = PointBatchTests.coordinates(2, &random)
            let s: [Double] = PointBatchTests.coordinates(2, &random)
            return Rectangle(x: p[0], y: p[1], width: s[0], height: s[1])
        }
    }

    private func expect<Scalar: BatchScalar>(
        _ quads: QuadBatch<Scalar>, _ twin: (Int) -> (corners: [Scalar], leastW: Scalar, facing: Int),
        _ label: String
    ) {
        for index in 0..<quads.count {
            let expected = twin(index)
            let corners = (0..<8).map { quads.corners[$0 * quads.count + index] }
            #expect(same(corners, expected.corners), "\(label), quad \(index)")
            #expect(same([quads.leastW[index]], [expected.leastW]), "\(label), w of quad \(index)")
            let facing = quads.facing(index)
            #expect(facing == Facing(sign: Double(expected.facing)), "\(label), facing of quad \(index)")
            let isWhole = (expected.leastW > 0)
            #expect((quads[index] != nil) == isWhole, "\(label), quad \(index)")
            if let quad = quads[index] {
                #expect(
                    same(quad.corners.flatMap { [$0.x, $0.y] }, corners.map { Double($0) }),
                    "\(label), quad \(index)")
            }
        }
    }

    private func check<Scalar: BatchScalar>(_: Scalar.Type, count: Int) {
        var random = SeededGenerator(seed: UInt64(count) + 1)
        let all = rectangles(count, &random)
        let batch = RectangleBatch<Scalar>(all)
        let transforms = (0..<count).map { _ in
            PointBatchTests.transforms[random.integer(0...PointBatchTests.transforms.count - 1)]
        }
        let fields = transforms.map { $0.elements.map { Scalar($0) } }
        func twin(_ m: [Scalar], _ i: Int) -> (corners: [Scalar], leastW: Scalar, facing: Int) {
            referenceQuad(m, x: batch.x[i], y: batch.y[i], width: batch.width[i], height: batch.height[i])
        }
        var quads = QuadBatch<Scalar>(count: count)
        TransformBatch<Scalar>(transforms).project(batch, into: &quads)
        expect(quads, { twin(fields[$0], $0) }, "\(Scalar.self), each its own of \(count)")
        for transform in PointBatchTests.transforms.prefix(7) {
            PointBatch<Scalar>(transform).project(batch, into: &quads)
            let m = transform.elements.map { Scalar($0) }
            expect(quads, { twin(m, $0) }, "\(Scalar.self), \(count) through one")
        }
        for rectangle in rectangles(5, &random) {
            TransformBatch<Scalar>(transforms).project(rectangle, into: &quads)
            let one = RectangleBatch<Scalar>([rectangle])
            expect(
                quads,
                {
                    referenceQuad(
                        fields[$0], x: one.x[0], y: one.y[0], width: one.width[0], height: one.height[0])
                }, "\(Scalar.self), one through \(count)")
        }
    }

    @Test(arguments: [0, 1, 2, 3, 7, 8, 9, 17, 63, 64, 65, 130])
    func `Quads are bit-identical to the reference in both precisions`(count: Int) {
        check(Double.self, count: count)
        check(Float.self, count: count)
    }

    @Test func `A quad matches RectangleProjection, and is nil if a corner is behind`() {
        var random = SeededGenerator(seed: 12)
        var clipped = 0
        var worst = Worst<Transform3D>()
        let cases = randomCases(300)
        for _ in 0..<cases {
            var transform = randomTransform(&random)
            if random.chance(0.5) { transform = transform * (try! .perspective(distance: 60)) }
            let rectangle = Rectangle(
                x: random.uniform(-50...50), y: random.uniform(-50...50), width: random.uniform(-99...99),
                height: random.uniform(-99...99))
            var quads = QuadBatch<Double>(count: 1)
            TransformBatch<Double>([transform]).project(rectangle, into: &quads)
            let expected = transform.project(rectangle)
            if quads.leastW[0] >= 0x1p-16 {
                // The projection computes corners near the eye with 106 bits.
                // Near the eye w is a difference of larger terms, by which its error is larger.
                let cancellation =
                    rectangle.corners.corners.map { corner in
                        let xTerm = (corner.x * transform.m14).magnitude
                        let yTerm = (corner.y * transform.m24).magnitude
                        return max(1, (xTerm + yTerm + transform.m44.magnitude) / quads.leastW[0])
                    }.max() ?? 1
                for (corner, other) in zip(quads[0]?.corners ?? [], expected.quad?.corners ?? []) {
                    worst.note((corner - other).norm / max(1, other.norm) / cancellation, transform)
                }
                #expect((quads[0] == nil) == (expected.quad == nil))
            } else {
                #expect(expected.quad == nil)
                clipped += 1
            }
            if expected.isVisible { #expect(quads.facing(0) == expected.facing) }
        }
        #expect(clipped >= cases / 15, "\(clipped) of \(cases) clipped")
        // Worst error measured: 7.3e-16.
        #expect(worst.error <= 1e-14, "\(worst)")
    }

    @Test func `Rectangles seen from the side within rounding face the edge`() {
        var random = SeededGenerator(seed: 6)
        let transforms = (0..<200).map { _ in
            // Both rows are collinear within rounding.
            let (x, y, factor) = (random.uniform(-1...1), random.uniform(-1...1), random.uniform(-3...3))
            return Transform3D(
                row1: SIMD4(x, y, 0.5, 0), row2: SIMD4(factor * x, factor * y, 1, 0), row3: SIMD4(0, 0, 1, 0),
                row4: SIMD4(0.3, 0.7, 0, 1))
        }
        let exact = transforms.count { $0.m11 * $0.m22 - $0.m12 * $0.m21 == 0 }
        #expect(exact < 150, "rounding leaves something in many cases")
        var quads = QuadBatch<Double>(count: 200)
        TransformBatch<Double>(transforms).project(Rectangle(x: 0, y: 0, width: 1, height: 1), into: &quads)
        #expect((0..<200).allSatisfy { quads.facing($0) == .edge })
    }

    @Test func `Facing has the signs of the sides for sides of any size`() {
        let tiny = Rectangle(x: 0, y: 0, width: 1e-200, height: -1e-200)
        var quads = QuadBatch<Double>(count: 1)
        TransformBatch<Double>(count: 1).project(tiny, into: &quads)
        #expect(quads.facing(0) == .back && Transform3D.identity.project(tiny).facing == .back)
        TransformBatch<Double>(count: 1).project(
            Rectangle(x: 0, y: 0, width: -.infinity, height: -1), into: &quads)
        #expect(quads.facing(0) == .front)
        TransformBatch<Double>(count: 1).project(
            Rectangle(x: 0, y: 0, width: .nan, height: 1), into: &quads)
        #expect(quads.facing(0) == .edge)
    }

    @Test func `New quads are at the origin and seen from the side`() {
        let quads = QuadBatch<Float>(count: 2)
        #expect(quads.count == 2 && quads[1] == nil && quads.facing(1) == .edge)
        #expect(quads.corners == [Float](repeating: 0, count: 16))
    }
}
