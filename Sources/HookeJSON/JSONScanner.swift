package import Hooke

extension JSONValue {
    /// Parses a whole text.
    ///
    /// Foundation's decoder accepts trailing commas, keeps one of two equal names and does not report positions.
    /// This reader rejects both, and reports the byte and the path.
    /// - Parameters:
    ///   - bytes: UTF-8, with or without a byte order mark.
    ///   - deepest: The largest nesting depth of arrays and objects. It bounds the use of the stack.
    ///   - notes: Takes what JSON5 allows and JSON does not, one note for each kind; `nil` rejects it.
    package init(text bytes: [UInt8], deepest: Int = 128, notes: inout [FileNote]?) throws(JSONError) {
        let isLenient = notes != nil
        let (value, found) = try bytes.withUnsafeBufferPointer { (buffer) throws(JSONError) in
            var scanner = JSONScanner(bytes: buffer, deepest: deepest, isLenient: isLenient)
            if buffer.starts(with: [0xEF, 0xBB, 0xBF]) { scanner.position = 3 }
            let value = try scanner.value(depth: 0)
            scanner.skipSpace()
            guard scanner.next == nil else { throw scanner.refusal("unexpected text after the value") }
            return (value, scanner.deviations)
        }
        self = value
        guard !found.isEmpty else { return }
        let lines = TextLines(bytes)
        notes?.append(
            contentsOf: found.sorted { $0.value.offset < $1.value.offset }.map { kind, place in
                kind.note(at: lines.place(of: place.offset), count: place.count)
            })
    }

    /// Parses a whole text as RFC 8259 has it.
    package init(text bytes: [UInt8], deepest: Int = 128) throws(JSONError) {
        var none: [FileNote]?
        try self.init(text: bytes, deepest: deepest, notes: &none)
    }
}

/// Reads JSON; what JSON5 adds is in an extension.
struct JSONScanner {
    let bytes: UnsafeBufferPointer<UInt8>
    let deepest: Int
    /// Whether JSON5 is accepted.
    let isLenient: Bool
    var position = 0
    /// What JSON does not allow, by its kind: the first offset, and how often it occurs.
    var deviations: [JSONDeviation: (offset: Int, count: Int)] = [:]

    func refusal(_ reason: String) -> JSONError {
        JSONError(reason: reason, offset: position, kind: .syntax)
    }

