internal import Hooke

extension Matrix {
    /// Returns the exponential e^A = I + A + A²/2! + …, the map of x′ = A·x over one unit of time.
    ///
    /// - **Method**: scaling and squaring with the Padé approximant of degree 3, 5, 7, 9 or 13 whose backward error is
    ///   below u = 2⁻⁵³. The scaling uses ‖A⁴‖…‖A¹⁰‖ instead of ‖A‖, so highly non-normal matrices are not scaled too
    ///   much. The mean of the eigenvalues is taken out first. Of triangular matrices the diagonal and the one beside it
    ///   are computed from numbers at every squaring.
    /// - **Error**: at most 4 u times 1 + the problem's condition number, which is at least ‖A‖, for random, stiff,
    ///   nilpotent and triangular matrices from 1 × 1 to 8 × 8 (docs/internals/linear-algebra.md). Full matrices of large
    ///   norm whose powers cancel, or whose eigenvectors are nearly dependent, may lose more. Numbers, diagonal matrices
    ///   and the diagonals of triangular ones are within an ulp. A zero matrix gives exactly I.
    ///
    /// - **Cost**: O(n³): six products, one system of equations, and one product for every doubling of the norm beyond
    ///   3.
    ///
    /// - Throws: ``LinearAlgebraError/notFinite(field:row:column:value:)`` (field `matrix`);
    ///   ``LinearAlgebraError/overflow(field:)`` (field `exponential`) if the result or an intermediate power exceeds
    ///   the largest double.
    /// - Precondition: The matrix is square; it may be 0 × 0.
    /// - Source: Higham, The scaling and squaring method for the matrix exponential revisited, SIAM J. Matrix Anal.
    ///   Appl. 26, 2005; Al-Mohy and Higham, A new scaling and squaring algorithm for the matrix exponential, same 31,
    ///   2009.
    public func exponential(backend: LinearAlgebraBackend = .current) throws(LinearAlgebraError) -> Matrix {
        precondition(isSquare, "the exponential of \(rows) rows and \(columns) columns")
        guard try largestFinite(field: "matrix") > 0 else { return .identity(rows) }
        let (isUpper, isLower) = (isZero { $0 > $1 }, isZero { $0 < $1 })
        var result: Matrix
        if isUpper && isLower {
            result = .diagonal((0..<rows).map { Elementary.exp(self[$0, $0]) })
        } else if isLower {
            return try transposed.exponential(backend: backend).transposed
        } else {
            result = try squared(isTriangular: isUpper, backend: backend)
        }
        guard result.elements.allSatisfy(\.isFinite) else { throw .overflow(field: "exponential") }
        return result
    }

    /// The exponential of a matrix that is not diagonal, by scaling and squaring; not finite if it overflows.
    private func squared(
        isTriangular: Bool, backend: LinearAlgebraBackend
    ) throws(LinearAlgebraError) -> Matrix {
        // e^A = e^m·e^(A − m·I) with the mean m of the diagonal, which is that of the eigenvalues: between equal ones of
        // both signs nothing cancels.
        var (mean, shifted) = ((0..<rows).reduce(0) { $0 + self[$1, $1] / Double(rows) }, self)
        for index in 0..<rows { shifted[index, index] -= mean }
        if !(shifted.oneNorm < oneNorm) { (mean, shifted) = (0, self) }
        var powers = PadePowers(shifted, backend: backend)
        let (approximant, squarings) = powers.chooseApproximant()
        let (odd, even) = powers.approximate(approximant, squarings: squarings)
        let (left, right) = (even - odd, 2 * odd)
        guard left.elements.allSatisfy(\.isFinite), right.elements.allSatisfy(\.isFinite) else {
            throw .overflow(field: "exponential")
        }
        // (V − U)·(X − I) = 2·U: for small A the rounding is that of X − I.
        var result = try left.solve(right, backend: backend)
        for index in 0..<rows { result[index, index] += 1 }
        // e^m is a factor before the last six squarings, where neither it nor the rest overflows.
        let needed = mean == 0 ? 0 : Int(mean.exponent) - 7
        let factorLevel = min(squarings, max(0, needed, squarings - 6))
        var square = result
        for level in (0...squarings).reversed() {
            if level < squarings {
                square.setProduct(result, result, backend: backend)
                swap(&result, &square)
            }
            if level == factorLevel, mean != 0 { result = Elementary.exp(scaled(mean, by: -level)) * result }
            if isTriangular {
                result.setDiagonals(from: level > factorLevel ? shifted : self, squarings: level)
            }
        }
        return result
    }

