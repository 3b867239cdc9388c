import Hooke

/// Why a recorded gesture was refused: its name, the place in it, and what is accepted.
public struct TraceError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The place of the fault.
    public enum SourceLocation: Hashable, Sendable {
        /// A line of the text, from 1; the header is line 1 unless blank lines precede it.
        case line(Int)
        /// A sample, from 0, of a trace made from values.
        case sample(Int)
        /// The whole trace.
        case whole
    }

    /// The kinds of fault.
    public enum Reason: Hashable, Sendable {
        /// The file cannot be read, or is not UTF-8 text.
        case unreadable(String)
        /// There are no samples.
        case empty
        /// An unknown column.
        case unknownColumn(String)
        /// A repeated column.
        case repeatedColumn(String)
        /// Missing columns.
        case missingColumns([String])
        /// A line with more or fewer fields than the header.
        case fieldCount(Int, expected: Int)
        /// A field that is not a decimal number.
        case notANumber(field: String, text: String)
        /// A number that is NaN, infinite or beyond its limit.
        case outOfRange(field: String, value: Double, limit: Double)
        /// An unknown phase.
        case unknownPhase(String)
        /// A finger number that is not whole or is out of range.
        case badFinger(String)
        /// A text that is not JSON.
        case malformed(String)
        /// A field of a JSON record that is missing, unknown or has a wrong value.
        case invalid(HookeError)
        /// A finger's first sample is not `down`.
        case startsWithoutDown(GestureTrace.Phase)
        /// A second `down` of a finger.
        case secondDown
        /// A time before the previous sample's, of any finger; both in milliseconds.
        case decreasingTime(from: Double, to: Double)
        /// A sample after the finger's `up` or `cancel`.
        case afterRelease(GestureTrace.Phase)
        /// The last sample of a finger that has no `up` or `cancel`.
        case noRelease
    }

    /// The trace's name, usually its file.
    public let name: String
    /// The place of the fault.
    public let place: SourceLocation
    /// The fault.
    public let reason: Reason

    /// Creates an error.
    public init(name: String, place: SourceLocation, reason: Reason) {
        self.name = name
        self.place = place
        self.reason = reason
    }

    /// One line: `name:line: fault; what is accepted`.
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
            "unknown column \"\(column)\"; accepted: "
                + "\(Self.accepted(GestureTrace.columns + [GestureTrace.fingerColumn])), in any order"
        case .repeatedColumn(let column):
            "column \"\(column)\" is given twice; accepted: each column once"
        case .missingColumns(let columns):
            "missing column \(Self.accepted(columns)); accepted: "
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
        case .badFinger(let text):
            "finger is \(text); accepted: a whole number from 0 to \(GestureTrace.fingerLimit)"
        case .malformed(let why):
            "not a gesture record: \(why); accepted: a JSON object with "
                + Self.accepted(GestureTrace.recordFields)
        case .invalid(let error): "\(error)"
        case .startsWithoutDown(let phase):
            "the first sample of a finger is \(phase.rawValue); accepted: down"
        case .secondDown:
            "a second down of the same finger; accepted: another finger number for each touch"
        case .decreasingTime(let from, let to):
            "time_ms decreases from \(from) to \(to); accepted: non-decreasing times"
        case .afterRelease(let phase):
            "a sample after the \(phase.rawValue) of its finger; accepted: no sample of that finger"
        case .noRelease:
            "no release: this is the last sample of its finger; accepted: an up or a cancel as its last sample"
        }
    }

    private static func accepted(_ words: [String]) -> String { words.joined(separator: ", ") }
}
