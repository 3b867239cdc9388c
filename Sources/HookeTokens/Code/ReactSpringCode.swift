/// react-spring: configurations. It has no curves: they come from the JavaScript package `hooke`.
enum ReactSpringCode: CodeForm {
    static func declaration(of token: MotionToken, name: String, error: Double) throws(HookeError)
        -> CodeDeclaration
    {
        let start = "export const \(name) ="
        switch token.value {
        case .duration(let duration):
            return CodeDeclaration("\(start) \(CodeNumber.shortest(duration.milliseconds));")
        case .curve(let curve):
            let (css, loss) = try CSSCode.css(curve, token, error)
            return CodeDeclaration(
                "\(start) { easing: easing(\"\(css)\") };", loss: loss == nil ? nil : "straight pieces",
                error: loss)
        case .transition(let transition):
            let times = [transition.delay, transition.duration].map { CodeNumber.shortest($0.milliseconds) }
            let (css, loss) = try CSSCode.css(transition.curve, token, error)
            return CodeDeclaration(
                "\(start) {\n  delay: \(times[0]),\n  config: { duration: \(times[1]), "
                    + "easing: easing(\"\(css)\") },\n};",
                loss: loss == nil ? nil : "straight pieces", error: loss)
        case .spring(let spring):
            let numbers = [spring.mass, spring.stiffness, spring.damping].map(CodeNumber.shortest)
            return CodeDeclaration(
                "\(start) { mass: \(numbers[0]), tension: \(numbers[1]), friction: \(numbers[2]) };")
        }
    }

    static func file(_ declarations: [CodeDeclaration]) -> String {
        let text = declarations.map { $0.text + "\n" }.joined()
        guard text.contains("easing(\"") else { return text }
        return "import { curve } from \"hooke\";\n\n"
            + "const easing = (css, shape = curve(css)) => (t) => shape.value(t);\n\n" + text
    }

}
