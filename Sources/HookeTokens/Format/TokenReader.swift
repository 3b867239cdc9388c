import HookeJSON

/// Reads the tokens of a file and resolves what refers to other tokens.
struct TokenReader {
    let root: JSONNode
    let lines: TextLines
    let notes: FileNotes
    /// What types of other names are read as.
    let types: [String: MotionTokens.Kind]
    /// Whether the file has tokens of the older form, whose names have no dollar sign.
    private let isOlder: Bool
    /// The errors of tokens that are kept and not read.
    var failures: [String: FileError] = [:]
    /// The tokens by name, when all are known.
    private(set) var index: [String: Found] = [:]

    /// A token with the type that its groups give it.
    struct Found {
        let place: JSONNode
        let inherited: String?
    }

    init(
        _ tree: JSONValue, _ lines: TextLines, _ notes: FileNotes, _ types: [String: MotionTokens.Kind]
    ) throws(FileError) {
        let (renamed, places) = notes.isStrict ? (tree, []) : OlderTokens.renamed(tree)
        root = JSONNode(renamed)
        (self.lines, self.notes, self.types, isOlder) = (lines, notes, types, !places.isEmpty)
        guard let first = places.first else { return }
        try notes.deviate(
            fault(first, "the token", accepted: "$value and $type, with a dollar sign"),
            places.count == 1
                ? "it is read by value and type" : "\(places.count) tokens are read by value and type")
    }

    /// The types of the format.
    static let formatTypes = [
        "color", "dimension", "fontFamily", "fontWeight", "duration", "cubicBezier", "number", "strokeStyle",
        "border", "transition", "shadow", "gradient", "typography",
    ]
    /// The members of tokens and groups that begin with `$`.
    private static let reserved = [
        "$value", "$type", "$description", "$extensions", "$deprecated", "$ref", "$extends", "$root",
    ]
    /// The most references from one to the next.
    static let longestChain = 128

    // MARK: - Errors

    func fault(
        _ place: JSONNode, _ field: String, value: String? = nil, accepted: String, nearest: String? = nil
    ) -> FileError {
        fault(
            place,
            .badValue(
                field: HookeError.Field(field), value: value ?? place.value.shown, nearest: nearest,
                accepted: accepted))
    }

    func fault(_ place: JSONNode, _ error: HookeError) -> FileError {
        let start = lines.place(of: place.value.offset)
        let names: [JSONStep: JSONStep] = [
            .member("$value"): .member("value"), .member("$type"): .member("type"),
        ]
        let path = isOlder ? place.path.map { names[$0] ?? $0 } : place.path
        return FileError(path: path.pointer, line: start.line, column: start.column, .invalid(error))
    }

    // MARK: - Groups

    /// Returns a group and the groups that it extends.
    private func layers(of place: JSONNode) throws(FileError) -> [JSONNode] {
        var layers = [place]
        while let extends = layers[layers.count - 1]["$extends"] {
            let text = extends.value.string ?? extends.value["$ref"]?.string
            let target: JSONNode
            if let text, let name = Self.alias(text) {
                target = try group(named: name, for: extends)
            } else if let text, let steps = Self.steps(fragment: text) {
                target = try follow(steps, for: extends)
            } else {
                throw fault(extends, "$extends", accepted: "a group as \"{name}\" or \"#/name\"")
            }
            guard target.value.members != nil, !Self.isToken(target) else {
                throw fault(extends, "$extends", accepted: "a group")
            }
            let isWithin = layers.contains { $0.path.starts(with: target.path) }
            guard !isWithin, layers.count < Self.longestChain else {
                throw fault(extends, "$extends", accepted: "a group that does not lead back to this one")
            }
            layers.append(target)
        }
        return layers
    }

    private func group(named name: String, for place: JSONNode) throws(FileError) -> JSONNode {
        var current = root
        for part in name.split(separator: ".", omittingEmptySubsequences: false) {
            guard let next = current[String(part)] else {
                let words = (current.value.members ?? []).map(\.name).filter { !$0.hasPrefix("$") }
                throw fault(
                    place, "$extends", accepted: "a group of the file",
                    nearest: nearestWord(to: String(part), in: words))
            }
            current = next
        }
        return current
    }

    static func isToken(_ place: JSONNode) -> Bool {
        place.value["$value"] != nil || place.value["$ref"] != nil
    }

