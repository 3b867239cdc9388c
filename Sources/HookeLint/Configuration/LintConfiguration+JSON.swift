import Hooke
internal import HookeJSON

extension LintConfiguration {
    /// Reads a configuration from JSON.
    ///
    /// - `limits`: numbers by the names of ``LintLimit``.
    /// - `levels`: `error`, `warning`, `note` or `off` by the ids of rules.
    /// - `allow`: objects with `rule`, `file`, `subject` and `reason`; `*` stands for any text.
    ///
    /// - Parameter json: UTF-8.
    /// - Throws: `FileError` with the path, the value and what is accepted.
    public init(json: [UInt8]) throws(FileError) {
        let root = try JSONNode(text: json)
        for (name, place) in try root.fields(["limits", "levels", "allow"]) {
            switch name {
            case "limits":
                for (name, place) in try place.fields(LintLimit.allCases.map(\.rawValue)) {
                    guard let limit = LintLimit(rawValue: name) else { continue }
                    let range = limit.range
                    let accepted = "a number from \(JSONText.number(range.lowerBound)) to \(range.upperBound)"
                    let number = try place.number(accepted: accepted)
                    guard range.contains(number) else { throw place.fault(accepted: accepted) }
                    self[limit] = number
                }
            case "levels":
                for (name, place) in try place.fields(LintRule.allCases.map(\.rawValue)) {
                    guard let rule = LintRule(rawValue: name) else { continue }
                    if place.value.string == "off" {
                        disabled.insert(rule)
                        continue
                    }
                    guard let text = place.value.string, let level = LintLevel(rawValue: text) else {
                        throw place.fault(accepted: "error, warning, note or off")
                    }
                    levels[rule] = level
                }
            default:
                for place in try place.elements() { allowances.append(try LintAllowance(place)) }
            }
        }
    }
}

extension LintAllowance {
    fileprivate init(_ place: JSONNode) throws(FileError) {
        try place.fields(["rule", "file", "subject", "reason"])
        self.init(
            rule: try place.member("rule")?.word(LintRule.self),
            file: try place.member("file")?.string() ?? "*",
            subject: try place.member("subject")?.string() ?? "*",
            reason: try place.required("reason", accepted: "why it is accepted").string())
    }
}
