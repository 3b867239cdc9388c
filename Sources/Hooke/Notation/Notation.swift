/// A value as it is written, before it is read: the content of a text, an option, JSON or a Codable container.
///
/// Text and JSON say the same:
///
/// | text | JSON |
/// | --- | --- |
/// | `bouncy` | `"bouncy"` |
/// | `threshold=0.6`, `threshold(0.6)` | `{"threshold": 0.6}` |
/// | `origami(40, 7)` | `{"origami": [40, 7]}` |
/// | `spring(response=0.4, damping-ratio=0.8)` | `{"spring": {"response": 0.4, "dampingRatio": 0.8}}` |
/// | `quintic(0.4, join=c2)` | `{"quintic": 0.4, "join": "c2"}` |
///
/// A string of JSON is read as text. Arguments stay text until their reader parses them, so that a curve of CSS may stand
/// inside `reversed(…)`.
package indirect enum Notation: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case text(String)
    case list([Notation])
    case fields([Member])

    /// A field with its name as it is typed.
    package struct Member: Sendable {
        package var name: String
        package var value: Notation

        package init(_ name: String, _ value: Notation) { (self.name, self.value) = (name, value) }
    }

    /// Whether the value is an object, and not a text.
    package var isObject: Bool { if case .fields = self { true } else { false } }

    /// The value for messages: texts in quotation marks, and shortened; lists of a few numbers as they are.
    @inline(never) package var shown: String {
        switch self {
        case .null: return "null"
        case .bool(let bool): return bool ? "true" : "false"
        case .number(let number): return CSSDecimal(number).text
        case .text(let text): return "\"\(text.excerpt)\""
        case .list(let elements):
            guard elements.count <= 8, !elements.contains(where: { $0.isObject }) else {
                return "an array of \(elements.count)"
            }
            return "[" + elements.map { $0.shown }.joined(separator: ", ") + "]"
        case .fields(let members): return members.isEmpty ? "{}" : "an object"
        }
    }
}

// MARK: - Text

extension Notation {
    /// Reads `name(arguments)` or `name=value`; `nil` for any other text.
    @inline(never)
    package init?(call text: String) {
        let all = Self.trimmed(text.bytes[...])
        guard let mark = all.firstIndex(where: { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "=") }),
            Self.isName(all[..<mark])
        else { return nil }
        let name = String(bytes: all[..<mark])
        let rest = all[(mark + 1)...]
        if all[mark] == UInt8(ascii: "=") {
            self = .fields([Member(name, Self.argument(rest))])
            return
        }
        guard rest.last == UInt8(ascii: ")"), let parts = Self.parts(rest.dropLast()) else { return nil }
        var (values, named): ([Notation], [Member]) = ([], [])
        for part in parts {
            if let mark = part.firstIndex(of: UInt8(ascii: "=")), Self.isName(Self.trimmed(part[..<mark])) {
                let name = String(bytes: Self.trimmed(part[..<mark]))
                named.append(Member(name, Self.argument(part[(mark + 1)...])))
            } else {
                values.append(Self.argument(part))
            }
        }
        if values.isEmpty {
            self = .fields([Member(name, .fields(named))])
        } else {
            self = .fields([Member(name, values.count == 1 ? values[0] : .list(values))] + named)
        }
    }

    /// Reads an argument: a number, a list in brackets, a text in quotation marks, or any other text.
    package init(argument text: String) { self = Self.argument(text.bytes[...]) }

    @inline(never)
    private static func argument(_ bytes: ArraySlice<UInt8>, depth: Int = 0) -> Notation {
        let bytes = trimmed(bytes)
        let text = String(bytes: bytes)
        if let number = Notation.number(text) { return .number(number) }
        let inner = bytes.dropFirst().dropLast()
        switch (bytes.first, bytes.last) {
        case (UInt8(ascii: "["), UInt8(ascii: "]")):
            if depth < deepest, let parts = parts(inner) {
                return .list(parts.map { argument($0, depth: depth + 1) })
            }
        case (UInt8(ascii: "\""), UInt8(ascii: "\"")), (UInt8(ascii: "'"), UInt8(ascii: "'")):
            if bytes.count > 1 { return .text(String(bytes: inner)) }
        default: break
        }
        return .text(text)
    }

    private static let deepest = 16

    /// Throws for a value that is inside too many others: readers call each other on the stack.
    @inline(never)
    package static func checkDepth(of place: String) throws(HookeError) {
        guard place.bytes.count(where: { $0 == UInt8(ascii: ".") }) <= deepest else {
            throw .badValue(
                field: HookeError.Field(place), value: "too deep", nearest: nil,
                accepted: "at most \(deepest) values inside one another")
        }
    }

    /// The number of a whole text; `nil` for other texts, and for numbers beyond the range of doubles.
    @inline(never)
    package static func number(_ text: String) -> Double? {
        var reader = CSSReader(text)
        guard let digits = reader.takeNumber(), reader.next == nil else { return nil }
        return try? reader.value(of: digits, at: 0)
    }

    /// Whether the bytes are letters, digits after the first, and hyphens.
    private static func isName(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let first = bytes.first, isLetter(first) || first == UInt8(ascii: "-") else { return false }
        return bytes.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

    @inline(never)
    private static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
        let start = bytes.firstIndex { !isSpace($0) } ?? bytes.endIndex
        let end = bytes.lastIndex { !isSpace($0) } ?? bytes.startIndex - 1
        return start <= end ? bytes[start...end] : bytes[start..<start]
    }

    /// The parts between commas outside parentheses, brackets and quotation marks; none for space alone. `nil` where these
    /// are not balanced.
    @inline(never)
    private static func parts(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>]? {
        var (parts, start, depth, quote): ([ArraySlice<UInt8>], Int, Int, UInt8?) = (
            [], bytes.startIndex, 0, nil
        )
        for index in bytes.indices {
            let byte = bytes[index]
            if let open = quote {
                if byte == open { quote = nil }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
            case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
            case UInt8(ascii: ",") where depth == 0:
                parts.append(bytes[start..<index])
                start = index + 1
            default: break
            }
            if depth < 0 { return nil }
        }
        guard depth == 0, quote == nil else { return nil }
        let last = bytes[start...]
        if !parts.isEmpty || !trimmed(last).isEmpty { parts.append(last) }
        return parts
    }

    /// The value as text: the inverse of reading it.
    package var text: String {
        switch self {
        case .null, .bool, .number: return shown
        case .text(let text): return text
        case .list(let elements): return "[" + elements.map { $0.argumentText }.joined(separator: ", ") + "]"
        case .fields(let members):
            guard let first = members.first else { return "" }
            var arguments: [String]
            switch first.value {
            case .fields(let inner): arguments = Self.assignments(inner[...])
            case .list(let elements): arguments = elements.map { $0.argumentText }
            default: arguments = [first.value.argumentText]
            }
            let rest = Self.assignments(members.dropFirst())
            if case .fields = first.value, !rest.isEmpty { arguments = [Self.call(first.name, arguments)] }
            return Self.call(first.name, arguments + rest)
        }
    }

    /// As an argument, text with spaces is in quotation marks unless it is a function itself.
    @inline(never) private var argumentText: String {
        guard case .text(let text) = self, text.bytes.contains(0x20), Notation(call: text) == nil else {
            return self.text
        }
        return "\"\(text)\""
    }

    @inline(never)
    private static func assignments(_ members: ArraySlice<Member>) -> [String] {
        members.map { "\(kebabName($0.name))=\($0.value.argumentText)" }
    }

    @inline(never)
    private static func call(_ name: String, _ arguments: [String]) -> String {
        "\(kebabName(name))(\(arguments.joined(separator: ", ")))"
    }
}

