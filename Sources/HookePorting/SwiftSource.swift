/// A source text with its tokens, types and functions.
struct SwiftSource {
    /// The braces of a type, an extension or anything else.
    struct Scope {
        /// `class`, `struct`, `enum`, `actor`, `protocol` or `extension`; empty for other braces.
        var kind = ""
        var name = ""
        var supertypes: [String] = []
        /// The token that introduces it; the brace of others.
        let start: Int
        let open: Int
        var close: Int
        /// The braces around it.
        var parent: Int?
    }

    /// The declaration of a function.
    struct Function {
        let name: String
        /// The labels of its parameters; `_` for none.
        let labels: [String]
        /// The token `func`, and the first attribute or modifier before it.
        let keyword: Int
        let start: Int
        /// The closing parenthesis of the parameters.
        let close: Int
        /// The tokens of the result's type; empty if there is none.
        let result: Range<Int>
        /// The innermost braces around it.
        let scope: Int?

        /// The name with labels, as `show(_:from:)`.
        var fullName: String { "\(name)(\(labels.map { "\($0):" }.joined()))" }
    }

    let bytes: [UInt8]
    let tokens: [SwiftToken]
    private(set) var scopes: [Scope] = []
    /// The innermost scope of each token; braces are in the scope around theirs.
    private(set) var scopeOfToken: [Int?] = []
    /// The closing bracket of each opening one.
    private(set) var closing: [Int: Int] = [:]
    private(set) var functions: [Function] = []

    init(_ text: String) throws(ScanError) {
        bytes = Array(text.utf8)
        tokens = try SwiftScanner.tokens(of: bytes)
        try findScopes()
        for index in tokens.indices where self[index] == "func" && self[index - 1] != "." {
            if let function = function(at: index) { functions.append(function) }
        }
    }

