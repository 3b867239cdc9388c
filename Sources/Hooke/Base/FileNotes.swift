#if !hasFeature(Embedded)
    /// The notes of a file while it is read, or the error of its first deviation.
    package final class FileNotes {
        /// Whether a deviation is an error.
        package let isStrict: Bool
        private var list: [FileNote] = []
        /// For kinds of deviations that may be in every value: the index of the note, and how many others there are.
        private var kinds: [String: (index: Int, others: Int)] = [:]
        /// What is noted already: a value is read again for each reference to it.
        private var seen: Set<FileError> = []
        private let text: [UInt8]
        private lazy var lines = TextLines(text)

        /// - Parameter text: The file, for notes at its bytes.
        package init(isStrict: Bool, text: [UInt8] = []) { (self.isStrict, self.text) = (isStrict, text) }

        /// The notes in order of their discovery.
        package var notes: [FileNote] {
            var notes = list
            for (index, others) in kinds.values where others > 0 {
                let note = notes[index]
                let words = others == 1 ? "1 other is" : "\(others) others are"
                notes[index] = FileNote(
                    path: note.path, line: note.line, column: note.column,
                    text: "\(note.text); \(words) alike",
                    isDeviation: note.isDeviation)
            }
            return notes
        }

        /// Notes a deviation and what follows of it; throws it in a strict reading.
        /// - Parameter kind: if given, only the first deviation of a kind is a note, with the number of the others.
        package func deviate(
            _ error: FileError, _ consequence: String, kind: String? = nil
        ) throws(FileError) {
            if isStrict { throw error }
            guard seen.insert(error).inserted else { return }
            if let kind {
                if (kinds[kind]?.others += 1) != nil { return }
                kinds[kind] = (list.count, 0)
            }
            list.append(error.note(consequence))
        }

        /// Notes a deviation at a byte of the text, or throws it.
        package func deviate(_ what: String, at offset: Int, _ consequence: String) throws(FileError) {
            let place = lines.place(of: offset)
            try deviate(
                FileError(line: place.line, column: place.column, .badText(reason: what)), consequence)
        }

        /// Returns what `body` returns. If it throws, notes the deviation and what follows of it, and returns `nil`.
        package func attempt<Value>(
            _ consequence: String, _ body: () throws(FileError) -> Value
        ) throws(FileError) -> Value? {
            do { return try body() } catch {
                try deviate(error, consequence)
                return nil
            }
        }

        package func add(_ note: FileNote) { list.append(note) }

        /// Notes something valid that the result does not have, at a path.
        package func omit(_ text: String, at path: String) {
            add(FileNote(path: path, text: text, isDeviation: false))
        }

        /// Notes something valid that the result does not have, at a byte of the text.
        package func omit(_ text: String, at offset: Int) {
            let place = lines.place(of: offset)
            add(FileNote(line: place.line, column: place.column, text: text, isDeviation: false))
        }
    }
#endif
