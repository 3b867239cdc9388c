// How far a curve gets.

extension CubicBezier {
    /// The times in (0, 1) at which the curve stops rising and falls, or the other way round, the earliest first.
    package var turningTimes: [Double] { extremaOfValue().map(time(atParameter:)) }

    /// The smallest and the largest value from 0 to 1.
    public var extremes: (minimum: Double, maximum: Double) { extremes(in: 0...1) }

    /// The smallest and the largest value in an interval of the time, its ends included.
    ///
    /// The value is stationary where y′(s) = 0, twice at most; elsewhere its extremes are at the ends, and at 0 and 1,
    /// where the end tangents go off. Within 4 u of max(1, |y|) + 2⁻²⁶·Σ|terms of y|.
    ///
    /// - Parameter interval: Fractions of the time; outside [0, 1] the curve goes on along its end tangents.
    /// - Returns: Infinities where the interval and the curve have no end; NaN for none.
    public func extremes(in interval: ClosedRange<Double>) -> (minimum: Double, maximum: Double) {
        var values = [value(at: interval.lowerBound), value(at: interval.upperBound)]
        for end in [0.0, 1] where interval.contains(end) { values.append(end) }
        for s in extremaOfValue() where interval.contains(time(atParameter: s)) {
            values.append(value(atParameter: s) * solver.valueScale)
        }
        return (values.min() ?? .nan, values.max() ?? .nan)
    }
}
