import Testing
import TestSupport

@testable import Hooke
@testable import HookeGeometry

@Suite struct RectangleProjectionTests {
    /// x acts as depth: w = 1 − x/512, exactly.
    private let receding = Transform3D(
        m11: 1, m12: 0, m13: 0, m14: -1 / 512, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0,
        m41: 0, m42: 0, m43: 0, m44: 1)
    private let near = 0x1p-16

    private func isPlain(_ projection: RectangleProjection) -> Bool {
        let polygon = projection.polygon
        return polygon.count == 0
            || polygon.count >= 3 && polygon.allSatisfy(\.isFinite)
                && projection.isVisible == !polygon.isEmpty
                && projection.isClipped == (projection.quad == nil)
    }

    @Test func `Corners at the near plane exactly are in front, once each`() {
        let edge = 512 * (1 - near)
        // The right side is in the plane.
        let touching = receding.project(Rectangle(x: 0, y: 0, width: edge, height: 8))
        #expect(!touching.isClipped && touching.quad != nil)
        #expect(
            touching.polygon == [
                .zero, Vector2(edge / near, 0), Vector2(edge / near, 8 / near), Vector2(0, 8),
            ])
        // One step beyond, with the same crossing.
        let beyond = receding.project(Rectangle(x: 0, y: 0, width: edge + 1, height: 8))
        #expect(beyond.isClipped && beyond.quad == nil)
        #expect(Set(beyond.polygon) == Set(touching.polygon))
        // The left side is in the plane and the rest behind: the part in front has no area.
        let behind = receding.project(Rectangle(x: edge, y: 0, width: 9, height: 8))
        #expect(behind.isClipped && !behind.isVisible && behind.boundingBox == nil)
        // The whole rectangle is in the plane.
        let flat = Transform3D.translation(z: edge) * (try! Transform3D.perspective(distance: 512))
        #expect(flat.project(Rectangle(x: 1, y: 2, width: 3, height: 4)).quad != nil)
        #expect(!flat.project(Rectangle(x: 1, y: 2, width: 3, height: 4), near: near.nextUp).isVisible)
    }

    @Test func `One corner in front gives a triangle, three give five corners`() {
        // w decreases along the diagonal.
        var m = receding
        m.m24 = -1 / 512
        let one = m.project(Rectangle(x: 500, y: 0, width: 100, height: 100))
        #expect(one.polygon.count == 3 && one.facing == .front && one.signedArea > 0)
        let three = m.project(Rectangle(x: 240, y: 250, width: 20, height: 20))
        #expect(three.polygon.count == 5 && three.signedArea > 0)
        for projection in [one, three] {
            #expect(projection.contains(projection.polygon[0]))
            #expect(isPlain(projection))
        }
        // One corner exactly at the plane, the others behind.
        #expect(!m.project(Rectangle(x: 512 * (1 - near), y: 0, width: 100, height: 100)).isVisible)
    }

    @Test func `The card that browsers mirror has a corner of w = -.006962, and no mirrored point`() throws {
        let card = Rectangle(x: 100, y: 50, width: 200, height: 120)
        let camera = try Camera(distance: 500, origin: card.center)
        let m =
            (Transform3D.rotationY(80 * .pi / 180) * .translation(z: 405))
            .about(Vector3(card.center.x, card.center.y, 0)) * camera.transform
        let projection = m.project(card)
        let lowest = try #require(projection.homogeneousCorners.map(\.w).min())
        #expect((lowest + 0.006962).magnitude < 5e-7)
        // A browser mirrors the corner behind the eye.
        let mirrored = try #require(projection.homogeneousCorners.min { $0.w < $1.w })
        #expect(mirrored.x / mirrored.w > 2_000)
        let box = try #require(projection.boundingBox)
        #expect(box.minX < -1e5 && box.maxX < 250 && !projection.contains(Vector2(2_000, 110)))
        #expect(projection.contains(Vector2(-2_000, 110)))
    }

    @Test func `Negative sizes flip a rectangle, and a zero size gives an edge`() {
        let m = Transform3D.identity
        let turned = m.project(Rectangle(x: 10, y: 0, width: -10, height: 5))
        #expect(turned.facing == .back && turned.signedArea == -50 && turned.contains(Vector2(3, 3)))
        #expect(m.project(Rectangle(x: 10, y: 5, width: -10, height: -5)).facing == .front)
        for rectangle in [
            Rectangle(x: 1, y: 2, width: 0, height: 5), Rectangle(x: 1, y: 2, width: 5, height: 0), .zero,
        ] {
            let projection = m.project(rectangle)
            #expect(projection.facing == .edge && projection.isVisible && !projection.isClipped)
            #expect(projection.polygon.count == 4 && projection.signedArea == 0)
            #expect(projection.boundingBox == rectangle)
            #expect(!projection.contains(rectangle.origin), "what has no area covers nothing")
            #expect(m.hit(rectangle, at: rectangle.origin) == nil)
        }
        // Zero width, through the near plane.
        let line = receding.project(Rectangle(x: 0, y: 3, width: 1000, height: 0))
        #expect(line.facing == .edge && line.isClipped && isPlain(line))
    }

    @Test func `Rectangles that are not finite are invisible, huge ones are visible`() throws {
        for odd in [Double.nan, .infinity, -.infinity] {
            for rectangle in [
                Rectangle(x: odd, y: 0, width: 1, height: 1), Rectangle(x: 0, y: odd, width: 1, height: 1),
                Rectangle(x: 0, y: 0, width: odd, height: 1), Rectangle(x: 0, y: 0, width: 1, height: odd),
            ] {
                for m in [Transform3D.identity, receding] {
                    let projection = m.project(rectangle)
                    #expect(!projection.isVisible && projection.isClipped && projection.quad == nil)
                    #expect(projection.boundingBox == nil && !projection.contains(.zero))
                    #expect(m.project(rectangle.corners.corners) == [])
                }
            }
            for index in 0..<16 where ![2, 6, 8, 9, 10, 11, 14].contains(index) {
                var elements = receding.elements
                elements[index] = odd
                let m = try Transform3D(elements: elements)
                let projection = m.project(Rectangle(x: 1, y: 1, width: 9, height: 9))
                #expect(!projection.isVisible && projection.facing == .edge, "element \(index)")
            }
        }
        let huge = Rectangle(x: -1e300, y: -1e300, width: 2e300, height: 2e300)
        #expect(Transform3D.identity.project(huge).boundingBox == huge)
        #expect(Transform3D.identity.hit(huge, at: Vector2(1, 2)) == Vector2(1, 2))
        // Through the near plane: the far side extends to 512, or there is no image.
        let wide = Rectangle(x: -1e200, y: -1e200, width: 2e200, height: 2e200)
        #expect(isPlain(receding.project(wide)) && receding.project(wide).contains(.zero))
        #expect(isPlain(receding.project(huge)))
        // Images beyond the range of doubles.
        #expect(!Transform3D.scale(1e200).project(Rectangle(x: 0, y: 0, width: 1e200, height: 1)).isVisible)
        #expect(!receding.project(Rectangle(x: 400, y: 0, width: 200, height: 1), near: 0x1p-1060).isVisible)
    }

    @Test func `Projection accepts every singular transform`() {
        let card = Rectangle(x: 1, y: 1, width: 9, height: 9)
        var zero = Transform3D.scale(0)
        zero.m44 = 0
        for m in [Transform3D.scale(0), .scale(x: 0), .scale(y: 0), zero] {
            let projection = m.project(card)
            #expect(projection.facing == .edge && isPlain(projection))
            #expect(m.hit(card, at: Vector2(0, 0)) == nil && m.hit(card, at: Vector2(1, 1)) == nil)
            #expect(m.pick(card, at: Vector2(0, 0)) == nil)
        }
        #expect(!zero.project(card).isVisible)
        // z does not affect a rectangle's image.
        #expect(Transform3D.scale(z: 0).hit(card, at: Vector2(2, 3)) == Vector2(2, 3))
    }

    @Test func `Neighbours under perspective leave no gap`() throws {
        let m =
            Transform3D.rotation(1.1, axis: Vector3(1, 2, 0.3))
            * (try Camera(distance: 512, origin: Vector2(13, 7)).transform)
        var random = SeededGenerator(seed: 71)
        var both = 0
        for _ in 0..<randomCases(2_000) {
            // A cell of a grid in whole points, and the one to its right or below it.
            let (x, y) = (Double(random.integer(-600...600)), Double(random.integer(-600...600)))
            let cell = Rectangle(x: x, y: y, width: 10, height: 10)
            let isRight = random.chance(0.5)
            let other = cell.offset(by: isRight ? Vector2(10, 0) : Vector2(0, 10))
            let (first, second) = (m.project(cell), m.project(other))
            let part = random.unit() * 10
            let onEdge = isRight ? Vector2(x + 10, y + part) : Vector2(x + part, y + 10)
            guard let point = m.project(onEdge), m.homogeneous(onEdge).w > near else { continue }
            let hits = (first.contains(point), second.contains(point))
            #expect(hits.0 || hits.1, "\(point) between \(cell) and \(other)")
            if hits.0, hits.1 { both += 1 }
        }
        #expect(both < 400)
    }

    @Test func `Equal projections compare and hash alike`() {
        let a = receding.project(Rectangle(x: 1, y: 1, width: 9, height: 9))
        #expect(a == receding.project(Rectangle(x: 1, y: 1, width: 9, height: 9)))
        #expect(a.hashValue == receding.project(Rectangle(x: 1, y: 1, width: 9, height: 9)).hashValue)
        #expect(a != receding.project(Rectangle(x: 1, y: 1, width: 9, height: 8)))
    }

    @Test func `A polygon is clipped like a rectangle`() {
        var random = SeededGenerator(seed: 72)
        var clipped = 0
        for _ in 0..<randomCases(1_000) {
            let m = randomTransform(&random) * receding
            let rectangle = Rectangle(
                x: random.uniform(-900...900), y: random.uniform(-900...900), width: random.uniform(1...900),
                height: random.uniform(1...900))
            let (projection, polygon) = (m.project(rectangle), m.project(rectangle.corners.corners))
            clipped += projection.isClipped && projection.isVisible ? 1 : 0
            guard projection.polygon.count == polygon.count else {
                Issue.record("\(projection.polygon) and \(polygon)")
                continue
            }
            for (a, b) in zip(projection.polygon, polygon) {
                #expect((a - b).norm <= 2e-12 * max(1, b.norm / 1_000))
            }
        }
        #expect(clipped > 100)
        // A star crosses the plane at five points.
        let star = (0..<10).map { index in
            let (angle, r) = (Double(index) * .pi / 5, index % 2 == 0 ? 600.0 : 200)
            return Vector2(r * Elementary.cos(angle), r * Elementary.sin(angle))
        }
        #expect(receding.project(star).count > 8)
        #expect(receding.project([Vector2]()) == [] && receding.project([.zero, Vector2(1, 1)]) == [])
    }
}
