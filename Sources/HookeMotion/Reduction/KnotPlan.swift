/// The search for the fewest pieces: the longest piece each time, then dynamic programming, then equal errors.
///
/// The longest piece each time (greedy) is optimal only if parts of feasible pieces are feasible. Exact values at knots
/// break that, so the fewest pieces are searched over all chains of candidates.
struct KnotPlan {
    /// Times of knots are multiples of the duration divided by this, so that their fractions are short decimals.
    private static let grid = 100_000.0

    let sources: [PiecewiseCubic]
    /// The largest estimated distance of a feasible piece, for each component.
    let targets: [Double]
    /// The part of the sources that is divided into pieces.
    let start, end: Double
    /// The origin and the length of the grid.
    private let origin, length: Double
    private let ranges: [Double]
    private let freedom: PieceFit.Freedom
    private var fits: [PieceFit]
    /// The curves of the last feasible piece, where the next fits start.
    private var last: [CubicCurve]

    /// Knots and the curves between them: one more knot than rows of curves, which have one for each component.
    struct Chain {
        var knots: [Double]
        var curves: [[CubicCurve]]
    }

    /// - Parameters:
    ///   - sources: One for each component, over the same times.
    ///   - freedom: What a fit may choose.
    ///   - targets: The largest estimated distance of each component.
    ///   - start: The first knot.
    ///   - end: The last knot.
    ///   - density: A factor of the number of samples of a fit.
    init(
        _ sources: [PiecewiseCubic], _ freedom: PieceFit.Freedom, targets: [Double], from start: Double,
        to end: Double, density: Int = 1
    ) {
        self.sources = sources
        self.targets = targets
        self.freedom = freedom
        self.start = start
        self.end = end
        origin = sources[0].start
        length = sources[0].end - origin
        fits = sources.map { PieceFit($0, freedom, density: density) }
        ranges = sources.map { $0.range }
        last = []
    }

    /// The multiple of the grid nearest to a time.
    private func onGrid(_ time: Double) -> Double {
        let fraction = ((time - origin) / length * Self.grid).rounded() / Self.grid
        return min(max(origin + fraction * length, start), end)
    }

    /// Fits the curves from one time to another, until one is not within its target times `share`.
    ///
    /// - Returns: The largest ratio of a distance to its target, and the curves up to that one.
    mutating func fit(
        _ a: Double, _ b: Double, share: Double = 1, isThorough: Bool = false
    ) -> (ratio: Double, curves: [CubicCurve]) {
        var worst = 0.0
        var curves: [CubicCurve] = []
        for index in sources.indices {
            let (from, to) = (sources[index].knot(at: a), sources[index].knot(at: b))
            let result = fits[index].fit(
                from: from, to: to, target: share * targets[index],
                near: index < last.count ? last[index] : nil, isThorough: isThorough)
            curves.append(result.curve)
            var ratio = result.error / targets[index]
            if freedom == .times || freedom == .all, !result.curve.isProgress(ofRange: ranges[index]) {
                ratio = .infinity
            }
            worst = max(worst, ratio)
            if worst > 1 { break }
        }
        return (worst, curves)
    }

    /// Whether a piece is feasible; its curves are then in `last`.
    private mutating func isFeasible(_ a: Double, _ b: Double) -> Bool {
        let found = fit(a, b)
        if found.ratio <= 1 { last = found.curves }
        return found.ratio <= 1
    }

    /// Makes fits independent of earlier ones.
    private mutating func forget() { last = [] }

    /// The fewest pieces found, from start to end, with errors that are nearly equal; `nil` if there would be more than
    /// `limit` pieces.
    mutating func chain(limit: Int, _ effort: CubicReduction.Effort = .thorough) -> Chain? {
        guard var best = greedy(limit: limit) else { return nil }
        if effort == .quick { return best }
        if best.curves.count > 1 {
            let candidates = candidates(around: best.knots)
            let reach = reaches(of: candidates, best.knots)
            if let found = fewest(candidates, reach: reach), found.knots.count < best.knots.count {
                best = found
            }
        }
        return levelled(best)
    }

    // MARK: - Greedy

    private mutating func greedy(limit: Int) -> Chain? {
        var chain = Chain(knots: [start], curves: [])
        var guess = (end - start) / 8
        while let here = chain.knots.last, here < end {
            forget()
            let next = longest(from: here, guess: guess)
            guard next > here, chain.knots.count <= limit else { return nil }
            guess = next - here
            chain.knots.append(next)
            chain.curves.append(last)
        }
        return chain
    }

    /// A time to which a piece from `a` is feasible, and soon after which it is not; `a` if there is none.
    private mutating func longest(from a: Double, guess: Double) -> Double {
        let smallest = length / Self.grid
        var (low, high) = (a, Double.infinity)
        var step = max(guess, 4 * smallest)
        while high == .infinity || low == a {
            let b = a + step >= end ? end : onGrid(a + step)
            if b > a, isFeasible(a, b) {
                low = b
                if b >= end { return end }
                step *= 1.5
            } else {
                high = b
                step /= 2
                if step < smallest / 2, low == a { return nextKey(after: a) }
            }
        }
        for _ in 0..<9 {
            let middle = onGrid(low + (high - low) / 2)
            guard middle > low, middle < high else { break }
            if isFeasible(a, middle) { low = middle } else { high = middle }
        }
        return low
    }

