import Foundation
import Testing
import TestSupport

@testable import Hooke
@testable import HookeGeometry

/// Products, determinants and inverses of both precisions, compared with exact arithmetic in two words.
@Suite struct TransformAlgebraTests {
    private typealias Wide = [[DoubleDouble]]

    private func wide(_ m: Transform3D) -> Wide {
        [m.row1, m.row2, m.row3, m.row4].map { row in (0..<4).map { DoubleDouble(row[$0]) } }
    }

    private func product(_ a: Wide, _ b: Wide) -> Wide {
        (0..<4).map { i -> [DoubleDouble] in
            (0..<4).map { j -> DoubleDouble in
                (0..<4).reduce(DoubleDouble(0)) { sum, k -> DoubleDouble in sum + a[i][k] * b[k][j] }
            }
        }
    }

    private func magnitudes(_ m: Wide) -> Wide {
        m.map { $0.map { DoubleDouble(high: $0.high.magnitude, low: $0.high < 0 ? -$0.low : $0.low) } }
    }

    /// Returns the largest |actual − expected| over u·size, field by field.
    private func error(_ actual: Wide, _ expected: Wide, over size: Wide, _ u: Double) -> Double {
        var worst = 0.0
        for i in 0..<4 {
            for j in 0..<4 {
                let apart = (actual[i][j] - expected[i][j]).value.magnitude
                if apart > 0 { worst = max(worst, apart / (u * size[i][j].value)) }
                if apart.isNaN { return .infinity }
            }
        }
        return worst
    }

    /// Returns Σ ± products over the permutations of some rows and columns, and the sum of their magnitudes.
    private func determinant(
        _ m: Wide, _ rows: [Int] = [0, 1, 2, 3], _ columns: [Int] = [0, 1, 2, 3]
    ) -> (signed: DoubleDouble, permanent: Double) {
        guard let row = rows.first else { return (DoubleDouble(1), 1) }
        var (signed, permanent) = (DoubleDouble(0), 0.0)
        for (place, column) in columns.enumerated() where m[row][column].high != 0 {
            let rest = determinant(m, Array(rows.dropFirst()), columns.filter { $0 != column })
            let term = m[row][column] * rest.signed
            signed = place % 2 == 0 ? signed + term : signed - term
            permanent += m[row][column].value.magnitude * rest.permanent
        }
        return (signed, permanent)
    }

    /// Returns the largest error of a field of an inverse, over its bound: u times the permanents of its
    /// cofactor and of the determinant, the latter times the field.
    private func inverseError(_ inverse: Wide, of m: Wide, _ u: Double) -> Double {
        let (whole, permanent) = determinant(m)
        var worst = 0.0
        for i in 0..<4 {
            for j in 0..<4 {
                let others = (0..<4).filter { $0 != j }
                let (minor, size) = determinant(m, others, (0..<4).filter { $0 != i })
                let cofactor = (i + j) % 2 == 0 ? minor : -minor
                let apart = (inverse[i][j] * whole - cofactor).value.magnitude
                if apart.isNaN { return .infinity }
                if apart > 0 {
                    worst = max(worst, apart / (u * (size + inverse[i][j].value.magnitude * permanent)))
                }
            }
        }
        return worst
    }

    /// Returns random fields: rows and columns in different units, some fields 0, some transforms nearly
    /// singular, some affine.
    private func roughTransform(_ random: inout SeededGenerator, exponents: Int) -> Transform3D {
        var rows = (0..<4).map { _ in
            (0..<4).map { _ in random.chance(0.15) ? 0 : random.uniform(-1...1) }
        }
        if random.chance(0.3) {
            // The third row is nearly a sum of the others.
            let near = random.logUniform(1e-12...1)
            for j in 0..<4 { rows[2][j] = rows[0][j] - rows[1][j] + near * rows[2][j] }
        }
        for i in 0..<4 {
            let (row, column) = (
                Double(sign: .plus, exponent: random.integer(-exponents...exponents), significand: 1),
                Double(sign: .plus, exponent: random.integer(-exponents...exponents), significand: 1)
            )
            for j in 0..<4 {
                rows[i][j] *= row
                rows[j][i] *= column
            }
        }
        if random.chance(0.3) { for i in 0..<4 { rows[i][3] = i == 3 ? 1 : 0 } }
        return try! Transform3D(elements: rows.flatMap { $0 })
    }