/// Returns a name with hyphens and small letters: `dampingRatio` is `damping-ratio`.
@inline(never)
package func kebabName(_ name: String) -> String {
    var bytes: [UInt8] = []
    for byte in name.bytes {
        let isCapital = (0x41...0x5A).contains(byte)
        if isCapital { bytes.append(UInt8(ascii: "-")) }
        bytes.append(isCapital ? byte | 0x20 : byte)
    }
    return String(bytes: bytes)
}

#if !hasFeature(Embedded)
    extension Notation: Codable {
        private struct Key: CodingKey {
            let stringValue: String
            var intValue: Int? { nil }

            init(stringValue: String) { self.stringValue = stringValue }
            init?(intValue: Int) { nil }
        }

        package init(from decoder: any Decoder) throws {
            if let values = try? decoder.container(keyedBy: Key.self) {
                self = .fields(
                    try values.allKeys.map {
                        Member($0.stringValue, try values.decode(Notation.self, forKey: $0))
                    })
                return
            }
            if var values = try? decoder.unkeyedContainer() {
                var elements: [Notation] = []
                while !values.isAtEnd { elements.append(try values.decode(Notation.self)) }
                self = .list(elements)
                return
            }
            let value = try decoder.singleValueContainer()
            if value.decodeNil() {
                self = .null
            } else if let bool = try? value.decode(Bool.self) {
                self = .bool(bool)
            } else if let number = try? value.decode(Double.self) {
                self = .number(number)
            } else {
                self = .text(try value.decode(String.self))
            }
        }

        package func encode(to encoder: any Encoder) throws {
            switch self {
            case .fields(let members):
                var values = encoder.container(keyedBy: Key.self)
                for member in members {
                    try values.encode(member.value, forKey: Key(stringValue: member.name))
                }
            case .list(let elements):
                var values = encoder.unkeyedContainer()
                for element in elements { try values.encode(element) }
            case .null:
                var value = encoder.singleValueContainer()
                try value.encodeNil()
            case .bool(let bool):
                var value = encoder.singleValueContainer()
                try value.encode(bool)
            case .number(let number):
                var value = encoder.singleValueContainer()
                try value.encode(number)
            case .text(let text):
                var value = encoder.singleValueContainer()
                try value.encode(text)
            }
        }
    }
#endif
