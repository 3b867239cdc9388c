internal import HookeJSON

/// A composition before its properties are read: the parents of its layers and the compositions they show.
struct LottieOutline {
    let id: String
    let layers: [LottieLayer.Draft]
    /// For each layer the index of its parent.
    let parents: [Int?]
    /// For each layer the index of the composition that it shows; 0 is the main composition.
    let shown: [Int?]

    /// Returns the main composition and those among the assets. Throws if references form a cycle.
    static func all(_ root: JSONNode, _ reading: FileNotes) throws(FileError) -> [LottieOutline] {
        let main = try root.required("layers", accepted: "an array of layers")
        var sources = [(id: "", layers: main)]
        var positions: [String: Int] = [:]
        var ids: Set<String> = []
        let assets = try reading.attempt("the assets are left out") { () throws(FileError) in
            try root.member("assets")?.elements() ?? []
        }
        for asset in assets ?? [] {
            let found = try reading.attempt("the asset is left out") {
                () throws(FileError) -> (id: String, layers: JSONNode)? in
                guard let id = try asset.member("id") else { return nil }
                let text = try id.string()
                guard ids.insert(text).inserted else { throw id.fault(accepted: "a unique id") }
                guard let layers = try asset.member("layers") else { return nil }
                _ = try layers.elements()
                return (text, layers)
            }
            guard let found = found ?? nil else { continue }
            positions[found.id] = sources.count
            sources.append(found)
        }
        var outlines: [LottieOutline] = []
        for source in sources {
            outlines.append(try LottieOutline(id: source.id, source.layers, positions, reading))
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
        id: String, _ layers: JSONNode, _ compositions: [String: Int], _ reading: FileNotes
    ) throws(FileError) {
        self.id = id
        var drafts: [LottieLayer.Draft] = []
        for place in try layers.elements() {
            let draft = try reading.attempt("the layer is left out") { () throws(FileError) in
                try LottieLayer.Draft(place, reading)
            }
            if let draft { drafts.append(draft) }
        }
        self.layers = drafts
        parents = try Self.parents(drafts, reading)
        var shown: [Int?] = []
        for draft in drafts {
            guard draft.type == 0 else {
                shown.append(nil)
                continue
            }
            let position = try reading.attempt("the layer shows nothing") { () throws(FileError) in
                guard let reference = draft.reference else {
                    throw draft.place.missing("refId", accepted: "the id of a composition among the assets")
                }
                guard let position = compositions[try reference.string()] else {
                    throw reference.fault(accepted: "the id of a composition among the assets")
                }
                return position
            }
            shown.append(position)
        }
        self.shown = shown
    }

    /// Returns the parent of each layer, found by its `ind`: as in players the first layer that has it, and none where no
    /// layer has it.
    private static func parents(
        _ drafts: [LottieLayer.Draft], _ reading: FileNotes
    ) throws(FileError) -> [Int?] {
        var holders: [Double: [Int]] = [:]
        for (number, draft) in drafts.enumerated() {
            guard let index = draft.index else { continue }
            let value = try reading.attempt("it is left out") { () throws(FileError) in try index.number() }
            if let value { holders[value, default: []].append(number) }
        }
        var parents: [Int?] = []
        for draft in drafts {
            guard let parent = draft.parent else {
                parents.append(nil)
                continue
            }
            let value = try reading.attempt("the layer has no parent") { () throws(FileError) in
                try parent.number()
            }
            let found = value.map { holders[$0] ?? [] } ?? []
            if value != nil, found.count != 1 {
                let error = parent.fault(
                    accepted: "the ind of exactly one layer of the composition; \(found.count) layers have it"
                )
                try reading.deviate(
                    error, found.isEmpty ? "the layer has no parent" : "the first of them is the parent")
            }
            parents.append(found.first)
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
