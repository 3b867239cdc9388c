/// Leaves out what a script needs for readers only.
struct ScriptSpaces {
    private let source: [UInt8]
    private var index = 0
    private var result: [UInt8] = []

    /// Returns a script without the spaces beside punctuation, most line breaks, and comments at the ends of lines.
    /// Strings, templates and regular expressions keep theirs.
    static func removed(from script: String) -> String {
        var spaces = ScriptSpaces(source: Array(script.utf8))
        spaces.result.reserveCapacity(spaces.source.count)
        spaces.copyCode(inTemplate: false)
        return String(decoding: spaces.result, as: UTF8.self)
    }

    private init(source: [UInt8]) { self.source = source }

    private func byte(_ offset: Int = 0) -> UInt8? {
        index + offset < source.count ? source[index + offset] : nil
    }

    private mutating func copy() {
        guard index < source.count else { return }
        result.append(source[index])
        index += 1
    }

    /// Copies code to the end, or to the brace that ends the code in a template.
    private mutating func copyCode(inTemplate: Bool) {
        var depth = 0
        while let next = byte() {
            switch next {
            case UInt8(ascii: "\""), UInt8(ascii: "'"): copyText(to: next)
            case UInt8(ascii: "`"): copyTemplate()
            case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
                while let letter = byte(), letter != UInt8(ascii: "\n") { index += 1 }
                while result.last == UInt8(ascii: " ") { result.removeLast() }
            case UInt8(ascii: "/") where isRegularExpressionNext: copyRegularExpression()
            case UInt8(ascii: " "):
                while byte() == UInt8(ascii: " ") { index += 1 }
                if needsSpace { result.append(UInt8(ascii: " ")) }
            case UInt8(ascii: "\n") where isJoined: index += 1
            case UInt8(ascii: "{"):
                depth += 1
                copy()
            case UInt8(ascii: "}"):
                copy()
                if inTemplate, depth == 0 { return }
                depth -= 1
            default: copy()
            }
        }
    }

    /// Copies a string.
    private mutating func copyText(to quote: UInt8) {
        copy()
        while let next = byte(), next != quote {
            if next == UInt8(ascii: "\\") { copy() }
            copy()
        }
        copy()
    }

    private mutating func copyTemplate() {
        copy()
        while let next = byte(), next != UInt8(ascii: "`") {
            if next == UInt8(ascii: "\\") {
                copy()
                copy()
            } else if next == UInt8(ascii: "$"), byte(1) == UInt8(ascii: "{") {
                copy()
                copy()
                copyCode(inTemplate: true)
            } else {
                copy()
            }
        }
        copy()
    }

    private mutating func copyRegularExpression() {
        copy()
        var isInClass = false
        while let next = byte(), isInClass || next != UInt8(ascii: "/") {
            precondition(next != UInt8(ascii: "\n"), "a regular expression does not end on its line")
            if next == UInt8(ascii: "\\") { copy() }
            if next == UInt8(ascii: "[") { isInClass = true }
            if next == UInt8(ascii: "]") { isInClass = false }
            copy()
        }
        copy()
    }

    /// Whether a slash begins a regular expression: where no value is before it.
    private var isRegularExpressionNext: Bool {
        guard let last = result.last(where: { $0 != UInt8(ascii: " ") }), last != UInt8(ascii: "\n") else {
            return true
        }
        if Self.isName(last) {
            let word = result.reversed().drop { $0 == UInt8(ascii: " ") }.prefix { Self.isName($0) }
            return ["return", "typeof", "case", "of", "in"].contains(
                String(decoding: word.reversed(), as: UTF8.self))
        }
        return ![
            UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "\""), UInt8(ascii: "'"),
            UInt8(ascii: "`"),
        ]
        .contains(last)
    }

    /// Whether the bytes around a space would be another token without it.
    private var needsSpace: Bool {
        guard let last = result.last, let next = byte(), next != UInt8(ascii: "\n"),
            last != UInt8(ascii: "\n")
        else { return false }
        if Self.isName(last) && Self.isName(next) { return true }
        // + +, - -, a regular expression or a number before a dot, and what would be a comment.
        let pairs = ["++", "--", "<!", "->", "//", "/*", "*/"].map { Array($0.utf8) }
        return pairs.contains([last, next]) || next == UInt8(ascii: ".")
    }

    /// Whether the next line goes on with this one: a statement ends before neither of the bytes around the break, or before a
    /// brace without a semicolon.
    private var isJoined: Bool {
        guard let last = result.last, !";{,([".utf8.contains(last) else { return true }
        guard let next = byte(1), ")]},;.?:&|=".utf8.contains(next) else { return false }
        return next != UInt8(ascii: ".") || !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(last)
    }

    private static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "#"), 0x80...0xFF:
            true
        default: false
        }
    }
}
