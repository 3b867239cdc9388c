import Hooke

extension EvalOperation {
    /// `{"op":"spring",SPRING,"from":0,"to":1,"velocity":0,"at":[…]}` returns `value`, `velocity` and
    /// `acceleration` at each time. SPRING is `spring`, or its numbers.
    ///
    /// With `"bounds":[low,high]` the spring is the softest, from SPRING on, that stays there, and the answer has its
    /// `stiffness` and `damping`. With `restitution` too the motion stops (0) or bounces at the bounds; with
    /// `"overshootClamping":true` it ends at its target. Then the answer has `impacts`, and `duration`, from which it rests,
    /// or null.
    func springAnswer(_ fields: NotationFields) throws -> String {
        let question = try SpringQuestion(fields)
        let times = try fields.numbers("at")
        try fields.finish()
        let states = times.map { question.bounded?.state(at: $0) ?? question.motion.state(at: $0) }
        var members = [
            ("value", JSONText.numbers(states.map(\.position))),
            ("velocity", JSONText.numbers(states.map(\.velocity))),
            ("acceleration", JSONText.numbers(states.map(\.acceleration))),
        ]
        if question.isFitted {
            members.append(("stiffness", JSONText.number(question.motion.spring.stiffness)))
            members.append(("damping", JSONText.number(question.motion.spring.damping)))
        }
        if let bounded = question.bounded {
            members.append(("impacts", JSONText.numbers(bounded.impactTimes)))
            members.append(("duration", JSONText.number(bounded.duration)))
        }
        return JSONText.object(members)
    }

    /// `{"op":"springInfo",SPRING,"epsilon":0.001}`, with `from`, `to`, `velocity` and `epsilonSpeed` as for
    /// `settling`, returns the spring in every parametrisation and its settling time, or null, with what it is
    /// `within`. With `peaks`, a count, it also returns overshoot, extremes, peaks and times at the target.
    func springInfoAnswer(_ fields: NotationFields) throws -> String {
        let motion = try SpringQuestion(fields).motion
        let tolerance = try fields.tolerance()
        let peaks = fields.has("peaks") ? try fields.count("peaks", upTo: Report.mostPeaks) : nil
        try fields.finish()
        return Report(motion, tolerance: tolerance, peaks: peaks).json
    }

    /// `{"op":"settling",SPRING,"from":0,"to":1,"velocity":0,"epsilon":0.001,"epsilonSpeed":…}` returns
    /// `settlingDuration`: the last time at which the distance from the target is above epsilon or, if it is
    /// given, the speed above epsilonSpeed; null where there is none. `within` is the tolerance: without epsilon it is a
    /// thousandth of the largest distance. `from`, `to` and `velocity` are numbers, or
    /// arrays of one to four that settle together, by their Euclidean length.
    ///
    /// Beside numbers it takes `bounds`, `restitution` and `overshootClamping` as `spring` does.
    func settlingAnswer(_ fields: NotationFields) throws -> String {
        if SpringQuestion.fieldNames.contains(where: fields.has) {
            let question = try SpringQuestion(fields)
            let tolerance = try fields.tolerance()
            try fields.finish()
            let (motion, bounded) = (question.motion, question.bounded)
            let time =
                bounded.map { $0.settlingDuration(within: tolerance) }
                ?? motion.settlingDuration(within: tolerance)
            return JSONText.object([
                "settlingDuration": JSONText.number(time), "within": tolerance.json,
            ])
        }
        let spring = try Spring(fields)
        let parts = (
            from: try fields.vector("from"), to: try fields.vector("to"),
            velocity: try fields.vector("velocity")
        )
        let tolerance = try fields.tolerance()
        try fields.finish()
        let count = [parts.from, parts.to, parts.velocity].compactMap { $0?.count }.max() ?? 1
        func vector(_ name: String, _ given: [Double]?, _ standard: Double) throws -> SIMD4<Double> {
            let values = given ?? Array(repeating: standard, count: count)
            guard values.count == count, (1...4).contains(count) else {
                let number = (1...4).contains(count) ? "\(count), as many as the longest" : "1 to 4"
                throw Refusal("\(name) has \(values.count) elements; accepted: \(number)")
            }
            return SIMD4(values + Array(repeating: 0, count: 4 - count))
        }
        let motion = SpringMotion(
            spring: spring, from: try vector("from", parts.from, 0), to: try vector("to", parts.to, 1),
            initialVelocity: try vector("velocity", parts.velocity, 0))
        return JSONText.object([
            "settlingDuration": JSONText.number(motion.settlingDuration(within: tolerance)),
            "within": tolerance.json,
        ])
    }

