extension Transform3D {
    /// Returns the exponential I + X + X²/2! + … of a 4×4 matrix X.
    ///
    /// It moves a point p for one unit of time with the velocity p·X. Method: scaling and squaring with the
    /// Padé approximant of degree 7. A power of two first balances the translation against the last column,
    /// so that a long translation needs no squarings.
    ///
    /// - The relative error in the Frobenius norm is within 10 u times the condition of the exponential,
    ///   which is at least the norm of the balanced matrix.
    /// - Exact shapes: an affine matrix (last column 0) gives an affine transform, a matrix of the plane a
    ///   transform of the plane, and zero the identity.
    /// - Fields that overflow are infinite or NaN. A field that is not finite gives NaN.
    ///
    /// - Parameter generator: a matrix that acts as a velocity; its m44 is usually 0.
    /// - Source: Higham, The scaling and squaring method for the matrix exponential revisited, 2005.
    public static func exponential(of generator: Transform3D) -> Transform3D {
        guard generator.isFinite else { return Transform3D(repeating: .nan) }
        let balance = generator.balance
        let x = generator.balanced(by: balance)
        let norm = x.rowSumNorm
        guard norm.isFinite else { return Transform3D(repeating: .nan) }
        // θ₇ of Higham's table: below it the backward error is below u. Half the norm, as the quotient may
        // overflow.
        let squarings = norm > 0.95 ? Int((norm / 2 / 0.95).exponent) + 2 : 0
        let a = x.scaled(by: Double(sign: .plus, exponent: -squarings, significand: 1))
        let second = a * a
        let fourth = second * second
        let sixth = second * fourth
        // The coefficients of the numerator over the first, so that I stays exact.
        func sum(_ c0: Double, _ c2: Double, _ c4: Double, _ c6: Double) -> Transform3D {
            var s = second.scaled(by: c2).adding(fourth.scaled(by: c4)).adding(sixth.scaled(by: c6))
            s.addIdentity(c0)
            return s
        }
        let odd = a * sum(1.0 / 2, 5.0 / 312, 1.0 / 11_440, 1.0 / 17_297_280)
        let even = sum(1, 3.0 / 26, 5.0 / 3_432, 1.0 / 308_880)
        // (V − U)⁻¹·(V + U) = I + 2·(V − U)⁻¹·U.
        guard let inverse = even.adding(odd.scaled(by: -1)).inverse else {
            return Transform3D(repeating: .nan)
        }
        var result = (inverse * odd).scaled(by: 2)
        result.addIdentity(1)
        for _ in 0..<squarings { result = result * result }
        return result.balanced(by: 1 / balance)
    }

    /// Returns the principal logarithm: the matrix X with exponential(of: X) = self whose eigenvalues have
    /// imaginary parts between −π and π.
    ///
    /// Method: Denman–Beavers square roots until the matrix is near the identity, then the Padé approximant
    /// of degree 7 as a Gauss–Legendre sum of inverses, scaled back.
    ///
    /// - The relative error in the Frobenius norm is within 20 u times the condition of the logarithm, which
    ///   grows without bound as a rotation nears the half turn.
    /// - An affine transform gives zeros in the last column; a transform of the plane stays in the plane.
    ///
    /// - Returns: `nil` for singular and mirroring transforms, negative eigenvalues (half turns) and fields
    ///   that are not finite. Also where, by rounding, the exponential does not return the transform.
    /// - Source: Higham, Functions of Matrices, 2008, chapters 6 and 11.
    public func logarithm() -> Transform3D? {
        guard isFinite, !isSingular else { return nil }
        let balance = lessIdentity.balance
        let goal = balanced(by: balance)
        var x = goal
        var doublings = 0
        while !(x.lessIdentity.rowSumNorm <= 0.264) {
            guard doublings < 64, let root = x.principalRoot() else { return nil }
            x = root
            doublings += 1
        }
        // ∫₀¹ E·(I + s·E)⁻¹ ds by seven points.
        let e = x.lessIdentity
        var sum = Transform3D(repeating: 0)
        for (node, weight) in [
            (0.0, 0.208_979_591_836_734_7), (0.405_845_151_377_397_2, 0.190_915_025_252_559_5),
            (0.741_531_185_599_394_4, 0.139_852_695_744_638_3),
            (0.949_107_912_342_758_5, 0.064_742_483_084_434_85),
        ] {
            for s in node == 0 ? [0.5] : [0.5 - node / 2, 0.5 + node / 2] {
                var denominator = e.scaled(by: s)
                denominator.addIdentity(1)
                guard let inverse = denominator.inverse else { return nil }
                sum = sum.adding((e * inverse).scaled(by: weight))
            }
        }
        var result = sum.scaled(by: Double(sign: .plus, exponent: doublings, significand: 1))
        if isAffine {
            (result.m14, result.m24, result.m34, result.m44) = (0, 0, 0, 0)
        }
        if isAffine2D {
            result.row3 = .zero
            (result.m13, result.m23, result.m43) = (0, 0, 0)
        }
        // With a negative eigenvalue the iteration may converge to a matrix that is no root.
        let missing = Transform3D.exponential(of: result).adding(goal.scaled(by: -1)).rowSumNorm
        guard missing <= 0x1p-20 * goal.rowSumNorm else { return nil }
        return result.balanced(by: 1 / balance)
    }

