import BenchmarkHarness
import CMachineLimits
import HookeGeometry
import HookeLinearAlgebra

// A 4×4 product, inverse and determinant, for matrices in the L1 cache.

private let matrixCount = 100

private func transform(_ index: Int) -> Transform3D {
    let axis = Vector3(scattered(3 * index), scattered(3 * index + 1), scattered(3 * index + 2))
    var m = Transform3D.rotation(3 * scattered(index + 7), axis: axis)
        .concatenating(.scale(x: 1.5 + scattered(index), y: 2, z: 0.5))
        .concatenating(.translation(x: 100 * scattered(index + 1), y: 50, z: 10 * scattered(index + 2)))
    m.m34 += 0.001
    return m
}

/// Applies an operation to each pair independently, and writes the results to memory.
@inline(__always)
private func each<Matrix, Result>(
    _ repetitions: Int, _ first: Buffer<Matrix>, _ second: Buffer<Matrix>, _ results: Buffer<Result>,
    _ operation: (Matrix, Matrix) -> Result
) {
    for _ in 0..<repetitions {
        machine_consume(first.values.baseAddress!)
        for index in 0..<matrixCount {
            results.values[index] = operation(first.values[index], second.values[index])
        }
        machine_consume(results.values.baseAddress!)
    }
}

extension Buffer {
    /// The elements of the values.
    fileprivate func numbers<Number>(_: Number.Type) -> UnsafeMutablePointer<Number> {
        UnsafeMutableRawPointer(values.baseAddress!).assumingMemoryBound(to: Number.self)
    }
}

private let wideProduct = Benchmark("4x4 product, f64", sizes: [matrixCount]) { _ in
    let a = Buffer(count: matrixCount, transform)
    let b = Buffer(count: matrixCount) { transform($0 + 1_000) }
    let result = Buffer(count: matrixCount) { _ in Transform3D() }
    var variants = [
        Variant("Transform3D", .hooke) { each($0, a, b, result) { $0 * $1 } },
        Variant("plain C", .naive) {
            for _ in 0..<$0 {
                plain_multiply_f64(
                    a.numbers(Double.self), b.numbers(Double.self), result.numbers(Double.self), matrixCount)
            }
        },
    ]
    if machine_blas() != nil {
        variants.append(
            Variant("dgemm", .other) {
                let (x, y) = (a.numbers(Double.self), b.numbers(Double.self))
                let product = result.numbers(Double.self)
                for _ in 0..<$0 {
                    for index in 0..<matrixCount {
                        // gemm stores by columns, so rows are columns here: the factors change places.
                        _ = machine_multiply_f64(product + 16 * index, y + 16 * index, x + 16 * index, 4)
                    }
                }
            })
    }
    return (matrixCount, variants)
}

private let wideInverse = Benchmark("4x4 inverse, f64", sizes: [matrixCount]) { _ in
    let a = Buffer(count: matrixCount, transform)
    let result = Buffer(count: matrixCount) { _ in Transform3D() }
    let general = (0..<matrixCount).map { index in
        Matrix(rows: 4, columns: 4) { a.values[index].elements[4 * $0 + $1] }
    }
    return (
        matrixCount,
        [
            Variant("Transform3D", .hooke) { each($0, a, a, result) { m, _ in m.inverse ?? .identity } },
            Variant("plain C, no test whether there is one", .naive) {
                for _ in 0..<$0 {
                    plain_invert_f64(a.numbers(Double.self), result.numbers(Double.self), matrixCount)
                }
            },
            Variant("LU of a Matrix", .other) {
                for _ in 0..<$0 {
                    for matrix in general { consume(result: try! LU(matrix).inverse()) }
                }
            },
        ]
    )
}

private let determinants = Benchmark("4x4 determinant, f64", sizes: [matrixCount]) { _ in
    let a = Buffer(count: matrixCount, transform)
    let result = Buffer(count: matrixCount) { _ in 0.0 }
    return (
        matrixCount,
        [
            Variant("Transform3D", .hooke) { each($0, a, a, result) { m, _ in m.determinant } },
            Variant("plain C", .naive) {
                for _ in 0..<$0 {
                    plain_determinant_f64(a.numbers(Double.self), result.values.baseAddress!, matrixCount)
                }
            },
        ]
    )
}

/// The size is the number of bits of a scalar.
let fourByFour = [wideProduct, wideInverse, determinants]
