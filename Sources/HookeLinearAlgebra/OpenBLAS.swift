// The only file that imports COpenBLAS. Callers guarantee equal dimensions, at least one row and one column, and finite
// numbers near 1. So an illegal argument, which LAPACK reports as info < 0, is a defect.

#if OpenBLAS && (os(Linux) || os(macOS))
    internal import COpenBLAS

    /// Calls of OpenBLAS, one function per operation.
    enum OpenBLAS {
        static var threadCount: Int { Int(openblas_get_num_threads()) }

        static func setThreadCount(_ count: Int) {
            openblas_set_num_threads(Int32(clamping: count))
        }

        /// c = scale·op(a)·op(b) + share·c by dgemm, or by dgemv if the product is one column.
        static func multiply(
            _ a: Matrix, _ transposeA: Bool, _ b: Matrix, _ transposeB: Bool, scale: Double,
            keeping share: Double,
            into c: inout [Double]
        ) {
            let (height, inner) = transposeA ? (a.columns, a.rows) : (a.rows, a.columns)
            let width = transposeB ? b.rows : b.columns
            if width == 1 {
                cblas_dgemv(
                    CblasColMajor, transposeA ? CblasTrans : CblasNoTrans, blasint(a.rows),
                    blasint(a.columns),
                    scale, a.elements, blasint(a.rows), b.elements, 1, share, &c, 1)
            } else {
                cblas_dgemm(
                    CblasColMajor, transposeA ? CblasTrans : CblasNoTrans,
                    transposeB ? CblasTrans : CblasNoTrans,
                    blasint(height), blasint(width), blasint(inner),
                    scale, a.elements, blasint(a.rows), b.elements, blasint(b.rows), share, &c,
                    blasint(height))
            }
        }

        /// A = LLᵀ in place by dpotrf, in the lower triangle. Returns the first pivot that is not positive.
        static func factorPositive(_ a: inout [Double], size: Int) -> Int? {
            var n = blasint(size)
            var info: blasint = 0
            hooke_lapack_dpotrf("L", &n, &a, &n, &info, 1)
            check(info, "dpotrf")
            return info > 0 ? Int(info) - 1 : nil
        }

        /// b = L⁻¹·b, or L⁻ᵀ·b, in place by dtrsm.
        static func solveLower(
            _ lower: [Double], size: Int, _ b: inout [Double], columns: Int, transposed: Bool
        ) {
            cblas_dtrsm(
                CblasColMajor, CblasLeft, CblasLower, transposed ? CblasTrans : CblasNoTrans, CblasNonUnit,
                blasint(size), blasint(columns), 1, lower, blasint(size), &b, blasint(size))
        }

        /// Factors the n × n matrix in place by dgetrf. Returns the row swapped with each row, from 0.
        static func factor(_ a: inout [Double], size: Int) -> [Int] {
            var n = blasint(size)
            var pivots = [blasint](repeating: 0, count: size)
            var info: blasint = 0
            hooke_lapack_dgetrf(&n, &n, &a, &n, &pivots, &info)
            check(info, "dgetrf")
            return pivots.map { Int($0) - 1 }
        }

        /// Solves in place with the factors, by dgetrs.
        static func solve(
            factors: [Double], pivots: [Int], size: Int, _ b: inout [Double], columns: Int, transposed: Bool
        ) {
            var n = blasint(size)
            var width = blasint(columns)
            let fortranPivots = pivots.map { blasint($0) + 1 }
            var info: blasint = 0
            hooke_lapack_dgetrs(
                transposed ? "T" : "N", &n, &width, factors, &n, fortranPivots, &b, &n, &info, 1)
            check(info, "dgetrs")
        }

        /// Returns the eigenvalues, ascending, and replaces the matrix by the eigenvectors, by dsyevd.
        static func symmetricEigen(_ a: inout [Double], size: Int) throws(LinearAlgebraError) -> [Double] {
            var n = blasint(size)
            var values = [Double](repeating: 0, count: size)
            var info: blasint = 0
            var workSize: blasint = -1
            var integerWorkSize: blasint = -1
            var best = 0.0
            var bestInteger: blasint = 0
            hooke_lapack_dsyevd(
                "V", "L", &n, &a, &n, &values, &best, &workSize, &bestInteger, &integerWorkSize, &info, 1, 1)
            check(info, "dsyevd")
            workSize = blasint(best)
            integerWorkSize = bestInteger
            var work = [Double](repeating: 0, count: Int(workSize))
            var integerWork = [blasint](repeating: 0, count: Int(integerWorkSize))
            hooke_lapack_dsyevd(
                "V", "L", &n, &a, &n, &values, &work, &workSize, &integerWork, &integerWorkSize, &info, 1, 1)
            check(info, "dsyevd")
            guard info == 0 else { throw .notConverged(eigenvalue: Int(info) - 1) }
            return values
        }

        /// Least squares or minimum norm by dgels. Leaves R (rows ≥ columns) or L in `a`. `b` has max(rows, columns)
        /// rows and receives the solution above the transformed residual.
        static func leastSquares(
            _ a: inout [Double], rows: Int, columns: Int, _ b: inout [Double], width: Int
        ) {
            var m = blasint(rows)
            var n = blasint(columns)
            var count = blasint(width)
            var ldb = max(m, n)
            var info: blasint = 0
            var workSize: blasint = -1
            var best = 0.0
            hooke_lapack_dgels("N", &m, &n, &count, &a, &m, &b, &ldb, &best, &workSize, &info, 1)
            check(info, "dgels")
            workSize = blasint(best)
            var work = [Double](repeating: 0, count: Int(workSize))
            hooke_lapack_dgels("N", &m, &n, &count, &a, &m, &b, &ldb, &work, &workSize, &info, 1)
            check(info, "dgels")
        }

        /// A = U·diag(values)·Vᵀ by dgesdd, thin; the matrix is overwritten.
        static func singularValues(
            _ a: inout [Double], rows: Int, columns: Int
        ) throws(LinearAlgebraError) -> (u: Matrix, values: [Double], v: Matrix) {
            var m = blasint(rows)
            var n = blasint(columns)
            var k = min(m, n)
            let rank = Int(k)
            var values = [Double](repeating: 0, count: rank)
            var u = [Double](repeating: 0, count: rows * rank)
            var vt = [Double](repeating: 0, count: rank * columns)
            var integerWork = [blasint](repeating: 0, count: 8 * rank)
            var info: blasint = 0
            var workSize: blasint = -1
            var best = 0.0
            hooke_lapack_dgesdd(
                "S", &m, &n, &a, &m, &values, &u, &m, &vt, &k, &best, &workSize, &integerWork, &info, 1)
            check(info, "dgesdd")
            workSize = blasint(best)
            var work = [Double](repeating: 0, count: Int(workSize))
            hooke_lapack_dgesdd(
                "S", &m, &n, &a, &m, &values, &u, &m, &vt, &k, &work, &workSize, &integerWork, &info, 1)
            check(info, "dgesdd")
            guard info == 0 else { throw .singularValuesNotConverged }
            return (
                Matrix(rows: rows, columns: rank, columnMajor: u), values,
                Matrix(rows: rank, columns: columns, columnMajor: vt).transposed
            )
        }

        private static func check(_ info: blasint, _ routine: String) {
            precondition(info >= 0, "argument \(-info) of \(routine) is illegal")
        }
    }

    // Products in the caller's memory.
    extension OpenBLAS {
        /// c = a·b by dgemm; see ``StridedProduct``.
        static func multiply(
            _ a: UnsafePointer<Double>, _ lda: Int, _ b: UnsafePointer<Double>, _ ldb: Int,
            into c: UnsafeMutablePointer<Double>, _ ldc: Int, rows: Int, inner: Int, columns: Int
        ) {
            cblas_dgemm(
                CblasColMajor, CblasNoTrans, CblasNoTrans, blasint(rows), blasint(columns), blasint(inner), 1,
                a, blasint(lda), b, blasint(ldb), 0, c, blasint(ldc))
        }

        /// c = a·b by sgemm.
        static func multiply(
            _ a: UnsafePointer<Float>, _ lda: Int, _ b: UnsafePointer<Float>, _ ldb: Int,
            into c: UnsafeMutablePointer<Float>, _ ldc: Int, rows: Int, inner: Int, columns: Int
        ) {
            cblas_sgemm(
                CblasColMajor, CblasNoTrans, CblasNoTrans, blasint(rows), blasint(columns), blasint(inner), 1,
                a, blasint(lda), b, blasint(ldb), 0, c, blasint(ldc))
        }
    }
