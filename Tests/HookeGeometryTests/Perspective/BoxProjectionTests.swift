import Testing
import TestSupport

@testable import Hooke
@testable import HookeGeometry

@Suite struct BoxProjectionTests {
    private let scenes = Generator<(transform: Transform3D, box: Box)>(draw: { random in
        let turn = Transform3D.rotation(
            random.uniform(-3...3), axis: Vector3(random.uniform(-1...1), random.uniform(-1...1), 1))
        let camera = try! Camera(distance: random.uniform(200...800), origin: Vector2(30, 40))
        let size = Vector3(random.uniform(1...400), random.uniform(1...400), random.uniform(1...400))
        let place = Vector3(
            random.uniform(-300...300), random.uniform(-300...300), random.uniform(-800...900))
        return (turn * .translation(place) * camera.transform, Box(origin: -0.3 * size, size: size))
    })

    /// The six faces as rectangles in their own planes.
    private func faces(_ box: Box) -> [(Transform3D, Rectangle)] {
        let (o, s) = (box.origin, box.size)
        let xy = Rectangle(x: o.x, y: o.y, width: s.x, height: s.y)
        let zy = Rectangle(x: o.z, y: o.y, width: s.z, height: s.y)
        let xz = Rectangle(x: o.x, y: o.z, width: s.x, height: s.z)
        func swapping(_ row1: SIMD4<Double>, _ row2: SIMD4<Double>, _ row3: SIMD4<Double>) -> Transform3D {
            Transform3D(row1: row1, row2: row2, row3: row3, row4: SIMD4(0, 0, 0, 1))
        }
        let (x, y, z) = (SIMD4(1.0, 0, 0, 0), SIMD4(0, 1.0, 0, 0), SIMD4(0, 0, 1.0, 0))
        return [
            (.translation(z: o.z), xy), (.translation(z: o.z + s.z), xy),
            (swapping(z, y, x) * .translation(x: o.x), zy),
            (swapping(z, y, x) * .translation(x: o.x + s.x), zy),
            (swapping(x, z, y) * .translation(y: o.y), xz),
            (swapping(x, z, y) * .translation(y: o.y + s.y), xz),
        ]
    }

    @Test func `The outline of a box is the hull of its faces, clipped alike`() {
        var clipped = 0
        checkProperty(seed: 81, cases: 1_500, scenes) { m, box in
            let outline = m.project(box)
            let seen = faces(box).map { face, rectangle in (face * m).project(rectangle) }
            let points = seen.flatMap(\.polygon)
            if outline.isEmpty { return points.isEmpty ? nil : "empty, but a face is seen" }
            if seen.contains(where: \.isClipped) { clipped += 1 }
            if polygonArea(outline) <= 0 { return "area \(polygonArea(outline))" }
            // The same points, except for the rounding of the faces' own transforms.
            let hull = convexHull(points)
            for corner in outline {
                let nearest = hull.map { ($0 - corner).norm }.min() ?? .infinity
                if nearest > 1e-9 * max(1, corner.norm) {
                    return "\(corner) is \(nearest) from any face's corner"
                }
            }
            for corner in hull {
                let nearest = outline.map { ($0 - corner).norm }.min() ?? .infinity
                // A corner of one hull may be on a side of the other.
                if nearest > 1e-9 * max(1, corner.norm), !polygonContains(outline, corner) {
                    return "\(corner) is outside by \(nearest)"
                }
            }
            return nil
        }
        #expect(clipped > 100)
    }

    @Test func `Boxes that are behind, flat or not finite have no outline, or a flat one`() throws {
        let camera = try Camera(distance: 500)
        let box = Box(origin: Vector3(-10, -10, -10), size: Vector3(20, 20, 20))
        #expect((Transform3D.translation(z: 600) * camera.transform).project(box) == [])
        let front = camera.transform.project(box)
        let far = Vector2(10, 10) * (500 / 490)
        #expect(front.count == 4 && Set(front).contains(far))
        #expect(camera.transform.project(Box(origin: .zero, size: Vector3(3, 4, 0))).count == 4)
        #expect(camera.transform.project(Box(origin: .zero, size: Vector3(0, 4, 5))) == [], "seen edge-on")
        #expect(camera.transform.project(Box(origin: .zero, size: Vector3(0, 0, 0))) == [])
        #expect(
            Set(camera.transform.project(Box(origin: Vector3(10, 10, 10), size: -box.size))) == Set(front))
        for odd in [Double.nan, .infinity, -.infinity] {
            #expect(camera.transform.project(Box(origin: Vector3(0, odd, 0), size: box.size)) == [])
            #expect(camera.transform.project(Box(origin: .zero, size: Vector3(odd, 1, 1))) == [])
        }
        #expect(
            camera.transform.project(Vector3(0, 0, 500)) == nil
                && camera.transform.project(Vector3(0, 0, 501)) == nil)
        #expect(camera.transform.project(Vector3(1, 2, 250)) == Vector2(2, 4))
    }
}
