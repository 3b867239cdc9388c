// Errors of a text about its punctuation, which no reader of a value can name.

extension Notation {
    /// Reads the value by `read`. Where that fails, an error in the punctuation of a text explains it better.
    package func read<Value>(
        at place: String, as read: (Notation, _ place: String) throws(HookeError) -> Value
    ) throws(HookeError) -> Value {
        #if hasFeature(Embedded)
            return try read(self, place)
        #else
            do { return try read(self, place) } catch {
                // An error at a position says it already.
                if case .badText = error { throw error }
                guard case .text(let text) = self,
                    let fault = Self.mistake(in: text, at: HookeError.Field(place))
                else { throw error }
                throw fault
            }
        #endif
    }

    /// The error for a text with a parenthesis or bracket whose parentheses, brackets or quotation marks are not balanced; `nil` for others.
    package static func imbalance(of text: String, at field: HookeError.Field) -> HookeError? {
        #if hasFeature(Embedded)
            // Left out of the small module of the JavaScript package.
            return nil
        #else
            let bytes = text.bytes
            guard bytes.contains(where: { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "[") }) else {
                return nil
            }
            var (closing, quote): ([UInt8], UInt8?) = ([], nil)
            func fault(at offset: Int) -> HookeError {
                let names: [UInt8: String] = [UInt8(ascii: ")"): "parenthesis", UInt8(ascii: "]"): "bracket"]
                let expected = quote == nil ? closing.last.flatMap { names[$0] } : "quotation mark"
                return .badText(
                    field: field, text: text, offset: offset,
                    accepted: expected.map { "a closing \($0)" } ?? "the end of the text")
            }
            for (offset, byte) in bytes.enumerated() {
                if let open = quote {
                    if byte == open { quote = nil }
                    continue
                }
                switch byte {
                case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
                case UInt8(ascii: "("): closing.append(UInt8(ascii: ")"))
                case UInt8(ascii: "["): closing.append(UInt8(ascii: "]"))
                case UInt8(ascii: ")"), UInt8(ascii: "]"):
                    guard closing.last == byte else { return fault(at: offset) }
                    closing.removeLast()
                default: break
                }
            }
            return closing.isEmpty && quote == nil ? nil : fault(at: bytes.count)
        #endif
    }

    #if !hasFeature(Embedded)
        /// The error for a text whose punctuation is not that of `name(argument, name=argument)`; `nil` for others.
        ///
        /// A text of CSS may be right nevertheless: call it where a value is refused.
        package static func mistake(in text: String, at field: HookeError.Field) -> HookeError? {
            if let fault = imbalance(of: text, at: field) { return fault }
            let bytes = text.bytes
            guard let open = bytes.firstIndex(of: UInt8(ascii: "(")) else { return nil }
            let head = trimmed(bytes[..<open])
            var found: (offset: Int, accepted: String)?
            if head.endIndex < open, isName(head) {
                found = (head.endIndex, "( directly after the name")
            }
            /// The starts of the arguments under way, from the outermost one, each with whether it has a name.
            var arguments: [(start: Int, hasName: Bool, isFirst: Bool)] = []
            var (index, quote): (Int, UInt8?) = (open, nil)
            while found == nil, index < bytes.count {
                let byte = bytes[index]
                if quote != nil || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                    quote = quote == nil ? byte : byte == quote ? nil : quote
                } else if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "[") {
                    arguments.append((index + 1, false, true))
                } else if let argument = arguments.last {
                    var part: ArraySlice<UInt8> { trimmed(bytes[argument.start..<index]) }
                    switch byte {
                    case UInt8(ascii: ","), UInt8(ascii: ")"), UInt8(ascii: "]"):
                        if part.isEmpty, byte == UInt8(ascii: ",") || !argument.isFirst {
                            found = (index, "a value")
                        } else if let blank = blankBetweenNumbers(part) {
                            found = (blank, "a comma")
                        }
                        arguments.removeLast()
                        if byte == UInt8(ascii: ",") { arguments.append((index + 1, false, false)) }
                    case UInt8(ascii: ";"): found = (index, "a comma")
                    case UInt8(ascii: ":"):
                        // A colon may be in a name, but not before a number or a blank.
                        let next = index + 1 < bytes.count ? bytes[index + 1] : 0
                        if isName(part), !argument.hasName, next == 0x20 || (0x2D...0x39).contains(next) {
                            found = (index, "=")
                        }
                    case UInt8(ascii: "="):
                        let part = trimmed(bytes[argument.start..<index])
                        if argument.hasName, let blank = part.lastIndex(of: 0x20),
                            isName(part[(blank + 1)...])
                        {
                            found = (blank, "a comma")
                        }
                        arguments[arguments.count - 1].hasName = true
                    default: break
                    }
                }
                index += 1
            }
            return found.map { .badText(field: field, text: text, offset: $0.offset, accepted: $0.accepted) }
        }

        /// The offset of the first blank of several numbers with blanks between them; `nil` for other arguments.
        private static func blankBetweenNumbers(_ part: ArraySlice<UInt8>) -> Int? {
            let words = part.split(separator: 0x20)
            guard words.count > 1, words.allSatisfy({ number(String(bytes: $0)) != nil }) else { return nil }
            return words[0].endIndex
        }
    #endif
}
