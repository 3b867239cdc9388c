/// Recurrences over rows, split into blocks that run in the lanes of a vector, so that the processor does not wait
/// for the previous row.
///
/// A block starts without the result of the previous one. Elimination therefore starts some rows earlier, because its
/// start is soon negligible. Substitution adds the missing part afterwards, as far as it is not negligible.
enum SplineLanes {
    typealias Lanes = SIMD8<Double>
    static let count = 8
    /// The least number of rows in a block; shorter systems use a single chain.
    private static let leastBlock = 48
    /// The number of rows by which elimination starts early. Each row divides the influence of the start by at least
    /// 4.5 (λ(1 − λ) ≤ ¼ for each key, and pivots of 3/2), so 32 rows by 2⁶⁹.
    private static let lead = 32

    /// Eliminates rows: `lower[r]` = D₀/pivot and `upper[r]` = D₋/pivot with pivot = 2(D₋ + D₀) − D₀·upper[r − 1].
    ///
    /// - Parameters:
    ///   - durations: From that before the first row; one more than rows.
    ///   - before: `upper` of the row before the first.
    static func eliminate(
        _ durations: UnsafePointer<Double>, rows: Int, before: Double, lower: UnsafeMutablePointer<Double>,
        upper: UnsafeMutablePointer<Double>
    ) {
        let block = rows / count
        var last = before
        var done = 0
        if block >= leastBlock {
            // Each lane computes the start of the next one.
            var share = Lanes(repeating: 0.25)
            var passed = gather(durations + (block - lead), block)
            for row in block - lead..<block {
                let next = gather(durations + row + 1, block)
                share = passed / (2 * (passed + next) - next * share)
                passed = next
            }
            for lane in (1..<count).reversed() { share[lane] = share[lane - 1] }
            share[0] = before
            passed = gather(durations, block)
            for row in 0..<block {
                let next = gather(durations + row + 1, block)
                let reciprocal = 1 / (2 * (passed + next) - next * share)
                share = passed * reciprocal
                scatter(next * reciprocal, lower + row, block)
                scatter(share, upper + row, block)
                passed = next
            }
            last = share[count - 1]
            done = block * count
        }
        for row in done..<rows {
            let (passed, next) = (durations[row], durations[row + 1])
            let reciprocal = 1 / (2 * (passed + next) - next * last)
            last = passed * reciprocal
            lower[row] = next * reciprocal
            upper[row] = last
        }
    }

    /// Computes `y[r] −= factors[r]·y[r − 1]` for each row in order.
    ///
    /// - Parameter before: y[−1].
    static func substitute(
        _ y: UnsafeMutablePointer<Double>, _ factors: UnsafePointer<Double>, rows: Int, before: Double
    ) {
        let block = rows / count
        var last = before
        var done = 0
        if block >= leastBlock {
            var lanes = Lanes.zero
            lanes[0] = before
            for row in 0..<block {
                lanes = gather(y + row, block) - gather(factors + row, block) * lanes
                scatter(lanes, y + row, block)
            }
            done = block * count
            for start in stride(from: block, to: done, by: block) {
                var missing = y[start - 1]
                for row in start..<start + block {
                    missing *= -factors[row]
                    y[row] += missing
                    if missing.magnitude <= 0x1p-54 * y[row].magnitude { break }
                }
            }
            last = y[done - 1]
        }
        for row in done..<rows {
            last = y[row] - factors[row] * last
            y[row] = last
        }
    }

    /// Computes `y[r] −= factors[r]·y[r + 1]` for each row, the last one first.
    ///
    /// - Parameter after: y[rows].
    static func substituteBack(
        _ y: UnsafeMutablePointer<Double>, _ factors: UnsafePointer<Double>, rows: Int, after: Double
    ) {
        let block = rows / count
        let done = block >= leastBlock ? block * count : 0
        var next = after
        for row in stride(from: rows - 1, through: done, by: -1) {
            next = y[row] - factors[row] * next
            y[row] = next
        }
        guard done > 0 else { return }
        var lanes = Lanes.zero
        lanes[count - 1] = next
        for row in stride(from: block - 1, through: 0, by: -1) {
            lanes = gather(y + row, block) - gather(factors + row, block) * lanes
            scatter(lanes, y + row, block)
        }
        for end in stride(from: done - block, to: 0, by: -block) {
            var missing = y[end]
            for row in stride(from: end - 1, through: end - block, by: -1) {
                missing *= -factors[row]
                y[row] += missing
                if missing.magnitude <= 0x1p-54 * y[row].magnitude { break }
            }
        }
    }

    @inline(__always)
    private static func gather(_ p: UnsafePointer<Double>, _ block: Int) -> Lanes {
        Lanes(
            p[0], p[block], p[2 * block], p[3 * block], p[4 * block], p[5 * block], p[6 * block],
            p[7 * block])
    }

    @inline(__always)
    private static func scatter(_ lanes: Lanes, _ p: UnsafeMutablePointer<Double>, _ block: Int) {
        for lane in 0..<count { p[lane * block] = lanes[lane] }
    }
}
