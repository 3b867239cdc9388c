extension EasingPath {
    /// Returns the curve as straight pieces that are nowhere farther than `error` from it in [0, 1], with the fewest
    /// stops. See `SpringMotion.linearApproximation(error:duration:)` for the guarantees. The `duration` of the result is
    /// 1.
    ///
    /// - Parameter error: The largest distance allowed; above 0 and below 1.
    /// - Throws: `HookeError.outOfRange` for an error outside that range. `HookeError.noSolution` if more than 4096
    ///   stops would be needed, or if the error is below a few roundings of the curve's largest value.
    public func linearApproximation(error: Double = 0.001) throws(HookeError) -> LinearApproximation {
        try LinearApproximation(
            progress, upTo: size, error: error, end: points[points.count - 1].value)
    }

    /// A bound of the values: a Bézier stays within those of its points.
    package var size: Double { points.reduce(0) { max($0, $1.value.magnitude) } }

    /// The curve as `LinearApproximation` reads it.
    var progress: TimingProgress {
        var times: [Double] = []
        for index in stride(from: 0, to: points.count - 1, by: 3) {
            times += Self.inflections(Array(points[index...(index + 3)]))
            let end = points[index + 3].time
            // At a shared point the slope may jump.
            if end < 1 { times += [end - 0x1p-50, end + 0x1p-50] }
        }
        return progress(inflections: times.filter { $0 > 0 && $0 < 1 }.ascending())
    }

    /// The times at which x′y″ − x″y′, a quadratic of the parameter, is 0.
    private static func inflections(_ p: [Point]) -> [Double] {
        func powers(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> SIMD3<Double> {
            SIMD3(3 * (b - a), 3 * (c - 2 * b + a), d - 3 * c + 3 * b - a)
        }
        let x = powers(p[0].time, p[1].time, p[2].time, p[3].time)
        let y = powers(p[0].value, p[1].value, p[2].value, p[3].value)
        let (c, b) = (2 * (x.x * y.y - x.y * y.x), 6 * (x.x * y.z - x.z * y.x))
        let a = 6 * (x.y * y.z - x.z * y.y)
        return quadraticRoots(a, b, c, between: 0, 1).map { s in
            p[0].time + s * (x.x + s * (x.y + s * x.z))
        }
    }
}
