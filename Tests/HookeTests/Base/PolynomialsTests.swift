import TestSupport
import Testing

@testable import Hooke

@Suite struct PolynomialsTests {
    /// (d·x − n)(f·x − m) with integers has the roots n/d and m/f, and exact coefficients.
    @Test func `Roots of quadratics with integer factors are within an ulp`() {
        let factors = Generator<(Double, Double, Double, Double, Double)>(draw: { random in
            func whole() -> Double { Double(Int.random(in: -0x200_0000...0x200_0000, using: &random)) }
            let exponent = Int.random(in: -900...900, using: &random)
            return (
                whole(), whole(), whole(), whole(), Double(sign: .plus, exponent: exponent, significand: 1)
            )
        })
        var worst = 0.0
        checkProperty(seed: 3, cases: randomCases(2_000), factors) { n, d, m, f, unit in
            guard d != 0, f != 0, n * f != m * d else { return nil }
            let exact = [n / d, m / f].sorted()
            // n·f + m·d has 52 bits at most.
            let found = quadraticRoots(
                d * f * unit, -(n * f + m * d) * unit, n * m * unit, between: -.infinity, .infinity)
            guard found.count == 2 else { return "\(found) instead of \(exact)" }
            for (a, b) in zip(found, exact) {
                worst = max(worst, (a - b).magnitude / max(b.ulp, .leastNonzeroMagnitude))
            }
            return worst <= 1 ? nil : "\(found) instead of \(exact): \(worst) ulps"
        }
        print("roots of quadratics: \(worst) ulps")
    }

    @Test func `Quadratics of lower degree, double roots, intervals and large coefficients`() {
        func roots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
            quadraticRoots(a, b, c, between: -.infinity, .infinity)
        }
        #expect(roots(0, 2, -6) == [3])
        #expect(roots(0, 0, 1) == [] && roots(0, 0, 0) == [])
        #expect(roots(1, 0, 0) == [0] && roots(3, -6, 3) == [1])
        #expect(roots(1, 0, 1) == [])
        #expect(roots(1, 3, 0) == [-3, 0] && roots(1, -3, 0) == [0, 3])
        #expect(roots(.nan, 1, 1) == [] && roots(.infinity, 1, 1) == [])
        #expect(roots(1e308, -1.5e308, 5e307) == [0.5, 1])
        #expect(roots(0x1p-1060, -0x1.8p-1060, 0x1p-1061) == [0.5, 1])
        // One root is 1e200 times the other.
        #expect(roots(1, -1e100, 1e-100) == [1e-200, 1e100])
        #expect(quadraticRoots(1, -3, 2, between: 1, 2.5) == [2])
        #expect(quadraticRatios(DoubleDouble(0), twice: DoubleDouble(0), DoubleDouble(1)).count == 1)
    }

    @Test func `Stationary parameters are those of the derivative`() {
        // (u − 1/4)(u − 1/2) = v²/8 − uv/2 + 3u²/8, and (u + 1)(u − 3) = −3v² − 8uv − 4u².
        #expect(stationaryParameters(0.125, DoubleDouble(-0.25), 0.375) == [0.25, 0.5])
        #expect(stationaryParameters(-3, DoubleDouble(-4), -4) == [-1, 3])
        #expect(stationaryParameters(0, DoubleDouble(0), 0) == [])
        #expect(stationaryParameters(1, DoubleDouble(0), -1) == [0.5])
        #expect(stationaryParameters(1, DoubleDouble(1), 1) == [])
    }
}
