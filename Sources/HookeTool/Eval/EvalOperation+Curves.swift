import Hooke

extension EvalOperation {
    /// `{"op":"curve",TIMING,"x":[…],"inverse":[…]}` returns `y`, `slope` and `secondDerivative` at each x, and in
    /// `inverse` the first time at which the curve has each value, or null. TIMING is a curve, by `curve` or by its kind.
    func curveAnswer(_ fields: NotationFields) throws -> String {
        let function = try TimingFunction(fields)
        guard fields.has("x") || fields.has("inverse") else {
            throw HookeError.missing(field: "x", accepted: "x, inverse, or both")
        }
        var members: [(String, String)] = []
        if fields.has("x") {
            let x = try fields.numbers("x")
            members += [
                ("y", JSONText.numbers(x.map(function.value(at:)))),
                ("slope", JSONText.numbers(x.map(function.slope(at:)))),
                ("secondDerivative", JSONText.numbers(x.map(function.secondDerivative(at:)))),
            ]
        }
        if fields.has("inverse") {
            let values = try fields.numbers("inverse")
            let times = try function.firstTimes(reaching: values)
            members.append(("inverse", JSONText.array(times.map { JSONText.number($0) })))
        }
        try fields.finish()
        return JSONText.object(members)
    }
}
