package import Hooke

/// A JSON value as in RFC 8259.
///
/// Foundation's decoder accepts trailing commas, keeps one of two equal names and does not report positions.
/// This reader rejects both, and reports the byte and the path.
package enum JSONValue: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    /// The kind of value, for messages.
    package var kind: String {
        switch self {
        case .null: "null"
        case .bool: "a boolean"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }

    /// Parses a whole text.
    ///
    /// - Parameters:
    ///   - bytes: UTF-8, with or without a byte order mark.
    ///   - deepest: the largest nesting depth of arrays and objects. It bounds the use of the stack.
    ///   - notes: takes what JSON5 allows and JSON does not, one note for each kind; `nil` rejects it.
    package init(text bytes: [UInt8], deepest: Int, notes: inout [FileNote]?) throws(JSONError) {
        self = try JSONReader.read(bytes, deepest, &notes) { (reader) throws(JSONError) in
            try reader.value(depth: 0)
        }
    }

    /// Parses a whole text as RFC 8259 has it.
    package init(text bytes: [UInt8], deepest: Int) throws(JSONError) {
        var none: [FileNote]?
        try self.init(text: bytes, deepest: deepest, notes: &none)
    }
}

/// An error of parsing JSON, with its position.
package struct JSONError: Error, Equatable, CustomStringConvertible {
    /// The kind of error.
    package enum Kind: Equatable, Sendable {
        /// The text breaks the grammar.
        case syntax
        /// A name occurs twice in one object.
        case repeatedName
        /// A number is beyond the range of a double.
        case range
    }

    /// A step from a value to a member or element.
    package enum Step: Equatable, Sendable {
        case member(String)
        case element(Int)
    }

    /// The description of the error.
    package let reason: String
    /// The byte offset, from 0: where the grammar is broken, or where the rejected value begins.
    package let offset: Int
    /// The kind of error.
    package let kind: Kind
    /// The steps from the root to the value with the error.
    package private(set) var path: [Step] = []

    /// Creates an error at the root.
    package init(reason: String, offset: Int, kind: Kind) {
        (self.reason, self.offset, self.kind) = (reason, offset, kind)
    }

    /// Returns the error in a value that is reached by `step`.
    func inside(_ step: Step) -> JSONError {
        var fault = self
        fault.path.insert(step, at: 0)
        return fault
    }

    /// Whether the text breaks the grammar.
    package var isSyntax: Bool { kind == .syntax }

    /// The error in one line, without its position.
    package var description: String { isSyntax ? "not JSON: \(reason)" : reason }

    /// The error in one line of the text. Grammar errors include the character, from 1.
    package func description(in bytes: [UInt8]) -> String {
        isSyntax ? "\(description) at character \(textPlace(of: offset, in: bytes).column)" : reason
    }
}

/// Returns the line and the character in it, both from 1, of a byte of a text. Characters are Unicode scalars.
package func textPlace(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    let before = bytes[..<min(offset, bytes.count)]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return (
        before.count { $0 == UInt8(ascii: "\n") } + 1, before[lineStart...].count { $0 & 0xC0 != 0x80 } + 1
    )
}

struct JSONReader {
    let bytes: UnsafeBufferPointer<UInt8>
    let deepest: Int
    /// Whether JSON5 is accepted.
    let isLenient: Bool
    var position = 0
    /// What JSON does not allow, by its kind: the first offset, and how often it occurs.
    var deviations: [JSONDeviation: (offset: Int, count: Int)] = [:]

