import BenchmarkHarness
import HookeLinearAlgebra

// OpenBLAS compared with the pure-Swift reference: the size from which it pays.

private func square(_ size: Int) -> Matrix { Matrix(rows: size, columns: size) { scattered($0 + $1 * size) } }

/// One variant per backend of the build. The reference, which a build without OpenBLAS uses, has the role naive.
func backends(_ run: @escaping (LinearAlgebraBackend, _ repetitions: Int) -> Void) -> [Variant] {
    LinearAlgebraBackend.available.map { backend in
        let isReference = backend == .reference
        return Variant(isReference ? "Swift twin" : "OpenBLAS", isReference ? .naive : .hooke) {
            run(backend, $0)
        }
    }
}

let solve = Benchmark("LU and solve, one right-hand side", sizes: [4, 8, 16, 64, 256]) { size in
    var matrix = square(size)
    var right = (0..<size).map { scattered($0) }
    return (
        1,
        backends { backend, repetitions in
            for _ in 0..<repetitions {
                consume(&matrix)
                consume(&right)
                consume(result: try! matrix.solve(right, backend: backend))
            }
        }
    )
}

let product = Benchmark("matrix product", sizes: [4, 16, 64, 256]) { size in
    var (a, b) = (square(size), square(size))
    return (
        1,
        backends { backend, repetitions in
            for _ in 0..<repetitions {
                consume(&a)
                consume(&b)
                consume(result: a.times(b, backend: backend))
            }
        }
    )
}

let eigen = Benchmark("symmetric eigen", sizes: [4, 16, 64, 256]) { size in
    var matrix = square(size).symmetrized
    return (
        1,
        backends { backend, repetitions in
            for _ in 0..<repetitions {
                consume(&matrix)
                consume(result: try! SymmetricEigen(matrix, backend: backend))
            }
        }
    )
}

let singularValues = Benchmark("singular values", sizes: [4, 9, 16, 64, 256]) { size in
    var matrix = square(size)
    return (
        1,
        backends { backend, repetitions in
            for _ in 0..<repetitions {
                consume(&matrix)
                consume(result: try! SVD(matrix, backend: backend))
            }
        }
    )
}

/// Times are per knot of one right-hand side.
private func spline(rightHandSides width: Int) -> Benchmark {
    Benchmark("tridiagonal, \(width) right-hand sides", sizes: [100, 10_000]) { size in
        let beside = [Double](repeating: 1, count: size - 1)
        var system = Tridiagonal(
            lower: beside, diagonal: (0..<size).map { 4 + scattered($0) }, upper: beside)
        var right = Matrix(rows: size, columns: width) { scattered($0 + $1 * size) }
        return (
            size * width,
            backends { backend, repetitions in
                for _ in 0..<repetitions {
                    consume(&system)
                    consume(&right)
                    consume(result: try! system.solve(right, backend: backend))
                }
            }
        )
    }
}

let splines = [1, 4, 16].map(spline)

let exponential = Benchmark("matrix exponential", sizes: [4, 16, 64, 256]) { size in
    var matrix = square(size)
    return (
        1,
        backends { backend, repetitions in
            for _ in 0..<repetitions {
                consume(&matrix)
                consume(result: try! matrix.exponential(backend: backend))
            }
        }
    )
}
