import BenchmarkHarness

/// How many inputs a sampling job takes in one repetition: enough to hide the loop, few enough for the first cache.
let sampleCount = 1_000

/// Asks `subject` for an answer to each input, none waiting for another, and adds the answers up.
///
/// Each repetition, the inputs and the subject go through a call that the optimiser cannot see into. To be written
/// in a variant's own closure, so that the answer is inlined: a stored closure would be called indirectly and copy
/// its subject each time.
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

/// Numbers from `low` to `high`, in no order.
func scattered(from low: Double, to high: Double, count: Int = sampleCount) -> [Double] {
    (0..<count).map { low + (high - low) * (scattered($0) + 1) / 2 }
}
