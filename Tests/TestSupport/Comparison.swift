/// 2⁻⁵³, the unit roundoff of a double: half the spacing of doubles at 1.
public let unitRoundoff = 0x1p-53

/// The number of doubles between `a` and `b` (0 if equal; −0 equals 0). Infinite for NaN, or if one is infinite.
public func ulpDistance(_ a: Double, _ b: Double) -> Double {
    if a == b { return 0 }
    guard a.isFinite, b.isFinite else { return .infinity }
    func ordered(_ x: Double) -> Int64 {
        let bits = Int64(bitPattern: x.bitPattern)
        return bits >= 0 ? bits : Int64.min &- bits
    }
    let (distance, overflow) = ordered(a).subtractingReportingOverflow(ordered(b))
    return overflow ? (Double(ordered(a)) - Double(ordered(b))).magnitude : Double(distance.magnitude)
}

/// √(x² + (v/ω0)²), the norm of a spring's state; `x` relative to the target.
public func stateNorm(displacement x: Double, velocity v: Double, angularFrequency w0: Double) -> Double {
    let scaled = v / w0
    let large = max(x.magnitude, scaled.magnitude)
    guard large > 0, large.isFinite else { return large }
    return large * ((x / large) * (x / large) + (scaled / large) * (scaled / large)).squareRoot()
}

/// Checks |actual − expected| ≤ tolerance, which fails for NaN. Returns a description of the difference, or `nil`.
public func difference(
    _ actual: Double, _ expected: Double, within tolerance: Double, _ label: @autoclosure () -> String = ""
) -> String? {
    if actual == expected { return nil }
    let error = (actual - expected).magnitude
    return error <= tolerance
        ? nil : "\(label()) is \(actual), expected \(expected): off by \(error), allowed \(tolerance)"
}
