import Hooke
import HookeMotion

extension EvalOperation {
    /// `{"op":"keyframes",TRACK,"at":[…]}` returns `value`, `velocity` and `acceleration` at each time: numbers where the
    /// track's values are numbers, otherwise lists. TRACK is a `TrackNotation`. With handles that are longer than their
    /// segments the answer lists them in `shortened`.
    func keyframesAnswer(_ fields: NotationFields) throws -> String {
        let spelling = try TrackNotation(question: fields)
        let times = try fields.numbers("at")
        try fields.finish()
        let (track, shortened) = (try spelling.source("value"), try spelling.shortenedHandles() ?? [])
        let states = times.map(track.state)
        func list(_ part: KeyPath<TrackSource.State, [Double]>) -> String {
            track.isPlain
                ? JSONText.numbers(states.map { $0[keyPath: part][0] })
                : JSONText.array(states.map { JSONText.numbers($0[keyPath: part]) })
        }
        var members = [
            ("value", list(\.value)), ("velocity", list(\.velocity)), ("acceleration", list(\.acceleration)),
        ]
        if !shortened.isEmpty {
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
