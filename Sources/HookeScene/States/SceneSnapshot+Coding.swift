/// The time, and the tree as a list, depth first from the back:
///
/// ```json
/// {"time": 0.25, "views": [
///   {"name": "window", "bounds.size.width": 390, "bounds.size.height": 844, "position.x": 195, "position.y": 422},
///   {"depth": 1, "name": "card", "opacity": 0.5}
/// ]}
/// ```
///
/// What a view has of a state is written as ``ViewState`` is; `name`, `tag`, `depth` and `isPicture` where they
/// are not empty, 0 and false. Views have other identities in every run, so files hold none: ids that were read
/// are by place in the list, the same in every run, and no view has them. Two snapshots that were read are
/// therefore equal when all else is; ``differences(from:within:)`` compares one with what a scene shows.
extension SceneSnapshot: Codable {
    /// Reads a snapshot; the error names the member, what it is and what is accepted.
    public init(from decoder: any Decoder) throws {
        let reader = MemberReader(try decoder.container(keyedBy: MemberName.self))
        let names = ["time", "views"]
        for key in reader.keys where !names.contains(key.name) {
            throw reader.refuse(key, accepted: "one of the members \(names)")
        }
        self.init(
            time: try reader.number(MemberName("time")),
            root: try reader.members.decode(Node.self, forKey: MemberName("views")))
    }

    /// Writes a snapshot; refuses numbers that are not finite, and more than 512 views inside each other.
    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: MemberName.self)
        try members.encodeNumber(time, "time")
        try members.encode(root, forKey: MemberName("views"))
    }
}

extension SceneSnapshot.Node: Codable {
    /// How many views may be around a view in a file: more would not fit on the stack of every thread.
    static let depthLimit = 511

    /// Reads a view and what is in it from a list.
    public init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        // The view that was read last, with those around it; each takes its children when they are complete.
        var open: [SceneSnapshot.Node] = []
        func close(to depth: Int) {
            while open.count > max(depth, 1) {
                let node = open.removeLast()
                open[open.count - 1].children.append(node)
            }
        }
        var place: UInt64 = 0
        while !list.isAtEnd {
            let reader = MemberReader(try list.nestedContainer(keyedBy: MemberName.self))
            let inside = place == 0 ? 0...0 : 1...min(open.count, Self.depthLimit)
            let depth = try reader.integer("depth", usual: 0, in: inside)
            guard inside.contains(depth) else {
                throw reader.refuse(
                    MemberName("depth"), accepted: "a whole number from 1 to \(inside.upperBound)")
            }
            close(to: depth)
            let picture = MemberName("isPicture")
            open.append(
                SceneSnapshot.Node(
                    id: ViewID(place: place), name: try reader.text("name"),
                    tag: try reader.integer("tag", usual: 0, in: .min ... .max),
                    state: try ViewState(from: reader, besides: ["depth", "name", "tag", picture.name]),
                    children: [],
                    isPicture: reader.members.contains(picture) ? try reader.flag(picture) : false))
            place += 1
        }
        close(to: 0)
        guard let root = open.first else {
            throw DecodingError.dataCorruptedError(
                in: list, debugDescription: "views has 0 elements; accepted: 1 or more, the window first")
        }
        self = root
    }

    /// Writes the view and what is in it as a list.
    public func encode(to encoder: any Encoder) throws {
        var list = encoder.unkeyedContainer()
        var waiting = [(node: self, depth: 0)]
        while let (node, depth) = waiting.popLast() {
            guard depth <= Self.depthLimit else {
                throw EncodingError.invalidValue(
                    node.name,
                    .init(
                        codingPath: list.codingPath,
                        debugDescription:
                            "depth is \(depth) at \"\(node.name)\"; accepted: up to \(Self.depthLimit)"))
            }
            var members = list.nestedContainer(keyedBy: MemberName.self)
            if depth != 0 { try members.encode(depth, forKey: MemberName("depth")) }
            if !node.name.isEmpty { try members.encode(node.name, forKey: MemberName("name")) }
            if node.tag != 0 { try members.encode(node.tag, forKey: MemberName("tag")) }
            if node.isPicture { try members.encode(true, forKey: MemberName("isPicture")) }
            try node.state.encode(into: &members)
            for child in node.children.reversed() { waiting.append((child, depth + 1)) }
        }
    }
}

extension MemberReader {
    /// A text; empty where it is missing.
    fileprivate func text(_ name: String) throws -> String {
        let key = MemberName(name)
        guard members.contains(key) else { return "" }
        guard let text = try? members.decode(String.self, forKey: key) else {
            throw refuse(key, accepted: "a text")
        }
        return text
    }
}