    /// `{"op":"linear",SPRING,"from":0,"to":1,"velocity":0,"error":0.001}` returns the motion as CSS `linear()` in
    /// `css`, the same as `inputs` and `outputs`, the `duration` in seconds, and the proven `error`. `until` sets the
    /// duration. It takes `bounds` and `overshootClamping` as `spring` does.
    func linearAnswer(_ fields: NotationFields) throws -> String {
        let question = try SpringQuestion(fields)
        let motion = question.motion
        let error = try fields.number("error", default: 0.001)
        let until = try fields.optionalNumber("until")
        try fields.finish()
        let result = try naming(
            [.duration: "until", .target: "to", .start: "from"],
            try motion.linearApproximation(
                error: error, until: until, clamps: question.bounded != nil))
        return JSONText.object([
            "css": JSONText.string(result.curve.css),
            "inputs": JSONText.numbers(result.curve.stops.map(\.input)),
            "outputs": JSONText.numbers(result.curve.stops.map(\.output)),
            "duration": JSONText.number(result.duration),
            "error": JSONText.number(result.error),
        ])
    }
}

/// A motion of a number on a spring, with bounds.
struct SpringQuestion {
    /// The motion; on the softest spring that stays within bounds where these are given without a restitution.
    let motion: SpringMotion<Double>
    /// Whether the spring is that one.
    var isFitted = false
    /// The motion that stops or bounces.
    var bounded: BoundedSpring?

    static let fieldNames = ["bounds", "restitution", "overshootClamping"]

    init(_ fields: NotationFields) throws {
        let spring = try Spring(fields)
        let (from, to) = (try fields.number("from", default: 0), try fields.number("to", default: 1))
        let velocity = try fields.number("velocity", default: 0)
        let plain = SpringMotion(spring: spring, from: from, to: to, initialVelocity: velocity)
        let clamps = try fields.flag("overshootClamping")
        let restitution = try fields.optionalNumber("restitution")
        let bounds = fields.has("bounds") ? try fields.numbers("bounds", meanings: ["low", "high"]) : nil
        guard let bounds else {
            if restitution != nil {
                throw HookeError.missing(field: "bounds", accepted: "[low, high] beside restitution")
            }
            motion = plain
            if clamps { bounded = BoundedSpring(stoppingAtTarget: plain) }
            return
        }
        let names: [HookeError.Field: HookeError.Field] = [
            "minimum": "bounds[0]", "maximum": "bounds[1]", .start: "from", .target: "to",
            .initialVelocity: "velocity",
        ]
        if let restitution {
            if clamps {
                throw Refusal("overshootClamping is given beside restitution; accepted: one of the two")
            }
            motion = plain
            bounded = try naming(
                names,
                try BoundedSpring(
                    plain, minimum: bounds[0], maximum: bounds[1], restitution: restitution))
            return
        }
        guard bounds[0] <= bounds[1] else {
            throw Refusal("bounds is [\(bounds[0]), \(bounds[1])]; accepted: [low, high], ascending")
        }
        motion = try naming(
            names,
            try SpringMotion(
                spring: spring, from: from, to: to, initialVelocity: velocity,
                stayingIn: bounds[0]...bounds[1]))
        isFitted = true
        if clamps { bounded = BoundedSpring(stoppingAtTarget: motion) }
    }
}
