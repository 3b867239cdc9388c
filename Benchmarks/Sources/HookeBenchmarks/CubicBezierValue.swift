import BenchmarkHarness
import Hooke

// A timing curve at a fraction of the time: exactly, and as in browsers.

/// Newton's method from s = t to a tolerance, with bisection where the slope is too small, as in web engines.
private struct NewtonBezier {
    let ax, bx, cx, ay, by, cy: Double
    let tolerance: Double

    init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, tolerance: Double) {
        cx = 3 * x1
        bx = 3 * (x2 - x1) - cx
        ax = 1 - cx - bx
        cy = 3 * y1
        by = 3 * (y2 - y1) - cy
        ay = 1 - cy - by
        self.tolerance = tolerance
    }

    @inline(__always) func x(_ s: Double) -> Double { ((ax * s + bx) * s + cx) * s }

    @inline(__always)
    func value(at t: Double) -> Double {
        let s = parameter(t)
        return ((ay * s + by) * s + cy) * s
    }

    private func parameter(_ t: Double) -> Double {
        var s = t
        for _ in 0..<8 {
            let miss = x(s) - t
            if miss.magnitude < tolerance { return s }
            let slope = (3 * ax * s + 2 * bx) * s + cx
            if slope.magnitude < 1e-6 { break }
            s -= miss / slope
        }
        var (low, high) = (0.0, 1.0)
        s = t
        while low < high {
            let miss = x(s) - t
            if miss.magnitude < tolerance { return s }
            if miss < 0 { low = s } else { high = s }
            let next = low + (high - low) / 2
            if next == s { return s }
            s = next
        }
        return s
    }
}

private func bezier(_ name: String, _ points: [(Double, Double, Double, Double)]) -> Benchmark {
    Benchmark("cubic Bézier, \(name)", sizes: [sampleCount]) { count in
        let times = scattered(from: 0, to: 1, count: count)
        /// Evaluates every curve at every time.
        @inline(__always) func ask<Curve>(
            _ repetitions: Int, _ curves: [Curve], _ value: (Curve, Double) -> Double
        ) {
            for curve in curves { sample(repetitions, curve, at: times, value) }
        }
        let exact = points.map { try! CubicBezier(x1: $0.0, y1: $0.1, x2: $0.2, y2: $0.3) }
        let functions = exact.map { TimingFunction.bezier($0) }
        let rough = points.map { NewtonBezier($0.0, $0.1, $0.2, $0.3, tolerance: 1e-7) }
        let fine = points.map { NewtonBezier($0.0, $0.1, $0.2, $0.3, tolerance: 0x1p-52) }
        return (
            count * points.count,
            [
                Variant("CubicBezier.value(at:)", .hooke) { ask($0, exact) { $0.value(at: $1) } },
                Variant("CubicBezier.values(at:into:)", .other) {
                    for curve in exact { sampleMany($0, curve, at: times) { $0.values(at: $1, into: &$2) } }
                },
                Variant("TimingFunction.value(at:)", .other) { ask($0, functions) { $0.value(at: $1) } },
                Variant("CubicBezier.slope(at:)", .other) { ask($0, exact) { $0.slope(at: $1) } },
                Variant("CubicBezier.secondDerivative(at:)", .other) {
                    ask($0, exact) { $0.secondDerivative(at: $1) }
                },
                Variant("the initialiser and one value", .other) {
                    ask($0, points) {
                        try! CubicBezier(x1: $0.0, y1: $0.1, x2: $0.2, y2: $0.3).value(at: $1)
                    }
                },
                Variant("Newton to 1e-7 of the time", .naive) { ask($0, rough) { $0.value(at: $1) } },
                Variant("Newton to 2⁻⁵² of the time", .other) { ask($0, fine) { $0.value(at: $1) } },
            ]
        )
    }
}

private func bezierLife(_ name: String, _ points: [(Double, Double, Double, Double)]) -> Benchmark {
    Benchmark("cubic Bézier made and read 60 times, \(name)", sizes: [points.count]) { count in
        (
            count * lifeFrames.count,
            [
                Variant("CubicBezier", .hooke) {
                    live($0, points) {
                        try! CubicBezier(x1: $0.0, y1: $0.1, x2: $0.2, y2: $0.3)
                    } _: {
                        $0.value(at: $1)
                    }
                },
                Variant("TimingFunction", .other) {
                    live($0, points) {
                        TimingFunction.bezier(try! CubicBezier(x1: $0.0, y1: $0.1, x2: $0.2, y2: $0.3))
                    } _: {
                        $0.value(at: $1)
                    }
                },
                Variant("Newton to 2⁻⁵² of the time", .naive) {
                    live($0, points) {
                        NewtonBezier($0.0, $0.1, $0.2, $0.3, tolerance: 0x1p-52)
                    } _: {
                        $0.value(at: $1)
                    }
                },
            ]
        )
    }
}

private let presets = [
    (0.25, 0.1, 0.25, 1.0), (0.42, 0.0, 1.0, 1.0), (0.0, 0.0, 0.58, 1.0), (0.42, 0.0, 0.58, 1.0),
]
private let random = (0..<16).map {
    (
        (scattered(4 * $0) + 1) / 2, 2 * scattered(4 * $0 + 1), (scattered(4 * $0 + 2) + 1) / 2,
        2 * scattered(4 * $0 + 3)
    )
}
private let steep = [
    (1.0, 0.0, 0.0, 1.0), (0.999, 0.1, 0.001, 0.9), (0.0, 1.0, 0.0, 1.0), (1.0, 0.0, 1.0, 0.0),
]

let beziers = [
    bezier("presets", presets), bezier("random", random), bezier("steep", steep),
    bezierLife("presets", presets), bezierLife("random", random), bezierLife("steep", steep),
]
