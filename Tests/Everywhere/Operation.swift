/// An operation that must give bit-identical results for random inputs on every machine.
struct Operation: Sendable {
    let name: StaticString
    /// The operation runs for one of `sparseness` cases: more than 1 for slow operations.
    let sparseness: Int
    let ask: @Sendable (inout Recorder) -> Void

    init(_ name: StaticString, every sparseness: Int = 1, _ ask: @escaping @Sendable (inout Recorder) -> Void)
    {
        self.name = name
        self.sparseness = sparseness
        self.ask = ask
    }

    static let all: [Operation] = groups.flatMap { $0 }

    private static let groups: [[Operation]] = [
        springs, curves, keyframes, momentum, colors, rotations, transforms, perspective, timelines,
        followers,
    ]

    /// Runs one case and records its inputs and results.
    static func recorder(_ operation: Int, _ index: Int, wanted: Int = -1) -> Recorder {
        var recorder = Recorder(operation: operation, case: index, wanted: wanted)
        all[operation].ask(&recorder)
        return recorder
    }

    /// The sum of the hashes of some cases, and the number of their results.
    static func run(_ operation: Int, _ cases: Range<Int>) -> (hash: UInt64, answers: Int) {
        var (sum, answers): (UInt64, Int) = (0, 0)
        for index in cases {
            let recorder = recorder(operation, index)
            // Mix in the index, so that exchanged cases change the sum.
            var mixed = Random(seed: recorder.hash ^ UInt64(index))
            sum &+= mixed.next()
            answers += recorder.answers
        }
        return (sum, answers)
    }
}
