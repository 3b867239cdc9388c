import Hooke

extension EvalOperation {
    /// `{"op":"spring",SPRING,"from":0,"to":1,"velocity":0,"times":[…]}` returns `value`, `velocity` and
    /// `acceleration` at each time. SPRING is `spring`, or its numbers.
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

    /// `{"op":"springInfo",SPRING,"epsilon":0.001}`, with `from`, `to`, `velocity` and `epsilonSpeed` as for
    /// `settling`, returns the spring in every parametrisation and its settling time, or null, with what it is
    /// `within`. With `peaks`, a count, it also returns overshoot, extremes, peaks and times at the target.
    func springInfoAnswer(_ fields: inout Fields) throws(Refusal) -> String {
        let motion = try motion(&fields)
        let tolerance = try fields.tolerance()
        let peaks = fields.has("peaks") ? try fields.count("peaks", upTo: SpringReport.mostPeaks) : nil
        try fields.finish()
        let report = SpringReport(motion: motion, tolerance: tolerance)
        return JSONText.object(peaks.map(report.members(peaks:)) ?? report.members)
    }

    /// `{"op":"settling",SPRING,"from":0,"to":1,"velocity":0,"epsilon":0.001,"epsilonSpeed":…}` returns
    /// `settlingDuration`: the last time at which the distance from the target is above epsilon or, if it is
    /// given, the speed above epsilonSpeed; null where there is none. `within` is the tolerance: without epsilon it is a
    /// thousandth of the largest distance. `from`, `to` and `velocity` are numbers, or
    /// arrays of one to four that settle together, by their Euclidean length.
    func settlingAnswer(_ fields: inout Fields) throws(Refusal) -> String {
        let spring = try fields.spring()
        let parts = (
            from: try fields.vector("from"), to: try fields.vector("to"),
            velocity: try fields.vector("velocity")
        )
        let tolerance = try fields.tolerance()
        try fields.finish()
        let count = [parts.from, parts.to, parts.velocity].compactMap { $0?.count }.max() ?? 1
        func vector(_ name: String, _ given: [Double]?, _ standard: Double) throws(Refusal) -> SIMD4<Double> {
            let values = given ?? Array(repeating: standard, count: count)
            guard values.count == count, (1...4).contains(count) else {
                throw Refusal("\(name) has \(values.count) elements; accepted: 1 to 4, as many in each")
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
    /// duration.
    func linearAnswer(_ fields: inout Fields) throws(Refusal) -> String {
        let motion = try motion(&fields)
        let error = try fields.number("error", default: 0.001)
        let until = try fields.optionalNumber("until")
        try fields.finish()
        let result: LinearApproximation
        do { result = try motion.linearApproximation(error: error, duration: until) } catch {
            throw Refusal(
                error.namingDuration(of: motion, isGiven: until != nil),
                [.duration: "until", .target: "to", .start: "from"])
        }
        return JSONText.object([
            "css": JSONText.string(result.curve.css),
            "inputs": JSONText.numbers(result.curve.stops.map(\.input)),
            "outputs": JSONText.numbers(result.curve.stops.map(\.output)),
            "duration": JSONText.number(result.duration),
            "error": JSONText.number(result.error),
        ])
    }

    private func motion(_ fields: inout Fields) throws(Refusal) -> SpringMotion<Double> {
        SpringMotion(
            spring: try fields.spring(), from: try fields.number("from", default: 0),
            to: try fields.number("to", default: 1),
            initialVelocity: try fields.number("velocity", default: 0))
    }
}
