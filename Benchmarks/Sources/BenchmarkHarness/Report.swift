import Foundation

/// The results of a run: the machine, its limits, and the jobs.
public struct Report: Codable, Sendable {
    /// The machine.
    public let machine: Machine
    /// The machine's limits, measured in the same process.
    public let limits: [LimitTiming]
    /// The measurements, one per variant.
    public let jobs: [Timing]

    /// Creates a report.
    public init(machine: Machine, limits: [LimitTiming], jobs: [Timing]) {
        self.machine = machine
        self.limits = limits
        self.jobs = jobs
    }

    /// Returns JSON: one object with the keys `machine`, `limits` and `jobs`, keys sorted, without unknown values.
    public func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
}

/// Formats measurements as a table.
public struct TableReport {
    private let widths = [38, 9, 12, 12, 10, 10]

    /// Creates an empty table.
    public init() {}

    /// The header of the limits.
    public func limitsHeader() -> String {
        line(["limits of this machine", "size", "ns an item", "least", "GB/s", "GFLOP/s"])
    }

    /// The line of one limit in one size.
    public func line(_ limit: LimitTiming) -> String {
        let rate = limit.rate.map(digits) ?? ""
        return line([
            "  " + limit.limit, "\(limit.size)", digits(limit.medianNanoseconds),
            digits(limit.minimumNanoseconds), limit.unit == .bytes ? rate : "",
            limit.unit == .operations ? rate : "",
        ])
    }

    /// The header of the jobs.
    public func header() -> String {
        line(["job and variant", "size", "ns an item", "least", "of limit", "× naive"])
    }

    /// A job's lines: its name, then one line per variant.
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

    /// About three significant digits, the accuracy of a timing.
    private func digits(_ value: Double) -> String {
        guard value.isFinite else { return "\(value)" }
        let places = value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : 3
        return String(format: "%.\(places)f", value)
    }
}
