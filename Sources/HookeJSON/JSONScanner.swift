package import Hooke

extension JSONValue {
    /// Parses a whole text.
    ///
    /// Foundation's decoder accepts trailing commas, keeps one of two equal names and does not report positions.
    /// This reader rejects both, and reports the byte and the path.
    /// - Parameters:
    ///   - bytes: UTF-8, with or without a byte order mark.
    ///   - deepest: The largest nesting depth of arrays and objects. It bounds the use of the stack.
    ///   - notes: Takes what JSON5 allows and JSON does not, one note for each kind, unless it is strict; `nil` rejects it.
    package init(text bytes: [UInt8], deepest: Int = 128, notes: FileNotes? = nil) throws(JSONError) {
        let isLenient = notes?.isStrict == false
        let (value, deviations) = try bytes.withUnsafeBufferPointer { (buffer) throws(JSONError) in
            var scanner = JSONScanner(bytes: buffer, deepest: deepest, isLenient: isLenient)
            if buffer.starts(with: [0xEF, 0xBB, 0xBF]) { scanner.position = 3 }
            let value = try scanner.value()
            scanner.skipSpace()
            guard scanner.next == nil else { throw scanner.refusal("unexpected text after the value") }
            return (value, scanner.deviations)
        }
        self = value
        guard !deviations.isEmpty else { return }
        let lines = TextLines(bytes)
        for (kind, found) in deviations.sorted(by: { $0.value.offset < $1.value.offset }) {
            let place = lines.place(of: found.offset)
            let text = found.count == 1 ? kind : "\(found.count) \(found.several)"
            let skipped = kind == "a comment" ? "; they are skipped and not written again" : ""
            notes?.add(
                FileNote(
                    line: place.line, column: place.column,
                    text: text + ", which JSON does not allow" + skipped, isDeviation: true))
        }
    }
}

/// Reads JSON, and what JSON5 (spec.json5.org) adds to it, but for infinities and NaN.
private struct JSONScanner {
    let bytes: UnsafeBufferPointer<UInt8>
    let deepest: Int
    /// Whether JSON5 is accepted.
    let isLenient: Bool
    var position = 0
    /// The steps from the root to the value that is read.
    var path: [JSONStep] = []
    /// What JSON does not allow, by its kind: the plural, the first offset, and how often it occurs.
    var deviations: [String: (several: String, offset: Int, count: Int)] = [:]

    func refusal(_ reason: String, at offset: Int? = nil, isSyntax: Bool = true) -> JSONError {
        JSONError(reason: reason, offset: offset ?? position, isSyntax: isSyntax, path: path)
    }

