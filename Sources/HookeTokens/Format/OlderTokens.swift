import HookeJSON

/// The form of tokens before 2022, which style-dictionary writes: `value`, `type` and `comment` without a dollar sign.
enum OlderTokens {
    /// Returns a file with the names of today, and the places of tokens that have those of the older form.
    static func renamed(_ tree: JSONValue) -> (tree: JSONValue, places: [JSONNode]) {
        var places: [JSONNode] = []
        func visit(_ tree: JSONValue, _ path: [JSONStep]) -> JSONValue {
            guard let members = tree.members, tree["$value"] == nil, tree["$ref"] == nil else { return tree }
            if isToken(tree) {
                places.append(JSONNode(tree, path: path))
                let renamed = members.map { JSONValue.Member(name(of: $0, in: tree), $0.value) }
                return JSONValue(.object(renamed), offset: tree.offset)
            }
            let inner = members.map { member in
                guard !member.name.hasPrefix("$") else { return member }
                return JSONValue.Member(member.name, visit(member.value, path + [.member(member.name)]))
            }
            return JSONValue(.object(inner), offset: tree.offset)
        }
        return (visit(tree, []), places)
    }

    /// Whether an object is a token of the older form. One whose `value` has tokens in it is a group.
    static func isToken(_ tree: JSONValue) -> Bool {
        guard let value = tree["value"], tree["$value"] == nil, tree["$ref"] == nil else { return false }
        return !(value.members ?? []).contains { $0.value["$value"] != nil || $0.value["$ref"] != nil }
            && value["$value"] == nil
    }

    private static let names = [
        "value": "$value", "type": "$type", "comment": "$description", "description": "$description",
    ]

    private static func name(of member: JSONValue.Member, in tree: JSONValue) -> String {
        guard let name = names[member.name], tree[name] == nil,
            member.name == "value" || member.value.string != nil
        else { return member.name }
        return member.name == "description" && tree["comment"]?.string != nil ? member.name : name
    }
}
