/// The length of a cubic from its start to the parameter u, and the inverse, as tables of doubles.
///
/// - The speed is √q(u) with a quartic q, which is monotone between its critical points. On each such interval q is
///   expanded about the slower end, so that a cusp (speed 0) loses no digits and lies at a panel border.
/// - A panel has the integral of the polynomial through the speed at twelve Gauss–Legendre nodes. Panels are halved
///   until the tail of the Legendre coefficients is small.
/// - The inverse is Halley's iteration in a bracket.
///
/// docs/keyframes.md has the derivation and the measured errors. It is an immutable class, so paths share the tables.
@usableFromInline
package final class ArcLength: Sendable {
    @usableFromInline package let total: Double
    private let panels: [Panel]
    /// The coefficients of the panels' lengths by powers of y in [−1, 1], `Legendre.count + 1` for each.
    private let coefficients: [Double]

    private struct Panel: Sendable {
        /// The start, as parameter and as length.
        let start, distance: Double
        let halfWidth: Double
        /// The derivative of the length by y at the two ends, and the larger of the two.
        let first, last, top: Double
        let length: Double
    }

    private init(_ builder: Builder) {
        total = builder.total
        panels = builder.panels
        coefficients = builder.coefficients
    }

    /// The lengths at which the panels begin, including cusps.
    package var borders: [Double] { panels.map { $0.distance } }

    /// Creates the table of a quartic's square root.
    ///
    /// - Parameters:
    ///   - tolerance: The largest error of a panel relative to the largest speed, by an estimate that is about ten
    ///     times too large.
    ///   - quartic: The square of the speed about a parameter u₀, by powers of u − u₀; at most about 1.
    package convenience init(tolerance: Double, quartic: (_ about: Double) -> Quartic) {
        let about = quartic(0.5)
        var borders = [0.0]
        for point in about.criticalPoints(within: 0.5) where point + 0.5 > borders[borders.count - 1] {
            borders.append(point + 0.5)
        }
        if borders[borders.count - 1] < 1 { borders.append(1) } else { borders[borders.count - 1] = 1 }
        let quartics = borders.map(quartic)
        let limit = tolerance * (quartics.map { $0.constant }.max() ?? 0).squareRoot()
        var builder = Builder()
        for index in 1..<borders.count {
            let rises = quartics[index - 1].constant <= quartics[index].constant
            let slow = rises ? index - 1 : index
            builder.append(
                from: borders[index - 1], to: borders[index], origin: borders[slow], limit: limit,
                speed: quartics[slow].root)
        }
        self.init(builder)
    }

    /// Creates the table of any speed by u in [0, 1]. Panels become small at corners.
    ///
    /// - Parameters:
    ///   - tolerance: As for a quartic.
    ///   - cuts: Parameters in (0, 1) at which panels begin, ascending. A dip of the speed between two nodes of a panel
    ///     would be missed: there must be a cut in it. The inverse needs panels without 0 at both ends.
    ///   - speed: The speed at a parameter.
    package convenience init(tolerance: Double, cuts: [Double] = [], speed: (Double) -> Double) {
        let largest = stride(from: 0, through: 1, by: 0.125).map(speed).max() ?? 0
        var builder = Builder()
        for (start, end) in zip([0] + cuts, cuts + [1]) {
            builder.append(from: start, to: end, origin: 0, limit: tolerance * largest, speed: speed)
        }
        self.init(builder)
    }

    /// The tables under construction.
    private struct Builder {
        /// The least width of a panel that is halved, and the number of panels from which on none is.
        private static let finest = 0x1p-40
        private static let largestCount = 400

        var total = 0.0
        var panels: [Panel] = []
        var coefficients: [Double] = []

        /// Appends the panels of an interval, from left to right. `speed` takes the distance from `origin`.
        mutating func append(
            from start: Double, to end: Double, origin: Double, limit: Double, speed: (Double) -> Double
        ) {
            let legendre = Legendre.shared
            let (x0, x1) = (start - origin, end - origin)
            let half = (x1 - x0) / 2
            let speeds = legendre.nodes.map { node in
                half * speed(node < 0 ? x0 + half * (1 + node) : x1 - half * (1 - node))
            }
            let (first, last) = (half * speed(x0), half * speed(x1))
            let remainder = legendre.remainder(of: speeds, ends: (first, last))
            if remainder > limit, half > Self.finest, panels.count < Self.largestCount {
                let middle = start + half
                append(from: start, to: middle, origin: origin, limit: limit, speed: speed)
                append(from: middle, to: end, origin: origin, limit: limit, speed: speed)
                return
            }
            let powers = legendre.integral(of: speeds)
            let length = max(0, zip(legendre.weights, speeds).reduce(0) { $0 + $1.0 * $1.1 })
            panels.append(
                Panel(
                    start: start, distance: total, halfWidth: half, first: first, last: last,
                    top: max(first, last), length: length))
            coefficients += powers
            total += length
        }
    }

    /// Returns the parameter u in [0, 1] at a distance from the start, in [0, `total`].
    @usableFromInline
    package func parameter(at distance: Double) -> Double {
        let index = max(0, panels.partitioningIndex { $0.distance > distance } - 1)
        let panel = panels[index]
        let y = solve(panel, from: index * (Legendre.count + 1), for: distance - panel.distance)
        return panel.start + panel.halfWidth * (1 + y)
    }

    /// Returns the distance from the start at a parameter in [0, 1].
    package func distance(atParameter u: Double) -> Double {
        let index = max(0, panels.partitioningIndex { $0.start > u } - 1)
        let panel = panels[index]
        let y = min((u - panel.start) / panel.halfWidth - 1, 1)
        return panel.distance + expansion(at: y, from: index * (Legendre.count + 1)).0
    }

    /// The y in [−1, 1] at which a panel has a length.
    private func solve(_ panel: Panel, from offset: Int, for length: Double) -> Double {
        guard length > 0 else { return -1 }
        guard length < panel.length else { return 1 }
        // The first guess assumes a linear speed, which is exact next to a cusp.
        let square = panel.first * panel.first + (panel.last - panel.first) * length
        var y = 2 * length / (panel.first + max(0, square).squareRoot()) - 1
        var (low, high) = (-1.0, 1.0)
        if !(y > low && y < high) { y = 0 }
        let limit = 0x1p-54 * total
        for _ in 0..<64 {
            let (value, slope, bend) = expansion(at: y, from: offset)
            let miss = value - length
            if miss < 0 { low = y } else { high = y }
            // Halley: y − f·f′/(f′² − f·f″/2).
            let step = miss * slope / (slope * slope - miss * bend)
            let next = y - step
            guard next > low, next < high else {
                if miss.magnitude <= limit || next == y { return y }
                let middle = (low + high) / 2
                if middle == low || middle == high { return middle }
                y = middle
                continue
            }
            y = next
            // The remaining error is about step³·f″²/4f′, or step³·f‴/6.
            let left = (step * step * step).magnitude
            if left * (bend * bend + slope * panel.top) <= limit * slope { return y }
        }
        return y
    }

    /// A panel's length at y, its derivative, and half of its second derivative.
    @inline(__always)
    private func expansion(at y: Double, from offset: Int) -> (Double, Double, Double) {
        var value = coefficients[offset + Legendre.count]
        var slope = 0.0
        var bend = 0.0
        for index in stride(from: offset + Legendre.count - 1, through: offset, by: -1) {
            bend = bend * y + slope
            slope = slope * y + value
            value = value * y + coefficients[index]
        }
        return (value, slope, bend)
    }
}