    mutating func deviate(_ kind: String, _ several: String, at offset: Int) {
        deviations[kind, default: (several, offset, 0)].count += 1
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The next word or character, for messages.
    private var found: String {
        let rest = bytes[position...].prefix(20)
        let word = rest.prefix { (0x61...0x7A).contains($0 | 0x20) }
        let text = String(decoding: word.isEmpty ? rest.prefix(4) : word, as: UTF8.self)
        return word.isEmpty ? text.unicodeScalars.first.map(String.init) ?? "the end of the text" : text
    }

    // MARK: - Bytes

    var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func take(_ text: String) -> Bool {
        guard next == text.utf8.first, bytes[position...].starts(with: text.utf8) else { return false }
        position += text.utf8.count
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

    /// Skips a comment. Returns `false` for other text, and for a comment that does not end.
    private mutating func skipComment() -> Bool {
        let rest = bytes[position...]
        var end: Int?
        if rest.starts(with: "//".utf8) {
            end = rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
        } else if rest.starts(with: "/*".utf8) {
            end = rest.dropFirst(2).indices.first { bytes[$0...].starts(with: "*/".utf8) }.map { $0 + 2 }
        }
        guard let end else { return false }
        deviate("a comment", "comments", at: position)
        position = end
        return true
    }

    // MARK: - Values

    mutating func value() throws(JSONError) -> JSONValue {
        guard path.count < deepest else { throw refusal("nested deeper than \(deepest)") }
        skipSpace()
        let start = position
        let content: JSONValue.Content
        switch next {
        case UInt8(ascii: "{"): content = .object(try members())
        case UInt8(ascii: "["): content = .array(try elements())
        case UInt8(ascii: "t") where take("true"): content = .bool(true)
        case UInt8(ascii: "f") where take("false"): content = .bool(false)
        case UInt8(ascii: "n") where take("null"): content = .null
        case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"): throw refusal("an unknown word")
        case nil: throw refusal("expected a value, got the end of the text")
        default:
            guard let text = try string() else { return try number() }
            content = .string(text)
        }
        return JSONValue(content, offset: start)
    }

    /// Takes an array or an object, whose items `read` takes, each after its step.
    private mutating func items(
        to end: String, _ name: String, _ read: (inout JSONScanner) throws(JSONError) -> Void
    ) throws(JSONError) {
        position += 1
        skipSpace()
        if take(end) { return }
        while true {
            try read(&self)
            path.removeLast()
            skipSpace()
            let start = position
            if take(",") {
                if isLenient { skipSpace() }
                guard isLenient, next == end.utf8.first else { continue }
                deviate("a comma after the last value", "commas after last values", at: start)
            }
            guard take(end) else { throw refusal("expected a comma or closing \(name)") }
            return
        }
    }

    private mutating func members() throws(JSONError) -> [JSONValue.Member] {
        var (members, names): ([JSONValue.Member], Set<String>) = ([], [])
        try items(to: "}", "brace") { (scanner) throws(JSONError) in
            scanner.skipSpace()
            let start = scanner.position
            let name = try scanner.name()
            scanner.path.append(.member(name))
            members.append(.init(name, try scanner.value()))
            guard names.insert(name).inserted else {
                scanner.path.removeLast()
                throw scanner.refusal(
                    "\"\(name.excerpt)\" is given twice; accepted: each name once", at: start, isSyntax: false
                )
            }
        }
        return members
    }

    private mutating func elements() throws(JSONError) -> [JSONValue] {
        var elements: [JSONValue] = []
        try items(to: "]", "bracket") { (scanner) throws(JSONError) in
            scanner.path.append(.element(elements.count))
            elements.append(try scanner.value())
        }
        return elements
    }

    /// Takes a member's name and its colon.
    private mutating func name() throws(JSONError) -> String {
        guard let name = try string() ?? plainName() else {
            throw refusal("expected a name in double quotation marks, got \(found)")
        }
        skipSpace()
        guard take(":") else { throw refusal("expected a colon") }
        return name
    }

    /// Takes a name of JSON5: letters, digits, underscores, dollar signs, and characters beyond ASCII.
    private mutating func plainName() -> String? {
        let word = bytes[position...].prefix { byte in
            (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "_")
                || byte == UInt8(ascii: "$") || byte >= 0x80
        }
        guard isLenient, let first = word.first, !(0x30...0x39).contains(first),
            let name = String(validating: word, as: UTF8.self)
        else { return nil }
        deviate("a name without quotation marks", "names without quotation marks", at: position)
        position = word.endIndex
        return name
    }

    // MARK: - Numbers

    private mutating func takeDigits() -> Range<Int> {
        let start = position
        while let byte = next, (0x30...0x39).contains(byte) { position += 1 }
        return start..<position
    }

    /// Returns a number, rounded to the nearest double. Throws if a finite number rounds to infinity, or a nonzero one to
    /// zero. JSON5 adds a plus sign, a point at the start or the end, and base 16.
    private mutating func number() throws(JSONError) -> JSONValue {
        let start = position
        let isNegative = take("-")
        let hasPlus = !isNegative && isLenient && take("+")
        let kind = ("a number with a plus sign, an open point or in base 16", "such numbers")
        if isLenient, let value = try hexadecimal() {
            deviate(kind.0, kind.1, at: start)
            return JSONValue(.number(isNegative ? -value : value), offset: start)
        }
        let whole = takeDigits()
        let hasPoint = (isLenient || !whole.isEmpty) && take(".")
        let decimals = hasPoint ? takeDigits() : 0..<0
        if whole.isEmpty && decimals.isEmpty || whole.count > 1 && bytes[whole.lowerBound] == 0x30 {
            position = whole.lowerBound
            throw refusal(whole.isEmpty ? "expected a value, got \(found)" : "a number with a leading zero")
        }
        guard isLenient || !hasPoint || !decimals.isEmpty else {
            throw refusal("expected a digit after the point")
        }
        let end = position
        if take("e") || take("E") {
            if !take("+") { _ = take("-") }
            guard !takeDigits().isEmpty else { throw refusal("expected a digit in the exponent") }
        }
        let isPlain = !hasPlus && !whole.isEmpty && (!hasPoint || !decimals.isEmpty)
        if !isPlain { deviate(kind.0, kind.1, at: start) }
        let digits = text(start..<position)
        let isZero = !bytes[start..<end].contains { (0x31...0x39).contains($0) }
        guard let value = Double(digits), value.isFinite, value != 0 || isZero else {
            throw refusal(
                "\(digits.excerpt) is beyond the range of a double", at: start, isSyntax: false)
        }
        return JSONValue(.number(value), digits: isPlain ? digits : "", offset: start)
    }

    /// Takes a number in base 16 without its sign; `nil` for other text.
    private mutating func hexadecimal() throws(JSONError) -> Double? {
        guard take("0x") || take("0X") else { return nil }
        let digits = bytes[position...].prefix { Character(Unicode.Scalar($0)).isHexDigit && $0 < 0x80 }
        guard digits.count <= 13, let value = Int(text(digits.startIndex..<digits.endIndex), radix: 16)
        else { throw refusal("1 to 13 digits in base 16", at: position - 2) }
        position = digits.endIndex
        return Double(value)
    }

    // MARK: - Strings

    /// Takes a text in quotation marks, in JSON5 also in single ones; `nil` for other text.
    private mutating func string() throws(JSONError) -> String? {
        guard let quote = next, quote == UInt8(ascii: "\"") || isLenient && quote == UInt8(ascii: "'")
        else { return nil }
        if quote == UInt8(ascii: "'") {
            deviate("a text in single quotation marks", "texts in single quotation marks", at: position)
        }
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
                units += try escaped().utf8
                start = position
            case 0..<0x20: throw refusal("a control character in a string")
            default: position += 1
            }
        }
        throw refusal("an unterminated string")
    }

