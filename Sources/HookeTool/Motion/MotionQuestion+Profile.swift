import Hooke
import HookePreview

extension MotionQuestion {
    /// `{"from":0,"to":10,"speed":5,"acceleration":20}`: a motion within limits, with `velocity` and `startAcceleration` at
    /// the start, `endVelocity` and `endAcceleration`, `jerk`, limits of the other direction, or a `duration`. The limits may
    /// also be one field, `limits`.
    static func profile(_ fields: NotationFields) throws -> MotionQuestion {
        var components = NotationShape()
        let given = try fields.part(MotionProfile<SIMD4<Double>>.fieldNames)
        let motion = try MotionProfile<SIMD4<Double>>(given, &components)
        try given.finish()
        var question = MotionQuestion(components) { motion.state(at: $0) }
        question.members = [("duration", JSONText.number(motion.duration))]
        question.corners = [0, motion.duration]
        let room = motion.duration > 0 ? motion.duration / 10 : 1
        question.shown = -room...(motion.duration + room)
        return question
    }
}
