/// Returns the roots in ascending order of a cubic's derivative, given by the coefficients of p·v² + 2q·uv + r·u²
/// with v = 1 − u. Relative to the nearer end of [0, 1] the error of each root is a few u, unless both roots are
/// almost equal.
package func stationaryParameters(_ p: Double, _ q: DoubleDouble, _ r: Double) -> (Double?, Double?) {
    let largest = max(p.magnitude, q.high.magnitude, r.magnitude)
    guard largest > 0, largest.isFinite else { return (nil, nil) }
    // Scale to near 1 so that no product overflows or underflows.
    let unit = Double(sign: .plus, exponent: -max(largest.exponent, -1000), significand: 1)
    let (a, b, c) = (p * unit, q.scaled(byPowerOfTwo: unit), r * unit)
    // In w = u/v: c·w² + 2b·w + a.
    let discriminant = b * b - DoubleDouble(productOf: a, and: c)
    guard discriminant.high >= 0 else { return (nil, nil) }
    let root = discriminant.squareRoot()
    let far = b.high < 0 ? root - b : -(root + b)
    // u = w/(1 + w) for w = far/c and w = a/far.
    let roots = [parameter(far, DoubleDouble(c)), parameter(DoubleDouble(a), far)].compactMap { $0 }.sorted()
    guard let first = roots.first, let last = roots.last else { return (nil, nil) }
    return first == last ? (first, nil) : (first, last)
}

private func parameter(_ above: DoubleDouble, _ below: DoubleDouble) -> Double? {
    let sum = above + below
    guard sum.high != 0 else { return nil }
    let u = (above / sum).value
    return u.isFinite ? u : nil
}
