import HookeGeometry

extension EvalOperation {
    /// `{"op":"path","path":"M0 0Q50 100 100 0","nearest":[[50,80]]}` returns `path`, `length`, `area`, `bounds` as [x, y, width,
    /// height], and for each point of `nearest` its `point` on the path, the `distance` along it and the `gap`.
    /// `{"op":"path","through":[[0,0],[50,80],[100,0]],"closed":false,"alpha":0.5}` is the Catmull–Rom spline through points.
    func pathAnswer(_ fields: NotationFields) throws -> String {
        let path: VectorPath
        if try fields.one(of: ["path", "through"], "the path") == "path" {
            let text = try fields.string("path", accepted: "SVG path data")
            path = try naming("path", try VectorPath(svg: text))
            if path.isEmpty {
                throw Refusal("path is \(quoted(text)); accepted: SVG path data of one step or more")
            }
        } else {
            let points = try fields.rows("through", of: 2).map { Vector2($0[0], $0[1]) }
            if points.isEmpty { throw Refusal("through is []; accepted: [[x, y], …], one point or more") }
            let isClosed = try fields.flag("closed")
            let alpha = try fields.number("alpha", default: 0.5)
            path = try naming(
                ["points": "through"], try VectorPath(through: points, isClosed: isClosed, alpha: alpha))
        }
        let points = fields.has("nearest") ? try fields.rows("nearest", of: 2) : []
        try fields.finish()
        let measured = try naming("path", try MeasuredPath(path))
        let (area, box) = try extent(of: path)
        let nearest = points.map { measured.nearest(to: Vector2($0[0], $0[1])) }
        return JSONText.object([
            "path": JSONText.string(path.description), "length": JSONText.number(measured.length),
            "area": JSONText.number(area),
            "bounds": JSONText.numbers([box.minX, box.minY, box.width, box.height]),
            "nearest": JSONText.array(
                nearest.map {
                    JSONText.object([
                        "point": JSONText.numbers([$0.position.x, $0.position.y]),
                        "distance": JSONText.number($0.distance), "gap": JSONText.number($0.gap),
                    ])
                }),
        ])
    }
}
