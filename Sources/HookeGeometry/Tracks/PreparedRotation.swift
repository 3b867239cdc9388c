/// A rotation from one key to the next, prepared so that a sample needs no division, root or library call.
///
/// The product of a fixed quaternion and exponentials is linear in the cosine and sine of each half angle:
///
///     q(u) = q₀·exp(w₁a(u))·exp(w₂b(u))·exp(w₃c(u)) = Σ cosines and sines · eight fixed quaternions
///
/// Two quaternions suffice if all factors share one axis. The matrices are within 1.2e-15 of those of the
/// exponentials.
struct PreparedRotation: Sendable {
    /// Half the lengths of w₁, w₂, w₃, signed if they share one axis; for constant velocity, half the angle.
    private let halves: SIMD4<Double>
    /// The coefficient of each product of sines and cosines, named by the factors that contribute a sine.
    private let none, third, second, secondThird: SIMD4<Double>
    private let first, firstThird, firstSecond, all: SIMD4<Double>
    private let isAboutOneAxis: Bool
    private let isEven: Bool
    /// Whether all half angles are within the range of the polynomials.
    private let isShort: Bool

    /// Prepares a cumulative cubic.
    init(_ turn: CumulativeRotation) {
        let axis = [turn.w1, turn.w2, turn.w3].max { $0.length < $1.length }!
        func half(_ w: Vector3) -> Double {
            turn.isAboutOneAxis && w.dot(axis) < 0 ? -w.length / 2 : w.length / 2
        }
        let halves = SIMD4(half(turn.w1), half(turn.w2), half(turn.w3), 0)
        if turn.isAboutOneAxis {
            self = PreparedRotation(from: turn.start, axis: axis, halves: halves, isEven: false)
            return
        }
        self.halves = halves
        let (n1, n2, n3) = (Self.unit(turn.w1), Self.unit(turn.w2), Self.unit(turn.w3))
        let start = turn.start
        none = start.components
        third = (start * n3).components
        second = (start * n2).components
        secondThird = (start * (n2 * n3)).components
        first = (start * n1).components
        firstThird = (start * (n1 * n3)).components
        firstSecond = (start * (n1 * n2)).components
        all = (start * (n1 * (n2 * n3))).components
        isAboutOneAxis = false
        isEven = false
        isShort = max(halves.x, halves.y, halves.z) <= 1.625
    }

    /// Prepares a rotation by a rotation vector at constant angular velocity.
    init(from start: Quaternion, by turn: Vector3) {
        self.init(from: start, axis: turn, halves: SIMD4(turn.length / 2, 0, 0, 0), isEven: true)
    }

    private init(from start: Quaternion, axis: Vector3, halves: SIMD4<Double>, isEven: Bool) {
        self.halves = halves
        none = start.components
        first = (start * Self.unit(axis)).components
        (third, second, secondThird) = (.zero, .zero, .zero)
        (firstThird, firstSecond, all) = (.zero, .zero, .zero)
        isAboutOneAxis = true
        self.isEven = isEven
        isShort = (halves.x.magnitude + halves.y.magnitude) + halves.z.magnitude <= 1.625
    }

    /// Adds all parts: the halves, eight rows, and the flags.
    func add(to numbers: inout [Double]) {
        for row in [
            halves, none, third, second, secondThird, first, firstThird, firstSecond, all,
            SIMD4(isAboutOneAxis ? 1 : 0, isEven ? 1 : 0, isShort ? 1 : 0, 0),
        ] { numbers += [row.x, row.y, row.z, row.w] }
    }

    /// Creates a rotation from the numbers of ``add(to:)``.
    init(_ halves: SIMD4<Double>, row: [SIMD4<Double>], flags: SIMD4<Double>) {
        self.halves = halves
        (none, third, second, secondThird) = (row[0], row[1], row[2], row[3])
        (first, firstThird, firstSecond, all) = (row[4], row[5], row[6], row[7])
        (isAboutOneAxis, isEven, isShort) = (flags.x == 1, flags.y == 1, flags.z == 1)
    }

    /// Returns a half turn about the direction of a vector; zero for the zero vector.
    private static func unit(_ vector: Vector3) -> Quaternion {
        let length = vector.length
        let n = length > 0 ? vector / length : .zero
        return Quaternion(x: n.x, y: n.y, z: n.z, w: 0)
    }

