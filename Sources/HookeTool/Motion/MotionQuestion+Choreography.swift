import Hooke
import HookePreview
import HookeScene

extension MotionQuestion {
    /// `{"sequence":[PART,…],"initial":{"x":0},"switches":[{"at":0.2,"to":PART}],"epsilon":0.001}`: motions of named
    /// properties, placed in time, and cut by others. The fields are those of a `ChoreographyReader`.
    static func choreography(_ fields: NotationFields) throws -> MotionQuestion {
        let tolerance = try fields.tolerance()
        typealias Reader = ChoreographyReader<String, SIMD4<Double>>
        var reader = Reader(NotationShape())
        let given = try fields.part(Reader.fieldNames)
        let part = try reader.part(given)
        try given.finish()
        var cuts: [(time: Double, part: Reader.Part)] = []
        if fields.has("switches") {
            try forEachSwitch(fields, ["at", "to"]) { parts, time in
                let value = try parts.required("to", accepted: "a part")
                cuts.append((time, try reader.part(value, at: parts.path(of: "to").name)))
            }
        }
        var shapes = reader.shapes
        var values: [String: SIMD4<Double>] = [:]
        let initial = fields.has("initial") ? try fields.object("initial", accepted: nil) : nil
        // Names of properties are exact: `x1` and `x_1` are two.
        for member in initial?.members ?? [] {
            let single = try NotationFields([member], at: initial?.place ?? "", accepted: nil)
            guard var shape = shapes[member.name] else {
                let names = shapes.keys.sorted()
                throw HookeError.unknownField(
                    field: single.path(of: member.name), nearest: nearestWord(to: member.name, in: names),
                    accepted: list(names))
            }
            guard values[member.name] == nil else {
                throw single.refusal(member.name, "given twice", accepted: "each property once")
            }
            values[member.name] = try shape.read(single, member.name)
            shapes[member.name] = shape
        }
        let start: (String) -> SIMD4<Double>? = { values[$0] }
        var shown = try Choreography(part, tolerance: tolerance, initial: start)
        for (index, cut) in cuts.enumerated() {
            try refusing(at: "switches[\(index)]") {
                try shown.handOver(to: cut.part, at: cut.time, initial: start)
            }
        }
        let choreography = shown
        var question = MotionQuestion(
            choreography.keys.enumerated().map { index, key in
                Channel(name: key, components: shapes[key] ?? NotationShape()) {
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
