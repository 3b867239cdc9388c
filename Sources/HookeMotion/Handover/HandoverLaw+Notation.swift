// How a law is written: as text, and as fields of JSON or Codable containers.

extension HandoverLaw {
    /// Creates the law of a text.
    ///
    /// | text | law |
    /// | --- | --- |
    /// | `bouncy`, `spring(…)` | the difference moves to 0 as that spring (`Spring.init(text:)`) |
    /// | `third-order(12)` | e^(−ωs) with a polynomial; ω in 1/s |
    /// | `quintic(0.4, join=c2)`, `quintic(0.4, never-crosses-zero=true)` | a polynomial over so many seconds |
    /// | `fade(0.3, join=c2, half-life=0.1)` | a weighted mean over so many seconds |
    ///
    /// In JSON the same is a string, or an object: `{"quintic": 0.4, "join": "c2"}`.
    /// - Throws: `HookeError` with the path of the field in the text, its value and what is accepted.
    public init(text: String) throws(HookeError) {
        self = try Notation.text(text).read(at: "law", as: Self.init(_:at:))
    }

    /// The law as the shortest text that `init(text:)` reads as the same bits.
    public var text: String { notation.text }

    private static let kinds = ["thirdOrder", "quintic", "fade"]

    /// The law as it is written.
    package var notation: Notation {
        var members: [Notation.Member]
        switch kind {
        case .spring(let spring):
            let spring = spring.notation
            return spring.isObject ? .fields([.init("spring", spring)]) : spring
        case .thirdOrder(let rate): members = [.init("thirdOrder", .number(rate))]
        case .quintic(let duration, let join, let neverCrossesZero):
            members = [.init("quintic", .number(duration))]
            if join == .c2 { members.append(.init("join", .text("c2"))) }
            if neverCrossesZero { members.append(.init("neverCrossesZero", .bool(true))) }
        case .fade(let duration, let join, let outgoing):
            members = [.init("fade", .number(duration))]
            if join == .c2 { members.append(.init("join", .text("c2"))) }
            if case .damped(let halfLife) = outgoing { members.append(.init("halfLife", .number(halfLife))) }
        }
        return .fields(members)
    }

    /// Reads a law: a text or an object.
    package init(_ notation: Notation, at place: String) throws(HookeError) {
        let members = notation.members ?? []
        let kind = Self.kinds.first { kind in members.contains { isSameName($0.name, kind) } }
        guard let kind else {
            // Any other object or text is a spring.
            do { self = .spring(try Spring(notation, at: place)) } catch {
                throw error.orOther(
                    Self.kinds.map(kebabName), "third-order(…), quintic(…), fade(…)", than: notation,
                    at: place)
            }
            return
        }
        let isQuintic = isSameName(kind, "quintic")
        let others =
            isSameName(kind, "thirdOrder") ? [] : ["join", isQuintic ? "neverCrossesZero" : "halfLife"]
        let fields = try NotationFields(members, at: place, accepted: [kind] + others)
        let number = try fields.number(kind)
        let join: Join =
            try fields.word("join", of: ["c1", "c2"]).map { isSameName($0, "c2") } == true ? .c2 : .c1
        do {
            if others.isEmpty {
                try self.init(.thirdOrder(rate: number))
            } else if isQuintic {
                try self.init(
                    .quintic(
                        duration: number, join: join, neverCrossesZero: try fields.flag("neverCrossesZero")))
            } else {
                let halfLife = try fields.optionalNumber("halfLife")
                try self.init(
                    .fade(
                        duration: number, join: join,
                        outgoing: halfLife.map { .damped(halfLife: $0) } ?? .continuing))
            }
        } catch {
            // An error of a field has its path already.
            guard let field = error.field,
                [.duration, "rate", "halfLife", "neverCrossesZero"].contains(field)
            else {
                throw error
            }
            throw fields.naming(error, ["duration": kind, "rate": kind])
        }
    }
}

#if !hasFeature(Embedded)
    extension HandoverLaw.Join: Codable {}

    extension HandoverLaw: Codable, NotationCoded {
        package static var notationName: String { "law" }
    }
#endif
