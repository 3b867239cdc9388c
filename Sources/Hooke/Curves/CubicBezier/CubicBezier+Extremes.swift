// The range of a curve.

extension CubicBezier {
    /// The times in (0, 1) at which the curve changes between rising and falling; ascending.
    package var turningTimes: [Double] { valueExtremumParameters().map(time(atParameter:)) }

    /// The smallest and largest value from 0 to 1.
    public var extremes: (minimum: Double, maximum: Double) { extremes(in: 0...1) }

    /// Returns the smallest and largest value in a time interval, ends included.
    ///
    /// The extremes are at the interval's ends, at 0 and 1 where the end tangents begin, or at the at most two roots
    /// of y′(s). The error is within 4 u of max(1, |y|) + 2⁻²⁶·Σ|terms of y|.
    ///
    /// - Parameter interval: Fractions of the time. Outside [0, 1] the curve continues along its end tangents.
    /// - Returns: ±∞ where interval and curve are unbounded.
    public func extremes(in interval: ClosedRange<Double>) -> (minimum: Double, maximum: Double) {
        var values = [value(at: interval.lowerBound), value(at: interval.upperBound)]
        for end in [0.0, 1] where interval.contains(end) { values.append(end) }
        for s in valueExtremumParameters() where interval.contains(time(atParameter: s)) {
            values.append(small.map { $0.value(atParameter: s) * Self.scale } ?? value(atParameter: s))
        }
        return (values.min() ?? .nan, values.max() ?? .nan)
    }
}
