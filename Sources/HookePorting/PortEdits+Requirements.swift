extension PortEdits {
    /// Gives optional requirements an optional result and a default of `nil`; without a result a default that does
    /// nothing. Methods that satisfy them get the optional result too.
    mutating func changeRequirements() {
        for (number, scope) in source.scopes.enumerated() where scope.kind == "protocol" {
            var defaults: [String] = []
            for function in source.functions
            where function.scope == number && isOptional(function.start..<function.keyword) {
                dropOptional(function.start..<function.keyword)
                makeOptional(function)
                let head = source.text(function.keyword..<max(function.result.lowerBound, function.close + 1))
                let type = source.text(function.result)
                let isVoid = isVoid(function)
                let result = isVoid ? type : optional(type)
                defaults.append(
                    [head, result, isVoid ? "{}" : "{ nil }"].filter { !$0.isEmpty }.joined(separator: " "))
            }
            for index in source.tokens.indices
            where source[index] == "var" && source.scopeOfToken[index] == number {
                let start = source.modifiersStart(before: index)
                guard isOptional(start..<index), source[index + 2] == ":" else { continue }
                dropOptional(start..<index)
                let end = source.typeEnd(from: index + 3)
                if source[end - 1] != "?" {
                    makeOptional((index + 3)..<end)
                    note("\(source[index + 1]) is optional", at: index)
                }
                defaults.append(
                    "var \(source[index + 1]): \(optional(source.text((index + 3)..<end))) { nil }")
            }
            if !defaults.isEmpty { add(defaults, to: scope) }
        }
        for function in source.functions { satisfy(function) }
    }

    /// Writes `AnyObject` for `NSObjectProtocol` in protocols: views and controllers are no `NSObject` here.
    mutating func changeProtocols() {
        for scope in source.scopes where scope.kind == "protocol" {
            for index in scope.start..<scope.open where source[index] == "NSObjectProtocol" {
                replace(index..<(index + 1), with: "AnyObject")
            }
        }
    }

    private func isOptional(_ modifiers: Range<Int>) -> Bool {
        modifiers.contains { source[$0] == "optional" }
    }

    /// Deletes `optional`, if that is not done with its attribute.
    private mutating func dropOptional(_ modifiers: Range<Int>) {
        for index in modifiers where source[index] == "optional" && !source[index - 1].hasPrefix("@objc") {
            if source[index - 1] != ")" { delete(index..<(index + 1)) }
        }
    }

    private func isVoid(_ function: SwiftSource.Function) -> Bool {
        ["", "Void", "()"].contains(source.text(function.result))
    }

    private func hasOptionalResult(_ function: SwiftSource.Function) -> Bool {
        optional(source.text(function.result)) == source.text(function.result)
    }

    /// A type as an optional one; a type with blanks, such as `any Animator`, needs parentheses.
    private func optional(_ type: String) -> String {
        if type.hasSuffix("?") || type.hasSuffix("!") { return type }
        return needsParentheses(type) ? "(\(type))?" : "\(type)?"
    }

    private func needsParentheses(_ type: String) -> Bool {
        type.hasPrefix("any ") || type.hasPrefix("some ") || type.contains("->")
    }

    private mutating func makeOptional(_ function: SwiftSource.Function) {
        guard !isVoid(function), !hasOptionalResult(function) else { return }
        makeOptional(function.result)
        note(
            "\(function.fullName) returns \(optional(source.text(function.result)).oneLine)",
            at: function.keyword)
    }

    /// Makes a type optional. Its text stays, because other edits may change it.
    private mutating func makeOptional(_ type: Range<Int>) {
        if needsParentheses(source.text(type)) {
            insert("(", before: type.lowerBound)
            insert(")?", after: type.upperBound - 1)
        } else {
            insert("?", after: type.upperBound - 1)
        }
    }

    /// Adds an extension with defaults after a protocol.
    private mutating func add(_ defaults: [String], to scope: SwiftSource.Scope) {
        let start = source.modifiersStart(before: scope.start)
        let access = (start..<scope.start).map { source[$0] }.first {
            ["public", "package", "private", "fileprivate"].contains($0)
        }
        let lines = defaults.map { "    \($0)" }.joined(separator: "\n")
            .replacing(
                "any UIViewControllerTransitionCoordinator", with: "UIViewControllerTransitionCoordinator")
        insert(
            "\n\n\(access.map { "\($0) " } ?? "")extension \(scope.name) {\n\(lines)\n}", after: scope.close)
        note("extension \(scope.name): defaults of its optional requirements", at: scope.start)
    }

    /// Gives a method that satisfies an optional requirement the optional result.
    private mutating func satisfy(_ function: SwiftSource.Function) {
        guard let number = function.scope, let requirements = module.optional[function.fullName] else {
            return
        }
        let scope = source.scopes[number]
        guard !scope.kind.isEmpty, scope.kind != "protocol" else { return }
        for requirement in requirements where !requirement.isVoid {
            if module.inherits(scope.name, from: requirement.owner) {
                return makeOptional(function)
            }
        }
        // A conformance may be in a file that is not here.
        if let first = requirements.first(where: { !$0.isVoid }), !isVoid(function),
            !hasOptionalResult(function)
        {
            leave(
                "\(scope.name).\(function.fullName): if \(scope.name) conforms to \(first.owner), its result is optional",
                at: function.keyword, .requirements)
        }
    }

    // MARK: Calls

    /// The optional methods of UIKit's delegates, which have defaults here.
    private static let methods: Set = [
        "animationController", "interactionController", "presentationController", "animationEnded",
        "navigationController",
        "tabBarController", "collectionView", "scrollViewDidScroll", "scrollViewWillBeginDragging",
        "scrollViewDidEndDragging", "scrollViewWillEndDragging", "scrollViewDidEndDecelerating",
        "scrollViewDidEndScrollingAnimation", "gestureRecognizer", "gestureRecognizerShouldBegin",
        "presentationControllerDidDismiss", "presentationControllerWillDismiss",
        "presentationControllerShouldDismiss", "presentationControllerDidAttemptToDismiss",
        "interruptibleAnimator",
        "adaptivePresentationStyle",
    ]

    /// Writes `delegate?.m()` for `delegate?.m?()` where `m` is an optional requirement.
    mutating func changeOptionalCalls() {
        let own = Set(module.optional.values.joined().map(\.function.name))
        for index in source.tokens.indices
        where source[index - 1] == "." && source.tokens[index].kind == .word {
            let name = source[index]
            let isOwn = own.contains(name)
            guard isOwn || Self.methods.contains(name) || module.optionalProperties.contains(name) else {
                continue
            }
            var mark = index + 1
            if source[mark] == "(", source[source.closing[mark].map { $0 + 1 } ?? 0] == "?",
                source[(source.closing[mark] ?? 0) + 2] == "(", labelsOnly(mark)
            {
                mark = (source.closing[mark] ?? 0) + 1
            }
            if ["?", "!"].contains(source[mark]), source[mark + 1] == "(" {
                if module.variables.contains(name), !hasLabels(mark + 1) {
                    leave(
                        "\(name)?(…): a property and a requirement have this name", at: index, .requirements)
                    continue
                }
                // Labels before the sign, as in `m(_:)?(x)`, are of the requirement's name.
                replace(
                    (index + 1)..<(mark + 1), with: "", "\(source.text(index..<(mark + 1))) → \(name)")
                checkResult(of: name, isForced: source[mark] == "!", open: mark + 1)
                continue
            }
            let isReference = source[index + 1] != "(" || labelsOnly(index + 1)
            if isOwn, isReference, isTest(index) {
                leave("\(name) is always there now: compare its result with nil", at: index, .requirements)
            }
        }
    }

    /// Whether a call has a label: then it calls a method, because functions in properties have none.
    private func hasLabels(_ open: Int) -> Bool {
        guard let close = source.closing[open] else { return false }
        var (index, isStart) = (open + 1, true)
        while index < close {
            if isStart, source.tokens[index].kind == .word, source[index + 1] == ":" { return true }
            isStart = source[index] == ","
            index = (source.closing[index] ?? index) + 1
        }
        return false
    }

    /// Keeps the sign of a forced call, and lists a comparison of a call without result.
    private mutating func checkResult(of name: String, isForced: Bool, open: Int) {
        let known = module.optional.values.joined().filter { $0.function.name == name }
        guard let close = source.closing[open], !known.isEmpty else { return }
        if known.contains(where: { !$0.isVoid }) {
            if isForced { insert("!", after: close) }
        } else if ["=", "!", "?"].contains(source[close + 1]), ["=", "?"].contains(source[close + 2]) {
            leave("\(name) has no result: its call is not nil", at: open, .requirements)
        }
    }

    /// Whether parentheses have only labels, as in `m(_:from:)`.
    private func labelsOnly(_ open: Int) -> Bool {
        guard let close = source.closing[open], close > open + 1 else { return false }
        return stride(from: open + 1, to: close, by: 2).allSatisfy {
            source.tokens[$0].kind == .word && source[$0 + 1] == ":"
        }
    }

    /// Whether a method without a call is compared or bound.
    private func isTest(_ index: Int) -> Bool {
        let next = source[index + 1] == "(" ? (source.closing[index + 1] ?? index) + 1 : index + 1
        return ["=", "!", "{", ",", "?"].contains(source[next])
    }
}
