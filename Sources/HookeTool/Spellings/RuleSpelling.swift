import HookeMotion

/// The tangent rules of cubic interpolation by name, and their numbers.
enum RuleSpelling: String, CaseIterable {
    case discrete, linear, cubic, catmullRom, timeAwareCatmullRom, kochanekBartels, monotone, pchip, akima,
        modifiedAkima, spline, holdSafe

    /// The fields of rules.
    static let fieldNames = ["spacing", "ends", "tension", "continuity", "bias"]

    /// Reads the rule's fields.
    func rule(_ fields: inout Fields) throws(Refusal) -> TangentRule {
        switch self {
        case .discrete: return .discrete
        case .linear: return .linear
        case .cubic:
            let spacing: KnotSpacing = try fields.word("spacing", default: .uniform)
            return .cubic(spacing: spacing, ends: try fields.word("ends", default: .reflected))
        case .catmullRom: return .catmullRom
        case .timeAwareCatmullRom: return .timeAwareCatmullRom
        case .kochanekBartels:
            return .kochanekBartels(
                tension: try fields.number("tension", default: 0),
                continuity: try fields.number("continuity", default: 0),
                bias: try fields.number("bias", default: 0), ends: try fields.word("ends", default: .natural))
        case .monotone: return .monotone
        case .pchip: return .pchip
        case .akima: return .akima
        case .modifiedAkima: return .modifiedAkima
        case .spline: return .spline(ends: try fields.word("ends", default: .natural))
        case .holdSafe: return .holdSafe
        }
    }
}

extension KnotSpacing: SpelledWord {
    static let words: [KnotSpacing] = [.uniform, .timeAware]
}

extension EndRule: SpelledWord {
    static let words: [EndRule] = [.reflected, .natural]
}

extension SplineEnds: SpelledWord {
    static let words: [SplineEnds] = [.natural, .clamped, .notAKnot, .periodic]
}

extension Fields {
    /// Reads a number where values are numbers, otherwise `count` numbers; `nil` where the field is left out.
    mutating func vector(_ name: String, count: Int, isPlain: Bool) throws(Refusal) -> [Double]? {
        guard has(name) else { return nil }
        return isPlain ? [try number(name)] : try numbers(name, count: count)
    }
}
