import Hooke

extension LinearTimeline {
    /// The same without curves: knots at the stops of each, within the same errors.
    ///
    /// Numbers are the same. A transform by parts goes from stop to stop on the way between the transforms there, which is the
    /// curve's own way but where it comes near to a singular transform; `Timeline.linearApproximation` has put in more knots
    /// there, and counted what is left to the errors. In a timeline that was made from its parts nobody has.
    public var straightened: LinearTimeline {
        LinearTimeline(
            model: model, channels: channels.map(\.straightened), duration: duration, distance: distance,
            share: share)
    }
}

extension LinearTimeline.Channel {
    /// The same channel without curves.
    package var straightened: LinearTimeline.Channel {
        LinearTimeline.Channel(
            PropertyKey(view: view, property: property), plainKnots ?? knotsAtStops, plain: nil, error: error,
            transformsGo: transformsGo)
    }

    private var knotsAtStops: [LinearTimeline.Knot] {
        var plain: [LinearTimeline.Knot] = []
        for (index, knot) in knots.enumerated() {
            plain.append(LinearTimeline.Knot(time: knot.time, value: knot.value))
            guard let curve = knot.curve, index + 1 < knots.count else { continue }
            let next = knots[index + 1]
            // The first and the last stop are the knots themselves, unless the curve jumps there.
            for stop in curve.stopsFromStartToEnd
            where stop.input != stop.output || stop.input > 0 && stop.input < 1 {
                let value = Self.value(from: knot.value, to: next.value, at: stop.output, transformsGo)
                let time = knot.time + (next.time - knot.time) * stop.input
                plain.append(LinearTimeline.Knot(time: stop.input < 1 ? time : next.time, value: value))
            }
        }
        return plain
    }
}
