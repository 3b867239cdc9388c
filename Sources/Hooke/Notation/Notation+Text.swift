extension Notation {
    /// Reads `name(arguments)` or `name=value`; `nil` for any other text.
    @inline(never)
    package init?(call text: String) {
        let all = Self.trimmed(text.bytes[...])
        guard let mark = all.firstIndex(where: { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "=") })
        else { return nil }
        let isAssignment = all[mark] == UInt8(ascii: "=")
        let head = isAssignment ? Self.trimmed(all[..<mark]) : all[..<mark]
        guard Self.isName(head) else { return nil }
        let name = String(bytes: head)
        let rest = all[(mark + 1)...]
        if isAssignment {
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
            self = .fields([Member(name, named.isEmpty ? .text("") : .fields(named))])
        } else {
            self = .fields([Member(name, values.count == 1 ? values[0] : .list(values))] + named)
        }
    }

    /// Reads an argument: a number, true or false, a list in brackets, a text in quotation marks, or any other text.
    package init(argument text: String) { self = Self.argument(text.bytes[...]) }

    @inline(never)
    private static func argument(_ bytes: ArraySlice<UInt8>) -> Notation {
        let bytes = trimmed(bytes)
        let text = String(bytes: bytes)
        if let literal = literal(text) { return literal }
        let inner = bytes.dropFirst().dropLast()
        switch (bytes.first, bytes.last) {
        case (UInt8(ascii: "["), UInt8(ascii: "]")):
            if depth(of: bytes) <= deepest, let parts = parts(inner) { return .list(parts.map(argument)) }
        case (UInt8(ascii: "\""), UInt8(ascii: "\"")), (UInt8(ascii: "'"), UInt8(ascii: "'")):
            if bytes.count > 1 { return .text(String(bytes: inner)) }
        default: break
        }
        return .text(text)
    }

    /// The number, true or false that a text is; `nil` for others.
    @inline(never)
    private static func literal(_ text: String) -> Notation? {
        if let number = number(text) { return .number(number) }
        let isTrue = text.hasSameBytes(as: "true")
        return isTrue || text.hasSameBytes(as: "false") ? .bool(isTrue) : nil
    }

    /// The number of a whole text; `nil` for other texts, and for numbers beyond the range of doubles.
    @inline(never)
    package static func number(_ text: String) -> Double? {
        var reader = CSSReader(text)
        guard let digits = reader.takeNumber(), reader.next == nil else { return nil }
        return try? reader.value(of: digits, at: 0)
    }

    /// Whether the bytes are letters, hyphens, and after the first digits and underscores.
    static func isName(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let first = bytes.first, isLetter(first) || first == UInt8(ascii: "-") else { return false }
        return bytes.allSatisfy {
            isLetter($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_")
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

    @inline(never)
    static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
        let start = bytes.firstIndex { !isSpace($0) } ?? bytes.endIndex
        let end = bytes.lastIndex { !isSpace($0) } ?? bytes.startIndex - 1
        return start <= end ? bytes[start...end] : bytes[start..<start]
    }

    /// Calls `visit` with the bytes outside quotation marks, and `quoted` with the texts in them; returns whether the last
    /// one is closed.
    private static func scan(
        _ bytes: ArraySlice<UInt8>, quoted: (ArraySlice<UInt8>) -> Void = { _ in },
        _ visit: (_ byte: UInt8, _ index: Int) -> Void
    ) -> Bool {
        var open: Int?
        for index in bytes.indices {
            let byte = bytes[index]
            if let start = open {
                guard byte == bytes[start] else { continue }
                quoted(bytes[(start + 1)..<index])
                open = nil
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                open = index
            } else {
                visit(byte, index)
            }
        }
        return open == nil
    }

    /// How many parentheses and brackets are inside one another, also in texts in quotation marks.
    @inline(never)
    static func depth(of bytes: ArraySlice<UInt8>) -> Int {
        var (depth, deepest) = (0, 0)
        _ = scan(bytes, quoted: { deepest = max(deepest, depth + Self.depth(of: $0)) }) { byte, _ in
            depth += nesting(byte)
            deepest = max(deepest, depth)
        }
        return deepest
    }

    /// 1 for an opening parenthesis or bracket, -1 for a closing one, 0 for others.
    private static func nesting(_ byte: UInt8) -> Int {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["): 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"): -1
        default: 0
        }
    }

    /// The parts between commas outside parentheses, brackets and quotation marks; none for space alone. `nil` where these
    /// are not balanced.
    @inline(never)
    private static func parts(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>]? {
        var (parts, start, depth, isBalanced): ([ArraySlice<UInt8>], Int, Int, Bool) = (
            [], bytes.startIndex, 0, true
        )
        let isClosed = scan(bytes) { byte, index in
            depth += nesting(byte)
            if depth < 0 { isBalanced = false }
            guard depth == 0, byte == UInt8(ascii: ",") else { return }
            parts.append(bytes[start..<index])
            start = index + 1
        }
        guard depth == 0, isBalanced, isClosed else { return nil }
        let last = bytes[start...]
        if !parts.isEmpty || !trimmed(last).isEmpty { parts.append(last) }
        return parts
    }

    /// The value as text: the inverse of reading it.
    package var text: String {
        switch self {
        case .null, .bool, .number: return shown
        case .text(let text): return text
        case .list(let elements): return "[" + Hooke.list(elements.map { $0.argumentText }) + "]"
        case .fields(let members):
            guard let first = members.first else { return "" }
            var arguments: [String]
            switch first.value {
            case .fields(let inner): arguments = Self.assignments(inner[...])
            case .list(let elements) where elements.count > 1: arguments = elements.map { $0.argumentText }
            default: arguments = [first.value.argumentText]
            }
            let rest = Self.assignments(members.dropFirst())
            if case .fields = first.value, !rest.isEmpty { arguments = [Self.call(first.name, arguments)] }
            return Self.call(first.name, arguments + rest)
        }
    }

    /// As an argument, text that would be read as something else is in quotation marks.
    @inline(never) private var argumentText: String {
        guard case .text(let text) = self else { return self.text }
        let marks = " ,()[]\"'=".bytes
        let isPlain = !text.bytes.contains { marks.contains($0) } && Self.literal(text) == nil
        if isPlain || Notation(call: text) != nil { return text }
        return text.bytes.contains(UInt8(ascii: "\"")) ? "'\(text)'" : "\"\(text)\""
    }

    @inline(never)
    private static func assignments(_ members: ArraySlice<Member>) -> [String] {
        members.map { "\(kebabName($0.name))=\($0.value.argumentText)" }
    }

    @inline(never)
    private static func call(_ name: String, _ arguments: [String]) -> String {
        kebabName(name) + "(" + Hooke.list(arguments) + ")"
    }
}
