import Hooke
internal import HookeJSON

/// The notes of a file while it is read, or the error of its first deviation.
final class AssetReading {
    /// Whether a deviation is an error.
    let isStrict: Bool
    private(set) var notes: [FileNote] = []

    init(isStrict: Bool) { self.isStrict = isStrict }

    /// Notes a deviation and what follows of it; throws it in a strict reading.
    func deviate(_ error: AssetError, _ consequence: String) throws(AssetError) {
        if isStrict { throw error }
        notes.append(error.note(consequence))
    }

    /// Notes something valid that the result does not have.
    func omit(_ place: JSONNode, _ text: String) {
        notes.append(FileNote(path: place.pathText, text: text, isDeviation: false))
    }

    func add(_ others: [FileNote]) { notes += others }

    /// Returns what `body` returns. If it throws, notes the deviation and what follows of it, and returns `nil`.
    func attempt<Value>(
        _ consequence: String, _ body: () throws(AssetError) -> Value
    ) throws(AssetError) -> Value? {
        do { return try body() } catch {
            try deviate(error, consequence)
            return nil
        }
    }

    /// Parses JSON; JSON5 in a reading that is not strict.
    func json(_ bytes: [UInt8]) throws(AssetError) -> JSONNode {
        var found: [FileNote]? = isStrict ? nil : []
        let node = try JSONNode(text: bytes, notes: &found)
        notes += found ?? []
        return node
    }
}

extension AssetError {
    /// The note of a deviation that did not end the reading.
    func note(_ consequence: String) -> FileNote {
        switch self {
        case .unreadable(let file, let reason):
            FileNote(path: file, text: "cannot be read: \(reason); \(consequence)", isDeviation: true)
        case .badText(let line, let column, let reason):
            FileNote(line: line, column: column, text: "\(reason); \(consequence)", isDeviation: true)
        case .badContainer(let offset, let value, let accepted):
            FileNote(
                path: "byte \(offset)", text: "is \(value); accepted: \(accepted); \(consequence)",
                isDeviation: true)
        case .badValue(let path, let value, let accepted):
            FileNote(
                path: path, text: "is \(value); accepted: \(accepted); \(consequence)", isDeviation: true)
        case .missing(let path, let accepted):
            FileNote(path: path, text: "is missing; accepted: \(accepted); \(consequence)", isDeviation: true)
        case .noTrack(let path, let reason):
            FileNote(path: path, text: "is not a valid track: \(reason); \(consequence)", isDeviation: true)
        }
    }

    /// Returns the error with the file that it is in, of several in an archive.
    func inside(_ file: String) -> AssetError {
        switch self {
        case .unreadable(_, let reason): .unreadable(file: file, reason: reason)
        case .badText(let line, let column, let reason):
            .unreadable(file: file, reason: "line \(line), column \(column): \(reason)")
        case .badContainer(let offset, let value, let accepted):
            .unreadable(file: file, reason: "byte \(offset) is \(value); accepted: \(accepted)")
        case .badValue(let path, let value, let accepted):
            .badValue(path: "\(file): \(path)", value: value, accepted: accepted)
        case .missing(let path, let accepted): .missing(path: "\(file): \(path)", accepted: accepted)
        case .noTrack(let path, let reason): .noTrack(path: "\(file): \(path)", reason: reason)
        }
    }
}

extension FileNote {
    /// Returns the note with the file that it is about, of several in an archive.
    func inside(_ file: String) -> FileNote {
        FileNote(
            path: path.isEmpty ? file : "\(file): \(path)", line: line, column: column, text: text,
            isDeviation: isDeviation)
    }
}
