import Testing
import TestSupport

@testable import Hooke
@testable import HookeGeometry

@Suite struct QuadTests {
    private let square = Rectangle(x: 0, y: 0, width: 10, height: 4).corners

    @Test func `A rectangle's quad has its area, its box and its points`() {
        #expect(square.signedArea == 40)
        #expect(square.facing == .front)
        #expect(square.boundingBox == Rectangle(x: 0, y: 0, width: 10, height: 4))
        for inside in [Vector2(5, 2), Vector2(0, 0), Vector2(10, 4), Vector2(10, 1), Vector2(3, 0)] {
            #expect(square.contains(inside), "\(inside)")
        }
        for outside in [Vector2(-1e-9, 2), Vector2(5, 4.000001), Vector2(.nan, 2), Vector2(.infinity, 2)] {
            #expect(!square.contains(outside), "\(outside)")
        }
    }

    @Test func `A flipped quad shows its back`() {
        let back = Quad(
            topLeft: square.topRight, topRight: square.topLeft, bottomRight: square.bottomLeft,
            bottomLeft: square.bottomRight)
        #expect(back.facing == .back)
        #expect(back.contains(Vector2(5, 2)))
        let line = Quad(
            topLeft: .zero, topRight: .zero, bottomRight: Vector2(0, 9), bottomLeft: Vector2(0, 9))
        #expect(line.facing == .edge)
    }

    @Test func `Convex quads contain exactly the points on the inner side of every edge`() {
        let cases = Generator<(Quad, Vector2)>(draw: { random in
            let turn = Affine2D.rotation(random.uniform(0...7))
                .concatenating(Affine2D(a: 1, b: 0.3, c: random.uniform(-1...1), d: 1, tx: 3, ty: 4))
            return (
                turn.transform(Rectangle(x: -5, y: -3, width: 10, height: 6)),
                Vector2(random.uniform(-10...15), random.uniform(-10...15))
            )
        })
        checkProperty(seed: 3, cases: 3_000, cases) { quad, point in
            let corners = quad.corners
            let isInside = corners.indices.allSatisfy { index in
                let (a, b) = (corners[index], corners[(index + 1) % 4])
                return (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x) >= 0
            }
            return quad.contains(point) == isInside ? nil : "said \(!isInside)"
        }
    }

    @Test func `Rectangles have intersections, unions and points inside`() {
        let a = Rectangle(x: 0, y: 0, width: 10, height: 10)
        let b = Rectangle(x: 5, y: 5, width: 10, height: 10)
        #expect(a.intersection(b) == Rectangle(x: 5, y: 5, width: 5, height: 5))
        #expect(a.union(b) == Rectangle(x: 0, y: 0, width: 15, height: 15))
        #expect(a.intersection(Rectangle(x: 11, y: 0, width: 1, height: 1)) == nil)
        #expect(a.contains(Vector2(0, 0)) && !a.contains(Vector2(10, 0)) && !a.contains(Vector2(.nan, 0)))
        #expect(a.inset(dx: 2, dy: 1) == Rectangle(x: 2, y: 1, width: 6, height: 8))
        #expect(
            Rectangle(x: 5, y: 5, width: -5, height: 2).standardized
                == Rectangle(x: 0, y: 5, width: 5, height: 2))
        #expect(
            Rectangle(enclosing: [Vector2(3, 1), Vector2(-1, 7)])
                == Rectangle(x: -1, y: 1, width: 4, height: 6))
        #expect(Rectangle(enclosing: []) == nil)
        #expect(Rectangle(enclosing: [Vector2(0, .nan)]) == nil)
        #expect(a.center == Vector2(5, 5))
    }
}
