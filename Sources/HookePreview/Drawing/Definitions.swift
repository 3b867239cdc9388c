import HookeTransitions

/// The elements of a picture that others refer to, each once.
struct Definitions {
    /// The elements, for `<defs>`.
    private(set) var svg = ""
    private var ids: [String: String] = [:]

    /// Returns the id of an element; `rest` is what follows its name and its id in the start tag, up to the end tag.
    mutating func id(_ name: String, _ rest: String) -> String {
        let key = name + rest
        if let known = ids[key] { return known }
        let id = "d\(ids.count + 1)"
        ids[key] = id
        svg += "<\(name) id=\"\(id)\"\(rest)</\(name)>\n"
        return id
    }

    /// Returns the `clip-path` attribute of a region.
    mutating func clip(_ path: String) -> String {
        "clip-path=\"url(#\(id("clipPath", "><path d=\"\(path)\"/>")))\""
    }
}

extension SceneColor {
    /// The colour in sRGB for SVG, without its opacity. Components are clamped to 0…1; NaN is 0.
    var rgb: String {
        let c = srgbComponents
        let bytes = [c.x, c.y, c.z].map { $0.isNaN ? 0 : Int((min(max($0, 0), 1) * 255).rounded()) }
        return "rgb(\(bytes[0]),\(bytes[1]),\(bytes[2]))"
    }

    /// The colour's own opacity, clamped to 0…1; NaN is 0.
    var coverage: Double { alpha.isNaN ? 0 : min(max(alpha, 0), 1) }

    /// The attributes of a fill, a stroke or a stop with the colour.
    func svg(_ kind: String) -> String {
        let opacity = kind == "stop-color" ? "stop-opacity" : "\(kind)-opacity"
        return " \(kind)=\"\(rgb)\""
            + (coverage < 1 ? " \(opacity)=\"\(Markup.number(coverage, decimals: 4))\"" : "")
    }
}
