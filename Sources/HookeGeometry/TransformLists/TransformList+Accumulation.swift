import Hooke

extension TransformList {
    /// Returns this list with another one accumulated onto it, some number of times: CSS's composite operation `accumulate`
    /// (CSS Transforms 2, Web Animations).
    ///
    /// - Functions of the same kind add their numbers, pair by pair from the front: lengths, angles, skews, 1/d of
    ///   perspectives, and of scales what they differ by from 1: scale(3) and scale(4) give scale(6).
    /// - Rotations about different axes are multiplied.
    /// - From the first pair of different kinds on, the products of the rests are taken apart, and their parts accumulate. If
    ///   one cannot be taken apart, the result is the other list.
    /// - `add` is the list of both: `TransformList(base.functions + list.functions)`.
    ///
    /// An iteration that accumulates adds the last value to both ends, once for each iteration before:
    ///
    /// ```swift
    /// import HookeGeometry
    ///
    /// let (from, to) = (try TransformList(css: "scale(3)"), try TransformList(css: "scale(4)"))
    /// let before = TransformList().accumulating(to, times: 2)
    /// let third = TransformListInterpolation(from: before.accumulating(from), to: before.accumulating(to))
    /// print(third.list(at: 0.5).css)  // scale(9.5, 9.5)
    /// ```
    ///
    /// - Parameters:
    ///   - list: The list to accumulate.
    ///   - count: How many times, at least 0.
    public func accumulating(_ list: TransformList, times count: Int = 1) -> TransformList {
        let times = Double(max(count, 0))
        guard times > 0 else { return self }
        var result: [TransformFunction] = []
        for index in 0..<max(functions.count, list.functions.count) {
            let first = index < functions.count ? functions[index] : nil
            let second = index < list.functions.count ? list.functions[index] : nil
            // Onto an identity a function stays as it is, also a matrix without parts.
            if let kept = second == nil ? first : first == nil && times == 1 ? second : nil {
                result.append(kept)
                continue
            }
            guard let a = first ?? second?.identity, let b = second ?? first?.identity,
                first == nil || second == nil || a.isMixed(with: b),
                let sum = a.accumulating(b, times)
            else {
                func rest(_ list: TransformList) -> Transform3D {
                    TransformList(Array(list.functions.dropFirst(index))).transform
                }
                guard let sum = rest(self).accumulating(rest(list), times) else { return list }
                return TransformList(result + [.matrix(sum)])
            }
            result.append(sum)
        }
        return TransformList(result)
    }
}

extension TransformFunction {
    /// The sum with another function of the same kind; `nil` for another kind, or for a matrix without parts.
    fileprivate func accumulating(_ other: TransformFunction, _ times: Double) -> TransformFunction? {
        switch (self, other) {
        case (.translate(let a), .translate(let b)): return .translate(a + times * b)
        case (.scale(let a), .scale(let b)): return .scale(a + times * (b - Vector3(1, 1, 1)))
        case (.skew(let ax, let ay), .skew(let bx, let by)):
            return .skew(x: ax + times * bx, y: ay + times * by)
        case (.skewX(let a), .skewX(let b)): return .skewX(a + times * b)
        case (.skewY(let a), .skewY(let b)): return .skewY(a + times * b)
        case (.perspective(let a), .perspective(let b)):
            return .perspective(
                distance: 1 / (Self.inverse(ofDistance: a) + times * Self.inverse(ofDistance: b)))
        case (.rotate(let a, let n), .rotate(let b, let m)):
            if m == .zero || b == 0 { return self }
            if n == .zero || a == 0 { return .rotate(angle: times * b, axis: m) }
            let apart: Vector3 = n.direction - m.direction
            if n == m || max(apart.x.magnitude, apart.y.magnitude, apart.z.magnitude) <= 0x1p-50 {
                return .rotate(angle: a + times * b, axis: n)
            }
            let turn = Quaternion(angle: a, axis: n) * Quaternion(angle: times * b, axis: m)
            return .rotate(angle: turn.angle, axis: turn.imaginary)
        case (.matrix(let a), .matrix(let b)): return a.accumulating(b, times).map { .matrix($0) }
        default: return nil
        }
    }
}

extension Transform3D {
    /// The sum of the parts; `nil` for a transform that cannot be taken apart.
    fileprivate func accumulating(_ other: Transform3D, _ times: Double) -> Transform3D? {
        let isPlane = isAffine2D && other.isAffine2D
        let first = isPlane ? planarDecomposition() : decomposed()
        let second = isPlane ? other.planarDecomposition() : other.decomposed()
        guard var parts = first, let added = second else { return nil }
        parts.translation += times * added.translation
        parts.scale += times * (added.scale - Vector3(1, 1, 1))
        parts.skew += times * added.skew
        parts.perspective += times * (added.perspective - SIMD4(0, 0, 0, 1))
        let turn = Quaternion(angle: times * added.rotation.angle, axis: added.rotation.imaginary)
        parts.rotation = parts.rotation * turn
        return Transform3D(parts)
    }
}
