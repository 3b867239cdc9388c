/// A lower-case word of a CSS text, as bytes, because string comparison links Unicode tables into small programs.
package struct CSSWord: Hashable, Sendable {
    private let bytes: [UInt8]

    /// Creates a word from a text, unchanged.
    package init(_ text: String) { bytes = Array(text.utf8) }

    /// Creates a word from letters, hyphens, digits and parentheses, converted to lower case.
    init(lowercasing bytes: ArraySlice<UInt8>) {
        self.bytes = bytes.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    }

    package var isEmpty: Bool { bytes.isEmpty }

    /// The word without an opening parenthesis.
    package var text: String {
        String(decoding: bytes.last == UInt8(ascii: "(") ? bytes.dropLast() : bytes[...], as: UTF8.self)
    }

    /// Returns whether the word equals an ASCII literal.
    package static func == (word: CSSWord, literal: StaticString) -> Bool {
        guard word.bytes.count == literal.utf8CodeUnitCount else { return false }
        return literal.withUTF8Buffer { word.bytes.elementsEqual($0) }
    }

    /// Returns whether the word equals an ASCII literal, for `switch`.
    package static func ~= (literal: StaticString, word: CSSWord) -> Bool { word == literal }
}
