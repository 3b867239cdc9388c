/// Flutter: `SpringDescription`, `Cubic`, `ThreePointCubic`, `Duration`; a transition is a record with its times.
enum FlutterCode: StatementForm {
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

    static func value(of call: CodeFields, name: String, receiver: CodeNode?) throws(HookeError)
        -> MotionTokenValue?
    {
        switch name {
        case "Duration": return .duration(try duration(call))
        case "Cubic": return .curve(.bezier(try call.bezier(try call.numbers(4))))
        case "ThreePointCubic":
            var points = [EasingPath.Point(time: 0, value: 0)]
            guard call.fields.count == 5 else { throw call.fault("ThreePointCubic with 5 offsets") }
            for field in call.fields {
                guard case .call(let offset) = field.value, offset.name == "Offset" else {
                    throw call.fault("Offset(…)", at: field.value.offset)
                }
                let n = try CodeFields(
                    fields: offset.fields, offset: offset.offset, text: call.text, owner: "Offset"
                ).numbers(2)
                points.append(EasingPath.Point(time: n[0], value: n[1]))
            }
            points.append(EasingPath.Point(time: 1, value: 1))
            do { return .curve(.path(try EasingPath(points))) } catch { throw call.fault("\(error)") }
        case "SpringDescription":
            let numbers = (
                try call.number("mass"), try call.number("stiffness"), try call.number("damping")
            )
            return .spring(
                try call.spring { () throws(HookeError) in
                    try Spring(mass: numbers.0, stiffness: numbers.1, damping: numbers.2)
                })
        default: return nil
        }
    }

    static func value(of fields: CodeFields) throws(HookeError) -> MotionTokenValue? {
        guard fields.has("curve") else { return nil }
        let node = try fields.node("curve")
        guard case .call(let inner) = node,
            case .curve(let curve)? = try value(
                of: CodeFields(
                    fields: inner.fields, offset: inner.offset, text: fields.text, owner: inner.name),
                name: inner.name, receiver: nil)
        else { throw fields.fault("Cubic(…) or ThreePointCubic(…)", at: node.offset) }
        let duration = try duration(fields.call("duration", of: "Duration"))
        let delay = try self.duration(fields.call("delay", of: "Duration"))
        return .transition(TokenTransition(duration: duration, delay: delay, curve: curve))
    }

    private static func duration(_ call: CodeFields) throws(HookeError) -> TokenDuration {
        let names: [(String, Double)] = [("microseconds", 1000), ("milliseconds", 1), ("seconds", 0.001)]
        var sum = 0.0
        for (name, divisor) in names { sum += try call.number(name, default: 0) / divisor }
        return try TokenDuration(sum, .milliseconds)
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
