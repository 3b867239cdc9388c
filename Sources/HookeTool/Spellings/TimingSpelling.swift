import Hooke

/// The ways to say a timing function in a question.
enum TimingSpelling: String, CaseIterable {
    case css, bezier, steps, linear, spring, reversed, composed

    /// Reads the function of the one spelling that is used.
    static func read(_ fields: inout Fields) throws(Refusal) -> TimingFunction {
        let used = allCases.filter { fields.has($0.rawValue) }
        guard let spelling = used.first, used.count == 1 else {
            let accepted = allCases.map(\.rawValue).joined(separator: ", ")
            throw Refusal("\(used.isEmpty ? "no curve" : "two curves"); accepted: exactly one of \(accepted)")
        }
        return try spelling.function(&fields)
    }

    /// Reads a function inside a question: CSS text, or an object of one spelling.
    static func read(_ value: JSONValue, at place: String) throws(Refusal) -> TimingFunction {
        if case .string(let text) = value {
            return try refusing("\(place): ") { () throws(HookeError) in try TimingFunction(css: text) }
        }
        guard case .object = value else {
            throw Refusal("\(place) is \(value.kind); accepted: CSS text or an object")
        }
        var parts = try Fields(value, at: place)
        return try refusing("\(place): ") { () throws(Refusal) in
            let function = try read(&parts)
            try parts.finish()
            return function
        }
    }

    private func function(_ fields: inout Fields) throws(Refusal) -> TimingFunction {
        switch self {
        case .css:
            let text = try fields.string("css")
            return try refusing { () throws(HookeError) in try TimingFunction(css: text) }
        case .bezier:
            let points = try fields.numbers("bezier", count: 4)
            return try refusing("bezier: ") { () throws(HookeError) in
                .bezier(try CubicBezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3]))
            }
        case .steps: return .steps(try Self.steps(&fields))
        case .linear:
            let stops = try fields.rows("linear", of: 2).map { LinearStops.Stop(input: $0[0], output: $0[1]) }
            do { return .linear(try LinearStops(stops)) } catch {
                throw Refusal(error) {
                    [
                        "stops": "linear", "stops.input": "input of linear",
                        "stops.output": "output of linear",
                    ][$0]
                        ?? $0
                }
            }
        case .spring: return .spring(try Self.spring(&fields))
        case .reversed:
            return try Self.read(fields.anything("reversed"), at: "reversed").reversed()
        case .composed:
            var parts = try Fields(fields.anything("composed"), at: "composed")
            return try refusing("composed: ") { () throws(Refusal) in
                let outer = try Self.read(parts.anything("outer"), at: "outer")
                let inner = try Self.read(parts.anything("inner"), at: "inner")
                try parts.finish()
                return outer.composed(after: inner)
            }
        }
    }

    /// `"steps":4`, with `"jump":"jump-end"` or another of CSS's words.
    private static func steps(_ fields: inout Fields) throws(Refusal) -> Steps {
        let count = try fields.count("steps", upTo: Int(Int32.max))
        var jump = Steps.Jump.end
        if fields.has("jump") {
            let name = try fields.string("jump")
            guard let known = Steps.Jump(rawValue: name) else {
                let names = Steps.Jump.allCases.map(\.rawValue).joined(separator: ", ")
                throw Refusal("jump is \"\(name)\"; accepted: \(names)")
            }
            jump = known
        }
        do { return try Steps(count, jump: jump) } catch {
            throw Refusal(error) { $0 == "count" ? "steps" : $0 }
        }
    }

    /// `"spring":{SPRING}`, with `velocity`, and `duration` or what counts as settled: `epsilon`, `epsilonSpeed`.
    private static func spring(_ fields: inout Fields) throws(Refusal) -> SpringCurve {
        let spring = try SpringSpelling.read(fields.anything("spring"), at: "spring")
        let velocity = try fields.number("velocity", default: 0)
        let duration = try fields.optionalNumber("duration")
        if duration != nil, let stray = ["epsilon", "epsilonSpeed"].first(where: { fields.has($0) }) {
            throw Refusal("\(stray) is given; accepted: duration, or epsilon and epsilonSpeed")
        }
        let tolerance = try fields.tolerance()
        do {
            return try SpringCurve(
                spring, initialVelocity: velocity, duration: duration, within: tolerance)
        } catch { throw Refusal(error) { $0 == "initialVelocity" ? "velocity" : $0 } }
    }
}

extension SpringSpelling {
    /// Reads a spring inside a question: an object of one spelling.
    static func read(_ value: JSONValue, at place: String) throws(Refusal) -> Spring {
        var parts = try Fields(value, at: place)
        return try refusing("\(place): ") { () throws(Refusal) in
            let spring = try read(&parts)
            try parts.finish()
            return spring
        }
    }
}
