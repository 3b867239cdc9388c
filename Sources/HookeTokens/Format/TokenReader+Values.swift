import HookeJSON

extension TokenReader {
    /// Reads the motion tokens in order of the file. Tokens of other types are checked for what they refer to. A token that
    /// cannot be read is kept, with a note.
    mutating func tokens() throws(TokenError) -> [MotionToken] {
        var tokens: [MotionToken] = []
        for (name, found) in try collect() {
            do { if let token = try token(name, found) { tokens.append(token) } } catch {
                let place = fault(found.place, "", accepted: "")
                var shown = error
                // The error of another token is noted there.
                if !notes.isStrict, !error.pointer.hasPrefix(place.pointer) {
                    shown = TokenError(
                        pointer: place.pointer, line: place.line, column: place.column,
                        problem: .badText(reason: "the token needs what is not valid at \(error.pointer)"))
                }
                try notes.deviate(shown, "the token is kept and not read")
                failures[name] = error
            }
        }
        return tokens
    }

    private func token(_ name: String, _ found: Found) throws(TokenError) -> MotionToken? {
        let type = try type(of: found)
        guard let type, isKnown(type) else {
            let place = found.place.member("$type") ?? found.place
            let error =
                place.steps.last == "$type"
                ? unknownType(place)
                : fault(
                    place, "$type", value: type.map { "\"\($0.excerpt)\"" } ?? "missing",
                    accepted: "a type of the token, of a group around it or of the token that it refers to")
            try notes.deviate(error, "the token is kept and not read", kind: "type \(type ?? "")")
            return nil
        }
        let isAlias = try target(of: found) != nil
        let given = found.place.tree["$type"]?.string ?? (isAlias ? nil : found.inherited)
        if !isKnown(given), !isAlias || given != nil {
            let place = found.place.member("$type") ?? found.place
            let error = fault(
                place, "$type", value: given.map { "\"\($0.excerpt)\"" } ?? "missing",
                accepted: "a type of the format")
            try notes.deviate(error, "by its value the token is a \(type)", kind: "\(type) by \(given ?? "")")
        }
        guard let value = try value(of: found, type) else {
            if let place = found.place.member("$value"), place.tree.string.flatMap(Self.alias) != nil {
                _ = try resolved(place)
            }
            return nil
        }
        let note = found.place.tree["$description"]?.string
        return MotionToken(name, value, note: note, alias: try target(of: found)?.name)
    }

    /// What a type is read as; `nil` if it is not one of motion.
    private func kind(of type: String?) -> MotionTokens.Kind? {
        type.flatMap { types[$0] ?? MotionTokens.Kind.ofFormat[$0] }
    }

    /// The type of a token without a known one, by a value that can only be one of motion: `200ms`, `cubic-bezier(…)`, or an
    /// object with a duration and a curve.
    private func typeByValue(_ found: Found) -> String? {
        guard !notes.isStrict, let value = found.place.tree["$value"] else { return nil }
        if let text = value.string {
            if TokenDuration(css: text) != nil { return "duration" }
            let isCurve = ["cubic-bezier(", "linear(", "steps("].contains { text.lowercased().hasPrefix($0) }
            return isCurve ? "cubicBezier" : nil
        }
        return value["duration"] != nil && value["timingFunction"] != nil ? "transition" : nil
    }

    /// The token that a token stands for, if its value is a reference to a whole one.
    private func target(of found: Found) throws(TokenError) -> (name: String, found: Found)? {
        let place = found.place.member("$value") ?? found.place
        if let text = place.tree.string, let name = Self.alias(text) {
            return (canonical(name), try find(name, for: place))
        }
        guard let reference = place.tree["$ref"]?.string, var steps = TokenPlace.steps(fragment: reference)
        else { return nil }
        if steps.last == "$value" { steps.removeLast() }
        guard !steps.isEmpty, !steps.contains("$value") else { return nil }
        let name = steps.joined(separator: ".")
        let inside = place.member("$ref") ?? place
        // The checks of the pointer come first: they name its parts.
        _ = try follow(steps, for: inside)
        return (name, try find(name, for: inside))
    }

    /// The type of a token: its own, that of the token that it refers to, or that of its groups.
    func type(of found: Found) throws(TokenError) -> String? {
        var current = found
        for _ in 0...Self.longestChain {
            let own = current.place.tree["$type"]?.string
            if isKnown(own) { return own }
            guard let next = try target(of: current) else {
                let type = own ?? current.inherited
                return isKnown(type) ? type : typeByValue(current) ?? type
            }
            current = next.found
        }
        throw cycle(found.place.member("$value") ?? found.place)
    }

