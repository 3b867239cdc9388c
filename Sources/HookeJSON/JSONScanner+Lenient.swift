internal import Hooke

/// A kind of text that JSON5 allows and JSON does not.
enum JSONDeviation: Hashable {
    case comment, trailingComma, quotation, plainName, number, escape

    /// The note of a kind that occurs `count` times.
    func note(at place: (line: Int, column: Int), count: Int) -> FileNote {
        let (one, several) =
            switch self {
            case .comment: ("a comment", "comments")
            case .trailingComma: ("a comma after the last value", "commas after last values")
            case .quotation: ("a text in single quotation marks", "texts in single quotation marks")
            case .plainName: ("a name without quotation marks", "names without quotation marks")
            case .number: ("a number with a plus sign, an open point or in base 16", "such numbers")
            case .escape: ("an escape of JSON5", "escapes of JSON5")
            }
        let text = (count == 1 ? one : "\(count) \(several)") + ", which JSON does not allow"
        let skipped = self == .comment ? "; they are skipped and not written again" : ""
        return FileNote(line: place.line, column: place.column, text: text + skipped, isDeviation: true)
    }
}

// What JSON5 (spec.json5.org) adds to JSON, but for infinities and NaN.
extension JSONScanner {
    mutating func deviate(_ kind: JSONDeviation, at offset: Int) {
        deviations[kind, default: (offset, 0)].count += 1
    }

    /// Skips a comment. Returns `false` for other text, and for a comment that does not end.
    mutating func skipComment() -> Bool {
        let start = position
        let rest = bytes[position...]
        if rest.starts(with: "//".utf8) {
            position = rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
        } else if rest.starts(with: "/*".utf8) {
            var end = position + 2
            while end + 1 < bytes.count,
                bytes[end] != UInt8(ascii: "*") || bytes[end + 1] != UInt8(ascii: "/")
            {
                end += 1
            }
            guard end + 1 < bytes.count else { return false }
            position = end + 2
        } else {
            return false
        }
        deviate(.comment, at: start)
        return true
    }

    /// Takes a text in single quotation marks.
    mutating func lenientString() throws(JSONError) -> String? {
        guard next == UInt8(ascii: "'") else { return nil }
        deviate(.quotation, at: position)
        return try string(until: UInt8(ascii: "'"))
    }

    /// Takes a name without quotation marks: letters, digits, underscores, dollar signs, and characters beyond ASCII.
    mutating func plainName() -> String? {
        let word = bytes[position...].prefix { byte in
            (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "_")
                || byte == UInt8(ascii: "$") || byte >= 0x80
        }
        guard let first = word.first, !(0x30...0x39).contains(first),
            let name = String(validating: word, as: UTF8.self)
        else { return nil }
        deviate(.plainName, at: position)
        position = word.endIndex
        return name
    }

    /// Takes a number in base 16 whose sign has been taken; `nil` for other text.
    mutating func hexadecimal(from start: Int) throws(JSONError) -> JSONValue? {
        let rest = bytes[position...]
        guard rest.starts(with: "0x".utf8) || rest.starts(with: "0X".utf8) else { return nil }
        let digits = rest.dropFirst(2).prefix { Character(Unicode.Scalar($0)).isHexDigit && $0 < 0x80 }
        guard !digits.isEmpty, digits.count <= 13,
            let value = Int(String(decoding: digits, as: UTF8.self), radix: 16)
        else { throw refusal("1 to 13 digits in base 16") }
        position = digits.endIndex
        deviate(.number, at: start)
        let isNegative = bytes[start] == UInt8(ascii: "-")
        return JSONValue(.number(isNegative ? -Double(value) : Double(value)), offset: start)
    }

    /// Takes what follows a backslash in JSON5: a quotation mark, a control character by its letter, or a line feed, which
    /// is left out.
    mutating func lenientEscape() -> String? {
        let texts: [UInt8: String] = [
            UInt8(ascii: "'"): "'", UInt8(ascii: "v"): "\u{B}", UInt8(ascii: "0"): "\0", 0x0A: "",
        ]
        guard let byte = next, let text = texts[byte] else { return nil }
        deviate(.escape, at: position - 1)
        position += 1
        return text
    }
}
