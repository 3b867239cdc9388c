/// Times and values of a CSV text.
///
/// The columns are the ones named `time` and `value` in the first line; without such a line they are the first two.
/// Other columns are not read, and blank lines and a byte order mark are skipped.
struct SampleTable {
    private(set) var times: [Double] = []
    private(set) var values: [Double] = []
    private var columns = (time: 0, value: 1)
    private var lineNumber = 0
    private var hasBegun = false

    /// Reads the next line; a refusal names it.
    mutating func read(_ bytes: [UInt8]) throws(Refusal) {
        lineNumber += 1
        var text = String(decoding: bytes, as: UTF8.self)
        if lineNumber == 1, text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
        let words = text.split(separator: ",", omittingEmptySubsequences: false).map { word in
            String(word.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
        }
        if words == [""] { return }
        defer { hasBegun = true }
        if !hasBegun, Double(words[0]) == nil {
            guard let time = words.firstIndex(of: "time"), let value = words.firstIndex(of: "value") else {
                throw Refusal(
                    "line \(lineNumber) is \"\(text)\"; accepted: a header with time and value, or numbers")
            }
            columns = (time, value)
            return
        }
        func number(_ column: Int, _ name: String) throws(Refusal) -> Double {
            guard column < words.count else { throw Refusal("line \(lineNumber) has no \(name)") }
            guard let number = Double(words[column]), number.isFinite else {
                throw Refusal(
                    "line \(lineNumber) has the \(name) \"\(words[column])\"; accepted: a finite number")
            }
            return number
        }
        times.append(try number(columns.time, "time"))
        values.append(try number(columns.value, "value"))
    }
}
