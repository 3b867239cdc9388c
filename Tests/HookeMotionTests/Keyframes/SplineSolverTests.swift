import HookeLinearAlgebra
import Testing
import TestSupport

@testable import HookeMotion

@Suite struct SplineSolverTests {
    /// The residual of a key's equation, and its largest term or velocity that slopes are relative to.
    private func residual(
        _ tangents: Tangents<Double>, _ chords: [Double], _ durations: [Double], key: Int
    ) -> (error: Double, size: Double) {
        let before = (key + chords.count - 1) % chords.count
        let after = key % chords.count
        let (h0, h1) = (durations[before], durations[after])
        let terms = [
            h1 / (h0 + h1) * (tangents.starts[before] / h0), 2 * (tangents.starts[after] / h1),
            h0 / (h0 + h1) * (tangents.ends[after] / h1), -3 * h1 / (h0 + h1) * (chords[before] / h0),
            -3 * h0 / (h0 + h1) * (chords[after] / h1),
        ]
        let next = (after + 1) % chords.count
        let references = [chords[after] / h1, h0 / (h0 + h1) * (chords[next] / durations[next])]
        return (terms.reduce(0, +), (terms + references).map(\.magnitude).max()!)
    }

    /// The sizes of the keys 1, 2, … and those of other keys times their influence, which is the product of the
    /// elimination's factors: as far as the rounding of other keys' numbers changes an equation.
    private func reaching(_ sizes: [Double], _ durations: [Double]) -> [Double] {
        var result = sizes
        for isBackward in [false, true] {
            var share = 0.5
            var shares = sizes.indices.map { _ in 0.0 }
            let keys = isBackward ? Array(sizes.indices) : sizes.indices.reversed()
            for key in keys {
                let (h0, h1) = (durations[key], durations[key + 1])
                let (near, far) = isBackward ? (h0, h1) : (h1, h0)
                share = near / (2 * (h0 + h1) - far * share)
                shares[key] = share
            }
            for (key, next) in zip(keys.reversed().dropFirst(), keys.reversed()) {
                result[key] = max(result[key], shares[key] * result[next])
            }
        }
        return result
    }

    /// With the second generator, the first clamped solution of a periodic spline is much larger than the result at the
    /// seam; with the third one, the parts that a tile and the next one add to a slope cancel.
    @Test(arguments: [
        SeededGenerator(seed: 21), SeededGenerator(drawn: 0x863f_8889_6122_8556),
        SeededGenerator(drawn: 0x799b_ca22_285d_4ec9),
    ])
    func `Every equation is satisfied within rounding, also for values of different sizes`(
        _ generator: SeededGenerator
    ) throws {
        var random = generator
        var worst = Worst<String>()
        for count in [3, 50, 383, 384, 700, 2_049, 2_050, 4_100, 4_500] {
            for isWild in [false, true] {
                let durations = (0..<count).map { _ in random.logUniform(isWild ? 1e-3...1e3 : 0.1...1) }
                let chords = (0..<count).map { _ in
                    random.uniform(-1...1) * (isWild && random.chance(0.02) ? 1e60 : 1)
                }
                for ends in [SplineEnds.natural, .clamped, .notAKnot, .periodic] {
                    let tangents = try Tangents(
                        .spline(ends: ends), chords: chords, durations: durations, isClosed: true)
                    let residuals = (1..<count).map { residual(tangents, chords, durations, key: $0) }
                    let sizes = reaching(residuals.map { $0.size }, durations)
                    for (key, size) in sizes.enumerated() where size > 0 {
                        worst.note(
                            residuals[key].error / size / unitRoundoff, "\(ends), \(key + 1) of \(count)")
                    }
                    if ends == .periodic {
                        let seam = residual(tangents, chords, durations, key: 0)
                        // Its row has the neighbours' slopes, with their rows' errors.
                        let (first, last) = (durations[0], durations[count - 1])
                        let near = max(last * sizes[0], first * sizes[count - 2]) / (2 * (first + last))
                        worst.note(seam.error / max(seam.size, near) / unitRoundoff, "the seam of \(count)")
                    }
                    // The velocity is equal on both sides of a key.
                    for key in 1..<count {
                        let (a, b) = (
                            tangents.ends[key - 1] / durations[key - 1], tangents.starts[key] / durations[key]
                        )
                        let size = max(
                            a.magnitude, (chords[key] / durations[key]).magnitude,
                            (chords[key - 1] / durations[key - 1]).magnitude)
                        worst.note((a - b) / size / unitRoundoff, "\(ends), sides of \(key) of \(count)")
                    }
                }
            }
        }
        // Worst residual: 8.5.
        #expect(worst.error <= 16, "\(worst)")
    }

