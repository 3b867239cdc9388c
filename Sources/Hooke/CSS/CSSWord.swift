/// A word of a CSS text in lower case, as bytes: comparing strings takes Unicode's tables, which a small program does
/// not carry.
package struct CSSWord: Hashable, Sendable {
    private let bytes: [UInt8]

    /// The word that a text is, as it stands.
    package init(_ text: String) { bytes = Array(text.utf8) }

    /// The word of letters, hyphens, digits and parentheses, which are made lower case.
    init(lowercasing bytes: ArraySlice<UInt8>) {
        self.bytes = bytes.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    }

    package var isEmpty: Bool { bytes.isEmpty }

    /// Whether the word is a literal of ASCII.
    package static func == (word: CSSWord, literal: StaticString) -> Bool {
        guard word.bytes.count == literal.utf8CodeUnitCount else { return false }
        return literal.withUTF8Buffer { word.bytes.elementsEqual($0) }
    }

    /// Whether the word is a literal of ASCII, for `switch`.
    package static func ~= (literal: StaticString, word: CSSWord) -> Bool { word == literal }
}
