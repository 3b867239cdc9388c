internal import HookeLinearAlgebra

/// The search for the two nonlinear unknowns of a spring fit.
struct SpringFitSearch {
    /// a = k/m and b = c/m in the problem's units, and the best linear terms.
    struct Point {
        var a: Double
        var b: Double
        var projection: SpringFitProblem.Projection
        var cost: Double { projection.sumOfSquares }
    }

    let problem: SpringFitProblem

    /// The smallest a of the search: over all samples the motion turns by a thousandth of a radian, or decays by a
    /// millionth. A slower spring cannot be distinguished from none, and its target is so far away that positions near
    /// the samples round.
    static func leastStiffness(damping b: Double) -> Double { 1e-6 * max(1, b) }
    private static let largestStiffness = 1e20
    private static let largestDamping = 1e12
    /// The number of samples that a scan of all frequencies uses.
    static let scanSize = 256

    /// Returns the best point found.
    ///
    /// The search starts with the integrated equation and stops if only rounding is left. Then it scans frequencies and
    /// dampings coarsely. If more than noise is left, or the spring is poorly determined, two fine scans follow: of the
    /// earliest samples (adding more step by step) and of a regular subset of all, unless the search is rough.
    func best(isRough: Bool = false) -> Point? {
        var best: Point?
        let first = problem.times.firstIndex { $0 >= 0 } ?? 0
        let moving = SpringFitSearch(problem: problem.keeping(first..<problem.times.count))
        if let guess = moving.integralGuess { best = better(nil, from: [guess]) }
        if let found = best, found.cost <= 1e-24 * Double(problem.times.count) { return found }
        let count = problem.times.count
        let stride = (count - first + Self.scanSize - 1) / Self.scanSize
        let thinned = problem.keeping(Swift.stride(from: first, to: count, by: stride))
        best = better(best, from: Self.survey(thinned, isRough: true))
        if isRough { return best }
        if let found = best, found.cost <= 1e-16 * Double(count) {
            best = better(found, from: Self.sharingAMode(with: found))
        }
        if let found = best, leavesOnlyNoise(found), isDetermined(found) { return found }

        var starts = Self.survey(problem.keeping(first..<min(count, first + Self.scanSize)), isRough: false)
        if count - first > Self.scanSize {
            starts = starts.map { start in
                var (start, size) = (start, Self.scanSize)
                while first + size < count {
                    let part = SpringFitSearch(problem: problem.keeping(first..<first + size))
                    if let better = part.refined(a: start.a, b: start.b) { start = (better.a, better.b) }
                    size *= 2
                }
                return start
            }
            starts += Self.survey(thinned, isRough: false)
        }
        return better(best, from: starts).map { resting($0) ?? $0 }
    }

    /// Springs that share a mode with a point. Samples of almost one mode hardly determine the other, so their sum of
    /// squares has several minima.
    private static func sharingAMode(with point: Point) -> [(a: Double, b: Double)] {
        let half = max(point.b * point.b / 4 - point.a, 0).squareRoot()
        var starts: [(a: Double, b: Double)] = []
        for rate: Double in [point.b / 2 - half, point.b / 2 + half] {
            for ratio: Double in [0.25, 0.5, 1, 2, 4] {
                starts.append((rate * rate * ratio, rate * (1 + ratio)))
            }
        }
        return starts
    }

    /// The critically damped spring with the fast mode of a point, if the point's target is undetermined and the spring
    /// fits within the noise. The point's slow mode is a drift then that noise made, with a target far away, and the
    /// samples are an exponential approach.
    private func resting(_ point: Point) -> Point? {
        let rate = point.b / 2 + (point.b * point.b / 4 - point.a).squareRoot()
        guard problem.known.target == nil, rate >= 4 else { return nil }
        let (errors, _) = problem.standardErrors(of: point, isSpringKnown: false, mass: 1)
        guard errors.target.scaled(byPowerOfTwo: -problem.valueExponent) > 1,
            let projection = problem.projection(a: rate * rate, b: 2 * rate)
        else { return nil }
        // The least squares of two more unknowns differ by less in 99.98 % of sixty samples with normal noise.
        let freedom = Double(max(problem.times.count - 5, 1))
        guard projection.sumOfSquares <= (point.cost + problem.roundingFloor) * (1 + 20 / freedom) else {
            return nil
        }
        return Point(a: rate * rate, b: 2 * rate, projection: projection)
    }

