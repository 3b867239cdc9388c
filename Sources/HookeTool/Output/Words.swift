import ArgumentParser
import Hooke

/// The version of the package and of the command.
let version = "0.1.0"

/// A text of the user in quotation marks; a long one is shortened.
func quoted(_ text: some StringProtocol) -> String { "\"\(text.excerpt)\"" }

/// Returns the refusal of a name that is none of `words`: `unknown tool "curv"; did you mean "curve"? Accepted: …`.
func unknown(_ kind: String, _ text: String, _ words: [String]) -> Refusal {
    Refusal("unknown \(kind) \(quoted(text)); \(accepted(words, not: text))")
}

/// Returns the refusal of a value that is none of `words`: `--format is "htm"; did you mean "html"? Accepted: …`.
///
/// - Parameters:
///   - field: The field or option as it is typed; for an argument, what it means.
///   - more: What else is accepted, after the words.
func wrong(_ field: String, _ text: String, _ words: [String], more: String = "") -> Refusal {
    Refusal("\(field) is \(quoted(text)); \(accepted(words, not: text, more: more))")
}

/// Returns which words are accepted, with the one nearest to `text` first.
func accepted(_ words: [String], not text: String, more: String = "") -> String {
    let list = list(more.isEmpty ? words : words + [more])
    return HookeError.accepted(nearest(to: text, in: words), list)
}

/// Words of other programs, of other operations and of answers, with the words that mean the same where they are accepted.
private let meanings: KeyValuePairs = [
    "convert": ["emit"], "css": ["curve", "color", "transform"], "times": ["at", "x"], "at": ["x", "times"],
]

/// Returns the word that a mistyped text most probably means; `nil` if no word is near.
func nearest(to text: String, in words: [String]) -> String? {
    let meant = meanings.first { isSameName($0.key, text) }?.value.first(where: words.contains)
    return meant ?? nearestWord(to: text, in: words)
}

/// Refuses options that have no effect: `--fps is given; accepted with --format lottie`.
func refuse(_ options: KeyValuePairs<String, Any?>, accepted: String) throws {
    for (option, value) in options where value != nil {
        throw ValidationError("\(option) is given; accepted \(accepted)")
    }
}
