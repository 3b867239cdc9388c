/// One implementation of a job.
public struct Variant {
    /// The role of a variant in its job, which defines the ratios.
    public enum Role: String, Codable, Sendable {
        /// The machine's limit for the job.
        case limit
        /// Hooke's implementation.
        case hooke
        /// The common implementation.
        case naive
        /// Another implementation, for comparison.
        case other
    }

    /// A short description.
    public let name: String
    /// Its role in the job.
    public let role: Role
    /// Runs the job `repetitions` times. Its result must be visible to the optimiser as used.
    public let run: (_ repetitions: Int) -> Void

    /// Creates a variant.
    public init(_ name: String, _ role: Role, run: @escaping (_ repetitions: Int) -> Void) {
        self.name = name
        self.role = role
        self.run = run
    }
}

/// A job in one size, with all variants.
public struct Job {
    /// The job's name, which `--filter` searches.
    public let name: String
    /// The size, in the job's own unit.
    public let size: Int
    /// The number of items in one repetition; times are per item.
    public let items: Int
    /// The variants.
    public let variants: [Variant]

    /// Creates a job.
    public init(_ name: String, size: Int, items: Int, variants: [Variant]) {
        self.name = name
        self.size = size
        self.items = items
        self.variants = variants
    }
}

/// A benchmark that creates its jobs just before they run.
public struct Benchmark: Sendable {
    /// The name of its jobs.
    public let name: String
    /// The sizes.
    public let sizes: [Int]
    private let make: @Sendable (Int) -> Job

    /// Creates a benchmark: for each size, the items of one repetition and the variants.
    public init(
        _ name: String, sizes: [Int],
        _ make: @escaping @Sendable (_ size: Int) -> (items: Int, variants: [Variant])
    ) {
        self.name = name
        self.sizes = sizes
        self.make = { size in
            let (items, variants) = make(size)
            return Job(name, size: size, items: items, variants: variants)
        }
    }

    /// Creates the job for one size, with its data allocated and filled.
    public func job(size: Int) -> Job { make(size) }
}
