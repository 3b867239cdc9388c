import Hooke
import HookePreview

extension MotionQuestion {
    /// `{"path":TRACK,"spring":{SPRING},"matching":"velocity","from":0,"velocity":0}`: what follows a track. Instead of
    /// `spring`, `smoothTime` with `maximumSpeed`, or `halfLife`.
    static func follow(_ fields: NotationFields) throws -> MotionQuestion {
        var components = NotationShape()
        let parts = try NotationFields(
            fields.required("path", accepted: "a track"), of: "track", at: fields.path(of: "path").name,
            accepted: TrackNotation.fieldNames + TrackNotation.outsideFieldNames)
        let given = try TrackNotation(parts, &components)
        try given.checkIsHeld()
        try parts.finish()
        let path = try given.track { SIMD4<Double>(numbers: $0) }
        let kind = try fields.one(of: ["spring", "smoothTime", "halfLife"], "the follower")
        let state = try fields.part(["from", "velocity"])
        let start: SIMD4<Double> = try components.require(state, "from")
        let velocity: SIMD4<Double>? = kind == "halfLife" ? nil : try components.read(state, "velocity")
        try state.finish()
        let time = try fields.optionalNumber("startTime")
        let tolerance = try fields.tolerance()
        var question: MotionQuestion
        var end: Double?
        switch kind {
        case "spring":
            let spring = try Spring(fields.required("spring"), at: fields.path(of: "spring").name)
            let matching = try fields.word("matching", default: FollowerMatching.position)
            let follower = try Follower(
                path, spring: spring, matching: matching, from: start, initialVelocity: velocity ?? .zero,
                at: time)
            question = MotionQuestion(components) { follower.state(at: $0) }
            end = follower.settlingDuration(within: tolerance)
        case "smoothTime":
            guard components.isPlain else {
                throw Refusal("path has lists; accepted with smoothTime: numbers")
            }
            let smoothTime = try fields.number("smoothTime")
            let speed = try fields.number("maximumSpeed", default: .infinity)
            let damp = try SmoothDamp(
                given.track { $0[0] }, smoothTime: smoothTime, maximumSpeed: speed, from: start.x,
                initialVelocity: velocity?.x ?? 0, at: time)
            question = MotionQuestion(components) { MotionState(scalar: damp.state(at: $0)) }
            question.corners = damp.limitChanges.map(\.time)
            end = damp.settlingDuration(within: tolerance)
        default:
            let halfLife = try fields.number("halfLife")
            let smoothing = try Smoothing(path, halfLife: halfLife, from: start, at: time)
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
