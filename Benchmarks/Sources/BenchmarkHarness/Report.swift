import Foundation

/// Prints measurements for people.
public struct TableReport {
    private let widths = [38, 9, 12, 12, 10, 10]

    /// An empty table.
    public init() {}

    /// The heading.
    public func header() -> String {
        line(["job and variant", "size", "ns an item", "least", "of limit", "× naive"])
    }

    /// A job's lines: its name, then one for each variant.
    public func lines(_ measurements: [Timing]) -> [String] {
        guard let first = measurements.first else { return [] }
        return [line([first.job, "\(first.size)", "", "", "", ""])]
            + measurements.map {
                line([
                    "  " + $0.variant, "", digits($0.medianNanoseconds), digits($0.minimumNanoseconds),
                    $0.shareOfLimit.map(digits) ?? "", $0.timesNaive.map(digits) ?? "",
                ])
            }
    }

    private func line(_ cells: [String]) -> String {
        zip(cells, widths).enumerated().map { index, cell in
            let padding = String(repeating: " ", count: max(cell.1 - cell.0.count, 0))
            return index == 0 ? cell.0 + padding : padding + cell.0
        }.joined()
    }

    /// Three significant digits or so, which is what a timing is worth.
    private func digits(_ value: Double) -> String {
        guard value.isFinite else { return "\(value)" }
        let places = value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3
        return String(format: "%.\(places)f", value)
    }
}

/// Prints measurements for programs: one JSON array, keys sorted.
public func json(_ measurements: [Timing]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return String(decoding: try encoder.encode(measurements), as: UTF8.self)
}
