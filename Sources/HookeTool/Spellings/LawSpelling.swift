import HookeMotion

/// How a motion takes over from another, as an object of one of these rows.
///
/// | fields | law |
/// | --- | --- |
/// | `spring` | the difference moves to 0 as the spring |
/// | `thirdOrder` | e^(−ωs) with a polynomial; the field is ω in 1/s |
/// | `quintic`, `join`, `neverCrossesZero` | a polynomial over the seconds of the field; `join` is `c1` or `c2` |
/// | `fade`, `join`, `halfLife` | a weighted mean over the seconds of the field; with `halfLife` the old motion slows down |
enum LawSpelling {
    static let names = ["spring", "thirdOrder", "quintic", "fade"]

    /// Reads the law in a field; a preset's name is its spring, and without the field it is `snappy`.
    static func read(_ fields: inout Fields, _ name: String) throws(Refusal) -> HandoverLaw {
        guard fields.has(name) else { return .spring(.snappy) }
        let value = try fields.anything(name)
        var parts: Fields
        if case .string = value {
            parts = try Fields(.object(["spring": .object(["preset": value])]))
        } else {
            parts = try Fields(value, at: name)
        }
        return try refusing("\(name): ") { () throws(Refusal) in
            let law = try law(&parts)
            try parts.finish()
            return law
        }
    }

    private static func law(_ fields: inout Fields) throws(Refusal) -> HandoverLaw {
        let used = names.filter(fields.has)
        guard let name = used.first, used.count == 1 else {
            let accepted = names.joined(separator: ", ")
            throw Refusal("\(used.isEmpty ? "no law" : "two laws"); accepted: exactly one of \(accepted)")
        }
        let kind: HandoverLaw.Kind
        switch name {
        case "spring": return .spring(try SpringSpelling.read(fields.anything("spring"), at: "spring"))
        case "thirdOrder": kind = .thirdOrder(rate: try fields.number("thirdOrder"))
        case "quintic":
            kind = .quintic(
                duration: try fields.number("quintic"), join: try fields.word("join", default: .c1),
                neverCrossesZero: try fields.flag("neverCrossesZero"))
        default:
            kind = .fade(
                duration: try fields.number("fade"), join: try fields.word("join", default: .c1),
                outgoing: try fields.optionalNumber("halfLife").map { .damped(halfLife: $0) } ?? .continuing)
        }
        do throws(HookeError) { return try HandoverLaw(kind) } catch {
            throw Refusal(error) { [.duration: name, "rate": name][$0] ?? $0.name }
        }
    }
}

extension HandoverLaw.Join: SpelledWord {}
extension FollowerMatching: SpelledWord {}
