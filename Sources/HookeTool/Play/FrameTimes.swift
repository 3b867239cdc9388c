import Foundation

/// Returns the times of a file in seconds: numbers in milliseconds, one a line, not decreasing.
func frameTimes(_ file: String) throws -> [Double] {
    let text: String
    do { text = try String(contentsOfFile: file, encoding: .utf8) } catch {
        throw Failure(
            "\(file) cannot be read; accepted: a text file with a number of milliseconds on each line")
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
    return times
}
