// swift-format-ignore-file: AlwaysUseLowerCamelCase
import HookeGeometry

/// Core Animation's 3-D transform: `Transform3D` has the same sixteen elements.
public typealias CATransform3D = Transform3D

/// The identity.
public let CATransform3DIdentity = Transform3D.identity

/// Returns a translation, in points.
public func CATransform3DMakeTranslation(_ tx: Double, _ ty: Double, _ tz: Double) -> CATransform3D {
    .translation(x: tx, y: ty, z: tz)
}

/// Returns a scale about the origin.
public func CATransform3DMakeScale(_ sx: Double, _ sy: Double, _ sz: Double) -> CATransform3D {
    .scale(x: sx, y: sy, z: sz)
}

/// Returns a rotation in radians about the axis (x, y, z) of any length. As in Core Animation it is the
/// identity if the axis is zero or not finite.
public func CATransform3DMakeRotation(_ angle: Double, _ x: Double, _ y: Double, _ z: Double)
    -> CATransform3D
{
    let turn = Transform3D.rotation(angle, axis: SIMD3(x, y, z))
    return turn.isFinite ? turn : .identity
}

/// Returns `t` with a translation applied first.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: Double, _ ty: Double, _ tz: Double)
    -> CATransform3D
{
    CATransform3DMakeTranslation(tx, ty, tz).concatenating(t)
}

/// Returns `t` with a scale applied first.
public func CATransform3DScale(_ t: CATransform3D, _ sx: Double, _ sy: Double, _ sz: Double)
    -> CATransform3D
{
    CATransform3DMakeScale(sx, sy, sz).concatenating(t)
}

/// Returns `t` with a rotation applied first.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: Double, _ x: Double, _ y: Double, _ z: Double
) -> CATransform3D {
    CATransform3DMakeRotation(angle, x, y, z).concatenating(t)
}

/// Returns `a`, then `b`: the product a · b.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    a.concatenating(b)
}

/// Returns the inverse; `t` itself if it is singular.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse ?? t }

/// Whether `t` is the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t.isIdentity }

/// Whether all elements are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Returns `m` as a 3-D transform; z is unchanged.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    Transform3D(Affine2D(m))
}

/// Whether `t` is a 2-D transform.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.isAffine2D }

/// Returns the 2-D part of `t`: m11, m12, m21, m22, m41 and m42.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
