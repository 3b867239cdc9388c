import Hooke

extension EvalOperation {
    /// `{"op":"curve","bezier":[x1,y1,x2,y2],"x":[…]}` gives `y` and `slope` at each x. With `"inverse":[…]`, values, it
    /// gives `secondDerivative` too, and as `inverse` the earliest time of each value, null where there is none.
    func curveAnswer(_ fields: inout Fields) throws(Refusal) -> String {
        let points = try fields.numbers("bezier", count: 4)
        let x = try fields.numbers("x")
        let values = try fields.vector("inverse")
        try fields.finish()
        let curve = try refusing("bezier: ") { () throws(HookeError) in
            try CubicBezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
        }
        var members = [
            ("y", JSONText.numbers(x.map(curve.value(at:)))),
            ("slope", JSONText.numbers(x.map(curve.slope(at:)))),
        ]
        if let values {
            let times = values.map { JSONText.number(curve.firstTime(reaching: $0)) }
            members += [
                ("secondDerivative", JSONText.numbers(x.map(curve.secondDerivative(at:)))),
                ("inverse", JSONText.array(times)),
            ]
        }
        return JSONText.object(members)
    }
}
