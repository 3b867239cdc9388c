import TestSupport
import Testing

@testable import HookePreview

@Suite struct PolygonTests {
    /// Random triangles of either orientation.
    private let triangles = Generator<[Polygon]>(
        draw: { random in
            (0..<2).map { _ in
                Polygon((0..<3).map { _ in Point(random.uniform(0...10), random.uniform(0...10)) })
            }
        })

    @Test func `Clipping keeps exactly the points in both polygons`() {
        // Reference: a grid of points, each tested with the signs of the three edges.
        func holds(_ triangle: Polygon, _ point: Point) -> Bool {
            let signs = (0..<3).map { index -> Bool in
                let (a, b) = (triangle.points[index], triangle.points[(index + 1) % 3])
                return (b.x - a.x) * (point.y - a.y) > (b.y - a.y) * (point.x - a.x)
            }
            return signs == [true, true, true] || signs == [false, false, false]
        }
        checkProperty(seed: 5, cases: 300, triangles) { pair in
            let shared = pair[0].clipped(to: pair[1])
            let count = (0..<10_000).count { number in
                let point = Point(Double(number % 100) + 0.5, Double(number / 100) + 0.5) / 10
                return holds(pair[0], point) && holds(pair[1], point)
            }
            // The error comes from cells of 0.01 on the boundary. Worst error measured: 0.142.
            return difference(shared.doubledArea.magnitude / 2, Double(count) / 100, within: 0.2, "area")
        }
    }

    @Test func `A clipped polygon lies in both, for either orientation`() {
        checkProperty(seed: 6, cases: 1_000, triangles) { pair in
            let shared = pair[0].clipped(to: pair[1])
            for (name, triangle) in zip(["first", "second"], pair) where !triangle.contains(shared.points) {
                return "\(shared) sticks out of the \(name)"
            }
            let mirrored = Polygon(pair[0].points.reversed()).clipped(to: Polygon(pair[1].points.reversed()))
            return difference(mirrored.doubledArea, -shared.doubledArea, within: 1e-9, "mirrored area")
        }
    }

    @Test func `Upright boxes clip to their intersection`() {
        let a = Polygon(low: Point(0, 0), high: Point(4, 3))
        let b = Polygon(low: Point(1, 2), high: Point(9, 9))
        #expect(a.clipped(to: b).doubledArea == 6)
        #expect(a.overlaps(b))
        #expect(!a.overlaps(Polygon(low: Point(4, 0), high: Point(5, 3))))
        #expect(a.contains([Point(0, 0), Point(4, 3), Point(2, 2)]))
        #expect(!a.contains([Point(2, 2), Point(2, 3.01)]))
    }

    @Test func `No area, no points and numbers that cannot be drawn give an empty polygon`() {
        let line = Polygon([Point(0, 0), Point(1, 1), Point(2, 2)])
        let box = Polygon(low: .zero, high: Point(1, 1))
        #expect(box.clipped(to: line).points.isEmpty)
        #expect(box.clipped(to: Polygon([])).points.isEmpty)
        #expect(Polygon([]).clipped(to: box).points.isEmpty)
        #expect(Polygon([Point(.nan, 0), Point(0, .infinity), Point(1e200, 0)]).points.isEmpty)
        #expect(Polygon([]).bounds == nil)
        #expect(!line.contains([Point(0.5, 0.5)]))
    }
}
