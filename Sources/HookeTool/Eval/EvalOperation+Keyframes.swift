import Hooke

extension EvalOperation {
    /// `{"op":"keyframes",TRACK,"at":[…]}` returns `value`, `velocity` and `acceleration` at each time: numbers where the
    /// track's values are numbers, otherwise lists. TRACK is a ``TrackSpelling``.
    func keyframesAnswer(_ fields: inout Fields) throws(Refusal) -> String {
        let spelling = try TrackSpelling(&fields)
        let times = try fields.numbers("at")
        try fields.finish()
        let track = try spelling.source("value")
        let states = times.map(track.state)
        func list(_ part: KeyPath<TrackSource.State, [Double]>) -> String {
            track.isPlain
                ? JSONText.numbers(states.map { $0[keyPath: part][0] })
                : JSONText.array(states.map { JSONText.numbers($0[keyPath: part]) })
        }
        return JSONText.object([
            "value": list(\.value), "velocity": list(\.velocity), "acceleration": list(\.acceleration),
        ])
    }
}
