/// A promised operation: asked with random values, it gives the same bits on every machine.
struct Operation: Sendable {
    let name: StaticString
    /// Of so many cases one is asked: more than 1 for what takes long.
    let sparseness: Int
    let ask: @Sendable (inout Recorder) -> Void

    init(_ name: StaticString, every sparseness: Int = 1, _ ask: @escaping @Sendable (inout Recorder) -> Void)
    {
        self.name = name
        self.sparseness = sparseness
        self.ask = ask
    }

    static let all: [Operation] = Array(
        [springs, curves, keyframes, momentum, colors, rotations, transforms, perspective, timelines].joined()
    )

    /// What a case is given and answers.
    static func recorder(_ operation: Int, _ index: Int, wanted: Int = -1) -> Recorder {
        var recorder = Recorder(operation: operation, case: index, wanted: wanted)
        all[operation].ask(&recorder)
        return recorder
    }

    /// The sum of the hashes of some cases, and how many numbers they answered.
    static func run(_ operation: Int, _ cases: Range<Int>) -> (hash: UInt64, answers: Int) {
        var (sum, answers): (UInt64, Int) = (0, 0)
        for index in cases {
            let recorder = recorder(operation, index)
            // So that two cases that changed places would show.
            var mixed = Random(seed: recorder.hash ^ UInt64(index))
            sum &+= mixed.next()
            answers += recorder.answers
        }
        return (sum, answers)
    }
}
