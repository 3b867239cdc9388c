import HookeGeometry

/// The value of an animated property.
public enum AnimatableValue: Equatable, Sendable {
    /// An opacity, a radius, a height.
    case scalar(Double)
    /// A point.
    case pair(SIMD2<Double>)
    /// A rectangle (x, y, width, height) or a premultiplied colour (red, green, blue, alpha).
    case quad(SIMD4<Double>)
    /// A transform.
    case transform(Transform3D)

    /// The components; unused ones are 0. `nil` for transforms.
    @inlinable package var vector: SIMD4<Double>? {
        switch self {
        case .scalar(let x): SIMD4(x, 0, 0, 0)
        case .pair(let p): SIMD4(p.x, p.y, 0, 0)
        case .quad(let q): q
        case .transform: nil
        }
    }

    package func replacingVector(_ v: SIMD4<Double>) -> AnimatableValue {
        switch self {
        case .scalar: .scalar(v.x)
        case .pair: .pair(SIMD2(v.x, v.y))
        case .quad: .quad(v)
        case .transform: self
        }
    }

    /// Whether all its numbers are finite.
    package var isFinite: Bool {
        switch self {
        case .transform(let m):
            return m.isFinite
        default:
            let v = vector!
            return v.x.isFinite && v.y.isFinite && v.z.isFinite && v.w.isFinite
        }
    }

    /// The transform; the identity for other kinds.
    @inlinable package var asTransform: Transform3D {
        if case .transform(let transform) = self { transform } else { .identity }
    }
}
