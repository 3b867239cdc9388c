/// A lower-case word of a CSS text, as bytes, because string comparison links Unicode tables into small programs.
package struct CSSWord: Hashable, Sendable {
    private let bytes: [UInt8]

    /// Creates a word from a text, unchanged.
    package init(_ text: String) { bytes = text.bytes }

    /// Creates a word from letters, hyphens, digits and parentheses, converted to lower case.
    init(lowercasing bytes: ArraySlice<UInt8>) {
        self.bytes = bytes.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    }

    package var isEmpty: Bool { bytes.isEmpty }

    /// The word without an opening parenthesis.
    package var text: String {
        String(bytes: bytes.last == UInt8(ascii: "(") ? bytes.dropLast() : bytes[...])
    }

    /// Returns whether the word equals an ASCII literal.
    @inline(never)
    package static func == (word: CSSWord, literal: StaticString) -> Bool {
        word.bytes.elementsEqual(literal.bytes)
    }

    /// Returns whether the word is the name of a function with an opening parenthesis, in any case.
    package func isFunction(_ letters: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard bytes.count == letters.count + 1, bytes[letters.count] == UInt8(ascii: "(") else {
            return false
        }
        for (index, letter) in letters.enumerated() where bytes[index] != letter | 0x20 { return false }
        return true
    }

    /// Returns whether the word equals an ASCII literal, for `switch`.
    package static func ~= (literal: StaticString, word: CSSWord) -> Bool { word == literal }
}
