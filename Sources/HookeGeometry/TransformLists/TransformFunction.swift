/// One of CSS's transform functions as a value, which keeps more than its matrix: a rotation by 400° stays
/// one by 400°.
///
/// `TransformList` is a list of functions. `TransformListInterpolation` interpolates lists function by
/// function, so that whole turns are kept. Lengths are in points (CSS's px), angles in radians.
///
/// Equivalent forms of CSS share a case: `translateX()` to `translate3d()` are `translate`, `scaleX()` to
/// `scale3d()` are `scale`, `rotate()`, `rotateX()` to `rotateZ()` and `rotate3d()` are `rotate`, `matrix()`
/// and `matrix3d()` are `matrix`. The three skews stay separate, as CSS does not interpolate between them.
public enum TransformFunction: Hashable, Sendable {
    /// A translation.
    case translate(Vector3)
    /// A scale, one factor per axis.
    case scale(Vector3)
    /// A rotation by `angle` radians about an axis of any length; the identity for a zero axis.
    case rotate(angle: Double, axis: Vector3)
    /// CSS's `skew(x, y)`, angles in radians: `Transform3D.skew(x:y:)`.
    case skew(x: Double, y: Double)
    /// CSS's `skewX()`: x′ = x + tan(angle)·y.
    case skewX(Double)
    /// CSS's `skewY()`: y′ = y + tan(angle)·x.
    case skewY(Double)
    /// An eye at `distance` in front of the plane z = 0: m34 = −1/distance. Infinity is CSS's
    /// `perspective(none)`.
    ///
    /// The value keeps its distance, but from 0 to 1 it acts as 1 in the matrix and in interpolation (CSS
    /// Transforms 2). A negative distance, unknown to CSS, is an eye behind the plane, as an interpolation
    /// that overshoots can give; from −1 to 0 it acts as −1.
    case perspective(distance: Double)
    /// Any transform.
    case matrix(Transform3D)
}

extension TransformFunction {
    /// A translation.
    public static func translate(x: Double = 0, y: Double = 0, z: Double = 0) -> TransformFunction {
        .translate(Vector3(x, y, z))
    }

    /// A scale, one factor per axis.
    public static func scale(x: Double = 1, y: Double = 1, z: Double = 1) -> TransformFunction {
        .scale(Vector3(x, y, z))
    }

    /// A rotation about x by `angle` radians.
    public static func rotateX(_ angle: Double) -> TransformFunction {
        .rotate(angle: angle, axis: Vector3(1, 0, 0))
    }

    /// A rotation about y by `angle` radians.
    public static func rotateY(_ angle: Double) -> TransformFunction {
        .rotate(angle: angle, axis: Vector3(0, 1, 0))
    }

    /// A rotation about z by `angle` radians, clockwise on the screen: CSS's `rotate()`.
    public static func rotateZ(_ angle: Double) -> TransformFunction {
        .rotate(angle: angle, axis: Vector3(0, 0, 1))
    }

    /// The matrix of the function. NaN and infinity propagate.
    public var transform: Transform3D {
        switch self {
        case .translate(let distance): .translation(distance)
        case .scale(let factors): .scale(x: factors.x, y: factors.y, z: factors.z)
        case .rotate(let angle, let axis): .rotation(angle, axis: axis)
        case .skew(let x, let y): .skew(x: x, y: y)
        case .skewX(let angle): .skew(x: angle)
        case .skewY(let angle): .skew(y: angle)
        case .perspective(let distance): Self.perspective(inverse: Self.inverse(ofDistance: distance))
        case .matrix(let transform): transform
        }
    }

    /// The identity of the same kind, for padding lists. A rotation keeps its axis.
    public var identity: TransformFunction {
        switch self {
        case .translate: .translate(.zero)
        case .scale: .scale(Vector3(1, 1, 1))
        case .rotate(_, let axis): .rotate(angle: 0, axis: axis)
        case .skew: .skew(x: 0, y: 0)
        case .skewX: .skewX(0)
        case .skewY: .skewY(0)
        case .perspective: .perspective(distance: .infinity)
        case .matrix: .matrix(.identity)
        }
    }

    /// Returns the product of the function and `transform`: the function acts first.
    func before(_ transform: Transform3D) -> Transform3D {
        switch self {
        case .translate(let d): transform.translatedBy(x: d.x, y: d.y, z: d.z)
        case .scale(let f): transform.scaledBy(x: f.x, y: f.y, z: f.z)
        case .skew(let x, let y): transform.skewedBy(x: x, y: y)
        case .skewX(let angle): transform.skewedBy(x: angle)
        case .skewY(let angle): transform.skewedBy(y: angle)
        case .rotate, .perspective, .matrix: self.transform.concatenating(transform)
        }
    }

    /// Returns 1/distance, for the distance that applies.
    static func inverse(ofDistance distance: Double) -> Double {
        distance.isNaN ? distance : 1 / (distance < 0 ? min(distance, -1) : max(distance, 1))
    }

    private static func perspective(inverse: Double) -> Transform3D {
        var result = Transform3D()
        result.m34 = 0 - inverse
        return result
    }
}
