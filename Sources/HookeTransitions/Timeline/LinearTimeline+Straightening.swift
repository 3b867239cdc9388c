import Hooke

extension LinearTimeline {
    /// The same without curves: knots at the stops of each.
    ///
    /// Numbers are exactly the same. A transform between two stops goes the way between the transforms there, which by
    /// parts is that of the curve within what ``Channel/error`` has in reserve for it; more knots are put in where it is not.
    ///
    /// - Throws: `HookeError.noSolution` where more than 65,536 knots would be needed.
    public func straightened() throws(HookeError) -> LinearTimeline {
        var channels: [Channel] = []
        for channel in self.channels { channels.append(try channel.straightened()) }
        return LinearTimeline(
            model: model, channels: channels, duration: duration, distance: distance, share: share)
    }
}

extension LinearTimeline.Channel {
    fileprivate func straightened() throws(HookeError) -> LinearTimeline.Channel {
        var straight: [LinearTimeline.Knot] = []
        for (index, knot) in knots.enumerated() {
            guard let curve = knot.curve, index + 1 < knots.count else {
                straight.append(LinearTimeline.Knot(time: knot.time, value: knot.value))
                continue
            }
            let next = knots[index + 1]
            for stop in curve.stops {
                straight.append(
                    LinearTimeline.Knot(
                        time: knot.time + (next.time - knot.time) * stop.input,
                        value: Self.value(
                            from: knot.value, to: next.value, at: stop.output, transformsGo)))
            }
        }
        return LinearTimeline.Channel(
            view: view, property: property, knots: straight, error: error, transformsGo: transformsGo)
    }
}
