import TestSupport
import Testing

@testable import HookeLinearAlgebra

@Suite struct StridedProductTests {
    @Test(arguments: LinearAlgebraBackend.available)
    func `A strided product matches the matrix product and does not write to the gaps`(
        backend: LinearAlgebraBackend
    ) {
        var random = SeededGenerator(seed: 8)
        for (rows, inner, columns) in [(1, 1, 1), (4, 4, 4), (9, 3, 8), (100, 4, 16), (5, 20, 2)] {
            let (gapA, gapB, gapC) = (random.integer(0...3), random.integer(0...3), random.integer(0...3))
            let a = (0..<(rows + gapA) * inner).map { _ in random.uniform(-1...1) }
            let b = (0..<(inner + gapB) * columns).map { _ in random.uniform(-1...1) }
            var c = [Double](repeating: .nan, count: (rows + gapC) * columns)
            StridedProduct.set(
                &c, strideC: rows + gapC, to: a, strideA: rows + gapA, times: b, strideB: inner + gapB,
                rows: rows, inner: inner, columns: columns, backend: backend)
            var single = [Float](repeating: .nan, count: c.count)
            StridedProduct.set(
                &single, strideC: rows + gapC, to: a.map { Float($0) }, strideA: rows + gapA,
                times: b.map { Float($0) }, strideB: inner + gapB, rows: rows, inner: inner, columns: columns,
                backend: backend)
            for column in 0..<columns {
                for row in 0..<rows + gapC {
                    let place = row + column * (rows + gapC)
                    guard row < rows else {
                        #expect(c[place].isNaN && single[place].isNaN, "a gap was written to")
                        continue
                    }
                    let products = (0..<inner).map {
                        a[row + $0 * (rows + gapA)] * b[$0 + column * (inner + gapB)]
                    }
                    let (sum, size) = products.reduce((0, 0)) { ($0.0 + $1, $0.1 + $1.magnitude) }
                    #expect((c[place] - sum).magnitude <= Double(2 * inner) * unitRoundoff * size)
                    #expect((Double(single[place]) - sum).magnitude <= Double(inner + 2) * 0x1p-24 * size)
                }
            }
        }
    }
}
