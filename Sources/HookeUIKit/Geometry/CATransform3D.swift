// swift-format-ignore-file: AlwaysUseLowerCamelCase
import HookeGeometry

/// Core Animation's transform of space: `Transform3D` has the same sixteen fields.
public typealias CATransform3D = Transform3D

/// The transform that changes nothing.
public let CATransform3DIdentity = Transform3D.identity

/// A translation, in points.
public func CATransform3DMakeTranslation(_ tx: Double, _ ty: Double, _ tz: Double) -> CATransform3D {
    .translation(x: tx, y: ty, z: tz)
}

/// A scale about the origin.
public func CATransform3DMakeScale(_ sx: Double, _ sy: Double, _ sz: Double) -> CATransform3D {
    .scale(x: sx, y: sy, z: sz)
}

/// A rotation by an angle in radians about the axis (x, y, z) of any length; the identity where that is zero
/// or not finite, as in Core Animation.
public func CATransform3DMakeRotation(_ angle: Double, _ x: Double, _ y: Double, _ z: Double)
    -> CATransform3D
{
    let turn = Transform3D.rotation(angle, axis: SIMD3(x, y, z))
    return turn.isFinite ? turn : .identity
}

/// `t` after a translation: the new operation comes first.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: Double, _ ty: Double, _ tz: Double)
    -> CATransform3D
{
    CATransform3DMakeTranslation(tx, ty, tz).concatenating(t)
}

/// `t` after a scale: the new operation comes first.
public func CATransform3DScale(_ t: CATransform3D, _ sx: Double, _ sy: Double, _ sz: Double)
    -> CATransform3D
{
    CATransform3DMakeScale(sx, sy, sz).concatenating(t)
}

/// `t` after a rotation: the new operation comes first.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: Double, _ x: Double, _ y: Double, _ z: Double
) -> CATransform3D {
    CATransform3DMakeRotation(angle, x, y, z).concatenating(t)
}

/// First `a`, then `b`: the product a · b.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    a.concatenating(b)
}

/// The inverse; `t` itself where there is none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse ?? t }

/// Whether every field is the identity's.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t.isIdentity }

/// Whether the fields are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// The transform of space that acts on x and y as `m` and leaves z alone.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    Transform3D(Affine2D(m))
}

/// Whether `t` is that of a transform of the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.isAffine2D }

/// What `t` does in the plane: the fields m11, m12, m21, m22, m41 and m42, whatever the others are.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
