import Hooke

extension EvalOperation {
    /// `{"op":"curve","bezier":[x1,y1,x2,y2],"x":[…]}` gives `y`, `slope` and `secondDerivative` at each x; with `"inverse":[…]`, values, also the earliest time of each as `inverse`, null where
    /// there is none.
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
            ("secondDerivative", JSONText.numbers(x.map(curve.secondDerivative(at:)))),
        ]
        if let values {
            let times = values.map { JSONText.number(curve.firstTime(reaching: $0)) }
            members.append(("inverse", JSONText.array(times)))
        }
        return JSONText.object(members)
    }
}
