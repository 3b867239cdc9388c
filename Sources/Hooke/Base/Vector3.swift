/// A point or direction of the plane.
public typealias Vector2 = SIMD2<Double>

/// A point or direction of space: x right, y down, z towards the viewer.
public typealias Vector3 = SIMD3<Double>

extension SIMD3<Double> {
    /// The scalar product.
    @inline(__always)
    func dot(_ other: Self) -> Double { x * other.x + y * other.y + z * other.z }

    /// The vector product, x × y = z.
    @inline(__always)
    func cross(_ other: Self) -> Self {
        Self(
            y * other.z - z * other.y,
            z * other.x - x * other.z,
            x * other.y - y * other.x)
    }

    /// The Euclidean length, without overflow or underflow on the way.
    var length: Double {
        let large = Swift.max(x.magnitude, y.magnitude, z.magnitude)
        guard large > 0, large.isFinite else { return x.isNaN || y.isNaN || z.isNaN ? .nan : large }
        if large > 0x1p-400, large < 0x1p400 { return dot(self).squareRoot() }
        let scaled = self / large
        return large * scaled.dot(scaled).squareRoot()
    }

    /// The vector over its length, from the smallest to the largest doubles; NaN for zero, and unless it is finite.
    var direction: Self {
        let large = Swift.max(x.magnitude, y.magnitude, z.magnitude)
        if large > 0x1p-400, large < 0x1p400 { return self / length }
        let scaled = self / large
        return scaled / scaled.length
    }
}

/// a·b − c·d with at most 1.5 ulps of error, cancellation included (Kahan; Jeannerod, Louvet and Muller 2013).
@inline(__always)
func differenceOfProducts(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
    let cd = c * d
    let error = cd.addingProduct(-c, d)
    return (-cd).addingProduct(a, b) + error
}
