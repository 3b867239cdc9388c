// How colours are written: as CSS text, or with their space where CSS would clamp them.

extension ColorValue.Space {
    /// The names in CSS.
    package static var names: [String] { allCases.map { $0.name } }

    private var name: String { String(bytes: Array(cssName.bytes)) }

    /// Reads a name of CSS, or of Swift.
    package init(_ notation: Notation, at place: String) throws(HookeError) {
        if case .text(let text) = notation {
            if isSameName(text, "xyz") {
                self = .xyzD65
                return
            }
            for space in Self.allCases where isSameName(space.name, text) || isSameName(space.rawValue, text)
            {
                self = space
                return
            }
        }
        throw notation.fault(
            HookeError.Field(place), accepted: list(Self.names + ["xyz"]), words: Self.names)
    }

    /// The name in CSS.
    package var notation: Notation { .text(name) }
}

extension ColorValue {
    /// Reads a colour: CSS text, or `space`, `components`, `alpha` and optionally `missing`, the indices of missing parts, or
    /// `red`, `green`, `blue` and `alpha` of sRGB.
    package init(_ notation: Notation, at place: String) throws(HookeError) {
        if case .text(let text) = notation {
            do { try self.init(css: text) } catch { throw error.renamed(to: HookeError.Field(place)) }
            return
        }
        guard case .fields(let members) = notation else {
            throw notation.fault(HookeError.Field(place), accepted: "CSS text, or an object")
        }
        let fields = try NotationFields(
            members, at: place, accepted: words("space components alpha missing red green blue"))
        func finite(_ name: String) throws(HookeError) -> Double {
            let number = try fields.number(name)
            guard number.isFinite else {
                throw .outOfRange(field: fields.path(of: name), value: number, accepted: "a finite number")
            }
            return number
        }
        let alpha = try finite("alpha")
        guard let space = try fields.value("space", Space.init(_:at:)) else {
            self.init(
                red: try finite("red"), green: try finite("green"), blue: try finite("blue"), alpha: alpha)
            try fields.finish()
            return
        }
        var missing: Parts = []
        for index in fields.has("missing") ? try fields.numbers("missing") : [] {
            guard let index = Int(exactly: index), (0...3).contains(index),
                missing.insert(Parts(index: index)).inserted
            else {
                throw .outOfRange(
                    field: fields.path(of: "missing"), value: index,
                    accepted: "0 to 2 for components, 3 for alpha, each once")
            }
        }
        let components = try fields.numbers("components", count: 3)
        if let number = components.first(where: { !$0.isFinite }) {
            throw .outOfRange(
                field: fields.path(of: "components"), value: number, accepted: "finite numbers")
        }
        self.init(space, Vector3(numbers: components), alpha: alpha, missing: missing)
        try fields.finish()
    }

    /// The colour as it is written: CSS text if that reads as the same bits, otherwise `space`, `components`, `alpha`, and
    /// `missing` if parts are missing.
    package var notation: Notation {
        let css = css
        if let read = try? ColorValue(css: css), read == self { return .text(css) }
        var members: [Notation.Member] = [
            .init("space", .text(space.rawValue)), .init("components", components.notation),
            .init("alpha", .number(alpha)),
        ]
        let indices = (0...3).filter { missing.contains(index: $0) }
        if !indices.isEmpty { members.append(.init("missing", Notation(indices.map { Double($0) }))) }
        return .fields(members)
    }
}

#if !hasFeature(Embedded)
    extension ColorValue.Space: Codable {
        /// Decodes a name of CSS, or of Swift.
        public init(from decoder: any Decoder) throws { try self.init(Notation(from: decoder), at: "space") }
    }

    extension ColorValue: Codable, NotationCoded {
        package static var notationName: String { "color" }
    }
#endif
