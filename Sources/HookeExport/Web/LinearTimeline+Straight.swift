import Hooke
import HookeTransitions

extension LinearTimeline.Channel {
    /// A number of each knot, with the stops of curves as knots of their own.
    func straightened(_ number: (AnimatableValue) -> Double) -> StraightTrack<Double> {
        var list: [StraightTrack<Double>.Knot] = []
        for (index, knot) in knots.enumerated() {
            let value = number(knot.value)
            list.append(.init(time: knot.time, value: value))
            guard let curve = knot.curve, index + 1 < knots.count else { continue }
            let (next, way) = (knots[index + 1], number(knots[index + 1].value) - value)
            let inside = curve.stops.filter { $0.input > 0 && $0.input < 1 }
            // Where the curve does not begin at the knot, or does not end at the next.
            let ends =
                [(0.0, curve.value(at: 0))] + inside.map { ($0.input, $0.output) }
                + [(1.0, curve.value(at: 1))]
            for (input, output) in ends where output != input || input > 0 && input < 1 {
                list.append(
                    .init(time: knot.time + (next.time - knot.time) * input, value: value + way * output))
            }
        }
        return StraightTrack(list)
    }
}
