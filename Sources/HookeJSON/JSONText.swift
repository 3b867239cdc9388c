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

    package static func numbers(_ values: [Double]) -> String {
        var text = "["
        for (index, value) in values.enumerated() {
            if index > 0 { text += "," }
            text += number(value)
        }
        return text + "]"
    }

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
