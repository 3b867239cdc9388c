/// An error of parsing JSON, with its position.
package struct JSONError: Error, Equatable, CustomStringConvertible {
    /// The kind of error: the grammar, a name that occurs twice in one object, or a number beyond the range of a double.
    package enum Kind: Equatable, Sendable { case syntax, repeatedName, range }

    /// What is wrong.
    package let reason: String
    /// The byte offset, from 0: where the grammar is broken, or where the rejected value begins.
    package let offset: Int
    package let kind: Kind
    /// The steps from the root to the value with the error.
    package private(set) var path: [JSONStep] = []

    package init(reason: String, offset: Int, kind: Kind) {
        (self.reason, self.offset, self.kind) = (reason, offset, kind)
    }

    /// Returns the error in a value that is reached by `step`.
    func inside(_ step: JSONStep) -> JSONError {
        var fault = self
        fault.path.insert(step, at: 0)
        return fault
    }

    /// The error in one line, without its position.
    package var description: String { kind == .syntax ? "not JSON: \(reason)" : reason }

    /// The error in one line of the text. Grammar errors include the character, from 1.
    package func description(in bytes: [UInt8]) -> String {
        kind == .syntax
            ? "\(description) at character \(TextLines(bytes).place(of: offset).column)" : reason
    }
}

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
