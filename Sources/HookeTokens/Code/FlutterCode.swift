/// Flutter: `SpringDescription`, `Cubic`, `ThreePointCubic`, `Duration`; a transition is a record with its times.
enum FlutterCode: CodeForm {
    static func declaration(of token: MotionToken, name: String, error: Double) throws(HookeError)
        -> CodeDeclaration
    {
        switch token.value {
        case .duration(let duration):
            return CodeDeclaration(
                "const \(name) = \(try time(duration, token));", rounded: [duration])
        case .curve(let curve): return CodeDeclaration("const \(name) = \(try text(curve, token));")
        case .transition(let transition):
            let (duration, delay) = (transition.duration, transition.delay)
            return CodeDeclaration(
                "const \(name) = (\n  duration: \(try time(duration, token)),\n"
                    + "  delay: \(try time(delay, token)),\n"
                    + "  curve: \(try text(transition.curve, token)),\n);",
                rounded: [duration, delay])
        case .spring(let spring):
            let numbers = [spring.mass, spring.stiffness, spring.damping].map(CodeNumber.decimal)
            return CodeDeclaration(
                "const \(name) = SpringDescription(mass: \(numbers[0]), stiffness: \(numbers[1]), "
                    + "damping: \(numbers[2]));")
        }
    }

    private static func time(_ duration: TokenDuration, _ token: MotionToken) throws(HookeError) -> String {
        let whole = microseconds(duration).rounded()
        guard whole.magnitude < 0x1p53 else {
            throw .outOfRange(
                field: HookeError.Field(token.name), value: duration.seconds,
                accepted: "seconds below 2^53 microseconds")
        }
        return "Duration(microseconds: \(Int(whole)))"
    }

    fileprivate static func microseconds(_ duration: TokenDuration) -> Double {
        duration.value * (duration.unit == .milliseconds ? 1000 : 1_000_000)
    }

    private static func text(_ curve: TimingFunction, _ token: MotionToken) throws(HookeError) -> String {
        if let bezier = curve.bezier {
            let numbers = [bezier.x1, bezier.y1, bezier.x2, bezier.y2].map(CodeNumber.decimal)
            return "Cubic(\(numbers.joined(separator: ", ")))"
        }
        guard let points = curve.beziers?.points, points.count == 7, points[0].value == 0,
            points[6].value == 1
        else {
            throw missing(
                token, "\(curve.kindName) curve of such pieces", accepted: "one Bézier, or two from 0 to 1")
        }
        let offsets = points[1..<6].map { point in
            "Offset(\(CodeNumber.decimal(point.time)), \(CodeNumber.decimal(point.value)))"
        }
        return "ThreePointCubic(\n    \(offsets.joined(separator: ",\n    ")))"
    }

    static func file(_ declarations: [CodeDeclaration]) -> String {
        "import 'package:flutter/animation.dart';\nimport 'package:flutter/physics.dart';\n\n"
            + declarations.map { $0.text + "\n" }.joined()
    }

}

extension CodeDeclaration {
    /// Code in which times are rounded to whole microseconds.
    fileprivate init(_ text: String, rounded times: [TokenDuration]) {
        var worst = 0.0
        for time in times {
            let exact = FlutterCode.microseconds(time)
            // The product itself is rounded.
            let lost = (exact - exact.rounded()).magnitude
            if lost > 0x1p-50 * exact.magnitude { worst = max(worst, lost / exact.magnitude) }
        }
        self.init(
            text, loss: worst > 0 ? "times are whole microseconds" : nil, error: worst > 0 ? worst : nil)
    }
}
