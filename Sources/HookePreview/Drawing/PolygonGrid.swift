/// Polygons by the cells of a grid over the screen, to find those near a place without reading all.
struct PolygonGrid {
    private let count: Int
    private let cell: SIMD2<Double>
    private var cells: [[Int]]

    /// Creates an empty grid for about `expected` polygons on a screen of a size.
    init(_ size: SIMD2<Double>, expected: Int) {
        count = min(12, max(1, Int(Double(expected).squareRoot() / 2)))
        cell = size / Double(count)
        cells = Array(repeating: [], count: count * count)
    }

    /// Adds a polygon by its number; larger numbers come later.
    mutating func insert(_ number: Int, _ polygon: Polygon) {
        guard let (low, high) = polygon.bounds else { return }
        var reached: [Int] = []
        forEach(low, high) { reached.append($0) }
        for index in reached { cells[index].append(number) }
    }

    /// Returns whether a polygon near a rectangle satisfies `isWanted`. Polygons that reach into the rectangle are near it.
    func contains(near low: SIMD2<Double>, _ high: SIMD2<Double>, where isWanted: (Int) -> Bool) -> Bool {
        var found = false
        forEach(low, high) { index in
            // The frontmost first: they hide most.
            if !found { found = cells[index].reversed().contains(where: isWanted) }
        }
        return found
    }

    /// Returns the polygons in the cell of a point, in ascending order.
    func around(_ point: SIMD2<Double>) -> [Int] {
        var found: [Int] = []
        forEach(point, point) { found = cells[$0] }
        return found
    }

    /// Calls `body` with each cell that a rectangle reaches. What lies outside the screen belongs to the cells at its edge.
    private func forEach(_ low: SIMD2<Double>, _ high: SIMD2<Double>, _ body: (Int) -> Void) {
        func index(_ place: Double, _ size: Double) -> Int {
            // NaN is in the first cell.
            let share = place / size
            return share > 0 ? Int(min(share, Double(count - 1))) : 0
        }
        for row in index(low.y, cell.y)...max(index(low.y, cell.y), index(high.y, cell.y)) {
            for column in index(low.x, cell.x)...max(index(low.x, cell.x), index(high.x, cell.x)) {
                body(row * count + column)
            }
        }
    }
}
