import Hooke
import HookePreview

extension MotionQuestion {
    /// `{"from":0,"to":10,"speed":5,"acceleration":20}`: a motion within limits, with `velocity` and `startAcceleration` at
    /// the start, `endVelocity` and `endAcceleration`, `jerk`, limits of the other direction, or a `duration`. The limits may
    /// also be one field, `limits`.
    static func profile(_ fields: inout Fields) throws(Refusal) -> MotionQuestion {
        var components = MotionComponents()
        let end = try components.require(&fields, "to")
        let start = try components.read(&fields, "from") ?? .zero
        let velocity = try components.read(&fields, "velocity") ?? .zero
        let acceleration = try components.read(&fields, "startAcceleration") ?? .zero
        let endVelocity = try components.read(&fields, "endVelocity") ?? .zero
        let endAcceleration = try components.read(&fields, "endAcceleration") ?? .zero
        let duration = try fields.optionalNumber("duration")
        let limits = try fields.limits()
        let isResting = [velocity, acceleration, endVelocity, endAcceleration].allSatisfy { $0 == .zero }
        let motion: MotionProfile<SIMD4<Double>>
        do throws(HookeError) {
            motion =
                isResting
                ? try MotionProfile(from: start, to: end, within: limits, duration: duration)
                : try MotionProfile(
                    from: start, initialVelocity: velocity, initialAcceleration: acceleration, to: end,
                    endVelocity: endVelocity, endAcceleration: endAcceleration, within: limits,
                    duration: duration)
        } catch {
            throw Refusal(error, [.target: "to", .start: "from", "initialAcceleration": "startAcceleration"])
        }
        var question = MotionQuestion(components) { motion.state(at: $0) }
        question.members = [("duration", JSONText.number(motion.duration))]
        question.corners = [0, motion.duration]
        let room = motion.duration > 0 ? motion.duration / 10 : 1
        question.shown = -room...(motion.duration + room)
        return question
    }
}

extension Fields {
    /// Reads the limits of a motion: `limits`, or their own fields.
    fileprivate mutating func limits() throws(Refusal) -> MotionLimits {
        if let limits = try value("limits", MotionLimits.init(_:at:)) { return limits }
        let fields = try notation(MotionLimits.fieldNames)
        return try refusing { () throws(HookeError) in try MotionLimits(fields) }
    }
}
