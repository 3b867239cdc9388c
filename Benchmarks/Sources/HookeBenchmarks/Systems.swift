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
