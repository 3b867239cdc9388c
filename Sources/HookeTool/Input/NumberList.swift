import ArgumentParser
import Hooke

/// Reads the numbers of an option, separated by commas, or by spaces where there is no comma.
///
/// - Parameter number: Reads one of them, without whitespace around it.
func numberList(
    _ text: String, option: String, accepted: String = "a finite number",
    _ number: (String) -> Double? = { Double($0) }
) throws -> [Double] {
    let hasComma = text.contains(",")
    let words = text.split(omittingEmptySubsequences: !hasComma) { $0 == (hasComma ? "," : " ") }
    func fault(at index: String.Index) -> ValidationError {
        let offset = text.utf8.distance(from: text.startIndex, to: index)
        return ValidationError(
            Refusal(HookeError.badText(field: .init(option), text: text, offset: offset, accepted: accepted))
                .reason)
    }
    guard !words.isEmpty else { throw fault(at: text.endIndex) }
    return try words.map { word in
        guard let number = number(word.trimmed), number.isFinite else {
            throw fault(at: word.firstIndex { !$0.isWhitespace } ?? word.startIndex)
        }
        return number
    }
}

extension StringProtocol {
    /// The text without whitespace around it.
    var trimmed: String {
        String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
}
