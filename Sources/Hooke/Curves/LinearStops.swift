/// A timing curve of straight pieces through stops, as CSS Easing 2 defines `linear()`.
///
/// ```swift
/// let curve = try LinearStops(css: "linear(0, 0.8 30%, 1.1 50%, 1)")
/// curve.value(at: 0.4)  // 0.95, halfway between the second and the third stop
/// curve.css             // the same text
/// ```
///
/// - Between stops the value is linear. Outside, the first and the last line continue.
/// - Two stops at one input are a jump with the value of the later one. Beyond a jump at an end the value is
///   constant.
/// - With a single stop the curve is constant.
///
/// `SpringMotion.linearApproximation(error:duration:)` makes the curve of a spring.
public struct LinearStops: TimingCurve, Hashable {
    /// A point of the curve.
    public struct Stop: Hashable, Sendable {
        /// The fraction of the time; 0 is the start and 1 the end.
        public var input: Double
        /// The value there; 0 is the start and 1 the end.
        public var output: Double

        /// Creates a stop at `input` with the value `output`.
        public init(input: Double, output: Double) {
            self.input = input
            self.output = output
        }
    }

    /// The stops: at least one, with non-decreasing inputs.
    public let stops: [Stop]

    /// Creates a curve through stops.
    /// - Throws: `HookeError.wrongCount` for no stops. `HookeError.badElement` for a stop with a number that is not
    ///   finite, or with an input below the previous one.
    public init(_ stops: [Stop]) throws(HookeError) {
        guard !stops.isEmpty else {
            throw .wrongCount(field: .stops, count: 0, accepted: "at least 1")
        }
        var last = -Double.infinity
        for (index, stop) in stops.enumerated() {
            guard stop.input.isFinite, stop.input >= last else {
                throw .badElement(
                    field: .stopInputs, index: index, value: stop.input,
                    accepted: "a finite number, not below the input before")
            }
            guard stop.output.isFinite else {
                throw .badElement(
                    field: .stopOutputs, index: index, value: stop.output, accepted: "a finite number")
            }
            last = stop.input
        }
        self.init(checked: stops)
    }

    /// Creates a curve through stops that are known to be in order.
    init(checked stops: [Stop]) { self.stops = stops }

    /// Returns the value at the fraction `t` of the time, within 4 u of the larger value of the two adjacent stops.
    /// NaN gives NaN.
    /// - Complexity: O(log n) for n stops.
    public func value(at t: Double) -> Double {
        if t.isNaN { return .nan }
        let after = stops.partitioningIndex { $0.input > t }
        // At a stop, or at the last stop of a jump, it is the stop's own value.
        if after > 0, stops[after - 1].input == t { return stops[after - 1].output }
        guard let (from, to) = piece(before: after) else {
            return after == 0 ? stops[0].output : stops[stops.count - 1].output
        }
        let span = to.input - from.input
        let fraction =
            span.isFinite
            ? (t - from.input) / span : (t / 2 - from.input / 2) / (to.input / 2 - from.input / 2)
        let rise = to.output - from.output
        if rise == 0 { return from.output }
        guard rise.isFinite else { return from.output * (1 - fraction) + to.output * fraction }
        // From the nearer stop, so that the value is continuous there.
        return fraction < 0.5 ? from.output + rise * fraction : to.output - rise * (1 - fraction)
    }

    /// Returns the slope at the fraction `t` of the time: at a stop that of the line that begins there, at the last
    /// stop that of the line that ends there.
    ///
    /// ±∞ at a jump, 0 beyond a jump at an end and for a constant. NaN gives NaN.
    public func slope(at t: Double) -> Double {
        if t.isNaN { return .nan }
        let after = stops.partitioningIndex { $0.input > t }
        if after > 1, stops[after - 1].input == t, stops[after - 2].input == t {
            let first = stops[stops.partitioningIndex { $0.input >= t }].output
            let rise = stops[after - 1].output - first
            if rise != 0 { return rise * .infinity }
        }
        guard let (from, to) = piece(before: after) else { return 0 }
        let (rise, span) = (to.output - from.output, to.input - from.input)
        if rise.isFinite, span.isFinite { return rise / span }
        return (to.output / 2 - from.output / 2) / (to.input / 2 - from.input / 2)
    }

    /// Returns 0, because the curve is linear between its corners and jumps. NaN gives NaN.
    public func secondDerivative(at t: Double) -> Double { t.isNaN ? .nan : 0 }

    /// The stops with inputs from 0 to 1, with stops added at 0 and 1 if missing.
    package var stopsFromStartToEnd: [Stop] {
        var within = stops.filter { $0.input >= 0 && $0.input <= 1 }
        if within.first?.input != 0 { within.insert(Stop(input: 0, output: value(at: 0)), at: 0) }
        if within.last?.input != 1 { within.append(Stop(input: 1, output: value(at: 1))) }
        return within
    }

    /// The ends of the line for inputs from the stop before `after` to the stop `after`; `nil` where the value is
    /// constant.
    private func piece(before after: Int) -> (from: Stop, to: Stop)? {
        let index = min(max(after, 1), stops.count - 1)
        guard index > 0, stops[index - 1].input < stops[index].input else { return nil }
        return (stops[index - 1], stops[index])
    }
}

#if !hasFeature(Embedded)
    extension LinearStops.Stop: Codable {}
#endif
