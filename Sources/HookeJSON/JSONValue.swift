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

    /// The value as a short text for messages, with the digits of a number as they are written.
    package var shown: String {
        !digits.isEmpty && digits.utf8.count <= 40 ? digits : Notation(self).shown
    }

    /// The members or the elements, with the steps to them; none for other values.
    package var items: [(step: JSONStep, value: JSONValue)] {
        members?.map { (.member($0.name), $0.value) }
            ?? elements?.enumerated().map { (.element($0), $1) } ?? []
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
