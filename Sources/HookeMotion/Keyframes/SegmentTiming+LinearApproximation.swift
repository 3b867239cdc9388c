/// A segment's timing function as straight pieces from 0 to 1.
package struct LinearTiming {
    /// Time fractions, non-decreasing, and path fractions; two at one time are a jump.
    package let stops: [LinearStops.Stop]
    /// The largest distance of the pieces from the function.
    package let error: Double

    /// The identity.
    package static let even = LinearTiming(
        stops: [LinearStops.Stop(input: 0, output: 0), LinearStops.Stop(input: 1, output: 1)], error: 0)

    private init(stops: [LinearStops.Stop], error: Double) { (self.stops, self.error) = (stops, error) }

    /// - Parameters:
    ///   - timing: A function that `TimingFunction.linearApproximation(error:)` supports.
    ///   - error: The largest error allowed; positive.
    package init(_ timing: TimingFunction, error: Double) throws(HookeError) {
        let found = try timing.linearApproximation(error: min(error, 0.5))
        (stops, self.error) = (found.curve.stopsFromStartToEnd, found.error)
    }

    /// The range of path fractions, including those of the function.
    package var range: ClosedRange<Double> {
        let outputs = stops.map { $0.output }
        return ((outputs.min() ?? 0) - error)...((outputs.max() ?? 1) + error)
    }

    package var steepest: Double {
        zip(stops, stops.dropFirst()).reduce(0) { most, pair in
            let span = pair.1.input - pair.0.input
            return span > 0 ? max(most, ((pair.1.output - pair.0.output) / span).magnitude) : most
        }
    }

    /// The stops, with additional ones where the pieces pass the given path fractions, which must ascend.
    package func cut(at fractions: [Double]) -> [LinearStops.Stop] {
        var cut = [stops[0]]
        for (a, b) in zip(stops, stops.dropFirst()) {
            if a.input < b.input, a.output != b.output {
                let (low, high) = (min(a.output, b.output), max(a.output, b.output))
                let passed = fractions.filter { $0 > low && $0 < high }
                for f in a.output < b.output ? passed : passed.reversed() {
                    let fraction = (f - a.output) / (b.output - a.output)
                    cut.append(.init(input: a.input + (b.input - a.input) * fraction, output: f))
                }
            }
            cut.append(b)
        }
        return cut
    }
}
