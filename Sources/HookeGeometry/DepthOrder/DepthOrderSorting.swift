/// Sorts faces in painting order.
enum DepthSorting {
    /// The strength of the constraint that one face is painted before another.
    enum Bond: Int, Comparable {
        /// They intersect: the depth at the centroid.
        case crossing
        /// They are coplanar: the given order.
        case level
        /// One is behind the other.
        case depth

        static func < (a: Bond, b: Bond) -> Bool { a.rawValue < b.rawValue }
    }

    /// Returns faces from back to front, and whether each follows everything behind it.
    static func sorted(_ faces: [DepthFace], splitting: Bool) -> (faces: [DepthFace], isExact: Bool) {
        splitting ? (split(faces), true) : ordered(faces)
    }

    // MARK: Without cuts

    private static func ordered(_ faces: [DepthFace]) -> (faces: [DepthFace], isExact: Bool) {
        let graph = DepthGraph(faces, intersectionsFormCycles: false)
        var isExact = !graph.hasIntersection
        var result: [DepthFace] = []
        var tasks: [(nodes: [Int], least: Bond)] = [(Array(faces.indices), .crossing)]
        while let (nodes, least) = tasks.popLast() {
            let components = graph.stronglyConnectedComponents(nodes, least: least)
            guard components.count == 1, nodes.count > 1 else {
                // Each single face or smaller component in turn.
                if components.allSatisfy({ $0.count == 1 }) {
                    result += components.map { faces[$0[0]] }
                } else {
                    for component in components.reversed() { tasks.append((component, least)) }
                }
                continue
            }
            switch least {
            case .crossing: tasks.append((nodes, .level))
            case .level: tasks.append((nodes, .depth))
            case .depth:
                isExact = false
                let farthest = nodes.min { (faces[$0].low.z, $0) < (faces[$1].low.z, $1) }!
                result.append(faces[farthest])
                tasks.append((nodes.filter { $0 != farthest }, .crossing))
            }
        }
        return (result, isExact)
    }

    // MARK: With cuts

    private enum Task {
        case output([DepthFace])
        case sort([DepthFace])
    }

    /// Sorts by cutting: the plane of one face divides each cycle into the faces behind, in and in front of
    /// it, until there is no cycle. A part never contains the face of its dividing plane, so that the depth
    /// is at most n.
    private static func split(_ faces: [DepthFace]) -> [DepthFace] {
        var result: [DepthFace] = []
        var tasks: [Task] = [.sort(faces)]
        while let task = tasks.popLast() {
            guard case .sort(let faces) = task else {
                if case .output(let placed) = task { result += placed }
                continue
            }
            let graph = DepthGraph(faces, intersectionsFormCycles: true)
            let components = graph.stronglyConnectedComponents(Array(faces.indices), least: .crossing)
            if components.count == 1, faces.count > 1 {
                tasks += divided(faces)
                continue
            }
            for component in components.reversed() {
                let members = component.map { faces[$0] }
                if members.count == 1 { tasks.append(.output(members)) } else { tasks += divided(members) }
            }
        }
        return result
    }

    /// Returns the tasks for a cycle; the last runs first.
    private static func divided(_ faces: [DepthFace]) -> [Task] {
        let divider = faces[divider(of: faces)]
        var behind: [DepthFace] = []
        var level: [DepthFace] = []
        var before: [DepthFace] = []
        for face in faces {
            // A face is on its own plane by definition, without arithmetic, so that the cutting ends.
            switch face.source == divider.source ? .on : face.side(of: divider.plane) {
            case .back: behind.append(face)
            case .front: before.append(face)
            case .on: level.append(face)
            case .both:
                let parts = face.cut(by: divider.plane)
                behind.append(parts.back)
                before.append(parts.front)
            }
        }
        if behind.isEmpty, before.isEmpty { return [.output(ordered(faces).faces)] }
        return [.sort(before), .sort(level), .sort(behind)]
    }

    /// Returns the face whose plane cuts the fewest others, of up to sixteen evenly spaced candidates.
    private static func divider(of faces: [DepthFace]) -> Int {
        var best = 0
        var fewest = Int.max
        for index in stride(from: 0, to: faces.count, by: max(1, faces.count / 16)) {
            let plane = faces[index].plane
            var cuts = 0
            for face in faces where face.side(of: plane) == .both { cuts += 1 }
            if cuts < fewest { (best, fewest) = (index, cuts) }
        }
        return best
    }
}
