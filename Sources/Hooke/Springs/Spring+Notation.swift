// How a spring is written: as text, and as fields of JSON, options or Codable containers.

extension Spring {
    /// The springs with names, which `init(text:)` reads.
    public static let named: KeyValuePairs<String, Spring> = [
        "smooth": .smooth, "snappy": .snappy, "bouncy": .bouncy, "interactive": .interactive,
        "responsive": .responsive, "coreAnimationDefault": .coreAnimationDefault,
        "uiKitTimingDefault": .uiKitTimingDefault,
    ]

    /// Creates the spring of a text.
    ///
    /// - `bouncy`, or another name of ``named``;
    /// - `spring(…)` with one pair of numbers: `stiffness=170, damping=26`, `stiffness=170, damping-ratio=1`,
    ///   `response=0.4, damping-ratio=0.8`, `duration=0.5, bounce=0.2`, `settling-duration=0.8, damping-ratio=0.7`,
    ///   `bounciness=8, speed=12` (pop, React Native), or `preset=bouncy`. All but `duration` and `bounciness` take `mass`
    ///   too; it is 1 if left out. As in SwiftUI, `duration` is 0.5 and `bounce` 0 if one of them is left out.
    /// - `origami(tension=40, friction=7)`; `react-spring(tension=170, friction=26)`, which are stiffness and damping, and
    ///   takes `mass`; `motion(duration=0.8, bounce=0.3)`, whose duration is that of motion.dev. Numbers without names are in
    ///   this order.
    ///
    /// Names of fields may have capitals instead of hyphens. In JSON the same is a string, or an object of the fields. A
    /// pair of `tension` and `friction` alone is refused, because it has both meanings.
    /// - Throws: `HookeError` with the path of the field in the text, its value and what is accepted.
    public init(text: String) throws(HookeError) { try self.init(.text(text), at: "spring") }

    /// The spring as the shortest text that `init(text:)` reads as the same bits.
    public var text: String {
        if case .text(let name) = notation { return name }
        return Notation.fields([.init("spring", notation)]).text
    }

    /// The spring as it is written: a name, or its mass unless it is 1, stiffness and damping.
    package var notation: Notation {
        if let name = Self.named.first(where: { $0.value == self })?.key { return .text(name) }
        let numbers = [("mass", mass), ("stiffness", stiffness), ("damping", damping)]
        return .fields(numbers.dropFirst(mass == 1 ? 1 : 0).map { .init($0.0, .number($0.1)) })
    }

    /// The names of ``named``.
    @inline(never)
    package static var names: [String] { named.map { $0.key } }

    @inline(never)
    private static func named(_ notation: Notation) -> Spring? {
        guard case .text(let text) = notation else { return nil }
        for (name, spring) in named where isSameName(name, text) { return spring }
        return nil
    }

    /// The fields of a spring.
    package static let fieldNames = words(
        """
        mass stiffness damping response dampingRatio duration bounce settlingDuration \
        bounciness speed preset spring origami reactSpring motion
        """)

    /// What is accepted as a spring, in one line.
    package static var accepted: String {
        list(names) + ", spring(…) with one of " + Pair.list(Pair.allCases, nil)
            + ", origami(…), react-spring(…), motion(…)"
    }

    /// Reads a spring: a text or an object.
    package init(_ notation: Notation, at place: String) throws(HookeError) {
        try notation.checkDepth(at: place)
        self = try notation.read(at: place) { (notation, place) throws(HookeError) in
            try Spring(written: notation, at: place)
        }
    }

    private init(written notation: Notation, at place: String) throws(HookeError) {
        if let spring = Self.named(notation) {
            self = spring
            return
        }
        let members = notation.members
        let first = members?.first?.name ?? ""
        guard let members, notation.isObject || sameName(first, in: Self.functions + Self.fieldNames) != nil
        else {
            throw notation.fault(
                HookeError.Field(place), accepted: Self.accepted,
                words: members == nil ? Self.names : Self.names + Self.functions)
        }
        try self.init(NotationFields(members, at: place, accepted: Self.fieldNames + Self.ambiguous))
    }