    @Test func `Products, determinants and inverses in double precision are within their bounds`() {
        var worst = (product: Worst<Int>(), determinant: Worst<Int>(), inverse: Worst<Int>())
        var random = SeededGenerator(seed: 41)
        var (regular, singular) = (0, 0)
        let cases = randomCases(2_000)
        for index in 0..<cases {
            // Within the range of the direct path, and outside.
            let exponents = index % 4 == 0 ? 100 : 12
            let (a, b) = (
                roughTransform(&random, exponents: exponents), roughTransform(&random, exponents: exponents)
            )
            let (wideA, wideB) = (wide(a), wide(b))
            worst.product.note(
                error(
                    wide(a * b), product(wideA, wideB), over: product(magnitudes(wideA), magnitudes(wideB)),
                    unitRoundoff), index)
            let (signed, permanent) = determinant(wideA)
            let size = unitRoundoff * permanent
            if size > 0 { worst.determinant.note((a.determinant - signed.value) / size, index) }
            if let inverse = a.inverse {
                #expect(!a.isSingular)
                #expect(!a.isAffine || inverse.isAffine)
                worst.inverse.note(inverseError(wide(inverse), of: wideA, unitRoundoff), index)
                regular += 1
            } else {
                #expect(a.isSingular)
                // 8 u of it, plus the same again for rounding.
                #expect(signed.value.magnitude <= 16 * size, "\(a)")
                singular += 1
            }
        }
        #expect(regular > cases / 2 && singular > 10)
        // Worst measured of 200,000: 2.91, 3.68, 2.79.
        #expect(worst.product.error <= 4, "\(worst.product)")
        #expect(worst.determinant.error <= 5, "\(worst.determinant)")
        #expect(worst.inverse.error <= 4, "\(worst.inverse)")
    }

    @Test func `The direct inverse and the one by powers of two are bit-identical`() {
        checkProperty(
            seed: 43, cases: 1_000, Generator(draw: { self.roughTransform(&$0, exponents: 8) })
        ) { m in
            guard let inverse = m.inverse else { return m.isSingular ? nil : "no inverse" }
            guard m.equilibratedInverse() == inverse else { return "other bits by the careful way" }
            // A unit of length far outside of the range of four products.
            let unit = Transform3D.scale(0x1p-300)
            let (small, large) = (unit * m, Transform3D.scale(0x1p300) * m)
            guard small.inverse == inverse * .scale(0x1p300), large.inverse == inverse * unit else {
                return "other bits in another unit"
            }
            return nil
        }
    }

    @Test(arguments: [(0x1p700, 0x1p-700), (0x1p-700, 0x1p700), (0x1p-1000, 0x1p1000)])
    func `Extremely different units keep translations and perspectives`(x: Double, y: Double) throws {
        let units = Transform3D.scale(x: x, y: y)
        let back = Transform3D.scale(x: 1 / x, y: 1 / y)
        #expect((.translation(x: 96, y: 48) * units).inverse == back * .translation(x: -96, y: -48))
        var eye = Transform3D.identity
        (eye.m14, eye.m24) = (0.5, 0.25)
        var backEye = Transform3D.identity
        (backEye.m14, backEye.m24) = (-0.5, -0.25)
        #expect((units * eye).inverse == backEye * back)
        let turned = Transform3D(Affine2D(a: 3, b: -5, c: 1, d: -1, tx: 0, ty: 0))
        let turnedBack = Transform3D(Affine2D(a: -0.5, b: 2.5, c: -0.5, d: 1.5, tx: 0, ty: 0))
        #expect(!(turned * units).isSingular)
        #expect((turned * units).inverse == back * turnedBack)
        #expect((units * turned).inverse == turnedBack * back)
        let flat = Transform3D(Affine2D(a: 3, b: -6, c: 1, d: -2, tx: 96, ty: 0))
        #expect((flat * units).isSingular && (units * flat).isSingular && (flat * units).inverse == nil)
    }
}
