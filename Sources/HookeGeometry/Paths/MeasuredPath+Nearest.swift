import Hooke

extension MeasuredPath {
    /// The point of a path that is nearest to another point.
    public struct Nearest: Hashable, Sendable {
        /// The distance from the beginning of the path.
        public var distance: Double
        /// The position on the path.
        public var position: Vector2
        /// How far the other point is from it.
        public var gap: Double
    }

    /// Returns the point of the path that is nearest to a point; of several, the first.
    ///
    /// The candidates are the ends of all steps, and where the path is perpendicular to the line to the point: the roots of a
    /// polynomial of degree five for a cubic, and of degree four for an arc, isolated by Descartes' rule of signs and refined
    /// on the exact curve.
    ///
    /// - The error of ``Nearest/gap`` is at most a few u of the coordinates. That of the distance along the path is larger where
    ///   the curve is almost a circle about the point.
    /// - A point that is not finite gives NaN.
    ///
    /// ```swift
    /// import HookeGeometry
    ///
    /// let hill = try MeasuredPath(VectorPath(svg: "M0 0Q50 100 100 0"))
    /// print(hill.nearest(to: [50, 80]).position)  // about (50, 50), the lowest point
    /// ```
    ///
    /// - Complexity: O(n) for n steps.
    public func nearest(to point: Vector2) -> Nearest {
        guard point.x.isFinite, point.y.isFinite else {
            return Nearest(distance: .nan, position: Vector2(.nan, .nan), gap: .nan)
        }
        func nearest(_ distance: Double, _ position: Vector2) -> Nearest {
            let gap = position - point
            return Nearest(distance: distance, position: position, gap: Elementary.hypot(gap.x, gap.y))
        }
        var best = nearest(0, pieces.first?.curve.sample(atParameter: 0).position ?? sample(at: 0).position)
        for piece in pieces {
            for u in [0] + piece.curve.perpendiculars(to: point) + [1] {
                let position = piece.curve.sample(atParameter: u).position
                let gap = position - point
                guard Elementary.hypot(gap.x, gap.y) < best.gap else { continue }
                best = nearest(piece.distance + piece.curve.distance(atParameter: u), position)
            }
        }
        return best
    }
}

extension MeasuredSegment.Curve {
    /// The parameters inside the curve at which it is perpendicular to the line to a point.
    fileprivate func perpendiculars(to point: Vector2) -> [Double] {
        switch self {
        case .line(let start, let end, let length):
            let chord: Vector2 = (end - start) / length
            let u = ((point - start) * chord).sum() / length
            return u > 0 && u < 1 ? [u] : []
        case .bezier(let curve, _):
            return curve.perpendicularRanges(to: point).map { refined($0, point) }
        case .arc(let curve, _):
            return curve.perpendicularRanges(to: point).map { refined($0, point) }
        }
    }

    /// The root of (P − point)·P′ in a range, on the exact curve; the middle of the range if the signs at its ends are equal.
    private func refined(_ range: (low: Double, high: Double), _ point: Vector2) -> Double {
        func value(_ u: Double) -> Double {
            switch self {
            case .line: return 0
            case .bezier(let curve, _): return ((curve.position(at: u) - point) * curve.velocity(at: u)).sum()
            case .arc(let curve, _):
                return ((curve.position(at: u) - point) * curve.derivatives(at: u).0).sum()
            }
        }
        let (first, last) = (value(range.low), value(range.high))
        guard first < 0 && last > 0 || first > 0 && last < 0 else { return (range.low + range.high) / 2 }
        return bisect(range.low, range.high) { (value($0) < 0) == (first < 0) }.high
    }
}

extension BezierCurve {
    /// Ranges of the parameter with a root of (P − point)·P′ each.
    fileprivate func perpendicularRanges(to point: Vector2) -> [(low: Double, high: Double)] {
        let first: Vector2 = (start - point) / unit
        let (a, b, c): (Vector2, Vector2, Vector2) = (d0 / unit, d1 / unit, d2 / unit)
        let points: [Vector2] = [first, first + a, first + (a + b), first + (a + b + c)]
        let rates: [Vector2] = [a, b, c]
        // The Bernstein coefficients of the product, of degree 3 + 2.
        var coefficients = [Double](repeating: 0, count: 6)
        let (cubes, squares, fifths): ([Double], [Double], [Double]) = (
            [1, 3, 3, 1], [1, 2, 1], [1, 5, 10, 10, 5, 1]
        )
        for i in 0..<4 {
            for k in 0..<3 {
                let product: Double = (points[i] * rates[k]).sum()
                coefficients[i + k] += cubes[i] * squares[k] / fifths[i + k] * product
            }
        }
        return BernsteinRoots.ranges(coefficients)
    }
}