    /// The next key if a piece that ends there is feasible, else `a`.
    private mutating func nextKey(after a: Double) -> Double {
        var next = end
        for source in sources {
            let index = source.keys.partitioningIndex { $0 > a }
            if index < source.keys.count { next = min(next, source.keys[index]) }
        }
        return isFeasible(a, next) ? next : a
    }

    // MARK: - Dynamic programming

    /// Greedy knots with their neighbours, turning points, inflections, keys and a grid; ascending.
    private func candidates(around greedy: [Double]) -> [Double] {
        // Fits without free handles cost little.
        let isCheap = freedom == .none || freedom == .line
        let parts = isCheap ? 40 : max(6, min(12, 1200 / greedy.count))
        let (near, shift) = isCheap ? (8, 1 / 300.0) : (4, 0.01)
        var times = greedy
        for (a, b) in zip(greedy, greedy.dropFirst()) {
            for part in 1..<parts { times.append(onGrid(a + (b - a) * Double(part) / Double(parts))) }
            for part in 1...near {
                let step = (b - a) * Double(part) * shift
                times.append(onGrid(b - step))
                times.append(onGrid(b + step))
            }
        }
        for source in sources {
            let (turns, keys) = (source.turns, source.keys)
            if turns.count < 8 * greedy.count { times += turns.map(onGrid) }
            if keys.count < 8 * greedy.count { times += keys }
        }
        times.sort()
        var kept: [Double] = []
        for time in times where time >= start && time <= end && kept.last != time { kept.append(time) }
        return kept
    }

    /// The longest piece to try from each candidate: twice the greedy pieces beside it.
    private func reaches(of candidates: [Double], _ greedy: [Double]) -> [Double] {
        let lengths = zip(greedy, greedy.dropFirst()).map { $1 - $0 }
        return candidates.map { time in
            let here = max(greedy.partitioningIndex { $0 > time } - 1, 0)
            let (low, high) = (max(here - 1, 0), min(here + 1, lengths.count - 1))
            return 2 * (lengths[min(low, high)...high].max() ?? 0)
        }
    }

    /// The fewest pieces over chains of candidates; `nil` if there is no chain.
    private mutating func fewest(_ candidates: [Double], reach: [Double]) -> Chain? {
        let number = candidates.count
        // The number of infeasible ends in a row after which longer pieces are not tried.
        let patience = freedom == .none || freedom == .line ? 40 : 3
        var counts = [Int](repeating: .max, count: number)
        var parents = [Int](repeating: -1, count: number)
        var curves = [[CubicCurve]](repeating: [], count: number)
        counts[0] = 0
        for i in 0..<(number - 1) where counts[i] < .max {
            let wanted = counts[i] + 1
            guard counts[number - 1] > wanted else { continue }
            var misses = 0
            forget()
            for j in (i + 1)..<number where counts[j] > wanted {
                if candidates[j] - candidates[i] > reach[i] || misses > patience { break }
                if isFeasible(candidates[i], candidates[j]) {
                    (counts[j], parents[j], curves[j]) = (wanted, i, last)
                    misses = 0
                } else {
                    misses += 1
                }
            }
        }
        guard counts[number - 1] < .max else { return nil }
        var knots: [Double] = []
        var rows: [[CubicCurve]] = []
        var index = number - 1
        while index > 0 {
            knots.append(candidates[index])
            rows.append(curves[index])
            index = parents[index]
        }
        return Chain(knots: [candidates[0]] + knots.reversed(), curves: rows.reversed())
    }

    // MARK: - Equal errors

    /// Moves each knot towards equal errors on both sides: those of a piece grow with a power of its length. Knots at
    /// keys and jumps stay.
    private mutating func levelled(_ chain: Chain) -> Chain {
        var chain = chain
        var ratios: [Double] = []
        for (index, curves) in chain.curves.enumerated() {
            last = curves
            let found = fit(chain.knots[index], chain.knots[index + 1], share: 0, isThorough: true)
            ratios.append(found.ratio)
            if found.ratio <= 1 { chain.curves[index] = found.curves }
        }
        let power = freedom == .line ? 2.0 : freedom == .none ? 4 : 6
        for _ in 0..<2 {
            for index in 1..<max(chain.knots.count - 1, 1) where !isKey(chain.knots[index]) {
                let (before, after) = (ratios[index - 1], ratios[index])
                let (least, most) = (min(before, after), max(before, after))
                guard least > 0, most <= 1, most > 1.05 * least else { continue }
                let (a, here, b) = (chain.knots[index - 1], chain.knots[index], chain.knots[index + 1])
                let rate = power * (1 / (here - a) + 1 / (b - here))
                let wish = Elementary.log(after / before) / rate
                let room = min(here - a, b - here) / 4
                let time = onGrid(here + min(max(wish, -room), room))
                guard time > a, time < b, time != here else { continue }
                last = chain.curves[index - 1]
                let first = fit(a, time, share: 0)
                guard first.ratio < most else { continue }
                last = chain.curves[index]
                let second = fit(time, b, share: 0)
                guard second.ratio < most else { continue }
                chain.knots[index] = time
                (chain.curves[index - 1], chain.curves[index]) = (first.curves, second.curves)
                (ratios[index - 1], ratios[index]) = (first.ratio, second.ratio)
            }
        }
        return chain
    }

    private func isKey(_ time: Double) -> Bool {
        sources.contains { source in
            let index = source.keys.partitioningIndex { $0 >= time }
            return index < source.keys.count && source.keys[index] == time
        }
    }
}
