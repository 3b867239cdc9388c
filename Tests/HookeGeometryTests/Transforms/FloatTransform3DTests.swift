import Foundation
import Testing
import TestSupport

@testable import Hooke
@testable import HookeGeometry

@Suite struct FloatTransform3DTests {
    /// u of single precision.
    private let u = 0x1p-24

    private func absolute(_ m: Transform3D) -> Transform3D {
        Transform3D(
            row1: m.row1.absolute, row2: m.row2.absolute, row3: m.row3.absolute, row4: m.row4.absolute)
    }

    /// Returns the largest |actual − expected| in units of u·size, field by field.
    private func error(
        _ actual: FloatTransform3D, _ expected: Transform3D, over size: Transform3D
    ) -> Double {
        zip(zip(actual.elements, expected.elements), size.elements).map { pair, size in
            let apart = (Double(pair.0) - pair.1).magnitude
            return apart == 0 ? 0 : apart / (u * size)
        }.max()!
    }

    @Test func `Fields have the positions of Transform3D`() throws {
        let numbered = try FloatTransform3D(elements: (1...16).map(Float.init))
        let numbers: [Float] = (1...16).map(Float.init)
        #expect(numbered.elements == numbers)
        #expect(Transform3D(numbered) == (try Transform3D(elements: (1...16).map(Double.init))))
        let fields = [
            \FloatTransform3D.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33,
            \.m34,
            \.m41, \.m42, \.m43, \.m44,
        ]
        var written = FloatTransform3D.identity
        for (index, field) in fields.enumerated() {
            #expect(numbered[keyPath: field] == Float(index + 1))
            written[keyPath: field] = Float(index + 1)
        }
        #expect(written == numbered)
        #expect(numbered.transpose.transpose == numbered)
        #expect(Transform3D(numbered.transpose) == Transform3D(numbered).transpose)
        #expect(FloatTransform3D.identity.isIdentity && !numbered.isIdentity)
        #expect(FloatTransform3D.identity.isAffine && !numbered.isAffine)
        #expect(FloatTransform3D(.identity) == .identity)
        #expect(
            (MemoryLayout<FloatTransform3D>.size, MemoryLayout<FloatTransform3D>.stride) == (64, 64),
            "what a GPU takes")
        #expect(throws: HookeError.wrongCount(field: "elements", count: 15, accepted: "16")) {
            try FloatTransform3D(elements: Array(repeating: 0, count: 15))
        }
    }

    @Test func `Conversion rounds once, and the conversion back is exact`() {
        checkProperty(seed: 31, cases: 1_000, Generator(draw: { randomTransform(&$0) })) { m in
            let single = FloatTransform3D(m)
            guard single.elements == m.elements.map(Float.init) else { return "another rounding" }
            let back = Transform3D(single)
            guard back.elements == single.elements.map(Double.init) else { return "not exact" }
            return FloatTransform3D(back) == single ? nil : "not the same again"
        }
        let extremes = Transform3D(
            m11: 0x1p-149, m12: 0x1p-151, m13: 1e39, m14: -1e39, m21: .nan, m22: .infinity,
            m23: 3.402_823_466_385_288_6e38, m24: -0.0, m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0,
            m43: 0, m44: 1)
        let single = FloatTransform3D(extremes)
        #expect(single.m11 == .leastNonzeroMagnitude && single.m12 == 0, "subnormals round as numbers do")
        #expect(single.m13 == .infinity && single.m14 == -.infinity)
        #expect(single.m21.isNaN && single.m22 == .infinity && single.m23 == .greatestFiniteMagnitude)
        #expect(single.m24.sign == .minus)
        #expect(!single.isFinite && FloatTransform3D.identity.isFinite)
    }

    @Test func `Products and points agree with the transform in double precision`() {
        var worst = (product: Worst<Int>(), point: Worst<Int>(), divided: Worst<Int>())
        var random = SeededGenerator(seed: 32)
        for index in 0..<randomCases(3_000) {
            let a = FloatTransform3D(randomTransform(&random))
            let b = FloatTransform3D(randomTransform(&random))
            let (wideA, wideB) = (Transform3D(a), Transform3D(b))
            worst.product.note(
                error(a * b, wideA * wideB, over: absolute(wideA) * absolute(wideB)), index)
            #expect(a.concatenating(b) == a * b)
            let point = SIMD3<Float>(
                Float(random.uniform(-100...100)), Float(random.uniform(-100...100)),
                Float(random.uniform(-100...100)))
            let wide = Vector3(Double(point.x), Double(point.y), Double(point.z))
            let expected = wideA.homogeneous(wide)
            let size = absolute(wideA).homogeneous(
                Vector3(wide.x.magnitude, wide.y.magnitude, wide.z.magnitude))
            let image = a.homogeneous(point)
            for lane in 0..<4 {
                worst.point.note(
                    (Double(image[lane]) - expected[lane]).magnitude / (u * max(size[lane], 1e-300)), index)
            }
            if image.w > 0, let divided = a.transform(point) {
                let quotient = SIMD3(image.x, image.y, image.z) / image.w
                worst.divided.note(Double((divided - quotient).max()), index)
            } else {
                #expect(image.w <= 0 && a.transform(point) == nil, "behind the eye nothing is seen")
            }
        }
        // Worst measured: 2.5 u and 2.1 u.
        #expect(worst.product.error <= 4, "\(worst.product)")
        #expect(worst.point.error <= 4, "\(worst.point)")
        #expect(worst.divided.error == 0, "\(worst.divided)")
    }

    @Test func `The inverse inverts the transform and agrees with the one in double precision`() {
        var worst = (product: Worst<Int>(), wide: Worst<Int>(), determinant: Worst<Int>())
        var random = SeededGenerator(seed: 33)
        for index in 0..<randomCases(3_000) {
            let m = FloatTransform3D(randomTransform(&random))
            let wide = Transform3D(m)
            guard let inverse = m.inverse, let expected = wide.inverse else {
                #expect(m.isSingular, "\(m)")
                continue
            }
            #expect(!m.isSingular)
            let size = absolute(Transform3D(inverse))
            // In double precision, so that only the inverse's own error counts.
            let product = wide * Transform3D(inverse)
            let relative = zip(
                zip(product.elements, Transform3D.identity.elements), (absolute(wide) * size).elements)
            worst.product.note(
                relative.map { $0.0 == $0.1 ? 0 : ($0.0 - $0.1).magnitude / (u * $1) }.max()!, index)
            // The error of a field is scaled by |M⁻¹|·|M|·|M⁻¹|.
            worst.wide.note(error(inverse, expected, over: size * absolute(wide) * size), index)
            let determinant = Double(m.determinant)
            worst.determinant.note(
                (determinant - wide.determinant).magnitude / (u * determinant.magnitude), index)
        }
        // Worst measured in 60,000: 18 u, 6.0 u and 1.0 u. The product multiplies the inverse's error, of the second size, by M.
        #expect(worst.product.error <= 40, "\(worst.product)")
        #expect(worst.wide.error <= 10, "\(worst.wide)")
        #expect(worst.determinant.error <= 1, "\(worst.determinant)")
    }

    @Test func `Units do not matter to the inverse, within the range of Float`() {
        for unit in [Float(0x1p-120), 0x1p-40, 0x1p-10, 1, 0x1p10, 0x1p40, 0x1p120] {
            let m = FloatTransform3D(
                Transform3D.rotation(1, axis: Vector3(1, 2, 3)) * .scale(Double(unit))
                    * .translation(x: Double(unit)))
            #expect(!m.isSingular, "\(unit)")
            guard let inverse = m.inverse else {
                Issue.record("no inverse at \(unit)")
                continue
            }
            #expect(worstField(Transform3D(m) * Transform3D(inverse), .identity) <= 1e-6, "\(unit)")
        }
        #expect(FloatTransform3D(.translation(x: 1e16)).inverse == FloatTransform3D(.translation(x: -1e16)))
        let small = FloatTransform3D(Transform3D.scale(0x1p-149))
        #expect(small.inverse?.m11 == .infinity, "the reciprocal of the least number is none")
    }

    @Test func `A singular transform has no inverse`() {
        #expect(FloatTransform3D(.scale(0)).inverse == nil)
        #expect(FloatTransform3D(.scale(z: 0)).isSingular)
        #expect(FloatTransform3D(row1: .zero, row2: .zero, row3: .zero, row4: .zero).inverse == nil)
        let flat =
            Transform3D.rotation(1, axis: Vector3(1, 2, 3)) * .scale(z: 0)
            * .rotation(2, axis: Vector3(3, 1, 2))
        #expect(FloatTransform3D(flat).inverse == nil, "the determinant is rounding")
        // The permanent is 2: a determinant of 2⁻²² is far above the rounding of doubles and below that of
        // Floats.
        var nearly = Transform3D.identity
        nearly.row2 = SIMD4(1, 1 + 0x1p-22, 0, 0)
        nearly.row1 = SIMD4(1, 1, 0, 0)
        #expect(nearly.inverse != nil && FloatTransform3D(nearly).inverse == nil)
        nearly.row2.y = 1 + 0x1p-19
        #expect(FloatTransform3D(nearly).inverse != nil, "and this is above")
        for bad in [Float.nan, .infinity, -.infinity] {
            for index in 0..<16 {
                var elements = FloatTransform3D.identity.elements
                elements[index] = bad
                let broken = try! FloatTransform3D(elements: elements)
                #expect(broken.inverse == nil && broken.isSingular && !broken.isFinite, "\(bad) at \(index)")
            }
        }
    }

    @Test func `A transform survives coding as sixteen numbers`() throws {
        let m = FloatTransform3D(Transform3D.rotationY(1) * .translation(x: 0.1))
        let data = try JSONEncoder().encode(m)
        #expect(try JSONDecoder().decode([Float].self, from: data) == m.elements)
        #expect(try JSONDecoder().decode(FloatTransform3D.self, from: data) == m)
        for text in ["[1,2,3]", "[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17]"] {
            #expect(throws: DecodingError.self) {
                try JSONDecoder().decode(FloatTransform3D.self, from: Data(text.utf8))
            }
        }
    }
}
