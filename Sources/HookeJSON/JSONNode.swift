package import Hooke

/// A value of a JSON document with its path: the one reader of values, whose errors name the path.
package struct JSONNode: Sendable {
    package let value: JSONValue
    /// The steps from the root.
    package let path: [JSONStep]
    /// Whether names may have hyphens instead of capitals: in our own formats.
    private let isSpelledFreely: Bool

    /// - Parameter path: The steps to the value; none for a document.
    package init(_ value: JSONValue, path: [JSONStep] = [], isSpelledFreely: Bool = false) {
        (self.value, self.path, self.isSpelledFreely) = (value, path, isSpelledFreely)
    }

    /// Parses a document, with at most 128 arrays and objects inside each other: the limit bounds the use of the stack.
    /// - Parameter notes: takes what JSON5 allows and JSON does not, unless it is strict; `nil` rejects it.
    package init(
        text bytes: [UInt8], notes: FileNotes? = nil, isSpelledFreely: Bool = false
    ) throws(FileError) {
        do {
            self.init(try JSONValue(text: bytes, notes: notes), isSpelledFreely: isSpelledFreely)
        } catch { throw FileError(error, TextLines(bytes)) }
    }

    /// The error for this value: it is none of what is accepted.
    /// - Parameter words: the accepted words, of which the nearest is named.
    package func fault(accepted: String, words: [String] = []) -> FileError {
        let nearest = value.string.flatMap { nearestWord(to: $0, in: words) }
        return FileError(
            path: path.isEmpty ? "the document" : path.text,
            .badValue(value.shown, nearest: nearest, accepted: accepted))
    }

    /// The error for a value that is not a number.
    private func noNumber(_ accepted: String) -> FileError {
        let isQuoted = value.string.map { Notation.number($0) != nil } ?? false
        return fault(accepted: isQuoted ? accepted + ", not in quotation marks" : accepted)
    }

    package func missing(_ name: String, accepted: String) -> FileError {
        FileError(path: (path + [.member(name)]).text, .missing(accepted: accepted))
    }

    package func child(_ step: JSONStep, _ value: JSONValue) -> JSONNode {
        JSONNode(value, path: path + [step], isSpelledFreely: isSpelledFreely)
    }

    private func isName(_ typed: String, _ name: String) -> Bool {
        typed == name || isSpelledFreely && isSameName(typed, name)
    }

    /// A member; `nil` if it is missing, and for other values than objects.
    package subscript(name: String) -> JSONNode? {
        value.members?.first { isName($0.name, name) }.map { child(.member($0.name), $0.value) }
    }

    /// Returns a member, or `nil` if it is missing. Throws if the value is not an object.
    package func member(_ name: String) throws(FileError) -> JSONNode? {
        guard value.members != nil else { throw fault(accepted: "an object") }
        return self[name]
    }

    package func required(_ name: String, accepted: String) throws(FileError) -> JSONNode {
        guard let place = try member(name) else { throw missing(name, accepted: accepted) }
        return place
    }

    /// The members of an object in order; empty for other values.
    package var members: [(name: String, place: JSONNode)] {
        (value.members ?? []).map { ($0.name, child(.member($0.name), $0.value)) }
    }

    /// Returns the members of an object. Refuses other values, members other than `names`, with the nearest of them, and
    /// members given twice, in two spellings.
    @discardableResult
    package func fields(_ names: [String]) throws(FileError) -> [(name: String, place: JSONNode)] {
        guard value.members != nil else { throw fault(accepted: "an object") }
        let members = members
        for (index, (typed, place)) in members.enumerated() {
            guard names.contains(where: { isName(typed, $0) }) else {
                let nearest = nearestWord(to: typed, in: names)
                throw FileError(path: place.path.text, .unknownField(nearest: nearest, accepted: list(names)))
            }
            guard !members[..<index].contains(where: { isName(typed, $0.name) }) else {
                throw FileError(path: place.path.text, .badValue("given twice", accepted: "each field once"))
            }
        }
        return members
    }

    /// The elements of an array; `nil` for other values.
    package var elementsIfArray: [JSONNode]? {
        value.elements?.enumerated().map { child(.element($0), $1) }
    }

    package func elements(accepted: String = "an array") throws(FileError) -> [JSONNode] {
        guard let elements = elementsIfArray else { throw fault(accepted: accepted) }
        return elements
    }

    package func number(accepted: String = "a number") throws(FileError) -> Double {
        guard let number = value.number else { throw noNumber(accepted) }
        return number
    }

    /// Returns an integer in `range` of magnitude up to 2⁵³; of at least 0 if left out.
    package func count(
        in range: ClosedRange<Int> = 0...(1 << 53), accepted: String = "a whole number from 0"
    ) throws(FileError) -> Int {
        guard let number = value.number, let whole = Int(exactly: number), whole.magnitude <= 1 << 53,
            range.contains(whole)
        else { throw noNumber(accepted) }
        return whole
    }

    /// Returns the value as an index into the array `name` with `count` elements.
    package func index(into name: String, count: Int) throws(FileError) -> Int {
        guard count > 0 else { throw fault(accepted: "an index into \(name), which is empty") }
        return try self.count(in: 0...(count - 1), accepted: "an index into \(name), 0 to \(count - 1)")
    }

    package func string(accepted: String = "a string") throws(FileError) -> String {
        guard let text = value.string else { throw fault(accepted: accepted) }
        return text
    }

    package func bool() throws(FileError) -> Bool {
        guard case .bool(let bool) = value.content else { throw fault(accepted: "true or false") }
        return bool
    }

    /// Returns one of some words.
    package func word(_ words: [String]) throws(FileError) -> String {
        let text = try string(accepted: list(words))
        guard words.contains(text) else { throw fault(accepted: list(words), words: words) }
        return text
    }

    /// Returns a case by its name.
    package func word<Word: RawRepresentable & CaseIterable>(
        _ type: Word.Type
    ) throws(FileError) -> Word where Word.RawValue == String {
        Word(rawValue: try word(Word.allCases.map(\.rawValue)))!
    }

    /// Returns a number or a non-empty array of numbers as an array.
    package func numbers() throws(FileError) -> [Double] {
        if let number = value.number { return [number] }
        guard let elements = value.elements, !elements.isEmpty else {
            throw noNumber("a number or an array of numbers")
        }
        if let index = elements.firstIndex(where: { $0.number == nil }) {
            throw child(.element(index), elements[index]).noNumber("a number")
        }
        return elements.compactMap(\.number)
    }
}
