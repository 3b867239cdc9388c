import Hooke
import HookeTransitions

extension LinearTimeline.Channel {
    /// A number of each knot, with the stops of curves as knots of their own.
    func straightened(_ number: (AnimatableValue) -> Double) -> [WebKnot<Double>] {
        var list: [WebKnot<Double>] = []
        for (index, knot) in knots.enumerated() {
            let value = number(knot.value)
            list.append(WebKnot(time: knot.time, value: value))
            guard let curve = knot.curve, index + 1 < knots.count else { continue }
            let (next, way) = (knots[index + 1], number(knots[index + 1].value) - value)
            let inside = curve.stops.filter { $0.input > 0 && $0.input < 1 }
            // Where the curve does not begin at the knot, or does not end at the next.
            let ends =
                [(0.0, curve.value(at: 0))] + inside.map { ($0.input, $0.output) }
                + [(1.0, curve.value(at: 1))]
            for (input, output) in ends where output != input || input > 0 && input < 1 {
                list.append(
                    WebKnot(time: knot.time + (next.time - knot.time) * input, value: value + way * output))
            }
        }
        return list
    }
}

extension [WebKnot<Double>] {
    /// The value at a time; at a jump the one that it leads to.
    func value(at time: Double) -> Double {
        guard let next = firstIndex(where: { $0.time > time }) else { return self[count - 1].value }
        guard next > 0 else { return self[0].value }
        let (a, b) = (self[next - 1], self[next])
        return a.value + (b.value - a.value) * ((time - a.time) / (b.time - a.time))
    }

    /// The same values within a range: with knots where they leave it and come back.
    func cut(to range: ClosedRange<Double>) -> [WebKnot<Double>] {
        var list: [WebKnot<Double>] = []
        for (index, knot) in enumerated() {
            if index > 0, self[index - 1].time < knot.time {
                let before = self[index - 1]
                let rise = knot.value - before.value
                let limits = [range.lowerBound, range.upperBound]
                for limit in rise > 0 ? limits : limits.reversed()
                where (before.value < limit) != (knot.value < limit) {
                    let share = (limit - before.value) / rise
                    list.append(WebKnot(time: before.time + (knot.time - before.time) * share, value: limit))
                }
            }
            list.append(WebKnot(time: knot.time, value: knot.value.clamped(to: range)))
        }
        return list
    }
}

extension Double {
    func clamped(to range: ClosedRange<Double>) -> Double {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
