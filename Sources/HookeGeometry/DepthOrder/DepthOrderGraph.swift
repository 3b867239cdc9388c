/// The graph of faces that have to be painted before others.
struct DepthGraph {
    private typealias Bond = (face: Int, strength: DepthSorting.Bond)

    /// For each face, the faces painted before it, in ascending order.
    private var predecessors: [[Bond]]
    /// Whether two faces intersect.
    private(set) var hasIntersection = false

    /// Compares all pairs whose bounds overlap on the screen, found by a sweep along x.
    ///
    /// With `intersectionsFormCycles` two intersecting faces form a cycle; otherwise the depth at the centroid
    /// decides.
    init(_ faces: [DepthFace], intersectionsFormCycles: Bool) {
        predecessors = Array(repeating: [], count: faces.count)
        var comparison = DepthComparison()
        var open: [Int] = []
        for index in faces.indices.sorted(by: { (faces[$0].low.x, $0) < (faces[$1].low.x, $1) }) {
            let left = faces[index].low.x
            open.removeAll { faces[$0].high.x <= left }
            for other in open where faces[other].source != faces[index].source {
                let (a, b) = (min(index, other), max(index, other))
                switch comparison.relation(of: faces[a], to: faces[b]) {
                case .apart: break
                case .behind: predecessors[b].append((a, .depth))
                case .before: predecessors[a].append((b, .depth))
                case .level: predecessors[b].append((a, .level))
                case .crossing(let middle):
                    hasIntersection = true
                    if intersectionsFormCycles || middle > 0 { predecessors[a].append((b, .crossing)) }
                    if intersectionsFormCycles || middle <= 0 { predecessors[b].append((a, .crossing)) }
                }
            }
            open.append(index)
        }
        for index in predecessors.indices { predecessors[index].sort { $0.face < $1.face } }
    }

    /// Returns the strongly connected components of `nodes` under bonds of at least the given strength, each
    /// after its predecessors; single faces are components of one. Otherwise in the order of `nodes`.
    ///
    /// Tarjan's algorithm (1972) along the predecessors, without recursion.
    func stronglyConnectedComponents(_ nodes: [Int], least: DepthSorting.Bond) -> [[Int]] {
        // −1: not in `nodes`; 0: not visited; positive: the number of the visit; Int.max: already in a
        // component.
        var visit = Array(repeating: -1, count: predecessors.count)
        for node in nodes { visit[node] = 0 }
        var lowest = visit
        var count = 0
        var waiting: [Int] = []
        var path: [(node: Int, next: Int)] = []
        var result: [[Int]] = []
        for root in nodes where visit[root] == 0 {
            path.append((root, 0))
            while let (node, next) = path.last {
                if next == 0 {
                    count += 1
                    visit[node] = count
                    lowest[node] = count
                    waiting.append(node)
                }
                var index = next
                var child: Int?
                while index < predecessors[node].count, child == nil {
                    let bond = predecessors[node][index]
                    index += 1
                    guard bond.strength >= least else { continue }
                    if visit[bond.face] == 0 {
                        child = bond.face
                    } else if visit[bond.face] > 0, visit[bond.face] != .max {
                        lowest[node] = min(lowest[node], visit[bond.face])
                    }
                }
                // At least 1, so that a node is entered only once.
                path[path.count - 1].next = max(1, index)
                if let child {
                    path.append((child, 0))
                    continue
                }
                path.removeLast()
                if let parent = path.last { lowest[parent.node] = min(lowest[parent.node], lowest[node]) }
                guard lowest[node] == visit[node] else { continue }
                var component: [Int] = []
                while let member = waiting.popLast() {
                    visit[member] = .max
                    component.append(member)
                    if member == node { break }
                }
                result.append(component.sorted())
            }
        }
        return result
    }
}
