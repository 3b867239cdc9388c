/// react-spring: configurations. It has no curves: they come from the JavaScript package `hooke`.
enum ReactSpringCode: StatementForm {
    static var unit: TokenDuration.Unit { .milliseconds }

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

    static func value(of call: CodeFields, name: String, receiver: CodeNode?) throws(HookeError)
        -> MotionTokenValue?
    {
        guard name == "easing" || name == "curve" else { return nil }
        guard call.fields.count == 1, case .text(let css, let offset) = call.fields[0].value else {
            return nil
        }
        do {
            return .curve(try TimingFunction(css: css))
        } catch { throw call.fault("\(error)", at: offset) }
    }

    static func value(of fields: CodeFields) throws(HookeError) -> MotionTokenValue? {
        if fields.has("tension") || fields.has("friction") {
            let numbers = (
                try fields.number("mass", default: 1), try fields.number("tension", default: 170),
                try fields.number("friction", default: 26)
            )
            return .spring(
                try fields.spring { () throws(HookeError) in
                    try Spring(mass: numbers.0, stiffness: numbers.1, damping: numbers.2)
                })
        }
        guard fields.has("config"), fields.has("delay") else { return nil }
        let config = try fields.inner("config")
        guard config.has("easing") else { return nil }
        let node = try config.node("easing")
        guard case .call(let inner) = node,
            case .curve(let curve)? = try value(
                of: CodeFields(
                    fields: inner.fields, offset: inner.offset, text: fields.text, owner: inner.name),
                name: inner.name, receiver: nil)
        else { throw fields.fault("easing(\"…\")", at: node.offset) }
        let duration = try config.duration(try config.number("duration"), .milliseconds)
        let delay = try TokenDuration(try fields.number("delay"), .milliseconds)
        return .transition(TokenTransition(duration: duration, delay: delay, curve: curve))
    }
}
