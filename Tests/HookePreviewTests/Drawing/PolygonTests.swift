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
        // Reference: between corners and crossings of edges, the length that two triangles share of an upright line is
        // a linear function of the line's place. So its value in the middle gives the area.
        typealias Edge = (from: Point, to: Point)
        func edges(_ triangle: Polygon) -> [Edge] {
            (0..<3).map { (triangle.points[$0], triangle.points[($0 + 1) % 3]) }
        }
        func crossing(_ a: Edge, _ b: Edge) -> Double {
            let (p, q, apart) = (a.to - a.from, b.to - b.from, b.from - a.from)
            let share = (apart.x * q.y - apart.y * q.x) / (p.x * q.y - p.y * q.x)
            return a.from.x + share * p.x
        }
        func heights(_ triangle: Polygon, _ x: Double) -> (low: Double, high: Double)? {
            let hits = edges(triangle).compactMap { edge -> Double? in
                guard (edge.from.x < x) != (edge.to.x < x) else { return nil }
                return edge.from.y + (x - edge.from.x) / (edge.to.x - edge.from.x) * (edge.to.y - edge.from.y)
            }
            return hits.isEmpty ? nil : (hits.min()!, hits.max()!)
        }
        checkProperty(seed: 5, cases: 300, triangles) { pair in
            let corners = pair.flatMap(\.points).map(\.x)
            let crossings = edges(pair[0]).flatMap { edge in edges(pair[1]).map { crossing(edge, $0) } }
            let places = (corners + crossings.filter { $0 > 0 && $0 < 10 }).sorted()
            var area = 0.0
            for (left, right) in zip(places, places.dropFirst()) {
                let middle = (left + right) / 2
                guard let a = heights(pair[0], middle), let b = heights(pair[1], middle) else { continue }
                area += (right - left) * max(0, min(a.high, b.high) - max(a.low, b.low))
            }
            return difference(
                pair[0].clipped(to: pair[1]).doubledArea.magnitude / 2, area, within: 1e-12, "area")
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
