/// What the command line asks for.
public struct Options: Equatable, Sendable {
    /// JSON instead of a table.
    public var json = false
    /// Only the jobs whose name holds this text, upper and lower case alike.
    public var filter: String?
    /// Only to see that everything runs.
    public var quick = false
    /// Only names and sizes, without measuring.
    public var list = false
    /// Leaves out larger sizes.
    public var largest: Int?
    /// Threads that OpenBLAS may use.
    public var threads = 1
    /// Only how to use the command.
    public var help = false

    /// Why a command line was not understood.
    public struct Refusal: Error, Equatable, CustomStringConvertible {
        /// One sentence.
        public let description: String
    }

    /// How to use the command.
    public static let usage = """
        usage: hooke-benchmarks [--filter TEXT] [--largest N] [--threads N] [--quick] [--json] [--list]
          --filter TEXT  only jobs whose name holds TEXT
          --largest N    no sizes above N
          --threads N    threads for OpenBLAS, 1 unless said
          --quick        a few short timings, to see that everything runs
          --json         measurements as JSON instead of a table
          --list         names and sizes, nothing measured
        """

    /// Reads a command line (without the program's name).
    public init(_ arguments: [String]) throws(Refusal) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--json": json = true
            case "--quick": quick = true
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

    /// Whether a job's name passes the filter.
    public func includes(_ name: String) -> Bool {
        filter.map { name.lowercased().contains($0.lowercased()) } ?? true
    }

    private static func count(_ argument: String, _ text: String?) throws(Refusal) -> Int {
        guard let text, let count = Int(text), count >= 1 else {
            throw Refusal(
                description: "\(argument) needs a whole number of at least 1, not \(text ?? "nothing")")
        }
        return count
    }
}
