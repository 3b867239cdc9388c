import HookeJSON

extension TokenReader {
    /// Reads the motion tokens in order of the file. Tokens of other types are checked for what they refer to. A token that
    /// cannot be read is kept, with a note.
    mutating func tokens() throws(FileError) -> [MotionToken] {
        var tokens: [MotionToken] = []
        for (name, found) in try collect() {
            do { if let token = try token(name, found) { tokens.append(token) } } catch {
                let place = fault(found.place, "", accepted: "")
                var shown = error
                // The error of another token is noted there.
                if !notes.isStrict, !error.path.hasPrefix(place.path) {
                    shown = FileError(
                        path: place.path, line: place.line, column: place.column,
                        .badText(reason: "the token needs what is not valid at \(error.path)"))
                }
                try notes.deviate(shown, "the token is kept and not read")
                failures[name] = error
            }
        }
        return tokens
    }

    private func token(_ name: String, _ found: Found) throws(FileError) -> MotionToken? {
        let type = try type(of: found)
        guard let type, isKnown(type) else {
            let place = found.place["$type"] ?? found.place
            let error =
                place.path.last == .member("$type")
                ? unknownType(place)
                : fault(
                    place, "$type", value: type.map { "\"\($0.excerpt)\"" } ?? "missing",
                    accepted: "a type of the token, of a group around it or of the token that it refers to")
            try notes.deviate(error, "the token is kept and not read", kind: "type \(type ?? "")")
            return nil
        }
        let isAlias = try target(of: found) != nil
        let given = found.place.value["$type"]?.string ?? (isAlias ? nil : found.inherited)
        if !isKnown(given), !isAlias || given != nil {
            let place = found.place["$type"] ?? found.place
            let error = fault(
                place, "$type", value: given.map { "\"\($0.excerpt)\"" } ?? "missing",
                accepted: "a type of the format")
            try notes.deviate(error, "by its value the token is a \(type)", kind: "\(type) by \(given ?? "")")
        }
        guard let value = try value(of: found, type) else {
            if let place = found.place["$value"], place.value.string.flatMap(Self.alias) != nil {
                _ = try resolved(place)
            }
            return nil
        }
        let note = found.place.value["$description"]?.string
        return MotionToken(name, value, note: note, alias: try target(of: found)?.name)
    }

    /// What a type is read as; `nil` if it is not one of motion.
    private func kind(of type: String?) -> MotionTokens.Kind? {
        type.flatMap { types[$0] ?? MotionTokens.Kind.ofFormat[$0] }
    }

    /// The type of a token without a known one, by a value that can only be one of motion: `200ms`, `cubic-bezier(…)`, or an
    /// object with a duration and a curve.
    private func typeByValue(_ found: Found) -> String? {
        guard !notes.isStrict, let value = found.place.value["$value"] else { return nil }
        if let text = value.string {
            if TokenDuration(css: text) != nil { return "duration" }
            let isCurve = ["cubic-bezier(", "linear(", "steps("].contains { text.lowercased().hasPrefix($0) }
            return isCurve ? "cubicBezier" : nil
        }
        return value["duration"] != nil && value["timingFunction"] != nil ? "transition" : nil
    }

    /// The token that a token stands for, if its value is a reference to a whole one.
    private func target(of found: Found) throws(FileError) -> (name: String, found: Found)? {
        let place = found.place["$value"] ?? found.place
        if let text = place.value.string, let name = Self.alias(text) {
            return (canonical(name), try find(name, for: place))
        }
        guard let reference = place.value["$ref"]?.string, var steps = Self.steps(fragment: reference)
        else { return nil }
        if steps.last == "$value" { steps.removeLast() }
        guard !steps.isEmpty, !steps.contains("$value") else { return nil }
        let name = steps.joined(separator: ".")
        let inside = place["$ref"] ?? place
        // The checks of the pointer come first: they name its parts.
        _ = try follow(steps, for: inside)
        return (name, try find(name, for: inside))
    }

    /// The type of a token: its own, that of the token that it refers to, or that of its groups.
    func type(of found: Found) throws(FileError) -> String? {
        var current = found
        for _ in 0...Self.longestChain {
            let own = current.place.value["$type"]?.string
            if isKnown(own) { return own }
            guard let next = try target(of: current) else {
                let type = own ?? current.inherited
                return isKnown(type) ? type : typeByValue(current) ?? type
            }
            current = next.found
        }
        throw cycle(found.place["$value"] ?? found.place)
    }

