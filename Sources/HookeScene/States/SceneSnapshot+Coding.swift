/// The time, and the views as a list, depth first from the back:
///
/// ```json
/// {"time": 0.25, "views": [
///   {"name": "window", "bounds.size.width": 390, "bounds.size.height": 844, "position.x": 195, "position.y": 422},
///   {"depth": 1, "name": "card", "opacity": 0.5}
/// ]}
/// ```
///
/// A view's state is written as ``ViewState``, a mask under `mask` as a list of its own. `name`, `tag`, `depth` and `isPicture` are written if not
/// empty, 0 or false.
///
/// Files have no view identities, which differ in every run. After reading, ids are list indices, which no
/// view has: two equal files give equal snapshots. ``differences(from:within:comparesTimes:)`` compares one
/// with what a scene shows.
extension SceneSnapshot: Codable {
    /// Reads a snapshot; errors name the member, its value and what is accepted.
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

    /// Writes a snapshot; throws for non-finite numbers and more than 512 nested views.
    public func encode(to encoder: any Encoder) throws {
        var members = encoder.container(keyedBy: MemberName.self)
        try members.encodeNumber(time, "time")
        try members.encode(root, forKey: MemberName("views"))
    }
}

extension SceneSnapshot.Node: Codable {
    /// The largest depth of a view in a file, limited by the stack of small threads.
    static let depthLimit = 511

    /// Reads a view and its subviews from a list.
    public init(from decoder: any Decoder) throws {
        var list = try decoder.unkeyedContainer()
        // The last view and its superviews; each gets its children when they are complete.
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
            let mask = MemberName("mask")
            var node = SceneSnapshot.Node(
                id: ViewID(place: place), name: try reader.text("name"),
                tag: try reader.integer("tag", usual: 0, in: .min ... .max),
                state: try ViewState(
                    from: reader, besides: ["depth", "name", "tag", picture.name, mask.name]),
                children: [], isPicture: reader.members.contains(picture) ? try reader.flag(picture) : false)
            if reader.members.contains(mask) {
                node.mask = try reader.members.decode(SceneSnapshot.Node.self, forKey: mask)
            }
            open.append(node)
            place += 1
        }
        close(to: 0)
        guard let root = open.first else {
            throw DecodingError.dataCorruptedError(
                in: list, debugDescription: "views has 0 elements; accepted: 1 or more, the window first")
        }
        self = root
    }

    /// Writes the view and its subviews as a list.
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
            if let mask = node.mask { try members.encode(mask, forKey: MemberName("mask")) }
            for child in node.children.reversed() { waiting.append((child, depth + 1)) }
        }
    }
}

extension MemberReader {
    fileprivate func text(_ name: String) throws -> String {
        let key = MemberName(name)
        guard members.contains(key) else { return "" }
        guard let text = try? members.decode(String.self, forKey: key) else {
            throw refuse(key, accepted: "a text")
        }
        return text
    }
}