    /// The next word or character, for messages.
    var found: String {
        guard position < bytes.count else { return ", got the end of the text" }
        let rest = bytes[position...].prefix(20)
        let word = rest.prefix { (0x61...0x7A).contains($0 | 0x20) }
        if !word.isEmpty { return ", got \(String(decoding: word, as: UTF8.self))" }
        let scalar = String(decoding: rest.prefix(4), as: UTF8.self).unicodeScalars.first
        return ", got \(scalar.map(String.init) ?? "")"
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

    mutating func value(depth: Int) throws(JSONError) -> JSONValue {
        guard depth < deepest else { throw refusal("nested deeper than \(deepest)") }
        skipSpace()
        let start = position
        let content: JSONValue.Content
        switch next {
        case UInt8(ascii: "{"): content = .object(try members(depth: depth + 1))
        case UInt8(ascii: "["): content = .array(try elements(depth: depth + 1))
        case UInt8(ascii: "\""): content = .string(try string())
        case UInt8(ascii: "t"): content = try word("true", .bool(true))
        case UInt8(ascii: "f"): content = try word("false", .bool(false))
        case UInt8(ascii: "n"): content = try word("null", .null)
        case nil: throw refusal("expected a value, got the end of the text")
        default:
            guard isLenient, let text = try lenientString() else { return try number() }
            content = .string(text)
        }
        return JSONValue(content, offset: start)
    }

    private mutating func word(
        _ word: StaticString, _ content: JSONValue.Content
    ) throws(JSONError) -> JSONValue.Content {
        let units = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
        guard bytes[position...].starts(with: units) else { throw refusal("an unknown word") }
        position += units.count
        return content
    }

    /// Takes the comma after a member or an element. Returns whether another one follows.
    private mutating func takesComma(before end: Unicode.Scalar) -> Bool {
        skipSpace()
        let start = position
        guard take(",") else { return false }
        guard isLenient else { return true }
        skipSpace()
        guard next == UInt8(ascii: end) else { return true }
        deviate(.trailingComma, at: start)
        return false
    }

    private mutating func members(depth: Int) throws(JSONError) -> [JSONValue.Member] {
        position += 1
        var members: [JSONValue.Member] = []
        // The names of long objects: comparing each with all is quadratic.
        var names: Set<String> = []
        skipSpace()
        if take("}") { return members }
        repeat {
            skipSpace()
            let start = position
            let name = try self.name()
            if members.count == 16 { names = Set(members.map(\.name)) }
            let isNew =
                members.count < 16
                ? !members.contains { $0.name == name } : names.insert(name).inserted
            do { members.append(.init(name, try value(depth: depth))) } catch {
                throw error.inside(.member(name))
            }
            guard isNew else {
                throw JSONError(
                    reason: "\"\(name.excerpt)\" is given twice", offset: start, kind: .repeatedName)
            }
        } while takesComma(before: "}")
        guard take("}") else { throw refusal("expected a comma or closing brace") }
        return members
    }

    /// Takes a member's name and its colon.
    private mutating func name() throws(JSONError) -> String {
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

    private mutating func elements(depth: Int) throws(JSONError) -> [JSONValue] {
        position += 1
        var elements: [JSONValue] = []
        skipSpace()
        if take("]") { return elements }
        repeat {
            do { elements.append(try value(depth: depth)) } catch {
                throw error.inside(.element(elements.count))
            }
        } while takesComma(before: "]")
        guard take("]") else { throw refusal("expected a comma or closing bracket") }
        return elements
    }

    mutating func takeDigits() -> Slice<UnsafeBufferPointer<UInt8>> {
        let start = position
        while position < bytes.count, (0x30...0x39).contains(bytes[position]) { position += 1 }
        return bytes[start..<position]
    }

    /// Returns a number, rounded to the nearest double. Throws if a finite number rounds to infinity, or a nonzero one to
    /// zero. Lenient are a plus sign, a point at the start or the end, and numbers in base 16.
    private mutating func number() throws(JSONError) -> JSONValue {
        let start = position
        let isNegative = take("-")
        let hasPlus = !isNegative && isLenient && take("+")
        if isLenient, let value = try hexadecimal(from: start) { return value }
        let whole = takeDigits()
        let hasPoint = (isLenient || !whole.isEmpty) && take(".")
        let decimals = hasPoint ? takeDigits() : bytes[0..<0]
        guard !whole.isEmpty || !decimals.isEmpty else {
            position = whole.startIndex
            throw refusal("expected a value\(found)")
        }
        guard whole.count < 2 || whole.first != UInt8(ascii: "0") else {
            position = whole.startIndex
            throw refusal("a number with a leading zero")
        }
        guard isLenient || !hasPoint || !decimals.isEmpty else {
            throw refusal("expected a digit after the point")
        }
        let end = position
        if take("e") || take("E") {
            if !take("+") { _ = take("-") }
            guard !takeDigits().isEmpty else { throw refusal("expected a digit in the exponent") }
        }
        var text = String(decoding: bytes[start..<position], as: UTF8.self)
        let isDeviating = hasPlus || whole.isEmpty || hasPoint && decimals.isEmpty
        if isDeviating {
            deviate(.number, at: start)
            var standard: [UInt8] = isNegative ? [UInt8(ascii: "-")] : []
            if whole.isEmpty { standard.append(UInt8(ascii: "0")) } else { standard += whole }
            if !decimals.isEmpty { standard.append(UInt8(ascii: ".")) }
            standard += decimals
            standard += bytes[end..<position]
            text = String(decoding: standard, as: UTF8.self)
        }
        func isZero(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
            digits.allSatisfy { $0 == UInt8(ascii: "0") }
        }
        guard let value = Double(text), value.isFinite, value != 0 || isZero(whole) && isZero(decimals)
        else {
            throw JSONError(
                reason: "\(text.excerpt) is beyond the range of a double", offset: start, kind: .range)
        }
        return JSONValue(.number(value), digits: isDeviating ? "" : text, offset: start)
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

    private static let escapes: [UInt8: String] = [
        UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\", UInt8(ascii: "/"): "/",
        UInt8(ascii: "b"): "\u{8}", UInt8(ascii: "f"): "\u{C}", UInt8(ascii: "n"): "\n",
        UInt8(ascii: "r"): "\r", UInt8(ascii: "t"): "\t",
    ]

    /// Returns the UTF-8 of the escape sequence after a backslash.
    private mutating func escaped() throws(JSONError) -> String.UTF8View {
        if let text = next.flatMap({ Self.escapes[$0] }) {
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

    private mutating func codeUnit() throws(JSONError) -> UInt16 {
        let text = String(decoding: bytes[position...].prefix(4), as: UTF8.self)
        guard text.utf8.count == 4, text.utf8.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != 0x2D }),
            let unit = UInt16(text, radix: 16)
        else { throw refusal("expected four hexadecimal digits") }
        position += 4
        return unit
    }
}
