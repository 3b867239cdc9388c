import Hooke
import HookePreview

extension MotionQuestion {
    /// `{"from":0,"to":10,"speed":5,"acceleration":20}`: a motion within limits, with `velocity` and `startAcceleration` at
    /// the start, `endVelocity` and `endAcceleration`, `jerk`, limits of the other direction, or a `duration`.
    static func profile(_ fields: inout Fields) throws(Refusal) -> MotionQuestion {
        var components = MotionComponents()
        let end = try components.require(&fields, "to")
        let start = try components.read(&fields, "from") ?? .zero
        let velocity = try components.read(&fields, "velocity") ?? .zero
        let acceleration = try components.read(&fields, "startAcceleration") ?? .zero
        let endVelocity = try components.read(&fields, "endVelocity") ?? .zero
        let endAcceleration = try components.read(&fields, "endAcceleration") ?? .zero
        let duration = try fields.optionalNumber("duration")
        let speed = try fields.number("speed", default: .infinity)
        let reverseSpeed = try fields.optionalNumber("reverseSpeed")
        let most = try fields.number("acceleration", default: .infinity)
        let least = try fields.optionalNumber("reverseAcceleration")
        let jerk = try fields.number("jerk", default: .infinity)
        let reverseJerk = try fields.optionalNumber("reverseJerk")
        guard min(speed, most, jerk) < .infinity else {
            throw Refusal(.missing(field: "acceleration", accepted: "a limit: speed, acceleration or jerk"))
        }
        let isResting = [velocity, acceleration, endVelocity, endAcceleration].allSatisfy { $0 == .zero }
        let motion: MotionProfile<SIMD4<Double>>
        do throws(HookeError) {
            let limits = try MotionLimits(
                speed: speed, reverseSpeed: reverseSpeed, acceleration: most, reverseAcceleration: least,
                jerk: jerk, reverseJerk: reverseJerk)
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
