import Hooke

extension EvalOperation {
    /// `{"op":"spring",SPRING,"from":0,"to":1,"velocity":0,"times":[…]}` gives `value`, `velocity` and
    /// `acceleration` at each time. SPRING is one ``SpringSpelling``.
    func springAnswer(_ fields: inout Fields) throws(Refusal) -> String {
        let motion = try motion(&fields)
        let times = try fields.numbers("times")
        try fields.finish()
        let states = times.map(motion.state(at:))
        return JSONText.object([
            "value": JSONText.numbers(states.map(\.position)),
            "velocity": JSONText.numbers(states.map(\.velocity)),
            "acceleration": JSONText.numbers(states.map(\.acceleration)),
        ])
    }

    /// `{"op":"springInfo",SPRING,"epsilon":0.001}`, with `from`, `to` and `velocity` as for `spring`, gives the
    /// spring in every spelling and the last time at which it is farther than epsilon from its target, null if it
    /// never stays that near.
    func springInfoAnswer(_ fields: inout Fields) throws(Refusal) -> String {
        let motion = try motion(&fields)
        let epsilon = try fields.number("epsilon", default: 0.001)
        try fields.finish()
        let tolerance = try refusing("epsilon: ") { () throws(HookeError) in try Tolerance(distance: epsilon)
        }
        let spring = motion.spring
        return JSONText.object([
            "mass": JSONText.number(spring.mass),
            "stiffness": JSONText.number(spring.stiffness),
            "damping": JSONText.number(spring.damping),
            "angularFrequency": JSONText.number(spring.angularFrequency),
            "dampedAngularFrequency": JSONText.number(spring.dampedAngularFrequency),
            "decayRate": JSONText.number(spring.decayRate),
            "dampingRatio": JSONText.number(spring.dampingRatio),
            "response": JSONText.number(spring.response),
            "duration": JSONText.number(spring.duration),
            "bounce": JSONText.number(spring.bounce),
            "regime": JSONText.string(spring.regime.rawValue),
            "settlingDuration": JSONText.number(motion.settlingDuration(within: tolerance)),
        ])
    }

    private func motion(_ fields: inout Fields) throws(Refusal) -> SpringMotion<Double> {
        SpringMotion(
            spring: try SpringSpelling.read(&fields), from: try fields.number("from", default: 0),
            to: try fields.number("to", default: 1),
            initialVelocity: try fields.number("velocity", default: 0))
    }
}
