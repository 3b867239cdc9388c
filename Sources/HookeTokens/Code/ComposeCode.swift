/// Jetpack Compose: `spring`, `tween`, `CubicBezierEasing`, `PathEasing`. Numbers are Floats, times whole milliseconds.
enum ComposeCode: CodeForm {
    static func declaration(of token: MotionToken, name: String, error: Double) throws(HookeError)
        -> CodeDeclaration
    {
        switch token.value {
        case .duration(let duration):
            return CodeDeclaration(
                "    const val \(name) = \(try milliseconds(duration, token))", rounded: [duration])
        case .curve(let curve):
            return CodeDeclaration("    val \(name): Easing = \(try easing(curve, token))")
        case .transition(let transition):
            let (duration, delay) = (transition.duration, transition.delay)
            let times = [
                "durationMillis = \(try milliseconds(duration, token))",
                "delayMillis = \(try milliseconds(delay, token))",
            ]
            return CodeDeclaration(
                "    val \(name) = tween<Float>(\n        \(times[0]), \(times[1]),\n"
                    + "        easing = \(try easing(transition.curve, token)),\n    )",
                rounded: [duration, delay])
        case .spring(let spring):
            let ratio = try CodeNumber.float(spring.dampingRatio, "dampingRatio")
            let stiffness = try CodeNumber.float(spring.stiffness / spring.mass, "stiffness")
            return CodeDeclaration(
                "    val \(name) = spring<Float>(dampingRatio = \(ratio), stiffness = \(stiffness))",
                loss: spring.mass == 1 ? nil : "the mass, which does not change the motion")
        }
    }

    private static func milliseconds(_ duration: TokenDuration, _ token: MotionToken) throws(HookeError)
        -> Int
    {
        let whole = duration.milliseconds.rounded()
        guard let number = Int32(exactly: whole) else {
            throw .outOfRange(
                field: HookeError.Field(token.name), value: duration.milliseconds,
                accepted: "milliseconds that an Int holds")
        }
        return Int(number)
    }

    private static func easing(_ curve: TimingFunction, _ token: MotionToken) throws(HookeError) -> String {
        func floats(_ numbers: [Double]) throws(HookeError) -> String {
            var texts: [String] = []
            for number in numbers { texts.append(try CodeNumber.float(number, token.name)) }
            return texts.joined(separator: ", ")
        }
        if let bezier = curve.bezier {
            return "CubicBezierEasing(\(try floats([bezier.x1, bezier.y1, bezier.x2, bezier.y2])))"
        }
        guard let points = curve.beziers?.points else {
            throw missing(token, "\(curve.kindName) curve", accepted: "one Bézier or several, a spring")
        }
        var text = "PathEasing(Path().apply { moveTo(\(try floats([points[0].time, points[0].value])))"
        for index in stride(from: 1, to: points.count, by: 3) {
            let three = points[index..<(index + 3)].flatMap { [$0.time, $0.value] }
            text += "; cubicTo(\(try floats(three)))"
        }
        return text + " })"
    }

    static func file(_ declarations: [CodeDeclaration]) -> String {
        let lines = declarations.map { $0.text + "\n" }.joined()
        let imports = ["Easing", "CubicBezierEasing", "PathEasing", "spring", "tween"].map {
            "import androidx.compose.animation.core.\($0)\n"
        }.joined()
        return imports + "import androidx.compose.ui.graphics.Path\n\nobject Motion {\n\(lines)}\n"
    }

}

extension CodeDeclaration {
    /// Code in which times are rounded to whole milliseconds.
    fileprivate init(_ text: String, rounded times: [TokenDuration]) {
        let lost = times.filter { $0.milliseconds != $0.milliseconds.rounded() }
        let worst = lost.map { time -> Double in
            let exact = time.milliseconds
            return (exact - exact.rounded()).magnitude / exact.magnitude
        }.max()
        self.init(text, loss: worst == nil ? nil : "times are whole milliseconds", error: worst)
    }
}
