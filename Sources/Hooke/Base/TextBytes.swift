// Texts as bytes. Loops over the views of a string, and the conversions, are long code at each use: small programs have
// them once.

extension String {
    /// The bytes of the text in UTF-8.
    @inline(never) package var bytes: [UInt8] { Array(utf8) }

    /// Creates a text of bytes; those that are no UTF-8 become U+FFFD.
    @inline(never)
    package init(bytes: [UInt8]) { self = String(decoding: bytes, as: UTF8.self) }

    /// Creates a text of bytes; those that are no UTF-8 become U+FFFD.
    package init(bytes: ArraySlice<UInt8>) { self.init(bytes: Array(bytes)) }

    /// Returns whether two texts have the same bytes, without tables of Unicode.
    @inline(never)
    package func hasSameBytes(as other: String) -> Bool { bytes == other.bytes }
}

/// Returns words with a separator between them.
@inline(never)
package func list(_ words: [String], separator: String = ", ") -> String {
    var text = ""
    for (index, word) in words.enumerated() {
        if index > 0 { text += separator }
        text += word
    }
    return text
}

/// Returns the words of a literal between separators: an array of literals is code for each.
@inline(never)
package func words(_ literal: StaticString, separator: UInt8 = 0x20) -> [String] {
    var (words, word): ([String], [UInt8]) = ([], [])
    for byte in literal.bytes {
        if byte != separator {
            word.append(byte)
        } else {
            words.append(String(bytes: word))
            word.removeAll()
        }
    }
    return words + [String(bytes: word)]
}

extension StaticString {
    /// The bytes of the literal.
    package var bytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
    }
}

extension StringProtocol {
    /// The text for a message: whole up to 120 bytes, otherwise its start and its length.
    package var excerpt: String { excerpt(upTo: 120) }

    /// The text for a message: whole up to `limit` bytes, otherwise its start and its length.
    package func excerpt(upTo limit: Int) -> String { excerptOf(String(self), upTo: limit) }
}

@inline(never)
private func excerptOf(_ text: String, upTo limit: Int) -> String {
    let bytes = text.bytes
    guard bytes.count > limit else { return text }
    // Up to the start of a scalar. Views of scalars would link more into small programs.
    var end = limit
    while end > 0, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return "\(String(bytes: bytes[..<end]))… (\(bytes.count) bytes)"
}
