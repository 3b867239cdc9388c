// Signs of determinants that are right, whatever cancels: plain doubles while their rounding cannot matter, sums
// without rounding where it can (Shewchuk, "Adaptive precision floating-point arithmetic and fast robust geometric
// predicates", 1997).

/// A number with the sign of the determinant of three rows.
///
/// The sign is exact where the fields of each row, other than 0, are within 2³⁰⁰ of each other in size; beyond that,
/// products that vanish beside the others count as 0. NaN where a field is NaN or infinite. The magnitude says
/// nothing. About 10 ns where plain doubles decide.
func exactSignOfDeterminant(_ first: Vector3, _ second: Vector3, _ third: Vector3) -> Double {
    let (a, b) = (first.x * second.y, first.y * second.x)
    let (c, d) = (first.x * second.z, first.z * second.x)
    let (e, f) = (first.y * second.z, first.z * second.y)
    let value = (a - b) * third.z - (c - d) * third.y + (e - f) * third.x
    let size =
        (a.magnitude + b.magnitude) * third.z.magnitude + (c.magnitude + d.magnitude) * third.y.magnitude
        + (e.magnitude + f.magnitude) * third.x.magnitude
    // Rounding is below 6 u of the sum of the magnitudes; the last term stands for what underflow may have lost.
    if value.magnitude > 8 * 0x1p-53 * size + 0x1p-900, size < .infinity { return value }
    if size == 0, [first, second, third].allSatisfy({ $0.isWithinSafeRange }) { return 0 }
    return roundingFreeDeterminant(first, second, third)
}

/// A number with the sign of the area of a triangle: positive when its corners run clockwise on the screen.
///
/// Exact for coordinates, other than 0, within 2³⁰⁰ of each other in size. NaN where a coordinate is not finite.
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
    // Two points in one place, or all three on one upright line.
    if b == c || (b.x == a.x || c.y == a.y) && (b.y == a.y || c.x == a.x) { return 0 }
    // One factor for all of them, so that the column of ones may stay.
    let large = max(
        a.x.magnitude, a.y.magnitude, b.x.magnitude, b.y.magnitude, c.x.magnitude, c.y.magnitude)
    let factor = powerOfTwo(inverseTo: large)
    let (p, q, r) = (a * factor, b * factor, c * factor)
    return roundingFreeDeterminant(Vector3(p.x, p.y, 1), Vector3(q.x, q.y, 1), Vector3(r.x, r.y, 1))
}

/// The determinant by an exact sum of the six products of three, each row first brought to the size of 1.
private func roundingFreeDeterminant(_ first: Vector3, _ second: Vector3, _ third: Vector3) -> Double {
    let (a, b, c) = (first.broughtToOne, second.broughtToOne, third.broughtToOne)
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

/// The power of two that brings a magnitude to [1, 2), as near as one factor can: 1 for 0 and what is not finite.
func powerOfTwo(inverseTo magnitude: Double) -> Double {
    guard magnitude > 0, magnitude.isFinite else { return 1 }
    return Double(sign: .plus, exponent: min(1_023, -Int(magnitude.exponent)), significand: 1)
}

extension SIMD3<Double> {
    /// The largest magnitude; NaN when a component is.
    var largestMagnitude: Double {
        let large = Swift.max(x.magnitude, y.magnitude, z.magnitude)
        return x.isNaN || y.isNaN || z.isNaN ? .nan : large
    }

    /// Times the power of two that brings the largest component to the size of 1.
    fileprivate var broughtToOne: Self { self * powerOfTwo(inverseTo: largestMagnitude) }

    /// Whether every component is finite.
    var isFinite: Bool { x.isFinite && y.isFinite && z.isFinite }

    /// Whether a product of three such components neither overflows nor vanishes.
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
