import Hooke

/// How a timing function is spelled: by a field of a question, or by an argument that begins with the same word.
///
/// A kind of curve that numbers alone make needs no code here. Any other kind adds a constant in an extension and its line
/// in ``all``.
struct TimingSpelling: Sendable {
    /// The field of the function.
    let name: String
    /// Reads the function from the fields of a question.
    let readFields: @Sendable (inout Fields) throws(Refusal) -> TimingFunction
    /// Reads the function from the text after `name:` in an argument; `nil` where there is no such argument.
    var readArgument: (@Sendable (_ text: String, _ option: String) throws(Refusal) -> TimingFunction)?

    /// All spellings.
    static let all: [TimingSpelling] =
        [.css, .easing] + TimingFunction.numericKinds.map(numbers)
        + [.steps, .linear, .spring, .path, .reversed, .composed]
}

// MARK: - Reading

extension TimingSpelling {
    /// Reads the function of the one spelling that is used.
    static func read(_ fields: inout Fields) throws(Refusal) -> TimingFunction {
        let used = all.filter { fields.has($0.name) }
        guard let spelling = used.first, used.count == 1 else {
            let accepted = all.map(\.name).joined(separator: ", ")
            throw Refusal("\(used.isEmpty ? "no curve" : "two curves"); accepted: exactly one of \(accepted)")
        }
        return try spelling.readFields(&fields)
    }

    /// Reads a function inside a question: CSS text, or an object of one spelling.
    static func read(_ value: JSONValue, at place: String) throws(Refusal) -> TimingFunction {
        if case .string(let text) = value {
            return try refusing("\(place): ") { () throws(HookeError) in try TimingFunction(css: text) }
        }
        guard case .object = value else {
            throw Refusal("\(place) is \(value.kind); accepted: CSS text or an object")
        }
        return try nested(value, at: place, read)
    }

    /// Reads the function of an argument: a name, `reversed:` and a function, `spring:` and a spring, or CSS text.
    static func read(argument text: String, option: String) throws(Refusal) -> TimingFunction {
        for spelling in all {
            guard let read = spelling.readArgument, text.hasPrefix(spelling.name + ":") else { continue }
            return try read(String(text.dropFirst(spelling.name.count + 1)), option)
        }
        if let named = TimingFunction(named: text) { return named }
        do { return try TimingFunction(css: text) } catch {
            if !text.contains("(") { throw unknownKeyword(text, option) }
            throw Refusal(error) { $0 == .css ? option : "\(option): \($0)" }
        }
    }

    /// The keywords of CSS, and the names of other curves.
    static let keywords =
        ["ease", "ease-in", "ease-out", "ease-in-out", "linear", "step-start", "step-end"]
        + TimingFunction.names.filter { !["ease", "linear"].contains($0) }

    private static func unknownKeyword(_ text: String, _ option: String) -> Refusal {
        let functions = "cubic-bezier(…), steps(…), linear(…), spring: and a spring, reversed: and a curve"
        return Refusal("\(option) is \(quoted(text)); \(accepted(keywords, not: text, more: functions))")
    }

    /// Reads all fields of an object inside a question.
    fileprivate static func nested<Value>(
        _ value: JSONValue, at place: String, _ read: (inout Fields) throws(Refusal) -> Value
    ) throws(Refusal) -> Value {
        var parts = try Fields(value, at: place)
        return try refusing("\(place): ") { () throws(Refusal) in
            let value = try read(&parts)
            try parts.finish()
            return value
        }
    }
}

// MARK: - The spellings

extension TimingSpelling {
    /// CSS text.
    static let css = TimingSpelling(name: "css") { fields throws(Refusal) in
        let text = try fields.string("css")
        return try refusing { () throws(HookeError) in try TimingFunction(css: text) }
    }

    /// A name: `"easing":"easeOutBounce"`.
    static let easing = TimingSpelling(name: "easing") { fields throws(Refusal) in
        let name = try fields.string("easing")
        guard let function = TimingFunction(named: name) else {
            throw unknown("easing", name, TimingFunction.names)
        }
        return function
    }

