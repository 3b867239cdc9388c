package import Hooke

/// A value of JSON as it is written: with the order of members, the digits of numbers and its place in the text.
package struct JSONValue: Sendable {
    /// A name with its value.
    package struct Member: Equatable, Sendable {
        package var name: String
        package var value: JSONValue

        package init(_ name: String, _ value: JSONValue) { (self.name, self.value) = (name, value) }
    }

    /// What the value is.
    package enum Content: Equatable, Sendable {
        case null
        case bool(Bool)
        case number(Double)
        case string(String)
        case array([JSONValue])
        case object([Member])
    }

    package var content: Content
    /// The digits of a number that was read, and are JSON; empty for other values.
    let digits: String
    /// The byte at which the value begins, from 0; 0 for one that was not read.
    package let offset: Int

    package init(_ content: Content, digits: String = "", offset: Int = 0) {
        (self.content, self.digits, self.offset) = (content, digits, offset)
    }
}

extension JSONValue: Equatable {
    /// Returns whether both have the same members in the same order, and the same elements, texts and numbers.
    package static func == (a: JSONValue, b: JSONValue) -> Bool { a.content == b.content }
}

extension JSONValue {
    package static let null = JSONValue(.null)
    package static func bool(_ value: Bool) -> JSONValue { JSONValue(.bool(value)) }
    package static func number(_ value: Double) -> JSONValue { JSONValue(.number(value)) }
    package static func string(_ text: String) -> JSONValue { JSONValue(.string(text)) }
    package static func array(_ elements: [JSONValue]) -> JSONValue { JSONValue(.array(elements)) }
    package static func object(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
        JSONValue(.object(members.map { Member($0.key, $0.value) }))
    }

    /// The members of an object in order; `nil` for other values.
    package var members: [Member]? { if case .object(let members) = content { members } else { nil } }
    /// The elements of an array; `nil` for other values.
    package var elements: [JSONValue]? { if case .array(let elements) = content { elements } else { nil } }
    package var string: String? { if case .string(let text) = content { text } else { nil } }
    package var number: Double? { if case .number(let value) = content { value } else { nil } }

    /// A member of an object. Setting it keeps the place of an existing member, appends a new one, and removes it for
    /// `nil`; it does nothing for other values.
    package subscript(name: String) -> JSONValue? {
        get { members?.first { $0.name == name }?.value }
        set {
            guard case .object(var members) = content else { return }
            let index = members.firstIndex { $0.name == name }
            switch (index, newValue) {
            case (let index?, let value?): members[index].value = value
            case (let index?, nil): members.remove(at: index)
            case (nil, let value?): members.append(Member(name, value))
            case (nil, nil): return
            }
            content = .object(members)
        }
    }

    /// The kind of value, for messages.
    package var kind: String {
        switch content {
        case .null: "null"
        case .bool: "a boolean"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }

    /// The value as a short text for messages, with the digits of a number as they are written.
    package var shown: String {
        !digits.isEmpty && digits.utf8.count <= 40 ? digits : Notation(self).shown
    }

    /// Returns the value at a path such as `layers[2].ks.p`; where it does not exist, the nearest one around it.
    package func nearest(to path: String) -> JSONValue {
        var (value, rest) = (self, path.utf8[...])
        while !rest.isEmpty {
            if let members = value.members {
                let names = rest.first == UInt8(ascii: ".") ? rest.dropFirst() : rest
                let found = members.first { member in
                    let next = names.dropFirst(member.name.utf8.count).first
                    return names.starts(with: member.name.utf8)
                        && (next == nil || next == UInt8(ascii: ".") || next == UInt8(ascii: "["))
                }
                guard let found else { break }
                (value, rest) = (found.value, names.dropFirst(found.name.utf8.count))
            } else {
                guard let elements = value.elements, rest.first == UInt8(ascii: "["),
                    let close = rest.firstIndex(of: UInt8(ascii: "]")),
                    let index = Int(Substring(rest[..<close].dropFirst())), elements.indices.contains(index)
                else { break }
                (value, rest) = (elements[index], rest[close...].dropFirst())
            }
        }
        return value
    }

    /// The value without members that are null. `found` takes the path of each.
    func removingNulls(_ path: [JSONStep], _ found: (String) -> Void) -> JSONValue {
        var value = self
        switch content {
        case .object(let members):
            value.content = .object(
                members.compactMap { member in
                    let place = path + [.member(member.name)]
                    if member.value == .null {
                        found(place.text)
                        return nil
                    }
                    return Member(member.name, member.value.removingNulls(place, found))
                })
        // Arrays of numbers are long.
        case .array(let elements) where elements.contains { $0.members != nil || $0.elements != nil }:
            value.content = .array(
                elements.enumerated().map { $1.removingNulls(path + [.element($0)], found) })
        default: break
        }
        return value
    }
}

extension Notation {
    /// The value of JSON.
    package init(_ value: JSONValue) {
        switch value.content {
        case .null: self = .null
        case .bool(let bool): self = .bool(bool)
        case .number(let number): self = .number(number)
        case .string(let text): self = .text(text)
        case .array(let elements): self = .list(elements.map { Notation($0) })
        case .object(let members): self = .fields(members.map { Member($0.name, Notation($0.value)) })
        }
    }
}

/// A step from a value to a member or an element.
package enum JSONStep: Hashable, Sendable {
    case member(String)
    case element(Int)
}

extension [JSONStep] {
    /// The steps from the root as text: `layers[2].ks.p`.
    package var text: String {
        reduce(into: "") { text, step in
            switch step {
            case .member(let name): text += text.isEmpty ? name : ".\(name)"
            case .element(let index): text += "[\(index)]"
            }
        }
    }
}
