/// Motion: transitions. Springs from 0.05 to critical damping are by visual duration and bounce, others by their numbers.
enum MotionCode: CodeForm {
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

}
