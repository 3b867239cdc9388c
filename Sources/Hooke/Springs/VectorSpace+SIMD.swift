#if hasFeature(Embedded)
    /// A scalar whose SIMD vectors can be animated: `Double` and `Float`.
    public protocol VectorSpaceScalar: VectorSpace, SIMDScalar, BinaryFloatingPoint {}
#else
    /// A scalar whose SIMD vectors can be animated: `Double` and `Float`.
    ///
    /// Swift allows one conformance per type, so `SIMD2<Double>` and `SIMD2<Float>` conform through their scalar.
    public protocol VectorSpaceScalar: VectorSpace, SIMDScalar, BinaryFloatingPoint, Codable {}
#endif

extension Double: VectorSpaceScalar {}
extension Float: VectorSpaceScalar {}

extension SIMD where Scalar: VectorSpaceScalar {
    /// The Euclidean length, computed in `Double` without intermediate overflow or underflow; relative error at most
    /// 4 u. NaN if a component is NaN, else infinite if one is infinite.
    @inlinable var euclideanLength: Double {
        var sum = 0.0
        for index in 0..<scalarCount { sum += Double(self[index]) * Double(self[index]) }
        if sum > 0x1p-960, sum < .infinity { return sum.squareRoot() }
        var largest = 0.0
        for index in 0..<scalarCount { largest = Double.maximum(largest, Double(self[index]).magnitude) }
        if sum.isNaN || largest == 0 || largest == .infinity { return sum.isNaN ? sum : largest }
        var scaledSum = 0.0
        for index in 0..<scalarCount {
            let ratio = Double(self[index]) / largest
            scaledSum += ratio * ratio
        }
        return largest * scaledSum.squareRoot()
    }

    /// Every component times `factor`, computed in `Double` and rounded once.
    @inlinable @inline(__always) func componentsScaled(by factor: Double) -> Self {
        if let factor = factor as? Scalar { return self * factor }
        var result = self
        for index in 0..<scalarCount { result[index] = Scalar(Double(self[index]) * factor) }
        return result
    }
}

extension SIMD2: VectorSpace where Scalar: VectorSpaceScalar {
    /// Returns the sum by components.
    @inlinable public func adding(_ other: Self) -> Self { self + other }
    /// Returns the difference by components.
    @inlinable public func subtracting(_ other: Self) -> Self { self - other }
    /// Returns the product with `factor`, computed in `Double` and rounded once.
    @inlinable public func scaled(by factor: Double) -> Self { componentsScaled(by: factor) }
    /// The Euclidean length, in `Double`.
    @inlinable public var norm: Double { euclideanLength }
}

extension SIMD3: VectorSpace where Scalar: VectorSpaceScalar {
    /// Returns the sum by components.
    @inlinable public func adding(_ other: Self) -> Self { self + other }
    /// Returns the difference by components.
    @inlinable public func subtracting(_ other: Self) -> Self { self - other }
    /// Returns the product with `factor`, computed in `Double` and rounded once.
    @inlinable public func scaled(by factor: Double) -> Self { componentsScaled(by: factor) }
    /// The Euclidean length, in `Double`.
    @inlinable public var norm: Double { euclideanLength }
}

extension SIMD4: VectorSpace where Scalar: VectorSpaceScalar {
    /// Returns the sum by components.
    @inlinable public func adding(_ other: Self) -> Self { self + other }
    /// Returns the difference by components.
    @inlinable public func subtracting(_ other: Self) -> Self { self - other }
    /// Returns the product with `factor`, computed in `Double` and rounded once.
    @inlinable public func scaled(by factor: Double) -> Self { componentsScaled(by: factor) }
    /// The Euclidean length, in `Double`.
    @inlinable public var norm: Double { euclideanLength }
}

extension SIMD8: VectorSpace where Scalar: VectorSpaceScalar {
    /// Returns the sum by components.
    @inlinable @inline(__always) public func adding(_ other: Self) -> Self { self + other }
    /// Returns the difference by components.
    @inlinable @inline(__always) public func subtracting(_ other: Self) -> Self { self - other }
    /// Returns the product with `factor`, computed in `Double` and rounded once.
    @inlinable @inline(__always) public func scaled(by factor: Double) -> Self {
        componentsScaled(by: factor)
    }
    /// The Euclidean length, in `Double`.
    @inlinable public var norm: Double { euclideanLength }
}

extension SIMD16: VectorSpace where Scalar: VectorSpaceScalar {
    /// Returns the sum by components.
    @inlinable @inline(__always) public func adding(_ other: Self) -> Self { self + other }
    /// Returns the difference by components.
    @inlinable @inline(__always) public func subtracting(_ other: Self) -> Self { self - other }
    /// Returns the product with `factor`, computed in `Double` and rounded once.
    @inlinable @inline(__always) public func scaled(by factor: Double) -> Self {
        componentsScaled(by: factor)
    }
    /// The Euclidean length, in `Double`.
    @inlinable public var norm: Double { euclideanLength }
}
