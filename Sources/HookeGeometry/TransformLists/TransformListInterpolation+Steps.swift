/// A pair of functions of the same kind, prepared for evaluation.
///
/// Plain numbers without reference counts; `TransformSteps` stores the larger parts.
struct TransformStep: Hashable {
    enum Kind: Hashable {
        case translate, scale, rotate, rotateX, rotateY, rotateZ, skew, skewX, skewY
        /// The numbers are inverse distances.
        case perspective
        /// A rotation between different axes, or a matrix; `index` selects it.
        case turn, matrix
    }

    let kind: Kind
    var start = Vector3.zero
    var end = Vector3.zero
    /// The given axis, and its direction.
    var axis = Vector3.zero
    var direction = Vector3.zero
    var index = 0

    /// Returns (1 − p)·start + p·end, which cannot overflow between large values; exactly the start where
    /// both are equal.
    @inline(__always)
    func values(at p: Double) -> Vector3 {
        ((1 - p) * start + p * end).replacing(with: start, where: start .== end)
    }
}

/// A list of steps, with the large parts of some.
struct TransformSteps: Hashable {
    private var steps: [TransformStep] = []
    private var turns: [Slerp] = []
    private var matrices: [TransformInterpolation] = []

    var count: Int { steps.count }
    /// Whether a pair of matrices uses the fallback.
    var hasFallback: Bool { matrices.contains { !$0.isDecomposed } }

    /// Appends the interpolation between two functions; returns false, without a change, for different kinds.
    mutating func append(
        from a: TransformFunction, to b: TransformFunction,
        _ interpolation: (Transform3D, Transform3D) -> TransformInterpolation
    ) -> Bool {
        func add(_ kind: TransformStep.Kind, _ start: Vector3, _ end: Vector3) {
            steps.append(TransformStep(kind: kind, start: start, end: end))
        }
        switch (a, b) {
        case (.translate(let a), .translate(let b)): add(.translate, a, b)
        case (.scale(let a), .scale(let b)): add(.scale, a, b)
        case (.rotate(let a, let n), .rotate(let b, let m)): appendRotation(a, n, b, m)
        case (.skew(let ax, let ay), .skew(let bx, let by)):
            add(.skew, Vector3(ax, ay, 0), Vector3(bx, by, 0))
        case (.skewX(let a), .skewX(let b)): add(.skewX, Vector3(a, 0, 0), Vector3(b, 0, 0))
        case (.skewY(let a), .skewY(let b)): add(.skewY, Vector3(0, a, 0), Vector3(0, b, 0))
        case (.perspective(let a), .perspective(let b)):
            let inverses = (
                TransformFunction.inverse(ofDistance: a), TransformFunction.inverse(ofDistance: b)
            )
            add(.perspective, Vector3(inverses.0, 0, 0), Vector3(inverses.1, 0, 0))
        case (.matrix(let a), .matrix(let b)): append(interpolation(a, b))
        default: return false
        }
        return true
    }

    /// Appends the interpolation of a matrix.
    mutating func append(_ interpolation: TransformInterpolation) {
        steps.append(TransformStep(kind: .matrix, index: matrices.count))
        matrices.append(interpolation)
    }

    private mutating func appendRotation(_ a: Double, _ n: Vector3, _ b: Double, _ m: Vector3) {
        // A rotation by 0, or about a zero axis, takes the other's axis.
        if n == .zero || a == 0 { return append(angle: 0, m == .zero ? 0 : b, axis: m) }
        if m == .zero || b == 0 { return append(angle: a, 0, axis: n) }
        // Directions that are equal within rounding, as of (1, 2, 3) and (0.1, 0.2, 0.3).
        let apart = n.direction - m.direction
        if n == m || max(apart.x.magnitude, apart.y.magnitude, apart.z.magnitude) <= 0x1p-50 {
            return append(angle: a, b, axis: n)
        }
        steps.append(TransformStep(kind: .turn, index: turns.count))
        turns.append(Slerp(from: Quaternion(angle: a, axis: n), to: Quaternion(angle: b, axis: m)))
    }

