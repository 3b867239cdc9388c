import Foundation
import Testing
import TestSupport

@testable import Hooke
@testable import HookeGeometry

@Suite struct Transform3DTests {
    /// Returns the largest |actual − expected| over |a|·|b|, field by field: the rounding of a product is
    /// relative to that.
    private func productError(
        _ actual: Transform3D, _ expected: Transform3D, _ a: Transform3D, _ b: Transform3D
    )
        -> Double
    {
        let size = absolute(a) * absolute(b)
        return (0..<16).map { index -> Double in
            let (one, other) = (actual.elements[index], expected.elements[index])
            return one == other ? 0 : (one - other).magnitude / size.elements[index]
        }.max()!
    }

    private func absolute(_ m: Transform3D) -> Transform3D {
        Transform3D(
            row1: m.row1.absolute, row2: m.row2.absolute, row3: m.row3.absolute, row4: m.row4.absolute)
    }

    @Test func `Fields have Core Animation's positions`() throws {
        let move = Transform3D.translation(x: 1, y: 2, z: 3)
        #expect((move.m41, move.m42, move.m43) == (1, 2, 3))
        let turn = Transform3D.rotationZ(0.1)
        #expect(turn.m12 > 0 && turn.m21 == -turn.m12, "a positive turn carries x towards y")
        #expect(Transform3D.rotationX(0.1).m23 > 0)
        #expect(Transform3D.rotationY(0.1).m31 > 0)
        #expect(try Transform3D.perspective(distance: 500).m34 == -1.0 / 500)
        #expect(try Transform3D.perspective(distance: .infinity).isIdentity)
        #expect(Transform3D.identity.elements == [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])
        let numbered = try Transform3D(elements: (1...16).map(Double.init))
        #expect(numbered.m12 == 2 && numbered.m21 == 5 && numbered.m34 == 12 && numbered.m44 == 16)
        #expect(numbered.transpose.m12 == 5)
    }

    @Test func `Helpers put the new operation first, and concatenating puts it last`() {
        let m = Transform3D.scale(x: 2, y: 3, z: 4)
        #expect(m.translatedBy(x: 1, y: 1, z: 1).transform(.zero) == Vector3(2, 3, 4))
        #expect((m * .translation(x: 1, y: 1, z: 1)).transform(.zero) == Vector3(1, 1, 1))
        let moved = Transform3D.translation(x: 5)
        #expect(moved.scaledBy(x: 2).transform(Vector3(1, 0, 0)) == Vector3(7, 0, 0))
        #expect(moved.rotatedBy(.pi / 2, axis: Vector3(0, 0, 1)).m41 == 5)
        let about = Transform3D.scale(2).about(Vector3(10, 10, 0))
        #expect(about.transform(Vector3(10, 10, 0)) == Vector3(10, 10, 0))
        #expect(about.transform(Vector3(11, 10, 0)) == Vector3(12, 10, 0))
    }

    @Test func `A rotation about any axis agrees with coordinate axes and quaternions, and is orthogonal`() {
        #expect(Transform3D.rotation(0.7, axis: Vector3(0, 2, 0)) == .rotationY(0.7))
        #expect(Transform3D.rotation(0.7, axis: Vector3(0, 0, -1)) == .rotationZ(-0.7))
        #expect(Transform3D.rotation(0.7, axis: .zero) == .identity)
        var worst = Worst<Double>()
        var random = SeededGenerator(seed: 11)
        for _ in 0..<randomCases(2_000) {
            let axis = Vector3(random.uniform(-1...1), random.uniform(-1...1), random.uniform(-1...1))
            let angle = random.uniform(-7...7)
            let m = Transform3D.rotation(angle, axis: axis)
            worst.note(worstField(m, Transform3D(Quaternion(angle: angle, axis: axis))), angle)
            worst.note(worstField(m * m.transpose, .identity), angle)
        }
        // Worst measured: 1.33e-15.
        #expect(worst.error <= 2e-15, "\(worst)")
    }

    @Test func `The inverse inverts the transform in any units`() {
        checkProperty(seed: 21, cases: 3_000, Generator(draw: { randomTransform(&$0) })) { m in
            guard let inverse = m.inverse else { return "no inverse" }
            let error = productError(m * inverse, .identity, m, inverse)
            return difference(error, 0, within: 40 * unitRoundoff, "m·m⁻¹")
        }
        for unit in [1e-120, 1e-9, 1e9, 1e120] {
            let m = Transform3D.scale(unit) * .translation(x: unit * unit)
            #expect(!m.isSingular)
            #expect(m.inverse.map { worstField(m * $0, .identity) } ?? 1 <= 1e-15, "\(unit)")
        }
        let far = Transform3D.translation(x: 1e16)
        #expect(far.inverse == .translation(x: -1e16))
    }

    @Test func `A singular transform has no inverse`() {
        #expect(Transform3D.scale(x: 0).inverse == nil)
        #expect(Transform3D.scale(0).inverse == nil)
        let flat =
            Transform3D.rotation(1, axis: Vector3(1, 2, 3)) * .scale(z: 0)
            * .rotation(2, axis: Vector3(3, 1, 2))
        #expect(flat.isSingular, "the determinant is rounding: \(flat.determinant)")
        var broken = Transform3D.identity
        broken.m22 = .nan
        #expect(broken.inverse == nil)
        broken.m22 = .infinity
        #expect(broken.inverse == nil)
        #expect(Transform3D.rotationY(.pi / 2).inverse != nil)
    }

    @Test func `The determinant of a product is the product of determinants`() {
        checkProperty(
            seed: 22, cases: 1_000,
            Generator(draw: { (randomTransform(&$0), randomTransform(&$0)) })
        ) { a, b in
            let product = a.determinant * b.determinant
            return difference((a * b).determinant, product, within: 1e-12 * max(1, product.magnitude), "det")
        }
        #expect(Transform3D.scale(x: 2, y: 3, z: -4).determinant == -24)
    }

    @Test func `Perspective after a rotation differs from m34 set in it`() throws {
        // Perspective on the parent, against m34 set in a matrix that already rotates.
        let right = Transform3D.rotationY(1) * (try .perspective(distance: 500))
        var wrong = Transform3D.rotationY(1)
        wrong.m34 = -1.0 / 500
        #expect(right != wrong)
        #expect(right.m14 != 0 && wrong.m14 == 0)
    }

    @Test func `Invalid parameters throw by name`() {
        for distance in [0, -1, .nan, -.infinity, 0x1p-1030] {
            #expect(throws: HookeError.self) { try Transform3D.perspective(distance: distance) }
        }
        #expect(throws: HookeError.wrongCount(field: "elements", count: 15, accepted: "16")) {
            try Transform3D(elements: Array(repeating: 0, count: 15))
        }
    }

    @Test func `A transform survives coding as sixteen numbers`() throws {
        let m = Transform3D.rotationY(1) * .translation(x: 0.1)
        let data = try JSONEncoder().encode(m)
        #expect(try JSONDecoder().decode([Double].self, from: data) == m.elements)
        #expect(try JSONDecoder().decode(Transform3D.self, from: data) == m)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Transform3D.self, from: Data("[1,2,3]".utf8))
        }
    }
}
