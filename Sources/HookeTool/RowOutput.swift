import ArgumentParser
import Foundation

/// Rows of CSV on standard output, without holding them all.
struct RowOutput {
    private let output = FileHandle.standardOutput
    private var text: String

    init(_ header: [String]) { text = header.joined(separator: ",") + "\n" }

    /// Writes a row; every number reads back to the same double.
    mutating func add(_ numbers: [Double]) throws {
        for (index, number) in numbers.enumerated() {
            if index > 0 { text += "," }
            text += number.description
        }
        text += "\n"
        if text.utf8.count >= 1 << 16 { try finish() }
    }

    /// Writes what is left.
    mutating func finish() throws {
        try output.write(contentsOf: Data(text.utf8))
        text = ""
    }
}

/// The numbers of an option, with commas.
func numberList(_ text: String, option: String, accepted: String = "finite numbers") throws -> [Double] {
    try text.split(separator: ",", omittingEmptySubsequences: false).map { word in
        guard let number = Double(word.trimmingCharacters(in: .whitespaces)), number.isFinite else {
            throw ValidationError("\(option) has \"\(word)\"; accepted: \(accepted)")
        }
        return number
    }
}

/// The times of samples, `rate` a second, from `start` to the first at `end` or after it.
func sampleTimes(from start: Double, to end: Double, rate: Double) throws -> [Double] {
    guard rate > 0, rate.isFinite else {
        throw ValidationError("--rate is \(rate); accepted: a finite number above 0")
    }
    let span = end - start
    var last = (span * rate).rounded(.up)
    let most = 10_000_000.0
    guard last < most else {
        throw ValidationError(
            "\(span) s at \(rate) a second are \(last) samples; accepted: below \(Int(most))")
    }
    guard (last / rate).isFinite else {
        throw ValidationError("--rate is \(rate); accepted: rates whose samples come at finite times")
    }
    // Where rounding has put the count one off, the times themselves decide.
    if last > 0, start + (last - 1) / rate >= end {
        last -= 1
    } else if start + last / rate < end {
        last += 1
    }
    return (0...Int(last)).map { start + Double($0) / rate }
}
