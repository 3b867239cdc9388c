/// What an animation omits or changes, by kind: one sentence for all views of a kind.
struct LottieNotes {
    enum Kind: CaseIterable {
        case shadow, border, text

        private var isWide: Bool { self == .border }

        func sentence(_ names: [String]) -> String {
            guard names.count > 1 else {
                return "the \(self) of \(names[0]) "
                    + (isWide ? "is wider than the view and extends beyond it" : "is left out")
            }
            let first = names.prefix(3).joined(separator: ", ")
            let rest = names.count > 3 ? " and \(names.count - 3) more" : ""
            return "\(names.count) \(self)s "
                + (isWide ? "are wider than their views and extend beyond them" : "are left out")
                + ": \(first)\(rest)"
        }
    }

    private var names: [Kind: [String]] = [:]

    mutating func add(_ kind: Kind, of name: String) { names[kind, default: []].append(name) }

    var sentences: [String] { Kind.allCases.compactMap { kind in names[kind].map(kind.sentence) } }
}
