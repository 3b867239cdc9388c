extension [SIMD2<Double>] {
    /// The points of a polyline that a picture needs: all up to `limit`, otherwise at most about `limit`.
    ///
    /// Leaves out what is nearer to the last point kept than a distance, which is `spacing` or as often doubled as it takes.
    /// The last point stays.
    func thinned(to limit: Int, from spacing: Double) -> [SIMD2<Double>] {
        var kept = self
        var spacing = spacing
        while kept.count > limit, spacing < 1e9 {
            var last: SIMD2<Double>?
            kept = kept.enumerated().filter { index, point in
                if let last, index < kept.count - 1, (point - last).norm < spacing { return false }
                last = point
                return true
            }.map(\.element)
            spacing *= 2
        }
        return kept
    }
}
