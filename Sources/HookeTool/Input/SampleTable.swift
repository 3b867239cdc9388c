/// Times and values of a text in columns.
///
/// The columns are separated by commas, semicolons or tabs. They are those named `time` and `value` in the first line, or
/// the first two where that line has no names. Other columns, blank lines and a byte order mark are ignored.
struct SampleTable {
    private(set) var times: [Double] = []
    private(set) var values: [Double] = []
    private var columns = (time: 0, value: 1)
    private var separator: ColumnSeparator?
    private var lineNumber = 0

    /// The mean time between samples; `nil` where there are fewer than two.
    var meanStep: Double? {
        guard times.count > 1 else { return nil }
        return (times[times.count - 1] - times[0]) / Double(times.count - 1)
    }

    /// Reads the next line; a refusal names it.
    mutating func read(_ bytes: [UInt8]) throws(Refusal) {
        lineNumber += 1
        var text = String(decoding: bytes, as: UTF8.self)
        if lineNumber == 1, text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
        text = text.trimmed
        if text.isEmpty { return }
        let isFirst = separator == nil
        let separator = separator ?? ColumnSeparator(of: text)
        self.separator = separator
        let words = separator.words(of: text)
        if isFirst, Double(words[0]) == nil {
            guard let time = words.firstIndex(of: "time"), let value = words.firstIndex(of: "value") else {
                throw Refusal(
                    "line \(lineNumber) is \(quoted(text)); accepted: numbers, or the names time and value, with "
                        + "commas, semicolons or tabs between them")
            }
            columns = (time, value)
            return
        }
        func number(_ column: Int, _ name: String) throws(Refusal) -> Double {
            guard column < words.count else {
                throw Refusal(
                    "line \(lineNumber) has no \(name): it is \(quoted(text)); accepted: columns separated by "
                        + "\(separator.name)")
            }
            guard let number = Double(words[column]), number.isFinite else {
                throw Refusal(
                    "line \(lineNumber) has the \(name) \(quoted(words[column])); accepted: a finite number")
            }
            return number
        }
        times.append(try number(columns.time, "time"))
        values.append(try number(columns.value, "value"))
    }
}

/// What separates the columns of a text. Between semicolons and tabs a comma is a decimal point.
enum ColumnSeparator: Character {
    case comma = ","
    case semicolon = ";"
    case tab = "\t"

    /// The separator of a line: a semicolon if there is one, or a tab that does not only follow a comma.
    init(of line: String) {
        self = line.contains(";") ? .semicolon : line.contains("\t") && !line.contains(",\t") ? .tab : .comma
    }

    /// The name in messages.
    var name: String {
        switch self {
        case .comma: "commas"
        case .semicolon: "semicolons"
        case .tab: "tabs"
        }
    }

    /// The columns of a line, without whitespace around them.
    func words(of line: String) -> [String] {
        line.split(separator: rawValue, omittingEmptySubsequences: false).map { word in
            self == .comma ? word.trimmed : word.trimmed.replacing(",", with: ".")
        }
    }
}
