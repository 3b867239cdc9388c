import HookeMotion

extension EvalOperation {
    /// `{"op":"map","input":[0,100],"output":[0,1],"mode":"linear","before":"extend","after":"hold","at":[…]}` returns `value`
    /// and `slope` at inputs: numbers where the outputs are numbers, otherwise lists. Inputs ascend or descend. `mode` is a
    /// tangent rule, `linear` if left out; both rules outside are `extend` if left out.
    func mapAnswer(_ fields: NotationFields) throws -> String {
        let inputs = try fields.numbers("input")
        var isPlain = true
        if case .list(let elements)? = fields.peek("output"), case .list? = elements.first {
            isPlain = false
        }
        let outputs = isPlain ? try fields.numbers("output").map { [$0] } : try fields.rows("output", of: nil)
        for (index, row) in outputs.enumerated() where row.count != outputs[0].count || row.isEmpty {
            throw Refusal(
                "output[\(index)] has \(row.count) elements; accepted: as many as output[0], at least 1")
        }
        let mode = try fields.part(["mode"] + TangentRule.fieldNames)
        let rule = try TangentRule(mode, default: .linear) ?? .linear
        try mode.finish()
        let before: OutsideRule = try fields.word("before", default: .extend)
        let after: OutsideRule = try fields.word("after", default: .extend)
        let points = try fields.numbers("at")
        try fields.finish()
        let maps = try (outputs.first?.indices ?? 0..<1).map { index in
            try naming(
                ["inputs": "input", "outputs": "output", "times": "input", "values": "output"],
                try ExtendedTrack<Double>(
                    mapping: inputs, to: outputs.map { $0[index] }, rule: rule, before: before, after: after))
        }
        func list(_ part: (MotionState<Double>) -> Double) -> String {
            let rows = points.map { point in maps.map { part($0.state(at: point)) } }
            return isPlain ? JSONText.numbers(rows.map { $0[0] }) : JSONText.array(rows.map(JSONText.numbers))
        }
        return JSONText.object([
            "value": list { $0.position }, "slope": list { $0.velocity },
        ])
    }
}

extension OutsideRule: SpelledWord {}
