import TestSupport
import Testing

@testable import Hooke

@Suite struct DoubleDoubleTests {
    /// |found − (high + low)|.
    private func distance(_ found: DoubleDouble, _ high: Double, _ low: Double) -> Double {
        ((found.high - high) + (found.low - low)).magnitude
    }

    @Test func `The exponential is within 2^-66, the sharp one within 2^-75`() throws {
        // Worst errors: 2^-67.6, sharp 2^-75.4.
        var worst = Worst<Double>()
        var sharp = Worst<Double>()
        for line in try SpringGolden.lines("springs_extended.txt") where line.words[0] == "E" {
            let x = DoubleDouble(high: try line.double(1), low: try line.double(2))
            let (mantissa, exponent) = DoubleDouble.exponential(x)
            let scale = 1.0.scaled(byPowerOfTwo: -exponent)
            let (high, low) = (try line.double(3) * scale, try line.double(4) * scale)
            worst.note(distance(mantissa, high, low) / high, x.high)
            let sharply = DoubleDouble.exponential(x, isSharp: true)
            sharp.note(distance(sharply.mantissa, high, low) / high, x.high)
        }
        #expect(sharp.error <= 0x1p-75, "\(sharp)")
        #expect(worst.error <= 0x1p-66, "\(worst)")
    }

    @Test func `Sine and cosine are within 2^-62, sharp ones 2^-74, also at zeros`() throws {
        // Worst errors: 2^-63.02, sharp 2^-74.8.
        var relative = Worst<Double>()
        var sharp = Worst<Double>()
        for line in try SpringGolden.lines("springs_extended.txt") where line.words[0] == "A" {
            let x = DoubleDouble(high: try line.double(1), low: try line.double(2))
            let (sine, cosine) = DoubleDouble.sineAndCosine(x)
            for (found, index) in [(sine, 3), (cosine, 5)] {
                let (high, low) = (try line.double(index), try line.double(index + 1))
                let error = distance(found, high, low)
                // At a zero the error is that of the reduction: 2⁻¹⁰⁴ of the angle.
                relative.note(max(error - x.high.magnitude * 0x1p-104, 0) / high.magnitude, x.high)
            }
            let sharply = DoubleDouble.sineAndCosine(x, isSharp: true)
            for (found, index) in [(sharply.sine, 3), (sharply.cosine, 5)] where x.high.magnitude < 0x1p44 {
                let (high, low) = (try line.double(index), try line.double(index + 1))
                let error = distance(found, high, low)
                sharp.note(max(error - x.high.magnitude * 0x1p-103, 0) / high.magnitude, x.high)
            }
        }
        #expect(sharp.error <= 0x1p-74, "\(sharp)")
        #expect(relative.error <= 0x1p-62, "\(relative)")
    }

