/// Cuts an interval into pieces whose chords are within an error, each as long as possible within a few per cent.
package enum LinearPieces {
    package static let limit = 1 << 16

    /// - Parameters:
    ///   - start: The start of the interval.
    ///   - end: The end of the interval; above the start.
    ///   - error: The largest error of a piece.
    ///   - bound: The error bound of a piece, which must not decrease as the piece grows.
    /// - Returns: The cuts, including start and end, and the largest bound; `nil` if there would be more than `limit`
    ///   pieces.
    package static func cut(
        from start: Double, to end: Double, within error: Double, _ bound: (Double, Double) -> Double
    ) -> (places: [Double], error: Double)? {
        var places = [start]
        var worst = 0.0
        var step = end - start
        while let here = places.last, here < end {
            var (low, high) = (here, here + min(2 * step, end - here))
            if high > end || end - high < 0x1p-40 * (end - start) { high = end }
            var reached: (place: Double, error: Double)?
            func fits(_ place: Double) -> Bool {
                let size = bound(here, place)
                guard size <= error else { return false }
                reached = (place, size)
                return true
            }
            if !fits(high) {
                while reached == nil {
                    let middle = here + (high - here) / 2
                    guard middle > here, middle < high else { return nil }
                    if fits(middle) { low = middle } else { high = middle }
                }
                bisect(low, high, steps: 5, isLow: fits)
            }
            guard let reached, places.count <= limit else { return nil }
            step = reached.place - here
            places.append(reached.place)
            worst = max(worst, reached.error)
        }
        return (places, worst)
    }
}
