/// The timing function of a segment as straight pieces from 0 to 1.
package struct StraightTiming {
    /// Fractions of the time, never falling, and of the way; two of one time are a jump.
    package let stops: [LinearStops.Stop]
    /// How far the pieces are from the function at most.
    package let error: Double

    /// In proportion.
    package static let even = StraightTiming(
        stops: [LinearStops.Stop(input: 0, output: 0), LinearStops.Stop(input: 1, output: 1)], error: 0)

    private init(stops: [LinearStops.Stop], error: Double) { (self.stops, self.error) = (stops, error) }

    /// - Parameters:
    ///   - timing: what `TimingFunction.linearApproximation(error:)` knows.
    ///   - error: the largest allowed; positive.
    package init(_ timing: TimingFunction, error: Double) throws(HookeError) {
        let found = try timing.linearApproximation(error: min(error, 0.5))
        (stops, self.error) = (found.curve.stopsFromStartToEnd, found.error)
    }

    /// The smallest and the largest fraction of the way, those of the function too.
    package var range: ClosedRange<Double> {
        let outputs = stops.map { $0.output }
        return ((outputs.min() ?? 0) - error)...((outputs.max() ?? 1) + error)
    }

    /// The largest slope between jumps.
    package var steepest: Double {
        zip(stops, stops.dropFirst()).reduce(0) { most, pair in
            let span = pair.1.input - pair.0.input
            return span > 0 ? max(most, ((pair.1.output - pair.0.output) / span).magnitude) : most
        }
    }

    /// The places with those at which the pieces pass some fractions of the way, which rise.
    package func cut(at fractions: [Double]) -> [LinearStops.Stop] {
        var cut = [stops[0]]
        for (a, b) in zip(stops, stops.dropFirst()) {
            if a.input < b.input, a.output != b.output {
                let (low, high) = (min(a.output, b.output), max(a.output, b.output))
                let passed = fractions.filter { $0 > low && $0 < high }
                for f in a.output < b.output ? passed : passed.reversed() {
                    let share = (f - a.output) / (b.output - a.output)
                    cut.append(.init(input: a.input + (b.input - a.input) * share, output: f))
                }
            }
            cut.append(b)
        }
        return cut
    }
}
