/// SwiftUI: `Animation.spring(duration:bounce:)`, `Animation.timingCurve(…)`, `UnitCurve.bezier(…)`.
enum SwiftUICode: CodeForm {
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

}