    private mutating func append(angle a: Double, _ b: Double, axis: Vector3) {
        let kind: TransformStep.Kind =
            switch axis {
            case Vector3(1, 0, 0): .rotateX
            case Vector3(0, 1, 0): .rotateY
            case Vector3(0, 0, 1): .rotateZ
            default: .rotate
            }
        // With a zero axis both angles are 0, and any direction will do.
        let direction = axis == .zero ? Vector3(0, 0, 1) : axis.direction
        steps.append(
            TransformStep(
                kind: kind, start: Vector3(a, 0, 0), end: Vector3(b, 0, 0), axis: axis, direction: direction))
    }

    /// Returns the functions at the progress `p`.
    func functions(at p: Double) -> [TransformFunction] {
        steps.map { step in
            let v = step.values(at: p)
            switch step.kind {
            case .translate: return .translate(v)
            case .scale: return .scale(v)
            case .rotate, .rotateX, .rotateY, .rotateZ: return .rotate(angle: v.x, axis: step.axis)
            case .skew: return .skew(x: v.x, y: v.y)
            case .skewX: return .skewX(v.x)
            case .skewY: return .skewY(v.y)
            case .perspective: return .perspective(distance: 1 / v.x)
            case .turn:
                let rotation = turns[step.index].value(at: p)
                return .rotate(angle: rotation.angle, axis: rotation.imaginary)
            case .matrix: return .matrix(matrices[step.index].transform(at: p))
            }
        }
    }

    /// Returns the product of the functions at the progress `p`. After overflow, more fields can be NaN than
    /// in the product of the list.
    func transform(at p: Double) -> Transform3D {
        // Each step acts before the earlier ones: on the rows.
        var m = Transform3D()
        for step in steps {
            let v = step.values(at: p)
            switch step.kind {
            case .translate: m.row4 += v.x * m.row1 + v.y * m.row2 + v.z * m.row3
            case .scale: (m.row1, m.row2, m.row3) = (v.x * m.row1, v.y * m.row2, v.z * m.row3)
            case .rotate: m = .rotation(v.x, direction: step.direction) * m
            case .rotateX: (m.row2, m.row3) = turned(m.row2, m.row3, by: v.x)
            case .rotateY: (m.row3, m.row1) = turned(m.row3, m.row1, by: v.x)
            case .rotateZ: (m.row1, m.row2) = turned(m.row1, m.row2, by: v.x)
            case .skew, .skewX, .skewY:
                let (x, y) = (Elementary.tan(v.x), Elementary.tan(v.y))
                (m.row1, m.row2) = (m.row1 + y * m.row2, x * m.row1 + m.row2)
            case .perspective: m.row3 -= (v.x > 1 ? 1 : v.x < -1 ? -1 : v.x) * m.row4
            case .turn: m = Transform3D(turns[step.index].value(at: p)) * m
            case .matrix: m = matrices[step.index].transform(at: p) * m
            }
        }
        return m
    }

    /// Returns two rows after a rotation in their plane, from the first towards the second.
    @inline(__always)
    private func turned(
        _ first: SIMD4<Double>, _ second: SIMD4<Double>, by angle: Double
    ) -> (SIMD4<Double>, SIMD4<Double>) {
        let (s, c) = (Elementary.sin(angle), Elementary.cos(angle))
        return (c * first + s * second, c * second - s * first)
    }
}

extension TransformFunction {
    /// Whether CSS interpolates two functions of one case directly; not `matrix()` with `matrix3d()`.
    func isMixed(with other: TransformFunction) -> Bool {
        if case .matrix(let a) = self, case .matrix(let b) = other {
            a.isAffine2D == b.isAffine2D
        } else {
            true
        }
    }
}
