/// The relation of two faces where they cover the same part of the screen.
enum DepthRelation: Equatable {
    /// They overlap nowhere on the screen, or only within rounding.
    case apart
    /// The first is behind the second in the whole overlap.
    case behind
    /// The first is in front of the second in the whole overlap.
    case before
    /// They have the same depth in the whole overlap.
    case level
    /// They intersect; the sign of `middle` is that of the first's depth minus the second's at the centroid
    /// of the overlap.
    case crossing(middle: Double)

    /// The relation with first and second exchanged.
    var reversed: DepthRelation {
        switch self {
        case .behind: .before
        case .before: .behind
        case .crossing(let middle): .crossing(middle: -middle)
        case .apart, .level: self
        }
    }
}

/// Compares faces, and reuses memory for polygons between comparisons.
struct DepthComparison {
    private var overlap: [DepthFace.Position] = []
    private var kept: [DepthFace.Position] = []

    /// Returns the relation of one face to another.
    mutating func relation(of first: DepthFace, to second: DepthFace) -> DepthRelation {
        guard first.low.x < second.high.x, second.low.x < first.high.x,
            first.low.y < second.high.y, second.low.y < first.high.y
        else { return .apart }
        // Evaluating a plane at a corner of the overlap multiplies the corner's rounding error by the slope
        // of the plane. So each corner stores the depth of the steeper face, and only the flatter plane is
        // evaluated there.
        return first.plane.steepness.sum() >= second.plane.steepness.sum()
            ? relation(ofSteeper: first, toFlatter: second)
            : relation(ofSteeper: second, toFlatter: first).reversed
    }

    private mutating func relation(ofSteeper steep: DepthFace, toFlatter flat: DepthFace) -> DepthRelation {
        intersect(steep, flat)
        guard overlap.count >= 3, DepthFace.extent(overlap).hasWidth else { return .apart }
        var highest = 0.0
        var lowest = 0.0
        for place in overlap {
            let gap = flat.plane.gap(to: place, steepness: steep.plane.steepness)
            highest = max(highest, gap)
            lowest = min(lowest, gap)
        }
        if highest == 0 { return lowest == 0 ? .level : .behind }
        if lowest == 0 { return .before }
        return .crossing(middle: flat.plane.gap(to: centroid, steepness: steep.plane.steepness))
    }

    /// Clips one face by the edges of the other on the screen (Sutherland and Hodgman 1974).
    private mutating func intersect(_ subject: DepthFace, _ window: DepthFace) {
        overlap.removeAll(keepingCapacity: true)
        for vertex in subject.vertices { overlap.append(vertex.place) }
        guard var start = window.vertices.last?.place else { return }
        for corner in window.vertices {
            let end = corner.place
            clip(from: window.isClockwise ? start : end, to: window.isClockwise ? end : start)
            if overlap.isEmpty { return }
            start = end
        }
    }

    private mutating func clip(from start: DepthFace.Position, to end: DepthFace.Position) {
        let edge = end.values - start.values
        @inline(__always) func depth(_ place: DepthFace.Position) -> Double {
            let step = place.values - start.values
            return differenceOfProducts(edge.x, step.y, edge.y, step.x)
        }
        kept.removeAll(keepingCapacity: true)
        var before = overlap[overlap.count - 1]
        var depthBefore = depth(before)
        for place in overlap {
            let depth = depth(place)
            if (depth >= 0) != (depthBefore >= 0) {
                var cut = before.toward(place, depthBefore / (depthBefore - depth))
                let step = cut.values - start.values
                let along = (step.x * edge.x + step.y * edge.y) / (edge.x * edge.x + edge.y * edge.y)
                cut.errors += start.errors + min(1, max(0, along)) * (end.errors - start.errors)
                kept.append(cut)
            }
            if depth >= 0 { kept.append(place) }
            before = place
            depthBefore = depth
        }
        swap(&overlap, &kept)
    }

    /// The centroid, by triangles at the first corner.
    private var centroid: DepthFace.Position {
        let first = overlap[0]
        var sum = Vector3.zero
        var total = 0.0
        for index in 2..<overlap.count {
            let a = overlap[index - 1].values - first.values
            let b = overlap[index].values - first.values
            let area = differenceOfProducts(a.x, b.y, a.y, b.x)
            sum += area * (a + b)
            total += area
        }
        return DepthFace.Position(values: first.values + sum / (3 * total), errors: first.errors)
    }
}
