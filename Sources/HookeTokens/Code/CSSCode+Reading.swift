import Hooke
import HookeJSON

extension CSSCode {
    /// The properties of transitions that are read beside custom ones.
    private static let properties: Set<String> = [
        "transition", "transition-timing-function", "animation-timing-function", "transition-duration",
        "animation-duration",
    ]

    /// Reads the custom properties of motion, and the durations and curves of transitions and animations, in order of the
    /// sheet. What cannot be read is noted.
    static func tokens(_ bytes: [UInt8], _ notes: FileNotes) throws(FileError) -> [MotionToken] {
        let reader = Reader(notes: notes)
        // After a byte order mark and blanks.
        let start = bytes.firstIndex { $0 > 0x20 && ![0xEF, 0xBB, 0xBF].contains($0) }
        if start.map({ bytes[$0] }) == UInt8(ascii: "{") || (try? JSONValue(text: bytes)) != nil {
            let place = TextLines(bytes).place(of: start ?? 0)
            throw FileError(
                line: place.line, column: place.column, .badText(reason: "the text is JSON, and not CSS"))
        }
        let sheet = CSSSheet(bytes)
        for fault in sheet.faults {
            try notes.deviate(fault.text, at: fault.offset, "what can be read is read")
        }
        var tokens: [MotionToken] = []
        var names: Set<String> = []
        for rule in rules(sheet.root) {
            for declaration in rule.declarations {
                guard declaration.isCustom || properties.contains(declaration.name) else { continue }
                let found = try reader.tokens(declaration)
                for token in found where !token.name.isEmpty && !names.insert(token.name).inserted {
                    notes.omit(
                        "--\(token.name) is given again; all of its values are listed", at: declaration.offset
                    )
                }
                tokens += found
            }
        }
        return tokens
    }

    /// The rules in order, without those of keyframes.
    private static func rules(_ rule: CSSSheet.Rule) -> [CSSSheet.Rule] {
        guard rule.keyframesName == nil else { return [] }
        return [rule] + rule.rules.flatMap(rules)
    }

    private struct Reader {
        let notes: FileNotes

        /// The tokens of a declaration: one, or one for each transition of a list.
        func tokens(_ declaration: CSSSheet.Declaration) throws(FileError) -> [MotionToken] {
            let items = CSSSheet.parts(of: declaration.value) { $0 == "," }
            var values: [MotionTokenValue] = []
            for item in items {
                guard let value = try value(item, declaration) else { continue }
                values.append(value)
            }
            let name = declaration.isCustom ? String(declaration.name.dropFirst(2)) : ""
            guard declaration.isCustom, items.count > 1, !values.isEmpty else {
                return values.map { MotionToken(name, $0) }
            }
            notes.omit(
                "\(declaration.name) is a list of \(items.count) and is not read as a token",
                at: declaration.offset)
            return []
        }

        /// The value of an item; `nil` if it is not one of motion, or is noted.
        private func value(_ item: String, _ declaration: CSSSheet.Declaration) throws(FileError)
            -> MotionTokenValue?
        {
            let shown = "\(declaration.name) is \"\(declaration.value.excerpt)\""
            var times: [TokenDuration] = []
            var curves: [TimingFunction] = []
            var computed: String?
            for word in CSSSheet.parts(of: item, at: { $0.isWhitespace }) {
                if let time = TokenDuration(css: word) {
                    times.append(time)
                    continue
                }
                let function = word.firstIndex(of: "(").map { word[..<$0].lowercased() }
                do throws(HookeError) { curves.append(try TimingFunction(css: word)) } catch {
                    switch function {
                    case "cubic-bezier", "linear", "steps":
                        try notes.deviate("\(shown): \(error)", at: declaration.offset, "it is not read")
                        return nil
                    // Custom properties may be anything: colours, lengths, calculations.
                    case .some: computed = function
                    case nil: break
                    }
                }
            }
            if let computed, !declaration.isCustom || !times.isEmpty || !curves.isEmpty {
                notes.omit(
                    "\(shown): \(computed)() is not computed, and the value is not read",
                    at: declaration.offset)
                return nil
            }
            guard times.count <= 2, curves.count <= 1 else {
                try notes.deviate(
                    "\(shown); accepted: one transition: a duration, a curve, a delay",
                    at: declaration.offset,
                    "it is not read")
                return nil
            }
            switch (times.first, curves.first) {
            case (let duration?, let curve?):
                guard duration.value >= 0 else {
                    try notes.deviate(
                        "\(shown); accepted: a duration of at least 0", at: declaration.offset,
                        "it is not read")
                    return nil
                }
                let delay = times.count > 1 ? times[1] : .zero
                return .transition(TokenTransition(duration: duration, delay: delay, curve: curve))
            case (let duration?, nil) where times.count == 2 && duration.value >= 0:
                return .transition(TokenTransition(duration: duration, delay: times[1], curve: .ease))
            case (let duration?, nil): return .duration(duration)
            case (nil, let curve?): return .curve(curve)
            case (nil, nil): return nil
            }
        }
    }
}
