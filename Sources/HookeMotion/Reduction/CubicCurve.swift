/// A cubic Bézier in time and value over a time span of 1: time 0, x1, x2, 1, value `start`, `first`, `second`, `end`.
struct CubicCurve {
    var x1, x2: Double
    var start, first, second, end: Double

    /// The time fraction at the parameter s.
    @inline(__always) func time(_ s: Double) -> Double {
        let r = 1 - s
        return s * (3 * r * (r * x1 + s * x2) + s * s)
    }

    @inline(__always) func value(_ s: Double) -> Double {
        let r = 1 - s
        return r * r * (r * start + 3 * s * first) + s * s * (3 * r * second + s * end)
    }

    @inline(__always) func speed(_ s: Double) -> Double {
        let r = 1 - s
        return 3 * (r * r * x1 + 2 * r * s * (x2 - x1) + s * s * (1 - x2))
    }

    /// The second derivatives of time and value by s.
    @inline(__always) func bend(_ s: Double) -> (time: Double, value: Double) {
        let r = 1 - s
        let time = 6 * (r * (x2 - 2 * x1) + s * (1 - 2 * x2 + x1))
        let value = 6 * (r * (start - 2 * first + second) + s * (first - 2 * second + end))
        return (time, value)
    }

    /// The parameter at a time fraction, within 2^-50 of it.
    func parameter(at fraction: Double) -> Double {
        if fraction <= 0 { return 0 }
        if fraction >= 1 { return 1 }
        return monotoneRoot(from: 0, to: 1, startingAt: fraction, rises: true, within: 0x1p-52) { s in
            (time(s) - fraction, speed(s))
        }
    }

    /// Whether its handles can be written as fractions of the change from start to end: a change below a 10,000th of
    /// the range of all values is written as a line only.
    func isProgress(ofRange range: Double) -> Bool {
        let change = (end - start).magnitude
        return change >= 1e-4 * range || max((first - start).magnitude, (second - end).magnitude) <= change
    }
}
