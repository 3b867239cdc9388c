import ArgumentParser
import Hooke
import HookeMotion

/// A choice that is spelled as one of a few words: in questions, and as an option with its help and completion in shells.
protocol SpelledWord: RawRepresentable, ExpressibleByArgument where RawValue == String {
    /// All choices that can be spelled.
    static var words: [Self] { get }
    /// The word; the raw value if left out.
    var spelling: String { get }
    /// Reads a word; `name` is the field or option in the refusal.
    static func read(_ text: String, _ name: String) throws(HookeError) -> Self
}

extension SpelledWord where Self: CaseIterable {
    static var words: [Self] { Array(allCases) }
}

extension SpelledWord {
    /// The words, for messages and help.
    static var list: String { names.joined(separator: ", ") }

    /// The words, for completion in shells.
    static var names: [String] { words.map(\.spelling) }

    var spelling: String { rawValue }

    static func read(_ text: String, _ name: String) throws(HookeError) -> Self {
        guard let word = Self(argument: text) else {
            throw Notation.text(text).fault(HookeError.Field(name), accepted: list, words: names)
        }
        return word
    }

    /// Reads a word of an option; `nil` for other texts.
    public init?(argument: String) {
        guard let word = Self.words.first(where: { isSameName($0.spelling, argument) }) else { return nil }
        self = word
    }
}

extension FollowerMatching: SpelledWord {}

extension NotationFields {
    /// Reads a word, or returns `standard` where there is none.
    func word<Word: SpelledWord>(_ name: String, default standard: Word) throws(HookeError) -> Word {
        has(name) ? try Word.read(string(name), name) : standard
    }
}
