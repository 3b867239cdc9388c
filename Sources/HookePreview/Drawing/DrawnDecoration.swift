/// The border and the shadow of a view on the screen, shared by the filmstrip and the player.
struct DrawnDecoration: Hashable {
    struct Shadow: Hashable {
        var offset: SIMD2<Double>
        /// The standard deviation of the blur.
        var blur: Double
        var color: MotionRecording.RGBA
    }

    struct Border: Hashable {
        var width: Double
        var color: MotionRecording.RGBA
    }

    var shadow: Shadow?
    var border: Border?

    /// Returns `nil` without a border and a shadow that can be drawn. In perspective, both have the scale of the middle.
    ///
    /// - Parameter hasGround: Whether the view has a background, which casts the shadow.
    init?(_ sample: MotionRecording.DecorationSample?, _ place: DrawnContent?, hasGround: Bool) {
        guard let sample, let place else { return nil }
        let area = place.across.x * place.down.y - place.across.y * place.down.x
        let scale = area.magnitude.squareRoot()
        let offset = place.across * sample.shadowOffset.x + place.down * sample.shadowOffset.y
        let blur = sample.shadowRadius * scale
        if hasGround, sample.shadowColor.coverage > 0, blur >= 0, blur < 1e4, offset.isDrawable {
            shadow = Shadow(offset: offset, blur: blur, color: sample.shadowColor)
        }
        if sample.borderWidth > 0, sample.borderWidth < drawableLimit, sample.borderColor.coverage > 0,
            scale > 0
        {
            border = Border(width: sample.borderWidth * scale, color: sample.borderColor)
        }
        guard shadow != nil || border != nil else { return nil }
    }

    /// How far the shadow reaches beyond the outline.
    func reach(of outline: Polygon) -> [SIMD2<Double>] {
        guard let shadow, let (low, high) = outline.bounds else { return [] }
        let room = SIMD2(repeating: 3 * shadow.blur)
        return [low + shadow.offset - room, high + shadow.offset + room]
    }

    /// Returns the definitions, and the elements below and above the view. `id` is the beginning of the ids.
    func svg(path: String, outline: Polygon, id: String) -> (defs: String, under: String, over: String) {
        var (defs, under, over) = ("", "", "")
        let reached = reach(of: outline)
        if let shadow, reached.count == 2 {
            let size = reached[1] - reached[0]
            defs +=
                "<filter id=\"\(id)-shadow\" filterUnits=\"userSpaceOnUse\" x=\"\(number(reached[0].x - shadow.offset.x))\""
                + " y=\"\(number(reached[0].y - shadow.offset.y))\" width=\"\(number(size.x))\""
                + " height=\"\(number(size.y))\"><feGaussianBlur stdDeviation=\"\(number(shadow.blur))\"/></filter>"
            under =
                "<path transform=\"translate(\(number(shadow.offset.x)) \(number(shadow.offset.y)))\" d=\"\(path)\""
                + " fill=\"\(shadow.color.css)\" fill-opacity=\"\(Markup.number(shadow.color.coverage, decimals: 4))\""
                + " filter=\"url(#\(id)-shadow)\"/>"
        }
        if let border {
            defs += "<clipPath id=\"\(id)-border\"><path d=\"\(path)\"/></clipPath>"
            over =
                "<path d=\"\(path)\" fill=\"none\" stroke=\"\(border.color.css)\""
                + " stroke-opacity=\"\(Markup.number(border.color.coverage, decimals: 4))\""
                + " stroke-width=\"\(number(2 * border.width))\" clip-path=\"url(#\(id)-border)\"/>"
        }
        return (defs, under, over)
    }

    /// The shadow for the player's script: offset, blur, colour and opacity; 0 without one.
    var shadowJSON: String {
        guard let shadow else { return "0" }
        let numbers = [shadow.offset.x, shadow.offset.y, shadow.blur].map { Markup.number($0, decimals: 2) }
        let cover = Markup.number(shadow.color.coverage, decimals: 4)
        return "[\(numbers.joined(separator: ",")),\(Markup.json(shadow.color.css)),\(cover)]"
    }

    /// The border for the player's script: the width of the stroke, colour and opacity; 0 without one.
    var borderJSON: String {
        guard let border else { return "0" }
        return "[\(Markup.number(2 * border.width, decimals: 2)),\(Markup.json(border.color.css)),"
            + "\(Markup.number(border.color.coverage, decimals: 4))]"
    }

    private func number(_ value: Double) -> String { Markup.number(value, decimals: 2) }
}
