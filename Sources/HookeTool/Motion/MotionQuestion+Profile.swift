import Hooke
import HookePreview

extension MotionQuestion {
    /// `{"from":0,"to":10,"speed":5,"acceleration":20}`: a motion to rest within limits, with `velocity` at the start,
    /// `jerk`, or a `duration`.
    static func profile(_ fields: inout Fields) throws(Refusal) -> MotionQuestion {
        var components = MotionComponents()
        let end = try components.require(&fields, "to")
        let start = try components.read(&fields, "from") ?? .zero
        let velocity = try components.read(&fields, "velocity")
        let (speed, acceleration) = (
            try fields.number("speed", default: .infinity), try fields.number("acceleration")
        )
        let jerk = try fields.number("jerk", default: .infinity)
        let duration = try fields.optionalNumber("duration")
        let motion: MotionProfile<SIMD4<Double>>
        do throws(HookeError) {
            let limits = try MotionLimits(speed: speed, acceleration: acceleration, jerk: jerk)
            motion =
                if let velocity, velocity != .zero {
                    try MotionProfile(
                        from: start, initialVelocity: velocity, to: end, within: limits, duration: duration)
                } else {
                    try MotionProfile(from: start, to: end, within: limits, duration: duration)
                }
        } catch { throw Refusal(error, [.target: "to", .start: "from"]) }
        var question = MotionQuestion(components) { motion.state(at: $0) }
        question.members = [("duration", JSONText.number(motion.duration))]
        question.corners = [0, motion.duration]
        let room = motion.duration > 0 ? motion.duration / 10 : 1
        question.shown = -room...(motion.duration + room)
        return question
    }
}
