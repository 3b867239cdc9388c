/// Nodes with masses, and the springs between them: what a `SpringNetwork` is made of.
///
/// ```swift
/// var graph = SpringGraph()
/// let head = try graph.addNode(mass: 2)
/// let tail = try graph.addNode()
/// try graph.anchor(head, stiffness: 100, damping: 10)
/// try graph.connect(head, tail, stiffness: 50, damping: 5)
/// let network = try SpringNetwork(graph)
/// ```
///
/// Positions are measured from rest: a spring pulls two nodes so that their displacements from their rest positions agree.
/// Where those are is the motion's business, so one graph serves every layout.
public struct SpringGraph: Hashable, Sendable {
    /// A spring, between two nodes or between a node and what it is held by.
    public struct Link: Hashable, Sendable, Codable {
        /// What a spring does to the far end.
        public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
            /// It pulls both nodes alike, and its damping brakes their relative velocity.
            case mutual
            /// It pulls `node` after `other`, which does not notice; its damping brakes `node` alone.
            case following
            /// It pulls `node` to its rest position, and its damping brakes it.
            case anchor
        }

        /// What it does to the far end.
        public let kind: Kind
        /// The node it pulls.
        public let node: Int
        /// The other node; for an anchor `node` again.
        public let other: Int
        /// The force a unit of distance; at least 0.
        public let stiffness: Double
        /// The force a unit of velocity; at least 0.
        public let damping: Double
    }

    /// The mass of each node, by its index.
    public private(set) var masses: [Double] = []
    /// The springs, in the order they were added.
    public private(set) var links: [Link] = []

    /// A graph without nodes.
    public init() {}

    /// Adds a node and returns its index; they count from 0.
    /// - Throws: `HookeError.outOfRange` unless the mass is finite and above 0.
    @discardableResult public mutating func addNode(mass: Double = 1) throws(HookeError) -> Int {
        guard mass > 0, mass.isFinite else {
            throw .outOfRange(field: "mass", value: mass, accepted: "a finite number above 0")
        }
        masses.append(mass)
        return masses.count - 1
    }

    /// Joins two nodes by a spring that pulls both; its damping brakes their relative velocity.
    /// - Throws: `HookeError.outOfRange` unless stiffness and damping are finite and at least 0.
    /// - Precondition: Both are nodes of the graph, and not the same.
    public mutating func connect(
        _ node: Int, _ other: Int, stiffness: Double, damping: Double = 0
    ) throws(HookeError) {
        precondition(node != other, "node \(node) connected with itself")
        try add(.mutual, node, other, stiffness, damping)
    }

    /// Has a node follow another one, which does not notice: m·x″ = k·(x_other − x) − c·x′, in displacements from rest.
    ///
    /// It makes the stiffness unsymmetric, so that the network is answered by the matrix exponential.
    /// - Throws: `HookeError.outOfRange` unless stiffness and damping are finite and at least 0.
    /// - Precondition: Both are nodes of the graph, and not the same.
    public mutating func follow(
        _ node: Int, _ other: Int, stiffness: Double, damping: Double = 0
    ) throws(HookeError) {
        precondition(node != other, "node \(node) following itself")
        try add(.following, node, other, stiffness, damping)
    }

    /// Holds a node at its rest position.
    /// - Throws: `HookeError.outOfRange` unless stiffness and damping are finite and at least 0.
    /// - Precondition: It is a node of the graph.
    public mutating func anchor(
        _ node: Int, stiffness: Double, damping: Double = 0
    ) throws(HookeError) {
        try add(.anchor, node, node, stiffness, damping)
    }

    private mutating func add(
        _ kind: Link.Kind, _ node: Int, _ other: Int, _ stiffness: Double, _ damping: Double,
        path: String = ""
    ) throws(HookeError) {
        for index in [node, other] {
            precondition(masses.indices.contains(index), "node \(index) of \(masses.count)")
        }
        for (field, value) in [("stiffness", stiffness), ("damping", damping)]
        where !(value >= 0 && value.isFinite) {
            throw .outOfRange(
                field: "\(path)\(field)", value: value, accepted: "a finite number that is at least 0")
        }
        links.append(Link(kind: kind, node: node, other: other, stiffness: stiffness, damping: damping))
    }
}