    /// The value of a token; `nil` if the type is not one of motion.
    private func value(of found: Found, _ type: String) throws(FileError) -> MotionTokenValue? {
        guard let kind = kind(of: type) else { return nil }
        var current = found
        var count = 0
        while let next = try target(of: current) {
            let place = current.place["$value"] ?? current.place
            count += 1
            guard count <= Self.longestChain else { throw cycle(place) }
            let own = try self.type(of: next.found)
            guard self.kind(of: own) == kind else {
                throw fault(
                    place, "the reference", value: "\(place.value.shown), a \(own ?? "token without a type")",
                    accepted: "a \(type)")
            }
            current = next.found
        }
        // That of an alias says nothing, but may be wrong.
        _ = try exact(found, kind)
        let place = current.place["$value"] ?? current.place
        let extra = try exact(current, kind)
        switch kind {
        case .duration: return .duration(try duration(place, "$value", from: 0))
        case .curve:
            let curve = try timing(place, "$value")
            guard let extra else { return .curve(curve) }
            return .curve(try self.curve(extra))
        case .spring: return .spring(try spring(place))
        case .transition:
            var transition = try transition(place)
            guard let extra else { return .transition(transition) }
            if extra.path.last == .member("spring") { return .spring(try spring(extra)) }
            transition.curve = try curve(extra)
            return .transition(transition)
        }
    }

    /// The member under `org.hooke` that says more than the value of a token: `spring` or `curve`.
    private func exact(_ found: Found, _ kind: MotionTokens.Kind) throws(FileError) -> JSONNode? {
        let name = MotionTokens.extensionName
        guard let place = found.place["$extensions"]?[name] else { return nil }
        let names = kind == .transition ? ["spring", "curve"] : kind == .curve ? ["curve"] : []
        let accepted = names.isEmpty ? "none for a \(kind.rawValue)" : names.joined(separator: " or ")
        guard let members = place.value.members else {
            throw fault(place, name, accepted: names.isEmpty ? accepted : "an object with \(accepted)")
        }
        for (index, member) in members.enumerated() where !names.contains(member.name) || index > 0 {
            let isKnown = names.contains(member.name)
            throw fault(
                place[member.name] ?? place, member.name.excerpt,
                value: isKnown ? "given beside \(members[0].name)" : "an unknown field of \(name)",
                accepted: isKnown ? "one of the two" : accepted,
                nearest: isKnown ? nil : nearestWord(to: member.name, in: names))
        }
        return members.first.flatMap { place[$0.name] }
    }

    // MARK: - Parts

    /// Follows a reference to a value of a type.
    private func part(_ place: JSONNode, _ type: String) throws(FileError) -> JSONNode {
        if let text = place.value.string, let name = Self.alias(text) {
            let other = try self.type(of: find(name, for: place)) ?? "token without a type"
            guard kind(of: other) == kind(of: type) else {
                throw fault(
                    place, "the reference", value: "\(place.value.shown), a \(other)", accepted: "a \(type)")
            }
        }
        return try resolved(place)
    }

    private func required(_ place: JSONNode, _ name: String, _ accepted: String) throws(FileError)
        -> JSONNode
    {
        if let member = place[name] { return member }
        let words = (place.value.members ?? []).map(\.name)
        let near = nearestWord(to: name, in: words)
        throw fault(
            place, name, value: "missing" + (near.map { "; there is \"\($0.excerpt)\"" } ?? ""),
            accepted: accepted)
    }

    private func number(_ place: JSONNode, _ field: String, _ accepted: String) throws(FileError) -> Double {
        let found = try resolved(place)
        guard let number = found.value.number else { throw wrong(place, found, field, accepted) }
        return number
    }

    /// The error of a value that is at `place` or that a reference there leads to.
    private func wrong(
        _ place: JSONNode, _ found: JSONNode, _ field: String, _ accepted: String, nearest: String? = nil
    ) -> FileError {
        let isOther = place.path != found.path
        return fault(
            place, field, value: isOther ? "\(place.value.shown), which is \(found.value.shown)" : nil,
            accepted: accepted, nearest: nearest)
    }

