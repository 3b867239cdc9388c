import ArgumentParser
import Hooke
import HookeMotion

/// A choice that is spelled as one of a few words.
protocol SpelledWord: RawRepresentable where RawValue == String {
    /// All choices that can be spelled.
    static var words: [Self] { get }
    /// Reads a word; `name` is the field or option in the refusal.
    static func read(_ text: String, _ name: String) throws(Refusal) -> Self
}

extension SpelledWord where Self: CaseIterable {
    static var words: [Self] { Array(allCases) }
}

extension SpelledWord {
    /// The words, for messages and help.
    static var list: String { names.joined(separator: ", ") }

    /// The words, for completion in shells.
    static var names: [String] { words.map(\.rawValue) }

    static func read(_ text: String, _ name: String) throws(Refusal) -> Self {
        guard let word = words.first(where: { isSameName($0.rawValue, text) }) else {
            throw Refusal(Notation.text(text).fault(HookeError.Field(name), accepted: list, words: names))
        }
        return word
    }

    /// Reads the word of an option. The parser of arguments names the option and its value in the refusal.
    static func argument(_ text: String) throws -> Self {
        guard let word = words.first(where: { isSameName($0.rawValue, text) }) else {
            throw Refusal(accepted(names, not: text))
        }
        return word
    }
}

extension Fields {
    /// Reads a word, or returns `standard` where there is none.
    mutating func word<Word: SpelledWord>(_ name: String, default standard: Word) throws(Refusal) -> Word {
        has(name) ? try Word.read(string(name), name) : standard
    }
}

/// Reads the word of an option of the command.
func word<Word: SpelledWord>(_ text: String, option: String) throws -> Word {
    try validating { () throws(Refusal) in try Word.read(text, option) }
}

extension FollowerMatching: SpelledWord {}
