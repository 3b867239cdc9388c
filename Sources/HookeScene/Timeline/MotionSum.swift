import HookeGeometry

/// A value on which motions add up.
protocol MotionValue: Equatable {
    /// Whether two are equal, as `==` says. Values that move differ in the first number or two.
    func equals(_ other: Self) -> Bool
    /// The value with what a motion at `moving` has still to go to `end`; `nil` where that cannot be said.
    func adding(_ moving: Self, short end: Self) -> Self?
}

/// Adds the motions of one property, newest first: the newest shows its value, each older one what it has
/// still to go. A new motion therefore starts where the old ones were and keeps their velocity.
///
/// For vectors the remainder of a motion is value − end; for transforms value · end⁻¹, applied before. An
/// older transform that ends singular has no remainder: there the motion jumps.
struct MotionSum<Value: MotionValue> {
    private(set) var value: Value
    private var isFirst = true

    @inline(__always)
    init(model: Value) { value = model }

    @inline(__always)
    mutating func add(_ moving: Value, to end: Value) {
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
    @inline(__always)
    func equals(_ other: Self) -> Bool { self == other }

    @inline(__always)
    func adding(_ moving: Self, short end: Self) -> Self? { self + (moving - end) }
}

extension SIMD2<Double>: MotionValue {
    @inline(__always)
    func equals(_ other: Self) -> Bool { x == other.x && y == other.y }

    @inline(__always)
    func adding(_ moving: Self, short end: Self) -> Self? { self + (moving - end) }
}

extension SIMD4<Double>: MotionValue {
    @inline(__always)
    func equals(_ other: Self) -> Bool { x == other.x && y == other.y && z == other.z && w == other.w }

    @inline(__always)
    func adding(_ moving: Self, short end: Self) -> Self? { self + (moving - end) }
}

extension Transform3D: MotionValue {
    @inline(__always)
    func equals(_ other: Self) -> Bool {
        row4.equals(other.row4) && row1.equals(other.row1) && row2.equals(other.row2)
            && row3.equals(other.row3)
    }

    func adding(_ moving: Self, short end: Self) -> Self? {
        end.inverse.map { moving.concatenating($0).concatenating(self) }
    }
}

extension AnimatableValue: MotionValue {
    func equals(_ other: Self) -> Bool { self == other }

    func adding(_ moving: Self, short end: Self) -> Self? {
        if case .transform(let moving) = moving, case .transform(let end) = end,
            case .transform(let current) = self
        {
            return current.adding(moving, short: end).map { .transform($0) }
        }
        return replacingVector(vector! + (moving.vector! - end.vector!))
    }
}
