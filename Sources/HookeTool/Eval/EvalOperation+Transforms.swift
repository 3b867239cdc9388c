import HookeGeometry

extension EvalOperation {
    /// `{"op":"interpolate","from":TRANSFORM,"to":TRANSFORM,"at":[…],"method":"css"}` returns `matrices`: for each progress
    /// sixteen numbers m11, m12, … m44. TRANSFORM is 16 numbers or CSS text. `fallback` is for pairs that the method cannot
    /// interpolate. `box` and `fontSize` are what percentages and em mean. `iteration` accumulates `to` that many times onto
    /// both; `composite`, `add` or `accumulate`, puts them onto the transform `underlying`.
    func interpolateAnswer(_ fields: NotationFields) throws -> String {
        let sizes = try TransformSizes(fields)
        var from = try fields.transform("from", sizes)
        var to = try fields.transform("to", sizes)
        let iteration = fields.has("iteration") ? try fields.count("iteration", upTo: Int(Int32.max)) : 0
        let before = TransformList().accumulating(to, times: iteration)
        (from, to) = (before.accumulating(from), before.accumulating(to))
        let composite: TransformComposite = try fields.word("composite", default: .replace)
        if composite != .replace {
            let underlying = fields.has("underlying") ? try fields.transform("underlying", sizes) : []
            (from, to) = (composite.value(from, onto: underlying), composite.value(to, onto: underlying))
        }
        for (name, list) in [("to", to), ("from", from)] {
            try list.checkProduct(fields.path(of: name), fields.text(name))
        }
        let progress = try fields.numbers("at")
        let method: TransformMethod = try fields.word("method", default: .css)
        let fallback: TransformMethod = try fields.word("fallback", default: .polar)
        try fields.finish()
        let path = TransformPath(from: from, to: to, method: method, fallback: fallback)
        return JSONText.object([
            "matrices": JSONText.array(progress.map { JSONText.numbers(path.transform(at: $0).elements) })
        ])
    }

    /// `{"op":"decompose","transform":TRANSFORM,"method":"css"}` returns the parts of a transform: translation, scale, skew,
    /// rotation and perspective, and by `polar` a stretch in place of scale and skew.
    func decomposeAnswer(_ fields: NotationFields) throws -> String {
        let list = try fields.transform("transform", TransformSizes(fields))
        let method: DecompositionMethod = try fields.word("method", default: .css)
        try fields.finish()
        return try Report(partsOf: list.transform, method: method, field: "transform").json
    }

    /// `{"op":"project","rect":[x,y,w,h],"transform":TRANSFORM,"origin":[x,y],"perspective":d,
    /// "perspectiveOrigin":[x,y],"near":w}` returns the projection of a ``RectanglePose``.
    func projectAnswer(_ fields: NotationFields) throws -> String {
        let pose = try RectanglePose(fields)
        try fields.finish()
        return Report(pose.projection).json
    }

    /// `{"op":"hit",…,"point":[x,y]}`, with the fields of `project`, returns `hit`, whether the projection of the rectangle
    /// contains the point of the screen, and `point`, the point of the rectangle's plane that projects there, or null.
    func hitAnswer(_ fields: NotationFields) throws -> String {
        let pose = try RectanglePose(fields)
        let numbers = try fields.numbers("point", meanings: ["x", "y"])
        try fields.finish()
        let point = Vector2(numbers[0], numbers[1])
        let found = pose.map.hit(pose.rectangle, at: point, near: pose.near)
        return JSONText.object([
            "hit": found != nil ? "true" : "false",
            "point": JSONText.point(found ?? pose.map.unproject(point)),
        ])
    }
}

/// How an effect combines with the value below it, as Web Animations name it.
enum TransformComposite: String, CaseIterable, SpelledWord {
    case replace, add, accumulate

    func value(_ list: TransformList, onto underlying: TransformList) -> TransformList {
        switch self {
        case .replace: list
        case .add: TransformList(underlying.functions + list.functions)
        case .accumulate: underlying.accumulating(list)
        }
    }
}

extension EvalOperation {
    /// `{"op":"meanRotation","values":[[x,y,z,w],…],"weights":[…]}` returns `value`, the weighted mean of rotations. The
    /// weights are equal if left out.
    func meanRotationAnswer(_ fields: NotationFields) throws -> String {
        let rows = try fields.rows("values", of: 4)
        let weights = try fields.numbers("weights", count: rows.count, default: 1, each: "rotation")
        try fields.finish()
        let rotations = rows.map { Quaternion(x: $0[0], y: $0[1], z: $0[2], w: $0[3]) }
        let mean = try naming(
            ["rotations": "values"], try Quaternion.mean(of: rotations, weights: weights))
        return JSONText.object(["value": JSONText.numbers((0..<4).map { mean.components[$0] })])
    }
}
