import HookeGeometry

/// A value that can add motions.
@usableFromInline
package protocol MotionValue: Equatable {
    /// Whether both are equal, as `==`. Compares first the numbers that usually differ.
    func equals(_ other: Self) -> Bool
    /// Returns the value plus the remaining part of a motion at `moving`; `nil` if that is undefined.
    func adding(_ moving: Self, short end: Self) -> Self?
}

/// Adds the motions of a property, newest first: the value of the newest plus the remaining part of each
/// older one. A new motion thus starts with the current value and velocity.
///
/// For vectors the remaining part is value − end; for transforms value · end⁻¹, applied first. An older
/// transform with a singular end has none: the motion jumps there.
@usableFromInline
package struct MotionSum<Value: MotionValue> {
    @usableFromInline package var value: Value
    @usableFromInline var isFirst = true

    @inlinable @inline(__always)
    package init(model: Value) { value = model }

    @inlinable @inline(__always)
    package mutating func add(_ moving: Value, to end: Value) {
        defer { isFirst = false }
        if moving.equals(end) { return }
        if isFirst, value.equals(end) {
            value = moving
        } else if let sum = value.adding(moving, short: end) {
            value = sum
        }
    }
}

extension Double: MotionValue {
    @inlinable @inline(__always)
    package func equals(_ other: Self) -> Bool { self == other }

    @inlinable @inline(__always)
    package func adding(_ moving: Self, short end: Self) -> Self? { self + (moving - end) }
}

extension SIMD2<Double>: MotionValue {
    @inlinable @inline(__always)
    package func equals(_ other: Self) -> Bool { x == other.x && y == other.y }

    @inlinable @inline(__always)
    package func adding(_ moving: Self, short end: Self) -> Self? { self + (moving - end) }
}

extension SIMD4<Double>: MotionValue {
    @inlinable @inline(__always)
    package func equals(_ other: Self) -> Bool {
        x == other.x && y == other.y && z == other.z && w == other.w
    }

    @inlinable @inline(__always)
    package func adding(_ moving: Self, short end: Self) -> Self? { self + (moving - end) }
}

extension Transform3D: MotionValue {
    @inlinable @inline(__always)
    package func equals(_ other: Self) -> Bool {
        row4.equals(other.row4) && row1.equals(other.row1) && row2.equals(other.row2)
            && row3.equals(other.row3)
    }

    @usableFromInline
    package func adding(_ moving: Self, short end: Self) -> Self? {
        end.inverse.map { moving.concatenating($0).concatenating(self) }
    }
}

extension AnimatableValue: MotionValue {
    @usableFromInline
    package func equals(_ other: Self) -> Bool {
        // The common kinds first: a switch over both copies both.
        switch self {
        case .scalar(let x): if case .scalar(let y) = other { x == y } else { false }
        case .pair(let a): if case .pair(let b) = other { a.equals(b) } else { false }
        case .quad(let a): if case .quad(let b) = other { a.equals(b) } else { false }
        case .transform(let a): if case .transform(let b) = other { a.equals(b) } else { false }
        case .path, .numbers: self == other
        }
    }

    @usableFromInline
    package func adding(_ moving: Self, short end: Self) -> Self? {
        if case .transform(let moving) = moving, case .transform(let end) = end,
            case .transform(let current) = self
        {
            return current.adding(moving, short: end).map { .transform($0) }
        }
        switch (self, moving, end) {
        case (.path(let sum), .path(let moving), .path(let end)):
            return sum.adding(moving, short: end).map { .path($0) }
        case (.numbers(let sum), .numbers(let moving), .numbers(let end)):
            guard sum.count == moving.count, sum.count == end.count else { return nil }
            return .numbers(sum.indices.map { sum[$0] + (moving[$0] - end[$0]) })
        default:
            guard let sum = vector, let moving = moving.vector, let end = end.vector else { return nil }
            return replacingVector(sum + (moving - end))
        }
    }
}
