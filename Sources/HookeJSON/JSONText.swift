/// Writes JSON on one line, with keys in the given order. Every number reads back as the same double.
package enum JSONText {
    /// Returns the shortest decimal that reads back as `value`; `"Infinity"`, `"-Infinity"` or `"NaN"` as a
    /// string if it is not finite.
    package static func number(_ value: Double) -> String {
        if value.isFinite { return value.description }
        return value.isNaN ? "\"NaN\"" : value > 0 ? "\"Infinity\"" : "\"-Infinity\""
    }

    /// Returns a number, or `null` for `nil`.
    package static func number(_ value: Double?) -> String { value.map { number($0) } ?? "null" }

    package static func numbers(_ values: [Double]) -> String { array(values.map { number($0) }) }

    /// Returns a quoted string.
    package static func string(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy {
            $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
        }
        if isPlain { return "\"\(text)\"" }
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\\(scalar)"
            case "\0"..<" ":
                let hex = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
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
        var text = "{"
        text.reserveCapacity(members.reduce(2) { $0 + $1.0.utf8.count + $1.1.utf8.count + 4 })
        for (index, member) in members.enumerated() {
            text += index > 0 ? "," : ""
            text += string(member.0)
            text += ":"
            text += member.1
        }
        return text + "}"
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
        var lines: [String] = []
        if let members {
            for member in members {
                lines.append(inner + JSONText.string(member.name) + ": " + member.value.text(indent: inner))
            }
        } else {
            for element in elements ?? [] { lines.append(inner + element.text(indent: inner)) }
        }
        let (open, close) = members == nil ? ("[", "]") : ("{", "}")
        return "\(open)\n\(lines.joined(separator: ",\n"))\n\(indent)\(close)"
    }

    /// The text of a value that is one line; `nil` for others.
    var line: String? {
        var parts: [String] = []
        switch content {
        case .null: return "null"
        case .bool(let bool): return "\(bool)"
        case .number(let number):
            let text = digits.isEmpty ? JSONText.number(number) : digits
            return digits.isEmpty && text.hasSuffix(".0") ? String(text.dropLast(2)) : text
        case .string(let text): return JSONText.string(text)
        case .array(let elements):
            guard elements.count <= 24, !elements.contains(where: \.isNested) else { return nil }
            parts = elements.compactMap(\.line)
        case .object(let members):
            guard members.count <= 8, !members.contains(where: \.value.isNested) else { return nil }
            parts = members.map { JSONText.string($0.name) + ": " + ($0.value.line ?? "") }
        }
        let isObject = members != nil
        if parts.isEmpty { return isObject ? "{}" : "[]" }
        let inner = parts.joined(separator: ", ")
        let line = isObject ? "{ \(inner) }" : "[\(inner)]"
        return line.utf8.count <= 72 ? line : nil
    }

    private var isNested: Bool { members?.isEmpty == false || elements?.isEmpty == false }
}
