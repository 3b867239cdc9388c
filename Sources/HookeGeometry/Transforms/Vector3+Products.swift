extension SIMD3<Double> {
    /// Returns the scalar product.
    @inline(__always)
    package func dot(_ other: Self) -> Double { x * other.x + y * other.y + z * other.z }

    /// Returns the vector product, x × y = z.
    @inline(__always)
    package func cross(_ other: Self) -> Self {
        Self(
            y * other.z - z * other.y,
            z * other.x - x * other.z,
            x * other.y - y * other.x)
    }

    /// The Euclidean length, without overflow or underflow in between.
    package var length: Double {
        let large = Swift.max(x.magnitude, y.magnitude, z.magnitude)
        guard large > 0, large.isFinite else { return x.isNaN || y.isNaN || z.isNaN ? .nan : large }
        if large > 0x1p-400, large < 0x1p400 { return dot(self).squareRoot() }
        let scaled = self / large
        return large * scaled.dot(scaled).squareRoot()
    }

    /// The vector divided by its length, for all finite non-zero vectors; otherwise NaN.
    var direction: Self {
        let large = Swift.max(x.magnitude, y.magnitude, z.magnitude)
        if large > 0x1p-400, large < 0x1p400 { return self / length }
        let scaled = self / large
        return scaled / scaled.length
    }
}
