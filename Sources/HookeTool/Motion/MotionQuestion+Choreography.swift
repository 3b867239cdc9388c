import Hooke
import HookePreview
import HookeScene

extension MotionQuestion {
    /// `{"sequence":[PART,…],"initial":{"x":0},"switches":[{"at":0.2,"to":PART}],"epsilon":0.001}`: motions of named
    /// properties, placed in time, and cut by others. The fields are those of a ``ChoreographySpelling``.
    static func choreography(_ fields: inout Fields) throws(Refusal) -> MotionQuestion {
        let tolerance = try fields.tolerance()
        let initial = fields.has("initial") ? try fields.node("initial") : nil
        var spelling = ChoreographySpelling()
        let part = try spelling.part(&fields)
        var cuts: [(time: Double, part: ChoreographySpelling.Part)] = []
        for node in fields.has("switches") ? try fields.elements("switches") : [] {
            try node.fields { (parts) throws(Refusal) in
                try parts.accept(["at", "to"])
                let time = try parts.number("at")
                if let last = cuts.last?.time, time <= last {
                    throw Refusal("at is \(time); accepted: a time after \(last), that of the switch before")
                }
                cuts.append((time, try parts.object("to") { (to) throws(Refusal) in try spelling.part(&to) }))
            }
        }
        var values: [String: SIMD4<Double>] = [:]
        try initial?.fields { (parts) throws(Refusal) in
            for key in spelling.components.keys.sorted() where parts.has(key) {
                values[key] = try spelling.components[key, default: MotionComponents()].read(&parts, key)
            }
        }
        let start: (String) -> SIMD4<Double>? = { values[$0] }
        var shown = try refusing { () throws(ChoreographyError) in
            try Choreography(part, tolerance: tolerance, initial: start)
        }
        for (index, cut) in cuts.enumerated() {
            try refusing(at: "switches[\(index)]") { () throws(Refusal) in
                try refusing { () throws(ChoreographyError) in
                    try shown.handOver(to: cut.part, at: cut.time, initial: start)
                }
            }
        }
        let choreography = shown
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
        question.events =
            cuts.map { MotionPlot.Event(time: $0.time, label: "\(Table.text($0.time)) s") }
            + calls.map { MotionPlot.Event(time: $0.time, label: $0.name.text) }
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
