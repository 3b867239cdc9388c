import Hooke

extension EvalOperation {
    /// `{"op":"velocity","samples":[[time_ms,x,y],…]}` returns `vx` and `vy` in pixels per second. `"releasedAt":time_ms`
    /// is the time of the release, that of the last sample if left out.
    func velocityAnswer(_ fields: NotationFields) throws -> String {
        let samples = try fields.rows("samples", of: nil, meanings: ["time_ms", "x", "y"])
        let release = try fields.optionalNumber("releasedAt")
        try fields.finish()
        var tracker = VelocityTracker<SIMD2<Double>>(timeUnit: .milliseconds)
        for (index, sample) in samples.enumerated() {
            try refusing(at: "samples[\(index)]") {
                try tracker.addSample(time: sample[0], position: [sample[1], sample[2]])
            }
        }
        if let release, let last = samples.last?[0], !(release >= last) {
            throw HookeError.outOfRange(
                field: "releasedAt", value: release, accepted: "at least \(last), the time of the last sample"
            )
        }
        let velocity = tracker.velocity(releasedAt: release)
        return JSONText.object(["vx": JSONText.number(velocity.x), "vy": JSONText.number(velocity.y)])
    }
}

extension EvalOperation {
    /// `{"op":"acceleration","from":0,"velocity":0,"acceleration":a,"bounds":[low,high],"restitution":0,"at":[…]}` returns
    /// `value` and `velocity` at each time, the times of the `impacts`, and the `duration` from which the motion rests, or null.
    /// `deceleration` in place of `acceleration` takes speed away until the motion rests.
    func accelerationAnswer(_ fields: NotationFields) throws -> String {
        let rate = try fields.one(of: ["acceleration", "deceleration"], "the acceleration")
        let value = try fields.number(rate)
        let (from, velocity) = (
            try fields.number("from", default: 0), try fields.number("velocity", default: 0)
        )
        let bounds =
            fields.has("bounds")
            ? try fields.numbers("bounds", meanings: ["low", "high"]) : [-.infinity, .infinity]
        let restitution = try fields.number("restitution", default: 0)
        let times = try fields.numbers("at")
        try fields.finish()
        let names: [HookeError.Field: HookeError.Field] = [
            .start: "from", .initialVelocity: "velocity", "minimum": "bounds[0]",
        ]
        let motion = try naming(
            names,
            rate == "acceleration"
                ? try AcceleratedMotion(
                    from: from, initialVelocity: velocity, acceleration: value, minimum: bounds[0],
                    maximum: bounds[1], restitution: restitution)
                : try AcceleratedMotion(
                    from: from, initialVelocity: velocity, deceleration: value, minimum: bounds[0],
                    maximum: bounds[1], restitution: restitution))
        let states = times.map(motion.state(at:))
        return JSONText.object([
            "value": JSONText.numbers(states.map(\.position)),
            "velocity": JSONText.numbers(states.map(\.velocity)),
            "impacts": JSONText.numbers(motion.impactTimes), "duration": JSONText.number(motion.duration),
        ])
    }
}