extension ArcCurve {
    /// Ranges of the fraction with a root of (E − point)·E′ each.
    fileprivate func perpendicularRanges(to point: Vector2) -> [(low: Double, high: Double)] {
        let count = max(1, (4 * halfSweep.magnitude / .pi).rounded(.up))
        let half = halfSweep / count
        let offset: Vector2 = (center - point) / largestRadius
        var result: [(low: Double, high: Double)] = []
        for index in 0..<Int(count) {
            // About the middle of the piece by its angle ψ, with x = tan(ψ/2): E is centre + a·cos ψ + b·sin ψ.
            let middle = direction((2 * Double(index) + 1) * half - halfSweep)
            let a: Vector2 = placed(middle) / largestRadius
            let b: Vector2 = placed(Self.perpendicular(middle)) / largestRadius
            let (along, across): (Double, Double) = ((offset * a).sum(), (offset * b).sum())
            let (skew, difference): (Double, Double) = ((a * b).sum(), (b * b).sum() - (a * a).sum())
            let reach = Elementary.tan(half / 2)
            let powers: [Double] = [
                across + skew, 2 * (difference - along), -6 * skew, -2 * (difference + along), skew - across,
            ]
            // In s from 0 to 1 with x = reach·(2s − 1), as Bernstein coefficients.
            let ranges = BernsteinRoots.ranges(
                BernsteinRoots.coefficients(of: powers, from: -reach, to: reach))
            func fraction(_ s: Double) -> Double {
                let angle = 2 * Elementary.atan2(reach * (2 * s - 1), 1)
                return min(max((Double(index) + 0.5 + angle / (2 * half)) / count, 0), 1)
            }
            result += ranges.map { (fraction($0.low), fraction($0.high)) }
            // A root at the border of two pieces may have no sign change in either.
            let border = Double(index + 1) / count
            if border < 1 { result.append((border, border)) }
        }
        return result
    }
}

/// The roots of a polynomial on [0, 1] by its Bernstein coefficients and Descartes' rule of signs.
enum BernsteinRoots {
    /// Returns ranges with one root each, in order. A multiple root, or two that are closer than 2⁻⁴⁰, give one tiny range.
    static func ranges(_ coefficients: [Double]) -> [(low: Double, high: Double)] {
        var result: [(low: Double, high: Double)] = []
        func search(_ c: [Double], _ low: Double, _ high: Double) {
            var (changes, last) = (0, 0.0)
            for value in c where value != 0 {
                if last != 0, (value < 0) != (last < 0) { changes += 1 }
                last = value
            }
            if changes == 0 { return }
            let middle = (low + high) / 2
            if changes == 1 && c[0] != 0 && c[c.count - 1] != 0 || high - low < 0x1p-40 {
                result.append((low, high))
                return
            }
            // De Casteljau's halves.
            var (left, right, row) = ([Double](), [Double](), c)
            while !row.isEmpty {
                left.append(row[0])
                right.append(row[row.count - 1])
                let pairs = zip(row, row.dropFirst())
                row = pairs.map { (a: Double, b: Double) -> Double in (a + b) / 2 }
            }
            search(left, low, middle)
            if left[left.count - 1] == 0 { result.append((middle, middle)) }
            search(right.reversed(), middle, high)
        }
        search(coefficients, 0, 1)
        return result
    }

    /// Returns the Bernstein coefficients of a polynomial, given by its powers, between two numbers.
    static func coefficients(of powers: [Double], from low: Double, to high: Double) -> [Double] {
        let degree = powers.count - 1
        // The blossom at i times `high` and the rest `low`.
        return (0...degree).map { index in
            var sum = 0.0
            for (power, factor) in powers.enumerated() where factor != 0 {
                // The elementary symmetric sum of degree `power`, over the number of its terms.
                var symmetric = [Double](repeating: 0, count: power + 1)
                symmetric[0] = 1
                for place in 0..<degree {
                    let x = place < index ? high : low
                    for k in stride(from: power, to: 0, by: -1) { symmetric[k] += symmetric[k - 1] * x }
                }
                var terms = 1.0
                for k in 0..<power { terms = terms * Double(degree - k) / Double(k + 1) }
                sum += factor * symmetric[power] / terms
            }
            return sum
        }
    }
}