    /// Calls a closure with every token, in order of the file.
    private func visit(_ body: (String, Found) throws(FileError) -> Void) throws(FileError) {
        guard root.value.members != nil else {
            throw fault(root, "the file", accepted: "an object with groups and tokens")
        }
        try visit([root], "", nil, body)
    }

    private func visit(
        _ layers: [JSONNode], _ prefix: String, _ inherited: String?,
        _ body: (String, Found) throws(FileError) -> Void
    ) throws(FileError) {
        var all: [JSONNode] = []
        for layer in layers {
            do { all += try self.layers(of: layer) } catch {
                try notes.deviate(error, "the group is not extended")
                all.append(layer)
            }
        }
        guard all.count <= Self.longestChain else {
            throw fault(all[0], "$extends", accepted: "at most \(Self.longestChain) groups above each other")
        }
        var type = inherited
        for layer in all.reversed() {
            try check(layer)
            type = layer.value["$type"]?.string ?? type
        }
        var seen: Set<String> = []
        for layer in all {
            for member in layer.value.members ?? [] where seen.insert(member.name).inserted {
                let isRoot = member.name == "$root"
                guard isRoot || !member.name.hasPrefix("$") else { continue }
                let child = layer.child(.member(member.name), member.value)
                // A look-up in each layer takes time by the number of members.
                let children = all.count == 1 ? [child] : all.compactMap { $0[member.name] }
                try checkName(member.name, child)
                guard child.value.members != nil else {
                    let error = fault(child, member.name, accepted: "a token or a group: an object")
                    try notes.deviate(error, "it is kept", kind: "member")
                    continue
                }
                let name = prefix.isEmpty ? member.name : "\(prefix).\(member.name)"
                if Self.isToken(child) {
                    try check(child)
                    try body(name, Found(place: child, inherited: type))
                } else {
                    guard !isRoot else {
                        let error = fault(child, "$root", accepted: "a token: an object with $value")
                        try notes.deviate(error, "it is kept")
                        continue
                    }
                    try visit(children.filter { !Self.isToken($0) }, name, type, body)
                }
            }
        }
    }

    private func checkName(_ name: String, _ place: JSONNode) throws(FileError) {
        let isBad = name.isEmpty || name.utf8.contains { $0 == 0x7B || $0 == 0x7D || $0 == 0x2E }
        guard isBad else { return }
        let error = fault(
            place, "the name", value: "\"\(name.excerpt)\"",
            accepted: "a text without \"{\", \"}\" and \".\"")
        try notes.deviate(error, "it is read as it is")
    }

    /// Checks the members that begin with `$`.
    private func check(_ place: JSONNode) throws(FileError) {
        let isToken = Self.isToken(place)
        for member in place.value.members ?? [] {
            let inside = place.child(.member(member.name), member.value)
            switch member.name {
            case "$type":
                let text = inside.value.string
                guard text == nil || !isKnown(text) else { continue }
                // A token may be read by its value all the same, which is noted there.
                if isToken, text != nil, !notes.isStrict { continue }
                try notes.deviate(unknownType(inside), "it is kept", kind: "type \(text ?? "")")
            case "$description":
                guard inside.value.string == nil else { continue }
                try notes.deviate(fault(inside, "$description", accepted: "a string"), "it is kept")
            case "$extensions":
                guard inside.value.members == nil else { continue }
                try notes.deviate(fault(inside, "$extensions", accepted: "an object"), "it is kept")
            case "$deprecated":
                if case .bool = inside.value.content { continue }
                guard inside.value.string == nil else { continue }
                let error = fault(inside, "$deprecated", accepted: "true, false or a string")
                try notes.deviate(error, "it is kept")
            case "$value", "$ref", "$extends", "$root": continue
            default:
                if member.name.hasPrefix("$"), let near = nearestWord(to: member.name, in: Self.reserved) {
                    let error = fault(
                        inside, "the name", value: "\"\(member.name.excerpt)\"",
                        accepted: Self.reserved.joined(separator: ", "), nearest: near)
                    try notes.deviate(error, "it is kept and not read")
                }
                guard isToken, member.value["$value"] != nil else { continue }
                let error = fault(inside, member.name, accepted: "no token inside a token")
                try notes.deviate(error, "it is kept and not read")
            }
        }
        if isToken, place.value["$value"] != nil, let other = place["$ref"] {
            try notes.deviate(fault(other, "$ref", accepted: "$value or $ref, not both"), "$value is read")
        }
    }

