/// One way of doing a job.
public struct Variant {
    /// What a variant is in its job, and so what is divided by what.
    public enum Role: String, Codable, Sendable {
        /// The machine's own limit for the job.
        case limit
        /// Hooke's way.
        case hooke
        /// How it is commonly done.
        case naive
        /// Another way, for comparison.
        case other
    }

    /// What it is, in a few words.
    public let name: String
    /// Its part in the job.
    public let role: Role
    /// Does the job so many times in a row. It has to leave its result where the optimiser cannot overlook it.
    public let run: (_ repetitions: Int) -> Void

    /// One way of doing a job.
    public init(_ name: String, _ role: Role, run: @escaping (_ repetitions: Int) -> Void) {
        self.name = name
        self.role = role
        self.run = run
    }
}

/// A job, in one size, with every way of doing it.
public struct Job {
    /// The job's name; `--filter` looks here.
    public let name: String
    /// The size, as the job counts it.
    public let size: Int
    /// How many items one repetition handles: times are given for one of them.
    public let items: Int
    /// The ways of doing it.
    public let variants: [Variant]

    /// A job.
    public init(_ name: String, size: Int, items: Int, variants: [Variant]) {
        self.name = name
        self.size = size
        self.items = items
        self.variants = variants
    }
}

/// Jobs that are prepared only when they are about to run.
public struct Benchmark: Sendable {
    /// The name of the jobs it makes.
    public let name: String
    /// The sizes it has.
    public let sizes: [Int]
    private let make: @Sendable (Int) -> Job

    /// A benchmark: for each size, the items of one repetition and the ways of doing it.
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

    /// The job in one size, its data allocated and filled.
    public func job(size: Int) -> Job { make(size) }
}
