/// A composition before its properties are read: the parents of its layers and the compositions they show.
struct LottieOutline {
    let id: String
    let layers: [LottieLayer.Draft]
    /// For each layer the index of its parent.
    let parents: [Int?]
    /// For each layer the index of the composition that it shows; 0 is the main composition.
    let shown: [Int?]

    /// Returns the main composition and those among the assets. Throws if references form a cycle.
    static func all(_ root: JSONNode) throws(AssetError) -> [LottieOutline] {
        let main = try root.required("layers", accepted: "an array of layers")
        var sources = [(id: "", layers: main)]
        var positions: [String: Int] = [:]
        var ids: Set<String> = []
        for asset in try root.member("assets")?.elements() ?? [] {
            guard let id = try asset.member("id") else { continue }
            let text = try id.string()
            guard ids.insert(text).inserted else { throw id.fault(accepted: "a unique id") }
            guard let layers = try asset.member("layers") else { continue }
            positions[text] = sources.count
            sources.append((text, layers))
        }
        var outlines: [LottieOutline] = []
        for source in sources {
            outlines.append(try LottieOutline(id: source.id, source.layers, positions))
        }
        let edges = outlines.map { outline in outline.shown.compactMap { $0 } }
        if let cycle = cycle(edges) {
            let outline = outlines[cycle]
            let number = outline.shown.firstIndex { $0.map { canReach(cycle, from: $0, edges) } ?? false }
            let place = try outline.layers[number ?? 0].place.required("refId", accepted: "")
            throw place.fault(accepted: "a composition that does not contain this one")
        }
        return outlines
    }

    private init(
        id: String, _ layers: JSONNode, _ compositions: [String: Int]
    ) throws(AssetError) {
        self.id = id
        var drafts: [LottieLayer.Draft] = []
        for place in try layers.elements() { drafts.append(try LottieLayer.Draft(place)) }
        self.layers = drafts
        parents = try Self.parents(drafts)
        var shown: [Int?] = []
        for draft in drafts {
            guard draft.type == 0 else {
                shown.append(nil)
                continue
            }
            guard let reference = draft.reference else {
                throw draft.place.missing("refId", accepted: "the id of a composition among the assets")
            }
            guard let position = compositions[try reference.string()] else {
                throw reference.fault(accepted: "the id of a composition among the assets")
            }
            shown.append(position)
        }
        self.shown = shown
    }

    /// Returns the parent of each layer, found by its `ind`.
    private static func parents(_ drafts: [LottieLayer.Draft]) throws(AssetError) -> [Int?] {
        var holders: [Double: [Int]] = [:]
        for (number, draft) in drafts.enumerated() {
            if let index = draft.index { holders[try index.number(), default: []].append(number) }
        }
        var parents: [Int?] = []
        for draft in drafts {
            guard let parent = draft.parent else {
                parents.append(nil)
                continue
            }
            let found = holders[try parent.number()] ?? []
            guard found.count == 1 else {
                throw parent.fault(
                    accepted: "the ind of exactly one layer of the composition; \(found.count) layers have it"
                )
            }
            parents.append(found[0])
        }
        if let cycle = cycle(parents.map { $0.map { [$0] } ?? [] }) {
            throw try drafts[cycle].place.required("parent", accepted: "")
                .fault(accepted: "a layer that is not a descendant of this one")
        }
        return parents
    }

    /// Returns a node of a cycle in a directed graph; `nil` if there is none. It removes nodes without
    /// outgoing edges until none remains (Kahn 1962), in linear time and without recursion.
    private static func cycle(_ edges: [[Int]]) -> Int? {
        var sources: [[Int]] = Array(repeating: [], count: edges.count)
        for (node, targets) in edges.enumerated() {
            for target in targets { sources[target].append(node) }
        }
        var left = edges.map(\.count)
        var free = left.indices.filter { left[$0] == 0 }
        while let node = free.popLast() {
            for source in sources[node] {
                left[source] -= 1
                if left[source] == 0 { free.append(source) }
            }
        }
        // Every remaining node leads into a cycle: enough steps end inside it.
        guard var node = left.firstIndex(where: { $0 > 0 }) else { return nil }
        for _ in edges.indices { node = edges[node].first { left[$0] > 0 } ?? node }
        return node
    }

    /// Whether `goal` can be reached from `start`.
    private static func canReach(_ goal: Int, from start: Int, _ edges: [[Int]]) -> Bool {
        var seen: Set<Int> = [start]
        var open = [start]
        while let node = open.popLast() {
            if node == goal { return true }
            for target in edges[node] where seen.insert(target).inserted { open.append(target) }
        }
        return false
    }
}
