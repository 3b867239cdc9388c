// The C library's elementary functions under names of their own; the only file of the folder that imports it.

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Bionic)
    import Bionic
#elseif canImport(WASILibc)
    import WASILibc
#elseif canImport(ucrt)
    import ucrt
#endif

/// Sine, radians.
func libmSin(_ x: Double) -> Double { sin(x) }

/// Cosine, radians.
func libmCos(_ x: Double) -> Double { cos(x) }

/// The angle of the point (x, y) in (−π, π].
func libmAtan2(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