    private static var functions: [String] { words("spring origami reactSpring motion") }
    private static var ambiguous: [String] { words("tension friction") }

    /// Reads a spring of its fields; those of others are ignored.
    package init(_ fields: NotationFields) throws(HookeError) {
        let used = fields.present(Array(Self.fieldNames[1...]))
        if let single = fields.present(words("spring preset origami reactSpring motion")).first {
            if let other = used.first(where: { !isSameName($0, single) })
                ?? (fields.has("mass") ? "mass" : nil)
            {
                throw fields.refusal(
                    other, "\(fields.text(other)) beside \(fields.shown(single))", accepted: "one of the two")
            }
            try self.init(single, fields)
            return
        }
        if let pair = Pair.of(used, fields), pair.takesMass || !fields.has("mass") {
            let mass = try fields.optionalNumber("mass") ?? 1
            // Only a duration or a bounce may be alone.
            let first = try fields.optionalNumber(pair.first) ?? 0.5
            let second = try fields.optionalNumber(pair.second) ?? 0
            do { self = try pair.spring(first, second, mass) } catch {
                throw fields.naming(error, ["popBounciness": "bounciness"])
            }
            return
        }
        throw Self.fault(used, fields)
    }

    /// Reads one of the fields that are a whole spring.
    private init(_ name: String, _ fields: NotationFields) throws(HookeError) {
        let (value, place) = (fields[name] ?? .null, fields.path(of: name).name)
        let isBare =
            if case .text(let text) = value { text.utf8.isEmpty && !fields.place.isEmpty } else { false }
        if isBare, !isSameName(name, "preset") {
            let isSpring = isSameName(name, "spring")
            throw .badValue(
                field: isSpring ? HookeError.Field(fields.place) : fields.path(of: name),
                value: "\"\(fields.spelling(name))()\"", nearest: nil,
                accepted: isSpring ? Self.accepted : "its numbers")
        }
        if isSameName(name, "spring") {
            try self.init(value, at: fields.place.isEmpty ? place : fields.place)
            return
        }
        if isSameName(name, "preset") {
            guard let found = Self.named(value) else {
                throw fields.fault(name, accepted: list(Self.names), words: Self.names)
            }
            self = found
            return
        }
        let (isOrigami, isMotion) = (isSameName(name, "origami"), isSameName(name, "motion"))
        let names = words(
            isOrigami ? "tension friction" : isMotion ? "duration bounce" : "tension friction mass")
        var members = value.members ?? []
        if case .number = value { members = [.init(names[0], value)] }
        if case .list(let numbers) = value {
            guard numbers.count >= 2, numbers.count <= names.count else {
                throw fields.fault(name, accepted: list(names))
            }
            members = zip(names, numbers).map { Notation.Member($0, $1) }
        }
        guard !members.isEmpty else { throw fields.fault(name, accepted: list(names)) }
        let parts = try NotationFields(members, at: place, accepted: names)
        let (tension, friction) = (try parts.number(names[0]), try parts.number(names[1]))
        if isMotion {
            // Motion itself takes the nearest accepted number, without an error.
            for (field, value, range) in [(names[0], tension, 0.01...10.0), (names[1], friction, 0...0.95)]
            where !range.contains(value) {
                throw .outOfRange(
                    field: parts.path(of: field), value: value,
                    accepted: "\(range.lowerBound) to \(range.upperBound)")
            }
            self = try Spring(motionDuration: tension, bounce: friction)
            return
        }
        let mass = try parts.optionalNumber("mass") ?? 1
        do {
            self =
                isOrigami
                ? try Spring(origamiTension: tension, friction: friction)
                : try Spring(mass: mass, stiffness: tension, damping: friction)
        } catch {
            throw parts.naming(
                error, ["origamiTension": "tension", "stiffness": "tension", "damping": "friction"])
        }
    }

