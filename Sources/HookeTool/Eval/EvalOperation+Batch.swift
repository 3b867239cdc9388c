import Hooke
import HookeJSON
import HookeSolvers

extension EvalOperation {
    /// `{"op":"batch","springs":[{SPRING},…],"from":[…],"to":[…],"velocity":[…],"at":[…]}` returns `value` and
    /// `velocity`, for each time an array with a number for each spring, and `moving`, the count of springs not at rest.
    /// `from`, `to` and `velocity` are 0, 1 and 0 for every spring if left out. A spring within `restPosition` of its
    /// target and no faster than `restVelocity`, both 0 if left out, is at rest.
    func batchAnswer(_ fields: NotationFields) throws -> String {
        let springs = try fields.elements("springs", accepted: "an array of springs").map {
            try Spring($0, at: $1)
        }
        let from = try fields.numbers("from", count: springs.count, default: 0, each: "spring")
        let to = try fields.numbers("to", count: springs.count, default: 1, each: "spring")
        let velocity = try fields.numbers("velocity", count: springs.count, default: 0, each: "spring")
        let restPosition = try fields.number("restPosition", default: 0)
        let restVelocity = try fields.number("restVelocity", default: 0)
        let times = try fields.numbers("at")
        try fields.finish()
        let batch = try ExactSpringBatch<Double>(
            springs: springs, from: from, to: to, initialVelocities: velocity,
            restPosition: restPosition, restVelocity: restVelocity)
        var (positions, velocities) = (from, velocity)
        var rows: (value: [String], velocity: [String], moving: [String]) = ([], [], [])
        for time in times {
            rows.moving.append("\(batch.evaluate(at: time, into: &positions, &velocities))")
            rows.value.append(JSONText.numbers(positions))
            rows.velocity.append(JSONText.numbers(velocities))
        }
        return JSONText.object([
            "value": JSONText.array(rows.value), "velocity": JSONText.array(rows.velocity),
            "moving": JSONText.array(rows.moving),
        ])
    }

    /// `{"op":"fit","times":[…],"values":[…]}` returns the spring motion nearest to the samples, the residual, and a
    /// `verdict`: "spring", "ambiguous" or "notASpring" with a `reason`. Known values of `from`, `to` and `velocity` are not
    /// fitted; `startTime`, `mass` and `tolerance` are those of `SpringFit`, and `robust` is Huber's loss.
    func fitAnswer(_ fields: NotationFields) throws -> String {
        let times = try fields.numbers("times")
        let values = try fields.numbers("values", count: times.count, each: "time")
        let known = SpringFit.Known(
            start: try fields.optionalNumber("from"), target: try fields.optionalNumber("to"),
            initialVelocity: try fields.optionalNumber("velocity"))
        let start = try fields.optionalNumber("startTime")
        let mass = try fields.number("mass", default: 1)
        let tolerance = try fields.optionalNumber("tolerance")
        let isRobust = try fields.flag("robust")
        try fields.finish()
        do {
            let report = try FitReport(
                times: times, values: values, startTime: start, known: known, mass: mass,
                loss: isRobust ? .huber : .leastSquares, tolerance: tolerance)
            return report.report.json
        } catch { throw Refusal(error, spelled: FitReport.spelled) }
    }
}