    init(bytes: UnsafeBufferPointer<UInt8>, deepest: Int, isLenient: Bool) {
        self.bytes = bytes
        self.deepest = deepest
        self.isLenient = isLenient
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    /// Reads a whole text.
    static func read<Value>(
        _ bytes: [UInt8], _ deepest: Int, _ notes: inout [FileNote]?,
        _ value: (inout JSONReader) throws(JSONError) -> Value
    ) throws(JSONError) -> Value {
        let isLenient = notes != nil
        let (value, found) = try bytes.withUnsafeBufferPointer { (buffer) throws(JSONError) in
            var reader = JSONReader(bytes: buffer, deepest: deepest, isLenient: isLenient)
            let value = try value(&reader)
            reader.skipSpace()
            guard reader.next == nil else { throw reader.refusal("unexpected text after the value") }
            return (value, reader.deviations)
        }
        notes?.append(
            contentsOf: found.sorted { $0.value.offset < $1.value.offset }.map { kind, place in
                kind.note(at: place.offset, count: place.count, in: bytes)
            })
        return value
    }

    mutating func deviate(_ kind: JSONDeviation, at offset: Int) {
        deviations[kind, default: (offset, 0)].count += 1
    }

    func refusal(_ reason: String) -> JSONError {
        JSONError(reason: reason, offset: position, kind: .syntax)
    }

    /// The next word or character, for messages.
    var found: String {
        guard position < bytes.count else { return ", got the end of the text" }
        func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
        let rest = bytes[position...]
        let word = rest.prefix(20).prefix(while: isLetter)
        if !word.isEmpty { return ", got \(String(decoding: word, as: UTF8.self))" }
        let character =
            String(decoding: rest.prefix(4), as: UTF8.self).unicodeScalars.first.map(String.init) ?? ""
        return ", got \(character)"
    }

    var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    mutating func take(_ byte: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: byte) else { return false }
        position += 1
        return true
    }

    mutating func skipSpace() {
        while let byte = next {
            if byte == 0x20 || (0x09...0x0A).contains(byte) || byte == 0x0D {
                position += 1
            } else if !(isLenient && byte == UInt8(ascii: "/") && skipComment()) {
                return
            }
        }
    }

    /// Takes a member's name and its colon.
    mutating func name() throws(JSONError) -> String {
        skipSpace()
        let name: String
        if next == UInt8(ascii: "\"") {
            name = try string()
        } else if isLenient, let text = try lenientString() ?? plainName() {
            name = text
        } else {
            throw refusal("expected a name in double quotation marks\(found)")
        }
        skipSpace()
        guard take(":") else { throw refusal("expected a colon") }
        return name
    }

    /// Takes the comma after a member or an element. Returns whether another one follows.
    mutating func takesComma(before end: Unicode.Scalar) -> Bool {
        skipSpace()
        let start = position
        guard take(",") else { return false }
        guard isLenient else { return true }
        skipSpace()
        guard next == UInt8(ascii: end) else { return true }
        deviate(.trailingComma, at: start)
        return false
    }

    mutating func value(depth: Int) throws(JSONError) -> JSONValue {
        guard depth < deepest else { throw refusal("nested deeper than \(deepest)") }
        skipSpace()
        switch next {
        case UInt8(ascii: "{"): return try object(depth: depth)
        case UInt8(ascii: "["): return try array(depth: depth)
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        case nil: throw refusal("expected a value, got the end of the text")
        default:
            if isLenient, let text = try lenientString() { return .string(text) }
            return .number(try number())
        }
    }

    mutating func word(_ word: String, _ value: JSONValue) throws(JSONError) -> JSONValue {
        guard bytes[position...].starts(with: word.utf8) else { throw refusal("an unknown word") }
        position += word.utf8.count
        return value
    }

    mutating func object(depth: Int) throws(JSONError) -> JSONValue {
        position += 1
        var members: [String: JSONValue] = [:]
        skipSpace()
        if take("}") { return .object(members) }
        repeat {
            skipSpace()
            let start = position
            let name = try self.name()
            let value: JSONValue
            do { value = try self.value(depth: depth + 1) } catch { throw error.inside(.member(name)) }
            guard members.updateValue(value, forKey: name) == nil else {
                throw JSONError(
                    reason: "\"\(name.excerpt)\" is given twice", offset: start, kind: .repeatedName)
            }
        } while takesComma(before: "}")
        guard take("}") else { throw refusal("expected a comma or closing brace") }
        return .object(members)
    }