    /// The letters of escape sequences, and their texts. The last four are JSON5's, of which a line feed is left out.
    private static let letters = Array("\"\\/bfnrt'v0\n".utf8)
    private static let texts = [
        "\"", "\\", "/", "\u{8}", "\u{C}", "\n", "\r", "\t", "'", "\u{B}", "\0", "",
    ]

    /// Returns the text of the escape sequence after a backslash.
    private mutating func escaped() throws(JSONError) -> String {
        if let index = next.flatMap(Self.letters.firstIndex(of:)), index < 8 || isLenient {
            if index >= 8 { deviate("an escape of JSON5", "escapes of JSON5", at: position - 1) }
            position += 1
            return Self.texts[index]
        }
        guard take("u") else { throw refusal("an unknown escape") }
        var units = [try codeUnit()]
        if UTF16.isLeadSurrogate(units[0]), take("\\u") { units.append(try codeUnit()) }
        guard let text = String(validating: units, as: UTF16.self) else {
            throw refusal("an unpaired surrogate")
        }
        return text
    }

    private mutating func codeUnit() throws(JSONError) -> UInt16 {
        let digits = text(position..<min(position + 4, bytes.count))
        guard digits.utf8.count == 4, digits.first != "+", digits.first != "-",
            let unit = UInt16(digits, radix: 16)
        else { throw refusal("expected four hexadecimal digits") }
        position += 4
        return unit
    }
}
