/// The options of the command line.
public struct Options: Equatable, Sendable {
    /// Prints JSON instead of a table.
    public var json = false
    /// Runs only jobs whose name contains this text, ignoring case.
    public var filter: String?
    /// Only checks that everything runs.
    public var quick = false
    /// Runs Hooke's variant of each job in its middle size for scripts/count-instructions.
    public var counted = false
    /// Prints only names and sizes.
    public var list = false
    /// Leaves out larger sizes.
    public var largest: Int?
    /// The number of threads for OpenBLAS.
    public var threads = 1
    /// Prints only the usage.
    public var help = false

    /// An invalid command line.
    public struct Refusal: Error, Equatable, CustomStringConvertible {
        /// A description of the error.
        public let description: String
    }

    /// The usage text.
    public static let usage = """
        usage: hooke-benchmarks [--filter TEXT] [--largest N] [--threads N] [--quick] [--json] [--counted] [--list]
          --filter TEXT  only jobs whose name contains TEXT
          --largest N    sizes up to N; default all, or with --quick each job's smallest
          --threads N    threads for OpenBLAS; default 1
          --quick        one short timing, to check that everything runs
          --json         print JSON instead of a table
          --counted      Hooke's variant of each job once in its middle size, for scripts/count-instructions
          --list         print names and sizes without measuring
        """

    /// Reads a command line, without the program's name.
    public init(_ arguments: [String]) throws(Refusal) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--json": json = true
            case "--quick": quick = true
            case "--counted": counted = true
            case "--list": list = true
            case "--help", "-h": help = true
            case "--filter":
                guard let text = rest.popFirst() else { throw Refusal(description: "--filter needs a text") }
                filter = text
            case "--largest": largest = try Options.count(argument, rest.popFirst())
            case "--threads": threads = try Options.count(argument, rest.popFirst())
            default: throw Refusal(description: "unknown argument \(argument)")
            }
        }
    }

    /// Whether the filter includes a job's name.
    public func includes(_ name: String) -> Bool {
        filter.map { name.lowercased().contains($0.lowercased()) } ?? true
    }

    /// The sizes to measure: those up to `largest`. A quick run without it takes only the smallest.
    public func chosen(from sizes: [Int]) -> [Int] {
        if let largest { return sizes.filter { $0 <= largest } }
        return quick ? Array(sizes.prefix(1)) : sizes
    }

    private static func count(_ argument: String, _ text: String?) throws(Refusal) -> Int {
        guard let text, let count = Int(text), count >= 1 else {
            throw Refusal(
                description: "\(argument) needs a whole number of at least 1, not \(text ?? "nothing")")
        }
        return count
    }
}
