import HookeJSON

/// The notes of a file of tokens while it is read, or the error of its first deviation.
final class TokenNotes {
    let isStrict: Bool
    private var list: [FileNote] = []
    /// For kinds of deviations that may be in every token: the index of the note, and how many others there are.
    private var kinds: [String: (index: Int, others: Int)] = [:]

    /// What is noted already: a value is read again for each reference to it.
    private var seen: Set<TokenError> = []

    init(isStrict: Bool) { self.isStrict = isStrict }

    /// The notes in order of their discovery.
    var notes: [FileNote] {
        var notes = list
        for (index, others) in kinds.values where others > 0 {
            let note = notes[index]
            let words = others == 1 ? "1 other is" : "\(others) others are"
            notes[index] = FileNote(
                path: note.path, line: note.line, column: note.column, text: "\(note.text); \(words) alike",
                isDeviation: note.isDeviation)
        }
        return notes
    }

    /// Notes a deviation and what follows of it; throws it in a strict reading.
    /// - Parameter kind: if given, only the first deviation of a kind is a note, with the number of the others.
    func deviate(_ error: TokenError, _ consequence: String, kind: String? = nil) throws(TokenError) {
        if isStrict { throw error }
        guard seen.insert(error).inserted else { return }
        if let kind {
            if let known = kinds[kind] {
                kinds[kind] = (known.index, known.others + 1)
                return
            }
            kinds[kind] = (list.count, 0)
        }
        list.append(error.note(consequence))
    }

    func add(_ others: [FileNote]) { list += others }

    /// Notes something valid that is not read.
    func omit(_ text: String, line: Int, column: Int) {
        list.append(FileNote(line: line, column: column, text: text, isDeviation: false))
    }
}

extension TokenError {
    /// The note of a deviation that did not end the reading.
    func note(_ consequence: String) -> FileNote {
        FileNote(
            path: pointer, line: line > 0 ? line : nil, column: line > 0 ? column : nil,
            text: "\(reason); \(consequence)", isDeviation: true)
    }
}
