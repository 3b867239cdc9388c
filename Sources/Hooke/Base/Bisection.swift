/// Halves an interval until no double lies between its ends, or for a number of steps.
///
/// `isLow` is true at `low` and false at `high`; neither is called for them. Where it changes more than once in between,
/// one of the changes is found. Midpoints are low + (high − low)/2. An interval with an infinite width, or with an end that
/// is NaN, is returned as it is.
///
/// - Parameters:
///   - low: An end of the interval, below `high`.
///   - high: The other end.
///   - steps: The largest number of calls of `isLow`.
///   - isLow: Whether a number is on the side of `low`.
/// - Returns: The ends of an interval within [low, high] at which `isLow` is still true and false. Without a limit of
///   steps they are neighbouring doubles.
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

/// The first double in [start, end] at which a predicate holds that stays true once it is; `end` if it never holds.
func firstInstant(from start: Double, to end: Double, _ holds: (Double) -> Bool) -> Double {
    start >= end || holds(start) ? start : bisect(start, end) { !holds($0) }.high
}

extension RandomAccessCollection where Index == Int {
    /// The index of the first element for which a predicate holds; `endIndex` if there is none. The predicate holds for all
    /// elements after that one too.
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
