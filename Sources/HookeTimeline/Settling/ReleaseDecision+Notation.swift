import Hooke

extension ReleaseDecision {
    /// The decisions by name.
    package enum Kind: String, NamedCase, CaseIterable, Sendable {
        case velocitySign = "velocity-sign"
        case threshold, projected, fling
        case lookAhead = "look-ahead"

        /// The number where none is given; `nil` for a decision without one.
        package var usual: Double? {
            switch self {
            case .velocitySign: nil
            case .threshold: 0.5
            case .projected: DecelerationRate.normal.perMillisecond
            case .fling: 1
            case .lookAhead: 0.3
            }
        }

        /// The numbers that the decision accepts.
        package var accepted: String {
            switch self {
            case .velocitySign: "no number"
            case .threshold: "a fraction from 0 to 1"
            case .projected: "a number above 0 and below 1"
            case .fling: "a finite number of at least 0"
            case .lookAhead: "a finite number of seconds of at least 0"
            }
        }

        /// Returns the decision with a number, or with the usual one.
        package func decision(_ number: Double?, at place: String) throws(HookeError) -> ReleaseDecision {
            let refused = HookeError.outOfRange(
                field: HookeError.Field(place), value: number ?? .nan, accepted: accepted)
            let value = number ?? usual ?? 0
            switch self {
            case .velocitySign:
                guard number == nil else { throw refused }
                return .velocitySign
            case .threshold:
                guard (0...1).contains(value) else { throw refused }
                return .threshold(value)
            case .projected:
                guard let rate = try? DecelerationRate(perMillisecond: value) else { throw refused }
                return .projected(rate)
            case .fling:
                guard value >= 0, value.isFinite else { throw refused }
                return .fling(minimumVelocity: value)
            case .lookAhead:
                guard value >= 0, value.isFinite else { throw refused }
                return .lookAhead(value)
            }
        }
    }

    /// Creates the decision of a text: `velocity-sign`, `threshold`, `projected`, `fling` or `look-ahead`; all but the first
    /// with a number if it is not the usual one: `threshold=0.6`, `projected=0.99`, `fling=2`, `look-ahead=0.2`.
    ///
    /// In JSON the same is a string, or an object: `{"threshold": 0.6}`, `{"velocitySign": true}`.
    /// - Throws: `HookeError` with the field, its value and what is accepted.
    public init(text: String) throws(HookeError) {
        self = try Notation.text(text).read(at: "decision", as: Self.init(_:at:))
    }

    /// The decision as text with its number: `threshold=0.5`; the name of a custom one.
    public var text: String {
        switch standard {
        case nil, .velocitySign?: name
        case .threshold(let number)?, .fling(let number)?, .lookAhead(let number)?:
            "\(name)=\(CSSDecimal(number).text)"
        case .projected(let rate)?: "\(name)=\(CSSDecimal(rate.perMillisecond).text)"
        }
    }

    /// Reads a decision: a text or an object.
    package init(_ notation: Notation, at place: String) throws(HookeError) {
        let names = Kind.allCases.map { $0.rawValue }
        if case .text(let text) = notation,
            let kind = Kind.allCases.first(where: { isSameName($0.rawValue, text) })
        {
            self = try kind.decision(nil, at: place)
            return
        }
        guard let member = notation.members?.first,
            let kind = Kind.allCases.first(where: { isSameName($0.rawValue, member.name) })
        else {
            let typed = notation.members?.first?.name
            if case .fields(let members) = notation {
                _ = try NotationFields(members, at: place, accepted: names)
            }
            let text: String? = if case .text(let text) = notation { text } else { nil }
            throw .badValue(
                field: HookeError.Field(place), value: notation.shown,
                nearest: (typed ?? text).flatMap { nearestWord(to: $0, in: names) }, accepted: list(names))
        }
        let fields = try NotationFields(notation.members ?? [], at: place, accepted: [kind.rawValue])
        if kind.usual == nil, case .bool(true)? = fields[kind.rawValue] {
            self = .velocitySign
            return
        }
        let number = try fields.number(kind.rawValue, accepted: kind.accepted)
        self = try kind.decision(number, at: fields.path(of: kind.rawValue).name)
    }
}

extension SettlePlan.Style {
    /// Creates the style of a text: `spring`, `bouncy` or `spring(…)` (`Spring.init(text:)`), `curve`, `uikit` or
    /// `uikit(ease-out)` with a cubic Bézier of CSS.
    ///
    /// In JSON the same is a string, or an object: `{"spring": "bouncy"}`, `{"uikit": "ease-out"}`.
    /// - Throws: `HookeError` with the field, its value and what is accepted.
    public init(text: String) throws(HookeError) {
        self = try Notation.text(text).read(at: "settle", as: Self.init(_:at:))
    }

    /// The style as text.
    public var text: String {
        switch self {
        case .spring(let spring):
            spring == .settling ? "spring" : Notation.fields([.init("spring", spring.notation)]).text
        case .cubic: "curve"
        case .timed(let curve): curve == .easeInOut ? "uikit" : "uikit(\(curve.css))"
        }
    }

    /// What is accepted as a style.
    package static let words = ["spring", "curve", "uikit"]

    /// Reads a style: a text or an object.
    package init(_ notation: Notation, at place: String) throws(HookeError) {
        if case .text(let text) = notation, let word = Self.words.first(where: { isSameName($0, text) }) {
            self =
                isSameName(word, "spring") ? .spring : isSameName(word, "curve") ? .cubic : .timed(.easeInOut)
            return
        }
        if let members = notation.members, let first = members.first, isSameName(first.name, "uikit") {
            let fields = try NotationFields(members, at: place, accepted: ["uikit"])
            let field = fields.path(of: "uikit").name
            guard case .bezier(let curve) = try TimingFunction(first.value, at: field) else {
                throw first.value.fault(
                    HookeError.Field(field), accepted: "cubic-bezier(…), ease, ease-in, ease-out, ease-in-out"
                )
            }
            self = .timed(curve)
            return
        }
        let spring: Spring
        do { spring = try Spring(notation, at: place) } catch {
            throw error.orOther(
                Self.words, "spring, curve, uikit, uikit(…) with a curve", than: notation, at: place)
        }
        guard spring.damping > 0 else {
            throw .badValue(
                field: HookeError.Field(place), value: notation.shown, nearest: nil,
                accepted: "a spring whose damping is above 0: it must settle")
        }
        self = .spring(spring)
    }
}
