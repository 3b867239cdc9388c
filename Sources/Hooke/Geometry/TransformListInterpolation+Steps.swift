/// A pair of functions of the same kind, made ready to be asked for any progress.
enum TransformStep: Hashable {
    case translate(Vector3, Vector3)
    case scale(Vector3, Vector3)
    case angle(Double, Double, axis: Vector3)
    /// Rotations about different axes.
    indirect case turn(Slerp)
    case skew(Vector2, Vector2)
    case skewX(Double, Double)
    case skewY(Double, Double)
    /// Inverse distances.
    case perspective(Double, Double)
    indirect case matrix(TransformInterpolation)

    /// The way from one function to another; `nil` when they are of different kinds.
    init?(
        from a: TransformFunction, to b: TransformFunction,
        _ matrices: (Transform3D, Transform3D) -> TransformInterpolation
    ) {
        switch (a, b) {
        case (.translate(let a), .translate(let b)): self = .translate(a, b)
        case (.scale(let a), .scale(let b)): self = .scale(a, b)
        case (.rotate(let a, let n), .rotate(let b, let m)): self = Self.rotation(a, n, b, m)
        case (.skew(let ax, let ay), .skew(let bx, let by)):
            self = .skew(Vector2(ax, ay), Vector2(bx, by))
        case (.skewX(let a), .skewX(let b)): self = .skewX(a, b)
        case (.skewY(let a), .skewY(let b)): self = .skewY(a, b)
        case (.perspective(let a), .perspective(let b)):
            self = .perspective(
                TransformFunction.inverse(ofDistance: a), TransformFunction.inverse(ofDistance: b))
        case (.matrix(let a), .matrix(let b)): self = .matrix(matrices(a, b))
        default: return nil
        }
    }

    private static func rotation(_ a: Double, _ n: Vector3, _ b: Double, _ m: Vector3) -> TransformStep {
        // A turn by nothing, or about nothing, has no axis of its own.
        if n == .zero || a == 0 { return .angle(0, m == .zero ? 0 : b, axis: m) }
        if m == .zero || b == 0 { return .angle(a, 0, axis: n) }
        if n == m { return .angle(a, b, axis: n) }
        // Equal directions within the rounding of their numbers, as (1, 2, 3) and (0.1, 0.2, 0.3) have it.
        let apart = n.direction - m.direction
        if max(apart.x.magnitude, apart.y.magnitude, apart.z.magnitude) <= 0x1p-50 {
            return .angle(a, b, axis: n)
        }
        return .turn(Slerp(from: Quaternion(angle: a, axis: n), to: Quaternion(angle: b, axis: m)))
    }

    /// Whether it is a pair of matrices that could not be taken apart.
    var isFallback: Bool {
        if case .matrix(let way) = self { !way.isDecomposed } else { false }
    }

    /// The function at the progress `p`.
    func function(at p: Double) -> TransformFunction {
        switch self {
        case .translate(let a, let b): .translate(mix(a, b, p))
        case .scale(let a, let b): .scale(mix(a, b, p))
        case .angle(let a, let b, let axis): .rotate(angle: mix(a, b, p), axis: axis)
        case .turn(let turn):
            {
                let rotation = turn.value(at: p)
                return .rotate(angle: rotation.angle, axis: rotation.imaginary)
            }()
        case .skew(let a, let b): .skew(x: mix(a.x, b.x, p), y: mix(a.y, b.y, p))
        case .skewX(let a, let b): .skewX(mix(a, b, p))
        case .skewY(let a, let b): .skewY(mix(a, b, p))
        case .perspective(let a, let b): .perspective(distance: 1 / mix(a, b, p))
        case .matrix(let way): .matrix(way.transform(at: p))
        }
    }

    /// Its transform at the progress `p`.
    func transform(at p: Double) -> Transform3D {
        if case .turn(let turn) = self { return Transform3D(turn.value(at: p)) }
        return function(at: p).transform
    }

    /// The function at the progress `p` and then `transform`: the function acts first.
    func before(_ transform: Transform3D, at p: Double) -> Transform3D {
        if case .turn(let turn) = self { return Transform3D(turn.value(at: p)).concatenating(transform) }
        return function(at: p).before(transform)
    }

    /// (1 − p)·a + p·b, which no large pair overflows; exactly a where the two are equal, whatever p is.
    private func mix(_ a: Double, _ b: Double, _ p: Double) -> Double { a == b ? a : (1 - p) * a + p * b }

    private func mix(_ a: Vector3, _ b: Vector3, _ p: Double) -> Vector3 {
        ((1 - p) * a + p * b).replacing(with: a, where: a .== b)
    }
}

extension TransformFunction {
    /// Whether CSS mixes the two on their own when they are of one case: `matrix()` and `matrix3d()` it does not.
    func isMixed(with other: TransformFunction) -> Bool {
        if case .matrix(let a) = self, case .matrix(let b) = other {
            a.isAffine2D == b.isAffine2D
        } else {
            true
        }
    }
}
