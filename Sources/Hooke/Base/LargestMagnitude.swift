/// The largest magnitude of a function in [0, 1]: at `count` + 1 times, and around the largest among them by golden
/// sections. NaN if one value is NaN.
package func largestMagnitude(count: Int = 1024, of function: (Double) -> Double) -> Double {
    let sizes = (0...count).map { function(Double($0) / Double(count)).magnitude }
    var largest = 0.0
    for size in sizes {
        guard !size.isNaN else { return .nan }
        largest = max(largest, size)
    }
    let golden = 0.6180339887498949
    for index in sizes.indices where sizes[index] > 0.98 * largest {
        let (before, after) = (sizes[max(index - 1, 0)], sizes[min(index + 1, count)])
        guard sizes[index] >= before, sizes[index] >= after else { continue }
        var low = Double(max(index - 1, 0)) / Double(count)
        var high = Double(min(index + 1, count)) / Double(count)
        for _ in 0..<40 {
            let span = (high - low) * golden
            let (a, b) = (high - span, low + span)
            let (left, right) = (function(a).magnitude, function(b).magnitude)
            largest = max(largest, left, right)
            if left < right { low = a } else { high = b }
        }
    }
    return largest
}
