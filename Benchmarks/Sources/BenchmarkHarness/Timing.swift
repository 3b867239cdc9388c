/// A measurement of one variant.
public struct Timing: Codable, Sendable {
    /// The job.
    public let job: String
    /// The job's size.
    public let size: Int
    /// The variant.
    public let variant: String
    /// Its role.
    public let role: Variant.Role
    /// The median time of one item over the rounds.
    public let medianNanoseconds: Double
    /// The least time of one item over the rounds.
    public let minimumNanoseconds: Double
    /// The limit's time divided by this time: 1 is the limit. The median of the rounds' ratios.
    public let shareOfLimit: Double?
    /// The naive variant's time divided by this time. The median of the rounds' ratios.
    public let timesNaive: Double?
}

/// The number and length of measurements.
public struct Effort: Sendable {
    /// The number of rounds. In each, every variant of a job is timed once.
    public var rounds: Int
    /// The least time of one timing, in seconds; a variant is repeated until it takes that long.
    public var seconds: Double

    /// Creates an effort.
    public init(rounds: Int, seconds: Double) {
        self.rounds = rounds
        self.seconds = seconds
    }

    /// For published figures.
    public static let full = Effort(rounds: 15, seconds: 0.02)
    /// For checking that everything runs.
    public static let quick = Effort(rounds: 1, seconds: 0.001)
}

/// Times every variant of a job with a monotonic clock.
///
/// Each variant first warms up to find the repetitions that take `effort.seconds`. In the rounds the variants
/// alternate, so that a change of the machine's speed affects all, and ratios are computed within a round.
public func measure(_ job: Job, effort: Effort) -> [Timing] {
    let repetitions = job.variants.map { repetitionsLasting(effort.seconds, $0) }
    var times = job.variants.map { _ in [Double]() }
    for _ in 0..<effort.rounds {
        for (index, variant) in job.variants.enumerated() {
            let count = repetitions[index]
            times[index].append(seconds { variant.run(count) } * 1e9 / Double(count) / Double(job.items))
        }
    }
    func ratio(of role: Variant.Role, to index: Int) -> Double? {
        guard let reference = job.variants.firstIndex(where: { $0.role == role }), reference != index else {
            return nil
        }
        return median(zip(times[reference], times[index]).map { $0 / $1 })
    }
    return job.variants.indices.map { index in
        Timing(
            job: job.name, size: job.size, variant: job.variants[index].name, role: job.variants[index].role,
            medianNanoseconds: median(times[index]), minimumNanoseconds: times[index].min() ?? .nan,
            shareOfLimit: ratio(of: .limit, to: index), timesNaive: ratio(of: .naive, to: index))
    }
}

/// Runs Hooke's variant of a job for some items, the same number on any machine, and prints the row that
/// scripts/count-instructions reads.
///
/// The script counts the instructions from `countedRun` to `countedRow`; a run before fills caches that the job keeps.
public func count(_ job: Job) {
    guard let variant = job.variants.first(where: { $0.role == .hooke }) else { return }
    let repetitions = max(1, 16 / job.items)
    variant.run(1)
    countedRun(variant, repetitions)
    countedRow("\(job.name), \(job.size)\t\(repetitions * job.items)")
}

@inline(never) private func countedRun(_ variant: Variant, _ repetitions: Int) { variant.run(repetitions) }
@inline(never) private func countedRow(_ row: String) { print(row) }

/// Returns the middle value, or the mean of the middle two; NaN for an empty array.
public func median(_ values: [Double]) -> Double {
    guard !values.isEmpty else { return .nan }
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
}

private func repetitionsLasting(_ duration: Double, _ variant: Variant) -> Int {
    var count = 1
    while true {
        let taken = seconds { variant.run(count) }
        if taken >= duration { return count }
        precondition(
            count < 1_000_000_000, "\(variant.name) takes the same time however often it is repeated")
        // At most a factor of ten: the first timing includes cold caches and pages.
        let growth = taken > 0 ? min(10, duration / taken * 1.1) : 10
        count = max(count + 1, Int(Double(count) * growth))
    }
}

private func seconds(_ body: () -> Void) -> Double {
    let (whole, fraction) = ContinuousClock().measure(body).components
    return Double(whole) + Double(fraction) * 1e-18
}
