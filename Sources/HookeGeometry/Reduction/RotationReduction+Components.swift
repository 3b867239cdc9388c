extension RotationReduction {
    /// The components of a track of component cubics, which are cubics already.
    ///
    /// - Throws: `HookeError.noSolution` if the length of the quaternions has no lower bound of at least 1/64.
    static func componentSources(
        _ track: RotationTrack, _ tangents: (before: [Quaternion], after: [Quaternion])
    ) throws(HookeError) -> (sources: [PiecewiseCubic], least: Double) {
        var rows: [[PiecewiseCubic.Piece]] = [[], [], [], []]
        var (least, most) = (Double.infinity, 0.0)
        let (times, values) = (track.times, track.values.map { $0.components })
        for k in 0..<(times.count - 1) where times[k] < times[k + 1] {
            let (out, into) = (tangents.after[k].components, tangents.before[k + 1].components)
            for index in 0..<4 {
                let ends = (values[k][index], values[k + 1][index])
                rows[index].append(
                    .init(from: times[k], to: times[k + 1], values: ends, slopes: (out[index], into[index])))
            }
            let width = times[k + 1] - times[k]
            least = min(least, shortest(values[k], values[k + 1], out * width, into * width))
            most = max(most, values[k].norm, values[k + 1].norm)
        }
        guard least >= 0x1p-6, most.isFinite else {
            throw .noSolution(
                field: "track",
                reason: "quaternions between its keys come within 1/64 of 0, where no rotation is defined")
        }
        return (rows.map { PiecewiseCubic($0, error: 0x1p-48 * most, keys: times) }, least)
    }

    /// A lower bound of the length of a Hermite cubic: of its chords over 64 parts, less d²/8·max|p″|.
    private static func shortest(
        _ start: SIMD4<Double>, _ end: SIMD4<Double>, _ out: SIMD4<Double>, _ into: SIMD4<Double>
    ) -> Double {
        let chord = end - start
        let square: SIMD4<Double> = 3 * chord - 2 * out - into
        let cube: SIMD4<Double> = out + into - 2 * chord
        // p″ = 2·square + 6·cube·u is linear, so its largest length is at an end.
        let (first, last): (SIMD4<Double>, SIMD4<Double>) = (square * 2, square * 2 + cube * 6)
        let largest: Double = max(first.norm, last.norm)
        let bend: Double = largest / 32768
        var least = Double.infinity
        var before = start
        for part in 1...64 {
            let u = Double(part) / 64
            let inner: SIMD4<Double> = square + cube * u
            let after: SIMD4<Double> = start + (out + inner * u) * u
            let step = after - before
            let size = (step * step).sum()
            let place = size > 0 ? min(max(-(before * step).sum() / size, 0), 1) : 0
            least = min(least, (before + place * step).norm)
            before = after
        }
        return least - bend
    }
}