    /// The value of a token; `nil` if the type is not one of motion.
    private func value(of found: Found, _ type: String) throws(TokenError) -> MotionTokenValue? {
        guard let kind = kind(of: type) else { return nil }
        var current = found
        var count = 0
        while let next = try target(of: current) {
            let place = current.place.member("$value") ?? current.place
            count += 1
            guard count <= Self.longestChain else { throw cycle(place) }
            let own = try self.type(of: next.found)
            guard self.kind(of: own) == kind else {
                throw fault(
                    place, "the reference", value: "\(place.tree.shown), a \(own ?? "token without a type")",
                    accepted: "a \(type)")
            }
            current = next.found
        }
        let place = current.place.member("$value") ?? current.place
        let extra = current.place.member("$extensions")?.member(MotionTokens.extensionName)
        switch kind {
        case .duration: return .duration(try duration(place, "$value", from: 0))
        case .curve:
            let curve = try timing(place, "$value")
            if let text = extra?.member("curve") { return .curve(try self.curve(text)) }
            return .curve(curve)
        case .spring: return .spring(try spring(place))
        case .transition:
            var transition = try transition(place)
            if let curve = extra?.member("curve") { transition.curve = try self.curve(curve) }
            if let spring = extra?.member("spring") { return .spring(try self.spring(spring)) }
            return .transition(transition)
        }
    }

    // MARK: - Parts

    /// Follows a reference to a value of a type.
    private func part(_ place: TokenPlace, _ type: String) throws(TokenError) -> TokenPlace {
        if let text = place.tree.string, let name = Self.alias(text) {
            let other = try self.type(of: find(name, for: place)) ?? "token without a type"
            guard kind(of: other) == kind(of: type) else {
                throw fault(
                    place, "the reference", value: "\(place.tree.shown), a \(other)", accepted: "a \(type)")
            }
        }
        return try resolved(place)
    }

    private func required(_ place: TokenPlace, _ name: String, _ accepted: String) throws(TokenError)
        -> TokenPlace
    {
        if let member = place.member(name) { return member }
        let words = (place.tree.members ?? []).map(\.name)
        let near = nearestWord(to: name, in: words)
        throw fault(
            place, name, value: "missing" + (near.map { "; there is \"\($0.excerpt)\"" } ?? ""),
            accepted: accepted)
    }

    private func number(_ place: TokenPlace, _ field: String, _ accepted: String) throws(TokenError) -> Double
    {
        let found = try resolved(place)
        guard let number = found.tree.number else { throw wrong(place, found, field, accepted) }
        return number
    }

    /// The error of a value that is at `place` or that a reference there leads to.
    private func wrong(
        _ place: TokenPlace, _ found: TokenPlace, _ field: String, _ accepted: String, nearest: String? = nil
    ) -> TokenError {
        let isOther = place.steps != found.steps
        return fault(
            place, field, value: isOther ? "\(place.tree.shown), which is \(found.tree.shown)" : nil,
            accepted: accepted, nearest: nearest)
    }

