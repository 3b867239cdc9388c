import HookeMotion

extension EvalOperation {
    /// `{"op":"color","color":"gold","in":"oklch"}` returns a colour of CSS in a space: `css`, `components`, `alpha`.
    /// `{"op":"color","from":"gold","to":"#336","in":"oklch","hue":"longer","at":[0,0.5]}` returns lists of these: the colours
    /// between two, as CSS Color 4 interpolates. `in` is the space of the colour, or `oklab`, if left out.
    func colorAnswer(_ fields: NotationFields) throws -> String {
        func color(_ name: String) throws -> ColorValue {
            let text = try fields.string(name, accepted: "a colour of CSS")
            return try naming([.css: HookeError.Field(name)], try ColorValue(css: text))
        }
        func components(_ color: ColorValue) -> String {
            JSONText.numbers([color.components.x, color.components.y, color.components.z])
        }
        guard fields.has("color") else {
            let (from, to) = (try color("from"), try color("to"))
            let space: ColorValue.Space = try fields.word("in", default: .oklab)
            let hue: ColorValue.HueArc = try fields.word("hue", default: .shorter)
            if fields.has("hue"), space.hueIndex == nil {
                let polar = ColorValue.Space.allCases.filter { $0.hueIndex != nil }.map {
                    $0.cssName.description
                }
                throw Refusal("hue is given; accepted with in one of \(list(polar))")
            }
            let points = try fields.numbers("at")
            try fields.finish()
            let colors = points.map { from.mixed(with: to, at: $0, in: space, hue: hue) }
            return JSONText.object([
                "css": JSONText.array(colors.map { JSONText.string($0.css) }),
                "components": JSONText.array(colors.map(components)),
                "alpha": JSONText.numbers(colors.map(\.alpha)),
            ])
        }
        let given = try color("color")
        let found = given.converted(to: try fields.word("in", default: given.space))
        try fields.finish()
        return JSONText.object([
            "css": JSONText.string(found.css), "components": components(found),
            "alpha": JSONText.number(found.alpha),
        ])
    }
}

/// A space is spelled by its name in CSS.
extension ColorValue.Space: SpelledWord {
    static let words = allCases

    static func read(_ text: String, _ name: String) throws(HookeError) -> ColorValue.Space {
        let names = words.map { $0.cssName.description }
        if let index = names.firstIndex(of: text) { return words[index] }
        if text == "xyz" { return .xyzD65 }
        throw Notation.text(text).fault(
            HookeError.Field(name), accepted: (names + ["xyz"]).joined(separator: ", "), words: names)
    }
}

extension ColorValue.HueArc: SpelledWord {}
