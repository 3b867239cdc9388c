internal import HookeJSON

/// A value of a configuration or a baseline, with its path.
typealias LintNode = JSONNode<LintError>

extension JSONNode where Failure == LintError {
    /// Returns the members of an object, whose names must be among `words`.
    func members(named words: [String]) throws(LintError) -> [(name: String, place: LintNode)] {
        try checkFields(words)
        return members
    }

    /// Returns a case by its raw value.
    func word<Word: RawRepresentable & CaseIterable>(
        _ type: Word.Type
    ) throws(LintError) -> Word where Word.RawValue == String {
        let text = try string()
        guard let word = Word(rawValue: text) else {
            let words = Word.allCases.map(\.rawValue)
            let near = nearestWord(to: text, in: words).map { "; did you mean \"\($0)\"?" } ?? ""
            throw fault(accepted: words.joined(separator: ", ") + near)
        }
        return word
    }

    /// Returns a string, or `standard` if there is no such member.
    func string(_ name: String, default standard: String) throws(LintError) -> String {
        try member(name)?.string() ?? standard
    }
}
