import HookeMotion

extension EvalOperation {
    /// `{"op":"zoom","from":[x,y,width],"to":[x,y,width],"rho":1.4142135623730951,"at":[…]}` returns `value`, the views
    /// [x, y, width] at fractions of van Wijk and Nuij's path, and its `length`. `rho` is √2 if left out.
    func zoomAnswer(_ fields: NotationFields) throws -> String {
        func view(_ name: String) throws -> ZoomView {
            let numbers = try fields.numbers(name, meanings: ["x", "y", "width"])
            return ZoomView(center: SIMD2(numbers[0], numbers[1]), width: numbers[2])
        }
        let (from, to) = (try view("from"), try view("to"))
        let rho = try fields.number("rho", default: 2.0.squareRoot())
        let times = try fields.numbers("at")
        try fields.finish()
        let path = try naming(
            [
                "start.center": "from", "start.width": "from[2]", "end.center": "to", "end.width": "to[2]",
                "end": "to",
            ], try ZoomPath(from: from, to: to, rho: rho))
        let views = times.map { path.view(at: $0) }
        return JSONText.object([
            "value": JSONText.array(views.map { JSONText.numbers([$0.center.x, $0.center.y, $0.width]) }),
            "length": JSONText.number(path.length),
        ])
    }
}
