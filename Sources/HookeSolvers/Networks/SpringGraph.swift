/// Nodes with masses and the springs between them, the input of a `SpringNetwork`.
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
/// Positions are relative to rest: a spring pulls two nodes until their displacements from their rest positions are
/// equal. A motion defines the rest positions, so one graph serves every layout.
public struct SpringGraph: Hashable, Sendable {
    /// A spring between two nodes, or between a node and its rest position.
    public struct Link: Hashable, Sendable, Codable {
        /// How a spring acts on its ends.
        public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
            /// It pulls both nodes equally, and its damping acts on their relative velocity.
            case mutual
            /// It pulls `node` towards `other` without a reaction on `other`; its damping acts on `node` alone.
            case following
            /// It pulls `node` to its rest position, with damping.
            case anchor
        }

        /// How it acts on its ends.
        public let kind: Kind
        /// The node that it pulls.
        public let node: Int
        /// The other node; for an anchor `node` again.
        public let other: Int
        /// The force per unit of distance; at least 0.
        public let stiffness: Double
        /// The force per unit of velocity; at least 0.
        public let damping: Double
    }

    /// The mass of each node, by its index.
    public private(set) var masses: [Double] = []
    /// The springs, in the order they were added.
    public private(set) var links: [Link] = []

    /// Creates a graph without nodes.
    public init() {}

    /// Adds a node and returns its index, from 0 on.
    /// - Throws: `HookeError.outOfRange` unless the mass is finite and above 0.
    @discardableResult public mutating func addNode(mass: Double = 1) throws(HookeError) -> Int {
        guard mass > 0, mass.isFinite else {
            throw .outOfRange(field: "mass", value: mass, accepted: "a finite number above 0")
        }
        masses.append(mass)
        return masses.count - 1
    }

    /// Connects two nodes by a spring that pulls both; its damping acts on their relative velocity.
    /// - Throws: `HookeError.outOfRange` unless stiffness and damping are finite and at least 0.
    /// - Precondition: Both are nodes of the graph, and different.
    public mutating func connect(
        _ node: Int, _ other: Int, stiffness: Double, damping: Double = 0
    ) throws(HookeError) {
        precondition(node != other, "node \(node) connected with itself")
        try add(.mutual, node, other, stiffness, damping)
    }

    /// Makes a node follow another without a reaction: m·x″ = k·(x_other − x) − c·x′, in displacements from rest.
    ///
    /// The stiffness becomes unsymmetric, so the network uses the matrix exponential.
    /// - Throws: `HookeError.outOfRange` unless stiffness and damping are finite and at least 0.
    /// - Precondition: Both are nodes of the graph, and different.
    public mutating func follow(
        _ node: Int, _ other: Int, stiffness: Double, damping: Double = 0
    ) throws(HookeError) {
        precondition(node != other, "node \(node) following itself")
        try add(.following, node, other, stiffness, damping)
    }

    /// Connects a node to its rest position.
    /// - Throws: `HookeError.outOfRange` unless stiffness and damping are finite and at least 0.
    /// - Precondition: `node` is a node of the graph.
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
    /// Creates a row of nodes, each connected to the next by `spring` and with its mass.
    /// - Parameters:
    ///   - count: The number of nodes; at least 1.
    ///   - spring: The spring between neighbours.
    ///   - anchoringFirst: Whether such a spring anchors the first node.
    ///   - anchoringLast: Whether such a spring anchors the last node.
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

    /// Creates nodes for views that trail a finger: `spring` anchors the first node, and each other node follows the
    /// one before it.
    ///
    /// There is no reaction, so every node moves like a single spring whose target is the node before.
    /// - Throws: `HookeError.outOfRange` for a count below 1.
    public static func trailing(_ count: Int, spring: Spring) throws(HookeError) -> SpringGraph {
        var graph = try nodes(count, spring, field: .count)
        graph.hold(0, spring)
        for node in 1..<count { graph.join(.following, node, node - 1, spring) }
        return graph
    }

    /// The anchors of a grid.
    public enum GridAnchors: String, Hashable, Sendable, Codable, CaseIterable {
        /// Nothing.
        case none
        /// A spring at each corner.
        case corners
        /// A spring for each missing neighbour of a border node (two at a corner): a cloth in a frame.
        case border
    }

    /// Creates a grid of nodes, each connected to its neighbours. The node in row r and column c is r·columns + c.
    /// - Throws: `HookeError.outOfRange` for counts below 1.
    public static func grid(
        rows: Int, columns: Int, spring: Spring, anchors: GridAnchors = .none
    ) throws(HookeError) -> SpringGraph {
        guard rows >= 1 else {
            throw .outOfRange(field: "rows", value: Double(rows), accepted: "integers of at least 1")
        }
        guard columns >= 1 else {
            throw .outOfRange(field: "columns", value: Double(columns), accepted: "integers of at least 1")
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
            throw .outOfRange(field: field, value: Double(count), accepted: "integers of at least 1")
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

    /// Decodes a graph with the checks of the methods that add nodes and springs.
    /// - Throws: The decoder's errors, and `HookeError` for numbers and nodes outside the domain.
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
                    accepted: "node indices in 0..<\(masses.count)")
            }
            guard (link.kind == .anchor) == (link.node == link.other) else {
                throw HookeError.outOfRange(
                    field: "\(path)other", value: Double(link.other),
                    accepted: "another node; for an anchor the node itself")
            }
            try add(link.kind, link.node, link.other, link.stiffness, link.damping, path: path)
        }
    }
}
