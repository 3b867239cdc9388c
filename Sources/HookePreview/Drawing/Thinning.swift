extension [SIMD2<Double>] {
    /// The points of a polyline that a picture needs: all up to `limit`, otherwise at most about `limit`.
    ///
    /// Leaves out what is nearer to the last point kept than a distance, which is `spacing` or as often doubled as it takes.
    /// The last point stays.
    func thinned(to limit: Int, from spacing: Double) -> [SIMD2<Double>] {
        count <= limit ? self : thinnedIndices(to: limit, from: spacing).map { self[$0] }
    }

    /// The indices of ``thinned(to:from:)``.
    func thinnedIndices(to limit: Int, from spacing: Double) -> [Int] {
        var kept = Array<Int>(indices)
        var spacing = spacing
        while kept.count > limit, spacing < 1e9 {
            var last: SIMD2<Double>?
            kept = kept.filter { index in
                if let last, index < count - 1, (self[index] - last).norm < spacing { return false }
                last = self[index]
                return true
            }
            spacing *= 2
        }
        return kept
    }
}