    /// - Parameter least: the smallest accepted number; `nil` for a delay, which may be negative.
    private func duration(_ place: JSONNode, _ field: String, from least: Double?) throws(FileError)
        -> TokenDuration
    {
        let found = try part(place, "duration")
        guard found.value.members != nil else {
            let error = fault(
                found, field, accepted: #"an object such as { "value": 200, "unit": "ms" }"#)
            guard let time = found.value.string.flatMap(TokenDuration.init(css:)),
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
        let text = unit.value.string
        guard let text, let known = TokenDuration.Unit(rawValue: text) else {
            throw wrong(
                written, unit, "unit", units.joined(separator: ", "),
                nearest: text.flatMap { nearestWord(to: $0, in: units) })
        }
        return TokenDuration(checked: amount, known)
    }

    /// A Bézier of four numbers, or a curve as CSS writes it.
    private func timing(_ place: JSONNode, _ field: String) throws(FileError) -> TimingFunction {
        let found = try part(place, "cubicBezier")
        guard let elements = found.elementsIfArray, elements.count == 4 else {
            let error = fault(found, field, accepted: "an array of 4 numbers: x1, y1, x2, y2")
            guard let curve = found.value.string.flatMap({ try? TimingFunction(css: $0) }) else {
                throw error
            }
            try notes.deviate(error, "it is read as \(curve.text)", kind: "curve as text")
            return curve
        }
        var numbers: [Double] = []
        for (element, name) in zip(elements, ["x1", "y1", "x2", "y2"]) {
            let number = try number(element, name, "a number")
            guard name.hasPrefix("y") || (0...1).contains(number) else {
                throw fault(element, name, accepted: "a number in [0, 1]")
            }
            numbers.append(number)
        }
        do {
            return .bezier(
                try CubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3]))
        } catch { throw fault(found, field, accepted: "\(error)") }
    }

    private func transition(_ place: JSONNode) throws(FileError) -> TokenTransition {
        let found = try part(place, "transition")
        let names = "an object with duration, delay and timingFunction"
        guard found.value.members != nil else {
            let error = fault(found, "$value", accepted: names)
            guard let text = found.value.string, let transition = TokenTransition(css: text) else {
                throw error
            }
            try notes.deviate(error, "it is read as \(transition)", kind: "transition as text")
            return transition
        }
        let duration = try duration(required(found, "duration", "a duration"), "duration", from: 0)
        var delay = TokenDuration.zero
        if let place = found["delay"] {
            delay = try self.duration(place, "delay", from: nil)
        } else {
            let error = fault(found, "delay", value: "missing", accepted: "a duration")
            try notes.deviate(error, "it is read as 0 ms", kind: "no delay")
        }
        let curve = try timing(required(found, "timingFunction", "a cubicBezier"), "timingFunction")
        return TokenTransition(duration: duration, delay: delay, curve: curve)
    }

    /// A spring as `Spring.init(text:)` reads it, or an object; its duration may be a duration of the format.
    private func spring(_ place: JSONNode) throws(FileError) -> Spring {
        let place = try resolved(place)
        let isOfFormat =
            place.value.members?.contains { $0.name == "duration" && $0.value.number == nil } ?? false
        guard isOfFormat else { return try value(place, "spring", Spring.init(_:at:)) }
        let time = try required(place, "duration", "a duration")
        let duration = try duration(time, "duration", from: 0)
        let accepted = "a number above -1 and at most 1"
        // A duration alone has no bounce.
        let isAlone = place.members.count == 1
        let bounce = isAlone ? place : try required(place, "bounce", accepted)
        let amount = isAlone ? 0 : try number(bounce, "bounce", accepted)
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
    private func curve(_ place: JSONNode) throws(FileError) -> TimingFunction {
        try value(resolved(place), "curve", TimingFunction.init(_:at:))
    }

    /// A value that the library reads.
    private func value<Value>(
        _ place: JSONNode, _ field: String,
        _ read: (Notation, _ place: String) throws(HookeError) -> Value
    ) throws(FileError) -> Value {
        do throws(HookeError) { return try read(Notation(place.value), field) } catch {
            switch error {
            case .badValue, .outOfRange, .missing, .unknownField: throw fault(place, error)
            default: throw fault(place, field, accepted: "\(error)")
            }
        }
    }
}
