import ArgumentParser

/// The first and the last time to sample or to draw.
struct TimeRangeParameters: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The first time; the start of the motion or the first key if left out.", valueName: "seconds"))
    var from: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The last time; the end of the motion or the last key if left out.", valueName: "seconds"))
    var until: Double?

    var given: KeyValuePairs<String, Any?> { ["--from": from, "--until": until] }

    /// Returns the first and the last time; one that is left out is that of `span`, or the other where that is outside.
    func ends(in span: ClosedRange<Double>) throws -> (start: Double, end: Double) {
        if let until, !until.isFinite {
            throw ValidationError("--until is \(until); accepted: a finite number of seconds")
        }
        let start = from ?? min(span.lowerBound, until ?? span.lowerBound)
        guard start.isFinite else {
            throw ValidationError("--from is \(start); accepted: a finite number of seconds")
        }
        let end = until ?? max(span.upperBound, start)
        guard end >= start, (end - start).isFinite else {
            throw ValidationError("--until is \(end); accepted: a finite number of seconds from \(start) on")
        }
        return (start, end)
    }
}

/// The times to sample: a rate, or a list.
struct SampleParameters: ParsableArguments {
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Samples per second; 60 if left out.", valueName: "rate"))
    var rate: Double?

    @Option(
        parsing: .unconditional, help: ArgumentHelp("The times, separated by commas.", valueName: "times"))
    var times: String?

    /// Returns the times of the list, beside which `others` have no effect, or those at the rate between two ends.
    func instants(
        without others: KeyValuePairs<String, Any?>..., ends: () throws -> (start: Double, end: Double)
    ) throws -> [Double] {
        guard let times else {
            let (start, end) = try ends()
            return try sampleTimes(from: start, to: end, rate: rate ?? 60)
        }
        for options in [["--rate": rate]] + others { try refuse(options, accepted: "without --times") }
        return try numberList(times, option: "--times", accepted: "a finite number of seconds")
    }
}

/// The largest number of samples.
private let mostSamples = 10_000_000

/// Returns the times of samples, `rate` a second, from `start` to the first at or after `end`.
func sampleTimes(from start: Double, to end: Double, rate: Double) throws -> [Double] {
    guard rate > 0, rate.isFinite else {
        throw ValidationError("--rate is \(rate); accepted: a finite number above 0")
    }
    let span = end - start
    var last = (span * rate).rounded(.up)
    guard last < Double(mostSamples) else {
        throw ValidationError(
            "--rate is \(rate) and --from to --until is \(span) s: \(last) samples; accepted: below \(mostSamples) samples"
        )
    }
    guard (last / rate).isFinite else {
        throw ValidationError("--rate is \(rate); accepted: rates whose samples come at finite times")
    }
    // Rounding may make the count one too high or too low.
    if last > 0, start + (last - 1) / rate >= end {
        last -= 1
    } else if start + last / rate < end {
        last += 1
    }
    return (0...Int(last)).map { start + Double($0) / rate }
}

/// Returns the ends of `count` equal steps from 0 to 1, both included.
func equalSteps(_ count: Int, option: String) throws -> [Double] {
    guard (1...mostSamples).contains(count) else {
        throw ValidationError("\(option) is \(count); accepted: 1 to \(mostSamples)")
    }
    return (0...count).map { Double($0) / Double(count) }
}
