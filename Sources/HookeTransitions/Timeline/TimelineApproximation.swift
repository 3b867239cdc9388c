import Hooke

/// The work of `Timeline.linearApproximation`.
struct TimelineApproximation {
    let timeline: Timeline
    let model: SceneSnapshot
    let distance: Double
    let share: Double
    let way: LinearTimeline.TransformWay

    init(
        _ timeline: Timeline, model: SceneSnapshot, distance: Double, share: Double,
        transformsGo way: LinearTimeline.TransformWay
    ) {
        (self.timeline, self.model) = (timeline, model)
        (self.distance, self.share, self.way) = (distance, share, way)
    }

    func result() throws(HookeError) -> LinearTimeline {
        var channels: [LinearTimeline.Channel] = []
        for track in timeline.tracks {
            let pace = try StraightPace(track.pace, error: min(share, distance / 1000))
            channels.append(
                LinearTimeline.Channel(
                    view: track.view, property: track.property,
                    knots: [
                        .init(time: pace.start, value: track.from, curve: pace.isLinear ? nil : pace.curve),
                        .init(time: pace.end, value: track.to),
                    ], error: pace.error, transformsGo: way))
        }
        return LinearTimeline(
            model: model, channels: channels, duration: timeline.duration, distance: distance, share: share)
    }
}
