// How limits are written: as text, and as fields of JSON or Codable containers.

extension MotionLimits {
    /// Creates the limits of a text: `limits(speed=5, acceleration=20)`, with `reverse-speed`, `reverse-acceleration`,
    /// `jerk` and `reverse-jerk`. A limit that is left out, or `none`, is infinite; a reverse one that is left out is as the other.
    ///
    /// In JSON the same is a string, or an object: `{"speed": 5, "acceleration": 20}`.
    /// - Throws: `HookeError` with the path of the field in the text, its value and what is accepted.
    public init(text: String) throws(HookeError) {
        self = try Notation.text(text).read(at: "limits", as: Self.init(_:at:))
    }

    /// The limits as the shortest text that `init(text:)` reads as the same bits.
    public var text: String { Notation.fields([.init("limits", notation)]).text }

    /// The limits as they are written.
    package var notation: Notation {
        func written(_ limit: Double) -> Notation { limit < .infinity ? .number(limit) : .text("none") }
        var members: [Notation.Member] = []
        if speed < .infinity { members.append(.init("speed", .number(speed))) }
        if reverseSpeed != speed { members.append(.init("reverseSpeed", written(reverseSpeed))) }
        if acceleration < .infinity { members.append(.init("acceleration", .number(acceleration))) }
        if reverseAcceleration != acceleration {
            members.append(.init("reverseAcceleration", written(reverseAcceleration)))
        }
        if jerk < .infinity { members.append(.init("jerk", .number(jerk))) }
        if reverseJerk != jerk { members.append(.init("reverseJerk", written(reverseJerk))) }
        return .fields(members)
    }

    /// The fields of limits.
    package static let fieldNames = words(
        "speed reverseSpeed acceleration reverseAcceleration jerk reverseJerk")

    /// Reads limits: a text or an object.
    package init(_ notation: Notation, at place: String) throws(HookeError) {
        try self.init(NotationFields(notation, of: "limits", at: place, accepted: Self.fieldNames))
    }

    /// Reads the limits of some fields; others are ignored.
    package init(_ fields: NotationFields) throws(HookeError) {
        func limit(_ name: String) throws(HookeError) -> Double? {
            if case .text(let text)? = fields[name], isSameName(text, "none") { return .infinity }
            guard fields.has(name) else { return nil }
            return try fields.number(name, accepted: "a number above 0, or none")
        }
        guard !fields.present(Self.fieldNames).isEmpty else {
            throw .missing(
                field: HookeError.Field(fields.place.isEmpty ? "acceleration" : fields.place),
                accepted: "a limit: speed, acceleration or jerk")
        }
        let (speed, reverseSpeed) = (try limit("speed"), try limit("reverseSpeed"))
        let (acceleration, reverse) = (try limit("acceleration"), try limit("reverseAcceleration"))
        let (jerk, reverseJerk) = (try limit("jerk"), try limit("reverseJerk"))
        do {
            try self.init(
                speed: speed ?? .infinity, reverseSpeed: reverseSpeed,
                acceleration: acceleration ?? .infinity, reverseAcceleration: reverse,
                jerk: jerk ?? .infinity, reverseJerk: reverseJerk)
        } catch { throw fields.naming(error) }
    }
}

#if !hasFeature(Embedded)
    extension MotionLimits: Codable, NotationCoded {
        package static var notationName: String { "limits" }
    }
#endif