    private func isZero(where isInside: (Int, Int) -> Bool) -> Bool {
        (0..<columns).allSatisfy { column in
            (0..<rows).allSatisfy { !isInside($0, column) || self[$0, column] == 0 }
        }
    }

    /// Sets the diagonal and the one above it to those of the exponential of `triangle`·2^−squarings, whose elements are
    /// exponentials of numbers and their divided differences.
    private mutating func setDiagonals(from triangle: Matrix, squarings: Int) {
        let rates = (0..<rows).map { scaled(triangle[$0, $0], by: -squarings) }
        for index in 0..<rows {
            self[index, index] = Elementary.exp(rates[index])
            guard index > 0 else { continue }
            let fall = (rates[index] - rates[index - 1]).magnitude
            let mean = fall == 0 ? 1 : -Elementary.expm1(-fall) / fall
            self[index - 1, index] =
                scaled(triangle[index - 1, index], by: -squarings) * mean
                * Elementary.exp(max(rates[index - 1], rates[index]))
        }
    }
}

/// The even powers of A for Padé approximants, and the choice of the approximant.
///
/// Matrices of huge norm are stored as A·2^−exponent, so that powers do not overflow.
private struct PadePowers {
    let backend: LinearAlgebraBackend
    let base: Matrix
    let exponent: Int
    let norm: Double
    let second: Matrix
    let fourth: Matrix
    let sixth: Matrix
    private(set) lazy var eighth = fourth.times(fourth, backend: backend)

    init(_ matrix: Matrix, backend: LinearAlgebraBackend) {
        self.backend = backend
        // Uses elements, because sums may overflow.
        let size = Int(matrix.maxNorm.exponent)
        exponent = size > 60 ? size : 0
        var base = matrix
        base.elements.scale(by: -exponent)
        self.base = base
        norm = base.oneNorm
        second = base.times(base, backend: backend)
        fourth = second.times(second, backend: backend)
        sixth = second.times(fourth, backend: backend)
    }

    /// Returns the cheapest approximant, and the number of squarings that it needs.
    mutating func chooseApproximant() -> (PadeApproximant, squarings: Int) {
        let (fourthNorm, sixthNorm) = (fourth.oneNorm, sixth.oneNorm)
        // ‖Aᵏ‖^(1/k) ≤ 2^squarings·bound.
        func fits(_ norm: Double, _ power: Int, _ bound: Double, _ squarings: Int) -> Bool {
            let limit = (0..<power).reduce(1.0) { product, _ in product * bound }
            return scaled(norm, by: power * (exponent - squarings)) <= limit
        }
        for approximant in [PadeApproximant.degree3, .degree5]
        where fits(fourthNorm, 4, approximant.bound, 0) && fits(sixthNorm, 6, approximant.bound, 0)
            && extraSquarings(approximant, 0) == 0
        {
            return (approximant, 0)
        }
        let eighthNorm = estimateNorm([fourth, fourth])
        for approximant in [PadeApproximant.degree7, .degree9]
        where fits(sixthNorm, 6, approximant.bound, 0) && fits(eighthNorm, 8, approximant.bound, 0)
            && extraSquarings(approximant, 0) == 0
        {
            return (approximant, 0)
        }
        let tenthNorm = estimateNorm([fourth, sixth])
        let last = PadeApproximant.degree13
        var squarings = 0
        while !(fits(eighthNorm, 8, last.bound, squarings)
            && (fits(sixthNorm, 6, last.bound, squarings) || fits(tenthNorm, 10, last.bound, squarings)))
        {
            squarings += 1
        }
        return (last, squarings + extraSquarings(last, squarings))
    }

    /// The additional squarings for the rounding of the approximant's own powers (ℓ of Al-Mohy and Higham), from
    /// ‖|A|^(2m+1)‖₁, computed exactly by products of a vector with |A|.
    private func extraSquarings(_ approximant: PadeApproximant, _ squarings: Int) -> Int {
        let degree = approximant.degree
        let magnitudes = Matrix(
            rows: base.rows, columns: base.columns, columnMajor: base.elements.map(\.magnitude))
        var sums = Matrix(rows: base.rows, columns: 1, repeating: 1)
        for _ in 0..<2 * degree + 1 {
            sums = magnitudes.times(sums, transposingSelf: true, backend: backend)
        }
        let ratio = sums.maxNorm / norm / approximant.inverseErrorConstant * 0x1p53
        guard ratio > 0 else { return 0 }
        let logarithm = ratio.isFinite ? ceilingOfLogarithm(ratio) : 1_024
        let needed = logarithm + 2 * degree * (exponent - squarings)
        return max(0, needed > 0 ? (needed + 2 * degree - 1) / (2 * degree) : 0)
    }