    /// Returns the best of a point and the refined starts. Excludes oscillations of more than half a turn between two
    /// samples, on average: through uniform samples they pass exactly where slower ones do.
    private func better(_ point: Point?, from starts: [(a: Double, b: Double)]) -> Point? {
        let span = problem.times[problem.times.count - 1] - problem.times[0]
        var best = point
        for start in starts {
            guard let found = refined(a: start.a, b: start.b) else { continue }
            let frequency = max(found.a - found.b * found.b / 4, 0).squareRoot()
            guard frequency * span <= .pi * Double(problem.times.count - 1) else { continue }
            if found.cost < (best?.cost ?? .infinity) { best = found }
        }
        return best
    }

    /// Whether only rounding or noise is left.
    private func leavesOnlyNoise(_ point: Point) -> Bool {
        SpringFit.Residual(point.projection.residuals, of: problem.values).looksRandom
    }

    /// Whether the stiffness is known to a half.
    private func isDetermined(_ point: Point) -> Bool {
        let (errors, _) = problem.standardErrors(of: point, isSpringKnown: false, mass: 1)
        return errors.stiffness <= point.a.scaled(byPowerOfTwo: -2 * problem.timeExponent) / 2
    }

    // MARK: - First guesses

    /// a and b from the equation integrated twice, x = c0 + c1·t + c2·t² − b·∫x − a·∬x, by linear least squares, so
    /// noise is not differentiated. The integrals are of cubics through the samples, with slopes from parabolas.
    private var integralGuess: (a: Double, b: Double)? {
        let (t, x) = (problem.times, problem.values)
        guard t.count >= 5 else { return nil }
        let slopes = t.indices.map { index -> Double in
            let middle = min(max(index, 1), t.count - 2)
            let (h0, h1) = (t[middle] - t[middle - 1], t[middle + 1] - t[middle])
            let (d0, d1) = ((x[middle] - x[middle - 1]) / h0, (x[middle + 1] - x[middle]) / h1)
            let curve = (d1 - d0) / (h0 + h1)
            return d0 + curve * (t[index] - t[middle - 1] + t[index] - t[middle])
        }
        var (once, twice) = ([0.0], [0.0])
        for index in 1..<t.count {
            let h = t[index] - t[index - 1]
            let (x0, x1, m0, m1) = (x[index - 1], x[index], slopes[index - 1], slopes[index])
            twice.append(
                twice[index - 1] + h * once[index - 1]
                    + h * h * ((7 * x0 + 3 * x1) / 20 + h * (m0 / 20 - m1 / 30)))
            once.append(once[index - 1] + h * ((x0 + x1) / 2 + h * (m0 - m1) / 12))
        }
        let matrix = Matrix(rows: t.count, columns: 5) { row, column in
            switch column {
            case 0: 1
            case 1: t[row]
            case 2: t[row] * t[row]
            case 3: -once[row]
            default: -twice[row]
            }
        }
        guard let solution = try? LeastSquares(matrix, x, backend: SpringFitProblem.backend(x.count)).solution
        else { return nil }
        return (solution[4, 0], solution[3, 0])
    }

    /// Returns the best springs of a grid that are not neighbours: two of a coarse grid, four of a fine one.
    ///
    /// Frequencies reach half a turn between two samples, on average. On the fine grid, neighbouring frequencies differ
    /// by at most a radian over all samples.
    private static func survey(
        _ problem: SpringFitProblem, isRough: Bool
    ) -> [(a: Double, b: Double)] {
        let span = problem.times[problem.times.count - 1] - problem.times[0]
        let fastest = Double.pi * Double(problem.times.count - 1)
        var found: [(turn: Double, a: Double, b: Double, cost: Double)] = []
        var turn = 0.3
        while turn <= fastest {
            let ratios =
                isRough ? [0.1, 1, 5] : turn < 20 ? [0, 0.1, 0.4, 1, 3, 12] : [0, 0.03, 0.1, 0.4, 1.3]
            for ratio in ratios {
                let frequency = turn / span
                let (a, b) = (frequency * frequency, 2 * ratio * frequency)
                if let cost = problem.projection(a: a, b: b)?.sumOfSquares {
                    found.append((turn, a, b, cost))
                }
            }
            turn = isRough ? turn * 2 : min(turn * 1.3, turn + 1)
        }
        found.sort { $0.cost < $1.cost }
        var chosen: [(turn: Double, a: Double, b: Double, cost: Double)] = []
        for candidate in found where chosen.count < (isRough ? 2 : 4) {
            let isNear = chosen.contains { other in
                let gap = (candidate.turn - other.turn).magnitude
                return gap < 2.5 && gap < 0.7 * min(candidate.turn, other.turn)
            }
            if !isNear { chosen.append(candidate) }
        }
        return chosen.map { ($0.a, $0.b) }
    }

