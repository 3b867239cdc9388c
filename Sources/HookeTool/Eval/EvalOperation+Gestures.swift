import Hooke

extension EvalOperation {
    /// `{"op":"velocity","samples":[[time_ms,x,y],…]}` returns `vx` and `vy` in pixels per second. `"releasedAt":time_ms`
    /// is the time of the release where it is after the last sample.
    func velocityAnswer(_ fields: inout Fields) throws(Refusal) -> String {
        let samples = try fields.rows("samples", of: nil, meanings: ["time_ms", "x", "y"])
        let release = fields.has("releasedAt") ? try fields.number("releasedAt") : nil
        try fields.finish()
        var tracker = VelocityTracker(timeUnit: .milliseconds)
        for (index, sample) in samples.enumerated() {
            try refusing(at: "samples[\(index)]") { () throws(HookeError) in
                try tracker.addSample(time: sample[0], position: [sample[1], sample[2]])
            }
        }
        let velocity = tracker.velocity(releasedAt: release)
        return JSONText.object(["vx": JSONText.number(velocity.x), "vy": JSONText.number(velocity.y)])
    }
}
