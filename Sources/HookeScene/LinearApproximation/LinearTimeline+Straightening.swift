import Hooke

extension LinearTimeline {
    /// The timeline without curves: each curve becomes knots at its stops, within the same errors.
    ///
    /// - Numbers are unchanged.
    /// - A `byComponents` transform is interpolated between the transforms at the stops. Near a singular transform
    ///   this differs from the curve. `Timeline.linearApproximation` adds knots there and includes the rest
    ///   in the errors; a timeline created from its parts does not.
    public var straightened: LinearTimeline {
        LinearTimeline(
            model: model, channels: channels.map(\.straightened), duration: duration, distance: distance,
            colorError: colorError)
    }
}

extension LinearTimeline.Channel {
    package var straightened: LinearTimeline.Channel {
        LinearTimeline.Channel(
            PropertyKey(view: view, property: property), plainKnots ?? knotsAtStops, plain: nil,
            cubic: cubicKnots,
            error: error, transformMode: transformMode)
    }

    private var knotsAtStops: [LinearTimeline.Knot] {
        var plain: [LinearTimeline.Knot] = []
        for (index, knot) in knots.enumerated() {
            plain.append(LinearTimeline.Knot(time: knot.time, value: knot.value))
            guard let curve = knot.curve, index + 1 < knots.count else { continue }
            let next = knots[index + 1]
            // The first and last stop are the knots, unless the curve jumps there.
            for stop in curve.stopsFromStartToEnd
            where stop.input != stop.output || stop.input > 0 && stop.input < 1 {
                let value = Self.value(from: knot.value, to: next.value, at: stop.output, transformMode)
                let time = knot.time + (next.time - knot.time) * stop.input
                plain.append(LinearTimeline.Knot(time: stop.input < 1 ? time : next.time, value: value))
            }
        }
        return plain
    }
}