#else
    /// Replaces OpenBLAS in a build without it: every call traps.
    enum OpenBLAS {
        static var threadCount: Int { 1 }

        static func setThreadCount(_ count: Int) { missing() }

        static func multiply(
            _ a: Matrix, _ transposeA: Bool, _ b: Matrix, _ transposeB: Bool, scale: Double,
            keeping share: Double,
            into c: inout [Double]
        ) { missing() }

        static func factorPositive(_ a: inout [Double], size: Int) -> Int? { missing() }

        static func solveLower(
            _ lower: [Double], size: Int, _ b: inout [Double], columns: Int, transposed: Bool
        ) { missing() }

        static func factor(_ a: inout [Double], size: Int) -> [Int] { missing() }

        static func solve(
            factors: [Double], pivots: [Int], size: Int, _ b: inout [Double], columns: Int, transposed: Bool
        ) { missing() }

        static func symmetricEigen(_ a: inout [Double], size: Int) throws(LinearAlgebraError) -> [Double] {
            missing()
        }

        static func leastSquares(
            _ a: inout [Double], rows: Int, columns: Int, _ b: inout [Double], width: Int
        ) { missing() }

        static func singularValues(
            _ a: inout [Double], rows: Int, columns: Int
        ) throws(LinearAlgebraError) -> (u: Matrix, values: [Double], v: Matrix) { missing() }

        fileprivate static func missing() -> Never {
            preconditionFailure(
                "this build has no OpenBLAS: enable the trait `OpenBLAS`, or ask for .reference")
        }
    }

    extension OpenBLAS {
        static func multiply<Scalar>(
            _ a: UnsafePointer<Scalar>, _ lda: Int, _ b: UnsafePointer<Scalar>, _ ldb: Int,
            into c: UnsafeMutablePointer<Scalar>, _ ldc: Int, rows: Int, inner: Int, columns: Int
        ) { missing() }
    }
#endif
