import HookeGeometry

/// The interpolation of a motion between two values.
@usableFromInline
protocol MotionInterpolation: Sendable {
    associatedtype Value: StageValue
    var from: Value { get }
    var to: Value { get }
    init(from: AnimatableValue, to: AnimatableValue)
    /// Returns the interpolated value between start and end.
    static func value(at p: Double, of way: UnsafePointer<Self>) -> Value
    static func value(_ value: AnimatableValue) -> Value
}

/// Paths and lists of numbers.
@usableFromInline
struct ListInterpolation: MotionInterpolation {
    @usableFromInline let from, to: AnimatableValue

    @usableFromInline
    init(from: AnimatableValue, to: AnimatableValue) { (self.from, self.to) = (from, to) }

    @inlinable
    static func value(at p: Double, of way: UnsafePointer<Self>) -> AnimatableValue {
        way.pointee.from.interpolated(to: way.pointee.to, at: p)
    }

    @inlinable
    static func value(_ value: AnimatableValue) -> AnimatableValue { value }
}

@usableFromInline
struct ScalarInterpolation: MotionInterpolation {
    @usableFromInline let from, to: Double

    @usableFromInline
    init(from: AnimatableValue, to: AnimatableValue) {
        (self.from, self.to) = (Self.value(from), Self.value(to))
    }

    @inlinable @inline(__always)
    static func value(at p: Double, of way: UnsafePointer<Self>) -> Double {
        let from = way.pointee.from
        return from + (way.pointee.to - from) * p
    }

    @inlinable
    static func value(_ value: AnimatableValue) -> Double { value.vector!.x }
}

@usableFromInline
struct PairInterpolation: MotionInterpolation {
    @usableFromInline let from, to: SIMD2<Double>

    @usableFromInline
    init(from: AnimatableValue, to: AnimatableValue) {
        (self.from, self.to) = (Self.value(from), Self.value(to))
    }

    @inlinable @inline(__always)
    static func value(at p: Double, of way: UnsafePointer<Self>) -> SIMD2<Double> {
        let from = way.pointee.from
        return from + (way.pointee.to - from) * p
    }

    @inlinable
    static func value(_ value: AnimatableValue) -> SIMD2<Double> { value.vector!.lowHalf }
}

@usableFromInline
struct QuadInterpolation: MotionInterpolation {
    @usableFromInline let from, to: SIMD4<Double>

    @usableFromInline
    init(from: AnimatableValue, to: AnimatableValue) {
        (self.from, self.to) = (Self.value(from), Self.value(to))
    }

    @inlinable @inline(__always)
    static func value(at p: Double, of way: UnsafePointer<Self>) -> SIMD4<Double> {
        let from = way.pointee.from
        return from + (way.pointee.to - from) * p
    }

    @inlinable
    static func value(_ value: AnimatableValue) -> SIMD4<Double> { value.vector! }
}

extension TransformInterpolation: MotionInterpolation {
    @usableFromInline
    init(from: AnimatableValue, to: AnimatableValue) {
        self.init(from: from.asTransform, to: to.asTransform)
    }

    @inlinable @inline(__always)
    static func value(at p: Double, of way: UnsafePointer<Self>) -> Transform3D { transform(at: p, of: way) }

    @inlinable
    static func value(_ value: AnimatableValue) -> Transform3D { value.asTransform }
}