/// The square of a cubic's speed, by powers of the distance from a parameter.
package struct Quartic {
    package let constant, linear, square, cube, fourth: Double

    package init(constant: Double, linear: Double, square: Double, cube: Double, fourth: Double) {
        self.constant = constant
        self.linear = linear
        self.square = square
        self.cube = cube
        self.fourth = fourth
    }

    /// The speed; 0 where rounding makes the square negative.
    package func root(at x: Double) -> Double {
        let value = constant + x * (linear + x * (square + x * (cube + x * fourth)))
        return value > 0 ? value.squareRoot() : 0
    }

    /// The sign changes of the derivative within (−reach, reach), ascending.
    package func criticalPoints(within reach: Double) -> [Double] {
        func slope(_ x: Double) -> Double { linear + x * (2 * square + x * (3 * cube + x * 4 * fourth)) }
        // The turning points of the derivative: 2·square + 6·cube·x + 12·fourth·x² = 0.
        var borders = [-reach]
        borders += quadraticRoots(6 * fourth, 3 * cube, square, between: -reach, reach)
        borders.append(reach)
        var found: [Double] = []
        for (left, right) in zip(borders, borders.dropFirst()) {
            let rises = slope(left) < slope(right)
            guard (slope(left) < 0) != (slope(right) < 0) else { continue }
            let (low, high) = bisect(left, right) { (slope($0) < 0) == rises }
            found.append(slope(low).magnitude < slope(high).magnitude ? low : high)
        }
        return found
    }
}

