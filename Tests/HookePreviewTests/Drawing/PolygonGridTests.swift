import TestSupport
import Testing

@testable import HookePreview

@Suite struct PolygonGridTests {
    @Test(arguments: [1, 20, 400])
    func `Every polygon that reaches into a rectangle is found near it`(_ count: Int) {
        var numbers = SeededGenerator(seed: UInt64(count))
        let size = SIMD2(390.0, 844.0)
        func point() -> SIMD2<Double> {
            SIMD2(
                Double.random(in: -100...490, using: &numbers), Double.random(in: -100...944, using: &numbers)
            )
        }
        let polygons = (0..<count).map { _ in Polygon([point(), point(), point()]) }
        var grid = PolygonGrid(size, expected: count)
        for (index, polygon) in polygons.enumerated() { grid.insert(index, polygon) }
        for _ in 0..<randomCases(100) {
            let corner = point()
            let box = Polygon(low: corner, high: corner + SIMD2(60, 18))
            var near: Set<Int> = []
            _ = grid.contains(near: corner, corner + SIMD2(60, 18)) {
                near.insert($0)
                return false
            }
            for (index, polygon) in polygons.enumerated() where box.overlaps(polygon, area: 0) {
                #expect(near.contains(index))
            }
            let around = grid.around(corner)
            #expect(around == around.sorted())
            for (index, polygon) in polygons.enumerated() where polygon.contains([corner]) {
                #expect(around.contains(index))
            }
        }
    }
}