    /// Whether a type is one of the format or of the mapping.
    func isKnown(_ type: String?) -> Bool {
        type.map { Self.formatTypes.contains($0) || types[$0] != nil } ?? false
    }

    func unknownType(_ place: JSONNode) -> FileError {
        let words = Self.formatTypes + types.keys.sorted()
        return fault(
            place, "$type", accepted: words.joined(separator: ", "),
            nearest: place.value.string.flatMap { nearestWord(to: $0, in: words) })
    }
}

// MARK: - References

extension TokenReader {
    /// The name in `{name}`; `nil` for other texts.
    static func alias(_ text: String) -> String? {
        guard text.hasPrefix("{"), text.hasSuffix("}"), text.utf8.count > 2 else { return nil }
        let name = text.dropFirst().dropLast()
        return name.utf8.contains { $0 == 0x7B || $0 == 0x7D } ? nil : String(name)
    }

    /// Returns the name of a token that a reference is about: in style-dictionary it names the member `value`.
    func canonical(_ name: String) -> String {
        guard isOlder, index[name] == nil, name.hasSuffix(".value") else { return name }
        return String(name.dropLast(".value".count))
    }

    /// Returns the token of a name.
    func find(_ name: String, for place: JSONNode) throws(FileError) -> Found {
        if let found = index[canonical(name)] { return found }
        throw fault(
            place, "the reference", accepted: "the name of a token of the file",
            nearest: nearestWord(to: name, in: index.keys.sorted()))
    }

    /// Returns all tokens in order of the file, and notes their names.
    mutating func collect() throws(FileError) -> [(name: String, found: Found)] {
        var list: [(name: String, found: Found)] = []
        try visit { name, found in list.append((name, found)) }
        for (name, found) in list {
            if index.updateValue(found, forKey: name) != nil {
                let error = fault(
                    found.place, "the name", value: "\"\(name.excerpt)\"", accepted: "a name of one token")
                try notes.deviate(error, "references lead to this one")
            }
        }
        return list
    }

    /// Returns the value at a pointer. References on the way are followed.
    func follow(_ steps: [String], for place: JSONNode, depth: Int = 0) throws(FileError) -> JSONNode {
        var current = root
        for step in steps {
            if !current.path.isEmpty { current = try resolved(current, depth: depth + 1) }
            var next = current[step]
            if next == nil, current.value["$extends"] != nil {
                for layer in try layers(of: current) where next == nil { next = layer[step] }
            }
            if next == nil, let elements = current.elementsIfArray, let index = Int(step),
                elements.indices.contains(index), "\(index)" == step
            {
                next = elements[index]
            }
            guard let next else {
                let words = (current.value.members ?? []).map(\.name)
                let list = words.isEmpty ? "" : ": \(words.prefix(12).joined(separator: ", "))"
                throw fault(
                    place, "the reference",
                    accepted: "a part of \(current.path.isEmpty ? "the file" : current.path.pointer)\(list)",
                    nearest: nearestWord(to: step, in: words))
            }
            current = next
        }
        return current
    }

    /// Returns the value itself, or the one that it refers to after all.
    func resolved(_ place: JSONNode, depth: Int = 0) throws(FileError) -> JSONNode {
        var current = place
        var count = depth
        while true {
            let next: JSONNode
            if let text = current.value.string, let name = Self.alias(text) {
                next = try find(name, for: current).place
            } else if let reference = current.value["$ref"] {
                let inside = current.child(.member("$ref"), reference)
                guard let steps = reference.string.flatMap(Self.steps(fragment:)) else {
                    throw fault(
                        inside, "$ref", accepted: "a place in this file, such as \"#/group/token/$value\"")
                }
                guard count < Self.longestChain else { throw cycle(place) }
                next = try follow(steps, for: inside, depth: count)
            } else {
                return current
            }
            count += 1
            guard count <= Self.longestChain else { throw cycle(place) }
            current = next["$value"] ?? next
        }
    }

    func cycle(_ place: JSONNode) -> FileError {
        fault(
            place, "the reference",
            accepted: "one that does not lead back to itself, within \(Self.longestChain) references")
    }
}
