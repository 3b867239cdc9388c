import BenchmarkHarness
import HookeMotion

// Plane cubics travelled at even speed, evaluated at random.

/// The common implementation: a hundred chords per cubic, with the parameter interpolated between two of them. Its
/// error is about 1e-4 of the length, and it has no derivatives.
private struct ChordTable {
    struct Piece {
        let start, end, first, last: SIMD2<Double>
        let lengths: [Double]
    }
    let times: [Double]
    let pieces: [Piece]

    init(_ values: [SIMD2<Double>], times: [Double]) {
        self.times = times
        let last = values.count - 1
        func tangent(_ k: Int, _ end: Int) -> SIMD2<Double> {
            k == 0 || k == last ? values[end + 1] - values[end] : (values[k + 1] - values[k - 1]) / 2
        }
        pieces = (0..<last).map { k in
            let (start, end) = (values[k], values[k + 1])
            let (first, last) = (tangent(k, k), tangent(k + 1, k))
            var lengths = [0.0]
            var before = start
            for index in 1...100 {
                let point = Self.point(start, end, first, last, Double(index) / 100)
                let step = point - before
                lengths.append(lengths[index - 1] + (step * step).sum().squareRoot())
                before = point
            }
            return Piece(start: start, end: end, first: first, last: last, lengths: lengths)
        }
    }

    @inline(__always)
    static func point(
        _ start: SIMD2<Double>, _ end: SIMD2<Double>, _ first: SIMD2<Double>, _ last: SIMD2<Double>,
        _ u: Double
    ) -> SIMD2<Double> {
        let (u2, u3) = (u * u, u * u * u)
        return (2 * u3 - 3 * u2 + 1) * start + (u3 - 2 * u2 + u) * first + (3 * u2 - 2 * u3) * end
            + (u3 - u2) * last
    }

    @inline(__always)
    private static func search(_ numbers: [Double], _ number: Double) -> Int {
        var (low, high) = (0, numbers.count - 1)
        while high - low > 1 {
            let middle = (low + high) / 2
            if numbers[middle] <= number { low = middle } else { high = middle }
        }
        return low
    }

    @inline(__always)
    func value(at t: Double) -> SIMD2<Double> {
        let k = Self.search(times, t)
        let piece = pieces[k]
        let way = (t - times[k]) / (times[k + 1] - times[k]) * piece.lengths[100]
        let index = Self.search(piece.lengths, way)
        let (a, b) = (piece.lengths[index], piece.lengths[index + 1])
        let u = (Double(index) + (way - a) / (b - a)) / 100
        return Self.point(piece.start, piece.end, piece.first, piece.last, u)
    }
}

let evenPaths = Benchmark("path at even speed, at random", sizes: [2, 1_000]) { keyCount in
    let values = (0..<keyCount).map { SIMD2(scattered($0), scattered($0 + 1_000_000)) }
    let track = try! KeyframeTrack.cubicPaced(values: values, from: 0, to: 1)
    // A segment of two keys is straight, so this uses a curve.
    let even =
        keyCount > 2
        ? track
        : try! KeyframeTrack(
            times: [0, 1], values: values,
            interpolations: [
                Interpolation(form: .even(startTangent: SIMD2(2, 5), endTangent: SIMD2(1, -4)))
            ])
    let chords = ChordTable(values, times: even.times)
    let inputs = scattered(from: 0, to: 1)
    return (
        inputs.count,
        [
            Variant("KeyframeTrack, value", .hooke) { sample($0, even, at: inputs) { $0.value(at: $1).x } },
            Variant("KeyframeTrack, value and derivatives", .other) {
                sample($0, even, at: inputs) {
                    let state = $0.state(at: $1)
                    return state.position.x + state.velocity.x + state.acceleration.x
                }
            },
            Variant("a hundred chords, value", .naive) {
                sample($0, chords, at: inputs) { $0.value(at: $1).x }
            },
        ]
    )
}