    @Test func `Angles above 2^44 are as accurate as others, infinity gives NaN`() {
        for x in [0x1.8p44, -0x1.23456p50, 1e18] {
            let (sine, cosine) = DoubleDouble.sineAndCosine(DoubleDouble(x))
            #expect(sine.value == Elementary.sin(x))
            #expect(cosine.value == Elementary.cos(x))
            let shifted = DoubleDouble.sineAndCosine(DoubleDouble(high: x, low: 1))
            #expect(
                abs(
                    shifted.sine.value - (sine.value * 0.5403023058681398 + cosine.value * 0.8414709848078965)
                ) < 1e-15)
        }
        #expect(DoubleDouble.sineAndCosine(DoubleDouble(.infinity)).sine.value.isNaN)
        #expect(DoubleDouble.sineAndCosine(DoubleDouble(.nan)).cosine.value.isNaN)
    }

    @Test func `Sums and products of two doubles are exact`() {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<randomCases(10_000) {
            let a = random.logUniform(1e-60...1e60) * (random.chance(0.5) ? 1 : -1)
            let b = random.logUniform(1e-60...1e60) * (random.chance(0.5) ? 1 : -1)
            let product = DoubleDouble(productOf: a, and: b)
            #expect(product.high == a * b)
            #expect(product.low == (-product.high).addingProduct(a, b))
            let sum = DoubleDouble(sumOf: a, and: b)
            var exact = ExactSum()
            exact.add(a)
            exact.add(b)
            exact.add(-sum.high)
            exact.add(-sum.low)
            #expect(exact.value.high == 0)
        }
    }

    @Test func `Arithmetic has about 104 bits`() {
        // Worst errors, in 2⁻¹⁰⁶: product 2.0, quotient 4.5, root 1.9, reciprocal root 6.6, sum of opposite signs
        // 0.4.
        var random = SeededGenerator(seed: 4)
        func number() -> DoubleDouble {
            let high = random.logUniform(1e-20...1e20)
            return DoubleDouble(sumOf: high, and: high * random.uniform(-1...1) * 0x1p-54)
        }
        /// a·b − c·d with an error of 2⁻²¹².
        func difference(_ a: DoubleDouble, _ b: DoubleDouble, _ c: DoubleDouble, _ d: DoubleDouble) -> Double
        {
            var sum = ExactSum()
            for x in [a.high, a.low] { for y in [b.high, b.low] { sum.add(1, x, y) } }
            for x in [c.high, c.low] { for y in [d.high, d.low] { sum.add(-1, x, y) } }
            return sum.value.value
        }
        var worst = (quotient: 0.0, root: 0.0, reciprocal: 0.0, product: 0.0, sum: 0.0)
        let one = DoubleDouble(1)
        for _ in 0..<randomCases(3_000) {
            let (a, b) = (number(), number())
            worst.product = max(worst.product, abs(difference(a, b, a * b, one) / (a * b).high))
            worst.quotient = max(worst.quotient, abs(difference(a / b, b, a, one) / a.high))
            let (root, reciprocal) = a.rootAndReciprocal()
            worst.root = max(worst.root, abs(difference(root, root, a, one) / a.high) / 2)
            worst.reciprocal = max(worst.reciprocal, abs(difference(root, reciprocal, one, one)))
            let nearHigh = -a.high * (1 + random.logUniform(1e-16...1e-1))
            let near = DoubleDouble(sumOf: nearHigh, and: nearHigh * random.uniform(-1...1) * 0x1p-54)
            let sum = a + near
            var exact = ExactSum()
            for word in [a.high, a.low, near.high, near.low, -sum.high, -sum.low] { exact.add(word) }
            if sum.high != 0 { worst.sum = max(worst.sum, abs(exact.value.value / sum.high)) }
        }
        #expect(worst.product <= 7 * 0x1p-106)
        #expect(worst.quotient <= 16 * 0x1p-106)
        #expect(worst.root <= 8 * 0x1p-106)
        #expect(worst.reciprocal <= 24 * 0x1p-106)
        #expect(worst.sum <= 3 * 0x1p-106)
        #expect(DoubleDouble(0).squareRoot().value == 0)
    }

    @Test func `ExactSum is exact`() {
        var sum = ExactSum()
        sum.add(1e100)
        sum.add(3, 1e-20, 7)
        sum.add(-1e100)
        sum.add(0x1p-60, 1, 1)
        // 21e-20 + 2⁻⁶⁰ in double-double, compared with a fused product.
        #expect(abs(sum.value.value - (2.1e-19 + 0x1p-60)) <= 2 * (2.1e-19).ulp)
        sum.add(-3, 1e-20, 7)
        sum.add(-0x1p-60)
        #expect(sum.value.high == 0)
    }

    @Test func `Scaling by a power of two covers the range of doubles`() {
        #expect(1.0.scaled(byPowerOfTwo: -1074) == .leastNonzeroMagnitude)
        #expect(1.0.scaled(byPowerOfTwo: 1023) == 0x1p1023)
        #expect(1.5.scaled(byPowerOfTwo: 1024) == .infinity)
        #expect(Double.leastNonzeroMagnitude.scaled(byPowerOfTwo: 2_097) == 0x1p1023)
        #expect(3.0.scaled(byPowerOfTwo: -1075) == 2 * .leastNonzeroMagnitude, "ties to even")
        #expect(1.0.scaled(byPowerOfTwo: -5_000) == 0)
        #expect((-0.0).scaled(byPowerOfTwo: 13_000).sign == .minus)
    }
}
