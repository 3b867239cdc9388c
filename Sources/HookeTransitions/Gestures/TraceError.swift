/// Why a recorded gesture was refused: which trace, where in it, and what is accepted.
public struct TraceError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Where in the trace the fault is.
    public enum Place: Hashable, Sendable {
        /// A line of its text, from 1; the header is line 1 unless blank lines come first.
        case line(Int)
        /// A sample, from 0, of a trace made from values.
        case sample(Int)
        /// No single place.
        case whole
    }

    /// What is wrong.
    public enum Reason: Hashable, Sendable {
        /// The file could not be read, or is not UTF-8 text.
        case unreadable(String)
        /// No samples at all.
        case empty
        /// A column the format does not have.
        case unknownColumn(String)
        /// A column given twice.
        case repeatedColumn(String)
        /// Columns that are not there.
        case missingColumns([String])
        /// A line with more or fewer fields than the header.
        case fieldCount(Int, expected: Int)
        /// A field that is no decimal number.
        case notANumber(field: String, text: String)
        /// A number that is NaN, infinite or beyond its limit.
        case outOfRange(field: String, value: Double, limit: Double)
        /// A phase the format does not have.
        case unknownPhase(String)
        /// The first sample is not `down`.
        case startsWithoutDown(GestureTrace.Phase)
        /// A `down` after the first.
        case secondDown
        /// A time before the one of the sample before; both in milliseconds.
        case decreasingTime(from: Double, to: Double)
        /// A sample after the finger was lifted or the touch was taken away.
        case afterRelease(GestureTrace.Phase)
        /// The trace ends with the finger still down.
        case noRelease
    }

    /// The trace's name, usually its file.
    public let name: String
    /// Where the fault is.
    public let place: Place
    /// What is wrong there.
    public let reason: Reason

    /// An error from its parts.
    public init(name: String, place: Place, reason: Reason) {
        self.name = name
        self.place = place
        self.reason = reason
    }

    /// One line: `name:line: what is wrong; what is accepted`.
    public var description: String {
        switch place {
        case .line(let line): "\(name):\(line): \(reason)"
        case .sample(let index): "\(name): sample \(index): \(reason)"
        case .whole: "\(name): \(reason)"
        }
    }
}

extension TraceError.Reason: CustomStringConvertible {
    /// The fault and what is accepted, in one sentence.
    public var description: String {
        switch self {
        case .unreadable(let why):
            "cannot be read: \(why)"
        case .empty:
            "no samples; accepted: a down, any number of moves, then an up or a cancel"
        case .unknownColumn(let column):
            "unknown column \"\(column)\"; accepted: \(Self.accepted(GestureTrace.columns)), in any order"
        case .repeatedColumn(let column):
            "column \"\(column)\" is given twice"
        case .missingColumns(let columns):
            "no column \(Self.accepted(columns)); accepted: "
                + "a header that names \(Self.accepted(GestureTrace.columns)), in any order"
        case .fieldCount(let count, let expected):
            "\(count) field\(count == 1 ? "" : "s"); accepted: \(expected), as in the header"
        case .notANumber(let field, let text):
            "\(field) is \"\(text)\"; accepted: a decimal number"
        case .outOfRange(let field, let value, let limit):
            "\(field) is \(value); accepted: a finite number of magnitude at most \(limit)"
        case .unknownPhase(let phase):
            "phase is \"\(phase)\"; accepted: "
                + Self.accepted(GestureTrace.Phase.allCases.map(\.rawValue))
        case .startsWithoutDown(let phase):
            "the first sample is \(phase.rawValue); accepted: down"
        case .secondDown:
            "a second down; accepted: one finger, one touch"
        case .decreasingTime(let from, let to):
            "time_ms goes back from \(from) to \(to); accepted: times that never decrease"
        case .afterRelease(let phase):
            "a sample after the \(phase.rawValue); accepted: nothing"
        case .noRelease:
            "no release: the last sample leaves the finger down; accepted: an up or a cancel at the end"
        }
    }

    private static func accepted(_ words: [String]) -> String { words.joined(separator: ", ") }
}
