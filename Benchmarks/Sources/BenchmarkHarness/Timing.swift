/// What was measured of one variant.
public struct Timing: Codable, Sendable {
    /// The job.
    public let job: String
    /// The job's size.
    public let size: Int
    /// The variant.
    public let variant: String
    /// Its role.
    public let role: Variant.Role
    /// The median over the rounds, for one item.
    public let medianNanoseconds: Double
    /// The least over the rounds, for one item.
    public let minimumNanoseconds: Double
    /// The limit's time over this one's: 1 is as fast as the machine allows. Median of the rounds' ratios.
    public let shareOfLimit: Double?
    /// The naive way's time over this one's. Median of the rounds' ratios.
    public let timesNaive: Double?
}

/// How long and how often to measure.
public struct Effort: Sendable {
    /// Rounds: in each, every variant of a job is timed once, one after the other.
    public var rounds: Int
    /// The least time of one timing, in seconds; a variant is repeated until it takes that long.
    public var seconds: Double

    /// An effort.
    public init(rounds: Int, seconds: Double) {
        self.rounds = rounds
        self.seconds = seconds
    }

    /// For figures to publish.
    public static let full = Effort(rounds: 15, seconds: 0.02)
    /// To see that everything runs.
    public static let quick = Effort(rounds: 3, seconds: 0.001)
}

/// Times every variant of a job on a clock that never goes back.
///
/// Each variant first warms up while the repetitions are found that last `effort.seconds`. Then rounds: the variants take
/// turns, so that a machine that changes its speed meanwhile changes it for all, and ratios are formed within a round.
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

/// The middle value, or the mean of the middle two; NaN when there is none.
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
        // At most tenfold at once: a first timing includes caches and pages that are still cold.
        let growth = taken > 0 ? min(10, duration / taken * 1.1) : 10
        count = max(count + 1, Int(Double(count) * growth))
    }
}

private func seconds(_ body: () -> Void) -> Double {
    let (whole, fraction) = ContinuousClock().measure(body).components
    return Double(whole) + Double(fraction) * 1e-18
}
