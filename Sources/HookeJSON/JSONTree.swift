package import Hooke

/// A JSON value as it is written: with the order of members, the digits of numbers and the place of every value.
///
/// It is for files that are changed and written again. `JSONValue` is for files that are only read.
package struct JSONTree: Sendable {
    /// A name with its value.
    package struct Member: Equatable, Sendable {
        package var name: String
        package var value: JSONTree

        package init(_ name: String, _ value: JSONTree) {
            (self.name, self.value) = (name, value)
        }
    }

    /// What the value is.
    package indirect enum Content: Equatable, Sendable {
        case null
        case bool(Bool)
        /// A number with its digits.
        case number(Double, digits: String)
        case string(String)
        case array([JSONTree])
        case object([Member])
    }

    /// What the value is.
    package var content: Content
    /// The byte at which it begins, from 0; 0 for a value that was not read.
    package let offset: Int

    package init(_ content: Content, offset: Int = 0) {
        (self.content, self.offset) = (content, offset)
    }

    /// Parses a whole text.
    ///
    /// - Parameters:
    ///   - bytes: UTF-8, with or without a byte order mark.
    ///   - deepest: the largest nesting depth of arrays and objects. It bounds the use of the stack.
    ///   - notes: takes what JSON5 allows and JSON does not, one note for each kind; `nil` rejects it.
    package init(text bytes: [UInt8], deepest: Int = 128, notes: inout [FileNote]?) throws(JSONError) {
        self = try JSONReader.read(bytes, deepest, &notes) { (reader) throws(JSONError) in
            try reader.tree(depth: 0)
        }
    }

    /// Parses a whole text as RFC 8259 has it.
    package init(text bytes: [UInt8], deepest: Int = 128) throws(JSONError) {
        var none: [FileNote]?
        try self.init(text: bytes, deepest: deepest, notes: &none)
    }
}

extension JSONTree: Equatable {
    /// Returns whether both are the same text but for space and escapes.
    package static func == (a: JSONTree, b: JSONTree) -> Bool { a.content == b.content }
}

// MARK: - Values

extension JSONTree {
    package static func number(_ value: Double) -> JSONTree {
        let text = value.description
        return JSONTree(.number(value, digits: text.hasSuffix(".0") ? String(text.dropLast(2)) : text))
    }

    package static func string(_ text: String) -> JSONTree { JSONTree(.string(text)) }

    package static func array(_ elements: [JSONTree]) -> JSONTree { JSONTree(.array(elements)) }

    package static func object(_ members: KeyValuePairs<String, JSONTree>) -> JSONTree {
        JSONTree(.object(members.map { Member($0.key, $0.value) }))
    }

    /// The members of an object in order; `nil` for other values.
    package var members: [Member]? {
        guard case .object(let members) = content else { return nil }
        return members
    }

    /// A member of an object. Setting it keeps the place of an existing member, appends a new one, and removes it for
    /// `nil`; it does nothing for other values.
    package subscript(name: String) -> JSONTree? {
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

    /// The elements of an array; `nil` for other values.
    package var elements: [JSONTree]? {
        guard case .array(let elements) = content else { return nil }
        return elements
    }

    package var string: String? {
        guard case .string(let text) = content else { return nil }
        return text
    }

    package var number: Double? {
        guard case .number(let value, _) = content else { return nil }
        return value
    }

    /// The value as a short text for messages.
    package var shown: String {
        switch content {
        case .null: "null"
        case .bool(let bool): "\(bool)"
        case .number(_, let digits): digits.excerpt(upTo: 40)
        case .string(let text): "\"\(text.excerpt(upTo: 40))\""
        case .array(let elements): "an array of \(elements.count)"
        case .object: "an object"
        }
    }
}

// MARK: - Text

extension JSONTree {
    /// The text, indented by two spaces. Arrays and objects of at most 72 bytes without others inside are one line.
    package var text: String {
        var text = ""
        write(to: &text, indent: 0)
        return text
    }

