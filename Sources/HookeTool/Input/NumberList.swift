import ArgumentParser

/// Reads the numbers of an option, separated by commas.
func numberList(_ text: String, option: String, accepted: String = "finite numbers") throws -> [Double] {
    try text.split(separator: ",", omittingEmptySubsequences: false).map { word in
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