    /// The word or sign at an index; empty outside and for literals.
    subscript(index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

    /// Whether the tokens from an index are these.
    func has(_ texts: [String], at index: Int) -> Bool {
        texts.indices.allSatisfy { self[index + $0] == texts[$0] }
    }

    /// The source of tokens, with what is between them.
    func text(_ range: Range<Int>) -> String {
        guard let last = range.last else { return "" }
        let bytes = bytes[tokens[range.lowerBound].range.lowerBound..<tokens[last].range.upperBound]
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The innermost type or extension around a token.
    func type(around index: Int) -> Scope? {
        var scope = scopeOfToken[index]
        while let current = scope {
            if !scopes[current].kind.isEmpty { return scopes[current] }
            scope = scopes[current].parent
        }
        return nil
    }

    /// The parenthesis that opens the call around a token.
    func openParenthesis(around index: Int) -> Int? {
        var depth = 0
        for place in (0..<index).reversed() {
            switch self[place] {
            case ")", "]", "}": depth += 1
            case "(", "[", "{":
                if depth == 0 { return self[place] == "(" ? place : nil }
                depth -= 1
            default: break
            }
        }
        return nil
    }

    // MARK: Types

    private static let kinds: Set = ["class", "struct", "enum", "actor", "protocol", "extension"]

    private mutating func findScopes() throws(ScanError) {
        var headers: [Int: Scope] = [:]
        var brackets: [(sign: String, index: Int)] = []
        var open: [Int] = []
        let opening = [")": "(", "]": "[", "}": "{"]
        for index in tokens.indices {
            scopeOfToken.append(open.last)
            guard tokens[index].kind != .literal else { continue }
            let text = self[index]
            if Self.kinds.contains(text), let header = header(at: index) { headers[header.open] = header }
            switch text {
            case "(", "[", "{":
                brackets.append((text, index))
                guard text == "{" else { continue }
                var scope = headers[index] ?? Scope(start: index, open: index, close: index)
                scope.parent = open.last
                open.append(scopes.count)
                scopes.append(scope)
            case ")", "]", "}":
                guard let last = brackets.popLast(), last.sign == opening[text] else {
                    throw ScanError(line: tokens[index].line, reason: "\(text) closes nothing")
                }
                closing[last.index] = index
                guard text == "}" else { continue }
                scopes[open.removeLast()].close = index
                scopeOfToken[index] = open.last
            default: break
            }
        }
        if let last = brackets.last {
            throw ScanError(line: tokens[last.index].line, reason: "\(last.sign) has no end")
        }
    }

    /// The type that a keyword introduces; `nil` if it is a modifier or a name.
    private func header(at index: Int) -> Scope? {
        guard ![".", ":", ",", "import", "&"].contains(self[index - 1]) else { return nil }
        var (at, name) = (index + 1, "")
        while at < tokens.count, tokens[at].kind == .word {
            name += self[at]
            at += 1
            guard self[at] == "." else { break }
            name += "."
            at += 1
        }
        guard !name.isEmpty, ["{", ":", "<", "where"].contains(self[at]) else { return nil }
        if self[at] == "<" { at = pastAngles(from: at) }
        var supertypes: [String] = []
        if self[at] == ":" {
            var (path, depth) = ("", 0)
            at += 1
            while at < tokens.count, self[at] != "{", self[at] != "where" {
                switch self[at] {
                case "<", "(", "[": depth += 1
                case ">", ")", "]": depth -= 1
                case ",", "&":
                    if depth == 0 {
                        supertypes.append(path)
                        path = ""
                    }
                case let text where depth == 0 && !text.hasPrefix("@"): path += text
                default: break
                }
                at += 1
            }
            supertypes.append(path)
        }
        while at < tokens.count, self[at] != "{" { at += 1 }
        guard at < tokens.count else { return nil }
        return Scope(
            kind: self[index], name: name, supertypes: supertypes, start: index, open: at, close: at)
    }

    /// The index after the `>` that ends generic parameters.
    private func pastAngles(from index: Int) -> Int {
        var (at, depth) = (index, 0)
        while at < tokens.count {
            if self[at] == "<" { depth += 1 }
            if self[at] == ">", self[at - 1] != "-" {
                depth -= 1
                if depth == 0 { return at + 1 }
            }
            at += 1
        }
        return index
    }

    // MARK: Functions

    static let modifiers: Set = [
        "public", "private", "fileprivate", "internal", "open", "package", "static", "class", "final",
        "override",
        "mutating", "nonmutating", "optional", "dynamic", "nonisolated", "required", "convenience", "weak",
        "lazy",
        "unowned", "indirect",
    ]

    /// The first attribute or modifier before a token.
    func modifiersStart(before index: Int) -> Int {
        var start = index
        while start > 0 {
            let text = self[start - 1]
            if Self.modifiers.contains(text) || text.hasPrefix("@") {
                start -= 1
            } else if text == ")", let open = closing.first(where: { $0.value == start - 1 })?.key,
                self[open - 1].hasPrefix("@") || Self.modifiers.contains(self[open - 1])
            {
                start = open - 1
            } else {
                break
            }
        }
        return start
    }

    private func function(at index: Int) -> Function? {
        var open = index + 2
        guard tokens.indices.contains(index + 1), tokens[index + 1].kind == .word else { return nil }
        if self[open] == "<" { open = pastAngles(from: open) }
        guard self[open] == "(", let close = closing[open] else { return nil }
        var result = close + 1
        while ["async", "throws", "rethrows"].contains(self[result]) {
            result += 1
            if self[result] == "(", let end = closing[result] { result = end + 1 }
        }
        var end = result
        if has(["-", ">"], at: result) {
            result += 2
            end = typeEnd(from: result)
        } else {
            end = result
        }
        return Function(
            name: self[index + 1], labels: labels(open..<close), keyword: index,
            start: modifiersStart(before: index), close: close, result: result..<end,
            scope: scopeOfToken[index])
    }

    /// The index after a type.
    func typeEnd(from index: Int) -> Int {
        var (at, depth) = (index, 0)
        while at < tokens.count {
            let text = self[at]
            if depth == 0 {
                if ["{", "}", "where", "=", ";", ",", ")"].contains(text) { break }
                let isAfterArrow = self[at - 1] == ">" && self[at - 2] == "-"
                let continues =
                    at == index || isAfterArrow || [".", "&", "any", "some"].contains(self[at - 1])
                if !continues, tokens[at].line > tokens[at - 1].line, ![".", "&", "-"].contains(text) {
                    break
                }
            }
            if ["<", "(", "["].contains(text) { depth += 1 }
            if [")", "]"].contains(text) || text == ">" && self[at - 1] != "-" { depth -= 1 }
            at += 1
        }
        return at
    }

    /// The labels of the parameters between parentheses.
    private func labels(_ range: Range<Int>) -> [String] {
        var (labels, depth, isStart): ([String], Int, Bool) = ([], 0, true)
        for index in range.dropFirst() {
            let text = self[index]
            if isStart, depth == 0, tokens[index].kind == .word, !text.hasPrefix("@") {
                labels.append(text)
                isStart = false
            }
            switch text {
            case "(", "[", "{", "<": depth += 1
            case ")", "]", "}": depth -= 1
            case ">" where self[index - 1] != "-": depth -= 1
            case "," where depth == 0: isStart = true
            default: break
            }
        }
        return labels
    }
}
