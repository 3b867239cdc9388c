import Hooke
internal import HookeJSON
import HookeTokens

extension MotionLint {
    /// Returns the findings in motion tokens: durations, springs, and how far curves go beyond 0 and 1. Tokens that stand
    /// for others are not reported again.
    ///
    /// - Parameters:
    ///   - tokens: the tokens.
    ///   - name: the file's name in messages.
    public func findings(in tokens: [MotionToken], name: String) -> [LintFinding] {
        let found = tokens.filter { $0.alias == nil }.flatMap { token -> [LintFinding] in
            let place = LintPlace(file: name, path: token.name)
            let rules = TokenRules(limits: configuration, subject: token.name, place: place)
            return rules.findings(in: token.value)
        }
        return configuration.filtered(found)
    }

    func findings(inTokens json: [UInt8], name: String) throws(LintError) -> [LintFinding] {
        let tokens: MotionTokens
        do { tokens = try MotionTokens(bytes: json) } catch {
            switch error.problem {
            case .notJSON(let reason):
                throw .badText(line: error.line, column: error.column, reason: reason)
            case .invalid(let field, let value, let accepted, _):
                throw .badValue(path: "line \(error.line): \(field)", value: value, accepted: accepted)
            }
        }
        return LintSource(name: name, json: json).located(findings(in: tokens.tokens, name: name))
    }
}

/// Rules of one token.
private struct TokenRules {
    let limits: LintConfiguration
    let subject: String
    let place: LintPlace

    func findings(in value: MotionTokenValue) -> [LintFinding] {
        let durations = DurationRules(limits: limits)
        switch value {
        case .duration(let duration): return durations.duration(duration.seconds, of: subject, at: place)
        case .curve(let curve): return overshoot(Pace.range(curve.extremes))
        case .transition(let transition):
            return durations.duration(transition.duration.seconds, of: subject, at: place)
                + overshoot(Pace.range(transition.curve.extremes))
        case .spring(let spring):
            let refused = durations.constants(
                stiffness: spring.stiffness, damping: spring.damping, of: subject, at: place)
            guard refused.isEmpty else { return refused }
            let extremes = SpringMotion(spring: spring, from: 0.0, to: 1).extremes
            return durations.duration(DurationRules.perceived(spring), of: subject, at: place)
                + overshoot(Pace.range(extremes))
        }
    }

    private func overshoot(_ range: ClosedRange<Double>) -> [LintFinding] {
        let excess = max(range.upperBound - 1, -range.lowerBound)
        guard excess > limits[.overshoot] else { return [] }
        return [
            LintFinding(
                .overshoot, subject, at: place, "goes \(LintText.percent(excess)) of its way beyond its end",
                accepted: "at most \(LintText.percent(limits[.overshoot]))",
                remedy: "use more damping, or a curve with smaller handles")
        ]
    }
}
