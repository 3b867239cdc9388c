extension SpringFitProblem {
    /// Returns the best point for the current factors: the projection for a known spring, else the result of the search.
    func best(_ spring: Spring?, isRough: Bool = false) -> SpringFitSearch.Point? {
        guard let spring else { return SpringFitSearch(problem: self).best(isRough: isRough) }
        let (a, b) = rates(of: spring)
        return projection(a: a, b: b).map { SpringFitSearch.Point(a: a, b: b, projection: $0) }
    }

    /// Returns the best point under Huber's loss, and stores the factors there.
    ///
    /// Wrong samples with much influence, as near the start, hold the search from all samples in local minima. So it
    /// also starts from the motions through parts of the samples, some without a wrong one (as in P. J. Rousseeuw's
    /// least median of squares, 1984). Of several minima the one with the least median counts. A rough search uses one such
    /// motion, and 20 rounds of weights.
    mutating func robustBest(_ spring: Spring?, isRough: Bool = false) -> SpringFitSearch.Point? {
        guard var found = best(spring, isRough: isRough),
            reweight(&found, spring, isRough: isRough, searchCount: 5)
        else { return nil }
        guard scale(of: found) > Self.leastScale else { return found }
        let starts = pointsOfParts(spring).sorted { $0.scale < $1.scale }.prefix(isRough ? 1 : 3)
        for start in starts {
            var (other, point) = (self, start.point)
            other.factors = Array(repeating: 1, count: times.count)
            guard other.reweight(&point, spring, isRough: isRough, searchCount: 0) else { continue }
            // Ends of searches for the same minimum differ by less.
            if other.scale(of: point) < 0.99 * scale(of: found) {
                (factors, found) = (other.factors, point)
            }
        }
        return found
    }

    /// Iteratively reweighted least squares (P. W. Holland and R. E. Welsch, 1977): the sum of squares with the weights
    /// of the last point, again and again. The first rounds search everywhere, because wrong samples may have moved the
    /// first point far away. Returns whether every round has a point.
    private mutating func reweight(
        _ point: inout SpringFitSearch.Point, _ spring: Spring?, isRough: Bool, searchCount: Int
    ) -> Bool {
        for round in 0..<(isRough ? 20 : 200) {
            let before = factors
            setFactors(unweighted(point))
            let change = zip(factors, before).reduce(0) { max($0, ($1.0 - $1.1).magnitude) }
            if round > 0, change <= 1e-9 { break }
            let next =
                spring != nil || round < searchCount
                ? best(spring, isRough: isRough)
                : SpringFitSearch(problem: self).refined(a: point.a, b: point.b)
            guard let next else { return false }
            point = next
        }
        return true
    }

    /// The best points of a half, quarters and sixths of the moving samples that overlap by half, each with its distances
    /// from all samples and σ.
    private func pointsOfParts(_ spring: Spring?) -> [(point: SpringFitSearch.Point, scale: Double)] {
        let first = times.firstIndex { $0 >= 0 } ?? 0
        let count = times.count - first
        var found: [(point: SpringFitSearch.Point, scale: Double)] = []
        for length in [count / 2, count / 4, count / 6] where length > 5 {
            for begin in stride(from: first, through: times.count - length, by: length / 2) {
                var part = keeping(begin..<begin + length)
                part.factors = Array(repeating: 1, count: length)
                guard var point = part.best(spring, isRough: true) else { continue }
                let basis = SpringFitBasis(a: point.a, b: point.b)
                let motion = point.projection
                point.projection.residuals = zip(times, values).map { time, value in
                    let shapes = basis.shapes(at: time)
                    return value - motion.start - motion.initialVelocity * shapes.velocity
                        - motion.push * shapes.push
                }
                found.append((point, Self.scale(of: point.projection.residuals)))
            }
        }
        return found
    }

    /// Sets the square roots of Huber's weights, min(1, 1.345 σ/|r|).
    mutating func setFactors(_ residuals: [Double]) {
        let sigma = Self.scale(of: residuals)
        factors = residuals.map {
            $0.magnitude <= Self.bend * sigma ? 1 : (Self.bend * sigma / $0.magnitude).squareRoot()
        }
    }

    /// σ = 1.4826 × the median of the magnitudes, at least the rounding of values of size 1.
    private static func scale(of residuals: [Double]) -> Double {
        max(1.4826 * residuals.map(\.magnitude).sorted()[residuals.count / 2], leastScale)
    }

    private func scale(of point: SpringFitSearch.Point) -> Double { Self.scale(of: unweighted(point)) }

    private func unweighted(_ point: SpringFitSearch.Point) -> [Double] {
        zip(point.projection.residuals, factors).map { $0 / $1 }
    }

    private static let leastScale = 0x1p-48
    private static let bend = 1.345

    /// The samples whose weight is below a third.
    var outliers: [Int] { factors.indices.filter { factors[$0] * factors[$0] < 1.0 / 3 } }
}
