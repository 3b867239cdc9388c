import HookeJSON

/// The members of a token in a file.
enum TokenWriter {
    /// Returns the type, the value and what the format has no type for.
    /// - Throws: `HookeError.noSolution` for a spring that never settles.
    static func members(of token: MotionToken) throws(HookeError) -> (
        type: String, value: JSONValue, extra: JSONValue.Member?
    ) {
        let (type, value, extra) = try members(of: token.value)
        guard let alias = token.alias else { return (type, value, extra) }
        return (type, .string("{\(alias)}"), nil)
    }

    private static func members(of value: MotionTokenValue) throws(HookeError) -> (
        type: String, value: JSONValue, extra: JSONValue.Member?
    ) {
        switch value {
        case .duration(let duration): return ("duration", json(duration), nil)
        case .curve(let curve):
            let (value, extra) = try json(curve)
            return ("cubicBezier", value, extra)
        case .transition(let transition):
            let (curve, extra) = try json(transition.curve)
            return ("transition", json(transition.duration, transition.delay, curve), extra)
        case .spring(let spring):
            let fit = try SpringBezierFit(of: spring)
            let (curve, _) = try json(.bezier(fit.bezier))
            let settling = TokenDuration(checked: (fit.duration * 1000).rounded(), .milliseconds)
            return (
                "transition", json(settling, .zero, curve), JSONValue.Member("spring", .string(spring.text))
            )
        }
    }

    private static func json(_ duration: TokenDuration) -> JSONValue {
        .object(["value": .number(duration.value), "unit": .string(duration.unit.rawValue)])
    }

    private static func json(
        _ duration: TokenDuration, _ delay: TokenDuration, _ curve: JSONValue
    ) -> JSONValue {
        .object(["duration": json(duration), "delay": json(delay), "timingFunction": curve])
    }

    private static func json(_ curve: TimingFunction) throws(HookeError) -> (JSONValue, JSONValue.Member?) {
        func numbers(_ curve: CubicBezier) -> JSONValue {
            .array([curve.x1, curve.y1, curve.x2, curve.y2].map { JSONValue.number($0) })
        }
        if let bezier = curve.bezier { return (numbers(bezier), nil) }
        return (numbers(try CubicBezier(nearestTo: curve)), JSONValue.Member("curve", .string(curve.text)))
    }
}
