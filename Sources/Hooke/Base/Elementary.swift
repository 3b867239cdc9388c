#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#elseif canImport(WASILibc)
    import WASILibc
#elseif canImport(ucrt)
    import ucrt
#else
    #error("No C mathematics library is known for this platform; add its module here.")
#endif

/// The elementary functions, from the platform's C library.
///
/// This file is the only one of the numeric core that names the platform. What has to give the same bits on every
/// platform, or more than a double's accuracy, is in `DoubleDouble+Elementary.swift` instead.
package enum Elementary {
    /// The sine of an angle in radians.
    @inline(__always) package static func sin(_ x: Double) -> Double { _sin(x) }
    /// The cosine of an angle in radians.
    @inline(__always) package static func cos(_ x: Double) -> Double { _cos(x) }
    /// The tangent of an angle in radians.
    @inline(__always) package static func tan(_ x: Double) -> Double { _tan(x) }
    /// The angle in [−π/2, π/2] whose sine is `x`.
    @inline(__always) package static func asin(_ x: Double) -> Double { _asin(x) }
    /// The angle in [0, π] whose cosine is `x`.
    @inline(__always) package static func acos(_ x: Double) -> Double { _acos(x) }
    /// The angle in [−π/2, π/2] whose tangent is `x`.
    @inline(__always) package static func atan(_ x: Double) -> Double { _atan(x) }
    /// The angle in [−π, π] of the point (`x`, `y`).
    @inline(__always) package static func atan2(_ y: Double, _ x: Double) -> Double { _atan2(y, x) }
    /// The hyperbolic sine.
    @inline(__always) package static func sinh(_ x: Double) -> Double { _sinh(x) }
    /// The hyperbolic cosine.
    @inline(__always) package static func cosh(_ x: Double) -> Double { _cosh(x) }
    /// The hyperbolic tangent.
    @inline(__always) package static func tanh(_ x: Double) -> Double { _tanh(x) }
    /// eˣ.
    @inline(__always) package static func exp(_ x: Double) -> Double { _exp(x) }
    /// 2ˣ.
    @inline(__always) package static func exp2(_ x: Double) -> Double { _exp2(x) }
    /// eˣ − 1, accurate near 0.
    @inline(__always) package static func expm1(_ x: Double) -> Double { _expm1(x) }
    /// The natural logarithm.
    @inline(__always) package static func log(_ x: Double) -> Double { _log(x) }
    /// The logarithm to base 2.
    @inline(__always) package static func log2(_ x: Double) -> Double { _log2(x) }
    /// The natural logarithm of 1 + x, accurate near 0.
    @inline(__always) package static func log1p(_ x: Double) -> Double { _log1p(x) }
    /// `x` to the power `y`.
    @inline(__always) package static func pow(_ x: Double, _ y: Double) -> Double { _pow(x, y) }
    /// The real cube root.
    @inline(__always) package static func cbrt(_ x: Double) -> Double { _cbrt(x) }
    /// √(x² + y²) without overflow or underflow on the way.
    @inline(__always) package static func hypot(_ x: Double, _ y: Double) -> Double { _hypot(x, y) }
}

// The C functions by names that the members above do not hide.
@inline(__always) private func _sin(_ x: Double) -> Double { sin(x) }
@inline(__always) private func _cos(_ x: Double) -> Double { cos(x) }
@inline(__always) private func _tan(_ x: Double) -> Double { tan(x) }
@inline(__always) private func _asin(_ x: Double) -> Double { asin(x) }
@inline(__always) private func _acos(_ x: Double) -> Double { acos(x) }
@inline(__always) private func _atan(_ x: Double) -> Double { atan(x) }
@inline(__always) private func _atan2(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
@inline(__always) private func _sinh(_ x: Double) -> Double { sinh(x) }
@inline(__always) private func _cosh(_ x: Double) -> Double { cosh(x) }
@inline(__always) private func _tanh(_ x: Double) -> Double { tanh(x) }
@inline(__always) private func _exp(_ x: Double) -> Double { exp(x) }
@inline(__always) private func _exp2(_ x: Double) -> Double { exp2(x) }
@inline(__always) private func _expm1(_ x: Double) -> Double { expm1(x) }
@inline(__always) private func _log(_ x: Double) -> Double { log(x) }
@inline(__always) private func _log2(_ x: Double) -> Double { log2(x) }
@inline(__always) private func _log1p(_ x: Double) -> Double { log1p(x) }
@inline(__always) private func _pow(_ x: Double, _ y: Double) -> Double { pow(x, y) }
@inline(__always) private func _cbrt(_ x: Double) -> Double { cbrt(x) }
@inline(__always) private func _hypot(_ x: Double, _ y: Double) -> Double { hypot(x, y) }
