#if !hasFeature(Embedded)
    /// An error of reading or writing a file, with its place, the value and what is accepted.
    public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
        /// What is wrong.
        public enum Problem: Hashable, Sendable, CustomStringConvertible {
            /// The file cannot be read, for a reason.
            case unreadable(reason: String)
            /// The text does not have the grammar of the format, has a repeated name or has a number out of range.
            case badText(reason: String)
            /// A value that is not accepted, and the accepted word that it is nearest to.
            case badValue(String, nearest: String? = nil, accepted: String)
            /// A required value that is left out.
            case missing(accepted: String)
            /// A field that does not exist, and the accepted field that its name is nearest to.
            case unknownField(nearest: String?, accepted: String)
            /// A field of the value that is not accepted. The error has the name of the field, or its path.
            case invalid(HookeError)
            /// Valid values that do not form a track.
            case noTrack(HookeError)

            /// What is wrong, as the end of a sentence about the place.
            public var description: String {
                switch self {
                case .unreadable(let reason): "cannot be read: \(reason)"
                case .badText(let reason): reason
                case .badValue(let value, let nearest, let accepted):
                    "is \(value); \(HookeError.accepted(nearest, accepted))"
                case .missing(let accepted): "is missing; accepted: \(accepted)"
                case .unknownField(let nearest, let accepted):
                    "is an unknown field; \(HookeError.accepted(nearest, accepted))"
                case .invalid(let error): "\(error)"
                case .noTrack(let error): "is not a valid track: \(error)"
                }
            }
        }

        /// The path of the value, as the format writes it: `layers[2].ks.p`, `/motion/tap/$value`, `byte 20`; the name of a
        /// file that cannot be read; empty for the whole text. Elements and bytes count from 0.
        public let path: String
        /// The line, from 1; `nil` if only the path is known. In a `.glb` file it is that of its JSON chunk.
        public let line: Int?
        /// The character in the line, from 1; `nil` if only the path is known.
        public let column: Int?
        /// What is wrong.
        public let problem: Problem

        package init(path: String = "", line: Int? = nil, column: Int? = nil, _ problem: Problem) {
            (self.path, self.line, self.column, self.problem) = (path, line, column, problem)
        }

        /// The error of a value at a path.
        package static func badValue(path: String, value: String, accepted: String) -> FileError {
            FileError(path: path, .badValue(value, accepted: accepted))
        }

        /// The place and what is wrong, in one line.
        public var description: String {
            if case .invalid(let error) = problem, line == nil, !path.isEmpty {
                let isInside = error.field?.name.utf8.starts(with: path.utf8) ?? false
                return isInside ? "\(error)" : "\(path): \(error)"
            }
            return FileNote(path: path, line: line, column: column, text: "\(problem)", isDeviation: true)
                .description
        }

        /// The note of a deviation that did not end the reading, with what follows of it.
        package func note(_ consequence: String) -> FileNote {
            FileNote(
                path: path, line: line, column: column, text: "\(problem); \(consequence)", isDeviation: true)
        }

        /// Returns the error with the file that it is in, of several in an archive.
        package func inside(_ file: String) -> FileError {
            FileError(path: path.isEmpty ? file : "\(file): \(path)", line: line, column: column, problem)
        }
    }
#endif
