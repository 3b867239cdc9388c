/// The lines of a text.
package struct TextLines: Sendable {
    private let bytes: [UInt8]
    /// The bytes at which lines begin.
    private let starts: [Int]

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    /// Returns the line and the character in it, both from 1, of a byte. Characters are Unicode scalars.
    package func place(of offset: Int) -> (line: Int, column: Int) {
        let index = starts.partitioningIndex { $0 > offset } - 1
        let line = bytes[starts[index]..<min(max(offset, starts[index]), bytes.count)]
        return (index + 1, line.count { $0 & 0xC0 != 0x80 } + 1)
    }
}
