/// A word, a literal or a sign of Swift source.
struct SwiftToken {
    enum Kind {
        /// A name or keyword, with its `@` or `#`; in backticks too. Numbers count as words.
        case word
        /// One character of an operator or bracket.
        case sign
        /// A piece of a string between interpolations, or a regular expression.
        case literal
    }

    let kind: Kind
    /// The bytes of the text.
    let range: Range<Int>
    let line: Int
    /// The word or sign; empty for literals.
    let text: String
}

/// A text that is not Swift source.
struct ScanError: Error, Equatable {
    let line: Int
    let reason: String
}

/// Splits Swift source into tokens. Comments (also nested) and the insides of strings (raw, of several lines) are skipped;
/// interpolated code is not.
struct SwiftScanner {
    private let bytes: [UInt8]
    private var at = 0
    private var line = 1
    private var tokens: [SwiftToken] = []

    private init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Returns the tokens of a text.
    static func tokens(of bytes: [UInt8]) throws(ScanError) -> [SwiftToken] {
        var scanner = SwiftScanner(bytes)
        if bytes.starts(with: "#!".utf8) { scanner.skipLine() }
        try scanner.code(inside: nil)
        return scanner.tokens
    }

    private func byte(_ offset: Int = 0) -> UInt8? {
        at + offset < bytes.count ? bytes[at + offset] : nil
    }

    private func has(_ text: StaticString, offset: Int = 0) -> Bool {
        (0..<text.utf8CodeUnitCount).allSatisfy { byte(offset + $0) == text.utf8Start[$0] }
    }

    private mutating func step() {
        if byte() == UInt8(ascii: "\n") { line += 1 }
        at += 1
    }

    private mutating func skipLine() {
        while let next = byte(), next != UInt8(ascii: "\n") { at += 1 }
    }

    private mutating func add(_ kind: SwiftToken.Kind, from start: Int, line first: Int) {
        let text = kind == .literal ? "" : String(decoding: bytes[start..<at], as: UTF8.self)
        tokens.append(SwiftToken(kind: kind, range: start..<at, line: first, text: text))
    }

    /// Scans code: to the end, or to the parenthesis that closes an interpolation begun in a line.
    private mutating func code(inside first: Int?) throws(ScanError) {
        var depth = 0
        while let next = byte() {
            if first != nil, next == UInt8(ascii: ")") {
                if depth == 0 { return at += 1 }
                depth -= 1
            }
            if next == UInt8(ascii: "(") { depth += 1 }
            try token(next)
        }
        if let first { throw ScanError(line: first, reason: "the interpolation has no end") }
    }

    private mutating func token(_ next: UInt8) throws(ScanError) {
        let (start, first) = (at, line)
        switch next {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): step()
        case UInt8(ascii: "/") where has("//"): skipLine()
        case UInt8(ascii: "/") where has("/*"): try comment()
        case UInt8(ascii: "/") where beginsExpression:
            if !regex() {
                at += 1
                add(.sign, from: start, line: first)
            }
        case UInt8(ascii: "\""): try string(hashes: 0)
        case UInt8(ascii: "#"):
            let hashes = bytes[at...].prefix { $0 == UInt8(ascii: "#") }.count
            if byte(hashes) == UInt8(ascii: "\"") { return try string(hashes: hashes) }
            if byte(hashes) == UInt8(ascii: "/") { return try extendedRegex(hashes: hashes) }
            at += 1
            word(from: start)
        case UInt8(ascii: "@"):
            at += 1
            word(from: start)
        case UInt8(ascii: "`"):
            at += 1
            while let inner = byte(), inner != UInt8(ascii: "`"), inner != UInt8(ascii: "\n") { at += 1 }
            if byte() == UInt8(ascii: "`") { at += 1 }
            add(.word, from: start, line: first)
        default:
            if Self.isNamePart(next) { return word(from: start) }
            at += 1
            add(.sign, from: start, line: first)
        }
    }

    private static func isNamePart(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }

    private mutating func word(from start: Int) {
        while let next = byte(), Self.isNamePart(next) { at += 1 }
        add(.word, from: start, line: line)
    }

    private mutating func comment() throws(ScanError) {
        let first = line
        var depth = 0
        repeat {
            guard byte() != nil else { throw ScanError(line: first, reason: "the comment has no end") }
            if has("/*") {
                depth += 1
                at += 2
            } else if has("*/") {
                depth -= 1
                at += 2
            } else {
                step()
            }
        } while depth > 0
    }

    /// Scans a string that begins with `hashes` signs `#`.
    private mutating func string(hashes: Int) throws(ScanError) {
        var (start, first) = (at, line)
        at += hashes
        let isLong = has("\"\"\"")
        at += isLong ? 3 : 1
        while let next = byte() {
            if next == UInt8(ascii: "\\"), hasHashes(hashes, offset: 1) {
                at += 1 + hashes
                if byte() == UInt8(ascii: "(") {
                    at += 1
                    add(.literal, from: start, line: first)
                    try code(inside: line)
                    (start, first) = (at, line)
                } else {
                    step()
                }
            } else if isLong ? has("\"\"\"") : next == UInt8(ascii: "\""),
                hasHashes(hashes, offset: isLong ? 3 : 1)
            {
                at += (isLong ? 3 : 1) + hashes
                return add(.literal, from: start, line: first)
            } else if next == UInt8(ascii: "\n"), !isLong {
                break
            } else {
                step()
            }
        }
        throw ScanError(line: first, reason: "the string has no end")
    }

    private func hasHashes(_ count: Int, offset: Int) -> Bool {
        (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
    }

    /// Whether an expression may begin after the last token, so that `/` begins a regular expression.
    private var beginsExpression: Bool {
        guard let last = tokens.last else { return true }
        switch last.kind {
        case .literal: return false
        case .sign: return !")]}".contains(last.text)
        case .word:
            return ["return", "in", "case", "where", "if", "while", "guard", "try"].contains(last.text)
        }
    }

    /// Scans a regular expression between slashes of one line; false if there is none.
    private mutating func regex() -> Bool {
        guard let inner = byte(1), !" \t\n)".utf8.contains(inner) else { return false }
        var end = 1
        while let next = byte(end), next != UInt8(ascii: "\n") {
            if next == UInt8(ascii: "/") {
                let start = at
                at += end + 1
                add(.literal, from: start, line: line)
                return true
            }
            end += next == UInt8(ascii: "\\") ? 2 : 1
        }
        return false
    }

    private mutating func extendedRegex(hashes: Int) throws(ScanError) {
        let (start, first) = (at, line)
        at += hashes + 1
        while let next = byte() {
            if next == UInt8(ascii: "/"), hasHashes(hashes, offset: 1) {
                at += 1 + hashes
                return add(.literal, from: start, line: first)
            }
            if next == UInt8(ascii: "\\") { at += 1 }
            if byte() != nil { step() }
        }
        throw ScanError(line: first, reason: "the regular expression has no end")
    }
}
