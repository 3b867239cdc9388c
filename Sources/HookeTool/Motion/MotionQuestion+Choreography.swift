import Hooke
import HookePreview
import HookeScene

extension MotionQuestion {
    /// `{"sequence":[PART,…],"initial":{"x":0},"epsilon":0.001}`: motions of named properties, placed in time. The fields
    /// are those of a ``ChoreographySpelling``.
    static func choreography(_ fields: inout Fields) throws(Refusal) -> MotionQuestion {
        let tolerance = try fields.tolerance()
        let initial = fields.has("initial") ? try fields.anything("initial") : nil
        var spelling = ChoreographySpelling()
        let part = try spelling.part(&fields)
        var values: [String: SIMD4<Double>] = [:]
        if let initial {
            var parts = try Fields(initial, at: "initial")
            try refusing(at: "initial") { () throws(Refusal) in
                for key in spelling.components.keys.sorted() where parts.has(key) {
                    values[key] = try spelling.components[key, default: MotionComponents()].read(&parts, key)
                }
                try parts.finish()
            }
        }
        let choreography = try refusing { () throws(ChoreographyError) in
            try Choreography(part, tolerance: tolerance) { values[$0] }
        }
        var question = MotionQuestion(
            choreography.keys.enumerated().map { index, key in
                Channel(name: key, components: spelling.components[key] ?? MotionComponents()) {
                    choreography.state(ofKeyAt: index, at: $0)
                }
            })
        let settled = choreography.settledDuration
        let logical = choreography.logicalDuration
        let end = settled.isFinite ? settled : logical.isFinite ? 2 * logical : 10
        question.shown = 0...(end > 0 ? end : 1)
        let calls = choreography.calls(from: -.leastNonzeroMagnitude, to: end)
        question.events = calls.map { MotionPlot.Event(time: $0.time, label: $0.name.text) }
        question.members = [
            ("logicalDuration", JSONText.number(logical)), ("settledDuration", JSONText.number(settled)),
            ("within", tolerance.json),
            (
                "calls",
                JSONText.array(
                    calls.map {
                        JSONText.object([
                            "name": JSONText.string($0.name.text), "time": JSONText.number($0.time),
                        ])
                    })
            ),
        ]
        return question
    }
}
