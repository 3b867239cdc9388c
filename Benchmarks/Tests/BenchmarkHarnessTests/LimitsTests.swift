import BenchmarkHarness
import CMachineLimits
import Foundation
import HookeBenchmarks
import Testing

@Suite struct LimitsTests {
    @Test func `Every job and limit has a unique name and increasing sizes`() {
        let all = benchmarks + limits.map(\.benchmark)
        #expect(Set(all.map(\.name)).count == all.count)
        for benchmark in all {
            #expect(
                !benchmark.sizes.isEmpty && benchmark.sizes == benchmark.sizes.sorted(), "\(benchmark.name)")
        }
    }

    @Test func `Every limit is measured in its smallest size`() {
        for limit in limits {
            let job = limit.benchmark.job(size: limit.benchmark.sizes[0])
            #expect(job.variants.count == 1 && job.variants[0].role == .limit)
            job.variants[0].run(1)
        }
    }

    @Test func `The exp and sincos loop matches libm`() {
        var exponents: [Double] = []
        var angles: [Double] = []
        for i in 0..<20_011 {
            exponents.append(Double(i % 1_401) - 700.25)
            angles.append(Double(i) * (i.isMultiple(of: 2) ? 7.3 : -0.0123))
        }
        exponents[0] = 0
        angles[0] = 0
        var even = [Double](repeating: 0, count: exponents.count)
        var odd = even
        machine_exp_sincos_f64(&even, &odd, exponents, angles, even.count)
        #expect(even[0] == 1 && odd[0] == 0)
        var worst = 0.0
        for i in even.indices {
            // libm's factors, each within an ulp.
            let envelope = exp(exponents[i])
            worst = max(worst, (even[i] - envelope * cos(angles[i])).magnitude / envelope)
            worst = max(worst, (odd[i] - envelope * sin(angles[i])).magnitude / envelope)
        }
        // Measured 4.0 u against libm; 2.9 u against 113 bits.
        #expect(worst <= 6 * 0x1p-53, "\(worst / 0x1p-53) u")
    }

    @Test func `The limit's product is the matrix product in a build with OpenBLAS`() {
        let (a, b) = ([1.0, 2, 3, 4], [5.0, 6, 7, 8])
        var c = [0.0, 0, 0, 0]
        let isThere = machine_multiply_f64(&c, a, b, 2) == 1
        #expect(isThere == (machine_blas() != nil))
        // Stored by columns.
        #expect(c == (isThere ? [23, 34, 31, 46] : [0, 0, 0, 0]))
    }
}
