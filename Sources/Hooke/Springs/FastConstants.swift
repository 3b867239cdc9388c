/// The constants of a spring for the fast path, computed once per spring: rates to 79 bits, as a head of 26 bits and
/// a rest. docs/internals/springs.md, "The fast path", has the error bounds.
struct FastConstants: Sendable {
    enum Kind: UInt8, Sendable {
        /// Mass, stiffness or damping outside 2^±100: the precise path is used.
        case unsupported
        case underdamped, critical, overdamped
    }

    let kind: Kind
    /// Whether the damping ratio is at most 0.43, so that the error bound holds for every state.
    let isWellConditioned: Bool
    /// The relative error of the product B·S, in u.
    let error: Double
    // Heads and rests are stored apart: one load of both would stall until both stores have left the pipeline.
    private let decayHead, frequencyHead: Double
    /// k/m, rounded.
    let pull: Double
    private let decayRest, frequencyRest: Double
    /// 2g, rounded.
    let drag: Double
    /// 1/w; overdamped −1/(2w).
    let inverseFrequency: Double

    /// The decay rate of the envelope: g; overdamped r = (k/m)/(g + w), the rate of the slow mode.
    @inline(__always) var decay: (head: Double, rest: Double) { (decayHead, decayRest) }
    /// w; overdamped −2w, with a rest of 0.
    @inline(__always) var frequency: (head: Double, rest: Double) { (frequencyHead, frequencyRest) }

    @inline(__always) init(_ spring: Spring) {
        let (m, c, k) = (spring.mass, spring.damping, spring.stiffness)
        // k/m and g = c/(2m) as double-doubles; division by a power of two is exact.
        // A mass of 1, the usual one, is not divided by: everything below waits for this division.
        let inverse = m == 1 ? 1 : 1 / m
        var (square, g) = (DoubleDouble(k * inverse), DoubleDouble(0.5 * (c * inverse)))
        if m.bitPattern & 0xf_ffff_ffff_ffff != 0 {
            square.low = Self.rest(k, square.high, m) * inverse
            g.low = Self.rest(0.5 * c, g.high, m) * inverse
        }
        (pull, drag) = (square.high, 2 * g.high)
        let (least, greatest) = (0x1p-100, 0x1p100)
        // D = k/m − g² as a double-double, and w = √|D| with its rounding error.
        let top = Elementary.head(g.high)
        let bottom = g.high - top
        let gSquare = g.high * g.high
        let gSquareRest = ((top * top - gSquare) + 2 * (top * bottom)) + bottom * bottom
        let highs = DoubleDouble(sumOf: square.high, and: -gSquare)
        let d = DoubleDouble(
            sumOfLarger: highs.high,
            andSmaller: highs.low + (square.low - gSquareRest - 2 * (g.high * g.low)))
        let size = d.high.magnitude
        let root = size.squareRoot()
        let inverseRoot = 1 / root
        let rootTop = Elementary.head(root)
        let rootBottom = root - rootTop
        let missing = ((size - rootTop * rootTop) - 2 * (rootTop * rootBottom)) - rootBottom * rootBottom
        let low = d.high < 0 ? -d.low : d.low
        let rootRest = rootBottom + (missing + low) * (0.5 * inverseRoot)

        guard m > least, m < greatest, k > least, k < greatest, c < greatest, c > least || c == 0 else {
            kind = .unsupported
            isWellConditioned = false
            error = 0
            (decayHead, decayRest, frequencyHead, frequencyRest, inverseFrequency) = (0, 0, 0, 0, 0)
            return
        }
        if d.high > 0 {
            kind = .underdamped
            isWellConditioned = gSquare <= 0.185 * square.high
            error = 3
            (decayHead, decayRest) = (top, bottom + g.low)
            (frequencyHead, frequencyRest) = (rootTop, rootRest)
            inverseFrequency = inverseRoot
        } else if d.high < 0 {
            kind = .overdamped
            isWellConditioned = false
            error = 3.5
            let sum = DoubleDouble(sumOfLarger: g.high, andSmaller: root)
            let inverseSum = 1 / sum.high
            let head = Elementary.head(square.high * inverseSum)
            let sumTop = Elementary.head(sum.high)
            let sumRest = sum.low + (g.low + (rootRest - rootBottom))
            let left =
                ((square.high - head * sumTop) - head * (sum.high - sumTop)) + (square.low - head * sumRest)
            (decayHead, decayRest) = (head, left * inverseSum)
            (frequencyHead, frequencyRest) = (-2 * root, 0)
            inverseFrequency = -0.5 * inverseRoot
        } else {
            kind = .critical
            isWellConditioned = false
            error = 1
            (decayHead, decayRest) = (top, bottom + g.low)
            (frequencyHead, frequencyRest, inverseFrequency) = (0, 0, 0)
        }
    }

    /// a − quotient·divisor, for a rounded quotient.
    @inline(__always) private static func rest(_ a: Double, _ quotient: Double, _ divisor: Double) -> Double {
        let (q, d) = (Elementary.head(quotient), Elementary.head(divisor))
        let crossed = q * (divisor - d) + (quotient - q) * d
        return ((a - q * d) - crossed) - (quotient - q) * (divisor - d)
    }
}