    /// The name of a kind of curve and the numbers that make one: `"bezier":[x1,y1,x2,y2]`.
    static func numbers(_ kind: TimingFunction.NumericKind) -> TimingSpelling {
        TimingSpelling(name: kind.name) { fields throws(Refusal) in
            let numbers = try fields.numbers(kind.name, count: kind.count)
            return try refusing("\(kind.name): ") { () throws(HookeError) in try kind.curve(numbers) }
        }
    }

    /// `"steps":4`, with `"jump":"jump-end"` or another of CSS's words.
    static let steps = TimingSpelling(name: "steps") { fields throws(Refusal) in
        let count = try fields.count("steps", upTo: Int(Int32.max))
        let jump = try fields.word("jump", default: Steps.Jump.end)
        do throws(HookeError) { return .steps(try Steps(count, jump: jump)) } catch {
            throw Refusal(error, [.count: "steps"])
        }
    }

    /// `"linear":[[input,output],…]`.
    static let linear = TimingSpelling(name: "linear") { fields throws(Refusal) in
        let stops = try fields.rows("linear", of: 2).map { LinearStops.Stop(input: $0[0], output: $0[1]) }
        do throws(HookeError) { return .linear(try LinearStops(stops)) } catch {
            throw Refusal(
                error,
                [.stops: "linear", .stopInputs: "input of linear", .stopOutputs: "output of linear"])
        }
    }

    /// `"spring":{SPRING}`, with `velocity`, and `duration` or what counts as settled: `epsilon`, `epsilonSpeed`. In
    /// arguments `spring:` and a spring.
    static let spring = TimingSpelling(name: "spring") { fields throws(Refusal) in
        let spring = try SpringSpelling.read(fields.anything("spring"), at: "spring")
        let velocity = try fields.number("velocity", default: 0)
        let duration = try fields.optionalNumber("duration")
        if duration != nil, let stray = ["epsilon", "epsilonSpeed"].first(where: { fields.has($0) }) {
            throw Refusal("\(stray) is given; accepted: duration, or epsilon and epsilonSpeed")
        }
        let tolerance = try fields.tolerance()
        do throws(HookeError) {
            return .spring(
                try SpringCurve(spring, initialVelocity: velocity, duration: duration, within: tolerance))
        } catch { throw Refusal(error, [.initialVelocity: "velocity"]) }
    } readArgument: { text, option throws(Refusal) in
        let spring = try SpringSpelling.read(argument: text, option: option)
        do throws(HookeError) { return .spring(try SpringCurve(spring)) } catch {
            throw Refusal(error) { "\(option): \($0)" }
        }
    }

    /// `"path":"M 0,0 C …"`: several Béziers as SVG path data. In arguments `path:` and the data.
    static let path = TimingSpelling(name: "path") { fields throws(Refusal) in
        let text = try fields.string("path")
        return try refusing { () throws(HookeError) in .path(try EasingPath(svg: text)) }
    } readArgument: { text, option throws(Refusal) in
        do throws(HookeError) { return .path(try EasingPath(svg: text)) } catch {
            throw Refusal(error) { "\(option): \($0)" }
        }
    }

    /// `"reversed":TIMING`. In arguments `reversed:` and a function.
    static let reversed = TimingSpelling(name: "reversed") { fields throws(Refusal) in
        try read(fields.anything("reversed"), at: "reversed").reversed()
    } readArgument: { text, option throws(Refusal) in
        try read(argument: text, option: option).reversed()
    }

    /// `"composed":{"outer":TIMING,"inner":TIMING}`.
    static let composed = TimingSpelling(name: "composed") { fields throws(Refusal) in
        try nested(fields.anything("composed"), at: "composed") { parts throws(Refusal) in
            let outer = try read(parts.anything("outer"), at: "outer")
            return outer.composed(after: try read(parts.anything("inner"), at: "inner"))
        }
    }
}

extension Steps.Jump: SpelledWord {}

extension SpringSpelling {
    /// Reads a spring inside a question: an object of one spelling.
    static func read(_ value: JSONValue, at place: String) throws(Refusal) -> Spring {
        try TimingSpelling.nested(value, at: place) { parts throws(Refusal) in try read(&parts) }
    }
}
