/// The trees of several snapshots merged into one: each place of a view in the tree is a node with its states over time.
///
/// A view that moves to another superview, or in front of or behind its siblings, has a node for each place, of which one is
/// present at a time.
struct SampledTree {
    final class Node {
        let id: ViewID
        let name: String
        let tag: Int
        let isPicture: Bool
        /// The state in each snapshot; `nil` where the view is not there. Shorter than the number of snapshots at first.
        private(set) var states: [ViewState?] = []
        /// From back to front.
        var children: [Node] = []
        /// The masks of the view, usually one, in the order in which it has them.
        var masks: [Node] = []
        /// The view in the snapshots, whose id is another one if it has several nodes.
        let source: ViewID

        /// The view in messages.
        var spelling: String { name.isEmpty ? "view \(source)" : "view \(source) \"\(name)\"" }

        init(_ node: SceneSnapshot.Node, id: ViewID) {
            (self.id, name, tag, isPicture) = (id, node.name, node.tag, node.isPicture)
            source = node.id
        }

        func add(_ state: ViewState?, at index: Int) {
            while states.count < index { states.append(nil) }
            states.append(state)
        }
    }

    private(set) var root: Node
    private var known: Set<ViewID> = []
    private var count = 0

    /// - Parameter snapshots: at least one, all of one window.
    init(_ snapshots: [SceneSnapshot]) {
        root = Node(snapshots[0].root, id: snapshots[0].root.id)
        known.insert(root.id)
        for snapshot in snapshots {
            merge(snapshot.root, into: root)
            count += 1
        }
        complete(root)
    }

    private mutating func merge(_ node: SceneSnapshot.Node, into target: Node) {
        target.add(node.state, at: count)
        let isSame =
            node.children.count == target.children.count
            && zip(node.children, target.children).allSatisfy { $0.id == $1.source }
        if !isSame { arrange(node.children, in: target) }
        if let mask = node.mask {
            if target.masks.last?.source != mask.id {
                let isNew = known.insert(mask.id).inserted
                target.masks.append(Node(mask, id: isNew ? mask.id : .unique()))
            }
            merge(mask, into: target.masks[target.masks.count - 1])
        }
        var next = 0
        for child in node.children {
            while target.children[next].source != child.id { next += 1 }
            merge(child, into: target.children[next])
            next += 1
        }
    }

    /// Inserts nodes for children that are new, or that have moved in front of others.
    private mutating func arrange(_ children: [SceneSnapshot.Node], in target: Node) {
        var places: [ViewID: [Int]] = [:]
        for (index, child) in target.children.enumerated() { places[child.source, default: []].append(index) }
        var result: [Node] = []
        var next = 0
        for child in children {
            if let place = places[child.id]?.first(where: { $0 >= next }) {
                result += target.children[next...place]
                next = place + 1
            } else {
                result.append(Node(child, id: known.insert(child.id).inserted ? child.id : .unique()))
            }
        }
        target.children = result + target.children[next...]
    }

    private func complete(_ node: Node) {
        if node.states.count < count { node.add(nil, at: count - 1) }
        for child in node.children + node.masks { complete(child) }
    }
}
