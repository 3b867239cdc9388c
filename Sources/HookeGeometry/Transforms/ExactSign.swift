// Exact signs of determinants: plain doubles where rounding cannot change the sign, otherwise exact sums
// (Shewchuk, "Adaptive precision floating-point arithmetic and fast robust geometric predicates", 1997).

/// Returns a number with the sign of the determinant of three rows. Its magnitude has no meaning.
///
/// - Exact where the non-zero fields of each row are within a factor of 2³⁰⁰ of each other. Beyond that,
///   products that vanish beside the others count as 0.
/// - NaN where a field is not finite.
/// - About 10 ns where plain doubles suffice.
func exactSignOfDeterminant(_ first: Vector3, _ second: Vector3, _ third: Vector3) -> Double {
    let (a, b) = (first.x * second.y, first.y * second.x)
    let (c, d) = (first.x * second.z, first.z * second.x)
    let (e, f) = (first.y * second.z, first.z * second.y)
    let value = (a - b) * third.z - (c - d) * third.y + (e - f) * third.x
    let size =
        (a.magnitude + b.magnitude) * third.z.magnitude + (c.magnitude + d.magnitude) * third.y.magnitude
        + (e.magnitude + f.magnitude) * third.x.magnitude
    // Rounding is below 6 u of the sum of the magnitudes; the last term covers underflow.
    if value.magnitude > 8 * 0x1p-53 * size + 0x1p-900, size < .infinity { return value }
    if size == 0, [first, second, third].allSatisfy({ $0.isWithinSafeRange }) { return 0 }
    return roundingFreeDeterminant(first, second, third)
}

/// Returns a number with the sign of a triangle's area: positive when its corners run clockwise on the
/// screen.
///
/// Exact for non-zero coordinates within a factor of 2³⁰⁰ of each other. NaN where a coordinate is not
/// finite.
@inline(__always)
func exactOrientation(_ a: Vector2, _ b: Vector2, _ c: Vector2) -> Double {
    let (first, second) = ((b.x - a.x) * (c.y - a.y), (b.y - a.y) * (c.x - a.x))
    let value = first - second
    let size = first.magnitude + second.magnitude
    // Shewchuk's bound is (3 + 16 u) u.
    if value.magnitude > 4 * 0x1p-53 * size + 0x1p-900, size < .infinity { return value }
    return exactOrientationOfClosePoints(a, b, c)
}

@inline(never)
private func exactOrientationOfClosePoints(_ a: Vector2, _ b: Vector2, _ c: Vector2) -> Double {
    guard a.isFinite, b.isFinite, c.isFinite else { return .nan }
    // Two equal points, or all three on one vertical or horizontal line.
    if b == c || (b.x == a.x || c.y == a.y) && (b.y == a.y || c.x == a.x) { return 0 }
    // One factor for all points, so that the column of ones can stay.
    let large = max(
        a.x.magnitude, a.y.magnitude, b.x.magnitude, b.y.magnitude, c.x.magnitude, c.y.magnitude)
    let factor = powerOfTwo(inverseTo: large)
    let (p, q, r) = (a * factor, b * factor, c * factor)
    return roundingFreeDeterminant(Vector3(p.x, p.y, 1), Vector3(q.x, q.y, 1), Vector3(r.x, r.y, 1))
}

/// Returns the determinant by an exact sum of the six triple products, after scaling each row to a size near
/// 1.
private func roundingFreeDeterminant(_ first: Vector3, _ second: Vector3, _ third: Vector3) -> Double {
    let (a, b, c) = (first.scaledToUnitSize, second.scaledToUnitSize, third.scaledToUnitSize)
    guard a.isFinite, b.isFinite, c.isFinite else { return .nan }
    var sum = ExactSum()
    sum.add(a.x, b.y, c.z)
    sum.add(-a.x, b.z, c.y)
    sum.add(a.y, b.z, c.x)
    sum.add(-a.y, b.x, c.z)
    sum.add(a.z, b.x, c.y)
    sum.add(-a.z, b.y, c.x)
    return sum.value.high
}

/// Returns the power of two that scales a magnitude into [1, 2), as closely as one factor can; 1 for 0, NaN
/// and infinity.
func powerOfTwo(inverseTo magnitude: Double) -> Double {
    guard magnitude > 0, magnitude.isFinite else { return 1 }
    return Double(sign: .plus, exponent: min(1_023, -Int(magnitude.exponent)), significand: 1)
}

extension SIMD3<Double> {
    /// The largest magnitude; NaN if a component is NaN.
    var largestMagnitude: Double {
        let large = Swift.max(x.magnitude, y.magnitude, z.magnitude)
        return x.isNaN || y.isNaN || z.isNaN ? .nan : large
    }

    /// The vector times the power of two that scales its largest component to a size near 1.
    fileprivate var scaledToUnitSize: Self { self * powerOfTwo(inverseTo: largestMagnitude) }

    /// Whether every component is finite.
    var isFinite: Bool { x.isFinite && y.isFinite && z.isFinite }

    /// Whether a product of three such components neither overflows nor underflows.
    fileprivate var isWithinSafeRange: Bool {
        func isSafe(_ value: Double) -> Bool {
            value == 0 || (value.magnitude > 0x1p-300 && value.magnitude < 0x1p300)
        }
        return isSafe(x) && isSafe(y) && isSafe(z)
    }
}

extension SIMD2<Double> {
    /// Whether both coordinates are finite.
    var isFinite: Bool { x.isFinite && y.isFinite }
}