    private func ceilingOfLogarithm(_ value: Double) -> Int {
        Int(value.exponent) + (value.significand > 1 ? 1 : 0)
    }

    /// Estimates ‖F₁·F₂…‖₁ from products with vectors. All factors are powers of A, so their order does not matter.
    private func estimateNorm(_ factors: [Matrix]) -> Double {
        estimateOneNorm(size: base.rows) { x, transposed in
            for factor in factors {
                x = factor.times(Matrix(column: x), transposingSelf: transposed, backend: backend).elements
            }
        }
    }

    /// Returns the odd part U and the even part V of the numerator for A·2^−squarings.
    mutating func approximate(_ approximant: PadeApproximant, squarings: Int) -> (odd: Matrix, even: Matrix) {
        let change = exponent - squarings
        func at(_ matrix: Matrix, power: Int) -> Matrix {
            var result = matrix
            result.elements.scale(by: power * change)
            return result
        }
        let b = approximant.coefficients
        var even = [at(second, power: 2), at(fourth, power: 4), at(sixth, power: 6)]
        if approximant.degree == 9 { even.append(at(eighth, power: 8)) }
        even = Array(even.prefix(approximant.degree / 2))
        var oddSum = combine(even, (0..<even.count).map { b[2 * $0 + 3] }, identity: b[1])
        var evenSum = combine(even, (0..<even.count).map { b[2 * $0 + 2] }, identity: b[0])
        if approximant.degree == 13 {
            let oddHigh = combine(even, [b[9], b[11], b[13]], identity: 0)
            let evenHigh = combine(even, [b[8], b[10], b[12]], identity: 0)
            oddSum.setProduct(even[2], oddHigh, keeping: 1, backend: backend)
            evenSum.setProduct(even[2], evenHigh, keeping: 1, backend: backend)
        }
        return (at(base, power: 1).times(oddSum, backend: backend), evenSum)
    }

    /// Σ coefficients·matrices + identity·I.
    private func combine(_ matrices: [Matrix], _ coefficients: [Double], identity: Double) -> Matrix {
        var result = Matrix.diagonal(Array(repeating: identity, count: base.rows))
        result.elements.withUnsafeMutableBufferPointer { sum in
            for (matrix, coefficient) in zip(matrices, coefficients) {
                matrix.elements.withUnsafeBufferPointer {
                    Reference.addMultiple(coefficient, $0, 0, to: sum, 0, count: sum.count)
                }
            }
        }
        return result
    }
}

/// A diagonal Padé approximant of the exponential.
private enum PadeApproximant {
    case degree3, degree5, degree7, degree9, degree13

    var degree: Int { coefficients.count - 1 }

    /// The coefficients of the numerator, constant first; the denominator has those of −A.
    var coefficients: [Double] {
        switch self {
        case .degree3: [120, 60, 12, 1]
        case .degree5: [30_240, 15_120, 3_360, 420, 30, 1]
        case .degree7: [17_297_280, 8_648_640, 1_995_840, 277_200, 25_200, 1_512, 56, 1]
        case .degree9:
            [
                17_643_225_600, 8_821_612_800, 2_075_673_600, 302_702_400, 30_270_240, 2_162_160, 110_880,
                3_960,
                90, 1,
            ]
        case .degree13:
            [
                64_764_752_532_480_000, 32_382_376_266_240_000, 7_771_770_303_897_600, 1_187_353_796_428_800,
                129_060_195_264_000, 10_559_470_521_600, 670_442_572_800, 33_522_128_640, 1_323_241_920,
                40_840_800, 960_960, 16_380, 182, 1,
            ]
        }
    }

    /// θ: the backward error is below u for ‖Aᵏ‖^(1/k) up to this (Al-Mohy and Higham, table 3.1). For degree 13 they
    /// have 4.25; beyond 3 the sums U and V cancel more than a squaring costs.
    var bound: Double {
        switch self {
        case .degree3: 1.495585217958292e-2
        case .degree5: 2.539398330063230e-1
        case .degree7: 9.504178996162932e-1
        case .degree9: 2.097847961257068
        case .degree13: 3
        }
    }

    /// The reciprocal of the backward error series' first coefficient, (2m)!·(2m + 1)!/(m!)².
    var inverseErrorConstant: Double {
        switch self {
        case .degree3: 100_800
        case .degree5: 10_059_033_600
        case .degree7: 4_487_938_430_976_000
        case .degree9: 5.91438478187741184e21
        case .degree13: 1.132507756060211e35
        }
    }
}
