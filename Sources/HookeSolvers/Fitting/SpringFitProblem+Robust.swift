extension SpringFitProblem {
    /// Returns the best point for the current factors: the projection for a known spring, else the result of the search.
    func best(_ spring: Spring?, isRough: Bool = false) -> SpringFitSearch.Point? {
        guard let spring else { return SpringFitSearch(problem: self).best(isRough: isRough) }
        let (a, b) = rates(of: spring)
        return projection(a: a, b: b).map { SpringFitSearch.Point(a: a, b: b, projection: $0) }
    }

    /// Returns the best point under Huber's loss, and stores the factors there.
    ///
    /// Iteratively reweighted least squares (P. W. Holland and R. E. Welsch, 1977): the sum of squares with the weights of
    /// the last point, again and again. The first five rounds search everywhere, because wrong samples may have moved the
    /// first point far away.
    mutating func robustBest(_ spring: Spring?, isRough: Bool = false) -> SpringFitSearch.Point? {
        guard var point = best(spring, isRough: isRough) else { return nil }
        for round in 0..<60 {
            let before = factors
            setFactors(zip(point.projection.residuals, before).map { $0 / $1 })
            let change = zip(factors, before).reduce(0) { max($0, ($1.0 - $1.1).magnitude) }
            if round > 0, change <= 1e-9 { break }
            let next =
                spring != nil || round < 5
                ? best(spring, isRough: isRough)
                : SpringFitSearch(problem: self).refined(a: point.a, b: point.b)
            guard let next else { return nil }
            point = next
        }
        return point
    }

    /// Sets the square roots of Huber's weights, min(1, 1.345 σ/|r|), with σ = 1.4826 × the median of |r|, at least the
    /// rounding of values of size 1.
    mutating func setFactors(_ residuals: [Double]) {
        let sizes = residuals.map(\.magnitude)
        let sigma = max(1.4826 * sizes.sorted()[sizes.count / 2], 0x1p-48)
        factors = sizes.map { $0 <= Self.bend * sigma ? 1 : (Self.bend * sigma / $0).squareRoot() }
    }

    private static let bend = 1.345

    /// The samples whose weight is below a third.
    var outliers: [Int] { factors.indices.filter { factors[$0] * factors[$0] < 1.0 / 3 } }
}
