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
    fileprivate var straightened: LinearTimeline.Channel {
        LinearTimeline.Channel(
            PropertyKey(view: view, property: property), plainKnots ?? knotsAtStops, plain: nil, error: error,
            transformsGo: transformsGo)
    }

    private var knotsAtStops: [LinearTimeline.Knot] {
        var plain: [LinearTimeline.Knot] = []
        for (index, knot) in knots.enumerated() {
            guard let curve = knot.curve, index + 1 < knots.count else {
                plain.append(LinearTimeline.Knot(time: knot.time, value: knot.value))
                continue
            }
            let next = knots[index + 1]
            let stops = curve.stopsWithin
            if stops[0].output != 0 {
                // It jumps as it starts; until then the knot's own value holds.
                plain.append(LinearTimeline.Knot(time: knot.time, value: knot.value))
            }
            for stop in stops {
                let value = Self.value(from: knot.value, to: next.value, at: stop.output, transformsGo)
                plain.append(
                    LinearTimeline.Knot(
                        time: knot.time + (next.time - knot.time) * stop.input, value: value))
            }
        }
        return plain
    }
}

extension LinearStops {
    /// The stops from 0 to 1, both ends among them.
    fileprivate var stopsWithin: [Stop] {
        var within = stops.filter { $0.input >= 0 && $0.input <= 1 }
        if within.first?.input != 0 { within.insert(Stop(input: 0, output: value(at: 0)), at: 0) }
        if within.last?.input != 1 { within.append(Stop(input: 1, output: value(at: 1))) }
        return within
    }
}
