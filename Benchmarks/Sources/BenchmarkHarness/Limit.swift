/// A benchmark of the machine itself, and what one of its items amounts to.
public struct Limit: Sendable {
    /// The unit of a rate, of which a billion a second is printed.
    public enum Unit: String, Codable, Sendable {
        /// Bytes read and bytes written, both counted. What a store fetches before it writes is not.
        case bytes = "GB/s"
        /// Additions and multiplications.
        case operations = "GFLOP/s"
    }

    /// What is measured: its first variant.
    public let benchmark: Benchmark
    /// How many units an item is in a size; nil where only the time counts.
    public let amount: (@Sendable (_ size: Int) -> Double)?
    /// The rate's unit.
    public let unit: Unit?

    /// A limit that is a time.
    public init(_ benchmark: Benchmark) {
        self.benchmark = benchmark
        amount = nil
        unit = nil
    }

    /// A limit that is a rate.
    public init(_ benchmark: Benchmark, _ unit: Unit, _ amount: @escaping @Sendable (_ size: Int) -> Double) {
        self.benchmark = benchmark
        self.unit = unit
        self.amount = amount
    }

    /// Measures it in every size up to `largest`.
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

/// What was measured of the machine.
public struct LimitTiming: Codable, Sendable, Equatable {
    /// The limit's name.
    public let limit: String
    /// Its size.
    public let size: Int
    /// The median over the rounds, for one item.
    public let medianNanoseconds: Double
    /// The least over the rounds, for one item.
    public let minimumNanoseconds: Double
    /// The rate's unit, if it has one.
    public let unit: Limit.Unit?
    /// Billions of units a second, from the median.
    public let rate: Double?

    /// A measurement.
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
