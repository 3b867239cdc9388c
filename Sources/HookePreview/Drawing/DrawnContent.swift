import HookeTransitions

/// Where the text and the picture of a view are on the screen.
///
/// The map from the view's coordinates to the screen is affine: exact without perspective. In perspective it
/// has the mean of the opposite edges, so that the middle is right.
struct DrawnContent: Hashable {
    /// The screen position of the view's origin.
    var origin: SIMD2<Double>
    /// The screen vectors of one point along the view's x axis and y axis.
    var across: SIMD2<Double>
    var down: SIMD2<Double>
    /// The view's width and height.
    var extent: SIMD2<Double>

    /// Returns `nil` if the view is empty, or partly behind the eye.
    init?(_ view: MotionRecording.ViewSample) {
        let corners = view.corners
        guard corners.count == 4, corners.allSatisfy(\.isDrawable), view.extent.isDrawable,
            view.extent.x > 0, view.extent.y > 0
        else { return nil }
        extent = view.extent
        across = (corners[1] - corners[0] + corners[2] - corners[3]) / (2 * extent.x)
        down = (corners[3] - corners[0] + corners[2] - corners[1]) / (2 * extent.y)
        let center = (corners[0] + corners[1] + corners[2] + corners[3]) / 4
        origin = center - across * (extent.x / 2) - down * (extent.y / 2)
        guard across.isDrawable, down.isDrawable, origin.isDrawable else { return nil }
    }

    /// The numbers of SVG's `matrix()`.
    var matrix: [String] {
        [across, down].flatMap { [Markup.number($0.x, decimals: 6), Markup.number($0.y, decimals: 6)] }
            + [Markup.number(origin.x, decimals: 3), Markup.number(origin.y, decimals: 3)]
    }

    /// The width and height as text.
    var size: [String] {
        [Markup.number(extent.x, decimals: 3), Markup.number(extent.y, decimals: 3)]
    }
}

extension ViewContent.Text {
    /// SVG's `text-anchor`.
    var anchor: String {
        switch alignment {
        case .left: "start"
        case .center: "middle"
        case .right: "end"
        }
    }

    /// Where lines begin, end or have their middle, as a share of the width.
    var position: Double {
        switch alignment {
        case .left: 0
        case .center: 0.5
        case .right: 1
        }
    }

    /// The lines with their baselines, from the middle of the view.
    var lines: [(text: String, y: Double)] {
        let lines = string.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let middle = Double(lines.count - 1) / 2
        // The middle of a line is about 0.35 font sizes above its baseline.
        return lines.enumerated().map { ($1, ((Double($0) - middle) * 1.2 + 0.35) * fontSize) }
    }

    var drawnColor: MotionRecording.RGBA {
        .init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
}

extension ViewContent.Image {
    /// SVG's `preserveAspectRatio`.
    var proportions: String {
        switch fit {
        case .fill: "none"
        case .cover: "xMidYMid slice"
        case .contain: "xMidYMid meet"
        }
    }
}

extension ViewContent {
    /// The text and picture as SVG elements. The picture is the symbol that ``symbol(id:)`` defines.
    func svg(_ place: DrawnContent, id: Int) -> String {
        var svg = "<g transform=\"matrix(\(place.matrix.joined(separator: " ")))\">"
        if image != nil {
            svg += "<use href=\"#picture-\(id)\" width=\"\(place.size[0])\" height=\"\(place.size[1])\"/>"
        }
        if let text {
            let x = Markup.number(text.position * place.extent.x, decimals: 3)
            let color = text.drawnColor
            svg += "<g font-size=\"\(Markup.number(text.fontSize))\" text-anchor=\"\(text.anchor)\""
            svg += " fill=\"\(color.css)\" fill-opacity=\"\(Markup.number(color.coverage, decimals: 4))\">"
            for line in text.lines where !line.text.isEmpty {
                let y = Markup.number(place.extent.y / 2 + line.y, decimals: 3)
                svg +=
                    "<text x=\"\(x)\" y=\"\(y)\" xml:space=\"preserve\">\(Markup.escaped(line.text))</text>"
            }
            svg += "</g>"
        }
        return svg + "</g>"
    }

    /// The definition of the picture, which each drawing of it uses.
    func symbol(id: Int) -> String {
        guard let image else { return "" }
        let (width, height) = (Markup.number(image.size.x), Markup.number(image.size.y))
        return "<symbol id=\"picture-\(id)\" viewBox=\"0 0 \(width) \(height)\""
            + " preserveAspectRatio=\"\(image.proportions)\">"
            + "<image width=\"\(width)\" height=\"\(height)\" preserveAspectRatio=\"none\""
            + " href=\"\(Markup.escaped(image.uri))\"/></symbol>\n"
    }

    /// The content for the player's script. `image` is the number of the picture.
    func json(image number: Int?) -> String {
        var parts: [String] = []
        if let image, let number {
            parts.append("\"image\":\(number),\"fit\":\(Markup.json(image.proportions))")
            parts.append("\"pixels\":[\(Markup.number(image.size.x)),\(Markup.number(image.size.y))]")
        }
        if let text {
            let lines = text.lines.map { "[\(Markup.json($0.text)),\(Markup.number($0.y, decimals: 3))]" }
            parts.append(
                "\"lines\":[\(lines.joined(separator: ","))],\"anchor\":\"\(text.anchor)\","
                    + "\"size\":\(Markup.number(text.fontSize)),\"position\":\(text.position),"
                    + "\"fill\":\"\(text.drawnColor.css)\","
                    + "\"cover\":\(Markup.number(text.drawnColor.coverage, decimals: 4))")
        }
        return "{\(parts.joined(separator: ","))}"
    }
}

extension MotionRecording {
    /// The definitions of all pictures, each once.
    var symbols: String {
        (contents ?? [:]).sorted { $0.key < $1.key }.filter { symbolID(of: $0.key) == $0.key }
            .map { $1.symbol(id: $0) }.joined()
    }

    /// Returns the smallest id of a view with the picture of a view.
    func symbolID(of id: Int) -> Int {
        guard let image = contents?[id]?.image else { return id }
        return contents?.filter { $0.value.image == image }.keys.min() ?? id
    }
}
