import Hooke

/// A function of time made of straight pieces. It holds before the first knot and after the last.
struct StraightTrack<Value: VectorSpace>: Sendable {
    /// A value at a time.
    struct Knot: Sendable {
        var time: Double
        var value: Value
    }

    /// At least one; times are non-decreasing, and two equal times are a jump.
    private(set) var knots: [Knot]

    /// A value that does not change.
    init(_ value: Value) { knots = [Knot(time: 0, value: value)] }

    init(_ knots: [Knot]) {
        precondition(!knots.isEmpty, "a track has 0 knots; it must have at least 1")
        self.knots = knots
    }

    /// Whether it never changes.
    var isConstant: Bool { knots.allSatisfy { $0.value == knots[0].value } }

    /// The value just before a time.
    func valueBefore(_ time: Double) -> Value {
        let next = firstIndex { $0 >= time }
        guard next < knots.count else { return knots[knots.count - 1].value }
        return knots[next].time == time || next == 0 ? knots[next].value : way(next - 1, at: time)
    }

    /// The value from a time on.
    func value(from time: Double) -> Value {
        let next = firstIndex { $0 > time }
        guard next < knots.count, next > 0 else { return knots[max(next - 1, 0)].value }
        return knots[next - 1].time == time ? knots[next - 1].value : way(next - 1, at: time)
    }

    private func way(_ index: Int, at time: Double) -> Value {
        let (a, b) = (knots[index], knots[index + 1])
        return a.value.adding(
            b.value.subtracting(a.value).scaled(by: (time - a.time) / (b.time - a.time)))
    }

    private func firstIndex(_ isBeyond: (Double) -> Bool) -> Int {
        var (low, high) = (0, knots.count)
        while low < high {
            let middle = (low + high) / 2
            if isBeyond(knots[middle].time) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// The largest that a convex function of the value becomes: at a knot.
    func largest(_ measure: (Value) -> Double) -> Double { knots.map { measure($0.value) }.max()! }
}

extension StraightTrack {
    /// The values that a linear function has: straight between the same knots.
    func map<Other>(_ linear: (Value) -> Other) -> StraightTrack<Other> {
        StraightTrack<Other>(knots.map { .init(time: $0.time, value: linear($0.value)) })
    }
}

extension StraightTrack where Value == Double {
    /// The numbers brought into a range, with a knot wherever the track crosses one of its ends.
    func clamped(to range: ClosedRange<Double>) -> StraightTrack {
        var result: [Knot] = []
        for (index, knot) in knots.enumerated() {
            if index > 0, knots[index - 1].time < knot.time {
                let last = knots[index - 1]
                let rise = knot.value - last.value
                let limits = [range.lowerBound, range.upperBound]
                for limit in rise > 0 ? limits : limits.reversed() {
                    let share = (limit - last.value) / rise
                    guard share > 0, share < 1 else { continue }
                    result.append(Knot(time: last.time + (knot.time - last.time) * share, value: limit))
                }
            }
            result.append(Knot(time: knot.time, value: knot.value.clamped(to: range)))
        }
        return StraightTrack(result)
    }
}

extension Double {
    func clamped(to range: ClosedRange<Double>) -> Double {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
