import BenchmarkHarness

/// The number of inputs per repetition: enough to hide the loop, and few enough for the L1 cache.
let sampleCount = 1_000

/// Evaluates `subject` at each input independently, and adds the results.
///
/// In each repetition, inputs and subject pass through a call that is opaque to the optimiser. Pass a closure literal,
/// so that it is inlined: a stored closure is called indirectly and copies its subject each time.
@inline(__always)
func sample<Subject>(
    _ repetitions: Int, _ subject: Subject, at inputs: [Double], _ answer: (Subject, Double) -> Double
) {
    var subject = subject
    var inputs = inputs
    for _ in 0..<repetitions {
        consume(&subject)
        consume(&inputs)
        let asked = subject
        var sum = 0.0
        for input in inputs { sum += answer(asked, input) }
        consume(result: sum)
    }
}

/// Unordered numbers from `low` to `high`.
func scattered(from low: Double, to high: Double, count: Int = sampleCount) -> [Double] {
    (0..<count).map { low + (high - low) * (scattered($0) + 1) / 2 }
}