    // MARK: - Refinement

    /// Levenberg–Marquardt from a point, with b ≥ 0 and a above the least stiffness, scaled by the derivatives' sizes
    /// (J. J. Moré, 1978) and with H. B. Nielsen's update of the damping (1999). Ends when no step reduces the sum of
    /// squares.
    func refined(a: Double, b: Double) -> Point? {
        func clamped(_ a: Double, _ b: Double) -> (Double, Double) {
            let b = min(max(b, 0), Self.largestDamping)
            return (min(max(a, Self.leastStiffness(damping: b)), Self.largestStiffness), b)
        }
        guard a.isFinite, b.isFinite else { return nil }
        let (firstA, firstB) = clamped(a, b)
        guard let first = problem.projection(a: firstA, b: firstB) else { return nil }
        var now = Point(a: firstA, b: firstB, projection: first)
        var (weight, growth) = (1e-3, 2.0)
        var needsSlopes = true
        var slopes: (a: [Double], b: [Double]) = ([], [])
        for _ in 0..<200 {
            if needsSlopes {
                guard let fresh = problem.slopes(a: now.a, b: now.b, now.projection) else { return now }
                slopes = fresh
                needsSlopes = false
            }
            // A number at its bound stays there while the sum decreases in that direction.
            let residuals = now.projection.residuals
            let moves = (
                a: !(now.a <= Self.leastStiffness(damping: now.b) && dot(slopes.a, residuals) >= 0),
                b: !(now.b <= 0 && dot(slopes.b, residuals) >= 0)
            )
            guard let (stepA, stepB) = step(slopes, residuals, weight, moves) else {
                if !(moves.a || moves.b) || weight > 1e12 { break }
                weight = max(weight * growth, 1e-12)
                growth *= 2
                continue
            }
            let (nextA, nextB) = clamped(now.a + stepA, now.b + stepB)
            let (da, db) = (nextA - now.a, nextB - now.b)
            var foreseen = 0.0
            for index in residuals.indices {
                let next = residuals[index] + slopes.a[index] * da + slopes.b[index] * db
                foreseen += (residuals[index] - next) * (residuals[index] + next)
            }
            if let projection = problem.projection(a: nextA, b: nextB), projection.sumOfSquares < now.cost {
                let gained = now.cost - projection.sumOfSquares
                now = Point(a: nextA, b: nextB, projection: projection)
                let ratio = foreseen > 0 ? 2 * gained / foreseen - 1 : 0
                weight *= max(1 / 10, 1 - ratio * ratio * ratio)
                growth = 2
                needsSlopes = true
                if gained <= 1e-15 * now.cost { break }
            } else {
                if foreseen <= 1e-15 * now.cost || weight > 1e12 { break }
                weight *= growth
                growth *= 2
            }
        }
        return now
    }

    /// The damped Gauss–Newton step that minimises ‖r + J·δ‖² + weight·‖diag(‖J‖)·δ‖², by QR.
    private func step(
        _ slopes: (a: [Double], b: [Double]), _ residuals: [Double], _ weight: Double,
        _ moves: (a: Bool, b: Bool)
    ) -> (a: Double, b: Double)? {
        var columns: [[Double]] = []
        if moves.a { columns.append(slopes.a) }
        if moves.b { columns.append(slopes.b) }
        guard !columns.isEmpty else { return nil }
        let count = residuals.count
        let sizes = columns.map { (weight * dot($0, $0)).squareRoot() }
        let matrix = Matrix(rows: count + columns.count, columns: columns.count) { row, column in
            row < count ? columns[column][row] : row - count == column ? sizes[column] : 0
        }
        let right = residuals.map { -$0 } + columns.map { _ in 0 }
        guard
            let solution = try? LeastSquares(matrix, right, backend: SpringFitProblem.backend(count)).solution
        else { return nil }
        var next = 0
        var steps = (a: 0.0, b: 0.0)
        if moves.a {
            steps.a = solution[next, 0]
            next += 1
        }
        if moves.b { steps.b = solution[next, 0] }
        return steps
    }

    private func dot(_ x: [Double], _ y: [Double]) -> Double {
        var sum = 0.0
        for index in x.indices { sum += x[index] * y[index] }
        return sum
    }
}
