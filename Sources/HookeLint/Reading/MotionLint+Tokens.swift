import Hooke
internal import HookeJSON
import HookeTokens

extension MotionLint {
    /// Returns the findings in motion tokens: the constants of springs. Tokens that stand for others are not reported again.
    ///
    /// - Parameters:
    ///   - tokens: the tokens.
    ///   - name: the file's name in messages.
    public func findings(in tokens: [MotionToken], name: String) -> [LintFinding] {
        let found = tokens.filter { $0.alias == nil }.flatMap { token -> [LintFinding] in
            guard case .spring(let spring) = token.value else { return [] }
            return SpringRules(limits: configuration).constants(
                stiffness: spring.stiffness, damping: spring.damping, of: token.name,
                at: LintPlace(file: name, path: token.name))
        }
        return configuration.filtered(found)
    }

    func findings(
        inTokens json: [UInt8], name: String, strict: Bool
    ) throws(FileError) -> (findings: [LintFinding], notes: [FileNote]) {
        let tokens = try MotionTokens(bytes: json, strict: strict)
        let found = findings(in: tokens.tokens, name: name)
        return (LintSource(name: name, json: json).located(found), tokens.notes)
    }
}
