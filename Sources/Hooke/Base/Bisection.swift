/// Bisects an interval until no double lies between its ends, or for a number of steps.
///
/// `isLow` must be true at `low` and false at `high`; it is not called for them. If it changes several times in
/// between, one of the changes is found. Midpoints are low + (high − low)/2. An interval with an infinite width or a
/// NaN end is returned unchanged.
///
/// - Parameters:
///   - low: The lower end of the interval.
///   - high: The upper end.
///   - steps: The largest number of calls of `isLow`.
///   - isLow: Whether a number is on the side of `low`.
/// - Returns: The ends of an interval at which `isLow` is true and false. Without a limit of steps they are adjacent
///   doubles.
@inlinable @inline(__always) @discardableResult
package func bisect(
    _ low: Double, _ high: Double, steps: Int = .max, isLow: (Double) -> Bool
) -> (low: Double, high: Double) {
    var (low, high) = (low, high)
    for _ in 0..<steps {
        let middle = low + (high - low) / 2
        guard middle > low, middle < high else { break }
        if isLow(middle) { low = middle } else { high = middle }
    }
    return (low, high)
}

/// Returns where a monotone function is 0, by Newton's method in an interval, and by bisection where that makes no
/// progress.
///
/// It ends at a value of 0, at a step of at most the tolerance, or at adjacent doubles; after 64 steps of Newton's
/// method it bisects. A slope of 0 and a step of NaN bisect too.
///
/// - Parameters:
///   - low: The lower end of the interval, where the sign is not that at `high`.
///   - high: The upper end.
///   - guess: Where to begin; by default in the middle.
///   - rises: Whether the function rises.
///   - tolerance: The largest last step, relative to the result.
///   - function: Returns value and slope.
/// - Returns: The result of the last step, within the interval; the upper one of adjacent doubles.
@inlinable @inline(__always)
package func monotoneRoot(
    from low: Double, to high: Double, startingAt guess: Double? = nil, rises: Bool, within tolerance: Double,
    _ function: (Double) -> (value: Double, slope: Double)
) -> Double {
    var (low, high) = (low, high)
    var x = guess ?? low + (high - low) / 2
    var steps = 64
    while x > low, x < high {
        let (value, slope) = function(x)
        if value == 0 { return x }
        if (value < 0) == rises { low = x } else { high = x }
        let next = x - value / slope
        let isLast = (next - x).magnitude <= tolerance * x.magnitude
        if isLast { return min(max(next, low), high) }
        // Steps become small where values underflow or the argument lacks digits.
        if steps > 0, next > low, next < high {
            x = next
            steps -= 1
        } else {
            x = low + (high - low) / 2
        }
    }
    return high
}

/// The first double in [start, end] at which a monotone predicate is true; `end` if it is never true.
package func firstInstant(from start: Double, to end: Double, _ holds: (Double) -> Bool) -> Double {
    start >= end || holds(start) ? start : bisect(start, end) { !holds($0) }.high
}

extension RandomAccessCollection where Index == Int {
    /// Returns the index of the first element for which a predicate is true, or `endIndex`. The predicate must be
    /// true for all later elements too.
    /// - Complexity: O(log n) calls of the predicate for n elements.
    @inlinable @inline(__always)
    package func partitioningIndex(where holds: (Element) -> Bool) -> Int {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            if holds(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
