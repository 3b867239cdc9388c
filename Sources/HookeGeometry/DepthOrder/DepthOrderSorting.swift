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
        let graph = DepthGraph(faces, bindsCrossingsBothWays: false)
        var isExact = !graph.hasCrossing
        var result: [DepthFace] = []
        var tasks: [(nodes: [Int], least: Bond)] = [(Array(faces.indices), .crossing)]
        while let (nodes, least) = tasks.popLast() {
            let knots = graph.knots(nodes, least: least)
            guard knots.count == 1, nodes.count > 1 else {
                // Each single face or smaller component in turn.
                if knots.allSatisfy({ $0.count == 1 }) {
                    result += knots.map { faces[$0[0]] }
                } else {
                    for knot in knots.reversed() { tasks.append((knot, least)) }
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
        case place([DepthFace])
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
                if case .place(let placed) = task { result += placed }
                continue
            }
            let graph = DepthGraph(faces, bindsCrossingsBothWays: true)
            let knots = graph.knots(Array(faces.indices), least: .crossing)
            if knots.count == 1, faces.count > 1 {
                tasks += parted(faces)
                continue
            }
            for knot in knots.reversed() {
                let members = knot.map { faces[$0] }
                if members.count == 1 { tasks.append(.place(members)) } else { tasks += parted(members) }
            }
        }
        return result
    }

    /// Returns the tasks for a cycle; the last runs first.
    private static func parted(_ faces: [DepthFace]) -> [Task] {
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
        if behind.isEmpty, before.isEmpty { return [.place(ordered(faces).faces)] }
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
