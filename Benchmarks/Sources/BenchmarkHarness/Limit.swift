/// A benchmark of the machine, and the amount of work of one item.
public struct Limit: Sendable {
    /// The unit of a rate, printed in billions per second.
    public enum Unit: String, Codable, Sendable {
        /// Bytes read and bytes written, without the reads that stores cause.
        case bytes = "GB/s"
        /// Additions and multiplications.
        case operations = "GFLOP/s"
    }

    /// The benchmark; its first variant is measured.
    public let benchmark: Benchmark
    /// The number of units per item for a size; nil if only the time matters.
    public let amount: (@Sendable (_ size: Int) -> Double)?
    /// The rate's unit.
    public let unit: Unit?

    /// Creates a limit that is a time.
    public init(_ benchmark: Benchmark) {
        self.benchmark = benchmark
        amount = nil
        unit = nil
    }

    /// Creates a limit that is a rate.
    public init(_ benchmark: Benchmark, _ unit: Unit, _ amount: @escaping @Sendable (_ size: Int) -> Double) {
        self.benchmark = benchmark
        self.unit = unit
        self.amount = amount
    }

    /// Measures every size up to `largest`.
    public func measured(effort: Effort, largest: Int = .max) -> [LimitTiming] {
        benchmark.sizes.filter { $0 <= largest }.map { size in
            let timing = measure(benchmark.job(size: size), effort: effort)[0]
            return LimitTiming(
                limit: benchmark.name, size: size, medianNanoseconds: timing.medianNanoseconds,
                minimumNanoseconds: timing.minimumNanoseconds, unit: unit,
                rate: amount.map { $0(size) / timing.medianNanoseconds })
        }
    }
}

/// A measurement of the machine.
public struct LimitTiming: Codable, Sendable, Equatable {
    /// The limit's name.
    public let limit: String
    /// Its size.
    public let size: Int
    /// The median time of one item over the rounds.
    public let medianNanoseconds: Double
    /// The least time of one item over the rounds.
    public let minimumNanoseconds: Double
    /// The rate's unit, if it has one.
    public let unit: Limit.Unit?
    /// Billions of units per second, from the median.
    public let rate: Double?

    package init(
        limit: String, size: Int, medianNanoseconds: Double, minimumNanoseconds: Double, unit: Limit.Unit?,
        rate: Double?
    ) {
        self.limit = limit
        self.size = size
        self.medianNanoseconds = medianNanoseconds
        self.minimumNanoseconds = minimumNanoseconds
        self.unit = unit
        self.rate = rate
    }
}