    /// - Parameter least: the smallest accepted number; `nil` for a delay, which may be negative.
    private func duration(_ place: TokenPlace, _ field: String, from least: Double?) throws(TokenError)
        -> TokenDuration
    {
        let found = try part(place, "duration")
        guard found.tree.members != nil else {
            let error = fault(
                found, field, accepted: #"an object such as { "value": 200, "unit": "ms" }"#)
            guard let time = found.tree.string.flatMap(TokenDuration.init(css:)),
                time.value >= least ?? -.infinity
            else { throw error }
            try notes.deviate(error, "it is read as \(time)", kind: "duration as text")
            return time
        }
        let value = try required(found, "value", "a number")
        let amount = try number(value, "value", "a number")
        guard amount >= least ?? -.infinity else {
            throw fault(value, "value", accepted: "a number from 0")
        }
        let units = TokenDuration.Unit.allCases.map(\.rawValue)
        let written = try required(found, "unit", units.joined(separator: ", "))
        let unit = try resolved(written)
        let text = unit.tree.string
        guard let text, let known = TokenDuration.Unit(rawValue: text) else {
            throw wrong(
                written, unit, "unit", units.joined(separator: ", "),
                nearest: text.flatMap { nearestWord(to: $0, in: units) })
        }
        return TokenDuration(checked: amount, known)
    }

    /// A Bézier of four numbers, or a curve as CSS writes it.
    private func timing(_ place: TokenPlace, _ field: String) throws(TokenError) -> TimingFunction {
        let found = try part(place, "cubicBezier")
        guard let elements = found.tree.elements, elements.count == 4 else {
            let error = fault(found, field, accepted: "an array of 4 numbers: x1, y1, x2, y2")
            guard let curve = found.tree.string.flatMap({ try? TimingFunction(css: $0) }) else { throw error }
            try notes.deviate(error, "it is read as \(curve.text)", kind: "curve as text")
            return curve
        }
        var numbers: [Double] = []
        for (index, name) in ["x1", "y1", "x2", "y2"].enumerated() {
            guard let element = found.element(index) else { break }
            let number = try number(element, name, "a number")
            guard index % 2 == 1 || (0...1).contains(number) else {
                throw fault(element, name, accepted: "a number in [0, 1]")
            }
            numbers.append(number)
        }
        do {
            return .bezier(
                try CubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3]))
        } catch { throw fault(found, field, accepted: "\(error)") }
    }

    private func transition(_ place: TokenPlace) throws(TokenError) -> TokenTransition {
        let found = try part(place, "transition")
        let names = "an object with duration, delay and timingFunction"
        guard found.tree.members != nil else {
            let error = fault(found, "$value", accepted: names)
            guard let text = found.tree.string, let transition = TokenTransition(css: text) else {
                throw error
            }
            try notes.deviate(error, "it is read as \(transition)", kind: "transition as text")
            return transition
        }
        let duration = try duration(required(found, "duration", "a duration"), "duration", from: 0)
        var delay = TokenDuration.zero
        if let place = found.member("delay") {
            delay = try self.duration(place, "delay", from: nil)
        } else {
            let error = fault(found, "delay", value: "missing", accepted: "a duration")
            try notes.deviate(error, "it is read as 0 ms", kind: "no delay")
        }
        let curve = try timing(required(found, "timingFunction", "a cubicBezier"), "timingFunction")
        return TokenTransition(duration: duration, delay: delay, curve: curve)
    }

    /// A spring as `Spring.init(text:)` reads it, or an object; its duration may be a duration of the format.
    private func spring(_ place: TokenPlace) throws(TokenError) -> Spring {
        let place = try resolved(place)
        let isOfFormat =
            place.tree.members?.contains { $0.name == "duration" && $0.value.number == nil } ?? false
        guard isOfFormat else { return try value(place, "spring", Spring.init(_:at:)) }
        let time = try required(place, "duration", "a duration")
        let duration = try duration(time, "duration", from: 0)
        let bounce = try required(place, "bounce", "a number above -1 and at most 1")
        let amount = try number(bounce, "bounce", "a number above -1 and at most 1")
        do { return try Spring(duration: duration.seconds, bounce: amount) } catch {
            guard case .outOfRange(let field, let value, let accepted) = error else {
                throw fault(place, "spring", accepted: "\(error)")
            }
            throw fault(
                field == .duration ? time : bounce, field.name, value: CSSDecimal(value).text,
                accepted: accepted)
        }
    }

    /// A curve as `TimingFunction.init(text:)` reads it, or an object.
    private func curve(_ place: TokenPlace) throws(TokenError) -> TimingFunction {
        try value(resolved(place), "curve", TimingFunction.init(_:at:))
    }

    /// A value that the library reads.
    private func value<Value>(
        _ place: TokenPlace, _ field: String,
        _ read: (Notation, _ place: String) throws(HookeError) -> Value
    ) throws(TokenError) -> Value {
        do throws(HookeError) { return try read(Notation(place.tree), field) } catch {
            switch error {
            case .badValue(let field, let value, let nearest, let accepted):
                throw fault(place, field.name, value: value, accepted: accepted, nearest: nearest)
            case .outOfRange(let field, let value, let accepted):
                throw fault(place, field.name, value: CSSDecimal(value).text, accepted: accepted)
            case .missing(let field, let accepted):
                throw fault(place, field.name, value: "missing", accepted: accepted)
            case .unknownField(let field, let nearest, let accepted):
                throw fault(
                    place, field.name, value: "an unknown field", accepted: accepted, nearest: nearest)
            default: throw fault(place, field, accepted: "\(error)")
            }
        }
    }
}
