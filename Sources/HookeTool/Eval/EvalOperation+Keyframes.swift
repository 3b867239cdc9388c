import Hooke

extension EvalOperation {
    /// `{"op":"keyframes",TRACK,"at":[…]}` returns `value`, `velocity` and `acceleration` at each time: numbers where the
    /// track's values are numbers, otherwise lists. TRACK is a ``TrackSpelling``. With handles that are longer than their
    /// segments the answer lists them in `shortened`.
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
        var members = [
            ("value", list(\.value)), ("velocity", list(\.velocity)), ("acceleration", list(\.acceleration)),
        ]
        if let shortened = try spelling.shortenedHandles(), !shortened.isEmpty {
            let handles = shortened.map { handle in
                JSONText.object([
                    "key": "\(handle.key)", "handle": JSONText.string(handle.isLeaving ? "out" : "in"),
                    "factor": JSONText.number(handle.factor),
                ])
            }
            members.append(("shortened", JSONText.array(handles)))
        }
        return JSONText.object(members)
    }
}
