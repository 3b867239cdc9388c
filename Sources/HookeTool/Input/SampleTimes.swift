import ArgumentParser

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
            "\(span) s at \(rate) a second are \(last) samples; accepted: below \(mostSamples)")
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