    @Test func `The solution equals LAPACK's`() throws {
        var random = SeededGenerator(seed: 22)
        for count in [10, 100, 300] {
            let durations = (0..<count).map { _ in random.logUniform(0.1...10) }
            let chords = (0..<count).map { _ in random.uniform(-1...1) }
            let tangents = try Tangents(.spline(ends: .natural), chords: chords, durations: durations)
            let v = zip(chords, durations).map { $0 / $1 }
            let inner = 1..<count
            let sums: [Double] = inner.map { 2 * (durations[$0 - 1] + durations[$0]) }
            let lower = inner.map { durations[$0] } + [1]
            let diagonal = [2.0] + sums + [2.0]
            let upper = [1] + inner.map { durations[$0 - 1] }
            let system = Matrix(rows: count + 1, columns: count + 1) { row, column in
                switch column - row {
                case -1: lower[column]
                case 0: diagonal[row]
                case 1: upper[row]
                default: 0
                }
            }
            let inside = inner.map { key -> Double in
                3 * (durations[key] * v[key - 1] + durations[key - 1] * v[key])
            }
            let slopes = try LU(system).solve([3 * v[0]] + inside + [3 * v[count - 1]])
            let size: Double = slopes.map { $0.magnitude }.max()!
            var worst = Worst<Int>()
            for k in 0..<count { worst.note((tangents.starts[k] / durations[k] - slopes[k]) / size, k) }
            // Worst difference: 1.3e-15.
            #expect(worst.error <= 4e-15, "\(worst)")
        }
    }

    @Test func `A spline does not depend on its blocks and tiles`() throws {
        // The same keys after a long hold: far keys have no influence, so the end of the spline repeats.
        var random = SeededGenerator(seed: 23)
        let (durations, chords) = (
            (0..<3_000).map { _ in random.uniform(0.5...2) }, (0..<3_000).map { _ in random.uniform(-1...1) }
        )
        let whole = try Tangents(.spline(ends: .natural), chords: chords, durations: durations)
        for first in [1, 777, 952, 2_047, 2_800] {
            let part = try Tangents(
                .spline(ends: .natural), chords: Array(chords[first...]),
                durations: Array(durations[first...]),
                startVelocity: whole.starts[first] / durations[first])
            for k in first..<3_000 {
                #expect((part.ends[k - first] - whole.ends[k]).magnitude <= 1e-14, "\(first) \(k)")
            }
        }
    }

    /// A vector type without access to its components.
    private struct Opaque: VectorSpace {
        var x, y: Double
        static let zero = Opaque(x: 0, y: 0)
        func adding(_ other: Opaque) -> Opaque { Opaque(x: x + other.x, y: y + other.y) }
        func subtracting(_ other: Opaque) -> Opaque { Opaque(x: x - other.x, y: y - other.y) }
        func scaled(by factor: Double) -> Opaque { Opaque(x: x * factor, y: y * factor) }
        var norm: Double { (x * x + y * y).squareRoot() }
    }

    @Test func `Values of any type have the same solution`() throws {
        var random = SeededGenerator(seed: 24)
        let count = 2_100
        let durations = (0..<count).map { _ in random.uniform(0.5...2) }
        let (x, y) = (
            (0..<count).map { _ in random.uniform(-1...1) }, (0..<count).map { _ in random.uniform(-1...1) }
        )
        for ends in [SplineEnds.natural, .clamped, .notAKnot, .periodic] {
            func tangents<Value: VectorSpace>(_ chords: [Value]) throws -> Tangents<Value> {
                try Tangents(.spline(ends: ends), chords: chords, durations: durations, isClosed: true)
            }
            let numbers = try (tangents(x), tangents(y))
            let pairs = try tangents(zip(x, y).map { SIMD2($0, $1) })
            let opaque = try tangents(zip(x, y).map { Opaque(x: $0, y: $1) })
            let floats = try tangents(zip(x, y).map { SIMD2(Float($0), Float($1)) })
            for k in 0..<count {
                #expect((pairs.ends[k].x - numbers.0.ends[k]).magnitude <= 1e-14)
                #expect((pairs.starts[k].y - numbers.1.starts[k]).magnitude <= 1e-14)
                #expect((opaque.ends[k].x - numbers.0.ends[k]).magnitude <= 1e-14)
                #expect((opaque.starts[k].y - numbers.1.starts[k]).magnitude <= 1e-14)
                #expect((Double(floats.ends[k].x) - numbers.0.ends[k]).magnitude <= 1e-5)
            }
        }
    }
}
