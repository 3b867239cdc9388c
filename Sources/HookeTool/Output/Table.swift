import Foundation

/// Numbers as texts in tables.
enum Table {
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

    /// Numbers of six significant digits, separated by commas.
    static func list(_ numbers: [Double]) -> String { numbers.map { text($0) }.joined(separator: ", ") }

    /// Replaces numbers that are rounding errors beside the others by 0.
    static func withoutNoise(_ numbers: [Double]) -> [Double] {
        let size = max(1, numbers.map(\.magnitude).max() ?? 1)
        return numbers.map { $0.magnitude <= 1e-14 * size ? 0 : $0 }
    }
}
