import Testing
import TestSupport

@testable import Hooke
@testable import HookeGeometry

@Suite struct Transform3DMakingTests {
    private let angles = Generator<(Double, Double)>(draw: { random in
        (random.uniform(-20...20), random.uniform(-20...20))
    })

    @Test func `A skew moves x by tan times y, and y by tan times x`() {
        let m = Transform3D.skew(x: 0.5, y: -0.25)
        #expect(m.m21 == Elementary.tan(0.5) && m.m12 == Elementary.tan(-0.25))
        #expect(m.transform(Vector3(0, 1, 7)) == Vector3(Elementary.tan(0.5), 1, 7))
        #expect(m.transform(Vector3(1, 0, 7)) == Vector3(1, Elementary.tan(-0.25), 7))
        #expect(m.isAffine2D)
        #expect(Transform3D.skew() == .identity)
        checkProperty(seed: 1, cases: 1_000, angles) { x, y in
            // Published: tan θ = sin θ / cos θ, and the determinant 1 − tan(x)·tan(y).
            let m = Transform3D.skew(x: x, y: y)
            let tangents = [(m.m21, x), (m.m12, y)]
            for (tangent, angle) in tangents {
                let error = (tangent * Elementary.cos(angle) - Elementary.sin(angle)).magnitude
                if error > 3 * unitRoundoff { return "tan \(angle) is off by \(error)" }
            }
            return difference(
                m.determinant, 1 - m.m21 * m.m12, within: 8 * unitRoundoff * (1 + (m.m21 * m.m12).magnitude),
                "determinant")
        }
    }

    @Test func `A skew by two angles differs from the product of two skews`() {
        #expect(Transform3D.skew(x: 0.5, y: 0.5) != Transform3D.skew(x: 0.5) * .skew(y: 0.5))
        #expect(Transform3D.skew(x: .pi / 4, y: .pi / 4).determinant.magnitude < 1e-15, "flat")
    }

    @Test func `A skew by a quarter turn is huge and finite, and NaN propagates`() {
        #expect((1.6e16...1.7e16).contains(Transform3D.skew(x: .pi / 2).m21))
        #expect((-1.7e16 ... -1.6e16).contains(Transform3D.skew(y: -.pi / 2).m12))
        for angle in [Double.nan, .infinity, -.infinity] {
            let m = Transform3D.skew(x: angle)
            #expect(m.m21.isNaN && m.m12 == 0 && m.row1 == SIMD4(1, 0, 0, 0))
        }
        #expect(Transform3D.skew(x: 0x1p-1074).m21 == 0x1p-1074)
        #expect(Transform3D.skew(x: .greatestFiniteMagnitude).isFinite)
    }

    @Test func `skewedBy puts the skew first`() {
        checkProperty(seed: 2, cases: 500, angles) { x, y in
            let m = Transform3D.rotation(1, axis: Vector3(x, y, 1)) * .translation(x: x, y: y, z: 1)
            let error = worstField(m.skewedBy(x: x, y: y), .skew(x: x, y: y) * m)
            return difference(error, 0, within: 4 * unitRoundoff, "skewedBy")
        }
    }

    @Test func `The length of an axis does not matter, over the whole range of doubles`() {
        let plain = Transform3D.rotation(0.7, axis: Vector3(1, 1, -1))
        for size in [0x1p-1074, 0x1p-1030, 1e-200, 1e200, 1.7e308] {
            let m = Transform3D.rotation(0.7, axis: Vector3(size, size, -size))
            #expect(worstField(m, plain) <= 4 * unitRoundoff, "\(size)")
        }
        #expect(Transform3D.rotation(0.7, axis: Vector3(0, .infinity, 0)) == .rotationY(0.7))
        for axis in [Vector3(.nan, 0, 0), Vector3(0, .nan, 0), Vector3(0, 0, .nan), Vector3(.infinity, 1, 0)]
        {
            let m = Transform3D.rotation(0.7, axis: axis)
            #expect(m.m11.isNaN && m.m22.isNaN && m.m33.isNaN, "\(axis)")
        }
    }
}
