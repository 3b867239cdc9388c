/// What two faces are to each other where they cover the same part of the screen.
enum DepthRelation: Equatable {
    /// They share nothing of the screen, or no more than rounding.
    case apart
    /// The first is behind the second, everywhere both are.
    case behind
    /// The first is before the second, everywhere both are.
    case before
    /// They have the same depth everywhere both are.
    case level
    /// They pass through each other; `middle` is the first's depth over the second at the centroid of what they
    /// share, in its sign.
    case crossing(middle: Double)

    /// The relation of the second to the first.
    var reversed: DepthRelation {
        switch self {
        case .behind: .before
        case .before: .behind
        case .crossing(let middle): .crossing(middle: -middle)
        case .apart, .level: self
        }
    }
}

/// Compares faces. It keeps the memory for polygons from one comparison to the next.
struct DepthComparison {
    private var shared: [DepthFace.Place] = []
    private var kept: [DepthFace.Place] = []

    /// The relation of one face to another.
    mutating func relation(of first: DepthFace, to second: DepthFace) -> DepthRelation {
        guard first.low.x < second.high.x, second.low.x < first.high.x,
            first.low.y < second.high.y, second.low.y < first.high.y
        else { return .apart }
        // The corners of what they share carry the depths of the steeper face, whose plane would magnify the
        // rounding of their places; the flatter plane is asked for its depth there.
        return first.plane.steepness.sum() >= second.plane.steepness.sum()
            ? relation(ofSteeper: first, toFlatter: second)
            : relation(ofSteeper: second, toFlatter: first).reversed
    }

    private mutating func relation(ofSteeper steep: DepthFace, toFlatter flat: DepthFace) -> DepthRelation {
        share(steep, flat)
        guard shared.count >= 3, DepthFace.extent(shared).hasWidth else { return .apart }
        var highest = 0.0
        var lowest = 0.0
        for place in shared {
            let gap = flat.plane.gap(to: place, steepness: steep.plane.steepness)
            highest = max(highest, gap)
            lowest = min(lowest, gap)
        }
        if highest == 0 { return lowest == 0 ? .level : .behind }
        if lowest == 0 { return .before }
        return .crossing(middle: flat.plane.gap(to: centroid, steepness: steep.plane.steepness))
    }

    /// Clips one face by the edges of the other on the screen (Sutherland and Hodgman 1974).
    private mutating func share(_ subject: DepthFace, _ window: DepthFace) {
        shared.removeAll(keepingCapacity: true)
        for vertex in subject.vertices { shared.append(vertex.place) }
        guard var start = window.vertices.last?.place else { return }
        for corner in window.vertices {
            let end = corner.place
            clip(from: window.isClockwise ? start : end, to: window.isClockwise ? end : start)
            if shared.isEmpty { return }
            start = end
        }
    }

    private mutating func clip(from start: DepthFace.Place, to end: DepthFace.Place) {
        let edge = end.values - start.values
        @inline(__always) func depth(_ place: DepthFace.Place) -> Double {
            let step = place.values - start.values
            return differenceOfProducts(edge.x, step.y, edge.y, step.x)
        }
        kept.removeAll(keepingCapacity: true)
        var before = shared[shared.count - 1]
        var depthBefore = depth(before)
        for place in shared {
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
        swap(&shared, &kept)
    }

    /// The centroid, by triangles from the first corner.
    private var centroid: DepthFace.Place {
        let first = shared[0]
        var sum = Vector3.zero
        var total = 0.0
        for index in 2..<shared.count {
            let a = shared[index - 1].values - first.values
            let b = shared[index].values - first.values
            let area = differenceOfProducts(a.x, b.y, a.y, b.x)
            sum += area * (a + b)
            total += area
        }
        return DepthFace.Place(values: first.values + sum / (3 * total), errors: first.errors)
    }
}
