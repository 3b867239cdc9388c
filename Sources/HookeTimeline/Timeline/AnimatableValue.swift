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
    /// A path.
    case path(VectorPath)
    /// A list of numbers: the locations of a gradient, or premultiplied colours of four numbers each.
    case numbers([Double])

    /// The components; unused ones are 0. `nil` for transforms, paths and lists.
    @inlinable package var vector: SIMD4<Double>? {
        switch self {
        case .scalar(let x): SIMD4(x, 0, 0, 0)
        case .pair(let p): SIMD4(p.x, p.y, 0, 0)
        case .quad(let q): q
        case .transform, .path, .numbers: nil
        }
    }

    package func replacingVector(_ v: SIMD4<Double>) -> AnimatableValue {
        switch self {
        case .scalar: .scalar(v.x)
        case .pair: .pair(SIMD2(v.x, v.y))
        case .quad: .quad(v)
        case .transform, .path, .numbers: self
        }
    }

    /// Returns the value on the straight way to another one. Paths of different structure, lists of different
    /// length and values of different kinds have no way between them: the result is `other`.
    @usableFromInline
    package func interpolated(to other: AnimatableValue, at p: Double) -> AnimatableValue {
        // The common kinds first: a switch over both copies both.
        switch self {
        case .scalar(let from): if case .scalar(let to) = other { return .scalar(from + (to - from) * p) }
        case .pair(let from): if case .pair(let to) = other { return .pair(from + (to - from) * p) }
        case .quad(let from): if case .quad(let to) = other { return .quad(from + (to - from) * p) }
        case .transform, .path, .numbers: break
        }
        switch (self, other) {
        case (.path(let from), .path(let to)): return .path(from.interpolated(to: to, at: p) ?? to)
        case (.numbers(let from), .numbers(let to)) where from.count == to.count:
            return .numbers(from.indices.map { from[$0] + (to[$0] - from[$0]) * p })
        default:
            guard let a = vector, let b = other.vector else { return other }
            return replacingVector(a + (b - a) * p)
        }
    }

    /// Whether there is a way between both: false for paths of different structure and lists of different
    /// length.
    package func canInterpolate(to other: AnimatableValue) -> Bool {
        switch (self, other) {
        case (.path(let from), .path(let to)): from.hasStructure(of: to)
        case (.numbers(let from), .numbers(let to)): from.count == to.count
        default: true
        }
    }

    /// Whether all its numbers are finite.
    @inlinable @inline(__always) package var isFinite: Bool {
        switch self {
        case .scalar(let x): x.isFinite
        case .pair(let p): p.x.isFinite && p.y.isFinite
        case .quad(let q): q.x.isFinite && q.y.isFinite && q.z.isFinite && q.w.isFinite
        case .transform(let m): m.isFinite
        case .path, .numbers: isListFinite
        }
    }

    /// Whether all numbers of a path or a list are finite.
    @usableFromInline
    var isListFinite: Bool {
        switch self {
        case .path(let path): path.isFinite
        case .numbers(let numbers): numbers.allSatisfy { $0.isFinite }
        default: isFinite
        }
    }

    /// Whether it is a path or a list of numbers.
    package var isList: Bool {
        switch self {
        case .path, .numbers: true
        default: false
        }
    }

    /// The transform; the identity for other kinds.
    @inlinable package var asTransform: Transform3D {
        if case .transform(let transform) = self { transform } else { .identity }
    }
}

extension PathMorph {
    /// Creates the morph of two paths of different structure; `nil` for other values, empty paths and numbers that are
    /// not finite.
    package init?(between from: AnimatableValue, and to: AnimatableValue) {
        guard case .path(let start) = from, case .path(let end) = to, !start.hasStructure(of: end),
            let morph = try? PathMorph(from: start, to: end)
        else { return nil }
        self = morph
    }
}
