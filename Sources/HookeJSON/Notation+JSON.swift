package import Hooke

extension Notation {
    /// The value of JSON; the members of objects by name.
    package init(_ value: JSONValue) {
        switch value {
        case .null: self = .null
        case .bool(let bool): self = .bool(bool)
        case .number(let number): self = .number(number)
        case .string(let text): self = .text(text)
        case .array(let elements): self = .list(elements.map { Notation($0) })
        case .object(let members):
            self = .fields(members.sorted { $0.key < $1.key }.map { Member($0.key, Notation($0.value)) })
        }
    }

    /// The value of JSON as it is written.
    package init(_ tree: JSONTree) {
        switch tree.content {
        case .null: self = .null
        case .bool(let bool): self = .bool(bool)
        case .number(let number, _): self = .number(number)
        case .string(let text): self = .text(text)
        case .array(let elements): self = .list(elements.map { Notation($0) })
        case .object(let members): self = .fields(members.map { Member($0.name, Notation($0.value)) })
        }
    }
}