    /// Returns the rotation at u from 0 to 1, with v = 1 − u.
    ///
    /// Takes a pointer, because a copy costs as much as the rest.
    @inline(__always)
    static func value(of turn: UnsafePointer<PreparedRotation>, _ u: Double, _ v: Double) -> Quaternion {
        let (a, b, c) = turn.pointee.isEven ? (u, 0, 0) : CumulativeRotation.parts(u, v)
        let halves = turn.pointee.halves
        if turn.pointee.isAboutOneAxis {
            let half = (a * halves.x + b * halves.y) + c * halves.z
            let (s, k) = sineAndCosine(SIMD4(repeating: half), isShort: turn.pointee.isShort)
            return Quaternion(components: k.x * turn.pointee.none + s.x * turn.pointee.first)
        }
        let (s, k) = sineAndCosine(SIMD4(a, b, c, 0) * halves, isShort: turn.pointee.isShort)
        let (neither, last, middle, both) = (k.y * k.z, k.y * s.z, s.y * k.z, s.y * s.z)
        let even =
            (neither * turn.pointee.none + last * turn.pointee.third)
            + (middle * turn.pointee.second + both * turn.pointee.secondThird)
        let odd =
            (neither * turn.pointee.first + last * turn.pointee.firstThird)
            + (middle * turn.pointee.firstSecond + both * turn.pointee.all)
        return Quaternion(components: k.x * even + s.x * odd)
    }
}

/// Returns sines and cosines, each within 3e-16 (worst measured: 2.5e-16).
///
/// - Short angles, up to 1.625: Taylor polynomials with a remainder below 2⁻⁵⁴. Sums are formed in pairs
///   (Estrin) to shorten the chain of dependent operations.
/// - Other angles: the C library, at several times the cost.
@inline(__always)
func sineAndCosine(_ x: SIMD4<Double>, isShort: Bool) -> (sine: SIMD4<Double>, cosine: SIMD4<Double>) {
    guard isShort else { return longSineAndCosine(x) }
    typealias Lanes = SIMD4<Double>
    let z: Lanes = x * x
    let z2: Lanes = z * z
    let z4: Lanes = z2 * z2
    @inline(__always) func pair(_ first: Double, _ second: Double) -> Lanes {
        Lanes(repeating: first) + z * second
    }
    // ±1/(2k + 1)! and ±1/(2k)! for k from 1 to 10.
    let sineLow: Lanes = pair(-1 / 6, 1 / 120) + z2 * pair(-1 / 5_040, 1 / 362_880)
    let sineMiddle: Lanes =
        pair(-1 / 39_916_800, 1 / 6_227_020_800)
        + z2 * pair(-1 / 1_307_674_368_000, 1 / 355_687_428_096_000)
    let sineHigh: Lanes = pair(-1 / 121_645_100_408_832_000, 1 / 51_090_942_171_709_440_000)
    let sine: Lanes = z * (sineLow + z4 * (sineMiddle + z4 * sineHigh))
    let cosineLow: Lanes = pair(-1 / 2, 1 / 24) + z2 * pair(-1 / 720, 1 / 40_320)
    let cosineMiddle: Lanes =
        pair(-1 / 3_628_800, 1 / 479_001_600) + z2 * pair(-1 / 87_178_291_200, 1 / 20_922_789_888_000)
    let cosineHigh: Lanes = pair(-1 / 6_402_373_705_728_000, 1 / 2_432_902_008_176_640_000)
    let cosine: Lanes = z * (cosineLow + z4 * (cosineMiddle + z4 * cosineHigh))
    return (x + x * sine, Lanes(repeating: 1) + cosine)
}

@inline(never)
private func longSineAndCosine(_ x: SIMD4<Double>) -> (SIMD4<Double>, SIMD4<Double>) {
    (
        SIMD4(Elementary.sin(x.x), Elementary.sin(x.y), Elementary.sin(x.z), Elementary.sin(x.w)),
        SIMD4(Elementary.cos(x.x), Elementary.cos(x.y), Elementary.cos(x.z), Elementary.cos(x.w))
    )
}
