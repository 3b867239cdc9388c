/// Writes JSON on one line, with keys in the given order. Every number reads back as the same double.
package enum JSONText {
    /// Returns the shortest decimal that reads back as `value`; `"Infinity"`, `"-Infinity"` or `"NaN"` as a
    /// string if it is not finite; `null` for `nil`.
    package static func number(_ value: Double?) -> String {
        guard let value else { return "null" }
        if value.isFinite { return value.description }
        return value.isNaN ? "\"NaN\"" : value > 0 ? "\"Infinity\"" : "\"-Infinity\""
    }

    package static func numbers(_ values: [Double]) -> String { array(values.map { number($0) }) }

    /// Returns a quoted string.
    package static func string(_ text: String) -> String {
        if !text.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }) { return "\"\(text)\"" }
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\\(scalar)"
            case "\0"..<" ": quoted += "\\u" + String(scalar.value + 0x10000, radix: 16).dropFirst()
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }

    /// Returns an object. The values are JSON already.
    package static func object(_ members: KeyValuePairs<String, String>) -> String {
        object(members.map { ($0.key, $0.value) })
    }

    /// Returns an object. The values are JSON already.
    package static func object(_ members: [(String, String)]) -> String {
        "{" + members.map { "\(string($0.0)):\($0.1)" }.joined(separator: ",") + "}"
    }

    /// Returns an array. The values are JSON already.
    package static func array(_ values: [String]) -> String { "[" + values.joined(separator: ",") + "]" }
}

extension JSONValue {
    /// The text, indented by two spaces. Arrays and objects of at most 72 bytes without others inside are one line.
    package var text: String { text(indent: "") }

    private func text(indent: String) -> String {
        if let line { return line }
        let inner = indent + "  "
        let lines = items.map { inner + label($0.step) + $0.value.text(indent: inner) }
        let (open, close) = members == nil ? ("[", "]") : ("{", "}")
        return "\(open)\n\(lines.joined(separator: ",\n"))\n\(indent)\(close)"
    }

    /// The text of a value that is one line; `nil` for others.
    private var line: String? {
        switch content {
        case .null: return "null"
        case .bool(let bool): return "\(bool)"
        case .number(let number):
            let text = digits.isEmpty ? JSONText.number(number) : digits
            return digits.isEmpty && text.hasSuffix(".0") ? String(text.dropLast(2)) : text
        case .string(let text): return JSONText.string(text)
        case .array(let elements) where elements.count > 24: return nil
        case .object(let members) where members.count > 8: return nil
        case .array, .object:
            let items = items
            guard !items.contains(where: { $0.value.isNested }) else { return nil }
            let inner = items.map { label($0.step) + ($0.value.line ?? "") }.joined(separator: ", ")
            let line = members == nil ? "[\(inner)]" : inner.isEmpty ? "{}" : "{ \(inner) }"
            return line.utf8.count <= 72 ? line : nil
        }
    }

    /// Whether the value is an array or an object with something in it.
    package var isNested: Bool { members?.isEmpty == false || elements?.isEmpty == false }

    /// The name of a member with its colon; nothing for an element.
    private func label(_ step: JSONStep) -> String {
        if case .member(let name) = step { JSONText.string(name) + ": " } else { "" }
    }
}