    private func write(to text: inout String, indent: Int) {
        if let line { return text += line }
        let inner = String(repeating: "  ", count: indent + 1)
        let outer = String(repeating: "  ", count: indent)
        switch content {
        case .array(let elements):
            text += "["
            for (index, element) in elements.enumerated() {
                text += (index > 0 ? ",\n" : "\n") + inner
                element.write(to: &text, indent: indent + 1)
            }
            text += "\n" + outer + "]"
        case .object(let members):
            text += "{"
            for (index, member) in members.enumerated() {
                text += (index > 0 ? ",\n" : "\n") + inner + JSONText.string(member.name) + ": "
                member.value.write(to: &text, indent: indent + 1)
            }
            text += "\n" + outer + "}"
        default: break
        }
    }

    /// The text of a value that is one line; `nil` for others.
    private var line: String? {
        switch content {
        case .null: return "null"
        case .bool(let bool): return "\(bool)"
        case .number(_, let digits): return digits
        case .string(let text): return JSONText.string(text)
        case .array(let elements):
            if elements.isEmpty { return "[]" }
            guard elements.count <= 24, !elements.contains(where: \.isNested) else { return nil }
            let line = "[" + elements.compactMap(\.line).joined(separator: ", ") + "]"
            return line.utf8.count <= 72 ? line : nil
        case .object(let members):
            if members.isEmpty { return "{}" }
            guard members.count <= 8, !members.contains(where: \.value.isNested) else { return nil }
            let parts = members.map { member -> String in
                JSONText.string(member.name) + ": " + (member.value.line ?? "")
            }
            let line = "{ " + parts.joined(separator: ", ") + " }"
            return line.utf8.count <= 72 ? line : nil
        }
    }

    private var isNested: Bool {
        switch content {
        case .array(let elements): !elements.isEmpty
        case .object(let members): !members.isEmpty
        default: false
        }
    }
}

// MARK: - Reading

extension JSONReader {
    fileprivate mutating func tree(depth: Int) throws(JSONError) -> JSONTree {
        guard depth < deepest else { throw refusal("nested deeper than \(deepest)") }
        skipSpace()
        let start = position
        switch next {
        case UInt8(ascii: "{"): return JSONTree(.object(try treeMembers(depth: depth)), offset: start)
        case UInt8(ascii: "["): return JSONTree(.array(try treeElements(depth: depth)), offset: start)
        default: break
        }
        let others = deviations[.number]?.count
        let content: JSONTree.Content =
            switch try value(depth: depth) {
            case .bool(let bool): .bool(bool)
            // Digits that JSON does not have are written as it has them.
            case .number(let number) where deviations[.number]?.count != others:
                JSONTree.number(number).content
            case .number(let number):
                .number(number, digits: String(decoding: bytes[start..<position], as: UTF8.self))
            case .string(let text): .string(text)
            default: .null
            }
        return JSONTree(content, offset: start)
    }

    private mutating func treeMembers(depth: Int) throws(JSONError) -> [JSONTree.Member] {
        position += 1
        var members: [JSONTree.Member] = []
        var names: Set<String> = []
        skipSpace()
        if take("}") { return [] }
        repeat {
            skipSpace()
            let start = position
            let name = try self.name()
            guard names.insert(name).inserted else {
                throw JSONError(
                    reason: "\"\(name.excerpt)\" is given twice", offset: start, kind: .repeatedName)
            }
            do { members.append(JSONTree.Member(name, try tree(depth: depth + 1))) } catch {
                throw error.inside(.member(name))
            }
        } while takesComma(before: "}")
        guard take("}") else { throw refusal("expected a comma or closing brace") }
        return members
    }

    private mutating func treeElements(depth: Int) throws(JSONError) -> [JSONTree] {
        position += 1
        var elements: [JSONTree] = []
        skipSpace()
        if take("]") { return [] }
        repeat {
            do { elements.append(try tree(depth: depth + 1)) } catch {
                throw error.inside(.element(elements.count))
            }
        } while takesComma(before: "]")
        guard take("]") else { throw refusal("expected a comma or closing bracket") }
        return elements
    }
}
