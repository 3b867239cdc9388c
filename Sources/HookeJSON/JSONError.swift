package import Hooke

/// An error of parsing JSON, with its position.
package struct JSONError: Error, Equatable, CustomStringConvertible {
    /// What is wrong.
    package let reason: String
    /// The byte offset, from 0: where the grammar is broken, or where the rejected value begins.
    package let offset: Int
    /// Whether it is the grammar, and not a name that occurs twice in one object or a number beyond the range of a double.
    package let isSyntax: Bool
    /// The steps from the root to the value with the error.
    package let path: [JSONStep]

    /// The error in one line, without its position.
    package var description: String { isSyntax ? "not JSON: \(reason)" : reason }
}

extension FileError {
    /// An error of JSON in a file.
    /// - Parameter path: The path; if `nil`, that of the error, which errors of the grammar do not have.
    package init(_ error: JSONError, _ lines: TextLines, path: String? = nil) {
        let place = lines.place(of: error.offset)
        let path = path ?? (error.isSyntax ? "" : error.path.text)
        self.init(path: path, line: place.line, column: place.column, .badText(reason: error.description))
    }
}
