import Hooke

// How motions of a choreography, anchors and takeovers are written: as text, and as fields of JSON or Codable containers.

extension ChoreographyMotion {
    /// The fields of a motion.
    package static var fieldNames: [String] {
        words("curve decay from to duration") + TrackNotation.fieldNames
    }

    /// Reads a motion: `motion(…)` or an object.
    package init(_ notation: Notation, at place: String) throws(HookeError) {
        let fields = try NotationFields(
            notation, of: motionFunction(notation), at: place, accepted: Self.fieldNames)
        var shape = NotationShape(of: Value.self)
        try self.init(fields, &shape)
        try fields.finish()
    }

    /// Reads the motion of some fields: a spring, a curve, a track or a fling. Without `from` it starts at the shown value.
    package init(_ fields: NotationFields, _ shape: inout NotationShape) throws(HookeError) {
        let kinds = fields.has("times") ? ["times"] : words("spring curve times decay")
        switch CSSWord(try fields.one(of: kinds, "the motion")) {
        case "spring":
            guard let spring = try fields.value("spring", Spring.init(_:at:)) else {
                throw .missing(field: fields.path(of: "spring"), accepted: Spring.accepted)
            }
            let end: Value = try shape.require(fields, "to")
            self = .spring(
                spring, from: try shape.read(fields, "from"), to: end,
                velocity: try shape.read(fields, "velocity") ?? .zero)
        case "curve":
            let curve = try fields.value("curve", TimingFunction.init(_:at:))
            let end: Value = try shape.require(fields, "to")
            self = .curve(
                curve ?? .linear, duration: try fields.number("duration"),
                from: try shape.read(fields, "from"), to: end)
        case "decay":
            let rate = try fields.value("decay", DecelerationRate.init(_:at:))
            let velocity: Value = try shape.require(fields, "velocity")
            self = .decay(rate ?? .normal, from: try shape.read(fields, "from"), velocity: velocity)
        default: self = .track(try TrackNotation(fields, &shape).track { Value(numbers: $0) })
        }
    }

    /// The fields of the motion; `nil` for a motion of another type.
    package var members: [Notation.Member]? {
        var members: [Notation.Member] = []
        func add(_ name: String, _ value: Value?) {
            if let value { members.append(.init(name, value.notation)) }
        }
        switch self {
        case .spring(let spring, let from, let to, let velocity):
            members = [.init("spring", spring.notation)]
            add("from", from)
            add("to", to)
            if velocity != .zero { add("velocity", velocity) }
        case .curve(let curve, let duration, let from, let to):
            members = [.init("curve", curve.notation), .init("duration", .number(duration))]
            add("from", from)
            add("to", to)
        case .track(let track): members = track.members
        case .decay(let rate, let from, let velocity):
            members = [.init("decay", rate.notation)]
            add("from", from)
            add("velocity", velocity)
        case .other: return nil
        }
        return members
    }
}

extension ChoreographyTakeover {
    /// Reads `jump`, `automatic` or a law.
    package init(_ notation: Notation, at place: String) throws(HookeError) {
        if case .text(let text) = notation, let word = sameName(text, in: words("jump automatic")) {
            self = isSameName(word, "jump") ? .jump : .automatic
        } else {
            self = .law(try HandoverLaw(notation, at: place))
        }
    }

    /// The takeover as it is written.
    package var notation: Notation {
        switch self {
        case .automatic: .text("automatic")
        case .jump: .text("jump")
        case .law(let law): law.notation
        }
    }
}

extension ChoreographyAnchor {
    /// Reads `{"of":"name","point":"end"}`, with `fraction` or `crossing`, `component` and `count` instead of `point`.
    /// Without `of` it is the part before, with `"parent":true` the part around.
    package init(_ notation: Notation, at place: String) throws(HookeError) {
        let fields = try NotationFields(
            notation, of: "anchor", at: place,
            accepted: words("of parent point fraction crossing component count"))
        let isParent = try fields.flag("parent")
        if isParent, fields.has("of") { throw fields.refusal("of", "given", accepted: "of or parent") }
        let reference: Reference =
            isParent
            ? .parent : fields.has("of") ? .named(ChoreographyName(try fields.string("of"))) : .previous
        let point: Point
        switch CSSWord(try fields.one(of: words("point fraction crossing"), "point")) {
        case "fraction": point = .fraction(try fields.number("fraction"))
        case "crossing":
            let most = Int(Int32.max)
            point = .crossing(
                try fields.number("crossing"),
                component: fields.has("component") ? try fields.count("component", upTo: most) : 0,
                count: fields.has("count") ? try fields.count("count", upTo: most) : 1)
        default:
            switch CSSWord(try fields.word("point", of: words("start end settledEnd")) ?? "") {
            case "start": point = .start
            case "end": point = .end
            default: point = .settledEnd
            }
        }
        self.init(point, of: reference)
        try fields.finish()
    }

    /// The anchor as it is written.
    package var notation: Notation {
        var members: [Notation.Member]
        switch point {
        case .start: members = [.init("point", .text("start"))]
        case .end: members = [.init("point", .text("end"))]
        case .settledEnd: members = [.init("point", .text("settledEnd"))]
        case .fraction(let fraction): members = [.init("fraction", .number(fraction))]
        case .crossing(let value, let component, let count):
            members = [.init("crossing", .number(value))]
            if component != 0 { members.append(.init("component", .number(Double(component)))) }
            if count != 1 { members.append(.init("count", .number(Double(count)))) }
        }
        switch reference {
        case .named(let name): members.append(.init("of", .text(name.text)))
        case .previous: break
        case .parent: members.append(.init("parent", .bool(true)))
        }
        return .fields(members)
    }
}

#if !hasFeature(Embedded)
    extension ChoreographyName: Codable {
        /// Decodes a string.
        public init(from decoder: any Decoder) throws {
            self.init(try decoder.singleValueContainer().decode(String.self))
        }

        /// Encodes the text.
        public func encode(to encoder: any Encoder) throws { try text.encode(to: encoder) }
    }

    extension ChoreographyTakeover: Codable, NotationCoded {
        package static var notationName: String { "by" }
    }

    extension ChoreographyAnchor: Codable, NotationCoded {
        package static var notationName: String { "start" }
    }

    extension ChoreographyMotion: Codable {
        /// Decodes `motion(…)` or an object of the fields of a motion.
        /// - Throws: The decoder's errors, and `HookeError` with the path of the field.
        public init(from decoder: any Decoder) throws {
            try self.init(Notation(from: decoder), at: "motion")
        }

        /// Encodes an object of the fields of the motion.
        /// - Throws: The encoder's errors, and `EncodingError` for a motion of another type.
        public func encode(to encoder: any Encoder) throws {
            try encode(members.map { .fields($0) }, to: encoder)
        }
    }

    extension Encodable {
        /// Encodes the notation of a motion, or of a part with motions.
        func encode(_ notation: Notation?, to encoder: any Encoder) throws {
            guard let notation else {
                throw EncodingError.invalidValue(
                    self,
                    EncodingError.Context(
                        codingPath: encoder.codingPath,
                        debugDescription:
                            "a motion of another type has no JSON form; accepted: spring, curve, track, decay"
                    ))
            }
            try notation.encode(to: encoder)
        }
    }
#endif