/// Twelve-point Gauss–Legendre quadrature on [−1, 1], and the polynomial through its nodes.
private struct Legendre: Sendable {
    static let count = 12
    static let shared = Legendre()

    let nodes: [Double]
    let weights: [Double]
    /// For each node, the weights of its value in the Legendre coefficients.
    private let analysis: [[Double]]
    /// For each degree k, the coefficients of ∫₋₁ʸ Pₖ by powers.
    private let integrals: [[Double]]

    private init() {
        let n = Legendre.count
        var nodes: [Double] = []
        var weights: [Double] = []
        for index in 0..<n {
            var x = -Elementary.cos(.pi * (Double(index) + 0.75) / (Double(n) + 0.5))
            var slope = 1.0
            for _ in 0..<8 {
                let p = Legendre.polynomials(at: x)
                slope = Double(n) * (x * p[n] - p[n - 1]) / (x * x - 1)
                x -= p[n] / slope
            }
            nodes.append(x)
            weights.append(2 / ((1 - x * x) * slope * slope))
        }
        self.nodes = nodes
        self.weights = weights
        analysis = zip(nodes, weights).map { node, weight -> [Double] in
            let p = Legendre.polynomials(at: node)
            return (0..<n).map { k -> Double in weight * p[k] * (Double(k) + 0.5) }
        }
        // The coefficients of each polynomial by powers, by the same recurrence.
        var powers: [[Double]] = [
            [1] + Array(repeating: 0, count: n), [0, 1] + Array(repeating: 0, count: n - 1),
        ]
        for k in 1..<n {
            powers.append(
                (0...n).map { power in
                    let raised = power > 0 ? powers[k][power - 1] : 0
                    return (Double(2 * k + 1) * raised - Double(k) * powers[k - 1][power]) / Double(k + 1)
                })
        }
        integrals = (0..<n).map { k in
            // (P[k+1] − P[k−1])/(2k+1), and y + 1 for k = 0.
            (0...n).map { power in
                let before = k == 0 ? (power == 0 ? -1 : 0) : powers[k - 1][power]
                return (powers[k + 1][power] - before) / Double(2 * k + 1)
            }
        }
    }

    /// P₀ … P₁₂ at a point.
    private static func polynomials(at x: Double) -> [Double] {
        var p = [1, x]
        for k in 1..<count {
            p.append((Double(2 * k + 1) * x * p[k] - Double(k) * p[k - 1]) / Double(k + 1))
        }
        return p
    }

    /// An estimate of the truncation error: the coefficients after the last two, extrapolated, or the difference at
    /// the ends for a corner outside the outermost nodes.
    func remainder(of values: [Double], ends: (Double, Double)) -> Double {
        let coefficients = values.indices.map { coefficient($0, of: values) }
        func pair(_ k: Int) -> Double { coefficients[k].magnitude + coefficients[k + 1].magnitude }
        let (before, last) = (pair(Legendre.count - 4), pair(Legendre.count - 2))
        var misses = ends
        for (k, c) in coefficients.enumerated() {
            misses.0 -= k % 2 == 0 ? c : -c
            misses.1 -= c
        }
        let corner = max(misses.0.magnitude, misses.1.magnitude) * (1 - nodes[Legendre.count - 1])
        return max(last < before ? last * (last / before) : last, corner)
    }

    /// The integral from −1 of the polynomial through the values, by powers of y.
    func integral(of values: [Double]) -> [Double] {
        var result = Array(repeating: 0.0, count: Legendre.count + 1)
        for k in stride(from: Legendre.count - 1, through: 0, by: -1) {
            let c = coefficient(k, of: values)
            for power in result.indices { result[power] += c * integrals[k][power] }
        }
        return result
    }

    private func coefficient(_ k: Int, of values: [Double]) -> Double {
        var sum = 0.0
        for index in values.indices { sum += values[index] * analysis[index][k] }
        return sum
    }
}
