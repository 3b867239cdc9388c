import HookeLinearAlgebra
import TestSupport
import Testing

@Suite struct MatrixArithmeticTests {
    @Test(arguments: LinearAlgebraBackend.available)
    func `A product of integers is exact`(backend: LinearAlgebraBackend) {
        let a: Matrix = [[1, 2, 3], [4, 5, 6]]
        let b: Matrix = [[7, -1], [8, 0], [9, 2]]
        #expect(a.times(b, backend: backend) == [[50, 5], [122, 8]])
        #expect(a.times([1, 0, -1], backend: backend) == [-2, -2])
        #expect(
            a.times(a, transposingSelf: true, backend: backend)
                == [[17, 22, 27], [22, 29, 36], [27, 36, 45]])
        #expect(a.times(a, transposingOther: true, backend: backend) == [[14, 32], [32, 77]])
        #expect(
            a.times(b, transposingSelf: true, transposingOther: true, backend: backend)
                == [[3, 8, 17], [9, 16, 28], [15, 24, 39]])
        // One column uses another routine.
        #expect(a.times([[1, 2, 3]], transposingOther: true, backend: backend) == [[14], [32]])
        #expect(a.times([[1], [2]], transposingSelf: true, backend: backend) == [[9], [12], [15]])
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `The error of a product is at most n·u times the sum of magnitudes`(backend: LinearAlgebraBackend) {
        var random = SeededGenerator(seed: 11)
        var worst = Worst<Int>()
        for _ in 0..<randomCases(60) {
            let (m, n, k) = (random.integer(1...40), random.integer(1...40), random.integer(1...40))
            let (a, b) = (randomMatrix(m, k, &random), randomMatrix(k, n, &random))
            let error = residual(a, b, a.times(b, backend: backend))
            for row in 0..<m {
                for column in 0..<n {
                    let size = (0..<k).reduce(0) { $0 + (a[row, $1] * b[$1, column]).magnitude }
                    worst.note(error[row, column] / (Double(k) * unitRoundoff * size), k)
                }
            }
        }
        // Measured 0.93, for a single product.
        #expect(worst.error <= 1, "\(worst)")
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `NaN and infinities propagate through products`(backend: LinearAlgebraBackend) {
        let a: Matrix = [[.nan, 0, 0], [0, 1, .infinity], [1, 0, 0]]
        let product = a.times(.identity(3), backend: backend)
        #expect(product[0, 0].isNaN)
        #expect(product[1, 2] == .infinity)
        #expect(product[1, 0].isNaN, "∞·0")
        #expect(product[2, 0] == 1)
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `An empty inner dimension gives zeros`(backend: LinearAlgebraBackend) {
        #expect(
            Matrix(rows: 2, columns: 0).times(Matrix(rows: 0, columns: 3), backend: backend)
                == Matrix(rows: 2, columns: 3))
        #expect(Matrix(rows: 0, columns: 2).times([1, 2], backend: backend) == [])
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `A product in place scales, adds to the old elements and transposes`(backend: LinearAlgebraBackend) {
        var random = SeededGenerator(seed: 12)
        for width in [1, 3] {
            let (a, b) = (randomMatrix(4, 5, &random), randomMatrix(5, width, &random))
            let old = randomMatrix(4, width, &random)
            for (first, second) in [(false, false), (true, false), (false, true), (true, true)] {
                for (scale, share) in [(1.0, 0.0), (-2, 1), (0.5, 0.25), (0, 1), (0, 0)] {
                    var result = old
                    result.setProduct(
                        first ? a.transposed : a, second ? b.transposed : b, transposingFirst: first,
                        transposingSecond: second, scale: scale, keeping: share, backend: backend)
                    let expected = scale * a.times(b, backend: .reference) + share * old
                    // Measured 4.5e-16.
                    #expect((result - expected).maxNorm <= 2e-15, "\(first) \(second) \(scale) \(share)")
                }
            }
        }
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `A product in place ignores the old elements, NaN included, unless they are kept`(
        backend: LinearAlgebraBackend
    ) {
        for width in [1, 2] {
            let b = Matrix(rows: 2, columns: width, repeating: 1)
            var result = Matrix(rows: 2, columns: width, repeating: .nan)
            result.setProduct([[1, 2], [3, 4]], b, backend: backend)
            #expect(result == Matrix(rows: 2, columns: width) { row, _ in row == 0 ? 3 : 7 })
            result[0, 0] = .nan
            result.setProduct([[1, 2], [3, 4]], b, keeping: 1, backend: backend)
            #expect(result[0, 0].isNaN && result[1, 0] == 14)
            // An empty inner dimension adds nothing.
            let (none, empty) = (Matrix(rows: 2, columns: 0), Matrix(rows: 0, columns: width))
            result.setProduct(none, empty, keeping: 0.5, backend: backend)
            #expect(result[0, 0].isNaN && result[1, 0] == 7)
            result.setProduct(none, empty, backend: backend)
            #expect(result == Matrix(rows: 2, columns: width))
        }
    }

    @Test func `A product in place keeps its storage`() {
        var result = Matrix(rows: 40, columns: 40)
        let before = result.withUnsafeMutableElements { $0.baseAddress }
        for _ in 0..<3 { result.setProduct(.identity(40), .identity(40), keeping: 1) }
        #expect(result.withUnsafeMutableElements { $0.baseAddress } == before)
        #expect(result == 3 * .identity(40))
    }

    @Test func `Operators match the named functions`() {
        let a: Matrix = [[1, 2], [3, 4]]
        #expect(a * a == a.times(a))
        #expect(a * [1, 1] == [3, 7])
        #expect(2 * a == [[2, 4], [6, 8]])
        #expect(a + a == 2 * a)
        #expect(a - a == Matrix(rows: 2, columns: 2))
    }

    @Test func `Norms`() {
        let a: Matrix = [[1, -2], [-3, 4]]
        #expect(a.maxNorm == 4)
        #expect(a.oneNorm == 6)
        #expect(a.infinityNorm == 7)
        #expect(ulpDistance(a.frobeniusNorm, 30.0.squareRoot()) <= 1)
        #expect(Matrix(rows: 0, columns: 3).oneNorm == 0)
        #expect(([[1, .nan]] as Matrix).oneNorm.isNaN)
        #expect(([[.nan, 1]] as Matrix).maxNorm.isNaN)
        #expect(([[.nan, 1]] as Matrix).frobeniusNorm.isNaN)
    }

    @Test func `The Frobenius norm does not overflow or underflow in intermediate results`() {
        #expect(ulpDistance(([[3e200, 4e200]] as Matrix).frobeniusNorm, 5e200) <= 2)
        #expect(ulpDistance(([[3e-200, 4e-200]] as Matrix).frobeniusNorm, 5e-200) <= 2)
        let least = Double.leastNonzeroMagnitude
        #expect(([[3 * least, 4 * least]] as Matrix).frobeniusNorm == 5 * least)
    }
}
