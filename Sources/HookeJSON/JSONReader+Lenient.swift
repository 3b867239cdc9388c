internal import Hooke

/// A kind of text that JSON5 allows and JSON does not.
enum JSONDeviation: Hashable {
    case comment, trailingComma, quotation, plainName, number, escape

    /// The note of a kind that occurs `count` times.
    func note(at offset: Int, count: Int, in bytes: [UInt8]) -> FileNote {
        let place = textPlace(of: offset, in: bytes)
        func text(_ one: String, _ several: String) -> String {
            count == 1
                ? "\(one), which JSON does not allow" : "\(count) \(several), which JSON does not allow"
        }
        let found =
            switch self {
            case .comment: text("a comment", "comments") + "; they are skipped and not written again"
            case .trailingComma: text("a comma after the last value", "commas after last values")
            case .quotation: text("a text in single quotation marks", "texts in single quotation marks")
            case .plainName: text("a name without quotation marks", "names without quotation marks")
            case .number: text("a number with a plus sign, an open point or in base 16", "such numbers")
            case .escape: text("an escape of JSON5", "escapes of JSON5")
            }
        return FileNote(line: place.line, column: place.column, text: found, isDeviation: true)
    }
}

// What JSON5 (spec.json5.org) adds to JSON, but for infinities and NaN.
extension JSONReader {
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

    /// Takes a number with a plus sign, with a point at its start or end, or in base 16; `nil` for numbers of JSON.
    mutating func lenientNumber() throws(JSONError) -> Double? {
        let start = position
        var rest = bytes[position...]
        let sign = rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") ? rest.popFirst() : nil
        let isHexadecimal = rest.starts(with: "0x".utf8) || rest.starts(with: "0X".utf8)
        let whole = rest.prefix { (0x30...0x39).contains($0) }
        let hasPoint = whole.endIndex < bytes.count && bytes[whole.endIndex] == UInt8(ascii: ".")
        let decimals =
            hasPoint ? bytes[(whole.endIndex + 1)...].prefix { (0x30...0x39).contains($0) } : bytes[0..<0]
        let isOpen = hasPoint && (whole.isEmpty != decimals.isEmpty)
        guard isHexadecimal || isOpen || sign == UInt8(ascii: "+") && !whole.isEmpty else { return nil }
        guard isHexadecimal || whole.count == 1 || whole.first != UInt8(ascii: "0") else {
            throw refusal("a number with a leading zero")
        }
        var end = hasPoint ? max(decimals.endIndex, whole.endIndex + 1) : whole.endIndex
        if isHexadecimal {
            let digits = rest.dropFirst(2).prefix {
                UInt8(ascii: "0") <= $0 && Character(Unicode.Scalar($0)).isHexDigit
            }
            guard !digits.isEmpty, digits.count <= 13 else { throw refusal("1 to 13 digits in base 16") }
            position = digits.endIndex
            deviate(.number, at: start)
            let value = Double(Int(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0)
            return sign == UInt8(ascii: "-") ? -value : value
        }
        if end < bytes.count, bytes[end] | 0x20 == UInt8(ascii: "e") {
            var after = bytes[(end + 1)...]
            if after.first == UInt8(ascii: "-") || after.first == UInt8(ascii: "+") {
                after = after.dropFirst()
            }
            let exponent = after.prefix { (0x30...0x39).contains($0) }
            guard !exponent.isEmpty else {
                position = end
                throw refusal("expected a digit in the exponent")
            }
            end = exponent.endIndex
        }
        position = end
        deviate(.number, at: start)
        // Swift has no number with a point at its end.
        let isZero =
            whole.allSatisfy { $0 == UInt8(ascii: "0") } && decimals.allSatisfy { $0 == UInt8(ascii: "0") }
        guard hasPoint, decimals.isEmpty else { return try number(of: bytes[start..<end], isZero: isZero) }
        let text = Array(bytes[start..<whole.endIndex]) + bytes[(whole.endIndex + 1)..<end]
        guard let value = Double(String(decoding: text, as: UTF8.self)), value.isFinite, value != 0 || isZero
        else {
            throw JSONError(
                reason: "\(String(decoding: text, as: UTF8.self).excerpt) is beyond the range of a double",
                offset: start, kind: .range)
        }
        return value
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
