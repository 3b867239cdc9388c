import Testing
import TestSupport

@testable import Hooke
@testable import HookeGeometry

@Suite struct PolygonsTests {
    private let poses = Generator<[Vector2]>(draw: { random in
        (0..<random.integer(3...12)).map { _ in
            Vector2(random.uniform(-100...100), random.uniform(-100...100))
        }
    })

    /// A fan of triangles around a center: neighbours share a spoke, each with its ends in the other order.
    @Test func `Neighbours leave no gap along their shared edge`() {
        var (onSpokes, shared) = (0, 0)
        var random = SeededGenerator(seed: 51)
        let cases = randomCases(400)
        for round in 0..<cases {
            // Half of them have integer coordinates, so that some points are exactly on the spoke.
            let unit = round % 2 == 0 ? 1 : 0x1p-40
            let place = Vector2(random.uniform(-300...300), random.uniform(-300...300))
            let middle = (place / unit).rounded(.down) * unit
            let spokes = (0..<5).map { index in
                let angle = 1.2566 * Double(index) + random.uniform(0...0.5)
                let length = random.uniform(50...500)
                let spoke = middle + length * Vector2(Elementary.cos(angle), Elementary.sin(angle))
                return (spoke / unit).rounded(.down) * unit
            }
            for index in 0..<5 {
                let (a, b, c) = (spokes[index], spokes[(index + 1) % 5], spokes[(index + 2) % 5])
                let (left, right) = ([middle, a, b], [middle, b, c])
                for _ in 0..<20 {
                    // As near to the spoke to b as doubles allow.
                    let part = random.uniform(0.01...0.99)
                    let point = middle + (round % 2 == 0 ? (part * 64).rounded() / 64 : part) * (b - middle)
                    let (inLeft, inRight) = (polygonContains(left, point), polygonContains(right, point))
                    #expect(inLeft || inRight, "\(point) is between \(left) and \(right)")
                    onSpokes += 1
                    if inLeft, inRight {
                        shared += 1
                        #expect(exactOrientation(middle, b, point) == 0)
                    }
                }
            }
        }
        // Half of the points are exactly on the spoke, and belong to both.
        #expect(onSpokes == 100 * cases && shared >= 50 * cases)
    }

    @Test func `A hull is convex, clockwise and contains every point`() {
        checkProperty(seed: 52, cases: 1_500, poses) { points in
            let hull = convexHull(points + [points[0], 0.5 * (points[0] + points[1])])
            guard hull.count >= 3 else { return "of \(hull.count) corners" }
            guard polygonArea(hull) > 0 else { return "area \(polygonArea(hull))" }
            for index in hull.indices {
                let (a, b, c) = (hull[index], hull[(index + 1) % hull.count], hull[(index + 2) % hull.count])
                if exactOrientation(a, b, c) <= 0 { return "turns back at \(b)" }
            }
            return points.allSatisfy { polygonContains(hull, $0) } ? nil : "a point is outside"
        }
        #expect(convexHull([Vector2(0, 0), Vector2(1, 1), Vector2(3, 3)]) == [])
        #expect(convexHull([Vector2(0, 0), Vector2(1, 0), Vector2(.nan, 3)]) == [])
        #expect(convexHull([]) == [] && convexHull([.zero, .zero, .zero]) == [])
    }

    @Test func `The area of a polygon is that of its triangles`() {
        let arrow = [Vector2(0, 0), Vector2(4, 0), Vector2(4, 4), Vector2(3, 1)]
        #expect(polygonArea(arrow) == 4)
        #expect(polygonArea(arrow.reversed()) == -4)
        #expect(polygonArea([Vector2(0, 0), Vector2(4, 0)]) == 0 && polygonArea([]) == 0)
        #expect(polygonContains(arrow, Vector2(3.5, 1)) && !polygonContains(arrow, Vector2(2, 2)))
        #expect(polygonContains(arrow, Vector2(3, 1)) && polygonContains(arrow, Vector2(1.5, 0.5)))
        #expect(!polygonContains([Vector2(0, 0), Vector2(4, 0)], Vector2(2, 0)))
        #expect(!polygonContains(arrow + [Vector2(.infinity, 0)], Vector2(3.5, 1)))
    }

    @Test func `A point at the height of a corner crosses once there`() {
        // A hexagon with integer coordinates: corners half way up on both sides, and points at the height of
        // each.
        let hexagon = [
            Vector2(0, 0), Vector2(4, 0), Vector2(6, 3), Vector2(4, 6), Vector2(0, 6), Vector2(-2, 3),
        ]
        for polygon in [hexagon, hexagon.reversed()] {
            for y in [0.0, 3, 6] {
                for x in [-9.0, -3, 7, 9] { #expect(!polygonContains(polygon, Vector2(x, y)), "\(x), \(y)") }
                for x in [0.0, 1, 2, 4] { #expect(polygonContains(polygon, Vector2(x, y)), "\(x), \(y)") }
            }
        }
    }

    @Test func `A bounding box contains its points`() {
        checkProperty(seed: 53, cases: 4_000, poses) { points in
            let spread = points.map { $0 * Vector2(1, 1e-9) + Vector2(1e-3, 1e5) }
            for points in [points, spread] {
                guard let box = Rectangle(enclosing: points) else { return "no box" }
                for point in points
                where point.x < box.minX || point.x > box.maxX || point.y < box.minY || point.y > box.maxY {
                    return "\(point) is outside \(box)"
                }
            }
            return nil
        }
    }
}
