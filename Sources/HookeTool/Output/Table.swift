import Foundation

/// Names and texts in two columns.
struct Table {
    private var lines: [(name: String, text: String)] = []

    mutating func add(_ name: String, _ text: String) { lines.append((name, text)) }

    /// Adds a blank line.
    mutating func addSpace() { lines.append(("", "")) }

    var text: String {
        let width = (lines.map(\.name.count).max() ?? 0) + 2
        return lines.map { line in
            line.text.isEmpty
                ? "" : line.name + String(repeating: " ", count: width - line.name.count) + line.text
        }.joined(separator: "\n")
    }

    /// An upper bound with six significant digits, rounded up.
    static func bound(_ value: Double) -> String {
        guard value > 0, value.isFinite else { return text(value) }
        var near = value
        while let printed = Double(text(near)), printed < value { near += value * 1e-6 }
        return text(near)
    }

    /// The shortest decimal that reads back as the number, whole ones without ".0".
    static func exact(_ value: Double) -> String {
        let text = (value + 0).description
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// A number with six significant digits, and its standard error if there is one.
    static func text(_ value: Double, error: Double? = nil) -> String {
        let number = String(format: "%.6g", value + 0.0)
        guard let error, error > 0 else { return number }
        return number + String(format: " ± %.2g", error)
    }
}
