/// A function of time that is linear between knots and constant outside.
///
/// Two knots at one time are a jump, with the value of the later one. The same motion may also be known as knots with
/// timing functions, which need not agree with the function: both have the caller's error bound.
package struct PiecewiseLinear<Value: VectorSpace>: Sendable {
    package struct Knot: Sendable {
        package var time: Double
        package var value: Value

        package init(time: Double, value: Value) { (self.time, self.value) = (time, value) }
    }

    /// A knot with a timing function to the next; `nil` for linear.
    package struct EasedKnot: Sendable {
        package var time: Double
        package var value: Value
        package var easing: CubicBezier?

        package init(time: Double, value: Value, easing: CubicBezier?) {
            (self.time, self.value, self.easing) = (time, value, easing)
        }
    }

    /// The same motion with timing functions, if known; at least one knot, with non-decreasing times.
    package let eased: [EasedKnot]?

    /// At least one knot; times are non-decreasing.
    package private(set) var knots: [Knot]

    package init(_ value: Value) { (knots, eased) = ([Knot(time: 0, value: value)], nil) }

    /// Creates a function through at least one knot, with non-decreasing times.
    package init(_ knots: [Knot], eased: [EasedKnot]? = nil) {
        precondition(!knots.isEmpty, "a function has 0 knots; it must have at least 1")
        (self.knots, self.eased) = (knots, eased)
    }

    /// Adds a knot at the end, unless it repeats the last one.
    package mutating func append(_ time: Double, _ value: Value) {
        let last = knots[knots.count - 1]
        if last.time != time || last.value != value { knots.append(Knot(time: time, value: value)) }
    }

    package var isConstant: Bool { knots.allSatisfy { $0.value == knots[0].value } }

    /// Returns the value at a time; at a jump the later one. NaN gives the last value.
    /// - Complexity: O(log n) for n knots.
    package func value(at time: Double) -> Value {
        let next = knots.partitioningIndex { $0.time > time }
        guard next < knots.count, next > 0 else { return knots[max(next - 1, 0)].value }
        return knots[next - 1].time == time ? knots[next - 1].value : value(in: next - 1, at: time)
    }

    /// Returns the left limit at a time; at a jump the earlier value. NaN gives the last value.
    /// - Complexity: O(log n) for n knots.
    package func limit(before time: Double) -> Value {
        let next = knots.partitioningIndex { $0.time >= time }
        guard next < knots.count else { return knots[knots.count - 1].value }
        return knots[next].time == time || next == 0 ? knots[next].value : value(in: next - 1, at: time)
    }

    private func value(in piece: Int, at time: Double) -> Value {
        let (a, b) = (knots[piece], knots[piece + 1])
        return a.value.adding(
            b.value.subtracting(a.value).scaled(by: (time - a.time) / (b.time - a.time)))
    }

    /// Returns the largest value of a convex function of the value, which is at a knot.
    package func largest(_ measure: (Value) -> Double) -> Double { knots.map { measure($0.value) }.max()! }

    /// Returns the function with a linear map applied to its values.
    package func map<Other>(_ linear: (Value) -> Other) -> PiecewiseLinear<Other> {
        PiecewiseLinear<Other>(
            knots.map { .init(time: $0.time, value: linear($0.value)) },
            eased: eased?.map { .init(time: $0.time, value: linear($0.value), easing: $0.easing) })
    }
}
