import ArgumentParser

/// The numbers of an option, with commas.
func numberList(_ text: String, option: String, accepted: String = "finite numbers") throws -> [Double] {
    try text.split(separator: ",", omittingEmptySubsequences: false).map { word in
        guard let number = Double(word.trimmingCharacters(in: .whitespaces)), number.isFinite else {
            throw ValidationError("\(option) has \"\(word)\"; accepted: \(accepted)")
        }
        return number
    }
}
