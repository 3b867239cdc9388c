import Hooke

extension EvalOperation {
    /// `{"op":"curve","bezier":[x1,y1,x2,y2],"x":[…]}` gives `y` and `slope` at each x.
    func curveAnswer(_ fields: inout Fields) throws(Refusal) -> String {
        let points = try fields.numbers("bezier", count: 4)
        let x = try fields.numbers("x")
        try fields.finish()
        let curve = try refusing("bezier: ") { () throws(HookeError) in
            try CubicBezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
        }
        return JSONText.object([
            "y": JSONText.numbers(x.map(curve.value(at:))),
            "slope": JSONText.numbers(x.map(curve.slope(at:))),
        ])
    }
}
