import Hooke
import TestSupport
import Testing

@Suite struct VectorSpaceTests {
    /// Checks sum, difference, multiple and norm of (3, 4, 0…).
    private func check<V: VectorSpace>(_ a: V, _ twice: V, _ opposite: V) {
        #expect(a.adding(a) == twice)
        #expect(a.scaled(by: 2) == twice)
        #expect(a.subtracting(twice) == opposite)
        #expect(a.scaled(by: -1) == opposite)
        #expect(a.adding(opposite) == .zero)
        #expect(a.norm == 5)
        #expect(V.zero.norm == 0)
    }

    @Test func `Scalars and vectors of both precisions are vector spaces`() {
        check(5.0, 10, -5)
        check(Float(5), 10, -5)
        check(SIMD2(3.0, 4), SIMD2(6, 8), SIMD2(-3, -4))
        check(SIMD2<Float>(3, 4), SIMD2(6, 8), SIMD2(-3, -4))
        check(SIMD3(3.0, 0, 4), SIMD3(6, 0, 8), SIMD3(-3, 0, -4))
        check(SIMD3<Float>(3, 0, 4), SIMD3(6, 0, 8), SIMD3(-3, 0, -4))
        check(SIMD4(1.0, 4, 2, 2), SIMD4(2, 8, 4, 4), SIMD4(-1, -4, -2, -2))
        check(SIMD4<Float>(1, 4, 2, 2), SIMD4(2, 8, 4, 4), SIMD4(-1, -4, -2, -2))
    }

    @Test func `A norm neither overflows nor underflows, and propagates NaN`() {
        #expect(ulpDistance(SIMD2(3e200, 4e200).norm, 5e200) <= 2)
        #expect(ulpDistance(SIMD3(3e-200, 4e-200, 0).norm, 5e-200) <= 2)
        #expect(SIMD2(Double.leastNonzeroMagnitude, 0).norm == .leastNonzeroMagnitude)
        #expect(ulpDistance(SIMD2<Float>(3e30, 4e30).norm, Double(Float(3e30)) / 0.6) < 1e9)
        #expect(SIMD2(Double.infinity, 1).norm == .infinity)
        #expect(SIMD2(-Double.infinity, 1e300).norm == .infinity)
        #expect(SIMD2(Double.infinity, .nan).norm.isNaN)
        #expect(SIMD4(0, 0, .nan, 0.0).norm.isNaN)
    }

    @Test func `Multiples in single precision are rounded once`() {
        let third = SIMD2<Float>(1, 3).scaled(by: 1 / 3.0)
        #expect(third == SIMD2(Float(1 / 3.0), Float(1.0)))
        #expect(Float(3).scaled(by: 1 / 3.0) == 1)
    }
}