extension SpringGraph {
    /// Nodes in a row, each joined to the next by `spring`, whose mass each of them has.
    /// - Parameters:
    ///   - count: How many nodes; at least 1.
    ///   - spring: The spring between neighbours.
    ///   - anchoringFirst: Whether one such spring holds the first node.
    ///   - anchoringLast: Whether one holds the last node.
    /// - Throws: `HookeError.outOfRange` for a count below 1.
    public static func chain(
        _ count: Int, spring: Spring, anchoringFirst: Bool = true, anchoringLast: Bool = false
    ) throws(HookeError) -> SpringGraph {
        var graph = try nodes(count, spring, field: .count)
        if anchoringFirst { graph.hold(0, spring) }
        for node in 1..<count { graph.join(.mutual, node - 1, node, spring) }
        if anchoringLast { graph.hold(count - 1, spring) }
        return graph
    }

    /// Views that trail a finger: the first node is held by `spring`, each further one follows the one before it.
    ///
    /// Nobody pulls back, so every node moves as if alone on a spring whose target is the node before.
    /// - Throws: `HookeError.outOfRange` for a count below 1.
    public static func trailing(_ count: Int, spring: Spring) throws(HookeError) -> SpringGraph {
        var graph = try nodes(count, spring, field: .count)
        graph.hold(0, spring)
        for node in 1..<count { graph.join(.following, node, node - 1, spring) }
        return graph
    }

    /// What holds a grid.
    public enum GridAnchors: String, Hashable, Sendable, Codable, CaseIterable {
        /// Nothing.
        case none
        /// A spring at each corner.
        case corners
        /// A spring wherever a node of the border lacks a neighbour, so two at a corner: a cloth in a frame.
        case border
    }

    /// Nodes in rows and columns, each joined to its neighbours; row r of column c is node r·columns + c.
    /// - Throws: `HookeError.outOfRange` for counts below 1.
    public static func grid(
        rows: Int, columns: Int, spring: Spring, anchors: GridAnchors = .none
    ) throws(HookeError) -> SpringGraph {
        guard rows >= 1 else {
            throw .outOfRange(field: "rows", value: Double(rows), accepted: "whole numbers from 1 on")
        }
        guard columns >= 1 else {
            throw .outOfRange(field: "columns", value: Double(columns), accepted: "whole numbers from 1 on")
        }
        var graph = try nodes(rows * columns, spring, field: "rows * columns")
        for row in 0..<rows {
            for column in 0..<columns {
                let node = row * columns + column
                if column + 1 < columns { graph.join(.mutual, node, node + 1, spring) }
                if row + 1 < rows { graph.join(.mutual, node, node + columns, spring) }
                guard anchors == .border else { continue }
                let missing = [row == 0, row == rows - 1, column == 0, column == columns - 1]
                for _ in missing.filter({ $0 }) { graph.hold(node, spring) }
            }
        }
        if anchors == .corners {
            for node in Set([0, columns - 1, (rows - 1) * columns, rows * columns - 1]).sorted() {
                graph.hold(node, spring)
            }
        }
        return graph
    }

    private static func nodes(
        _ count: Int, _ spring: Spring, field: HookeError.Field
    ) throws(HookeError) -> SpringGraph {
        guard count >= 1 else {
            throw .outOfRange(field: field, value: Double(count), accepted: "whole numbers from 1 on")
        }
        var graph = SpringGraph()
        graph.masses = Array(repeating: spring.mass, count: count)
        return graph
    }

    private mutating func hold(_ node: Int, _ spring: Spring) { join(.anchor, node, node, spring) }

    private mutating func join(_ kind: Link.Kind, _ node: Int, _ other: Int, _ spring: Spring) {
        links.append(
            Link(
                kind: kind, node: node, other: other, stiffness: spring.stiffness, damping: spring.damping))
    }
}

extension SpringGraph: Codable {
    private enum CodingKeys: String, CodingKey { case masses, links }

    /// Decodes and checks as the functions that add do.
    /// - Throws: what the decoder throws, and `HookeError` for numbers and nodes outside the domain.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        self.init()
        masses = try values.decode([Double].self, forKey: .masses)
        for (index, mass) in masses.enumerated() where !(mass > 0 && mass.isFinite) {
            throw HookeError.badElement(
                field: "masses", index: index, value: mass, accepted: "finite numbers above 0")
        }
        for (index, link) in try values.decode([Link].self, forKey: .links).enumerated() {
            let path = "links[\(index)]."
            for (field, node) in [("node", link.node), ("other", link.other)]
            where !masses.indices.contains(node) {
                throw HookeError.outOfRange(
                    field: "\(path)\(field)", value: Double(node),
                    accepted: "nodes, of which there are \(masses.count), counted from 0")
            }
            guard (link.kind == .anchor) == (link.node == link.other) else {
                throw HookeError.outOfRange(
                    field: "\(path)other", value: Double(link.other),
                    accepted: "another node, or for an anchor the same")
            }
            try add(link.kind, link.node, link.other, link.stiffness, link.damping, path: path)
        }
    }
}