    mutating func array(depth: Int) throws(JSONError) -> JSONValue {
        position += 1
        var elements: [JSONValue] = []
        skipSpace()
        if take("]") { return .array(elements) }
        repeat {
            do { elements.append(try value(depth: depth + 1)) } catch {
                throw error.inside(.element(elements.count))
            }
        } while takesComma(before: "]")
        guard take("]") else { throw refusal("expected a comma or closing bracket") }
        return .array(elements)
    }

    /// Returns a number, rounded to the nearest double. Throws if a finite number rounds to infinity, or a
    /// nonzero one to zero.
    mutating func number() throws(JSONError) -> Double {
        let start = position
        if isLenient, let value = try lenientNumber() { return value }
        func digits() -> Int {
            var end = position
            while end < bytes.count, (0x30...0x39).contains(bytes[end]) { end += 1 }
            return end - position
        }
        _ = take("-")
        let leadsWithZero = next == UInt8(ascii: "0")
        let whole = digits()
        guard whole > 0 else { throw refusal("expected a value\(found)") }
        guard !(leadsWithZero && whole > 1) else { throw refusal("a number with a leading zero") }
        position += whole
        if take(".") {
            let fraction = digits()
            guard fraction > 0 else { throw refusal("expected a digit after the point") }
            position += fraction
        }
        let mantissa = bytes[start..<position]
        if take("e") || take("E") {
            if !take("+") { _ = take("-") }
            let exponent = digits()
            guard exponent > 0 else { throw refusal("expected a digit in the exponent") }
            position += exponent
        }
        return try number(
            of: bytes[start..<position], isZero: !mantissa.contains { (0x31...0x39).contains($0) })
    }

    /// The double nearest to digits of the text.
    func number(of digits: Slice<UnsafeBufferPointer<UInt8>>, isZero: Bool) throws(JSONError) -> Double {
        let text = String(decoding: digits, as: UTF8.self)
        guard let value = Double(text), value.isFinite, value != 0 || isZero else {
            throw JSONError(
                reason: "\(text.excerpt) is beyond the range of a double", offset: digits.startIndex,
                kind: .range)
        }
        return value
    }

    mutating func string(until quote: UInt8 = UInt8(ascii: "\"")) throws(JSONError) -> String {
        position += 1
        // The text up to the last escape sequence, and the position after it.
        var units: [UInt8] = []
        var start = position
        while let byte = next {
            switch byte {
            case quote:
                let rest = bytes[start..<position]
                position += 1
                let text =
                    units.isEmpty
                    ? String(validating: rest, as: UTF8.self)
                    : String(validating: units + rest, as: UTF8.self)
                guard let text else { throw refusal("a string that is not UTF-8") }
                return text
            case UInt8(ascii: "\\"):
                units += bytes[start..<position]
                position += 1
                units += try escaped()
                start = position
            case 0..<0x20:
                throw refusal("a control character in a string")
            default:
                position += 1
            }
        }
        throw refusal("an unterminated string")
    }

    /// Returns the UTF-8 of the escape sequence after a backslash.
    mutating func escaped() throws(JSONError) -> String.UTF8View {
        let plain: [UInt8: String] = [
            UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
            UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
            UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
        ]
        if let byte = next, let text = plain[byte] {
            position += 1
            return text.utf8
        }
        if isLenient, let text = lenientEscape() { return text.utf8 }
        guard take("u") else { throw refusal("an unknown escape") }
        var units = [try codeUnit()]
        if UTF16.isLeadSurrogate(units[0]), take("\\") {
            guard take("u") else { throw refusal("an unpaired surrogate") }
            units.append(try codeUnit())
        }
        guard let text = String(validating: units, as: UTF16.self) else {
            throw refusal("an unpaired surrogate")
        }
        return text.utf8
    }

    mutating func codeUnit() throws(JSONError) -> UInt16 {
        let text = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
        guard text.utf8.count == 4, !text.hasPrefix("+"), !text.hasPrefix("-"),
            let unit = UInt16(text, radix: 16)
        else { throw refusal("expected four hexadecimal digits") }
        position += 4
        return unit
    }
}