    /// The error for fields that are not one pair.
    private static func fault(_ used: [String], _ fields: NotationFields) -> HookeError {
        if let stray = ambiguous.first(where: { fields.has($0) }) {
            return fields.refusal(
                stray, fields.text(stray),
                accepted:
                    "origami(tension=…, friction=…), or react-spring(tension=…, friction=…), which are stiffness "
                    + "and damping")
        }
        if let pair = Pair.of(used, fields) {
            return fields.refusal(
                "mass", fields.text("mass"), accepted: "no mass with \(Pair.list([pair], fields))")
        }
        guard let first = used.first else {
            return .missing(
                field: HookeError.Field(fields.place.isEmpty ? "the spring" : fields.place),
                accepted: "a name (\(list(names))), or one of \(Pair.list(Pair.allCases, fields))")
        }
        let pairs = Pair.allCases.filter { fields.has($0.first) || fields.has($0.second) }
        if used.count == 1 {
            let partners = pairs.map { fields.spelling(isSameName($0.first, first) ? $0.second : $0.first) }
            return fields.refusal(
                first, fields.text(first) + " alone", accepted: "with it one of " + list(partners))
        }
        // The field outside a pair that is complete.
        let complete = pairs.first { fields.has($0.first) && fields.has($0.second) }
        let stray = used.first { name in
            complete.map { !isSameName($0.first, name) && !isSameName($0.second, name) } ?? false
        }
        return fields.refusal(
            stray ?? used[1], "given beside \(fields.shown(complete?.first ?? first))",
            accepted: "one pair: " + Pair.list(pairs, fields))
    }
}

/// A pair of numbers that makes a spring.
private enum Pair: CaseIterable {
    case damping, dampingRatio, response, bounce, settling, bounciness

    var first: String {
        switch self {
        case .damping, .dampingRatio: "stiffness"
        case .response: "response"
        case .bounce: "duration"
        case .settling: "settlingDuration"
        case .bounciness: "bounciness"
        }
    }

    var second: String {
        switch self {
        case .damping: "damping"
        case .dampingRatio, .response, .settling: "dampingRatio"
        case .bounce: "bounce"
        case .bounciness: "speed"
        }
    }

    var takesMass: Bool { self != .bounce && self != .bounciness }

    func spring(_ first: Double, _ second: Double, _ mass: Double) throws(HookeError) -> Spring {
        switch self {
        case .damping: try Spring(mass: mass, stiffness: first, damping: second)
        case .dampingRatio: try Spring(stiffness: first, dampingRatio: second, mass: mass)
        case .response: try Spring(response: first, dampingRatio: second, mass: mass)
        case .bounce: try Spring(duration: first, bounce: second)
        case .settling: try Spring(restSettlingDuration: first, dampingRatio: second, mass: mass)
        case .bounciness: try Spring(popBounciness: first, speed: second)
        }
    }

    /// The pair that some fields are; a duration or a bounce alone is one with the usual other number, as in SwiftUI.
    @inline(never)
    static func of(_ used: [String], _ fields: NotationFields) -> Pair? {
        if used.count == 1 { return fields.has("duration") || fields.has("bounce") ? .bounce : nil }
        guard used.count == 2 else { return nil }
        return allCases.first { fields.has($0.first) && fields.has($0.second) }
    }

    /// The names of pairs.
    @inline(never)
    static func list(_ pairs: [Pair], _ fields: NotationFields?) -> String {
        func spelled(_ name: String) -> String { fields?.spelling(name) ?? name }
        return Hooke.list(pairs.map { spelled($0.first) + " and " + spelled($0.second) })
    }
}

#if !hasFeature(Embedded)
    extension Spring.Regime: Codable {}

    extension Spring: Codable, NotationCoded {
        package static var notationName: String { "spring" }
    }
#endif
