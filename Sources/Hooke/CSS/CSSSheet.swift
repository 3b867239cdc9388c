#if !hasFeature(Embedded)
    /// The rules of a style sheet with their places, read as browsers do: what is not valid ends at the next semicolon or
    /// brace, and the rest is read.
    package struct CSSSheet: Sendable {
        /// A property with its value, without comments.
        package struct Declaration: Sendable {
            /// The name; in lower case unless it is a custom property.
            package var name: String
            /// The value without space around it.
            package var value: String
            /// The offset of the name, in bytes.
            package var offset: Int

            /// Whether the name begins with two hyphens.
            package var isCustom: Bool { name.hasPrefix("--") }
        }

        /// A rule: what is before its braces, and what is in them.
        package struct Rule: Sendable {
            /// The selector, or an at-rule's name and parameters; space is one blank.
            package var prelude: String
            /// The offset of the prelude, in bytes.
            package var offset: Int
            package var declarations: [Declaration] = []
            package var rules: [Rule] = []

            /// The rule and those inside it, in order.
            package var all: [Rule] { [self] + rules.flatMap(\.all) }

            /// The name of `@keyframes`, with or without a vendor's prefix; `nil` for other rules.
            package var keyframesName: String? {
                let words = prelude.split(separator: " ", maxSplits: 1)
                guard words.count == 2, words[0].hasPrefix("@"),
                    words[0].lowercased().split(separator: "-").last.map({
                        $0 == "keyframes" || $0 == "@keyframes"
                    })
                        ?? false
                else { return nil }
                return String(words[1]).trimmingQuotes
            }
        }

        /// Text that is not valid, at an offset in bytes.
        package struct Fault: Sendable {
            package var offset: Int
            package var text: String
        }

        /// Declarations outside of rules, and the rules. Its prelude is empty.
        package private(set) var root = Rule(prelude: "", offset: 0)
        /// What is not valid.
        package private(set) var faults: [Fault] = []

        /// The deepest nesting of rules.
        private static let deepest = 64

        /// Reads a sheet.
        package init(_ bytes: [UInt8]) {
            var reader = Reader(bytes: bytes)
            reader.skipMark()
            root = reader.rule("", 0, depth: 0)
            faults = reader.faults
        }

        private struct Reader {
            let bytes: [UInt8]
            var index = 0
            var faults: [Fault] = []

            mutating func skipMark() {
                if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
            }

            /// Reads up to the closing brace of a rule.
            mutating func rule(_ prelude: String, _ offset: Int, depth: Int) -> Rule {
                var rule = Rule(prelude: prelude, offset: offset)
                while true {
                    let (part, start, end) = part()
                    switch end {
                    case UInt8(ascii: "{"):
                        index += 1
                        guard depth < CSSSheet.deepest else {
                            faults.append(
                                Fault(offset: start, text: "rules are nested deeper than \(CSSSheet.deepest)")
                            )
                            index = bytes.count
                            return rule
                        }
                        rule.rules.append(self.rule(Self.plain(part), start, depth: depth + 1))
                    case UInt8(ascii: "}"):
                        append(part, start, to: &rule)
                        index += 1
                        if depth > 0 { return rule }
                        faults.append(
                            Fault(offset: index - 1, text: "a closing brace without an opening one"))
                    case UInt8(ascii: ";"):
                        append(part, start, to: &rule)
                        index += 1
                    default:
                        append(part, start, to: &rule)
                        if depth > 0 {
                            faults.append(Fault(offset: offset, text: "a rule without its closing brace"))
                        }
                        return rule
                    }
                }
            }

            /// Reads a declaration or a prelude up to what ends it, and returns that: a semicolon, a brace, or `nil` at the
            /// end of the text.
            private mutating func part() -> (part: [UInt8], start: Int, end: UInt8?) {
                var part: [UInt8] = []
                var start = index
                // The brackets that are open.
                var open: [(closing: UInt8, offset: Int)] = []
                func isCustom() -> Bool { part.starts(with: "--".utf8) && part.contains(UInt8(ascii: ":")) }
                while index < bytes.count {
                    let byte = bytes[index]
                    if part.isEmpty { start = index }
                    switch byte {
                    case UInt8(ascii: "/") where bytes[index...].starts(with: "/*".utf8):
                        skipComment()
                        if !part.isEmpty { part.append(0x20) }
                        continue
                    case UInt8(ascii: "\""), UInt8(ascii: "'"):
                        text(byte, &part)
                        continue
                    case UInt8(ascii: "("): open.append((UInt8(ascii: ")"), index))
                    case UInt8(ascii: "["): open.append((UInt8(ascii: "]"), index))
                    case UInt8(ascii: "{") where isCustom() || !open.isEmpty:
                        open.append((UInt8(ascii: "}"), index))
                    case UInt8(ascii: ")"), UInt8(ascii: "]"):
                        if open.last?.closing == byte {
                            open.removeLast()
                        } else {
                            faults.append(
                                Fault(offset: index, text: "a closing bracket without an opening one"))
                        }
                    case UInt8(ascii: "}") where open.contains { $0.closing == byte }:
                        while let last = open.popLast(), last.closing != byte { unclosed(last.offset) }
                    case let end where Self.ends(end, isOpen: !open.isEmpty):
                        for bracket in open { unclosed(bracket.offset) }
                        return (part, start, byte)
                    default: break
                    }
                    let isSpace = byte == 0x20 || (0x09...0x0D).contains(byte)
                    if !part.isEmpty || !isSpace { part.append(isSpace ? 0x20 : byte) }
                    index += 1
                }
                for bracket in open { unclosed(bracket.offset) }
                return (part, start, nil)
            }

            /// Whether a byte ends a declaration or a prelude.
            private static func ends(_ byte: UInt8, isOpen: Bool) -> Bool {
                byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: ";") && !isOpen
            }

            private mutating func unclosed(_ offset: Int) {
                faults.append(Fault(offset: offset, text: "a bracket without its closing one"))
            }

            private mutating func skipComment() {
                var end = index + 2
                while end + 1 < bytes.count,
                    bytes[end] != UInt8(ascii: "*") || bytes[end + 1] != UInt8(ascii: "/")
                {
                    end += 1
                }
                if end + 1 >= bytes.count {
                    faults.append(Fault(offset: index, text: "a comment without its end"))
                }
                index = min(end + 2, bytes.count)
            }

            /// Takes a text in quotation marks; without its end it ends with the line.
            private mutating func text(_ quote: UInt8, _ part: inout [UInt8]) {
                let start = index
                repeat {
                    part.append(bytes[index])
                    if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count {
                        index += 1
                        part.append(bytes[index])
                    }
                    index += 1
                    guard index < bytes.count, bytes[index] != 0x0A else {
                        faults.append(Fault(offset: start, text: "a text without its closing quotation mark"))
                        return
                    }
                } while bytes[index] != quote
                part.append(quote)
                index += 1
            }

            private mutating func append(_ part: [UInt8], _ start: Int, to rule: inout Rule) {
                guard let first = part.first, first != UInt8(ascii: "@") else { return }
                guard let colon = part.firstIndex(of: UInt8(ascii: ":")) else {
                    faults.append(Fault(offset: start, text: "a declaration without a colon"))
                    return
                }
                let name = Self.plain(Array(part[..<colon]))
                rule.declarations.append(
                    Declaration(
                        name: name.hasPrefix("--") ? name : name.lowercased(),
                        value: Self.plain(Array(part[(colon + 1)...])), offset: start))
            }

            /// The text with single blanks, none at its ends.
            private static func plain(_ bytes: [UInt8]) -> String {
                String(decoding: bytes, as: UTF8.self).split(separator: " ").joined(separator: " ")
            }
        }
    }

    extension CSSSheet {
        /// The parts of a value between separators outside of brackets and quotation marks, without empty ones.
        package static func parts(of value: String, at isSeparator: (Character) -> Bool) -> [String] {
            var parts: [String] = []
            var part = ""
            var depth = 0
            var quote: Character?
            for character in value {
                if let open = quote {
                    if character == open { quote = nil }
                } else if character == "\"" || character == "'" {
                    quote = character
                } else if character == "(" || character == "[" {
                    depth += 1
                } else if character == ")" || character == "]" {
                    depth -= 1
                }
                if depth <= 0, quote == nil, isSeparator(character) {
                    if !part.isEmpty { parts.append(part) }
                    part = ""
                } else {
                    part.append(character)
                }
            }
            return part.isEmpty ? parts : parts + [part]
        }
    }

    extension String {
        /// The text without quotation marks around it.
        fileprivate var trimmingQuotes: String {
            guard let first, first == last, count >= 2, first == "\"" || first == "'" else { return self }
            return String(dropFirst().dropLast())
        }
    }
#endif
