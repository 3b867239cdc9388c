#if !hasFeature(Embedded)
    extension ColorHandover: Codable {
        private enum CodingKeys: String, CodingKey { case space, components }

        /// Encodes space and components.
        /// - Throws: The encoder's errors, and `EncodingError.invalidValue` after a track in OKLCH whose hue was turned
        ///   by whole turns.
        public func encode(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: CodingKeys.self)
            try values.encode(space, forKey: .space)
            try values.encode(components, forKey: .components)
        }

        /// Decodes what `encode(to:)` wrote, or the same as text: `color-handover(…)`.
        /// - Throws: The decoder's errors, and `HookeError` with the path of the field.
        public init(from decoder: any Decoder) throws {
            try self.init(Notation(from: decoder), at: "colorHandover")
        }

        /// Reads a text or an object.
        package init(_ notation: Notation, at place: String) throws(HookeError) {
            let fields = try NotationFields(
                notation, of: "colorHandover", at: place, accepted: words("space components"))
            space = try ColorValue.Space(
                fields.required("space", accepted: list(ColorValue.Space.names)),
                at: fields.path(of: "space").name)
            components = try Handover(
                fields.required("components", accepted: "a handover"), at: fields.path(of: "components").name)
        }
    }
#endif
