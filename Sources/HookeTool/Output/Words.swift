import Hooke

/// The version of the package and of the command.
let version = "0.1.0"

/// A text of the user in quotation marks; a long one is shortened.
func quoted(_ text: some StringProtocol) -> String { "\"\(text.excerpt)\"" }

/// Returns the refusal of a word that is none of `words`: `unknown op "curv"; did you mean "curve"? Accepted: …`.
///
/// - Parameter more: What else is accepted, after the words.
func unknown(_ kind: String, _ text: String, _ words: [String], more: String = "") -> Refusal {
    Refusal("unknown \(kind) \(quoted(text)); \(accepted(words, not: text, more: more))")
}

/// Returns which words are accepted, with the one nearest to `text` first.
func accepted(_ words: [String], not text: String, more: String = "") -> String {
    acceptedWords(words, not: text, more: more)
}

/// Returns the word that a mistyped text most probably means; `nil` if no word is near.
func nearest(to text: String, in words: [String]) -> String? { nearestWord(to: text, in: words) }
