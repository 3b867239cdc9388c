import HookeGeometry
internal import HookeJSON

extension LottieWriter {
    /// Returns the groups of paths, the topmost first. A stroke that is cut has a group of its own, because the cut would
    /// apply to the fill too.
    func groups(_ paths: [LottieDocument.Path], at list: String) throws(FileError) -> [String] {
        var groups: [String] = []
        for path in paths {
            let isCut = path.stroke?.isCut ?? false
            if isCut { groups.append(try group(path, path.stroke, nil, at: "\(list)[\(groups.count)]")) }
            if !isCut || path.fill != nil {
                let stroke = isCut ? nil : path.stroke
                groups.append(try group(path, stroke, path.fill, at: "\(list)[\(groups.count)]"))
            }
        }
        return groups
    }

    private func group(
        _ path: LottieDocument.Path, _ stroke: LottieDocument.Stroke?, _ fill: LottieDocument.Paint?,
        at place: String
    ) throws(FileError) -> String {
        var items: [String] = []
        func next(_ items: [String]) -> String { "\(place).it[\(items.count)]." }
        for contour in path.contours { items.append(try text(of: contour, at: next(items) + "ks.k")) }
        if let stroke {
            if stroke.isCut {
                let members: Members = [
                    ("ty", "\"tm\""), ("s", try text(of: stroke.start, at: next(items) + "s")),
                    ("e", try text(of: stroke.end, at: next(items) + "e")),
                    ("o", try text(of: LottieProperty(0.0), at: next(items) + "o")),
                    // One contour after the other.
                    ("m", "2"),
                ]
                items.append(JSONText.object(members))
            }
            items.append(try text(of: stroke, at: next(items)))
        }
        if let fill { items.append(try text(ofFill: fill, path.fillRule, at: next(items))) }
        var transform = LottieDocument.Transform()
        transform.opacity = path.opacity
        return try group(items, transform, at: place)
    }

    /// - Parameter path: the path of the stroke, with a dot at its end.
    func text(of stroke: LottieDocument.Stroke, at path: String) throws(FileError) -> String {
        var members: Members = [("ty", "\"st\"")] + (try paint(stroke.paint, at: path))
        members += [
            ("w", try text(of: stroke.width, at: path + "w")), ("lc", "\(stroke.cap.rawValue)"),
            ("lj", "\(stroke.join.rawValue)"), ("ml", try number(stroke.miterLimit, at: path + "ml")),
        ]
        if !stroke.dashes.isEmpty {
            // Dashes and gaps alternate, so an odd number of lengths counts twice.
            let lengths = stroke.dashes.count % 2 == 0 ? stroke.dashes : stroke.dashes + stroke.dashes
            var dashes: [String] = []
            for (index, length) in lengths.enumerated() {
                dashes.append(
                    try dash(index % 2 == 0 ? "d" : "g", LottieProperty(length), at: "\(path)d[\(index)]"))
            }
            dashes.append(try dash("o", stroke.dashPhase, at: "\(path)d[\(lengths.count)]"))
            members.append(("d", JSONText.array(dashes)))
        }
        return JSONText.object(members)
    }

    private func dash(
        _ kind: String, _ length: LottieProperty<Double>, at path: String
    ) throws(FileError) -> String {
        JSONText.object([("n", JSONText.string(kind)), ("v", try text(of: length, at: path + ".v"))])
    }

    /// - Parameter path: the path of the fill, with a dot at its end.
    func text(
        ofFill fill: LottieDocument.Paint, _ rule: VectorPath.FillRule, at path: String
    ) throws(FileError) -> String {
        let members: Members = [("ty", "\"fl\"")] + (try paint(fill, at: path))
        return JSONText.object(members + [("r", rule == .nonZero ? "1" : "2")])
    }

    // MARK: - Contours

    private func text(of contour: LottieDocument.Contour, at path: String) throws(FileError) -> String {
        let keys = contour.keys
        var property: Members
        if keys.count == 1 {
            let shape = try text(of: keys[0].vertices, isClosed: contour.isClosed, at: path)
            property = [("a", "0"), ("k", shape)]
        } else {
            var texts: [String] = []
            for (index, key) in keys.enumerated() {
                let path = "\(path)[\(index)]"
                let shape = try text(of: key.vertices, isClosed: contour.isClosed, at: path + ".s[0]")
                var members: Members = [
                    ("t", try time(key.time, at: path + ".t")), ("s", JSONText.array([shape])),
                ]
                if index + 1 < keys.count {
                    members += try form(LottieProperty<Double>.Form.eased([key.easing]), at: path)
                }
                texts.append(JSONText.object(members))
            }
            property = [("a", "1"), ("k", JSONText.array(texts))]
        }
        return JSONText.object([("ty", "\"sh\""), ("ks", JSONText.object(property))])
    }

    private func text(
        of vertices: [LottieDocument.Contour.Vertex], isClosed: Bool, at path: String
    ) throws(FileError) -> String {
        var (into, out, places): ([String], [String], [String]) = ([], [], [])
        for (index, vertex) in vertices.enumerated() {
            into.append(try numbers(vertex.inTangent, at: "\(path).i[\(index)]"))
            out.append(try numbers(vertex.outTangent, at: "\(path).o[\(index)]"))
            places.append(try numbers(vertex.position, at: "\(path).v[\(index)]"))
        }
        return JSONText.object([
            "i": JSONText.array(into), "o": JSONText.array(out), "v": JSONText.array(places),
            "c": isClosed ? "true" : "false",
        ])
    }
}
