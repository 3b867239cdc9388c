/// Motion: transitions. Springs from 0.05 to critical damping are by visual duration and bounce, others by their numbers.
enum MotionCode: StatementForm {
    static func declaration(of token: MotionToken, name: String, error: Double) throws(HookeError)
        -> CodeDeclaration
    {
        let start = "export const \(name) ="
        switch token.value {
        case .duration(let duration):
            return CodeDeclaration("\(start) \(CodeNumber.shortest(duration.seconds));")
        case .curve(let function):
            guard let curve = function.bezier else { break }
            return CodeDeclaration("\(start) \(list(curve));")
        case .transition(let transition):
            guard let curve = transition.curve.bezier else { break }
            let times = [transition.duration, transition.delay].map { CodeNumber.shortest($0.seconds) }
            return CodeDeclaration(
                "\(start) { duration: \(times[0]), delay: \(times[1]), ease: \(list(curve)) };")
        case .spring(let spring):
            let ratio = spring.dampingRatio
            if ratio >= 0.05, ratio <= 1, spring.mass == 1 {
                let (duration, bounce) = (spring.response / 1.2, spring.bounce)
                return CodeDeclaration(
                    "\(start) { type: \"spring\", visualDuration: \(CodeNumber.shortest(duration)), "
                        + "bounce: \(CodeNumber.shortest(bounce)) };",
                    loss: "springs by visual duration ignore the velocity")
            }
            let numbers = [spring.mass, spring.stiffness, spring.damping].map(CodeNumber.shortest)
            return CodeDeclaration(
                "\(start) { type: \"spring\", mass: \(numbers[0]), stiffness: \(numbers[1]), "
                    + "damping: \(numbers[2]) };",
                loss: ratio > 1
                    ? "Motion's solution differs from the exact one for damping ratios above 1" : nil)
        }
        throw missing(
            token, "curve of several pieces",
            accepted: "a duration, a Bézier, a transition with one, a spring")
    }

    private static func list(_ curve: CubicBezier) -> String {
        let numbers = [curve.x1, curve.y1, curve.x2, curve.y2].map(CodeNumber.shortest)
        return "[\(numbers.joined(separator: ", "))]"
    }

    static func file(_ declarations: [CodeDeclaration]) -> String {
        declarations.map { $0.text + "\n" }.joined()
    }

    static func value(of call: CodeFields, name: String, receiver: CodeNode?) throws(HookeError)
        -> MotionTokenValue?
    { nil }

    static func value(of numbers: [Double], _ fields: CodeFields) throws(HookeError) -> MotionTokenValue? {
        numbers.count == 4 ? .curve(.bezier(try fields.bezier(numbers))) : nil
    }

    static func value(of fields: CodeFields) throws(HookeError) -> MotionTokenValue? {
        if fields.has("visualDuration") {
            let (duration, bounce) = (
                try fields.number("visualDuration"), try fields.number("bounce", default: 0.3)
            )
            return .spring(
                try fields.spring { () throws(HookeError) in
                    try Spring(visualDuration: duration, bounce: bounce)
                })
        }
        if fields.has("stiffness") || fields.has("damping") {
            let numbers = (
                try fields.number("mass", default: 1), try fields.number("stiffness", default: 100),
                try fields.number("damping", default: 10)
            )
            return .spring(
                try fields.spring { () throws(HookeError) in
                    try Spring(mass: numbers.0, stiffness: numbers.1, damping: numbers.2)
                })
        }
        guard fields.has("ease"), fields.has("duration") else { return nil }
        let node = try fields.node("ease")
        guard case .list(let nodes, let offset) = node else {
            throw fields.fault("an array of 4 numbers for ease", at: node.offset)
        }
        let numbers = nodes.compactMap { node -> Double? in
            guard case .number(let number, _) = node else { return nil }
            return number
        }
        guard numbers.count == 4, nodes.count == 4 else {
            throw fields.fault("an array of 4 numbers for ease", at: offset)
        }
        let duration = try fields.duration(try fields.number("duration"), .seconds)
        let delay = try TokenDuration(try fields.number("delay", default: 0), .seconds)
        return .transition(
            TokenTransition(
                duration: duration, delay: delay, curve: .bezier(try fields.bezier(numbers, at: offset))))
    }
}
