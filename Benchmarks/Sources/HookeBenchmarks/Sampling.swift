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

/// Evaluates `subject` at all inputs by one call.
@inline(__always)
func sampleMany<Subject>(
    _ repetitions: Int, _ subject: Subject, at inputs: [Double],
    _ answer: (Subject, [Double], inout [Double]) -> Void
) {
    var subject = subject
    var inputs = inputs
    var results = [Double](repeating: 0, count: inputs.count)
    for _ in 0..<repetitions {
        consume(&subject)
        consume(&inputs)
        answer(subject, inputs, &results)
        consume(&results)
    }
}

/// The frames of an animation of a second, as fractions of it.
let lifeFrames = (0..<60).map { (Double($0) + 0.5) / 60 }

/// Makes a subject from each parameter and evaluates it at the frames of a second: the life of an animation. The time is
/// per value.
@inline(__always)
func live<Parameter, Subject>(
    _ repetitions: Int, _ parameters: [Parameter], _ made: (Parameter) -> Subject,
    _ answer: (Subject, Double) -> Double
) {
    var parameters = parameters
    var frames = lifeFrames
    for _ in 0..<repetitions {
        consume(&parameters)
        consume(&frames)
        for parameter in parameters {
            let asked = made(parameter)
            var sum = 0.0
            for frame in frames { sum += answer(asked, frame) }
            consume(result: sum)
        }
    }
}

/// Unordered numbers from `low` to `high`.
func scattered(from low: Double, to high: Double, count: Int = sampleCount) -> [Double] {
    (0..<count).map { low + (high - low) * (scattered($0) + 1) / 2 }
}
