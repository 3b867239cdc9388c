import ArgumentParser

/// Reads the numbers of an option, separated by commas, or by spaces where there is no comma.
func numberList(_ text: String, option: String, accepted: String = "finite numbers") throws -> [Double] {
    let words =
        text.contains(",")
        ? text.split(separator: ",", omittingEmptySubsequences: false) : text.split(separator: " ")
    guard !words.isEmpty else {
        throw ValidationError("\(option) is \(quoted(text)); accepted: \(accepted) separated by commas")
    }
    return try words.map { word in
        guard let number = Double(word.trimmed), number.isFinite else {
            throw ValidationError("\(option) has \(quoted(word)); accepted: \(accepted)")
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
