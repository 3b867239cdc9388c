/// UIKit: `UICubicTimingParameters` and `UISpringTimingParameters`; a transition is a tuple with its times.
enum UIKitCode: CodeForm {
    static func declaration(of token: MotionToken, name: String, error: Double) throws(HookeError)
        -> CodeDeclaration
    {
        let start = "    @MainActor static let \(name)"
        switch token.value {
        case .duration(let duration):
            return CodeDeclaration(
                "    static let \(name): TimeInterval = \(CodeNumber.decimal(duration.seconds))")
        case .curve(let function):
            guard let curve = function.bezier else { break }
            return CodeDeclaration("\(start) = \(timing(curve))")
        case .transition(let transition):
            guard let curve = transition.curve.bezier else { break }
            let times = [transition.duration, transition.delay].map { CodeNumber.decimal($0.seconds) }
            return CodeDeclaration(
                "\(start) = (\n        duration: \(times[0]), delay: \(times[1]),\n"
                    + "        timing: \(timing(curve)))")
        case .spring(let spring):
            let numbers = [spring.mass, spring.stiffness, spring.damping].map(CodeNumber.decimal)
            return CodeDeclaration(
                "\(start) = UISpringTimingParameters(\n        mass: \(numbers[0]), stiffness: \(numbers[1]), "
                    + "damping: \(numbers[2]),\n        initialVelocity: CGVector(dx: 0.0, dy: 0.0))",
                loss: spring.dampingRatio > 1
                    ? "UIKit runs springs with a damping ratio above 1 as if critically damped" : nil)
        }
        throw missing(
            token, "curve of several pieces",
            accepted: "a duration, a Bézier, a transition with one, a spring")
    }

    private static func timing(_ curve: CubicBezier) -> String {
        let points = [(curve.x1, curve.y1), (curve.x2, curve.y2)].map { x, y in
            "CGPoint(x: \(CodeNumber.decimal(x)), y: \(CodeNumber.decimal(y)))"
        }
        return "UICubicTimingParameters(\n        controlPoint1: \(points[0]),\n"
            + "        controlPoint2: \(points[1]))"
    }

    static func file(_ declarations: [CodeDeclaration]) -> String {
        let lines = declarations.map { $0.text + "\n" }.joined()
        return "import UIKit\n\nenum Motion {\n\(lines)}\n"
    }

}
