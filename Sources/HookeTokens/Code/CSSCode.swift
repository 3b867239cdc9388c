/// CSS: custom properties. A spring is `linear()` with the time in which it settles.
enum CSSCode: CodeForm {
    static func name(of token: MotionToken) -> String { "--" + CodeName.hyphenated(token.name) }

    static func declaration(of token: MotionToken, name: String, error: Double) throws(HookeError)
        -> CodeDeclaration
    {
        switch token.value {
        case .duration(let duration): return CodeDeclaration("  \(name): \(duration);")
        case .curve(let curve):
            let (css, loss) = try css(curve, token, error)
            return CodeDeclaration(
                "  \(name): \(css);", loss: loss == nil ? nil : "straight pieces", error: loss)
        case .transition(let transition):
            let (css, loss) = try css(transition.curve, token, error)
            let delay = transition.delay.value == 0 ? "" : " \(transition.delay)"
            return CodeDeclaration(
                "  \(name): \(transition.duration) \(css)\(delay);",
                loss: loss == nil ? nil : "straight pieces", error: loss)
        case .spring(let spring):
            let found = try spring.linearApproximation(error: error)
            return CodeDeclaration(
                "  \(name): \(CSSDecimal(found.duration).text)s \(found.curve.css);",
                loss: "straight pieces, which lose the velocity where they are interrupted",
                error: found.error)
        }
    }

    /// The curve, and the proven error of straight pieces.
    static func css(_ curve: TimingFunction, _ token: MotionToken, _ error: Double) throws(HookeError)
        -> (String, Double?)
    {
        if let css = curve.css { return (css, nil) }
        do throws(HookeError) {
            let found = try curve.linearApproximation(error: error)
            return (found.curve.css, found.error)
        } catch { throw error.renamingField { _ in HookeError.Field(token.name) } }
    }

    static func file(_ declarations: [CodeDeclaration]) -> String {
        ":root {\n" + declarations.map { $0.text + "\n" }.joined() + "}\n"
    }
}
