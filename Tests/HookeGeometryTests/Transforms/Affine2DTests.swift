import Testing
import TestSupport

@testable import Hooke
@testable import HookeGeometry

@Suite struct Affine2DTests {
    private let affines = Generator<(Affine2D, Affine2D)>(draw: { random in
        func make() -> Affine2D {
            Affine2D(
                a: random.uniform(-2...2), b: random.uniform(-2...2), c: random.uniform(-2...2),
                d: random.uniform(-2...2), tx: random.uniform(-99...99), ty: random.uniform(-99...99))
        }
        return (make(), make())
    })

    @Test func `An Affine2D equals its Transform3D`() {
        checkProperty(seed: 1, cases: 1_000, affines) { a, b in
            let product = a.concatenating(b)
            let space = Transform3D(a) * Transform3D(b)
            guard let back = Affine2D(space) else { return "left the plane" }
            let errors = [
                product.a - back.a, product.b - back.b, product.c - back.c, product.d - back.d,
                product.tx - back.tx, product.ty - back.ty,
            ]
            if let worst = errors.map(\.magnitude).max(), worst > 2e-13 { return "off by \(worst)" }
            let point = Vector2(3, -4)
            let far = a.transform(point) - (Transform3D(a).project(point) ?? .zero)
            return far.x.magnitude + far.y.magnitude <= 1e-13 ? nil : "points differ by \(far)"
        }
    }

    @Test func `The inverse times the transform is the identity, and a singular one has none`() {
        checkProperty(seed: 2, cases: 1_000, affines) { a, _ in
            guard let inverse = a.inverse else { return a.determinant == 0 ? nil : "no inverse" }
            let point = Vector2(3, -4)
            let back = inverse.transform(a.transform(point))
            // Conditioning: the entries of the inverse times the size of their operands.
            let size =
                (inverse.a.magnitude + inverse.c.magnitude + inverse.b.magnitude + inverse.d.magnitude) * 120
            let error = max((back - point).x.magnitude, (back - point).y.magnitude)
            return difference(error, 0, within: 8 * unitRoundoff * size, "\(a)")
        }
        #expect(Affine2D(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0).inverse == nil)
        #expect(Affine2D.scale(x: .nan, y: 1).inverse == nil)
        #expect(Affine2D.scale(x: 0x1p-1030, y: 1).inverse == nil, "1/0x1p-1030 is not finite")
    }

    @Test func `Helpers put the new operation first`() {
        #expect(Affine2D.scale(x: 2, y: 3).translatedBy(x: 1, y: 1).transform(.zero) == Vector2(2, 3))
        #expect(
            Affine2D.translation(x: 5, y: 0).scaledBy(x: 2, y: 2).transform(Vector2(1, 0)) == Vector2(7, 0))
        #expect(Affine2D.translation(x: 5, y: 0).rotatedBy(.pi / 2).transform(Vector2(0, 0)) == Vector2(5, 0))
        #expect(Affine2D.scale(x: 2, y: 3).skewedBy(x: 0.5) == .skew(x: 0.5) * .scale(x: 2, y: 3))
        #expect(Affine2D.rotation(0.1).b > 0, "clockwise on the screen")
        #expect(Affine2D(Transform3D.rotationY(1)) == nil)
        #expect(Affine2D(.identity) == .identity)
    }

    @Test func `A skew equals that of Transform3D`() {
        #expect(Affine2D.skew(x: 0.5).transform(Vector2(0, 1)) == Vector2(Elementary.tan(0.5), 1))
        #expect(Affine2D.skew(y: 0.5).transform(Vector2(1, 0)) == Vector2(1, Elementary.tan(0.5)))
        for (x, y) in [(0.3, 0.7), (-1, 0), (.pi / 2, -.pi / 2)] {
            #expect(Transform3D(Affine2D.skew(x: x, y: y)) == .skew(x: x, y: y))
        }
    }

    @Test func `A transform about a point keeps that point`() {
        let point = Vector2(10, -20)
        let turn = Affine2D.rotation(0.7).about(point)
        #expect(turn.transform(point) == point)
        #expect(Transform3D(turn) == Transform3D.rotationZ(0.7).about(Vector3(10, -20, 0)))
        #expect(
            Affine2D.scale(x: 2, y: 3).about(point)
                == .translation(x: -10, y: 20) * .scale(x: 2, y: 3) * .translation(x: 10, y: -20))
    }
}
