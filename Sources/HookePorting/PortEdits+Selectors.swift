extension PortEdits {
    /// Writes methods for selectors: `#selector(pan(_:))` becomes `Manager.pan(_:)`. Checked key paths become strings.
    mutating func changeSelectors() {
        for index in source.tokens.indices where source[index] == "#selector" {
            guard let close = source.closing[index + 1] else { continue }
            if let open = source.openParenthesis(around: index), source[open - 1] == "addObserver" {
                leave("an observer by its selector: notifications call blocks", at: index, .observing)
                continue
            }
            switch method(in: (index + 2)..<close, at: index) {
            case .success(let text): replace(index..<(close + 1), with: text)
            case .failure(let reason):
                leave("\(source.text(index..<(close + 1)).oneLine): \(reason.text)", at: index, .selectors)
            }
        }
        for index in source.tokens.indices where source[index] == "#keyPath" {
            guard let close = source.closing[index + 1] else { continue }
            let names = ((index + 2)..<close).map { source[$0] }.filter { $0 != "." }
            let path = names.drop { $0.first?.isUppercase == true }
            replace(index..<(close + 1), with: "\"\(path.joined(separator: "."))\"")
        }
        for index in source.tokens.indices where source[index] == "Selector" && source[index - 1] != "." {
            leave("Selector is a type of Objective-C", at: index, .selectors)
        }
    }

    private struct Reason: Error {
        let text: String
        init(_ text: String) { self.text = text }
    }

    /// The method that a selector names, as an expression; or why it cannot be written.
    private func method(in range: Range<Int>, at index: Int) -> Result<String, Reason> {
        if ["getter", "setter"].contains(source[range.lowerBound]), source[range.lowerBound + 1] == ":" {
            return .failure(Reason("a property is no method"))
        }
        guard source[index - 1] == ":", ["action", "selector"].contains(source[index - 2]),
            let open = source.openParenthesis(around: index)
        else { return .failure(Reason("only arguments named action and selector take methods")) }
        let callee = source[open - 1]
        if callee.hasPrefix("scheduledTimer") || callee == "Timer" {
            return .failure(Reason("timers take blocks here"))
        }
        if source.has(["target", ":", "nil"], at: open + 1) || source.has(["nil", ","], at: open + 1) {
            return .failure(Reason("without a target the type is not known"))
        }

        // The path, its labels, and a cast.
        var (names, at) = ([source[range.lowerBound]], range.lowerBound + 1)
        while at < range.upperBound, source[at] == "." {
            names.append(source[at + 1])
            at += 2
        }
        var labels = ""
        if source[at] == "(", at < range.upperBound, let close = source.closing[at] {
            labels = source.text(at..<(close + 1))
            at = close + 1
        }
        var cast = at < range.upperBound ? source.text(at..<range.upperBound) : ""
        guard cast.isEmpty || cast.hasPrefix("as ") else { return .failure(Reason("this form is not known")) }
        guard labels.filter({ $0 == ":" }).count < 2 else {
            return .failure(Reason("an action takes the sender only"))
        }
        guard let name = names.popLast() else { return .failure(Reason("this form is not known")) }
        if ["self", "Self"].contains(names.first) { names.removeFirst() }
        if names.isEmpty {
            let target = source.has(["target", ":"], at: open + 1) ? open + 3 : open + 1
            if source[target + 1] == ",", source[target] != "self" {
                return .failure(Reason("write the type of \(source[target]) before \(name)"))
            }
            guard let type = source.type(around: index), type.kind != "protocol" else {
                return .failure(Reason("no type is around it"))
            }
            names = [type.name]
            if !cast.isEmpty { cast = "as (\(type.name)) -> " + cast.dropFirst(3) }
        } else if names.last?.first?.isUppercase != true {
            return .failure(Reason("write the type of \(names.joined(separator: ".")) before \(name)"))
        }
        return .success((names + [name]).joined(separator: ".") + labels + (cast.isEmpty ? "" : " \(cast)"))
    }
}
