import Hooke
import HookePreview

extension MotionQuestion {
    /// `{"path":TRACK,"spring":{SPRING},"matching":"velocity","from":0,"velocity":0}`: what follows a track. Instead of
    /// `spring`, `smoothTime` with `maximumSpeed`, or `halfLife`.
    static func follow(_ fields: inout Fields) throws(Refusal) -> MotionQuestion {
        var components = MotionComponents()
        let (spelling, path) = try fields.object("path") { (parts) throws(Refusal) in
            try parts.accept(TrackSpelling.fieldNames)
            let spelling = try MotionSpelling.track(&parts, &components)
            return (spelling, try spelling.track(MotionComponents.vector))
        }
        let kind = try fields.one(of: ["spring", "smoothTime", "halfLife"], "the follower")
        let start = try components.require(&fields, "from")
        let time = try fields.optionalNumber("startTime")
        let tolerance = try fields.tolerance()
        var question: MotionQuestion
        var end: Double?
        switch kind {
        case "spring":
            let spring = try fields.spring("spring")
            let matching = try fields.word("matching", default: FollowerMatching.position)
            let velocity = try components.read(&fields, "velocity") ?? .zero
            let follower = try refusing { () throws(HookeError) in
                try Follower(
                    path, spring: spring, matching: matching, from: start, initialVelocity: velocity, at: time
                )
            }
            question = MotionQuestion(components) { follower.state(at: $0) }
            end = follower.settlingDuration(within: tolerance)
        case "smoothTime":
            guard components.isPlain else {
                throw Refusal("path has lists; accepted with smoothTime: numbers")
            }
            let smoothTime = try fields.number("smoothTime")
            let speed = try fields.number("maximumSpeed", default: .infinity)
            let velocity = try components.read(&fields, "velocity") ?? .zero
            let path = try spelling.track { $0[0] }
            let damp = try refusing { () throws(HookeError) in
                try SmoothDamp(
                    path, smoothTime: smoothTime, maximumSpeed: speed, from: start.x,
                    initialVelocity: velocity.x, at: time)
            }
            question = MotionQuestion(components) { MotionState(scalar: damp.state(at: $0)) }
            question.corners = damp.limitChanges.map(\.time)
            end = damp.settlingDuration(within: tolerance)
        default:
            let halfLife = try fields.number("halfLife")
            let smoothing = try refusing { () throws(HookeError) in
                try Smoothing(path, halfLife: halfLife, from: start, at: time)
            }
            question = MotionQuestion(components) { smoothing.state(at: $0) }
            end = smoothing.settlingDuration(within: tolerance)
        }
        question.members = [("settlingDuration", JSONText.number(end)), ("within", tolerance.json)]
        question.corners += path.times
        let (first, last) = (path.span.lowerBound, path.span.upperBound)
        let room = last > first ? (last - first) / 4 : 1
        question.shown = min(time ?? first, first)...max(end ?? last + room, last)
        question.channels.append(
            Channel(name: "path", components: components) { path.state(at: $0) })
        question.channels[0].name = "follower"
        return question
    }
}

extension MotionState<SIMD4<Double>> {
    /// A number as the first component.
    init(scalar state: MotionState<Double>) {
        self.init(
            position: SIMD4(state.position, 0, 0, 0), velocity: SIMD4(state.velocity, 0, 0, 0),
            acceleration: SIMD4(state.acceleration, 0, 0, 0))
    }
}
