/// CSS: custom properties. A spring is `linear()` with the time in which it settles.
enum CSSCode: CodeForm {
    static func name(of token: MotionToken) -> String { "--" + CodeName.hyphenated(token.name) }

    static func declaration(of token: MotionToken, name: String, error: Double) throws(HookeError)
        -> CodeDeclaration
    {
        switch token.value {
        case .duration(let duration): return CodeDeclaration("  \(name): \(duration);")
        case .curve(let curve):
            let (css, loss) = try css(curve, token, error)
            return CodeDeclaration(
                "  \(name): \(css);", loss: loss == nil ? nil : "straight pieces", error: loss)
        case .transition(let transition):
            let (css, loss) = try css(transition.curve, token, error)
            let delay = transition.delay.value == 0 ? "" : " \(transition.delay)"
            return CodeDeclaration(
                "  \(name): \(transition.duration) \(css)\(delay);",
                loss: loss == nil ? nil : "straight pieces", error: loss)
        case .spring(let spring):
            let found = try spring.linearApproximation(error: error)
            return CodeDeclaration(
                "  \(name): \(CSSDecimal(found.duration).text)s \(found.curve.css);",
                loss: "straight pieces, which lose the velocity where they are interrupted",
                error: found.error)
        }
    }

    /// The curve, and the proven error of straight pieces.
    static func css(_ curve: TimingFunction, _ token: MotionToken, _ error: Double) throws(HookeError)
        -> (String, Double?)
    {
        if let css = curve.css { return (css, nil) }
        do throws(HookeError) {
            let found = try curve.linearApproximation(error: error)
            return (found.curve.css, found.error)
        } catch { throw error.renamingField { _ in HookeError.Field(token.name) } }
    }

    static func file(_ declarations: [CodeDeclaration]) -> String {
        ":root {\n" + declarations.map { $0.text + "\n" }.joined() + "}\n"
    }

    // MARK: - Reading

    /// The properties of transitions that are read beside custom ones.
    private static let properties: Set<String> = [
        "transition", "transition-timing-function", "animation-timing-function", "transition-duration",
        "animation-duration",
    ]

    static func tokens(in text: String) throws(HookeError) -> [MotionToken] {
        var tokens: [MotionToken] = []
        for (name, value, offset) in try declarations(of: text) {
            let isCustom = name.hasPrefix("--")
            guard isCustom || properties.contains(name) else { continue }
            func fault(_ accepted: String) -> HookeError {
                .badText(field: "code", text: text, offset: offset, accepted: accepted)
            }
            var times: [TokenDuration] = []
            var curves: [TimingFunction] = []
            for word in words(of: value) {
                if let time = time(word) {
                    times.append(time)
                } else if word.contains("(") || (try? TimingFunction(css: word)) != nil {
                    let function: TimingFunction
                    do { function = try TimingFunction(css: word) } catch {
                        // Custom properties may be anything: colours, lengths, calculations.
                        let isCurve = ["cubic-bezier(", "linear(", "steps("].contains {
                            word.lowercased().hasPrefix($0)
                        }
                        guard isCurve || !isCustom else { continue }
                        throw fault("\(error)")
                    }
                    curves.append(function)
                }
            }
            guard times.count <= 2, curves.count <= 1 else {
                throw fault("one transition: a duration, a curve, a delay")
            }
            let named = isCustom ? String(name.dropFirst(2)) : ""
            switch (times.first, curves.first) {
            case (let duration?, let curve?):
                guard duration.value >= 0 else { throw fault("a duration of at least 0") }
                let delay = times.count > 1 ? times[1] : .zero
                tokens.append(
                    MotionToken(
                        named, .transition(TokenTransition(duration: duration, delay: delay, curve: curve))))
            case (let duration?, nil): tokens.append(MotionToken(named, .duration(duration)))
            case (nil, let curve?): tokens.append(MotionToken(named, .curve(curve)))
            case (nil, nil): continue
            }
        }
        return tokens
    }

    private static func time(_ word: String) -> TokenDuration? {
        for unit in TokenDuration.Unit.allCases where word.lowercased().hasSuffix(unit.rawValue) {
            if let value = Double(word.dropLast(unit.rawValue.count)), value.isFinite {
                return TokenDuration(checked: value, unit)
            }
        }
        return nil
    }

    /// The words of a value, divided by space outside parentheses.
    private static func words(of value: String) -> [String] {
        var words: [String] = []
        var word = ""
        var depth = 0
        for character in value {
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            if depth == 0, character.isWhitespace || character == "," {
                if !word.isEmpty { words.append(word) }
                word = ""
            } else {
                word.append(character)
            }
        }
        return word.isEmpty ? words : words + [word]
    }

    /// The declarations `name: value`, without comments.
    private static func declarations(of text: String) throws(HookeError) -> [(String, String, Int)] {
        var found: [(String, String, Int)] = []
        let bytes = Array(text.utf8)
        var (part, start) = ([UInt8](), 0)
        var colon: Int?
        var depth = 0
        var index = 0
        func finish() {
            defer { (part, colon) = ([], nil) }
            guard let colon else { return }
            let name = String(decoding: part[..<colon], as: UTF8.self).filter { !$0.isWhitespace }
            found.append((name, String(decoding: part[(colon + 1)...], as: UTF8.self), start))
        }
        while index < bytes.count {
            let byte = bytes[index]
            if bytes[index...].starts(with: "/*".utf8) {
                var end = index + 2
                while end + 1 < bytes.count, !bytes[end...].starts(with: "*/".utf8) { end += 1 }
                guard end + 1 < bytes.count else {
                    throw .badText(
                        field: "code", text: text, offset: index, accepted: "*/ after the comment")
                }
                index = end + 2
                continue
            }
            switch byte {
            case UInt8(ascii: "{"): (part, colon) = ([], nil)
            case UInt8(ascii: "}"), UInt8(ascii: ";"):
                guard depth == 0 else {
                    throw .badText(
                        field: "code", text: text, offset: index, accepted: "a closing parenthesis")
                }
                finish()
            default:
                if byte == UInt8(ascii: "(") { depth += 1 }
                if byte == UInt8(ascii: ")") { depth -= 1 }
                guard depth >= 0 else {
                    throw .badText(
                        field: "code", text: text, offset: index, accepted: "an opening parenthesis before")
                }
                if byte == UInt8(ascii: ":"), colon == nil, depth == 0 { colon = part.count }
                if part.isEmpty { start = index }
                let isSpace = byte == 0x20 || (0x09...0x0D).contains(byte)
                if !part.isEmpty || !isSpace { part.append(byte) }
            }
            index += 1
        }
        guard depth == 0 else {
            throw .badText(
                field: "code", text: text, offset: bytes.count, accepted: "a closing parenthesis")
        }
        finish()
        return found
    }
}
