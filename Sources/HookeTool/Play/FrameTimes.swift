import Foundation

/// Returns the times of a file in seconds: numbers in milliseconds, one a line, not decreasing.
func frameTimes(_ file: String) throws -> [Double] {
    let bytes = try fileBytes(file)
    guard let text = String(validating: bytes, as: UTF8.self) else {
        throw Failure("\(file) is not UTF-8; accepted: a number of milliseconds on each line")
    }
    var times: [Double] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        .enumerated()
    {
        let word = line.trimmed
        if word.isEmpty { continue }
        guard let milliseconds = Double(word), milliseconds.isFinite,
            milliseconds / 1000 >= times.last ?? 0
        else {
            throw Failure(
                "\(file), line \(index + 1), is \(quoted(word)); accepted: milliseconds from the first touch, at least 0, "
                    + "not decreasing")
        }
        times.append(milliseconds / 1000)
    }
    guard (1...60_000).contains(times.count) else {
        throw Failure(
            "\(file) has \(times.count) times; accepted: 1 to 60000 lines with a number of milliseconds")
    }
    return times
}
