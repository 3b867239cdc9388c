/// Returns the real roots of a·x² + 2b·x + c as ratios, without cancellation; one with a divisor of 0 is at infinity.
/// Empty without real roots, and for coefficients that are all 0 or not finite.
package func quadraticRatios(
    _ a: DoubleDouble, twice b: DoubleDouble, _ c: DoubleDouble
) -> [(above: DoubleDouble, below: DoubleDouble)] {
    let largest = max(a.high.magnitude, b.high.magnitude, c.high.magnitude)
    guard largest > 0, largest.isFinite else { return [] }
    // Scale to near 1 so that no product overflows or underflows.
    let unit = Double(sign: .plus, exponent: -max(largest.exponent, -1000), significand: 1)
    let (a, b, c) = (
        a.scaled(byPowerOfTwo: unit), b.scaled(byPowerOfTwo: unit), c.scaled(byPowerOfTwo: unit)
    )
    let discriminant = b * b - a * c
    guard discriminant.high >= 0 else { return [] }
    // Both terms of one sign, so that none cancels.
    let root = discriminant.squareRoot()
    let far = b.high < 0 ? root - b : -(root + b)
    guard far.high != 0 else {
        return a.high == 0 ? [(DoubleDouble(1), DoubleDouble(0))] : [(DoubleDouble(0), DoubleDouble(1))]
    }
    return [(far, a), (c, far)]
}

/// Returns the real roots of a·x² + b·x + c between two numbers, without these; ascending, a double root once. The error
/// is a few u of a root, unless both are almost equal.
package func quadraticRoots(
    _ a: DoubleDouble, _ b: DoubleDouble, _ c: DoubleDouble, between low: Double, _ high: Double
) -> [Double] {
    ascending(
        quadraticRatios(a, twice: b.scaled(byPowerOfTwo: 0.5), c).map { ($0.above / $0.below).value },
        between: low, high)
}

/// Returns the real roots of a·x² + b·x + c between two numbers, without these; ascending, a double root once.
package func quadraticRoots(
    _ a: Double, _ b: Double, _ c: Double, between low: Double, _ high: Double
) -> [Double] {
    quadraticRoots(DoubleDouble(a), DoubleDouble(b), DoubleDouble(c), between: low, high)
}

/// Returns the roots of a cubic's derivative, given by the coefficients of p·v² + 2q·uv + r·u² with v = 1 − u; ascending.
/// Relative to the nearer end of [0, 1] the error of each root is a few u, unless both roots are almost equal.
package func stationaryParameters(_ p: Double, _ q: DoubleDouble, _ r: Double) -> [Double] {
    // In w = u/v: r·w² + 2q·w + p, and u = w/(1 + w).
    ascending(
        quadraticRatios(DoubleDouble(r), twice: q, DoubleDouble(p)).map {
            ($0.above / ($0.above + $0.below)).value
        }, between: -.infinity, .infinity)
}

extension [Double] {
    /// Returns the numbers in ascending order, by insertion: for a few, or for those that are almost in order. The standard
    /// library's sort is much code in small programs.
    @inline(never) func ascending() -> [Double] {
        var numbers = self
        for end in numbers.indices {
            var place = end
            while place > 0, numbers[place] < numbers[place - 1] {
                numbers.swapAt(place, place - 1)
                place -= 1
            }
        }
        return numbers
    }
}

private func ascending(_ roots: [Double], between low: Double, _ high: Double) -> [Double] {
    let roots = roots.filter { $0 > low && $0 < high }
    guard roots.count == 2, roots[0] >= roots[1] else { return roots }
    return roots[0] == roots[1] ? [roots[0]] : [roots[1], roots[0]]
}
