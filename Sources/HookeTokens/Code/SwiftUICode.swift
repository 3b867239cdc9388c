/// SwiftUI: `Animation.spring(duration:bounce:)`, `Animation.timingCurve(…)`, `UnitCurve.bezier(…)`.
enum SwiftUICode: StatementForm {
    static func declaration(of token: MotionToken, name: String, error: Double) throws(HookeError)
        -> CodeDeclaration
    {
        let start = "    static let \(name)"
        switch token.value {
        case .duration(let duration):
            return CodeDeclaration("\(start): TimeInterval = \(CodeNumber.decimal(duration.seconds))")
        case .curve(let function):
            guard let curve = function.bezier else { break }
            let points = [(curve.x1, curve.y1), (curve.x2, curve.y2)].map { x, y in
                "UnitPoint(x: \(CodeNumber.decimal(x)), y: \(CodeNumber.decimal(y)))"
            }
            return CodeDeclaration(
                "\(start) = UnitCurve.bezier(\n        startControlPoint: \(points[0]),\n"
                    + "        endControlPoint: \(points[1]))")
        case .transition(let transition):
            guard let curve = transition.curve.bezier else { break }
            let numbers = [curve.x1, curve.y1, curve.x2, curve.y2].map(CodeNumber.decimal)
            let duration = CodeNumber.decimal(transition.duration.seconds)
            let delay = transition.delay.seconds
            return CodeDeclaration(
                "\(start) = Animation.timingCurve(\(numbers.joined(separator: ", ")), duration: \(duration))"
                    + (delay == 0 ? "" : ".delay(\(CodeNumber.decimal(delay)))"))
        case .spring(let spring):
            let (duration, bounce) = (
                CodeNumber.decimal(spring.duration), CodeNumber.decimal(CodeNumber.bounce(of: spring))
            )
            return CodeDeclaration(
                "\(start) = Animation.spring(duration: \(duration), bounce: \(bounce))",
                loss: spring.mass == 1 ? nil : "the mass, which does not change the motion")
        }
        throw missing(
            token, "curve of several pieces",
            accepted: "a duration, a Bézier, a transition with one, a spring")
    }

    static func file(_ declarations: [CodeDeclaration]) -> String {
        let lines = declarations.map { $0.text + "\n" }.joined()
        return "import SwiftUI\n\nenum Motion {\n\(lines)}\n"
    }

    static func value(of call: CodeFields, name: String, receiver: CodeNode?) throws(HookeError)
        -> MotionTokenValue?
    {
        switch name {
        case "delay":
            guard case .call(let inner)? = receiver, inner.name == "timingCurve" else { return nil }
            let fields = CodeFields(
                fields: inner.fields, offset: inner.offset, text: call.text, owner: inner.name)
            return .transition(
                try transition(fields, delay: try TokenDuration(try call.numbers(1)[0], .seconds)))
        case "timingCurve": return .transition(try transition(call, delay: .zero))
        case "spring":
            let (duration, bounce) = (try call.number("duration"), try call.number("bounce"))
            return .spring(
                try call.spring { () throws(HookeError) in try Spring(duration: duration, bounce: bounce) })
        case "interpolatingSpring":
            let numbers = (
                try call.number("mass", default: 1), try call.number("stiffness"), try call.number("damping")
            )
            return .spring(
                try call.spring { () throws(HookeError) in
                    try Spring(mass: numbers.0, stiffness: numbers.1, damping: numbers.2)
                })
        case "bezier":
            let start = try call.call("startControlPoint", of: "UnitPoint")
            let end = try call.call("endControlPoint", of: "UnitPoint")
            let numbers = [
                try start.number("x"), try start.number("y"), try end.number("x"), try end.number("y"),
            ]
            return .curve(.bezier(try call.bezier(numbers)))
        default: return nil
        }
    }

    private static func transition(_ call: CodeFields, delay: TokenDuration) throws(HookeError)
        -> TokenTransition
    {
        let duration = try call.duration(try call.number("duration"), .seconds)
        return TokenTransition(
            duration: duration, delay: delay, curve: .bezier(try call.bezier(try call.numbers(4))))
    }
}
