#if !hasFeature(Embedded)
    /// What the reader of a file did that you may not expect: it read something that its format does not allow, or left
    /// something out.
    ///
    /// Files of other programs are read leniently. Each deviation from the format and each omission is one note, with its
    /// place. Reading with `strict` throws an error for the first deviation instead.
    public struct FileNote: Sendable, Hashable, CustomStringConvertible {
        /// The path of the value in the file, as errors of the format write it: `layers[2].ks.p`, `/motion/tap/$value`; empty
        /// for the whole file.
        public let path: String
        /// The line, from 1; `nil` if only the path is known.
        public let line: Int?
        /// The character in the line, from 1; `nil` if only the path is known.
        public let column: Int?
        /// What was found, and what was done with it.
        public let text: String
        /// Whether the format does not allow what was found. Otherwise it is valid, but the result does not have it.
        public let isDeviation: Bool

        /// Creates a note.
        ///
        /// - Parameters:
        ///   - path: The path of the value in the file; empty for the whole file.
        ///   - line: The line, from 1.
        ///   - column: The character in the line, from 1.
        ///   - text: What was found, and what was done with it.
        ///   - isDeviation: Whether the format does not allow it.
        public init(
            path: String = "", line: Int? = nil, column: Int? = nil, text: String, isDeviation: Bool
        ) {
            self.path = path
            self.line = line
            self.column = column
            self.text = text
            self.isDeviation = isDeviation
        }

        /// The place and the text in one line.
        public var description: String {
            let lines = line.map { line in "line \(line)" + (column.map { ", column \($0)" } ?? "") } ?? ""
            if path.isEmpty { return lines.isEmpty ? text : "\(lines): \(text)" }
            return lines.isEmpty ? "\(path) \(text)" : "\(lines) (\(path)): \(text)"
        }

        /// Returns the note with the file that it is about, of several in an archive.
        package func inside(_ file: String) -> FileNote {
            FileNote(
                path: path.isEmpty ? file : "\(file): \(path)", line: line, column: column, text: text,
                isDeviation: isDeviation)
        }
    }
#endif