    /// The inverse after one step of Newton's method, for badly conditioned matrices.
    private var polishedInverse: Transform3D? {
        guard let y = inverse else { return nil }
        var missing = (self * y).scaled(by: -1)
        missing.addIdentity(1)
        let polished = y.adding(y * missing)
        return polished.isFinite ? polished : y
    }

    /// Returns √self with eigenvalues in the right half plane; `nil` where the iteration does not converge.
    private func principalRoot() -> Transform3D? {
        var (x, y) = (self, Transform3D())
        var last = Double.infinity
        for _ in 0..<40 {
            guard let inverseX = x.polishedInverse, let inverseY = y.polishedInverse else { return nil }
            // Scaling by the determinants speeds up the start, but would disturb the end.
            let product = (x.determinant * y.determinant).magnitude
            var factor = 1.0
            if last > 0.01, product.isFinite, product > 0x1p-1000 {
                factor = 1 / product.squareRoot().squareRoot().squareRoot()
            }
            let nextX = x.scaled(by: factor / 2).adding(inverseY.scaled(by: 0.5 / factor))
            y = y.scaled(by: factor / 2).adding(inverseX.scaled(by: 0.5 / factor))
            let change = nextX.adding(x.scaled(by: -1)).rowSumNorm / nextX.rowSumNorm
            x = nextX
            if change <= 0x1p-50 || (change < 1e-5 && change >= last / 2) { return x }
            guard change.isFinite else { return nil }
            last = change
        }
        return nil
    }
}

extension Transform3D {
    /// Creates a matrix with equal fields.
    init(repeating value: Double) {
        let row = SIMD4(repeating: value)
        self.init(row1: row, row2: row, row3: row, row4: row)
    }

    /// Returns every field times `factor`.
    @inline(__always)
    func scaled(by factor: Double) -> Transform3D {
        Transform3D(row1: row1 * factor, row2: row2 * factor, row3: row3 * factor, row4: row4 * factor)
    }

    /// Returns the sum, field by field.
    @inline(__always)
    func adding(_ other: Transform3D) -> Transform3D {
        Transform3D(
            row1: row1 + other.row1, row2: row2 + other.row2, row3: row3 + other.row3, row4: row4 + other.row4
        )
    }

    /// Adds a multiple of the identity.
    @inline(__always)
    mutating func addIdentity(_ factor: Double) {
        m11 += factor
        m22 += factor
        m33 += factor
        m44 += factor
    }

    fileprivate var lessIdentity: Transform3D {
        var result = self
        result.addIdentity(-1)
        return result
    }

    /// The norm of the matrix after its balance.
    var balancedNorm: Double { balanced(by: balance).rowSumNorm }

    /// The largest sum of magnitudes in a row: the 1-norm, for row vectors.
    fileprivate var rowSumNorm: Double {
        max(
            max(row1.absolute.sum(), row2.absolute.sum()), max(row3.absolute.sum(), row4.absolute.sum()))
    }

    /// A power of two for `balanced(by:)` that makes the fourth row and column about equally large; where one
    /// of them is zero, no larger than the rest.
    fileprivate var balance: Double {
        let row = row4.upper.absoluteSum
        let column = Vector3(m14, m24, m34).absoluteSum
        guard row > 0 || column > 0, row.isFinite, column.isFinite else { return 1 }
        let rest = max(row1.upper.absoluteSum, row2.upper.absoluteSum, row3.upper.absoluteSum, 0x1p-20)
        guard rest.isFinite else { return 1 }
        let target =
            row > 0 && column > 0 ? (Int(row.exponent) + Int(column.exponent)) / 2 : Int(rest.exponent)
        let exponent = row > 0 ? target - Int(row.exponent) : Int(column.exponent) - target
        return Double(sign: .plus, exponent: max(-900, min(900, exponent)), significand: 1)
    }

    /// Returns D·M·D⁻¹ with D = diag(1, 1, 1, d): the translation times d, the last column over d. Exact for
    /// powers of two.
    fileprivate func balanced(by d: Double) -> Transform3D {
        let column = SIMD4(1, 1, 1, 1 / d)
        return Transform3D(
            row1: row1 * column, row2: row2 * column, row3: row3 * column, row4: row4 * SIMD4(d, d, d, 1))
    }
}

extension SIMD3<Double> {
    /// The sum of the magnitudes.
    var absoluteSum: Double { x.magnitude + y.magnitude + z.magnitude }
}
