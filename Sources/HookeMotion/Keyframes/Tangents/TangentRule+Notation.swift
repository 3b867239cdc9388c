// How tangent rules are written: as a mode, and its numbers.

/// The names of ways to interpolate.
package enum TrackMode: String, NamedCase, CaseIterable {
    case discrete, linear, cubic, catmullRom, timeAwareCatmullRom, kochanekBartels, monotone, pchip, akima,
        modifiedAkima, spline, holdSafe
    case hermite, spring, even
    case paced, cubicPaced, bezier, componentwise

    /// The modes that are tangent rules.
    package static var rules: [TrackMode] { Array(allCases[..<12]) }
    /// The modes of segments.
    package static var segments: [TrackMode] { Array(allCases[..<15]) }
    /// The modes of whole tracks, of values of any type.
    package static var tracks: [TrackMode] { Array(allCases[..<14]) }
    /// The modes of whole tracks of numbers, or of rotations.
    package static func tracks(ofRotations: Bool) -> [TrackMode] {
        [.paced, .cubicPaced, ofRotations ? .componentwise : .bezier] + tracks
    }
}

extension TangentRule {
    /// The fields of rules, besides their mode.
    package static let fieldNames = words("spacing ends tension continuity bias")

    /// Reads a rule: its name, or an object with `mode` and its numbers.
    @inline(never)
    package init(_ notation: Notation, at place: String) throws(HookeError) {
        let fields = try NotationFields(
            notation, of: "rule", at: place, accepted: ["mode"] + Self.fieldNames, orField: "mode")
        guard let rule = try TangentRule(fields, default: nil) else {
            throw .missing(
                field: fields.path(of: "mode"), accepted: list(TrackMode.rules.map { $0.rawValue }))
        }
        self = rule
        try fields.finish()
    }

    /// Reads the rule of some fields; others are ignored. `nil` without a mode and a `standard`.
    @inline(never)
    package init?(_ fields: NotationFields, default standard: TrackMode?) throws(HookeError) {
        guard let mode = try fields.choice("mode", of: TrackMode.rules) ?? standard else { return nil }
        try self.init(mode, fields)
    }

    /// Reads the numbers of a mode; `nil` for one that is not a rule.
    @inline(never)
    init?(_ mode: TrackMode, _ fields: NotationFields) throws(HookeError) {
        func end() throws(HookeError) -> EndRule? { try fields.choice("ends", of: EndRule.allCases) }
        switch mode {
        case .discrete: self = .discrete
        case .linear: self = .linear
        case .cubic:
            let spacing = try fields.choice("spacing", of: KnotSpacing.allCases)
            self = .cubic(spacing: spacing ?? .uniform, ends: try end() ?? .reflected)
        case .catmullRom: self = .catmullRom
        case .timeAwareCatmullRom: self = .timeAwareCatmullRom
        case .kochanekBartels:
            self = .kochanekBartels(
                tension: try fields.number("tension", default: 0),
                continuity: try fields.number("continuity", default: 0),
                bias: try fields.number("bias", default: 0), ends: try end() ?? .natural)
        case .monotone: self = .monotone
        case .pchip: self = .pchip
        case .akima: self = .akima
        case .modifiedAkima: self = .modifiedAkima
        case .spline:
            let ends = try fields.choice("ends", of: SplineEnds.allCases)
            self = .spline(ends: ends ?? .natural)
        case .holdSafe: self = .holdSafe
        case .hermite, .spring, .even, .paced, .cubicPaced, .bezier, .componentwise: return nil
        }
    }

    /// The rule as it is written: its name, or an object with its numbers.
    package var notation: Notation {
        let members = members
        return members.count == 1 ? members[0].value : .fields(members)
    }

    /// The mode, and the numbers that are not the usual ones.
    package var members: [Notation.Member] {
        var members: [Notation.Member] = []
        func add(_ name: String, _ number: Double) {
            if number != 0 { members.append(.init(name, .number(number))) }
        }
        let mode: TrackMode
        switch self {
        case .discrete: mode = .discrete
        case .linear: mode = .linear
        case .cubic(.uniform, .reflected): mode = .catmullRom
        case .cubic(.timeAware, .natural): mode = .timeAwareCatmullRom
        case .cubic(let spacing, _):
            mode = .cubic
            // Of the two other rules, one has the usual ends and one the usual spacing.
            members =
                spacing == .uniform
                ? [.init("ends", .text("natural"))] : [.init("spacing", .text("timeAware"))]
        case .kochanekBartels(let tension, let continuity, let bias, let ends):
            mode = .kochanekBartels
            add("tension", tension)
            add("continuity", continuity)
            add("bias", bias)
            if ends != .natural { members.append(.init("ends", .text(ends.rawValue))) }
        case .monotone: mode = .monotone
        case .pchip: mode = .pchip
        case .akima: mode = .akima
        case .modifiedAkima: mode = .modifiedAkima
        case .spline(let ends):
            mode = .spline
            if ends != .natural { members.append(.init("ends", .text(ends.rawValue))) }
        case .holdSafe: mode = .holdSafe
        }
        return [.init("mode", .text(mode.rawValue))] + members
    }
}

#if !hasFeature(Embedded)
    extension TangentRule: Codable, NotationCoded {
        package static var notationName: String { "rule" }
    }
#endif
